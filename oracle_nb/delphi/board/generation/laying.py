"""Placing tiles: tiles as masks on a large table, and the cities' places around them."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from oracle_nb.core.hexgrid import Hex, center
from oracle_nb.delphi.board.bits import HexWindow
from oracle_nb.delphi.board.faults import MOST_SPACES
from oracle_nb.delphi.board.tiles import Placement, Terrain, city_tiles, tiles

REACH = 40
"""Maximum distance of anything from the first tile."""
SWAY = 10.0
"""Maximum deviation of a city from its direction in degrees; neighbors stay 40 to 80 apart."""


class TileFace(NamedTuple):
    """A tile with one face up and one rotation, with its masks around the origin."""

    placement: Placement
    hexes: tuple[Hex, ...]
    whole: int
    water: int
    beside: int
    """The hexes of the tile and all adjacent ones."""
    shore: int
    """Its water and all adjacent hexes."""
    city: Hex
    """The city of a city tile; the tile's first hex on any other."""


class LaidTiles(NamedTuple):
    """The tiles on the table so far."""

    placements: tuple[Placement, ...] = ()
    covered: int = 0
    water: int = 0

    def adding(self, face: TileFace, shift: Hex) -> "LaidTiles":
        """Return this with another tile."""
        table = window()
        placement = face.placement
        return LaidTiles(
            (
                *self.placements,
                Placement(placement.tile, placement.flipped, placement.turns, *shift),
            ),
            self.covered | table.shifted(face.whole, shift),
            self.water | table.shifted(face.water, shift),
        )


@lru_cache(maxsize=1)
def window() -> HexWindow:
    """Return the table."""
    return HexWindow((-REACH, -REACH), (REACH, REACH))


@lru_cache(maxsize=1)
def faces() -> dict[str, tuple[TileFace, ...]]:
    """Return every tile with both faces and six rotations."""
    table = window()
    result: dict[str, tuple[TileFace, ...]] = {}
    for tile in tiles().values():
        ways = []
        for flipped in (False, True):
            for turns in range(6):
                placement = Placement(tile.id, flipped, turns)
                hexes = placement.hexes()
                kinds = [cell.kind.terrain for cell in tile.cells]
                city = kinds.index(Terrain.CITY) if tile.is_city else 0
                whole = table.mask(hexes)
                water = table.mask(
                    h for h, kind in zip(hexes, kinds, strict=True) if kind == Terrain.WATER
                )
                grown = table.grow(whole), table.grow(water)
                ways.append(TileFace(placement, hexes, whole, water, *grown, hexes[city]))
        result[tile.id] = tuple(ways)
    return result


def sixths(rng: Random) -> list[tuple[str, float]]:
    """Return the cities in random order, each with its direction in degrees, 60 degrees apart."""
    names = [tile.id for tile in city_tiles()]
    rng.shuffle(names)
    start = rng.uniform(0, 60)
    return [(name, start + 60 * n) for n, name in enumerate(names)]


class Compass:
    """Directions from the center of the water of the 12 tiles (ruling 65)."""

    def __init__(self, water: Sequence[Hex]) -> None:
        points = [center(h) for h in water]
        self._x = math.fsum(x for x, _ in points) / len(points)
        self._y = math.fsum(y for _, y in points) / len(points)
        self._known: dict[Hex, float] = {}

    def towards(self, aim: float, within: float, hexes: Iterable[Hex]) -> list[Hex]:
        """Return the hexes at most ``within`` degrees from the direction ``aim``."""
        known = self._known
        result = []
        for hex_ in hexes:
            bearing = known.get(hex_)
            if bearing is None:
                x, y = center(hex_)
                bearing = math.degrees(math.atan2(y - self._y, x - self._x))
                known[hex_] = bearing
            if abs((bearing - aim + 180) % 360 - 180) <= within:
                result.append(hex_)
        return result


def is_whole(sea: LaidTiles) -> bool:
    """Return whether a finished sea is a board: no city hemmed in, and not too many spaces.

    All other rules hold by construction: nothing overlaps, the water of every tile touches earlier
    water, every island has water on its own tile, and the cities are where a Compass puts them.
    """
    table = window()
    outside = table.outside(sea.covered)
    rim = table.grow(outside)
    return (table.whole & ~outside).bit_count() <= MOST_SPACES and all(
        table.mask(placement.hexes()) & rim for placement in sea.placements[-6:]
    )
