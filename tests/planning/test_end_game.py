"""The coach in a player's last turn, in positions that a rival ends this round.

Green has all tasks done, three dice, and is a move away from Zeus: after sailing there, two dice
become oracle cards. Red, who is asked, plays before.
"""

from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.actions import CARD, END_TURN, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import Color, God
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.contests import Contests
from oracle_nb.delphi.planning.last_turn import Finish
from oracle_nb.delphi.planning.named_lines import NamedLines
from oracle_nb.delphi.planning.race import GUESS
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.coach import is_later
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive, motive_text
from oracle_nb.games.opening import position_from_json
from oracle_nb.games.outcomes import outcomes
from oracle_nb.games.registry import package_of
from tests.planning.planned import with_player
from tests.reviewing import played

POSITIONS = Path(__file__).parent / "positions"
RED, GREEN = 0, 2


@pytest.fixture(autouse=True)
def _nothing_named(monkeypatch):
    """Start every test without lines that a coach has named in another one."""
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.NAMED", NamedLines())
    monkeypatch.setattr("oracle_nb.delphi.planning.endgame.CONTESTS", 8)


@cache
def saved(name: str) -> tuple[Delphi, Position]:
    rules, position = position_from_json((POSITIONS / f"{name}.json").read_bytes())
    assert isinstance(rules, Delphi)
    return rules, rules.view(position, position.turn)


def test_a_rival_whose_open_dice_lead_home_this_round_makes_a_turn_the_last():
    rules, view = saved("home-or-end")
    end_game = DelphiCoach(rules).end_game
    assert end_game.finishes(view) == [Finish(GREEN, (2, 4), (2, 4), home=False)]
    assert not end_game.finishes(with_player(view, GREEN, injuries=(3, 0, 0, 0, 0, 0)))
    assert not end_game.finishes(with_player(view, GREEN, dice=(), gods=(0,) * 6))
    assert not end_game.finishes(replace(view, turn=2)), "the others play in the next round"
    there = with_player(view, GREEN, home=True, cards=(1, 0, 0, 0, 0, 0))
    assert end_game.finishes(there) == [Finish(GREEN, (1, 4), (1, 4), home=True)]


def test_a_line_that_wins_the_tie_is_better_than_one_that_loses_it():
    rules, view = saved("tie-to-win")
    coach = DelphiCoach(rules)
    best, *_ = coach.lines(view)
    assert best.win is not None and best.win > 0.3
    home = Action(Verb.MOVE, Color.PINK, Color.PINK, rules.board.zeus)
    assert best.actions[-1] == home, "with the die, which leaves two cards"
    assert [motive.what for motive in best.reasons] == [
        "coach-last-turn",
        "coach-if-shrines",
        "coach-tie",
    ]
    assert best.reasons[-1].facts["tie"] == "ahead"
    # With the tokens, all that takes the ship home is a card.
    tokens = coach.judge(view, Action(Verb.FAVOR, Color.PINK))
    assert tokens.best == best and tokens.costly and tokens.loss > 0.3


def test_all_that_takes_a_ship_home_is_kept_at_the_beginning_of_the_turn():
    rules, view = saved("last-turn")
    for line in DelphiCoach(rules).lines(view):
        assert line.win is not None and line.win > 0.3
        assert any(action.target == rules.board.zeus for action in line.actions)


def test_ending_the_turn_is_not_as_good_as_sailing_home():
    rules, view = saved("home-or-end")
    coach = DelphiCoach(rules)
    lines = coach.lines(view)
    assert [line.win for line in lines] == [1.0, 1.0, 0.0]
    assert lines[0].actions[0].target == rules.board.zeus
    assert lines[2].actions == (END_TURN,)
    assert lines[2].reasons == (Motive("coach-too-late"),)
    assert coach.judge(view, END_TURN).loss == 1.0
    assert coach.end(view, RED) == view.round


