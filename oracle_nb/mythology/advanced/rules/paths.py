"""The reach of units: single steps, and ways on which nobody can interrupt them."""

from collections.abc import Mapping

from oracle_nb.mythology.advanced.model.position import Position, Way
from oracle_nb.mythology.advanced.rules.cargo import hexes_of
from oracle_nb.mythology.advanced.rules.evils import ground_of
from oracle_nb.mythology.advanced.rules.missed_rules import NO_RULES, Missed
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.pieces import FIRST_EVIL, HEROES, OFF

Ways = Mapping[int, tuple[int, ...]]
"""The hexes that a unit can reach, each with the hexes through which it goes there."""


def next_hexes(position: Position, world: WorldMap, unit: int, hex_: int) -> int:
    """Return where a unit can go from a hex in one step, as a bit set."""
    if unit >= FIRST_EVIL:
        return world.around[hex_] & ground_of(world, unit)
    if unit >= HEROES:
        return world.around[hex_]
    if position.ships >> unit & 1:
        return world.around[hex_] & world.afloat
    return world.on_foot[hex_]


def ways(
    position: Position, world: WorldMap, way: Way, missed: Missed = NO_RULES, *, clear: bool
) -> Ways:
    """Return where a unit on its way can still go in this moving phase.

    ``clear``: whether only through hexes without units, in which nobody can ambush it. There could
    be units in the last hex. What can happen on the way is public, so this tells nothing of sheets.
    """
    unit = way.unit
    start = position.units[unit]
    if start == OFF:
        return {}
    left = hexes_of(position, world, unit, missed) - way.moved
    routes: dict[int, tuple[int, ...]] = {start: ()}
    front = [start]
    for _ in range(left):
        beyond = []
        for hex_ in front:
            if clear and hex_ != start and position.units_at(hex_):
                continue
            for near in members(next_hexes(position, world, unit, hex_)):
                if near not in routes:
                    routes[near] = (*routes[hex_], near)
                    beyond.append(near)
        front = beyond
    del routes[start]
    return routes
