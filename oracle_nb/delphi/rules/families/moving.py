"""Moving the ship: move.*, companion.creature, equipment.range, equipment.shallows, ship.range."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.delphi.board import UNREACHABLE, Terrain
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.powers import CREATURE_RANGE
from oracle_nb.delphi.rules.schema import SpacePrecondition, TurnState
from oracle_nb.delphi.rules.transaction import Transaction

EVERYWHERE: Final = -1
"""The bit set of all spaces."""
Fare = Callable[[TurnState, int, int], int]
"""The favor tokens that the way to a target costs with a color."""


def reach(standing: TurnState, color: int) -> int:
    """How many spaces a move in the color goes without paying."""
    powers = standing.powers
    if powers.creatures >> color & 1:
        return powers.range + CREATURE_RANGE
    return powers.range


def steps(standing: TurnState, target: int) -> int:
    """The spaces a ship enters on its way to the target."""
    return standing.tables.steps(standing.powers.crossing, standing.me.ship, target)


def tokens_for(standing: TurnState, target: int, color: int) -> int:
    """The favor tokens that the way to the target costs (move.buy-range)."""
    return max(0, steps(standing, target) - reach(standing, color))


def _blocked(standing: TurnState, color: int, tokens: int) -> int:
    row = standing.tables.within[standing.powers.crossing][standing.me.ship]
    return row[-1] & (standing.tables.water_bits | standing.tables.zeus_bit)


def _terrain(standing: TurnState, target: int, color: int, tokens: int) -> dict[str, Any]:
    return {"space": target, "terrain": Terrain(standing.tables.terrain[target])}


def _to_zeus(standing: TurnState, color: int, tokens: int) -> int:
    return ~standing.tables.zeus_bit if standing.me.tasks else EVERYWHERE


def _tasks_left(standing: TurnState, target: int, color: int, tokens: int) -> dict[str, Any]:
    return {"space": target, "tasks": len(standing.me.tasks)}


def _stays(standing: TurnState, color: int, tokens: int) -> int:
    return 0 if standing.me.home else EVERYWHERE


def _at(standing: TurnState, target: int, color: int, tokens: int) -> dict[str, Any]:
    return {"space": target}


def _must_move(standing: TurnState, color: int, tokens: int) -> int:
    return ~(1 << standing.me.ship)


def _end_color(standing: TurnState, color: int, tokens: int) -> int:
    if standing.powers.creatures >> color & 1:
        return EVERYWHERE
    tables = standing.tables
    return ~tables.water_bits | tables.color_bits[color]


def _colors(standing: TurnState, target: int, color: int, tokens: int) -> dict[str, Any]:
    return {"space": target, "color": standing.tables.border[target], "used": color}


def within(standing: TurnState, color: int, tokens: int) -> int:
    """The spaces within the range and so many tokens beyond it."""
    powers = standing.powers
    way = powers.range + tokens
    if powers.creatures >> color & 1:
        way += CREATURE_RANGE
    row = standing.tables.within[powers.crossing][standing.me.ship]
    # What no way leads to is refused as blocked, not as too far.
    return row[way] | ~row[-1] if way < len(row) else EVERYWHERE


def _range(standing: TurnState, color: int, tokens: int) -> int:
    return EVERYWHERE if tokens > 0 else within(standing, color, 0)


def _buy_range(standing: TurnState, color: int, tokens: int) -> int:
    return EVERYWHERE if tokens <= 0 else within(standing, color, tokens)


def _distance(standing: TurnState, target: int, color: int, tokens: int) -> dict[str, Any]:
    way = steps(standing, target)
    return {
        "space": target,
        "steps": way,
        "range": reach(standing, color),
        "needed": way - reach(standing, color),
        "tokens": max(0, tokens),
    }


MOVE: Final = (
    SpacePrecondition("move.blocked", _blocked, _terrain, once=True),
    SpacePrecondition("move.to-zeus", _to_zeus, _tasks_left, once=True),
    SpacePrecondition("end.leftovers", _stays, _at, once=True),
    SpacePrecondition("move.must-move", _must_move, _at, once=True),
    SpacePrecondition("move.end-color", _end_color, _colors),
    SpacePrecondition("move.range", _range, _distance),
    SpacePrecondition("move.buy-range", _buy_range, _distance),
)
"""A move's conditions. Too far is move.range without tokens to add, move.buy-range with too few."""


def move_rules(standing: TurnState, action: Action) -> tuple[str, ...]:
    """The ids that allow a legal move."""
    powers = standing.powers
    target, color = action.target, action.color
    rules = ["move.range"]
    zeus = standing.tables.board.zeus
    if target == zeus:
        rules.append("move.to-zeus")
    elif powers.creatures >> color & 1 and standing.tables.border[target] != color:
        rules.append("companion.creature")
    else:
        rules.append("move.end-color")
    way = steps(standing, target)
    if standing.me.ship == zeus:
        rules.append("move.start")
    if way > 3:
        rules += powers.given_by("range")
        if powers.creatures >> color & 1:
            rules.append("companion.creature")
    if powers.crossing and standing.tables.steps(False, standing.me.ship, target) in (
        UNREACHABLE,
        *range(way + 1, UNREACHABLE),
    ):
        rules.append("equipment.shallows")
    if way > reach(standing, color):
        rules.append("move.buy-range")
    others = standing.position.players
    if any(other.ship == target for seat, other in enumerate(others) if seat != standing.seat):
        rules.append("board.ships-share")
    return tuple(dict.fromkeys(rules))


def do_move(play: Transaction, standing: TurnState, action: Action, fare: Fare) -> None:
    """Sail, and pay for the spaces beyond the range; ``standing`` is from before the action."""
    seat, target = standing.seat, action.target
    start = standing.me.ship
    tokens = fare(standing, target, action.color)
    if tokens:
        play.pay(seat, tokens, "move.buy-range")
    rule = "move.to-zeus" if target == play.tables.board.zeus else "move.range"
    sail(play, seat, start, target, rule)


def sail(play: Transaction, seat: int, start: int, target: int, rule: str) -> None:
    """Put a ship on a space; on Zeus's space the way home is done (end.trigger)."""
    play.players[seat] = replace(play.players[seat], ship=target)
    play.event("moved", rule, seat, start=start, space=target)
    if target == play.tables.board.zeus:
        first = not any(player.home for player in play.players)
        play.update(seat, home=True)
        play.event("came-home", "end.trigger" if first else "move.to-zeus", seat)
