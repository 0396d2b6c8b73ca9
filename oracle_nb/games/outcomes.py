"""Chance nodes: every possible outcome of an action, with its probability."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from math import factorial
from types import MappingProxyType
from typing import Final, Generic

import msgspec

from oracle_nb.core.errors import OracleError
from oracle_nb.core.generics import A, P
from oracle_nb.core.history import Transition
from oracle_nb.games.rules import Rules

_NO_KINDS: Final[Mapping[str, int]] = MappingProxyType({})


class ChanceOutcome(msgspec.Struct, Generic[P], frozen=True):
    """A possible result of an action.

    Parameters
    ----------
    probability : Fraction
        Its exact probability.
    transition : Transition
        The position after the action, with events and draws.
    """

    probability: Fraction
    transition: Transition[P]


class _TooLong(OracleError):
    """The current path has more draws of a kind than asked for."""


class _Branch:
    """A draw on the current path: its kind, its weights, and the result that is being tried."""

    __slots__ = ("index", "start", "weights", "what")

    def __init__(self, what: str, weights: Sequence[int], start: int) -> None:
        self.what = what
        self.weights = tuple(weights)
        self.start = start
        self.index = start - 1
        self.advance()

    def advance(self) -> bool:
        """Try the next possible result; return whether there is one."""
        for index in range(self.index + 1, len(self.weights)):
            if self.weights[index] > 0:
                self.index = index
                return True
        return False

    @property
    def probability(self) -> Fraction:
        """The probability of this result."""
        return Fraction(self.weights[self.index], sum(self.weights))


class _Paths:
    """Chance that takes one path through the tree of draws after another.

    Draws of an interchangeable kind come in groups. Within a group only paths with results in
    ascending order are taken, each for all its orders.
    """

    def __init__(self, groups: Mapping[str, int], most: Mapping[str, int]) -> None:
        self._groups = groups
        self._most = most
        self._path: list[_Branch] = []
        self._at = 0

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the result on the current path; past its end, the first possible one."""
        if self._at == len(self._path):
            if what in self._most and self._drawn(what) == self._most[what]:
                raise _TooLong
            self._path.append(_Branch(what, weights, self._start(what)))
        branch = self._path[self._at]
        self._at += 1
        return branch.index

    def _drawn(self, what: str) -> int:
        """Return the number of draws of a kind on the current path."""
        return sum(branch.what == what for branch in self._path)

    def _start(self, what: str) -> int:
        """Return the first result that a new draw may have: in a group, the result before it."""
        size = self._groups.get(what, 1)
        run = 0
        for branch in reversed(self._path):
            if branch.what != what:
                break
            run += 1
        return self._path[-1].index if run % size else 0

    def advance(self) -> bool:
        """Go to the next path; return whether there is one."""
        self._at = 0
        while self._path:
            if self._path[-1].advance():
                return True
            self._path.pop()
        return False

    @property
    def probability(self) -> Fraction:
        """The probability of the current path, in all orders of its groups."""
        product = Fraction(1)
        for what, run in groupby(self._path, key=lambda branch: branch.what):
            branches = list(run)
            size = self._groups.get(what, 1)
            for first in range(0, len(branches), size):
                group = branches[first : first + size]
                product *= _count_orders([branch.index for branch in group])
                for branch in group:
                    product *= branch.probability
        return product


def _count_orders(ascending: Sequence[int]) -> int:
    """Return the number of different orders of some results."""
    number = factorial(len(ascending))
    for _, equal in groupby(ascending):
        number //= factorial(len(list(equal)))
    return number


def outcomes(
    rules: Rules[P, A],
    position: P,
    action: A,
    groups: Mapping[str, int] = _NO_KINDS,
    most: Mapping[str, int] = _NO_KINDS,
) -> Iterator[ChanceOutcome[P]]:
    """Yield every possible outcome of a legal action once, with its probability.

    Without any draw there is a single one with probability 1. What an action leads to without
    another decision belongs to it, so the end of a turn can have millions of outcomes; they are
    found while you iterate.

    Parameters
    ----------
    rules : Rules
        The rules of the game.
    position : position
        Any position.
    action : action
        A legal action.
    groups : mapping of str to int
        Kinds of draws whose order doesn't matter, and how many are drawn at a time. Three dice have
        56 outcomes instead of 216.
    most : mapping of str to int
        Kinds of draws that can go on without end, and after how many of them an outcome is left
        out.

    Yields
    ------
    ChanceOutcome
        The outcomes. Their probabilities add up to 1, less what is left out.

    Raises
    ------
    IllegalAction
        If the action is refused.

    Examples
    --------
    >>> import oracle_nb
    >>> game = oracle_nb.new_game(players=3, seed=3)
    >>> found = list(game.rules.outcomes(game.position, game.action("end")))
    >>> len(found), sum(one.probability for one in found)
    (56, Fraction(1, 1))
    """
    paths = _Paths(groups, most)
    while True:
        try:
            transition = rules.apply(position, action, paths)
        except _TooLong:
            pass
        else:
            yield ChanceOutcome(paths.probability, transition)
        if not paths.advance():
            return
