"""Distances on foot and by ship, for bots."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from oracle_nb.mythology.advanced.model.position import NOBODY, Position
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.map.world_map import UNREACHABLE, WorldMap, bits_of, members
from oracle_nb.mythology.pieces import OFF

BOARDING = 3
"""Price of a ship for a bot, in spaces: a try, and often in vain."""


class Distances(NamedTuple):
    """For each hex the number of spaces to the nearest goal."""

    on_foot: tuple[int, ...]
    """From the hex on foot, with a ship where that is shorter."""
    aboard: tuple[int, ...]
    """From the hex for a Hero who is aboard."""


@lru_cache(maxsize=256)
def distances(world: WorldMap, goals: int) -> Distances:
    """Return the distances to a bit set of hexes, where a Hero must be on foot."""
    tables = [[UNREACHABLE] * len(world.names) for _ in range(2)]
    waves: list[list[tuple[int, int]]] = [[(0, hex_) for hex_ in members(goals)]]
    number = 0
    while number < len(waves):
        for aboard, hex_ in waves[number]:
            if tables[aboard][hex_] <= number:
                continue
            tables[aboard][hex_] = number
            for cost, before in _before(world, aboard, hex_):
                while len(waves) <= number + cost:
                    waves.append([])
                waves[number + cost].append(before)
        number += 1
    return Distances(*map(tuple, tables))


def _before(world: WorldMap, aboard: int, hex_: int) -> Iterable[tuple[int, tuple[int, int]]]:
    """Yield from where a Hero gets here, with the cost: steps, leaving a ship, getting one."""
    if aboard:
        yield from ((1, (1, near)) for near in members(world.around[hex_] & world.afloat))
        if world.shores >> hex_ & 1:
            yield BOARDING, (0, hex_)
    else:
        yield from ((1, (0, near)) for near in members(world.on_foot[hex_]))
        if world.afloat >> hex_ & 1:
            yield 0, (1, hex_)


def goals_of(view: Position, world: WorldMap, seat: int, hero: int) -> int:
    """Return where a Hero of a player should go: home with a Prize, else to Prizes, Helpers too."""
    if has_prize_for(view, seat, hero):
        return home_of(world)
    bearers = view.bearers or (NOBODY,) * len(view.prizes)
    loose = [
        hex_
        for hex_, bearer in zip(view.prizes, bearers, strict=False)
        if hex_ != OFF and bearer == NOBODY
    ]
    return bits_of(loose)


def has_prize_for(view: Position, seat: int, hero: int) -> bool:
    """Return whether a Hero carries a Prize that will be glory for a player at home."""
    return any(view.bearers[prize] == hero and owner == seat for prize, owner, _ in view.captures)


def distance(view: Position, world: WorldMap, hero: int, goals: int) -> int:
    """Return the distance of a Hero to the nearest goal."""
    table = distances(world, goals)
    return (table.aboard if view.ships >> hero & 1 else table.on_foot)[view.units[hero]]


def nearest_prize(view: Position, world: WorldMap, seat: int, hero: int) -> tuple[int, int]:
    """Return the Prize that a Hero of a player should go for, and its distance; -1 for none."""
    if has_prize_for(view, seat, hero):
        return NOBODY, UNREACHABLE
    ends = members(goals_of(view, world, seat, hero))
    ways = [(distance(view, world, hero, 1 << hex_), view.prize_at(hex_)) for hex_ in ends]
    spaces, prize = min(ways, default=(UNREACHABLE, NOBODY))
    return prize, spaces
