"""Why bots do what they do: read off what they reckoned, and nothing that only they know."""

from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from oracle_nb.bots import RandomBot, make_bot, think
from oracle_nb.delphi import new_game
from oracle_nb.delphi.bots import motives
from oracle_nb.delphi.bots.reach_chart import ReachCharts
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, TakeEquipment
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games import registry
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Decision, Motive, Thinking, motive_text
from oracle_nb.lessons.guide import new_guided_game
from tests.toy import new_game as new_toy
from tests.toy.package import TOY

GODS = {Verb.ARES: Verb.FIGHT, Verb.HERMES: Verb.LOAD_STATUE, Verb.ARTEMIS: Verb.EXPLORE}


class Silent:
    """A bot that gives no reason."""

    name = "silent"

    def decide(self, view: Any, options: Any) -> Any:
        return options[0]


class Moment(NamedTuple):
    """A decision of a greedy bot, with its state and the game before."""

    game: Any
    """As it has ended; its rules and texts."""
    position: Any
    seat: int
    view: Any
    decided: Any


@cache
def played(seed: int, players: int = 3, peeks: int = 0) -> tuple[Moment, ...]:
    """Return every decision of a game of greedy bots."""
    return tuple(_played(seed, players, peeks))


def _played(seed: int, players: int, peeks: int) -> Iterator[Moment]:
    game: Game = new_game(players=players, seed=seed)
    bot = make_bot("greedy", 0, game.rules)
    said: dict[int, list[Motive]] = {seat: [] for seat in range(players)}
    while (seat := game.to_move) is not None:
        look = [action for action in game.legal_actions() if action.verb == Verb.LOOK][:1]
        if look and peeks:
            peeks -= 1
            game.play(look[0])
            continue
        view = game.view(seat)
        decided = think(bot, view, game.legal_actions(), Thinking(said[seat]))
        if decided.motive is not None:
            said[seat].append(decided.motive)
        yield Moment(game, game.position, seat, view, decided)
        game.play(decided.action)


def test_thinking_decides_as_deciding_does():
    game = new_game(seed=3)
    bot = make_bot("greedy", 0, game.rules)
    for _ in range(40):
        assert game.to_move is not None
        view, options = game.view(game.to_move), game.legal_actions()
        assert think(bot, view, options).action == bot.decide(view, options)
        game.play(bot.decide(view, options))


def test_every_decision_of_greedy_has_a_reason_in_words():
    kinds: dict[str, dict[str, str]] = {"en": {}, "pl": {}}
    for seed in range(2):
        for game, *_, decided in played(seed, 3):
            assert decided.motive is not None
            for language, texts in kinds.items():
                text = motive_text(game.texts(language), decided.motive)
                assert text and text[0].isupper() and text.endswith(".")
                texts[decided.motive.what] = text
    for language, texts in kinds.items():
        assert {"turn", "ahead", "deed", "idle", "end", "load-offering", "advance-god"} <= {*texts}
        assert len({*texts.values()}) == len(texts)
        words = new_game(seed=0).texts(language)
        assert motive_text(words, Motive("said", {"text": "So."})) == "So."


def test_a_goal_is_where_the_ship_goes():
    """An announced action follows, or the bot says that its plan has changed."""
    kept = dropped = 0
    for seed, players in ((1, 3), (2, 4)):
        goals: dict[int, Any] = {}
        for _, position, seat, _, decided in played(seed, players):
            if position.pending:
                continue
            motive = decided.motive
            if goal := goals.pop(seat, None):
                does = GODS.get(decided.action.verb, decided.action.verb) == goal["verb"]
                does = does and goal["space"] in (-1, decided.action.target)
                assert does != ("change" in motive.facts), motive
                kept += does
                dropped += not does
            if motive.what == "turn" and motive.facts["actions"] == 1:
                goals[seat] = motive.facts
    assert kept > 20
    assert dropped


def test_a_dropped_plan_is_explained_once_with_its_cause():
    causes = set()
    for game, *_, decided in played(2, 4):
        if "change" in decided.motive.facts:
            causes.add(decided.motive.facts["change"])
            text = motive_text(game.texts("en"), decided.motive)
            assert text.count("plan") == 1, text
            assert motive_text(game.texts("pl"), decided.motive).count("plan") == 1
    assert causes == {"gone", "dice", "better"}


