"""Free layouts: tiles laid one by one wherever they fit (rules board.tiles to board.cities)."""

import math
from functools import lru_cache
from random import Random
from typing import NamedTuple

from oracle_nb.delphi.board.bits import Window
from oracle_nb.delphi.board.compact import seeded
from oracle_nb.delphi.board.layout import Layout
from oracle_nb.delphi.board.tiles import Placement, Terrain, board_tiles, city_tiles, tiles
from oracle_nb.hexgrid import Hex, center

_REACH = 40
"""How far from the first tile anything is laid."""
_TRIES = 24
"""How many places are drawn for a tile before the best is taken."""
_CITY_TRIES = 60
_SWAY = 10.0
"""How many degrees a city may stand off its sixth of the circle; neighbors stay 40 to 80 apart."""


class Face(NamedTuple):
    """A tile as it can be laid, flipped and turned, with its masks round the origin."""

    placement: Placement
    hexes: tuple[Hex, ...]
    whole: int
    water: int


class Laid(NamedTuple):
    """What lies on the table so far."""

    placements: tuple[Placement, ...] = ()
    covered: int = 0
    water: int = 0


@lru_cache(maxsize=1)
def _window() -> Window:
    return Window((-_REACH, -_REACH), (_REACH, _REACH))


@lru_cache(maxsize=1)
def _faces() -> dict[str, tuple[Face, ...]]:
    window = _window()
    faces: dict[str, tuple[Face, ...]] = {}
    for tile in tiles().values():
        ways = []
        for flipped in (False, True):
            for turns in range(6):
                placement = Placement(tile.id, flipped, turns)
                hexes = placement.hexes()
                pairs = zip(hexes, tile.cells, strict=True)
                water = [h for h, cell in pairs if cell.kind.terrain == Terrain.WATER]
                ways.append(Face(placement, hexes, window.mask(hexes), window.mask(water)))
        faces[tile.id] = tuple(ways)
    return faces


def free_layout(seed: int, looseness: float = 0.5) -> Layout:
    """A free layout: the 12 tiles in any order, either face up, then the cities round the rim.

    Every tile touches with its water the water that lies already. ``looseness`` goes from 0, each
    tile as snug as can be found, over 0.5, any place, to 1, long arms and open bays. The layout
    breaks no rule (Layout.faults is empty); the same arguments give the same one in every process.
    Raises ValueError if ``seed`` is not an integer or ``looseness`` not a number from 0 to 1.
    """
    if isinstance(looseness, bool) or not isinstance(looseness, int | float):
        problem = f"looseness is a number from 0 to 1, not {looseness!r:.40}"
        raise ValueError(problem)  # noqa: TRY004 - one kind of error for any bad argument
    if not 0 <= looseness <= 1:
        raise ValueError("looseness goes from 0 to 1; this number lies outside")
    rng = seeded(seed)
    while True:
        laid = _lay_tiles(rng, looseness)
        laid = laid and _lay_cities(rng, laid)
        if laid:
            layout = Layout(laid.placements)
            if not layout.faults():
                return layout


def _lay_tiles(rng: Random, looseness: float) -> Laid | None:
    """The 12 tiles, or None if a tile found no place."""
    names = [tile.id for tile in board_tiles()]
    rng.shuffle(names)
    first = rng.choice(_faces()[names[0]])
    laid = Laid((first.placement,), first.whole, first.water)
    pull = 1 - 2 * looseness
    window = _window()
    for name in names[1:]:
        border = window.hexes(window.grow(laid.covered) & ~laid.covered & window.inside)
        best, best_score = None, -math.inf
        for _ in range(_TRIES):
            found = _draw_place(rng, laid, name, border)
            if found is None:
                continue
            contact = (window.grow(found[1]) & laid.covered).bit_count()
            score = pull * contact + (1 - abs(pull)) * 8 * rng.random()
            if score > best_score:
                best, best_score = found, score
        if best is None:
            return None
        laid = _with(laid, best)
    return laid


def _lay_cities(rng: Random, laid: Laid) -> Laid | None:
    """The cities added, about a sixth of the circle apart, or None if one found no place."""
    window = _window()
    points = [center(h) for h in window.hexes(laid.water)]
    middle = (
        math.fsum(x for x, _ in points) / len(points),
        math.fsum(y for _, y in points) / len(points),
    )
    names = [tile.id for tile in city_tiles()]
    rng.shuffle(names)
    start = rng.uniform(0, 60)
    for n, name in enumerate(names):
        aim = start + 60 * n
        rim = window.grow(laid.covered) & window.outside(laid.covered) & window.inside
        # A city tile reaches one hex beyond the rim, so twice the sway is near enough here.
        border = [h for h in window.hexes(rim) if _off(h, middle, aim) <= 2 * _SWAY]
        if not border:
            return None
        for _ in range(_CITY_TRIES):
            found = _draw_place(rng, laid, name, border)
            if found and _off(_city_hex(found[0]), middle, aim) <= _SWAY:
                laid = _with(laid, found)
                break
        else:
            return None
    return laid


_Place = tuple[Placement, int, int]
"""A placement with the masks of its hexes and of its water."""


def _draw_place(
    rng: Random, laid: Laid, name: str, border: list[Hex] | tuple[Hex, ...]
) -> _Place | None:
    """One random way to lay a tile upon a hex of the border; None if it doesn't fit there."""
    window = _window()
    faces = _faces()[name]
    face = faces[rng.randrange(len(faces))]
    q, r = border[rng.randrange(len(border))]
    own_q, own_r = face.hexes[rng.randrange(len(face.hexes))]
    shift = (q - own_q, r - own_r)
    if max(map(abs, shift)) > _REACH - 4:  # the tile might hang over the edge of the window
        return None
    whole = window.shifted(face.whole, shift)
    if whole & laid.covered:
        return None
    water = window.shifted(face.water, shift)
    if not window.grow(water) & laid.water:
        return None
    placement = face.placement
    return Placement(placement.tile, placement.flipped, placement.turns, *shift), whole, water


def _with(laid: Laid, place: _Place) -> Laid:
    placement, whole, water = place
    return Laid((*laid.placements, placement), laid.covered | whole, laid.water | water)


def _city_hex(placement: Placement) -> Hex:
    cells = tiles()[placement.tile].cells
    for hex_, cell in zip(placement.hexes(), cells, strict=True):
        if cell.kind.terrain == Terrain.CITY:
            return hex_
    raise ValueError(f"{placement.tile} has no city")


def _off(hex_: Hex, middle: tuple[float, float], aim: float) -> float:
    """By how many degrees a hex, seen from the middle, stands off the direction ``aim``."""
    x, y = center(hex_)
    bearing = math.degrees(math.atan2(y - middle[1], x - middle[0]))
    return abs((bearing - aim + 180) % 360 - 180)
