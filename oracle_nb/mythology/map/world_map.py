"""The world: hexes, their Areas, and what adjoins what, as indices and bit sets.

A hex is its index in the order of names, column by column; a set of hexes is a bit set.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from typing import Final

from oracle_nb.core.hexgrid import neighbors
from oracle_nb.mythology.packs.data_pack import DataPack
from oracle_nb.mythology.packs.grid import NO_AREA, Cell, axial, scan_grid

UNREACHABLE: Final = 255
"""The distance between hexes that aren't connected."""


class WorldMap:
    """The hexes and Areas of a data pack."""

    def __init__(self, pack: DataPack) -> None:
        self.pack = pack
        """The tables it is made of."""
        cells = sorted(other for other in scan_grid(pack.map.grid) if isinstance(other, Cell))
        self.names = tuple(cell.name for cell in cells)
        """The name of each hex."""
        self.index: Mapping[str, int] = {name: hex_ for hex_, name in enumerate(self.names)}
        """The hex of each name."""
        self.hexes = tuple(axial(name) for name in self.names)
        """The axial coordinates of each hex."""
        at = {hex_: place for place, hex_ in enumerate(self.hexes)}
        self.neighbors = tuple(
            tuple(at[neighbor] for neighbor in neighbors(hex_) if neighbor in at)
            for hex_ in self.hexes
        )
        """The adjacent hexes of each hex, clockwise."""
        self.around = tuple(bits_of(near) for near in self.neighbors)
        """The same as bit sets."""
        signs = {area.sign: number for number, area in enumerate(pack.area)}
        self.water = tuple(signs.get(cell.water, -1) for cell in cells)
        """The water Area of each hex; -1 for a hex without water."""
        self.area = tuple(
            signs.get(cell.land, water) for cell, water in zip(cells, self.water, strict=True)
        )
        """The Area of each hex: a coast belongs to its land Area (ruling 3), an island to the water
        Area around it (ruling 2)."""
        self.land = bits_of(place for place, cell in enumerate(cells) if cell.land != NO_AREA)
        """Bit set of the hexes with land."""
        self.area_bits = tuple(
            bits_of(place for place, area in enumerate(self.area) if area == number)
            for number in range(len(pack.area))
        )
        """The hexes of each Area as a bit set."""
        self.inner = tuple(self._inner())
        """The Areas that don't touch the River Ocean."""

    def _inner(self) -> Iterator[int]:
        """Yield the Areas of which no part lies in or next to a hex with water of the Ocean."""
        beside = 0
        for place, water in enumerate(self.water):
            if water >= 0 and self.pack.area[water].ocean:
                beside |= 1 << place | self.around[place]
        for number, bits in enumerate(self.area_bits):
            shores = (place for place, water in enumerate(self.water) if water == number)
            if not (bits | bits_of(shores)) & beside:
                yield number

    @property
    def rim(self) -> tuple[int, ...]:
        """The Areas that touch the River Ocean, itself among them."""
        return tuple(number for number in range(len(self.area_bits)) if number not in self.inner)

    def hexes_of(self, area: int) -> tuple[int, ...]:
        """Return the hexes of an Area."""
        return members(self.area_bits[area])

    def distances(self, start: int, blocked: int = 0) -> tuple[int, ...]:
        """Return the number of hexes from one to each other, ``UNREACHABLE`` where there is no way.

        Terrain makes no difference in the Basic Game (rule basic.no-terrain).

        ``blocked``: a bit set of hexes that aren't entered.
        """
        return _distances(self, start, blocked)

    @cached_property
    def from_inner(self) -> tuple[int, ...]:
        """The number of hexes from each to the nearest Area that doesn't touch the River Ocean."""
        inside = 0
        for area in self.inner:
            inside |= self.area_bits[area]
        return self.far_from(inside)

    @cached_property
    def on_foot(self) -> tuple[int, ...]:
        """For each hex the adjacent hexes with land that no strait separates, as bit sets.

        Heroes on foot can go there (Advanced Game).
        """
        ways = [near & self.land for near in self.around]
        for strait in self.pack.straits:
            first, second = (self.index[name] for name in strait.split("-"))
            ways[first] &= ~(1 << second)
            ways[second] &= ~(1 << first)
        return tuple(ways)

    @cached_property
    def wooded(self) -> int:
        """The hexes with mountains or forest, as a bit set."""
        features = (*self.pack.mountains, *self.pack.forest)
        return bits_of(self.index[name] for feature in features for name in feature.hexes)

    @cached_property
    def rough(self) -> int:
        """The hexes with mountains, forest or a river, as a bit set."""
        rivers = (self.index[name] for river in self.pack.river for name in river.hexes)
        return self.wooded | bits_of(rivers)

    @cached_property
    def shores(self) -> int:
        """The hexes with land and water, as a bit set: a river makes no shore."""
        return bits_of(hex_ for hex_ in members(self.land) if self.water[hex_] >= 0)

    @cached_property
    def afloat(self) -> int:
        """The hexes into which ships can go, with water or a river, as a bit set."""
        rivers = (self.index[name] for river in self.pack.river for name in river.hexes)
        return bits_of(hex_ for hex_, water in enumerate(self.water) if water >= 0) | bits_of(
            rivers
        )

    def area_bits_of(self, slug: str) -> int:
        """Return the hexes of an Area by its name in actions, as a bit set."""
        slugs = [area.slug for area in self.pack.area]
        return self.area_bits[slugs.index(slug)]

    def far_from(self, hexes: int) -> tuple[int, ...]:
        """Return the distance of each hex from the nearest one in a bit set."""
        ways = [self.distances(hex_) for hex_ in members(hexes)]
        return tuple(map(min, zip(*ways, strict=True)))

    def border_areas(self, area: int) -> tuple[int, ...]:
        """Return the Areas with a hex next to one of this Area."""
        areas = {self.area[near] for place in self.hexes_of(area) for near in self.neighbors[place]}
        return tuple(sorted(areas - {area}))


def bits_of(items: Iterable[int]) -> int:
    """Return a bit set of indices."""
    bits = 0
    for item in items:
        bits |= 1 << item
    return bits


@lru_cache(maxsize=4096)
def members(bits: int) -> tuple[int, ...]:
    """Return the indices in a bit set, in order.

    Examples
    --------
    >>> members(0b1010)
    (1, 3)
    """
    result = []
    while bits:
        low = bits & -bits
        result.append(low.bit_length() - 1)
        bits ^= low
    return tuple(result)


@cache
def map_of(pack: DataPack) -> WorldMap:
    """Return the map of a pack, made once."""
    return WorldMap(pack)


@lru_cache(maxsize=2048)
def _distances(world: WorldMap, start: int, blocked: int) -> tuple[int, ...]:
    distances = [UNREACHABLE] * len(world.names)
    seen = front = 1 << start
    steps = 0
    while front:
        beyond = 0
        for place in members(front):
            distances[place] = steps
            beyond |= world.around[place]
        front = beyond & ~seen & ~blocked
        seen |= front
        steps += 1
    return tuple(distances)
