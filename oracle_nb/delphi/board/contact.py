"""Compact by contact: every tile where it touches the most of what lies already."""

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from oracle_nb.delphi.board.compact import seeded
from oracle_nb.delphi.board.laying import REACH, SWAY, Compass, Face, Laid, faces, is_whole, window
from oracle_nb.delphi.board.layout import Layout
from oracle_nb.delphi.board.tiles import board_tiles, city_tiles
from oracle_nb.hexgrid import Hex

_EDGE: Final = REACH - 4
"""How far a tile may be shifted; beyond it, it might hang over the edge of the table."""


class Shape(NamedTuple):
    """A face as steps on the table: by how many bits its hexes lie behind the origin."""

    face: Face
    hexes: tuple[int, ...]
    rim: tuple[int, ...]
    """All hexes next to the tile."""
    shore: tuple[int, ...]
    """Those of them that are next to its water."""


def contact_layout(seed: int) -> Layout:
    """The 12 tiles in any order, each where it touches the most hexes; then the cities likewise.

    Among places that are equally good, either face up, one is drawn. Every tile touches with its
    water the water that lies already, and the cities stand about a sixth of the circle apart. The
    layout breaks no rule (Layout.faults is empty), and a seed gives the same one in every process.
    Raises ValueError if ``seed`` is not an integer.
    """
    rng = seeded(seed)
    while True:
        laid = _lay_cities(rng, _lay_tiles(rng))
        if laid and is_whole(laid):
            return Layout(laid.placements)


def _lay_tiles(rng: Random) -> Laid:
    names = [tile.id for tile in board_tiles()]
    rng.shuffle(names)
    first = rng.choice(faces()[names[0]])
    laid = Laid((first.placement,), first.whole, first.water)
    for name in names[1:]:
        place = _best_place(rng, laid, ((shape, _inner()) for shape in _shapes()[name]))
        assert place is not None, "twelve tiles reach no edge of the table"
        laid = laid.adding(*place)
    return laid


def _lay_cities(rng: Random, laid: Laid) -> Laid | None:
    """The cities added, or None if one found no place."""
    table = window()
    compass = Compass(table.hexes(laid.water))
    names = [tile.id for tile in city_tiles()]
    rng.shuffle(names)
    start = rng.uniform(0, 60)
    near = table.hexes(table.grow(table.grow(laid.covered)) & ~laid.covered)
    for n, name in enumerate(names):
        aim = start + 60 * n
        open_ = table.outside(laid.covered)
        sites = table.mask(h for h in near if compass.off(h, aim) <= SWAY) & open_
        shapes = (
            (shape, table.shifted(sites, (-shape.face.city[0], -shape.face.city[1])))
            for shape in _shapes()[name]
        )
        place = _best_place(rng, laid, shapes)
        if place is None:
            return None
        laid = laid.adding(*place)
    return laid


def _best_place(
    rng: Random, laid: Laid, shapes: Iterable[tuple[Shape, int]]
) -> tuple[Face, Hex] | None:
    """The place with the most contact, drawn from all that are as good; None if there is none.

    With each shape goes the set of shifts that are asked for.
    """
    most = 0
    found: list[tuple[Face, int]] = []
    for shape, asked in shapes:
        contact, shifts = _contacts(shape, laid, asked)
        if contact > most:
            most, found = contact, []
        if shifts and contact == most:
            found.append((shape.face, shifts))
    if not found:
        return None
    number = rng.randrange(sum(shifts.bit_count() for _, shifts in found))
    for face, shifts in found:
        count = shifts.bit_count()
        if number < count:
            return face, window().hexes(shifts)[number]
        number -= count
    raise AssertionError("a number below the sum of the counts")


def _contacts(shape: Shape, laid: Laid, asked: int) -> tuple[int, int]:
    """The most hexes that a shape can touch at the shifts asked for, and all shifts that do.

    All shifts are looked at together: a bit of a mask stands for one, and the hexes touched are
    counted in binary, a mask for each digit.
    """
    taken = touching = 0
    for step in shape.hexes:
        taken |= laid.covered >> step if step >= 0 else laid.covered << -step
    for step in shape.shore:
        touching |= laid.water >> step if step >= 0 else laid.water << -step
    best = asked & touching & ~taken
    if not best:
        return 0, 0
    ones = twos = fours = eights = sixteens = 0
    for step in shape.rim:
        more = (laid.covered >> step if step >= 0 else laid.covered << -step) & best
        ones, more = ones ^ more, ones & more
        twos, more = twos ^ more, twos & more
        fours, more = fours ^ more, fours & more
        eights, more = eights ^ more, eights & more
        sixteens |= more
    contact = 0
    for worth, digit in ((16, sixteens), (8, eights), (4, fours), (2, twos), (1, ones)):
        if best & digit:
            best &= digit
            contact += worth
    return contact, best


@lru_cache(maxsize=1)
def _shapes() -> dict[str, tuple[Shape, ...]]:
    table = window()
    origin = _place((0, 0))

    def steps(mask: int) -> tuple[int, ...]:
        return tuple(_place(hex_) - origin for hex_ in table.hexes(mask))

    return {
        name: tuple(
            Shape(
                face,
                steps(face.whole),
                steps(face.beside & ~face.whole),
                steps(face.shore & ~face.whole),
            )
            for face in ways
        )
        for name, ways in faces().items()
    }


def _place(hex_: Hex) -> int:
    return window().bit(hex_).bit_length() - 1


@lru_cache(maxsize=1)
def _inner() -> int:
    """All shifts at which a tile lies on the table."""
    span = range(-_EDGE, _EDGE + 1)
    return window().mask((q, r) for q in span for r in span)
