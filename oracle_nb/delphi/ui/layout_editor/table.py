"""Tiles on a table, legal or not, as values, and edits of one tile."""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from oracle_nb.core.hexgrid import Hex
from oracle_nb.delphi.board import Layout, LayoutFault, Placement, Terrain, tiles
from oracle_nb.delphi.board.bits import HexWindow
from oracle_nb.delphi.board.faults import FARTHEST

LAST: Final = 1 << 16
_MIDDLE: Final = 128
_UNDRAWN: Final = frozenset(
    {
        *("field-type", "entry-type", "placement-type", "mixed", "unknown-tile", "turns", "far"),
        *("too-many-tiles",),
    }
)
"""Faults that make a layout impossible to draw."""


def number_of(hex_: Hex) -> int:
    """Return the number of a place of the table in scenes and pages."""
    return (hex_[1] + _MIDDLE) * 2 * _MIDDLE + hex_[0] + _MIDDLE


def hex_of(number: int) -> Hex:
    """Return the place with a number. Raises ValueError for a wrong one."""
    if not 0 <= number < LAST:
        raise ValueError(
            f"a place on the table must be a number from 0 to {LAST - 1}, got {number}"
        )
    r, q = divmod(number, 2 * _MIDDLE)
    return q - _MIDDLE, r - _MIDDLE


class HeldTile(msgspec.Struct, frozen=True):
    """The held tile: its placement, and the hex by which it is held."""

    placement: Placement
    grip: int
    at: int = -1
    """Its index in the list of tiles on the table; -1 if it is set aside."""

    @property
    def hex(self) -> Hex:
        """The position of the hex by which it is held."""
        return self.placement.hexes()[self.grip]

    def put(self, hex_: Hex) -> "HeldTile":
        """Return it with its holding hex elsewhere."""
        q, r = self.hex
        placement = self.placement
        moved = replace(placement, q=placement.q + hex_[0] - q, r=placement.r + hex_[1] - r)
        return replace(self, placement=moved)

    def turned(self, turns: int) -> "HeldTile":
        """Return it turned clockwise about the holding hex."""
        turned = replace(self.placement, turns=(self.placement.turns + turns) % 6)
        return replace(self, placement=turned).put(self.hex)

    def flipped(self) -> "HeldTile":
        """Return it flipped, with left and right exchanged."""
        placement = self.placement
        over = replace(placement, flipped=not placement.flipped, turns=-placement.turns % 6)
        return replace(self, placement=over).put(self.hex)


class TileTable(msgspec.Struct, frozen=True):
    """The tiles on the table, those set aside, and the held one."""

    layout: Layout
    hold: HeldTile | None = None

    @property
    def aside(self) -> tuple[str, ...]:
        """The tiles that are set aside."""
        there = {placement.tile for placement in self.layout.tiles}
        return tuple(name for name in tiles() if name not in there)

    def placement_at(self, hex_: Hex) -> HeldTile | None:
        """Return the uppermost tile on a hex as a held one; None without one."""
        for at in reversed(range(len(self.layout.tiles))):
            placement = self.layout.tiles[at]
            hexes = placement.hexes()
            if hex_ in hexes:
                return HeldTile(placement, hexes.index(hex_), at)
        return None

    def holding(self, hold: HeldTile | None) -> "TileTable":
        """Return the table with that tile held."""
        return replace(self, hold=hold)

    def taking(self, tile: str) -> "TileTable":
        """Return the table with one of its tiles held. Raises ValueError for no tile."""
        if tile not in tiles():
            raise ValueError(f"there is no tile {tile!r:.40}")
        for at, placement in enumerate(self.layout.tiles):
            if placement.tile == tile:
                return self.holding(HeldTile(placement, 0, at))
        return self.holding(HeldTile(Placement(tile), 0))

    def laying(self, hold: HeldTile) -> "TileTable":
        """Return the table with the held tile placed. Raises ValueError if it is too far out."""
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
        """Return the table with one tile set aside."""
        placed = self.layout.tiles
        return TileTable(Layout((*placed[:at], *placed[at + 1 :])))

    def mirrored(self) -> "TileTable":
        """Return the mirrored table."""
        return TileTable(self.layout.mirrored())


def covered(layout: Layout) -> tuple[Hex, ...]:
    """Return every covered hex once."""
    result = dict.fromkeys(hex_ for placement in layout.tiles for hex_ in placement.hexes())
    return tuple(result)


def around(layout: Layout, steps: int) -> tuple[Hex, ...]:
    """Return all hexes within some steps of the tiles, by rows; a default area without tiles."""
    hexes = covered(layout) or ((0, 0),)
    qs, rs = zip(*hexes, strict=True)
    window = HexWindow((min(qs) - steps, min(rs) - steps), (max(qs) + steps, max(rs) + steps))
    mask = window.mask(hexes)
    for _ in range(steps):
        mask = window.grow(mask) & window.inside
    return window.hexes(mask)


def fitting(table: TileTable) -> Iterator[Hex]:
    """Return where the holding hex can be, so that the tile fits and its water touches water."""
    hold = table.hold
    if hold is None:
        return
    rest = table.layout if hold.at < 0 else table.without(hold.at).layout
    taken = covered(rest)
    if not taken:
        return
    places = around(rest, 5)
    window = HexWindow.on(places)
    mask = window.mask(taken)
    shore = window.grow(window.mask(_water(rest)))
    # At its own place, a click on the tile changes the holding hex instead of putting it down.
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
    """Return the faults that make a layout impossible to draw."""
    if layout.hexes:
        return layout.faults()
    return tuple(f for f in layout.faults() if f.facts["problem"] in _UNDRAWN)


def _water(layout: Layout) -> list[Hex]:
    return [h for placement in layout.tiles for h, wet in _spaces(placement) if wet]


def _spaces(placement: Placement) -> list[tuple[Hex, bool]]:
    """Return the hexes of a placement, and whether each is water."""
    cells = tiles()[placement.tile].cells
    return [
        (hex_, cell.kind.terrain == Terrain.WATER)
        for hex_, cell in zip(placement.hexes(), cells, strict=True)
    ]
