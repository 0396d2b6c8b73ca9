"""Free layouts: tiles placed one by one wherever they fit (rules board.tiles to board.cities)."""

import math
from collections.abc import Callable, Sequence
from random import Random

from oracle_nb.core.arguments import number
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

_TRIES = 24
"""Number of places that are tried for a tile before the best is taken."""
_CITY_TRIES = 60


def free_layout(seed: int, looseness: float = 0.5) -> Layout:
    """Draw a free layout: the 12 board tiles in any order, then the cities around the rim.

    The water of every tile touches the water of tiles that were placed before it.

    Parameters
    ----------
    seed : int
        The same seed and looseness make the same layout on every machine.
    looseness : float
        From 0 to 1: at 0 every tile is as snug as possible, at 0.5 anywhere that is legal, and at 1
        the board has long arms and open bays.

    Returns
    -------
    Layout
        A layout without faults.

    Raises
    ------
    ValueError
        If ``seed`` isn't a whole number or ``looseness`` isn't a number from 0 to 1.

    Examples
    --------
    >>> from oracle_nb import free_layout
    >>> free_layout(7).faults()
    ()
    >>> free_layout(7, looseness=0.9) == free_layout(7, looseness=0.1)
    False
    """
    looseness = number("looseness", looseness, 0, 1)
    rng = seeded(seed)
    while True:
        sea = _lay_tiles(rng, looseness)
        sea = sea and _lay_cities(rng, sea)
        if sea and is_whole(sea):
            return Layout(sea.placements)


def _lay_tiles(rng: Random, looseness: float) -> LaidTiles | None:
    """Return the 12 tiles, or None if a tile found no place."""
    names = [tile.id for tile in board_tiles()]
    rng.shuffle(names)
    first = rng.choice(faces()[names[0]])
    sea = LaidTiles((first.placement,), first.whole, first.water)
    pull = 1 - 2 * looseness
    table = window()
    for name in names[1:]:
        border = table.hexes(table.grow(sea.covered) & ~sea.covered & table.inside)
        best, best_score = None, -math.inf
        for _ in range(_TRIES):
            place = _draw_place(rng, sea, name, border)
            if place is None:
                continue
            contact = (table.shifted(place[0].beside, place[1]) & sea.covered).bit_count()
            score = pull * contact + (1 - abs(pull)) * 8 * rng.random()
            if score > best_score:
                best, best_score = place, score
        if best is None:
            return None
        sea = sea.adding(*best)
    return sea


def _lay_cities(rng: Random, sea: LaidTiles) -> LaidTiles | None:
    """Return the cities added, about 60 degrees apart, or None if one found no place."""
    table = window()
    compass = Compass(table.hexes(sea.water))
    for name, aim in sixths(rng):
        rim = table.grow(sea.covered) & table.outside(sea.covered) & table.inside
        # A city tile extends one hex beyond the rim, so twice the sway is close enough here.
        border = compass.towards(aim, 2 * SWAY, table.hexes(rim))
        if not border:
            return None
        for _ in range(_CITY_TRIES):
            place = _draw_place(rng, sea, name, border)
            if place is None:
                continue
            (q, r), (dq, dr) = place[0].city, place[1]
            if compass.towards(aim, SWAY, [(q + dq, r + dr)]):
                sea = sea.adding(*place)
                break
        else:
            return None
    return sea


def _draw_place(
    rng: Random, sea: LaidTiles, name: str, border: Sequence[Hex]
) -> tuple[TileFace, Hex] | None:
    """Return a random placement of a tile on a hex of the border; None if it doesn't fit."""
    bits = rng.getrandbits
    ways = faces()[name]
    face = ways[_below(bits, len(ways))]
    q, r = border[_below(bits, len(border))]
    own_q, own_r = face.hexes[_below(bits, len(face.hexes))]
    dq, dr = shift = (q - own_q, r - own_r)
    edge = REACH - 4  # beyond it the tile might leave the table
    if not (-edge <= dq <= edge and -edge <= dr <= edge):
        return None
    table = window()
    if table.shifted(face.whole, shift) & sea.covered:
        return None
    return (face, shift) if table.shifted(face.shore, shift) & sea.water else None


def _below(bits: Callable[[int], int], end: int) -> int:
    """Return a number from 0 to ``end - 1``: what ``randrange(end)`` draws, in half its time."""
    wide = end.bit_length()
    number = bits(wide)
    while number >= end:
        number = bits(wide)
    return number
