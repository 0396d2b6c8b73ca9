"""The facts of a position that texts of the Advanced Game mention."""

from fractions import Fraction
from typing import Any

from msgspec import UNSET

from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import Challenge, Claim, Combat, Position, Way
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.model.vows import PROTECTIONS
from oracle_nb.mythology.advanced.model.zeus import Plea
from oracle_nb.mythology.advanced.rules.cargo import hexes_of
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.pieces import HEROES, UNITS


def _other(combat: Combat) -> int:
    return combat.foe if combat.magician == combat.unit else combat.unit


def request_facts(position: Position, plea: Plea) -> dict[str, Any]:
    """Return the facts of a request to Zeus: what it is about, and whom."""
    own = plea.kill is not None and plea.kill.seat >= 0
    facts = {"what": "own" if own else plea.what, "unit": plea.unit, "hex": plea.hex}
    if plea.seat >= 0:
        facts |= {"other": plea.seat, **position.player_facts(plea.seat, "other_")}
    return facts


def magic_facts(combat: Combat) -> dict[str, int]:
    """Return the unit with magic and the one without, for texts."""
    return {"unit": combat.magician, "foe": _other(combat)}


def plea_facts(position: Position, action: Action) -> dict[str, Any]:
    """Return the player, the unit and the bribes that an action of Zeus is about."""
    facts: dict[str, Any] = {}
    if action.verb in (Verb.STRIKE, Verb.FAVOR):
        facts = {"other": action.target, **position.player_facts(action.target, "other_")}
    if isinstance(position.top, Plea) and action.verb in (Verb.FAVOR, Verb.ENFORCE, Verb.RELENT):
        plea, given = position.top, sum(points for _, points in position.top.offers)
        facts |= {"what": plea.what, "points": given}
        if action.verb is Verb.FAVOR:
            facts["points"] = plea.bribe_for(action.target)
        if plea.unit >= 0:
            facts["unit"] = plea.unit
    elif action.verb is Verb.PROTECT:
        facts["answer"] = PROTECTIONS[action.target]
        if isinstance(position.top, Plea) and position.top.what == "protect":
            facts["unit"] = position.top.unit
    elif action.verb in (Verb.FAVOR, Verb.ENFORCE, Verb.RELENT):
        facts |= {"what": "bolt", "points": 0}
    return facts


def rival(position: Position, action: Action) -> int | None:
    """Return against whom dice would decide a draw that an action accepts, offers or allows.

    None where there can't be a draw, or where Zeus would judge it.
    """
    seat, top = position.to_move, position.top
    if position.zeus is not UNSET and position.claimed < HEROES:
        return None
    match top:
        case Claim() if action.verb is Verb.CHALLENGE:
            return position.turn
        case Challenge(seat=challenger, bid=bid):
            draws = action.verb is Verb.DRAW or (action.verb is Verb.BID and action.target == bid)
            other = challenger if seat == position.turn else position.turn
            return other if draws else None
    return None


def own_points(position: Position, unit: int) -> int:
    """Return how much the player who decides can bid for a unit; -1 where that isn't known."""
    seat = position.to_move
    known = seat is not None and seat < len(position.sheets)
    sheet = position.sheets[seat] if seat is not None and known else None
    if sheet is None:
        return -1
    return sheet.available(unit) if unit < UNITS else 0


def ratio(chance: Fraction) -> str:
    """Return the chance of one roll in thirty-sixths."""
    return f"{int(chance * 36)}/36" if (chance * 36).denominator == 1 else str(chance)


def way_facts(position: Position, world: WorldMap) -> dict[str, int]:
    """Return how many spaces a unit on its way can still go; {} if there is none."""
    top = position.top
    if not isinstance(top, Way):
        return {}
    return {"spaces": hexes_of(position, world, top.unit) - top.moved}


def sheet_in_turn(position: Position) -> Sheet:
    """Return the log sheet of the seat whose turn it is; an empty one if it isn't known."""
    sheet = position.sheets[position.turn] if position.turn >= 0 else None
    return sheet or Sheet()
