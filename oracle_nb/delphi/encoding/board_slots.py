"""Slots: the spaces of a board by their kind, so that a number means the same on every board."""

from functools import lru_cache
from typing import Final

from oracle_nb.delphi.board import UNREACHABLE, Board, Terrain

KINDS: Final = ("island", "monster", "offering", "temple", "statue", "city", "zeus", "water")
"""The kinds of spaces that have slots: all but shallows, where nothing happens."""
LAND: Final = KINDS[:-1]
"""The kinds that a ship goes to in order to do something."""


class BoardSlots:
    """The spaces of a board, listed by kind.

    Within a kind, spaces are in the order of the board, from north to south and west to east;
    cities are in the order of their colors.
    """

    def __init__(self, board: Board) -> None:
        zeus = (board.zeus,) if board.zeus >= 0 else ()
        self.board: Final = board
        self.spaces: Final[dict[str, tuple[int, ...]]] = {
            "island": board.islands,
            "monster": board.monsters,
            "offering": board.offerings,
            "temple": board.temples,
            "statue": board.statues,
            "city": tuple(city for city in board.cities if city >= 0),
            "zeus": zeus,
            "water": board.water,
        }
        """The spaces of each kind."""
        self.sailed: Final = (*board.water, *zeus)
        """The spaces that a ship can stop at: all water, and Zeus's space as the last."""
        self.land: Final = tuple(space for kind in LAND for space in self.spaces[kind])
        """All spaces of the kinds in ``LAND``."""
        self._distances: Final[dict[int, tuple[int, ...]]] = {}

    def with_terrains(self, terrains: tuple[int, ...]) -> tuple[int, ...]:
        """Return the spaces with one of some terrains, all of the same kind."""
        kinds = {_KIND_OF[terrain] for terrain in terrains}
        assert len(kinds) == 1, terrains
        return self.spaces[kinds.pop()]

    def distances(self, start: int) -> tuple[int, ...]:
        """Return the steps of a ship to the nearest space beside each land space.

        UNREACHABLE where there is no way, and for a ship that isn't on the board. For Zeus's space,
        the steps to the space itself.
        """
        known = self._distances.get(start)
        if known is None:
            known = self._distances[start] = self._measured(start)
        return known

    def _measured(self, start: int) -> tuple[int, ...]:
        board = self.board
        if start < 0:
            return (UNREACHABLE,) * len(self.land)
        row = board.distance()[start]
        stops: dict[int, list[int]] = {space: [] for space in self.land}
        for space in self.sailed:
            for land in board.shore[space]:
                stops[land].append(space)
        if board.zeus >= 0:
            stops[board.zeus] = [board.zeus]
        return tuple(
            min((row[stop] for stop in stops[land]), default=UNREACHABLE) for land in self.land
        )


_KIND_OF: Final[dict[int, str]] = {
    Terrain.ISLAND: "island",
    Terrain.MONSTER: "monster",
    Terrain.MARKED: "monster",
    Terrain.OFFERING: "offering",
    Terrain.TEMPLE: "temple",
    Terrain.STATUE: "statue",
    Terrain.CITY: "city",
}


@lru_cache(maxsize=16)
def slots_of(board: Board) -> BoardSlots:
    """Return the slots of a board."""
    return BoardSlots(board)
