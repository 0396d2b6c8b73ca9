"""Lookup tables of a board for the rules, by space index."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import itemgetter, or_
from typing import Final

from oracle_nb.core.caching import weak_cache
from oracle_nb.delphi.board import UNREACHABLE, Board
from oracle_nb.delphi.model.actions import SOURCES, Action

_LISTED: Final = 2048
"""Maximum number of bit sets whose spaces a board keeps listed."""
Choice = Callable[[tuple[Action, ...]], tuple[Action, ...]]
"""A function that chooses from a row by space."""


def bits_of(spaces: tuple[int, ...]) -> int:
    """Return the bit set of space indices."""
    bits = 0
    for space in spaces:
        bits |= 1 << space
    return bits


def choice_of(spaces: tuple[int, ...]) -> Choice:
    """Return a function that chooses the items at some places of a row."""
    if len(spaces) > 1:
        return itemgetter(*spaces)
    # A slice, because of one place itemgetter wouldn't return a tuple.
    return itemgetter(slice(spaces[0], spaces[0] + 1) if spaces else slice(0))


class _Within(dict[int, tuple[int, ...]]):
    """The spaces within reach of a space, by the number of steps, computed when first asked for.

    A game asks for the spaces where its ships stop, a few of them; all would be most of what a
    board holds in memory.
    """

    def __init__(self, rows: Sequence[bytes], stops: tuple[int, ...], longest: int) -> None:
        super().__init__()
        self._rows: Final = rows
        self._stops: Final = stops
        self._longest: Final = longest

    def __missing__(self, start: int) -> tuple[int, ...]:
        row = self._rows[start]
        rings = [0] * (self._longest + 1)
        for end in self._stops:
            if row[end] != UNREACHABLE:
                rings[row[end]] |= 1 << end
        self[start] = within = tuple(accumulate(rings, or_))
        return within


class LookupTables:
    """Bit sets and slots of a board.

    ``slot[i]`` is the place of space i in the index tuple of its terrain (``board.islands``,
    ``.monsters``, ...), -1 for water. ``within[crossing][i][n]`` is the bit set of the water spaces
    (and Zeus's space) at most n spaces of sailing away from i, for n up to ``longest``. ``stops``
    are all these spaces.
    ``moves[source][color]`` are the moves by space.
    """

    __slots__ = (
        "__weakref__",
        "_choices",
        "_every",
        "_groups",
        "_spaces",
        "board",
        "border",
        "color_bits",
        "longest",
        "moves",
        "near",
        "near2",
        "sites",
        "slot",
        "stops",
        "terrain",
        "water_bits",
        "within",
        "zeus_bit",
    )

    def __init__(self, board: Board) -> None:
        self.board = board
        self._choices: dict[int, Choice] = {}
        self._spaces: dict[int, tuple[int, ...]] = {}
        spaces = board.spaces
        self.terrain = tuple(int(space.terrain) for space in spaces)
        slot = [-1] * len(spaces)
        for group in (
            board.islands,
            board.monsters,
            board.offerings,
            board.temples,
            board.statues,
        ):
            for place, index in enumerate(group):
                slot[index] = place
        self.slot = tuple(slot)
        self.border = tuple(space.color for space in spaces)
        self.sites = tuple(space.sites for space in spaces)
        self.zeus_bit = 1 << board.zeus if board.zeus >= 0 else 0
        self.water_bits = bits_of(board.water)
        self.color_bits = tuple(
            bits_of(tuple(i for i in board.water if spaces[i].color == color)) for color in range(6)
        )
        self.moves = _moves(len(spaces))
        self._groups = _groups(len(spaces))
        self._every = (1 << len(spaces)) - 1
        self.stops = board.water + ((board.zeus,) if board.zeus >= 0 else ())
        self.near = board.shore
        self.near2 = board.shore2
        tables = [board.distance(crossing) for crossing in (False, True)]
        nowhere = bytes([UNREACHABLE])
        ways = [rows[start].replace(nowhere, b"") for rows in tables for start in self.stops]
        self.longest = max(map(max, ways))
        self.within = tuple(_Within(rows, self.stops, self.longest) for rows in tables)

    def spaces(self, bits: int) -> tuple[int, ...]:
        """Return the spaces of a bit set, in order."""
        spaces = self._spaces.get(bits)
        if spaces is None:
            if len(self._spaces) >= _LISTED:
                self._spaces.clear()
            spaces = self._spaces[bits] = self._listed(bits)
        return spaces

    def choice(self, bits: int) -> Choice:
        """Return a function from a row by space to its items at the spaces of a bit set."""
        result = self._choices.get(bits)
        if result is None:
            if len(self._choices) >= _LISTED:
                self._choices.clear()
            result = self._choices[bits] = choice_of(self._listed(bits))
        return result

    def _listed(self, bits: int) -> tuple[int, ...]:
        places: list[int] = []
        groups = self._groups
        rest = bits & self._every
        for byte, group in zip(rest.to_bytes(len(groups), "little"), groups, strict=True):
            if byte:
                places += group[byte]
        return tuple(places)

    def steps(self, crossing: bool, start: int, end: int) -> int:
        """Return the fewest water spaces that a ship enters on the way, or UNREACHABLE."""
        return self.board.distance(crossing)[start][end]


@lru_cache(maxsize=8)
def _groups(spaces: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the spaces of every byte of a bit set, by the place and the value of the byte."""
    groups = []
    for first in range(0, spaces, 8):
        group: list[tuple[int, ...]] = [()]
        for byte in range(1, 256):
            lowest = byte & -byte
            group.append((first + lowest.bit_length() - 1, *group[byte ^ lowest]))
        groups.append(tuple(group))
    return tuple(groups)


@lru_cache(maxsize=64)
def target_row(verb: int, spaces: int) -> tuple[Action, ...]:
    """Return the actions of a verb without a source or color by space."""
    return tuple([Action(verb, target=target) for target in range(spaces)])


@lru_cache(maxsize=8)
def _moves(spaces: int) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """Return the moves by source, color and space, shared by boards of one size."""
    numbers = range(spaces)
    return tuple(
        tuple(tuple([Action(0, source, color, i) for i in numbers]) for color in range(6))
        for source in SOURCES
    )


@weak_cache(recent=4)
def tables_of(board: Board) -> LookupTables:
    """Return the tables of a board, one shared object."""
    return LookupTables(board)
