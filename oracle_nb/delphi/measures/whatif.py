"""Modified seas: other shallows than on the tiles, and moved tiles."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from oracle_nb.core.caching import weak_cache
from oracle_nb.core.hexgrid import Hex, neighbors
from oracle_nb.delphi.board import (
    UNREACHABLE,
    Board,
    Layout,
    Placement,
    SpaceKind,
    Terrain,
    board_of,
    tiles,
)
from oracle_nb.delphi.board.tiles import TileCell
from oracle_nb.delphi.pieces import COLORS_OF, Color

HOLDS: Final = 12
"""Number of orientations of a tile: two faces, six directions."""
_FARTHEST: Final = 60
"""Maximum coordinate of a tile."""


class ModifiedSea(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Tiles that break the rules, or with water and shallows exchanged on some spaces.

    ``layout`` has tiles that don't overlap; ``changes`` are ``(q, r, code)`` as in a layout of
    hexes, ordered by (r, q).
    """

    layout: Layout
    changes: tuple[tuple[int, int, str], ...] = ()


Plan: TypeAlias = Layout | ModifiedSea
"""A layout that can be studied: a legal one, or a modified one."""


def board(plan: Plan) -> Board:
    """Return the board of a plan. Raises LayoutError with every fault of a layout."""
    return board_of(plan) if isinstance(plan, Layout) else _changed_board(plan)


def layout_of(plan: Plan) -> Layout:
    """Return the tiles of a plan, or the hexes of one without tiles."""
    return plan if isinstance(plan, Layout) else plan.layout


@weak_cache(recent=8)
def _changed_board(sea: ModifiedSea) -> Board:
    codes = {(q, r): code for q, r, code in sea.layout.hexes}
    for placement in sea.layout.tiles:
        codes.update((hex_, _code(cell.kind)) for hex_, cell in _cells(placement))
    codes.update({(q, r): code for q, r, code in sea.changes})
    return Board(Layout(hexes=tuple((q, r, code) for (q, r), code in codes.items())))


def _code(kind: SpaceKind) -> str:
    """Return the code that ``read_kind`` reads."""
    match kind.terrain:
        case Terrain.WATER:
            return f"w:{Color(kind.color)}"
        case Terrain.ISLAND | Terrain.CITY:
            return f"{kind.terrain}:{Color(kind.color)}"
        case Terrain.STATUE:
            return "statue:" + ",".join(str(Color(color)) for color in COLORS_OF[kind.sites])
        case Terrain.MARKED:
            return "monster2"
        case _:
            return str(kind.terrain)


def broken(sea: ModifiedSea) -> Iterator[str]:
    """Yield the rules that a sea breaks, by its tiles and by its current water."""
    yield from (fault.rule for fault in sea.layout.faults())
    now = board(sea)
    first = now.distance()[now.water[0]]
    if any(first[space] == UNREACHABLE for space in now.water):
        yield "board.connected"
    washed = {land for space in now.water for land in now.shore[space]}
    if not washed.issuperset((*now.all_islands, *(city for city in now.cities if city >= 0))):
        yield "board.access"


# --- shallows ------------------------------------------------------------------------------------


def toggled(plan: Plan, space: int) -> Plan:
    """Return the plan with a water space made a shallow, or a shallow made water again.

    A shallow that was never water gets the rarest color around it. Raises ValueError for any other
    space, and if no water would be left.
    """
    now = board(plan)
    here = now.spaces[space]
    changes = {} if isinstance(plan, Layout) else {(q, r): code for q, r, code in plan.changes}
    if here.terrain not in (Terrain.WATER, Terrain.SHALLOW):
        raise ValueError(f"{here} is neither water nor a shallow")
    if here.terrain == Terrain.WATER and len(now.water) == 1:
        raise ValueError(f"{here} is the last water there is")
    if here.hex in changes:
        del changes[here.hex]
    elif here.terrain == Terrain.WATER:
        changes[here.hex] = "shallow"
    else:
        changes[here.hex] = f"w:{Color(_rarest(now, space))}"
    return _plan(layout_of(plan), [(*hex_, code) for hex_, code in changes.items()])


