"""Moving the ship: move.*, companion.creature, equipment.range, equipment.shallows, ship.range."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.powers import CREATURE_RANGE
from oracle_nb.delphi.rules.action_schema import SpacePrecondition, TurnState
from oracle_nb.delphi.rules.transaction import Transaction

EVERYWHERE: Final = -1
"""The bit set of all spaces."""
Fare = Callable[[TurnState, int, int], int]
"""A function for the favor tokens that the route to a target costs with a color."""


def reach(state: TurnState, color: int) -> int:
    """Return the number of free spaces of a move in the color."""
    powers = state.powers
    if powers.creatures >> color & 1:
        return powers.range + CREATURE_RANGE
    return powers.range


def steps(state: TurnState, target: int) -> int:
    """Return the spaces a ship enters on its way to the target."""
    return state.tables.steps(state.powers.crossing, state.me.ship, target)


def tokens_for(state: TurnState, target: int, color: int) -> int:
    """Return the favor tokens for the distance to the target (move.buy-range)."""
    return max(0, steps(state, target) - reach(state, color))


def _blocked(state: TurnState, color: int, tokens: int) -> int:
    row = state.tables.within[state.powers.crossing][state.me.ship]
    return row[-1] & (state.tables.water_bits | state.tables.zeus_bit)


def _terrain(state: TurnState, target: int, color: int, tokens: int) -> dict[str, Any]:
    return {"space": target, "terrain": Terrain(state.tables.terrain[target])}


def _to_zeus(state: TurnState, color: int, tokens: int) -> int:
    return ~state.tables.zeus_bit if state.me.tasks else EVERYWHERE


def _tasks_left(state: TurnState, target: int, color: int, tokens: int) -> dict[str, Any]:
    return {"space": target, "tasks": len(state.me.tasks)}


def _stays(state: TurnState, color: int, tokens: int) -> int:
    return 0 if state.me.home else EVERYWHERE


def _space_fact(state: TurnState, target: int, color: int, tokens: int) -> dict[str, Any]:
    return {"space": target}


def _must_move(state: TurnState, color: int, tokens: int) -> int:
    return ~(1 << state.me.ship)


def _end_color(state: TurnState, color: int, tokens: int) -> int:
    if state.powers.creatures >> color & 1:
        return EVERYWHERE
    tables = state.tables
    return ~tables.water_bits | tables.color_bits[color]


def _colors(state: TurnState, target: int, color: int, tokens: int) -> dict[str, Any]:
    return {"space": target, "color": state.tables.border[target], "used": color}


def within(state: TurnState, color: int, tokens: int) -> int:
    """Return the spaces within the range extended by a number of tokens."""
    powers = state.powers
    way = powers.range + tokens
    if powers.creatures >> color & 1:
        way += CREATURE_RANGE
    row = state.tables.within[powers.crossing][state.me.ship]
    # Unreachable spaces are refused as blocked, not as too far.
    return row[way] | ~row[-1] if way < len(row) else EVERYWHERE


def _range(state: TurnState, color: int, tokens: int) -> int:
    return EVERYWHERE if tokens > 0 else within(state, color, 0)


def _buy_range(state: TurnState, color: int, tokens: int) -> int:
    return EVERYWHERE if tokens <= 0 else within(state, color, tokens)


def _distance(state: TurnState, target: int, color: int, tokens: int) -> dict[str, Any]:
    way = steps(state, target)
    return {
        "space": target,
        "steps": way,
        "range": reach(state, color),
        "needed": way - reach(state, color),
        "tokens": max(0, tokens),
        "favor": state.me.favor,
    }


MOVE: Final = (
    SpacePrecondition("move.blocked", _blocked, _terrain, once=True),
    SpacePrecondition("move.to-zeus", _to_zeus, _tasks_left, once=True),
    SpacePrecondition("end.leftovers", _stays, _space_fact, once=True),
    SpacePrecondition("move.must-move", _must_move, _space_fact, once=True),
    SpacePrecondition("move.end-color", _end_color, _colors),
    SpacePrecondition("move.range", _range, _distance),
    SpacePrecondition("move.buy-range", _buy_range, _distance),
)
"""The preconditions of moves. Too far is move.range without tokens, move.buy-range with too few."""


def move_rules(state: TurnState, action: Action) -> tuple[str, ...]:
    """Return the ids that allow a legal move."""
    powers = state.powers
    target, color = action.target, action.color
    rules = ["move.range"]
    zeus = state.tables.board.zeus
    if target == zeus:
        rules.append("move.to-zeus")
    elif powers.creatures >> color & 1 and state.tables.border[target] != color:
        rules.append("companion.creature")
    else:
        rules.append("move.end-color")
    way = steps(state, target)
    if state.me.ship == zeus:
        rules.append("move.start")
    if way > 3:
        rules += powers.given_by("range")
        if powers.creatures >> color & 1:
            rules.append("companion.creature")
    if powers.crossing and state.tables.steps(False, state.me.ship, target) > way:
        rules.append("equipment.shallows")
    if way > reach(state, color):
        rules.append("move.buy-range")
    others = state.position.players
    if any(other.ship == target for seat, other in enumerate(others) if seat != state.seat):
        rules.append("board.ships-share")
    return tuple(dict.fromkeys(rules))


def do_move(transaction: Transaction, state: TurnState, action: Action, fare: Fare) -> None:
    """Sail, and pay for the spaces beyond the range; ``state`` is from before the action."""
    seat, target = state.seat, action.target
    start = state.me.ship
    tokens = fare(state, target, action.color)
    if tokens:
        transaction.pay(seat, tokens, "move.buy-range")
    rule = "move.to-zeus" if target == transaction.tables.board.zeus else "move.range"
    sail(transaction, seat, start, target, rule)


def sail(transaction: Transaction, seat: int, start: int, target: int, rule: str) -> None:
    """Put a ship on a space; on Zeus's space its player is done (end.trigger)."""
    transaction.players[seat] = replace(transaction.players[seat], ship=target)
    transaction.event("moved", rule, seat, start=start, space=target)
    if target == transaction.tables.board.zeus:
        first = not any(player.home for player in transaction.players)
        transaction.update(seat, home=True)
        transaction.event("came-home", "end.trigger" if first else "move.to-zeus", seat)
