"""Sets of hexes as the bits of an int, for fast placing and checking of tiles."""

from collections.abc import Iterable

from oracle_nb.core.hexgrid import Hex


class HexWindow:
    """A rectangle of hexes, numbered row by row, with an empty rim one hex wide all round.

    A set of hexes inside it is an int with one bit for each. Thanks to the rim a shift by one
    never carries a hex of the window from one end of a row to the other.
    """

    __slots__ = ("_q", "_r", "_wide", "inside", "whole")

    def __init__(self, low: Hex, high: Hex) -> None:
        """Make a window of all hexes from ``low`` to ``high`` in both coordinates, inclusive."""
        self._q = low[0] - 1
        self._r = low[1] - 1
        self._wide = high[0] - low[0] + 3
        tall = high[1] - low[1] + 3
        self.whole = (1 << self._wide * tall) - 1
        row = (1 << self._wide - 2) - 1
        self.inside = sum(row << y * self._wide + 1 for y in range(1, tall - 1))

    @classmethod
    def on(cls, hexes: Iterable[Hex]) -> "HexWindow":
        """Return the smallest window on the given hexes (at least one)."""
        qs, rs = zip(*hexes, strict=True)
        return cls((min(qs), min(rs)), (max(qs), max(rs)))

    def bit(self, hex_: Hex) -> int:
        """Return the set of one hex."""
        return 1 << (hex_[1] - self._r) * self._wide + hex_[0] - self._q

    def mask(self, hexes: Iterable[Hex]) -> int:
        """Return the set of some hexes."""
        mask = 0
        for hex_ in hexes:
            mask |= self.bit(hex_)
        return mask

    def hexes(self, mask: int) -> tuple[Hex, ...]:
        """Return the hexes of a mask, ordered by (r, q)."""
        hexes = []
        at = -1
        while mask:
            # Remove the higher bits, because shorter numbers are faster.
            step = (mask & -mask).bit_length()
            mask >>= step
            at += step
            r, q = divmod(at, self._wide)
            hexes.append((q + self._q, r + self._r))
        return tuple(hexes)

    def shifted(self, mask: int, by: Hex) -> int:
        """Return the mask moved by ``(q, r)``.

        The caller makes sure that it stays in the window.
        """
        step = by[1] * self._wide + by[0]
        return mask << step if step >= 0 else mask >> -step

    def grow(self, mask: int) -> int:
        """Return the mask and all neighbors of its hexes."""
        w = self._wide
        east_west = mask | mask << 1 | mask >> 1
        return east_west | mask << w | mask >> w | mask << w - 1 | mask >> w - 1

    def flood(self, start: int, within: int) -> int:
        """Return the part of ``within`` that is connected with ``start``."""
        reached = start & within
        while True:
            grown = self.grow(reached) & within
            if grown == reached:
                return reached
            reached = grown

    def is_connected(self, mask: int) -> bool:
        """Return whether the hexes of a mask are connected; True for none."""
        return self.flood(mask & -mask, mask) == mask

    def parts(self, mask: int) -> tuple[int, ...]:
        """Return the connected parts of a mask, the largest first."""
        parts = []
        while mask:
            part = self.flood(mask & -mask, mask)
            parts.append(part)
            mask ^= part
        return tuple(sorted(parts, key=lambda part: -part.bit_count()))

    def outside(self, covered: int) -> int:
        """Return the hexes of the window, rim included, that are connected to the table."""
        # Empty rows are open from the start, which is most of a large table.
        wide = self._wide
        first = max(0, (covered & -covered).bit_length() - 1) // wide * wide
        last = (covered.bit_length() + wide - 1) // wide * wide
        rows = (1 << first) - 1 | self.whole >> last << last
        return self.flood(self.whole & ~self.inside | rows, self.whole & ~covered)
