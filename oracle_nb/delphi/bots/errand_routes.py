"""Errand routes: the ways to some errands, and which attract a ship most."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

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
        rows = [ways.dice(errand.space, errand.reach) for errand in self.bits]
        dice = np.array(rows).reshape(len(rows), len(board.spaces)).T
        self._near = dice == 0
        attraction = dice - np.array([errand.eager for errand in self.bits])
        self._ranked = np.argsort(attraction, axis=1, kind="stable")

    def serve(self, errands: Sequence[Errand], sailing: Sailing) -> bool:
        """Return whether the routes to some errands are among them."""
        return sailing == self.sailing and all(errand in self.bits for errand in errands)

    def order(self, ship: int) -> list[int]:
        """Return the errands in the order of their attraction from a space."""
        bits = self._bits
        order = self.orders[ship] = [bits[number] for number in self._ranked[ship].tolist()]
        return order

    def within_reach(self, ship: int) -> int:
        """Return the errands that can be done from a space."""
        near = self._near[ship].tolist()
        return sum([bit for bit, here in zip(self._bits, near, strict=True) if here])