def test_an_expected_end_stays_a_round_where_a_last_turn_is_lost():
    rules, view = saved("home-or-end")
    far = with_player(view, RED, tasks=view.players[RED].done, done=())
    coach = DelphiCoach(rules)
    assert coach.worth(far, RED) == view.round + 1, "no chance to win"
    assert coach.end(far, RED) > view.round + 2, "as far from home as before"


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_rival_at_home_is_beaten_by_cards_and_then_by_tokens(cards):
    rules, view = saved("home-or-end")
    held = with_player(view, GREEN, home=True, cards=(cards, 0, 0, 0, 0, 0), favor=6)
    (line, *_) = DelphiCoach(rules).lines(held)
    # Red sails home with one of three cards, and has six tokens, seldom more after the roll.
    assert line.win == pytest.approx({1: 1.0, 2: 0.5, 3: 0.0}[cards], abs=0.1)
    assert line.reasons[-1].facts["tie"] == {1: "ahead", 2: "level", 3: "behind"}[cards]


def test_a_god_becomes_a_card_where_that_decides_the_tie():
    rules, view = saved("home-or-end")
    top = tuple(6 if god == God.APHRODITE else row for god, row in enumerate((4, 0, 0, 2, 2, 2)))
    held = with_player(view, GREEN, home=True, cards=(2, 0, 0, 0, 0, 0), favor=9)
    held = with_player(held, RED, gods=top)
    (line, *_) = DelphiCoach(rules).lines(held)
    assert line.win == 1.0
    assert Verb.TRADE in {action.verb for action in line.actions}


def test_a_contest_is_lost_without_reaching_zeus():
    rules, view = saved("home-or-end")
    contests = Contests(rules)
    sail = Action(Verb.MOVE, CARD + Color.PINK, Color.PINK, rules.board.zeus)
    assert contests.win(view, (sail,), 1) == 1.0
    assert contests.win(view, (END_TURN,), 1) == 0.0


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Green can end the game this round: reach Zeus now."),
        ("pl", "Zielony może zakończyć grę w tej rundzie: płyń teraz do Zeusa."),
    ],
)
def test_the_best_line_says_why_the_turn_is_the_last(language, says):
    rules, view = saved("home-or-end")
    line = DelphiCoach(rules).best(view)
    words = package_of("delphi").texts(rules, language)
    assert motive_text(words, line.reasons[0]).startswith(says)


@pytest.mark.parametrize(
    ("name", "changes", "says"),
    [
        ("home-or-end", {}, "Green has all tasks done and can reach Zeus this round: this may be"),
        ("home-or-end", {"home": True}, "Green has reached Zeus: this is your last turn."),
        ("home-or-end", {"dice": (), "gods": (0,) * 6}, ""),
    ],
)
def test_a_turn_that_may_be_the_last_has_a_warning(name, changes, says):
    rules, view = saved(name)
    players = package_of("delphi").presentation("en").players
    held = with_player(view, GREEN, **changes)
    warning = players.warning(rules, held, RED)
    assert warning.startswith(says) and bool(warning) == bool(says)


def test_the_next_round_may_be_the_last_by_a_rival_who_has_played():
    rules, view = saved("home-or-end")
    shifted = (view.players[GREEN], view.players[1], view.players[RED])
    rules = Delphi(replace(rules.setting, ships=rules.setting.ships[::-1]))
    held = replace(view, players=shifted, turn=2)
    warning = package_of("delphi").presentation("en").players.warning(rules, held, 2)
    assert "can reach Zeus next round: after this turn, you may have only one left." in warning


def test_ending_the_turn_warns_of_the_way_home_that_is_left():
    rules, view = saved("home-or-end")
    actions = package_of("delphi").presentation("en").actions
    assert "can still reach Zeus" in actions.unused_note(rules, view, END_TURN)
    assert actions.expires(rules, view, "card:pink")
    with_tasks = with_player(view, RED, tasks=view.players[RED].done[:1])
    assert not actions.unused_note(rules, with_tasks, END_TURN)
    assert not actions.expires(rules, with_tasks, "card:pink")


def finished(name: str, *actions: str) -> Game:
    """Return a game from a saved position on, which bots end after some actions."""
    rules, position = saved(name)
    game = Game(rules, start=position, seed=1, package=package_of("delphi"))
    for action in actions:
        game.play(action)
    whole: Game = played(game, "planner-quick")
    return whole


