"""Sentences that the game once said, each false in its position, are refused by the checks."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.game import Game
from tests.statements.cases import TOGETHER, Case, check_of
from tests.statements.checks import load
from tests.statements.model import model
from tests.statements.reading import reader
from tests.statements.statement import Other, Statement

load()
PLAYS = Game[Position, Action]


def rules_of(game: PLAYS) -> Delphi:
    assert isinstance(game.rules, Delphi)
    return game.rules


def asked(game: PLAYS, action: str, position: Position | None = None) -> Case:
    """Return what is said about an action, in a position."""
    at = game.position if position is None else position
    seat = game.rules.to_move(at)
    assert seat is not None
    return Case(rules_of(game), at, seat, game.rules.notation.read(action))


def mine(position: Position, **fields: object) -> Position:
    """Return the position with something else in front of the player to move."""
    players = list(position.players)
    players[position.turn] = replace(players[position.turn], **fields)
    return replace(position, players=tuple(players))


def faults(case: Case, message: str, **facts: object) -> list[str]:
    """Return what is wrong with a statement and all within it."""
    said = Statement(message, facts)
    assert message in reader("en").messages
    return [
        fault
        for statement in said.nested()
        for check in [check_of(statement.message)]
        if check is not None
        for fault in check(case, statement)
    ]


def wrong_together(case: Case, *statements: Statement) -> list[str]:
    """Return what is wrong with several statements about a refused action."""
    return [fault for check in TOGETHER for fault in check(case, (), statements)]


def way(steps: int) -> Statement:
    return Statement("way-there", {"steps": steps})


# --- refusals: kinds 1 and 2 ---------------------------------------------------------------------


def test_a_task_that_the_player_has_can_go_back():
    case = asked(new_game(players=3, seed=1), "return shrine:phi")
    assert faults(case, "refuse-ship-task", task="shrine-phi")


def test_a_named_tile_is_still_face_down():
    game = new_game(players=2, seed=3)
    for action in ("look die:yellow", "look C10"):
        game.play(action)
    case = asked(game, "look C10")
    assert faults(case, "refuse-play-no-target", space="C10")
    assert not faults(case, "refuse-play-no-target-named", space="C10")


def test_no_list_repeats_an_item():
    game = new_game(players=2, seed=3)
    game.play("look die:yellow")
    spaces = [
        str(rules_of(game).board.spaces[island]) for island in rules_of(game).board.islands[:2]
    ]
    position = mine(game.position, seen=0b11)
    pending = replace(position.pending[0], chosen=(rules_of(game).board.islands[0],))
    case = asked(game, f"look {spaces[1]}", replace(position, pending=(pending,)))
    assert faults(case, "refuse-action-effect-spaces", spaces=(spaces[1], spaces[1]))
    assert not faults(case, "refuse-action-effect-spaces", spaces=tuple(spaces))


# --- gods: kinds 3, 4 and 5 ----------------------------------------------------------------------


def test_the_first_step_of_a_god_is_a_long_one():
    case = asked(new_game(players=2, seed=3), "apollon")
    ways = ("die", "shrine", "sigma", "unhurt")
    more = Statement("ways-steps", {"ways": ways})
    assert faults(case, "missing-god-use", god="apollon", steps=6, more=more)
    assert not faults(case, "missing-god-use", god="apollon", steps=4, more=more)
    for steps, is_false in ((6, True), (4, False)):
        facts = {"god": "apollon", "steps": steps, "more": more}
        assert bool(wrong_together(case, Statement("missing-god-use", facts))) == is_false


@pytest.mark.parametrize(
    "ways", [("die", "shrine", "rolls"), ("die", "shrine", "unhurt"), ("die", "sigma", "unhurt")]
)
def test_all_and_only_possible_providers_of_a_step_are_named(ways: tuple[str, ...]):
    case = asked(new_game(players=2, seed=3), "apollon")
    assert faults(case, "ways-steps", ways=ways)


def test_with_four_players_the_first_step_is_as_any_other():
    case = asked(new_game(players=4, seed=3), "advance die:yellow")
    assert faults(case, "why-god-first-step", god="apollon", row=3)
    assert faults(case, "why-god-first-step", god="apollon", row=Other(frozenset({"one"})))


# --- places: kinds 6, 7 and 8 --------------------------------------------------------------------


def test_a_longer_reach_saves_a_space():
    game = new_game(players=3, seed=3)
    position = mine(game.position, equipment=(16,), favor=0, dice=(0,))
    case = asked(game, "load-statue die:pink I1", position)
    facts = {"space": Other(frozenset({"none"})), "place": "I1", "range": 3, "reach": "true"}
    assert faults(case, "missing-action-adjacent-place", **facts, way=way(7))
    assert faults(
        case, "missing-action-adjacent-place", **{**facts, "reach": Other(frozenset())}, way=way(6)
    )
    assert not faults(case, "missing-action-adjacent-place", **facts, way=way(6))


def beside(game: PLAYS, place: str) -> int:
    """Return a water space next to a place."""
    case = asked(game, "favor die:pink")
    return min(model(case).beside(case.codes[place]))


def test_nothing_can_be_loaded_into_a_full_hold():
    game = new_game(players=3, seed=3)
    ship = beside(game, "B9")
    position = mine(game.position, offerings=(1, 2), ship=ship, dice=(0,), favor=0)
    case = asked(game, "make-offering die:pink B9", position)
    spaces = {
        str(case.board.spaces[offering]): model(case).way_to(offering, 4)
        for offering in case.board.offerings
        if 0 in model(case).offerings(offering)
    }
    place = min(spaces, key=lambda space: spaces[space] or 0)
    facts = {"color": "pink", "place": place, "way": way(spaces[place] or 0)}
    assert wrong_together(case, Statement("missing-offering-make-place", facts))


def test_no_loading_is_suggested_without_a_task():
    game = new_game(players=3, seed=3)
    ship = beside(game, "B9")
    tasks = tuple(
        task for task in game.position.players[game.position.turn].tasks if task >> 3 != 2
    )
    position = mine(game.position, tasks=tasks, ship=ship)
    case = asked(game, "make-offering die:pink B9", position)
    for place in case.board.offerings:
        steps = model(case).way_to(place, 4) or 0
        facts = {"color": "pink", "place": case.code(place), "way": way(steps)}
        assert faults(case, "missing-offering-make-place", **facts)


def test_with_the_picture_rule_a_tile_needs_an_open_letter():
    game = new_game(players=3, seed=3, rules=RuleSet(picture_rule=True))
    ship = game.rules.setting.ships[game.position.turn]
    tile, letter = next(
        (tile, TILE_LETTER[tile]) for tile, color in enumerate(TILE_COLOR) if color == ship
    )
    tiles = (tile, *game.position.tiles[1:])
    tasks = game.position.players[game.position.turn].tasks
    others = tuple(task for task in tasks if task != letter)
    place = rules_of(game).board.islands[0]
    for open_now, is_false in ((others, True), (tasks, False)):
        position = mine(replace(game.position, tiles=tiles, face_up=1), tasks=open_now)
        other = rules_of(game).board.spaces[rules_of(game).board.islands[1]]
        case = asked(game, f"build die:pink {other}", position)
        steps = model(case).way_to(place, 3) or 0
        facts = {"place": case.code(place), "way": way(steps)}
        assert bool(faults(case, "missing-shrine-build-place", **facts)) == is_false


# --- lines and tokens: kinds 9 and 11 ------------------------------------------------------------


def line(case: Case, *actions: str) -> Case:
    read = tuple(map(case.rules.notation.read, actions))
    return Case(case.rules, case.position, case.seat, case.action, line=read, lines=(read,))


def test_no_line_begins_with_a_needless_action():
    game = new_game(players=3, seed=3)
    position = mine(game.position, gods=(0, 0, 0, 6, 0, 0), favor=0, dice=(0, 3, 4))
    case = line(asked(game, "explore card:pink C8", position), "move die:pink F9", "artemis E10")
    first = Statement(
        "deed-with",
        {
            "deed": Statement("then-move", {"space": "F9"}),
            "source": "die-pink",
            "recolored": Other(frozenset({"true"})),
        },
    )
    then = Statement("then-artemis", {"space": "E10"})
    problems = faults(case, "repair-sail", first=first, then=then)
    assert problems == ["the last works at once, for 0"]


def test_the_price_of_a_line_equals_its_cost():
    game = new_game(players=3, seed=3)
    position = mine(game.position, dice=(0, 3, 4), favor=3)
    case = asked(game, "heal die:pink", position)
    case = line(case, "favor die:pink")
    text = Statement("repair-deed", {"deed": Statement("do-favor", {})})
    assert faults(case, "repair-price", text=text, tokens=1)


@pytest.mark.parametrize(("gain", "is_false"), [(2, True), (3, False)])
def test_with_the_ship_tile_for_favor_a_die_brings_three(gain: int, *, is_false: bool):
    game = new_game(players=3, seed=3)
    position = mine(game.position, tile=3, favor=0, dice=(0, 0), equipment=(), companions=())
    case = asked(game, "heal die:pink>black", position)
    price = model(case).price(0, 5)
    more = Statement("ways-tokens", {"ways": (f"die-{gain}",)})
    facts = {"source": "die-pink", "used": "black", "needed": price, "tokens": 0, "more": more}
    assert bool(faults(case, "missing-means-needed", **facts)) == is_false


# --- grammar -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The tile is one of 1 you haven't seen; you can build a shrine on 1 of them: 100%."),
        ("en", "The card is one of 1 in the pile: 1 pink."),
        ("en", "Complete 1 more tasks before you enter Zeus's space."),
        ("pl", "Kafel to jeden z 1, których nie znasz."),
    ],
)
def test_no_one_of_one(language: str, text: str):
    read: Callable[..., tuple[Statement, ...]] = reader(language).read
    assert read(text, ("chance-", "missing-")) == ()
