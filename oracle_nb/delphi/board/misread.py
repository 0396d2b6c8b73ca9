"""Boards as seen by somebody who mistakes some spaces for others."""

from collections.abc import Mapping

from msgspec.structs import replace

from oracle_nb.delphi.board.board import Board
from oracle_nb.delphi.board.layout import Layout
from oracle_nb.delphi.board.space import Space
from oracle_nb.delphi.board.tiles import Terrain


class MisreadBoard(Board):
    """The board of a layout with one terrain ``taken`` for another.

    Spaces keep their numbers and names; new water has no color.
    """

    def __init__(self, layout: Layout, taken: Mapping[Terrain, Terrain]) -> None:
        self._taken = taken
        super().__init__(layout)

    def _seen(self, space: Space) -> Space:
        return replace(space, terrain=self._taken.get(space.terrain, space.terrain))

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)
