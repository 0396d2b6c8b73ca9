"""Distances on foot, for bots."""

from functools import lru_cache

from oracle_nb.mythology.map.world_map import UNREACHABLE, WorldMap, bits_of, members
from oracle_nb.mythology.pieces import OFF


@lru_cache(maxsize=64)
def steps_to_prizes(world: WorldMap, prizes: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each hex the number of steps on foot to the nearest Prize."""
    steps = [UNREACHABLE] * len(world.names)
    seen = front = bits_of(hex_ for hex_ in prizes if hex_ != OFF)
    number = 0
    while front:
        beyond = 0
        for hex_ in members(front):
            steps[hex_] = number
            beyond |= world.on_foot[hex_]
        front = beyond & ~seen
        seen |= front
        number += 1
    return tuple(steps)