def test_a_review_names_the_turn_and_the_action_that_lost_the_tie():
    review = finished("tie-to-win", "favor die:pink", "end").review()
    assert review.moments[0].number == 1 and review.decisions[0].last
    assert review.data.turns[review.data.deciding[0]].seat == RED
    texts = str(review)
    assert "lowered the chance to win by" in review.words.moment(review.moments[0])
    assert "last turn: choices and chance lowered the chance to win" in texts
    assert "won, as the only player back with Zeus." in texts


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "The game couldn't be won any more, so only the final standings counted."),
        ("pl", "Tej partii nie dało się już wygrać, więc liczyła się tylko końcowa klasyfikacja."),
    ],
)
def test_a_review_says_of_a_lost_turn_that_only_the_standings_counted(language, says):
    coach, view = lost(dice=(0, 1, 2))
    game = Game(coach.rules, start=view, seed=1, package=package_of("delphi"))
    game.play(coach.rules.notation.write(coach.lines(view)[0].actions[0]))
    review = game.review(language)
    assert review.words.remarks(review.decisions[0]) == [says]


def test_a_review_says_that_a_tie_decided_the_game():
    review = finished("home-or-end", "move card:pink J7", "end").review()
    assert "won, level on tasks and oracle cards but ahead on favor tokens, 6 to 4." in str(review)
    assert not review.moments


def test_without_a_chance_to_win_the_coach_goes_on_as_if_the_game_did():
    rules, view = saved("home-or-end")
    far = with_player(view, RED, tasks=view.players[RED].done, done=())
    best, *_ = DelphiCoach(rules).lines(far)
    assert best.win is None and best.end > view.round + 2
    assert "coach-last-turn" not in {motive.what for motive in best.reasons}


def lost(**changes: object) -> tuple[DelphiCoach, Position]:
    """Return a coach, and a view in which Red has all tasks open, and Green is home."""
    rules, view = saved("home-or-end")
    far = with_player(view, RED, tasks=view.players[RED].done, done=(), **changes)
    return DelphiCoach(rules), with_player(far, GREEN, home=True)


def test_a_coach_says_first_that_a_game_that_cannot_be_won_ends():
    coach, view = lost(dice=(0, 1, 2))
    lines = coach.lines(view)
    why = Motive("coach-lost", {"over": True, "close": False})
    assert lines[0].reasons[0] == coach.hint(view) == why
    assert [motive.what for line in lines for motive in line.reasons].count("coach-lost") == 1
    # Nothing is finished in any round, and nothing costs rounds.
    assert not any(line.estimated for line in lines)
    assert {coach.judge(view, line.actions[0]).loss for line in lines} == {0.0}
    assert coach.best(view) == lines[0]
    assert coach.listed(view) is None


def test_lines_of_a_lost_game_count_as_the_final_standings_do():
    coach, view = lost(dice=(0, 1, 2))
    places = [line.reasons[-1].facts for line in coach.lines(view, 12)]
    tasks = [facts["tasks"] for facts in places]
    assert tasks == sorted(tasks, reverse=True) and tasks[0] > 0
    # Among equals, the first has at least as many cards, except for the chance of a fight.
    assert places[0]["cards"] == max(facts["cards"] for facts in places if facts["tasks"])
    # Without tasks in reach, dice become oracle cards.
    coach, view = lost(dice=(0, 1, 2), cards=(0,) * 6, favor=0)
    far = next(space for space in coach.rules.board.water if not _near(coach, view, space))
    best = coach.lines(with_player(view, RED, ship=far))[0]
    assert [action.verb for action in best.actions] == [Verb.DRAW] * 3
    assert best.reasons[-1] == Motive("coach-standing", {"tasks": 0, "cards": 3, "tokens": 0})


def _near(coach: DelphiCoach, view: Position, space: int) -> bool:
    """Return whether a task can be completed from a space, with another action or at once."""
    lines = coach.end_game.lost_lines(with_player(view, RED, ship=space))
    return any(line.reasons[-1].facts["tasks"] for line in lines)


def test_decisions_after_a_lost_last_turn_have_no_round():
    coach, view = lost(gods=(1,) * 6)
    after = coach.rules.apply(replace(view, turn=1), END_TURN, SeededChance(1)).position
    while after.to_move != RED:
        answer = coach.rules.legal_actions(after)[0]
        after = coach.rules.apply(after, answer, SeededChance(1)).position
    assert after.pending and after.turn == 1, "Red may advance a god by the dice of the next player"
    lines = coach.lines(coach.rules.view(after, RED))
    assert len(lines) > 1
    why = (Motive("coach-lost", {"over": True, "close": False}),)
    assert [(line.estimated, line.reasons) for line in lines] == [(False, why)] * len(lines)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "The game ends with this round, and you can't reach Zeus in time."),
        ("pl", "Gra kończy się w tej rundzie, a ty nie zdążysz do Zeusa."),
    ],
)
def test_a_panel_names_no_round_that_never_comes(language, says):
    coach, view = lost()
    words = package_of("delphi").texts(coach.rules, language)
    assert motive_text(words, coach.lines(view)[0].reasons[0]).startswith(says)


