"""Small changes of a layout, for searches among layouts (rules board.tiles to board.cities)."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.hexgrid import Hex
from oracle_nb.delphi.board.faults import FARTHEST
from oracle_nb.delphi.board.generation.laying import TileFace, faces
from oracle_nb.delphi.board.layout import Layout
from oracle_nb.delphi.board.tiles import Placement, Terrain, tiles

_TRIES: Final = 1_000
"""Number of changes that are tried; about one in eight makes a board."""
_EDGE: Final = FARTHEST - 8
"""Maximum coordinate of a tile, so that all its hexes can be written."""

Change = Callable[[Random, list[Placement]], bool]


def varied_layout(layout: Layout, random: Random) -> Layout:
    """Return a legal layout that differs from another one by a small change.

    A tile is moved to the edge of the others, turned or flipped where it is, or exchanged for one
    of the same shape.

    Parameters
    ----------
    layout : Layout
        A layout of tiles.
    random : Random
        Decides the change.

    Returns
    -------
    Layout
        A layout without faults, its tiles in alphabetical order; with the same tiles if no change
        was found that makes a board.

    Examples
    --------
    >>> from oracle_nb import free_layout
    >>> after = varied_layout(free_layout(7), Random(1))
    >>> after.faults()
    ()
    >>> len(set(after.tiles) - set(free_layout(7).tiles)) in (1, 2)
    True
    """
    before = sorted(layout.tiles, key=lambda placement: placement.tile)
    for _ in range(_TRIES):
        placements = list(before)
        change = random.choices(_CHANGES, _WEIGHTS)[0]
        if change(random, placements) and placements != before:
            after = Layout(tuple(placements))
            if not after.faults():
                return after
    return Layout(tuple(before))


def _move(random: Random, placements: list[Placement]) -> bool:
    """Move a tile so that its water touches that of another one, any way up."""
    place = random.randrange(len(placements))
    others = placements[:place] + placements[place + 1 :]
    face = random.choice(faces()[placements[place].tile])
    covered = {hex_ for other in others for hex_ in other.hexes()}
    near = random.choice(others)
    own, theirs = random.choice(_water(face.placement)), random.choice(_water(near))
    dq, dr = random.choice(_NEIGHBORS)
    shift = (theirs[0] + dq - own[0], theirs[1] + dr - own[1])
    if max(map(abs, shift)) > _EDGE or any(_added(hex_, shift) in covered for hex_ in face.hexes):
        return False
    placements[place] = replace(face.placement, q=shift[0], r=shift[1])
    return True


def _turn(random: Random, placements: list[Placement]) -> bool:
    """Turn or flip a tile, so that it covers the same hexes."""
    place = random.randrange(len(placements))
    ways = _ways(placements[place].tile, placements[place])
    placements[place] = random.choice(ways)
    return True


def _exchange(random: Random, placements: list[Placement]) -> bool:
    """Exchange two tiles of the same shape."""
    first, second = random.sample(range(len(placements)), 2)
    moved, other = placements[first], placements[second]
    here, there = _ways(other.tile, moved), _ways(moved.tile, other)
    if not here or not there:
        return False
    placements[first], placements[second] = random.choice(there), random.choice(here)
    return True


_CHANGES: Final[tuple[Change, ...]] = (_move, _turn, _exchange)
_WEIGHTS: Final = (6, 1, 3)
"""How often each change is tried."""
_NEIGHBORS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _ways(name: str, where: Placement) -> Sequence[Placement]:
    """Return all placements of a tile that cover exactly the hexes of another placement."""
    corner = min(where.hexes())
    outline = frozenset((q - corner[0], r - corner[1]) for q, r in where.hexes())
    return [_shifted(face, corner) for face in _fitting(name, outline)]


@lru_cache(maxsize=256)
def _fitting(name: str, outline: frozenset[Hex]) -> tuple[TileFace, ...]:
    """Return the faces of a tile with an outline, whose smallest hex is (0, 0)."""
    return tuple(face for face in faces()[name] if _outline(face) == outline)


def _outline(face: TileFace) -> frozenset[Hex]:
    q0, r0 = min(face.hexes)
    return frozenset((q - q0, r - r0) for q, r in face.hexes)


def _shifted(face: TileFace, corner: Hex) -> Placement:
    q0, r0 = min(face.hexes)
    return replace(face.placement, q=corner[0] - q0, r=corner[1] - r0)


def _water(placement: Placement) -> list[Hex]:
    cells = zip(placement.hexes(), tiles()[placement.tile].cells, strict=True)
    return [hex_ for hex_, cell in cells if cell.kind.terrain == Terrain.WATER]


def _added(hex_: Hex, shift: Hex) -> Hex:
    return hex_[0] + shift[0], hex_[1] + shift[1]
