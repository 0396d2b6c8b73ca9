"""Tiles on a table, legally laid or not: values, and what can be done with one tile."""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from oracle_nb.core.hexgrid import Hex
from oracle_nb.delphi.board import Layout, LayoutFault, Placement, Terrain, tiles
from oracle_nb.delphi.board.bits import Window
from oracle_nb.delphi.board.faults import FARTHEST

LAST: Final = 1 << 16
_MIDDLE: Final = 128
_UNDRAWN: Final = frozenset(
    {
        *("field-type", "entry-type", "placement-type", "mixed", "unknown-tile", "turns", "far"),
        *("too-many-tiles",),
    }
)
"""Faults with which a layout can't even be drawn."""


def number_of(hex_: Hex) -> int:
    """The number by which a scene and a page know a place of the table."""
    return (hex_[1] + _MIDDLE) * 2 * _MIDDLE + hex_[0] + _MIDDLE


def hex_of(number: int) -> Hex:
    """The place of a number. Raises ValueError for one that is none."""
    if not 0 <= number < LAST:
        raise ValueError(f"{number} is no place on the table")
    r, q = divmod(number, 2 * _MIDDLE)
    return q - _MIDDLE, r - _MIDDLE


class HeldTile(msgspec.Struct, frozen=True):
    """The tile in hand: which placement of the table, and which of its hexes was taken hold of."""

    placement: Placement
    grip: int
    at: int = -1
    """Its place in the list of what lies on the table; -1 for one that lies aside."""

    @property
    def hex(self) -> Hex:
        """Where the hex lies that was taken hold of."""
        return self.placement.hexes()[self.grip]

    def put(self, hex_: Hex) -> "HeldTile":
        """With the hex that was taken hold of laid elsewhere."""
        q, r = self.hex
        placement = self.placement
        moved = replace(placement, q=placement.q + hex_[0] - q, r=placement.r + hex_[1] - r)
        return replace(self, placement=moved)

    def turned(self, turns: int) -> "HeldTile":
        """Turned clockwise about the hex that was taken hold of."""
        turned = replace(self.placement, turns=(self.placement.turns + turns) % 6)
        return replace(self, placement=turned).put(self.hex)

    def flipped(self) -> "HeldTile":
        """Turned over, left and right exchanged."""
        placement = self.placement
        over = replace(placement, flipped=not placement.flipped, turns=-placement.turns % 6)
        return replace(self, placement=over).put(self.hex)


class TileTable(msgspec.Struct, frozen=True):
    """What lies on the table, what lies aside, and what somebody holds."""

    layout: Layout
    hold: HeldTile | None = None

    @property
    def aside(self) -> tuple[str, ...]:
        """The tiles that don't lie on the table."""
        there = {placement.tile for placement in self.layout.tiles}
        return tuple(name for name in tiles() if name not in there)

    def placement_at(self, hex_: Hex) -> HeldTile | None:
        """A hold of the uppermost tile that covers a hex; None where none does."""
        for at in reversed(range(len(self.layout.tiles))):
            placement = self.layout.tiles[at]
            hexes = placement.hexes()
            if hex_ in hexes:
                return HeldTile(placement, hexes.index(hex_), at)
        return None

    def holding(self, hold: HeldTile | None) -> "TileTable":
        """With that in hand."""
        return replace(self, hold=hold)

    def taking(self, tile: str) -> "TileTable":
        """With a tile in hand that lies aside or on the table. Raises ValueError for no tile."""
        if tile not in tiles():
            raise ValueError(f"there is no tile {tile!r:.40}")
        for at, placement in enumerate(self.layout.tiles):
            if placement.tile == tile:
                return self.holding(HeldTile(placement, 0, at))
        return self.holding(HeldTile(Placement(tile), 0))

    def laying(self, hold: HeldTile) -> "TileTable":
        """With the tile in hand lying so. Raises ValueError where that is too far out."""
        if not all(abs(q) <= FARTHEST and abs(r) <= FARTHEST for q, r in hold.placement.hexes()):
            raise ValueError("that is too far out")
        placed = list(self.layout.tiles)
        if hold.at < 0:
            hold = replace(hold, at=len(placed))
            placed.append(hold.placement)
        else:
            placed[hold.at] = hold.placement
        return TileTable(Layout(tuple(placed)), hold)

    def without(self, at: int) -> "TileTable":
        """With one tile laid aside."""
        placed = self.layout.tiles
        return TileTable(Layout((*placed[:at], *placed[at + 1 :])))

    def mirrored(self) -> "TileTable":
        """All of it turned over."""
        return TileTable(self.layout.mirrored())


def covered(layout: Layout) -> tuple[Hex, ...]:
    """Every hex that a tile lies on, once."""
    found = dict.fromkeys(hex_ for placement in layout.tiles for hex_ in placement.hexes())
    return tuple(found)


def around(layout: Layout, steps: int) -> tuple[Hex, ...]:
    """Every hex up to some steps from the tiles, by rows; some in the middle where none lies."""
    hexes = covered(layout) or ((0, 0),)
    qs, rs = zip(*hexes, strict=True)
    window = Window((min(qs) - steps, min(rs) - steps), (max(qs) + steps, max(rs) + steps))
    mask = window.mask(hexes)
    for _ in range(steps):
        mask = window.grow(mask) & window.inside
    return window.hexes(mask)


def fitting(table: TileTable) -> Iterator[Hex]:
    """Where the hex in hand can lie so that the tile covers no other and its water meets theirs."""
    hold = table.hold
    if hold is None:
        return
    rest = table.layout if hold.at < 0 else table.without(hold.at).layout
    taken = covered(rest)
    if not taken:
        return
    places = around(rest, 5)
    window = Window.on(places)
    mask = window.mask(taken)
    shore = window.grow(window.mask(_water(rest)))
    # Where the tile lies itself it can be taken hold of elsewhere, but not be put down.
    own_hexes = frozenset(hold.placement.hexes()) if hold.at >= 0 else frozenset()
    own = hold.put((0, 0)).placement
    hexes, water = own.hexes(), [h for h, wet in _spaces(own) if wet]
    room = frozenset(places)
    for q, r in places:
        there = [(q + dq, r + dr) for dq, dr in hexes]
        if (q, r) in own_hexes or not room.issuperset(there) or window.mask(there) & mask:
            continue
        if window.mask((q + dq, r + dr) for dq, dr in water) & shore:
            yield q, r


def drawable(layout: Layout) -> tuple[LayoutFault, ...]:
    """What is wrong with a layout so that it can't even be drawn."""
    if layout.hexes:
        return layout.faults()
    return tuple(f for f in layout.faults() if f.facts["problem"] in _UNDRAWN)


def _water(layout: Layout) -> list[Hex]:
    return [h for placement in layout.tiles for h, wet in _spaces(placement) if wet]


def _spaces(placement: Placement) -> list[tuple[Hex, bool]]:
    """The hexes of a placement, and whether each is water."""
    cells = tiles()[placement.tile].cells
    return [
        (hex_, cell.kind.terrain == Terrain.WATER)
        for hex_, cell in zip(placement.hexes(), cells, strict=True)
    ]
