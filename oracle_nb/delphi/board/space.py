"""A space of the board."""

import msgspec

from oracle_nb.core.hexgrid import Hex
from oracle_nb.delphi.board.tiles import Terrain


class Space(msgspec.Struct, frozen=True):
    """One hex of the board."""

    index: int
    """Its index in ``board.spaces``."""
    hex: Hex
    terrain: Terrain
    color: int = -1
    """The color 0 to 5 of a water space, an island's border or a city; -1 for none."""
    sites: int = 0
    """The mask of the colors of a statue island's building sites."""
    name: str = ""
    """A letter for the row, from the top, and a number for the column ``q``, such as "D7"."""
    tile: str = ""
    """The id of its tile; empty for an enclosed gap and for a board of hexes."""

    def __str__(self) -> str:
        return self.name
