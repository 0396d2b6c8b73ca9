"""The guided game: its tips, its moments, and learners who follow the tips."""

import re
from collections import Counter
from pathlib import Path
from statistics import median

import pytest
from msgspec.structs import replace

from oracle_nb.core.events import Event
from oracle_nb.delphi.lessons.guide.moments import MOMENTS, DelphiGuidedGame
from oracle_nb.delphi.model.actions import CARD, END_TURN, EXTRA
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.model.verbs import Verb
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.game import Game
from oracle_nb.games.guided_game import GuidedGame
from oracle_nb.games.puzzle_set import Margin
from oracle_nb.games.registry import DEFAULT_GAME, MissingPart, coach_of, package_of
from oracle_nb.lessons.guide import guide_of, left_out_of, new_guided_game, read_guide
from oracle_nb.lessons.lesson import LANGUAGES, LessonError
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.views.action_list import actions_view
from oracle_nb.web.table.views.turn_view import tip_view
from tests.guided_learner import GuidedLesson, Habit, Learner, played
from tests.installed_games import TOY, installed_here
from tests.planning.test_adviser import guided
from tests.samples import sampled
from tests.web.shared_screens import turn_html

GUIDE = guide_of(DEFAULT_GAME)
GUIDED: GuidedGame = DelphiGuidedGame()
SEEDS = range(8)


@pytest.fixture(scope="module")
def lessons() -> list[GuidedLesson]:
    return [played(DEFAULT_GAME, seed, "reads") for seed in SEEDS]


def moment_at(table: TableController) -> str:
    """Return the moment of the tip that is shown; "" for none."""
    tip = table.tips.tip
    return "" if tip is None else tip.moment


@pytest.mark.parametrize("habit", sampled(["reads", "ignores", "shows"], 2))
@pytest.mark.parametrize("game", [DEFAULT_GAME, "mythology"])
def test_tips_explain_every_first_time_and_never_contradict(game: str, habit: Habit) -> None:
    lesson = played(game, SEEDS[0], habit)
    assert lesson.game.to_move is None
    assert lesson.unexplained == lesson.contradicted == ()


@pytest.mark.long
def test_learners_who_never_press_got_it_see_the_same_tips(lessons: list[GuidedLesson]) -> None:
    shown = played(DEFAULT_GAME, SEEDS[0], "shows").tips
    assert {"can-deliver", "can-fight", "has-card", "injured", "prices"} <= {*shown}
    assert len({*lessons[0].tips} - {*shown}) <= 1


def test_learners_who_follow_the_tips_finish_soon(lessons: list[GuidedLesson]) -> None:
    home = [lesson for lesson in lessons if lesson.game.position.players[0].home]
    assert len(home) >= len(lessons) - 1
    assert 3 <= median(lesson.rounds for lesson in lessons) <= 6
    assert max(lesson.rounds for lesson in lessons) <= 9
    assert 18 <= median(len(lesson.actions) for lesson in lessons) <= 30


def test_every_basic_action_comes_up(lessons: list[GuidedLesson]) -> None:
    basic = {"move", "load-offering", "make-offering", "explore", "build", "fight", "favor", "end"}
    done = [{action.split()[0] for action in lesson.actions} for lesson in lessons]
    for lesson, verbs in zip(lessons, done, strict=True):
        assert basic - {"build", "make-offering", "favor"} <= verbs
        assert {"injured", "step-for-roll", "others-turn"} <= {*lesson.tips}
    assert basic - {"favor"} <= set.intersection(*done[:3])
    assert sum("god-on-top" in lesson.tips for lesson in lessons) > len(done) / 2
    assert sum("favor" in verbs for verbs in done) > len(done) / 2


def test_with_a_card_left_the_tip_shows_what_the_bot_and_the_coach_would_do() -> None:
    coach, plays = coach_of(new_guided_game(DEFAULT_GAME, "You", 0).rules), Counter[str]()
    assert coach is not None
    for seed in range(5):
        learner = Learner(DEFAULT_GAME, seed, "reads")
        table = learner.table
        while "card-left" not in table.tips.moments():
            learner.play_while(lambda game: game.to_move != 0)
            learner.look()
            if "card-left" not in table.tips.moments():
                learner.take_action()
        table.tips.seen = tuple({*MOMENTS} - {"card-left"})
        table.tips.refresh()
        assert moment_at(table) == "card-left"
        table.tips.suggest()
        shown = table.write(table.chosen)
        plays[shown.split()[0]] += 1
        ending = coach.judge(table.known, table.game.action("end")).end
        assert coach.judge(table.known, table.chosen).end <= ending, (seed, shown)
    assert plays["move"] >= 3, plays