def test_a_line_for_a_game_that_may_go_on_says_that_it_may_not():
    rules, view = saved("home-or-end")
    far = with_player(view, RED, tasks=view.players[RED].done, done=())
    best, *others = DelphiCoach(rules).lines(far)
    assert best.estimated
    assert best.reasons[0] == Motive("coach-lost", {"over": False, "close": False})
    assert not any(line.reasons[0].what == "coach-lost" for line in others)


@pytest.mark.parametrize(
    ("behind", "spread", "changes", "first"),
    [
        (0.1, 0.2, {}, 7),
        (0.3, 0.2, {}, 8),
        (0.1, GUESS, {}, 8),
        (0.1, 0.2, {"injuries": (3, 0, 0, 0, 0, 0)}, 8),
    ],
    ids=["equal", "clearly-later", "not-played-out", "not-the-last-turn"],
)
def test_equal_lines_are_in_the_order_of_the_standings_where_the_game_may_end(
    monkeypatch, behind, spread, changes, first
):
    rules, view = saved("home-or-end")
    far = with_player(view, RED, tasks=view.players[RED].done, done=(), dice=(0, 1, 2))
    far, coach = with_player(far, GREEN, **changes), DelphiCoach(rules)
    search = coach.evaluator.search(far, RED)

    def compared(self, view, lines, values):
        """Return that lines which complete a task are somewhat later."""
        ends = [9.0 + behind * (search.value.open_tasks(line.node) == 7) for line in lines]
        return ends, [spread] * len(lines), [()] * len(lines)

    monkeypatch.setattr(DelphiCoach, "_compared", compared)
    lines = coach.lines(far, 12)
    best = search.followed(lines[0].actions)
    assert best is not None
    assert search.value.open_tasks(best.node) == first
    assert [line.end for line in lines] == sorted(line.end for line in lines)


def test_the_end_before_a_fight_counts_the_cargo_that_its_reward_loads():
    rules, view = saved("fight-to-win")
    coach, fight = DelphiCoach(rules), rules.legal_actions(view)[0]
    mean = sum(
        float(branch.probability) * coach.end(rules.view(branch.transition.position, RED), RED)
        for branch in outcomes(rules, view, fight)
    )
    assert coach.end(view, RED) == pytest.approx(mean, abs=0.1)


def test_to_give_up_a_fight_that_is_as_good_as_won_is_later():
    rules, view = saved("fight-to-win")
    coach = DelphiCoach(rules)
    fight, give_up = lines = coach.lines(view)
    assert [line.actions[0].verb for line in lines] == [Verb.FIGHT, Verb.SURRENDER]
    assert is_later(give_up, lines)
    assert fight.reasons[0] == Motive("coach-lost", {"over": False, "close": False})
    judgment = coach.judge(view, give_up.actions[0])
    assert judgment.costly and judgment.end == give_up.end
    # The end that was said stays afterwards.
    after = rules.apply(view, give_up.actions[0], SeededChance(0)).position
    assert coach.lines(rules.view(after, RED))[0].end == pytest.approx(give_up.end)


@pytest.mark.parametrize(
    ("changes", "first"), [({}, Verb.FIGHT), ({"injuries": (3, 0, 0, 0, 0, 0)}, Verb.SURRENDER)]
)
def test_a_fight_comes_first_among_equals_where_the_game_may_end(monkeypatch, changes, first):
    rules, view = saved("fight-to-win")
    monkeypatch.setattr("oracle_nb.delphi.planning.race.Race.behind", lambda race: [0.05, 0.0])
    lines = DelphiCoach(rules).lines(with_player(view, 1, **changes))
    assert lines[0].actions[0].verb == first
    assert [line.end for line in lines] == sorted(line.end for line in lines)
