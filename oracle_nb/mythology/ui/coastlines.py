"""Coastlines and borders of a world of hexes, as polygons and lines.

The data say only which hexes have land, water or both. A height is given to the center, the corners
and the middles of the sides of each hex: above 0 is land. Marching through the triangles between
these points yields the shore. Heights on a side keep what the rules know: two hexes with land are
joined by land, except where the data pack names a strait.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from oracle_nb.core.hexgrid import DIRECTIONS, Hex, add, center
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.render.scene import Point

Key: TypeAlias = tuple[int, int]
"""A point as whole numbers, so that equal points are found equal."""
Segment: TypeAlias = tuple[Key, Key]

SIZE: Final = 32.0
"""The distance from the center of a hex to its corners, in scene units."""
_STEP: Final = 60
"""Number of steps of a key for each size of a hex."""
_CORNERS: Final = tuple(
    (cos(pi / 3 * k - pi * 2 / 3), sin(pi / 3 * k - pi * 2 / 3)) for k in range(6)
)
"""The corners of a hex, clockwise from the upper left, as in ``hexgrid.corners``."""
_ACROSS: Final = tuple(DIRECTIONS[k] for k in (4, 5, 0, 1, 2, 3))
"""The neighbor across the side from each corner to the next one."""
ISLANDS: Final = -1
"""The number of all islands together, where those of land Areas are their Areas'."""


class Shores(NamedTuple):
    """The shapes of a world, in scene units."""

    lands: tuple[tuple[int, tuple[Point, ...]], ...]
    """Polygons of land, each with its Area or ``ISLANDS``, the largest first."""
    ponds: tuple[tuple[int, tuple[Point, ...]], ...]
    """Polygons of water within one land Area, each with its water Area."""
    coasts: tuple[tuple[Point, ...], ...]
    """The lines between land and water."""
    borders: tuple[tuple[Point, ...], ...]
    """The lines between land Areas."""
    limits: tuple[tuple[Point, ...], ...]
    """The lines between water Areas."""


def noise(x: int, y: int) -> float:
    """Return a number from -1 to 1 that depends on a point alone."""
    value = (x * 374761393 + y * 668265263) & 0xFFFFFFFF
    value = ((value ^ value >> 13) * 1274126177) & 0xFFFFFFFF
    return ((value ^ value >> 16) & 0xFFFF) / 32767.5 - 1


