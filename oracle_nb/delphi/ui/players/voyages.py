"""Voyages: how many moves of a ship it takes to come beside an island, with dice that fit.

A move goes as far as the rules let it for nothing, and ends on water of the color of its die
(move.range, move.end-color, companion.creature, equipment.shallows); what dice are rolled, and what
could be bought, is left out. So many moves are needed at least, and are enough with the right dice.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.powers import CREATURE_RANGE, Powers
from oracle_nb.delphi.rules.lookup_tables import LookupTables, tables_of

if TYPE_CHECKING:
    from oracle_nb.delphi.board import Board

Voyage = tuple[int, int, int]
"""How many moves, how many spaces, and the water on which the last one ends."""
NOWHERE: Final[Voyage] = (UNREACHABLE, UNREACHABLE, -1)


class Voyages:
    """The ways of a ship on one board with one set of powers; each is found once."""

    def __init__(self, board: "Board", reach: int, creatures: bool, crossing: bool) -> None:
        self.board = board
        self._tables: Final[LookupTables] = tables_of(board)
        self._rows = board.distance(crossing)
        self._within = self._tables.within[crossing]
        # With a creature's color a ship goes farther and ends on any water: no die does more.
        most = reach + CREATURE_RANGE if creatures else reach
        self._reach = min(most, self._tables.longest)
        self._known: dict[int, tuple[int, ...]] = {}
        self._docks: dict[tuple[int, bool], tuple[int, ...]] = {}

    def docks(self, land: int, longer: bool) -> tuple[int, ...]:
        """The spaces from which an island or a city is reached, also with a longer reach.

        Zeus's space is one of them for a ship that has not left it yet.
        """
        key = land, longer
        if key not in self._docks:
            board = self.board
            shores = board.shore2 if longer else board.shore
            places = (*board.water, board.zeus) if board.zeus >= 0 else board.water
            self._docks[key] = tuple(place for place in places if land in shores[place])
        return self._docks[key]

    def to(self, start: int, land: int, longer: bool) -> Voyage:
        """The way to beside an island with the fewest moves, of these with the fewest spaces."""
        moves, row = self.moves(start), self._rows[start]
        ways = [(moves[dock], row[dock], dock) for dock in self.docks(land, longer)]
        return min((way for way in ways if way[0] < UNREACHABLE), default=NOWHERE)

    def home(self, start: int) -> Voyage:
        """The way to Zeus's space; the color of the last die doesn't matter (move.to-zeus)."""
        zeus = self.board.zeus
        if zeus < 0 or start == zeus:
            return (0, 0, zeus) if zeus >= 0 else NOWHERE
        moves, row = self.moves(start), self._rows[start]
        last = [w for w in self.board.water if self._rows[w][zeus] <= self._reach]
        least = min((moves[w] for w in last), default=UNREACHABLE)
        return (least + 1, row[zeus], zeus) if least < UNREACHABLE else NOWHERE

    def moves(self, start: int) -> tuple[int, ...]:
        """Return for every space how many moves lead to it from ``start``, a water space or Zeus's.

        UNREACHABLE where no moves do.
        """
        if start not in self._known:
            self._known[start] = self._found(start)
        return self._known[start]

    def _found(self, start: int) -> tuple[int, ...]:
        found = [UNREACHABLE] * len(self.board.spaces)
        found[start] = 0
        edge: tuple[int, ...] = (start,)
        seen, count = 1 << start, 0
        while edge:
            count += 1
            ahead = 0
            for place in edge:
                ahead |= self._next(place)
            ahead &= ~seen
            seen |= ahead
            edge = self._tables.spaces(ahead)
            for place in edge:
                found[place] = count
        return tuple(found)

    def _next(self, place: int) -> int:
        """The water spaces one move away, as a bit set."""
        return self._within[place][self._reach] & self._tables.water_bits


@lru_cache(maxsize=8)
def _voyages(board: "Board", reach: int, creatures: bool, crossing: bool) -> Voyages:
    return Voyages(board, reach, creatures, crossing)


def voyages(board: "Board", powers: Powers) -> Voyages:
    """The voyages of a ship with some powers; the last few are kept."""
    return _voyages(board, powers.range, powers.creatures != 0, powers.crossing)