def test_the_first_turn_is_as_the_tips_say() -> None:
    table = TableController(new_guided_game(DEFAULT_GAME, "You", 5))
    table.tips.seen = ("first-turn",)
    for moment, action, next_moment in (
        ("first-sail", "move die:red H9", "prices"),
        ("can-load", "load-offering die:blue>yellow G9", "can-explore"),
        ("can-explore", "explore die:red I8", "has-card"),
        # Its tile is a card, which is played where that is better than to keep it.
        ("card-left", "move card:red K7", "turn-done"),
        ("turn-done", "end", "others-turn"),
    ):
        # Goals of a later turn are listed where the tip is about them, or to deliver cargo.
        later = [table.write(task.action) for task in table.snapshot.for_tasks if task.later]
        trips = {"can-explore": ["move die:red K7"], "card-left": [action]}
        assert later == trips.get(moment, [])
        table.tips.suggest()
        assert moment_at(table) == moment
        assert table.write(table.chosen) == action
        table.play(action)
        table.tips.refresh()
        assert moment_at(table) == next_moment
    seats = table.game.seats
    assert [seats[seat].startswith("bot:") for seat in range(3)] == [False, True, True]


@pytest.mark.parametrize("loaded", [True, False])
def test_only_cargo_is_listed_for_a_later_turn_while_a_tip_recommends_an_action(
    loaded: bool,
) -> None:
    cargo = {"offerings": ["yellow"]} if loaded else {"tasks": ["monster:black"]}
    table = guided(ship="H9", dice=["red"], **cargo)
    table.tips.seen = tuple({*MOMENTS} - {"can-explore"})
    table.tips.refresh()
    assert moment_at(table) == "can-explore"
    listed = str(actions_view(table.snapshot))
    assert ("On a later turn: " in listed) == loaded
    # The tip's action comes before a list that begins with another one.
    named, _, others = listed.partition("Closer to your goal")
    assert ("Recommended now" in named and "Explore the island on I8" in named) == loaded
    assert not loaded or "Explore the island on I8" not in others
    table.tips.dismiss("can-explore")
    assert table.tips.task is not None, "it lasts until it is done"
    goal = "Deliver the yellow" if loaded else "Fight the black"
    assert f"On a later turn: {goal}" in str(actions_view(table.snapshot))


def test_nothing_is_priced_before_prices_are_explained() -> None:
    table = TableController(new_guided_game(DEFAULT_GAME, "You", 5))
    table.tips.seen = ()

    def prices() -> set[str]:
        seen_prices: set[str] = set()
        for source in table.sources:
            table.use(source)
            seen_prices |= {*table.snapshot.marks.values()}
            unfolded = re.sub("<details.*?</details>", "", str(actions_view(table.snapshot)))
            seen_prices |= {*re.findall('class="price"[^>]*>([0-9]+)<', unfolded)}
        return seen_prices - {""}

    table.tips.refresh()
    assert prices() == set()
    table.play("move die:red H9")
    table.tips.refresh()
    assert moment_at(table) == "prices"
    assert {"1", "2"} <= prices()
    # The tip about a chosen action takes its place, but prices stay.
    table.choose("load-offering die:blue>yellow G9")
    table.tips.refresh()
    assert moment_at(table) == "can-load" and table.snapshot.priced


def test_the_list_of_tasks_names_the_island_of_the_tips() -> None:
    game = new_guided_game(DEFAULT_GAME, "You", 5)
    players = package_of(DEFAULT_GAME).presentation("en").players
    shown = players.open_goals(game.rules, game.rules.view(game.position, 0), 0, "light")
    assert "Load a yellow offering on G9" in shown
    assert "In your hold: 0 of 2" in shown


def test_back_with_zeus_no_tip_speaks_of_tasks() -> None:
    position = new_guided_game(DEFAULT_GAME, "You", 5).position
    rules = new_guided_game(DEFAULT_GAME, "You", 5).rules
    home = replace(position.players[0], tasks=(), home=True, favor=0)
    late = replace(position, round=4, players=(home, *position.players[1:]))
    moments = set(GUIDED.moments_at(rules, late, 0, rules.legal_actions(late)))
    assert "home" in moments
    advice = {"spare-die", "no-favor", "has-card", "injured", "turn-done", "god-on-top"}
    assert not moments & {*advice, "card-left", "race-home", "other-home"}


