"""Compact layouts by contact: every tile is placed where it touches the most hexes."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from oracle_nb.core.hexgrid import Hex
from oracle_nb.delphi.board.generation.compact import seeded
from oracle_nb.delphi.board.generation.laying import (
    REACH,
    SWAY,
    Compass,
    LaidTiles,
    TileFace,
    faces,
    is_whole,
    sixths,
    window,
)
from oracle_nb.delphi.board.layout import Layout
from oracle_nb.delphi.board.tiles import board_tiles

_EDGE: Final = REACH - 4
"""Maximum distance from the first tile at which a tile can start."""
_MARGIN: Final = 6 * (2 * REACH + 3)
"""Six rows of the table in bits: no tile that touches the sea starts further north of it."""


class Outline(NamedTuple):
    """The hexes of a tile and those next to it, as steps from its first hex (see FaceShape)."""

    hexes: tuple[int, ...]
    rim: tuple[int, ...]


class FaceShape(NamedTuple):
    """A face as offsets on the table, that is as distances in bits.

    The place of a tile is that of its first hex.
    """

    face: TileFace
    first: Hex
    outline: Outline
    shore: tuple[int, ...]
    """From the first hex to those next to the tile's water."""
    city: int
    """From the first hex to the city."""


def contact_layout(seed: int) -> Layout:
    """Place the 12 tiles in random order, each where it touches the most hexes; then the cities.

    One of the equally good places, with either face, is chosen at random. The water of every tile
    touches water that is already there, and the cities are about 60 degrees apart. The layout has
    no faults, and a seed gives the same one in every process. Raises ValueError if ``seed`` is not
    an integer.
    """
    rng = seeded(seed)
    while True:
        sea = _lay_cities(rng, _lay_tiles(rng))
        if sea and is_whole(sea):
            return Layout(sea.placements)


def _lay_tiles(rng: Random) -> LaidTiles:
    names = [tile.id for tile in board_tiles()]
    rng.shuffle(names)
    first = rng.choice(faces()[names[0]])
    sea = LaidTiles((first.placement,), first.whole, first.water)
    for name in names[1:]:
        shapes = _shapes()[name]
        place = _best_place(rng, sea, shapes, [_inner()] * len(shapes))
        assert place is not None, "twelve tiles reach no edge of the table"
        sea = sea.adding(*place)
    return sea


def _lay_cities(rng: Random, sea: LaidTiles) -> LaidTiles | None:
    """Return the cities added, or None if one found no place."""
    table = window()
    compass = Compass(table.hexes(sea.water))
    near = table.hexes(table.grow(table.grow(sea.covered)) & ~sea.covered)
    for name, aim in sixths(rng):
        sites = table.mask(compass.towards(aim, SWAY, near))
        sites &= table.outside(sea.covered)
        shapes = _shapes()[name]
        asked = [_moved(sites, shape.city) for shape in shapes]
        place = _best_place(rng, sea, shapes, asked)
        if place is None:
            return None
        sea = sea.adding(*place)
    return sea


def _best_place(
    rng: Random, sea: LaidTiles, shapes: Sequence[FaceShape], asked: Sequence[int]
) -> tuple[TileFace, Hex] | None:
    """Return a random place among those with the most contact; None if there is none.

    ``asked`` are the candidate places for each shape.
    """
    # The empty table north of the sea is cut off, because shorter numbers are faster.
    cut = max(0, (sea.covered & -sea.covered).bit_length() - _MARGIN)
    covered, water = sea.covered >> cut, sea.water >> cut
    counted: dict[int, tuple[int, ...]] = {}
    most = 0
    candidates: list[tuple[FaceShape, int]] = []
    for shape, places in zip(shapes, asked, strict=True):
        # Faces with the same outline are counted once: shapes of one tile share the object.
        key = id(shape.outline)
        if key not in counted:
            counted[key] = _count(shape.outline, covered)
        taken, *digits = counted[key]
        touching = 0
        for step in shape.shore:
            touching |= _moved(water, step)
        best = places >> cut & touching & ~taken
        contact = 0
        for digit in digits:
            contact *= 2
            if best & digit:
                best &= digit
                contact += 1
        if best and contact > most:
            most, candidates = contact, []
        if best and contact == most:
            candidates.append((shape, best << cut))
    if not candidates:
        return None
    number = rng.randrange(sum(places.bit_count() for _, places in candidates))
    for shape, places in candidates:
        count = places.bit_count()
        if number < count:
            q, r = window().hexes(places)[number]
            return shape.face, (q - shape.first[0], r - shape.first[1])
        number -= count
    raise AssertionError("a number below the sum of the counts")


def _count(outline: Outline, covered: int) -> tuple[int, ...]:
    """Return the free places as a mask, and for all places the number of touched hexes, in binary.

    All places are computed at once: each is a bit of a mask, and each binary digit of the number of
    touched hexes is a mask, the highest first.
    """
    taken = 0
    for step in outline.hexes:
        taken |= _moved(covered, step)
    ones = twos = fours = eights = sixteens = 0
    for step in outline.rim:
        more = _moved(covered, step)
        ones, more = ones ^ more, ones & more
        twos, more = twos ^ more, twos & more
        fours, more = fours ^ more, fours & more
        eights, more = eights ^ more, eights & more
        sixteens |= more
    return taken, sixteens, eights, fours, twos, ones


def _moved(mask: int, step: int) -> int:
    """Return the places from which a step leads to one of a mask."""
    return mask >> step if step >= 0 else mask << -step


@lru_cache(maxsize=1)
def _shapes() -> dict[str, tuple[FaceShape, ...]]:
    table = window()

    def place(mask: int) -> int:
        return mask.bit_length() - 1

    result = {}
    for name, ways in faces().items():
        outlines: dict[Outline, Outline] = {}
        shapes = []
        for face in ways:
            first = table.hexes(face.whole)[0]
            start = place(table.bit(first))

            def steps(mask: int, start: int = start) -> tuple[int, ...]:
                return tuple(place(table.bit(hex_)) - start for hex_ in table.hexes(mask))

            outline = Outline(steps(face.whole), steps(face.beside & ~face.whole))
            shapes.append(
                FaceShape(
                    face,
                    first,
                    outlines.setdefault(outline, outline),
                    steps(face.shore & ~face.whole),
                    place(table.bit(face.city)) - start,
                )
            )
        result[name] = tuple(shapes)
    return result


@lru_cache(maxsize=1)
def _inner() -> int:
    """Return all places where a tile is completely on the table."""
    span = range(-_EDGE, _EDGE + 1)
    return window().mask((q, r) for q in span for r in span)
