"""Walks over several spaces, as the single steps of which the rules know."""

from typing import TYPE_CHECKING

from oracle_nb.core.chance import OutcomeError, ScriptedChance
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import HEX_COST, OFF, UNITS, side_of
from oracle_nb.mythology.rules.turn_state import BasicState

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology


def walk_to(rules: "Mythology", position: Position, unit: int, space: int) -> tuple[Action, ...]:
    """Return the steps of a shortest way to a space; () where the player must decide on the way.

    That is where an enemy stops the unit, or where power points don't suffice.
    """
    seat = position.to_move
    if seat is None or position.part is not Part.MOVEMENT or position.pending is not None:
        return ()
    if not 0 <= unit < UNITS or position.units[unit] == OFF:
        return ()
    way = _way(rules, position, unit, space, position.power[seat] // HEX_COST)
    steps = tuple(Action(Verb.STEP, unit, hex_) for hex_ in way)
    for step in steps:
        if not rules.check(position, step).allowed:
            return ()
        try:
            result = rules.apply(position, step, ScriptedChance(()))
        except OutcomeError:
            return ()
        position = result.position
        if position.to_move != seat or any(
            event.what == "enemy-entered" for event in result.events
        ):
            return ()
    return steps


def _way(
    rules: "Mythology", position: Position, unit: int, space: int, most: int
) -> tuple[int, ...]:
    """Return the spaces of a shortest way without enemies; () if there is none."""
    start = position.units[unit]
    enemies = BasicState(rules.world, position).hexes_against(side_of(unit))
    away = rules.world.distances(space, enemies)
    way = [start]
    while way[-1] != space and len(way) <= most:
        near = [hex_ for hex_ in rules.world.neighbors[way[-1]] if not enemies >> hex_ & 1]
        closer = [hex_ for hex_ in near if away[hex_] < away[way[-1]]]
        if not closer:
            return ()
        way.append(min(closer))
    return tuple(way[1:]) if way[-1] == space and not enemies >> space & 1 else ()