def test_back_with_zeus_no_tip_exchanges_a_card_for_a_card() -> None:
    game = new_guided_game(DEFAULT_GAME, "You", 5)
    hand = {"cards": (0, 0, 1, 0, 0, 0), "gods": (0,) * 6, "favor": 0}
    home = replace(game.position.players[0], tasks=(), home=True, **hand)
    acting = replace(game.position, round=4, deck=(5, 5, 4, 5, 5, 5))
    tip = GUIDE.tip("home")
    assert tip is not None
    for dice, moment, actions in (((), "home-done", []), ((4,), "home", ["draw die:red"])):
        players = (replace(home, dice=dice), *game.position.players[1:])
        late = Game(game.rules, start=replace(acting, players=players), seed=1)
        options = late.legal_actions()
        assert any(option.verb == Verb.DRAW for option in options), "the card could draw a card"
        moments = {*GUIDED.moments_at(late.rules, late.position, 0, options)}
        assert moments & {"home", "home-done"} == {moment}
        assert [late.write(action) for action in tip.recommended(late, options)] == actions


def test_the_way_home_is_a_tip_where_zeus_is_in_reach() -> None:
    assert "race-home" not in guided(ship="B14", tasks=[], favor=0).tips.moments()
    table = guided(ship="K9", tasks=[], favor=0)
    assert "race-home" in table.tips.moments()
    tip, rules = GUIDE.tip("race-home"), table.game.rules
    assert tip is not None and isinstance(rules, Delphi)
    recommended = tip.recommended(table.game, table.game.legal_actions())
    assert {action.target for action in recommended} == {rules.board.zeus}
    coach = coach_of(rules)
    assert coach is not None and coach.hint(table.known).what == "hint-home"
    # Each die can be used for it, not only the one that the list names.
    table.choose("end")
    warning = turn_html(table).split('class="unused"')[1].split('class="details"')[0]
    assert warning.count("You could: Sail to J9") == warning.count("<li>")


@pytest.mark.parametrize(
    ("ship", "poseidon", "moment", "said"),
    [
        ("K9", 4, "race-home", {"die"}),
        ("B14", 6, "race-home-poseidon", {"Poseidon"}),
        ("K9", 6, "race-home-both", {"die", "Poseidon"}),
    ],
)
def test_the_tip_on_the_way_home_names_only_what_reaches_zeus(
    ship: str, poseidon: int, moment: str, said: set[str]
) -> None:
    table = guided(ship=ship, tasks=[], favor=0, gods={"poseidon": poseidon})
    assert [x for x in table.tips.moments() if x.startswith("race-home")] == [moment]
    tip = GUIDE.tip(moment)
    assert tip is not None and {*re.findall(r"\bdie\b|Poseidon", tip.say["en"])} == said
    recommended = tip.recommended(table.game, table.game.legal_actions())
    verbs = {Verb.MOVE: "die", Verb.POSEIDON: "Poseidon"}
    assert {verbs[Verb(action.verb)] for action in recommended} == said


def test_the_last_task_is_done_where_zeus_is_nearest() -> None:
    table = guided(
        ship="H6", dice=["blue", "green"], favor=6, tasks=["shrine:psi"], gods={"poseidon": 6}
    )
    listed = [table.write(task.action) for task in table.snapshot.for_tasks]
    assert listed == ["move die:blue K6", "poseidon K6"]


def test_the_action_of_a_bot_is_in_the_list() -> None:
    table = TableController(new_guided_game(DEFAULT_GAME, "You", 5))
    table.tips.seen = tuple(MOMENTS)
    heads = re.findall("<h3[^>]*>([^<]*)|<summary[^>]*>([^<]*)", str(actions_view(table.snapshot)))
    assert heads[0][0].strip() == "Closer to your goal" and all(folded for _, folded in heads[1:])
    table.choose("favor die:red")
    table.tips._suggested = table.chosen
    shown = str(actions_view(table.snapshot))
    assert shown.index("Recommended now") < shown.index("Closer to your goal")
    assert shown.count('data-value="favor die:red"') == 1


def test_nothing_is_recommended_because_it_was_clicked() -> None:
    table = guided(ship="J7", gods={"ares": 6}, tasks=["monster:black"])
    table.tips.seen = ()
    table.play("ares black J6")
    table.tips.refresh()
    assert moment_at(table) == "take-card"
    for card in map(table.write, table.game.legal_actions()):
        table.choose(card)
        table.tips.refresh()
        assert "Recommended now" not in str(actions_view(table.snapshot))
    table.clear()
    table.tips.suggest()
    assert "Recommended now" in str(actions_view(table.snapshot))


def test_mistakes_can_be_tried_again_although_pieces_of_the_box_are_missing() -> None:
    game = new_guided_game(DEFAULT_GAME, "You", 5)
    maker, coach = package_of(DEFAULT_GAME).puzzle_maker(game.rules), coach_of(game.rules)
    assert maker is not None and coach is not None
    assert isinstance(game.rules, Delphi) and game.rules.faults(game.position)
    known = maker.known(game.position)
    best, margin = coach.best(known), Margin(0.5, 0.2, 0.8, 0)
    again = maker.again(known, best.actions, END_TURN, margin)
    assert again is not None and again.alternative == ("end",)