class ShoreMaker:
    """Makes the shapes of a world.

    ``left``, ``top``: the point of the plane that is at (0, 0) in the scene.
    """

    def __init__(self, world: WorldMap, left: float, top: float) -> None:
        self._world = world
        self._scale = SIZE / _STEP
        self._left, self._top = left, top
        self._at = {hex_: place for place, hex_ in enumerate(world.hexes)}
        names = world.index
        self._straits = {
            frozenset((names[name], names[other]))
            for name, other in (side.split("-") for side in world.pack.straits)
            if name in names and other in names
        }
        self._kinds = tuple(self._kind(place) for place in range(len(world.names)))
        self._heights: dict[Key, float] = {}
        self._rings: dict[int, tuple[Key, list[Key]]] = {}
        self._shore: dict[Key, int] = {}
        """The points on the shore, each with its water Area."""

    def point(self, key: Key) -> Point:
        """Return a point in the scene."""
        return key[0] * self._scale - self._left, key[1] * self._scale - self._top

    # --- heights ---------------------------------------------------------------------------------

    def _kind(self, place: int) -> str:
        if not self._world.land >> place & 1:
            return "water"
        return "coast" if self._world.water[place] >= 0 else "land"

    def _terrain(self, place: int | None) -> str:
        """Return whether a hex is land, water or a coast; beyond the world there is water."""
        return "water" if place is None else self._kinds[place]

    def _near(self, hex_: Hex, side: int) -> int | None:
        return self._at.get(add(hex_, _ACROSS[side % 6]))

    def _strait(self, *places: int | None) -> bool:
        return any(
            frozenset((place, other)) in self._straits
            for n, place in enumerate(places)
            for other in places[n + 1 :]
        )

    def _corner_height(self, key: Key, places: Sequence[int | None]) -> float:
        kinds = [self._terrain(place) for place in places]
        jitter = noise(*key)
        if self._strait(*places):
            return -0.4 + 0.15 * jitter
        if "water" in kinds:
            # The shore is in the space with land: a space of water has none.
            return -0.05 - 0.2 * abs(jitter) if "land" in kinds else -0.5 + 0.3 * jitter
        lands = kinds.count("land")
        return (-0.2 + 0.35 * jitter, 0.35 + 0.25 * jitter, 0.8, 1.0)[lands]

    def _side_height(self, key: Key, places: Sequence[int | None]) -> float:
        kinds = {self._terrain(place) for place in places}
        jitter = noise(*key)
        if self._strait(*places):
            return -0.5 + 0.2 * jitter
        if "water" in kinds:
            if "land" in kinds:
                return -0.02 - 0.2 * abs(jitter)
            return -0.5 + 0.3 * jitter if "coast" in kinds else -1.0
        return 0.9 if "land" in kinds else 0.4 + 0.2 * jitter

    def _ring(self, place: int) -> tuple[Key, list[Key]]:
        """Return the center of a hex and the twelve points around it, with heights for each."""
        if place not in self._rings:
            self._rings[place] = self._new_ring(place)
        return self._rings[place]

    def _new_ring(self, place: int) -> tuple[Key, list[Key]]:
        hex_ = self._world.hexes[place]
        x, y = center(hex_, _STEP, flat=True)
        middle = (round(x), round(y))
        points: list[Key] = []
        for k, (cx, cy) in enumerate(_CORNERS):
            nx, ny = _CORNERS[(k + 1) % 6]
            corner = (round(x + _STEP * cx), round(y + _STEP * cy))
            half = (round(x + _STEP * (cx + nx) / 2), round(y + _STEP * (cy + ny) / 2))
            beside = self._near(hex_, k)
            if corner not in self._heights:
                trio = (place, self._near(hex_, k - 1), beside)
                self._heights[corner] = self._corner_height(corner, trio)
            if half not in self._heights:
                self._heights[half] = self._side_height(half, (place, beside))
            points += (corner, half)
        around = [self._terrain(self._near(hex_, side)) for side in range(6)]
        inland = around.count("land") + 0.5 * around.count("coast")
        self._heights[middle] = {
            "land": 1.0,
            "water": -1.0,
            "coast": 0.25 + 0.06 * inland + 0.12 * noise(*middle),
        }[self._terrain(place)]
        return middle, points

    # --- marching --------------------------------------------------------------------------------

    def _crossing(self, key: Key, other: Key, water: int) -> Key:
        """Return the point of the shore between a point on land and one in the water."""
        if key > other:
            key, other = other, key
        high, low = self._heights[key], self._heights[other]
        part = min(max(high / (high - low), 0.1), 0.9)
        result = (
            round(key[0] + part * (other[0] - key[0])),
            round(key[1] + part * (other[1] - key[1])),
        )
        self._shore.setdefault(result, water)
        return result

    def _pieces(self, place: int) -> Iterator[list[Key]]:
        """Yield the polygons of land in a hex, clockwise."""
        middle, points = self._ring(place)
        if all(self._heights[point] > 0 for point in points):
            if self._terrain(place) == "land":
                yield points
                return
            # A coast without any water would look like land.
            self._heights[middle] = -0.35
        water = self._world.water[place]
        for n, point in enumerate(points):
            corners = (middle, point, points[(n + 1) % 12])
            piece: list[Key] = []
            for k, corner in enumerate(corners):
                other = corners[(k + 1) % 3]
                above, after = self._heights[corner] > 0, self._heights[other] > 0
                if above:
                    piece.append(corner)
                if above != after:
                    piece.append(self._crossing(corner, other, water))
            if len(piece) > 2:
                yield piece

    def make(self) -> Shores:
        """Return all shapes."""
        world = self._world
        owners: dict[int, list[int]] = {}
        for place in range(len(world.names)):
            if world.land >> place & 1:
                area = world.area[place]
                number = area if world.pack.area[area].kind == "land" else ISLANDS
                owners.setdefault(number, []).append(place)
        rings = [
            (number, ring)
            for number, places in owners.items()
            for ring in _rings(piece for place in places for piece in self._pieces(place))
        ]
        lands, ponds = [], []
        for number, ring in rings:
            shape = self._smooth(ring)
            if _surface(ring) > 0:
                lands.append((_surface(ring), number, shape))
            elif all(key in self._shore for key in ring):
                ponds.append((max(self._shore[key] for key in ring), shape))
        lands.sort(key=lambda land: -land[0])
        return Shores(
            lands=tuple((number, shape) for _, number, shape in lands),
            ponds=tuple(ponds),
            coasts=tuple(line for _, ring in rings for line in self._coasts(ring)),
            borders=tuple(self._borders(rings)),
            limits=tuple(self._limits()),
        )

    def mouth(self, place: int) -> Point | None:
        """Return where a river reaches the water in a hex; None for a hex without water."""
        _, points = self._ring(place)
        lowest = min(points, key=lambda point: self._heights[point])
        return self.point(lowest) if self._heights[lowest] < 0 else None

    # --- lines -----------------------------------------------------------------------------------

    def _smooth(self, ring: Sequence[Key]) -> tuple[Point, ...]:
        """Return a ring with a natural shore."""
        points: list[Point] = []
        for point, other in zip(ring, (*ring[1:], ring[0]), strict=True):
            points.append(self.point(point))
            if point in self._shore and other in self._shore:
                points.append(self._bend(point, other))
        return tuple(points)

    def _bend(self, key: Key, other: Key) -> Point:
        """Return a point beside the middle of a piece of the shore."""
        if key > other:
            key, other = other, key
        (ax, ay), (bx, by) = self.point(key), self.point(other)
        off = 0.22 * noise(key[0] + other[0], key[1] + other[1])
        return (ax + bx) / 2 + off * (by - ay), (ay + by) / 2 - off * (bx - ax)

    def _coasts(self, ring: Sequence[Key]) -> Iterator[tuple[Point, ...]]:
        """Yield the runs of a ring that are shore."""
        wet = [
            start in self._shore and other in self._shore
            for start, other in zip(ring, (*ring[1:], ring[0]), strict=True)
        ]
        start = wet.index(False) + 1 if False in wet else 0
        run: list[Point] = []
        for n in range(start, start + len(ring) + 1):
            point, other = ring[n % len(ring)], ring[(n + 1) % len(ring)]
            if n < start + len(ring) and wet[n % len(ring)]:
                run += (self.point(point), self._bend(point, other))
            elif run:
                yield (*run, self.point(point))
                run = []

    def _borders(self, rings: Sequence[tuple[int, Sequence[Key]]]) -> Iterator[tuple[Point, ...]]:
        """Yield the lines between two land Areas."""
        owner: dict[Segment, int] = {}
        for number, ring in rings:
            for start, other in zip(ring, (*ring[1:], ring[0]), strict=True):
                owner[start, other] = number
        segments = (
            (start, other)
            for (start, other), number in owner.items()
            if number < owner.get((other, start), ISLANDS)
        )
        for line in _chains(segments):
            yield tuple(map(self.point, line))

    def _limits(self) -> Iterator[tuple[Point, ...]]:
        """Yield the lines between two water Areas, along the sides of hexes."""
        world = self._world
        segments: list[Segment] = []
        for place, water in enumerate(world.water):
            if water < 0:
                continue
            hex_ = world.hexes[place]
            _, points = self._ring(place)
            for side in range(6):
                near = self._near(hex_, side)
                if near is None or not 0 <= world.water[near] < water:
                    continue
                half = points[2 * side + 1]
                if self._heights[half] < 0:
                    ends = (points[2 * side], half, points[(2 * side + 2) % 12])
                    segments += ((ends[0], ends[1]), (ends[1], ends[2]))
        for line in _chains(segments):
            yield tuple(map(self.point, line))