def _plan(layout: Layout, changes: list[tuple[int, int, str]]) -> Plan:
    """Return the simplest plan with some changes: a layout, if it breaks no rule and has none."""
    if not changes and not layout.faults():
        return layout
    return ModifiedSea(layout, tuple(sorted(changes, key=lambda change: (change[1], change[0]))))


def _rarest(now: Board, space: int) -> int:
    near = [now.spaces[i].color for i in now.adjacent[space] if now.spaces[i].color >= 0]
    every = [now.spaces[i].color for i in now.water]
    return min(range(6), key=lambda color: (near.count(color), every.count(color), color))


# --- tiles ---------------------------------------------------------------------------------------


class LiftedTile(NamedTuple):
    """A tile that is being moved: its placement, its hexes, and all possible placements.

    ``spots`` has them by the hex of the cell that holds the tile. Its water touches water there;
    other rules aren't checked. ``cells`` are those of the tile, with the holding cell at (0, 0).
    """

    was: Placement
    covered: tuple[Hex, ...]
    cells: tuple[TileCell, ...]
    spots: Mapping[Hex, Placement]


def held(plan: Plan, space: int, turns: int) -> LiftedTile:
    """Return the tile under a space as a piece held by that space, turned ``turns`` times.

    Raises ValueError where there is no tile: in a gap, or on a board of hexes.
    """
    layout, here = layout_of(plan), board(plan).spaces[space]
    for placement in layout.tiles:
        if here.hex in placement.hexes():
            return _held(layout, placement, placement.hexes().index(here.hex), turns % HOLDS)
    raise ValueError(f"no tile lies at {here}")


@lru_cache(maxsize=64)
def _held(layout: Layout, was: Placement, cell: int, turns: int) -> LiftedTile:
    others = tuple(placement for placement in layout.tiles if placement != was)
    way = Placement(was.tile, was.flipped ^ (turns >= HOLDS // 2), (was.turns + turns) % 6)
    own = way.hexes()[cell]
    places = (replace(way, q=q, r=r) for q, r in _shifts(others, way))
    spots = {
        (own[0] + placement.q, own[1] + placement.r): placement
        for placement in places
        if placement != was
    }
    cells = tuple(TileCell((q - own[0], r - own[1]), each.kind) for (q, r), each in _cells(way))
    return LiftedTile(was, was.hexes(), cells, spots)


def _shifts(others: tuple[Placement, ...], way: Placement) -> Iterator[Hex]:
    """Yield placements where a tile fits, with its water next to water."""
    cells = [(hex_, cell.kind.terrain) for placement in others for hex_, cell in _cells(placement)]
    covered = {hex_ for hex_, _ in cells}
    wet = {h for hex_, terrain in cells if terrain == Terrain.WATER for h in neighbors(hex_)}
    own = way.hexes()
    water = [hex_ for hex_, cell in _cells(way) if cell.kind.terrain == Terrain.WATER]
    for q, r in sorted({(q - w[0], r - w[1]) for q, r in wet - covered for w in water}):
        near = max(abs(q), abs(r)) <= _FARTHEST
        if near and not any((h[0] + q, h[1] + r) in covered for h in own):
            yield q, r


def _cells(placement: Placement) -> Iterator[tuple[Hex, TileCell]]:
    return zip(placement.hexes(), tiles()[placement.tile].cells, strict=True)


def place_tile(plan: Plan, space: int, turns: int, spot: Hex) -> Plan:
    """Return the plan with the tile at a space moved so that the space is at ``spot``.

    Changed spaces move with their tile; those of a gap are dropped if the gap is gone. Raises
    ValueError if the tile doesn't fit, and LayoutError if there is no valid board.
    """
    held_tile = held(plan, space, turns)
    if spot not in held_tile.spots:
        raise ValueError(f"there is no room for {held_tile.was.tile}")
    placement = held_tile.spots[spot]
    tiles_now = (placement if other == held_tile.was else other for other in layout_of(plan).tiles)
    after = ModifiedSea(Layout(tuple(tiles_now)))
    there = {place.hex for place in board(after).spaces}
    changes = () if isinstance(plan, Layout) else plan.changes
    follows = dict(zip(held_tile.covered, placement.hexes(), strict=True))
    moved = [(follows.get((q, r), (q, r)), code) for q, r, code in changes]
    return _plan(after.layout, [(*hex_, code) for hex_, code in moved if hex_ in there])
