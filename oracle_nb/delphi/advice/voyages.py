"""Voyages: the number of moves to get next to an island, with suitable dice.

A move goes as far as possible without tokens, and ends on water of its die's color (move.range,
move.end-color, companion.creature, equipment.shallows); the actual dice and tokens are ignored. So
it is the minimum number of moves, and enough with the right dice.
"""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.powers import CREATURE_RANGE, Powers
from oracle_nb.delphi.rules.lookup_tables import LookupTables, tables_of

if TYPE_CHECKING:
    from oracle_nb.delphi.board import Board

Voyage = tuple[int, int, int]
"""The number of moves, the number of spaces, and the last water space."""
NOWHERE: Final[Voyage] = (UNREACHABLE, UNREACHABLE, -1)


class Voyages:
    """The voyages of a ship on one board with one set of powers, cached."""

    def __init__(self, board: "Board", reach: int, creatures: bool, crossing: bool) -> None:
        self.board = board
        self._tables: Final[LookupTables] = tables_of(board)
        self._rows = board.distance(crossing)
        self._within = self._tables.within[crossing]
        # With a creature's color a ship goes further and ends on any water: no die is better.
        most = reach + CREATURE_RANGE if creatures else reach
        self._reach = min(most, self._tables.longest)
        self._known: dict[int, tuple[int, ...]] = {}
        self.to: Final = cache(self._to)
        """The voyage from a space to an island, with or without a longer reach."""
        self._docks: dict[tuple[int, bool], tuple[int, ...]] = {}

    def docks(self, land: int, longer: bool) -> tuple[int, ...]:
        """Return the spaces from which an island or a city is reached, also with a longer reach.

        Zeus's space is one of them for a ship that has not left it yet.
        """
        key = land, longer
        if key not in self._docks:
            board = self.board
            shores = board.shore2 if longer else board.shore
            places = (*board.water, board.zeus) if board.zeus >= 0 else board.water
            self._docks[key] = tuple(place for place in places if land in shores[place])
        return self._docks[key]

    def _to(self, start: int, land: int, longer: bool) -> Voyage:
        """Return the voyage to an island with the fewest moves, then the fewest spaces."""
        moves, row = self.moves(start), self._rows[start]
        ways = [(moves[dock], row[dock], dock) for dock in self.docks(land, longer)]
        return min((way for way in ways if way[0] < UNREACHABLE), default=NOWHERE)

    def home(self, start: int) -> Voyage:
        """Return the voyage to Zeus's space, with any color for the last die (move.to-zeus)."""
        zeus = self.board.zeus
        if zeus < 0 or start == zeus:
            return (0, 0, zeus) if zeus >= 0 else NOWHERE
        moves, row = self.moves(start), self._rows[start]
        last = [w for w in self.board.water if self._rows[w][zeus] <= self._reach]
        least = min((moves[w] for w in last), default=UNREACHABLE)
        return (least + 1, row[zeus], zeus) if least < UNREACHABLE else NOWHERE

    def moves(self, start: int) -> tuple[int, ...]:
        """Return the number of moves to every space from ``start``, a water space or Zeus's.

        UNREACHABLE without a route.
        """
        if start not in self._known:
            self._known[start] = self._distances(start)
        return self._known[start]

    def _distances(self, start: int) -> tuple[int, ...]:
        result = [UNREACHABLE] * len(self.board.spaces)
        result[start] = 0
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
                result[place] = count
        return tuple(result)

    def _next(self, place: int) -> int:
        """Return the water spaces one move away, as a bit set."""
        return self._within[place][self._reach] & self._tables.water_bits


@lru_cache(maxsize=8)
def _voyages(board: "Board", reach: int, creatures: bool, crossing: bool) -> Voyages:
    return Voyages(board, reach, creatures, crossing)


def voyages(board: "Board", powers: Powers) -> Voyages:
    """Return the voyages of a ship with some powers; the last few are cached."""
    return _voyages(board, powers.range, powers.creatures != 0, powers.crossing)