def test_every_moment_has_a_tip() -> None:
    assert {tip.moment for tip in GUIDE.tips} == set(MOMENTS)
    for tip in GUIDE.tips:
        assert sorted(tip.say) == sorted(LANGUAGES)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('moment = "fight-on"', 'moment = "storm"', "tips.1.moment: there is no moment 'storm'"),
        ('moment = "fight-on"', 'moment = "recover"', "there is a tip for 'recover' already"),
        ('"fight.lose-round"', '"fight.lose"', "tips.1.rules: there is no rule 'fight.lose'"),
        ('en = "You rolled too low', 'de = "You rolled too low', "it needs texts in en and pl"),
        ("too low. You may", "too low. It ends. You may", "say.en: 3 sentences; at most 2"),
        ("bot =", "robot =", "robot"),
        ('prices = "prices"', 'prices = "costs"', "prices: there is no tip for 'costs'"),
    ],
)
def test_faulty_guides_are_located(tmp_path: Path, old: str, new: str, fault: str) -> None:
    data = DelphiGuidedGame()
    data.file = tmp_path / "guide.toml"
    data.file.write_text(DelphiGuidedGame.file.read_text("utf-8").replace(old, new, 1), "utf-8")
    rules = {rule for tip in GUIDE.tips for rule in tip.rules}
    with pytest.raises(LessonError) as error:
        read_guide(data, rules)
    assert fault in str(error.value)


def test_games_may_have_no_guided_game(tmp_path: Path) -> None:
    with installed_here(tmp_path, {"toy": TOY}), pytest.raises(MissingPart):
        new_guided_game("toy", "You")


def test_tips_speak_only_of_what_the_learner_has(lessons: list[GuidedLesson]) -> None:
    done, moments = GUIDE.tip("turn-done"), list[str]()
    assert done is not None and done.do is not None
    assert "card" not in done.do["en"] and "kart" not in done.do["pl"]
    for lesson in lessons:
        rules = lesson.game.rules
        for entry in lesson.game.history:
            position = entry.position
            if rules.to_move(position) != 0 or not position.players[0].home:
                continue
            options = rules.legal_actions(position)
            homes = {"home", "home-done"} & {*GUIDED.moments_at(rules, position, 0, options)}
            if position.pending or position.phase != Phase.ACT:
                continue
            left = any(
                option.verb == Verb.TRADE
                or (option.verb == Verb.DRAW and not CARD <= option.source < EXTRA)
                for option in options
            )
            assert homes == {"home" if left else "home-done"}
            moments += homes
    assert {*moments} == {"home", "home-done"}


def test_a_lost_roll_is_not_called_a_round() -> None:
    for language, word in (("en", "round"), ("pl", "rund")):
        tip = GUIDE.tip("fight-on")
        assert tip is not None and word not in tip.say[language]
        texts = package_of(DEFAULT_GAME).texts(
            new_guided_game(DEFAULT_GAME, "You", 5).rules, language
        )
        for reader in (None, 0):
            event = Event("round-lost", "fight.lose-round", 0, {"roll": 5, "strength": 7})
            assert word not in texts.event(event, reader)


def test_giving_up_a_fight_is_in_sight() -> None:
    learner = Learner(DEFAULT_GAME, 5, "reads")
    table = learner.table
    learner.play_while(lambda game: "fight-on" not in table.tips.moments())
    table.refresh_options()
    listed = str(actions_view(table.snapshot))
    # A fold with one action in it would only hide it.
    assert "Other actions" in listed and "Give up the fight" in listed
    assert "<details" not in listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_call_actions_as_the_list_of_choices_does(language: str) -> None:
    table = guided(ship="H9", dice=["red"], offerings=["yellow"])
    table.set_language(language)
    table.tips.seen = tuple({*MOMENTS} - {"can-explore"})
    table.tips.refresh()
    explores = [x for x in table.game.legal_actions() if x.verb == Verb.EXPLORE]
    (title,) = {table.options.title(action) for action in explores}
    tip = str(tip_view(table.tips.snapshot, table.snapshot))
    assert f"{title}." in re.sub("<[^>]*>", "", tip)


def test_the_end_names_what_never_came_up(lessons: list[GuidedLesson]) -> None:
    assert left_out_of(DEFAULT_GAME, "en") == "statues and companions"
    assert left_out_of("mythology", "pl") == left_out_of("toy", "en") == "none"
    assert not any("statue" in action for lesson in lessons for action in lesson.actions)
    assert not any(lesson.game.position.players[0].companions for lesson in lessons)