def test_a_tile_that_is_revealed_on_the_way_drops_no_plan():
    game: Game = new_game(players=2, seed=1)
    rules, view = cast("Delphi", game.rules), game.view(0)
    charts = ReachCharts(rules.board, rules.setting)
    view = replace(view, turn=0)
    said = Motive("deed", {"verb": Verb.EXPLORE})
    for actions in (1, 2):
        facts = {"verb": Verb.FIGHT, "color": 0, "space": 0, "actions": actions}
        plan = Motive("turn", {**facts, "round": view.round})
        action = Action(Verb.EXPLORE, 0, 0, rules.board.islands[0])
        motive = motives.with_change(charts, view, action, said, [plan])
        assert ("change" in motive.facts) == (actions == 1)


def test_a_tile_is_revealed_for_a_shrine_only_if_no_open_tile_will_do():
    """Yellow needs a shrine on Psi, and its Psi is face up from the start."""
    game = new_guided_game("delphi", "You", 5)
    rules, view = cast("Delphi", game.rules), game.view(1)
    charts = ReachCharts(rules.board, rules.setting)
    explore = Action(Verb.EXPLORE, 0, 0, rules.board.islands[0])

    def reason(view: Any) -> str:
        chart = charts.chart_of(view, 1)
        plan: Any = SimpleNamespace(chart=chart, view=view, me=view.players[1])
        return motive_text(game.texts(), motives._of_task(plan, explore))

    assert reason(view) == "An island tile can give it a reward."
    covered = replace(view, face_up=0, tiles=(UNKNOWN,) * len(view.tiles))
    assert "shrine" in reason(covered)


def test_nothing_is_planned_for_rounds_that_will_not_come():
    """In the last round, a bot that can't get home says that it only plays on."""
    said = [
        decided.motive.what
        for _, position, seat, _, decided in (*played(0, 3, 3), *played(1, 3, 3), *played(1))
        if any(player.home for player in position.players) and not position.players[seat].home
    ]
    assert said.count("too-late") > 1 and not {"ahead", "later"} & {*said}


def test_a_card_is_taken_for_tasks_only_while_there_are_tasks():
    game: Game = new_game(players=2, seed=1)
    view = replace(game.view(0), pending=(TakeEquipment(0),))
    words = new_game(seed=1).texts()
    assert "remaining tasks" in motive_text(words, motives.of_answer(view))
    done = replace(view.players[0], tasks=())
    view = replace(view, players=(done, *view.players[1:]))
    text = motive_text(words, motives.of_answer(view))
    assert text.startswith("All its tasks are done.") and "remaining" not in text


def test_a_plan_that_is_no_longer_announced_is_not_dropped():
    """A bot that has said nothing, as after its words were taken back, drops no plan."""
    game: Game = new_game(players=2, seed=1)
    bot = make_bot("greedy", 0, game.rules)
    for _ in range(60):
        assert game.to_move is not None
        decided = think(bot, game.view(game.to_move), game.legal_actions())
        assert decided.motive is not None
        assert "change" not in decided.motive.facts
        game.play(decided.action)


def test_a_reason_reveals_no_secret_of_the_bot():
    """No island with a face-down tile is a goal, and no number rests on what was seen there."""
    looked = named = 0
    for seed in range(3):
        for game, position, _, view, decided in played(seed, peeks=12):
            board = game.rules.board
            hidden = {
                space
                for slot, space in enumerate(board.islands)
                if not position.face_up >> slot & 1
            }
            seen = [
                slot
                for slot, tile in enumerate(view.tiles)
                if tile != UNKNOWN and board.islands[slot] in hidden
            ]
            looked += bool(seen)
            facts = decided.motive.facts
            assert set(facts) <= {
                *("verb", "color", "space", "place", "steps", "actions", "count"),
                *("round", "change"),
            }
            places = {facts.get("space", -1), facts.get("place", -1)} - {-1}
            named += bool(places)
            assert not places & hidden
    assert looked > 50
    assert named > 50


def test_face_down_tiles_read_the_same_whether_or_not_the_bot_knows_them():
    goal = motives._goal(Verb.EXPLORE, 3, 17)
    assert goal == motives._goal(Verb.EXPLORE, 1, 40)
    words = new_game(seed=1).texts()
    text = motive_text(words, Motive("later", goal))
    assert text == "It wants to reveal an island tile on a later turn."


def test_random_gives_chance_as_its_reason(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    game = new_toy(seed=1)
    assert game.to_move is not None
    decided = think(RandomBot(2), game.view(game.to_move), game.legal_actions())
    assert decided.motive is not None
    assert motive_text(game.texts(), decided.motive) == "Chosen at random from 2 possibilities."
    alone = RandomBot(2).think(game.position, ["roll"], None)  # type: ignore[arg-type]
    assert motive_text(game.texts(), alone.motive) == "This was the only possible action."  # type: ignore[arg-type]


def test_a_bot_need_not_give_a_reason():
    assert think(Silent(), None, ["a", "b"]) == Decision("a")
