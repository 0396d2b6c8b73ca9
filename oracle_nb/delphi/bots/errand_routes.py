"""Errand routes: the ways to some errands, and which attract a ship most."""

from collections.abc import Sequence
from typing import NamedTuple

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.bots.errands import Errand
from oracle_nb.delphi.bots.sea_ways import sea_ways


class Sailing(NamedTuple):
    """The abilities of a player that an estimate depends on."""

    crossing: bool
    range: int
    storage: int


class ErrandRoutes:
    """The ways to errands for a ship; each errand has one bit, and sets of errands are masks.

    ``errands``: the errands, in the order that decides between equal ones.
    ``before``: earlier routes; errands that differ only in their costs get the same bits.
    """

    def __init__(
        self,
        board: Board,
        errands: Sequence[Errand],
        sailing: Sailing,
        before: "ErrandRoutes | None" = None,
    ) -> None:
        self.sailing = sailing
        """The abilities of the player."""
        self.numbers: dict[tuple[int, int, int], int] = {} if before is None else before.numbers
        """The numbers of the bits, by the verb, space and color of the errand."""
        numbers = self.numbers
        self.bits = {
            errand: 1 << numbers.setdefault((errand.verb, errand.space, errand.color), len(numbers))
            for errand in errands
        }
        ways = sea_ways(board, sailing.crossing)
        self.home = ways.home(sailing.range)
        """The dice for the way to Zeus's space."""
        self.legs = {
            bit: ways.legs(errand.space, errand.reach, sailing.range, errand.cost)
            for errand, bit in self.bits.items()
        }
        """The dice for each errand with the way there, and the water space at the end."""
        self.orders: list[list[int]] = [[] for _ in board.spaces]
        """The errands in the order of their attraction from each space, where it was needed so far.
        """
        self._bits = list(self.bits.values())
        self._rows = [ways.dice(errand.space, errand.reach) for errand in self.bits]
        self._eager = [errand.eager for errand in self.bits]

    def serve(self, errands: Sequence[Errand], sailing: Sailing) -> bool:
        """Return whether the routes to some errands are among them."""
        return sailing == self.sailing and all(errand in self.bits for errand in errands)

    def order(self, ship: int) -> list[int]:
        """Return the errands in the order of their attraction from a space."""
        attraction = [row[ship] - eager for row, eager in zip(self._rows, self._eager, strict=True)]
        bits = self._bits
        # A stable sort: the first of equal errands stays the first.
        ranked = sorted(range(len(bits)), key=attraction.__getitem__)
        order = self.orders[ship] = [bits[number] for number in ranked]
        return order

    def within_reach(self, ship: int) -> int:
        """Return the errands that can be done from a space."""
        return sum([bit for bit, row in zip(self._bits, self._rows, strict=True) if not row[ship]])