def _rings(pieces: Iterable[Sequence[Key]]) -> Iterator[list[Key]]:
    """Yield the outlines of polygons that share sides, as rings."""
    sides: dict[Key, list[Key]] = {}
    count = 0
    for piece in pieces:
        for begin, other in zip(piece, (*piece[1:], piece[0]), strict=True):
            if begin in sides.get(other, ()):
                sides[other].remove(begin)
                count -= 1
            elif begin != other:
                sides.setdefault(begin, []).append(other)
                count += 1
    starts = [key for key, ends in sides.items() if ends]
    for start in starts:
        while sides[start]:
            ring, here = [], start
            while sides[here]:
                ring.append(here)
                here = sides[here].pop()
            yield ring


def _chains(segments: Iterable[Segment]) -> Iterator[list[Key]]:
    """Yield segments joined to lines as long as possible."""
    ends: dict[Key, list[Key]] = {}
    for begin, other in segments:
        ends.setdefault(begin, []).append(other)
        ends.setdefault(other, []).append(begin)
    # Lines begin where they branch or end; what is left after that is rings.
    for start in sorted(ends, key=lambda key: len(ends[key]) == 2):
        while ends[start]:
            line, here = [start], start
            while ends[here]:
                after = ends[here].pop()
                ends[after].remove(here)
                line.append(after)
                here = after
                if len(ends[here]) != 1:
                    break
            yield line


def _surface(ring: Sequence[Key]) -> float:
    """Return the surface of a ring, negative for one that runs counterclockwise."""
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2
