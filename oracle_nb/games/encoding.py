"""Encodings: the actions of a game as numbers, and what a seat knows as a vector of numbers.

Programs that learn need both. A game that has an encoding is an `EncodedGame`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from oracle_nb.core.errors import OracleError
from oracle_nb.core.generics import A, P_contra
from oracle_nb.games.rules import R_contra


class UnnumberedAction(OracleError, ValueError):
    """An action without a number, or a number without an action."""


class Encoding(Protocol[P_contra, A]):
    """The numbers of actions, and the vectors of observations, for the rules of one setting.

    Attributes
    ----------
    actions : int
        The number of numbered actions; their numbers are 0 to ``actions - 1``.
    names : sequence of str
        A name for each component of an observation, such as "you.favor".
    low, high : sequence of float
        The lowest and the highest value of each component.
    """

    actions: int
    names: Sequence[str]
    low: Sequence[float]
    high: Sequence[float]

    def number(self, action: A) -> int:
        """Return the number of an action.

        Returns
        -------
        int
            The number. It depends on nothing but the action and the setting.

        Raises
        ------
        UnnumberedAction
            If no position allows the action.
        """

    def action(self, number: int) -> A:
        """Return the action with a number.

        Raises
        ------
        UnnumberedAction
            If no action has the number.
        """

    def observation(self, view: P_contra, seat: int) -> Sequence[float]:
        """Return what the player in a seat knows, as numbers.

        Parameters
        ----------
        view : position
            The position as `Rules.view` shows it to the seat.

        Returns
        -------
        sequence of float
            A value for each of ``names``. One beyond its limits counts as the limit.
        """


@runtime_checkable
class IncrementalEncoding(Protocol[P_contra]):
    """An encoding that can say what has changed since an earlier observation."""

    def changes(
        self, view: P_contra, seat: int, known: dict[int, Any]
    ) -> Iterable[tuple[int, Sequence[float]]]:
        """Return the components that have changed, each with where it begins.

        Parameters
        ----------
        view : position
            The position as `Rules.view` shows it to the seat.
        known : dict
            What an earlier call for the same seat has noted; empty for the first one.

        Returns
        -------
        iterable of (int, sequence of float)
            The index of the first component, and the values from there.
        """


@runtime_checkable
class EncodedGame(Protocol[R_contra]):
    """A game package that has an encoding."""

    def encoding(self, rules: R_contra) -> Encoding:
        """Return the encoding for a setting.

        Returns
        -------
        Encoding
            The encoding. ``actions`` and ``names`` are equal for all settings that the same options
            of a new game make.

        Raises
        ------
        ValueError
            If the rules have an option that makes actions without a number legal.
        """


class FeatureGroup(NamedTuple):
    """Components of an observation that are read together.

    Parameters
    ----------
    name : str
        The first part of their names.
    labels : sequence of str
        The last part of each name; "" for a component that has only the name of the group.
    read : callable
        Returns their values, in the order of the labels.
    high, low : float
        The limits of the values.
    part : callable, optional
        Returns what the values depend on: while it is equal, they are, too. Groups in a row with
        the same function are read together.
    """

    name: str
    labels: Sequence[str]
    read: Callable[[Any], Iterable[float]]
    high: float = 1
    low: float = 0
    part: Callable[[Any], object] | None = None


SINGLE: Final = ("",)
"""The labels of a group with one component."""
Section = tuple[int, Callable[[Any], object] | None, tuple[Callable[[Any], Iterable[float]], ...]]
"""Groups that are read together: their first component, what they depend on, and their functions.
"""


class FeatureTable:
    """All components of an observation, made of groups.

    Parameters
    ----------
    groups : iterable of FeatureGroup
        The groups, in the order of the vector.

    Examples
    --------
    >>> table = FeatureTable([FeatureGroup("favor", SINGLE, lambda favor: [favor], high=9)])
    >>> table.names, table.values(7), table.high
    (('favor',), [7], (9.0,))
    """

    def __init__(self, groups: Iterable[FeatureGroup]) -> None:
        each = tuple(groups)
        self.names: Final = tuple(
            f"{group.name}.{label}" if label else group.name
            for group in each
            for label in group.labels
        )
        self.low: Final = tuple(float(group.low) for group in each for _ in group.labels)
        self.high: Final = tuple(float(group.high) for group in each for _ in group.labels)
        self._reads: Final = tuple(group.read for group in each)
        self._sections: Final[list[Section]] = []
        start = 0
        for part, together in groupby(each, lambda group: group.part):
            section = tuple(together)
            self._sections.append((start, part, tuple(group.read for group in section)))
            start += sum(len(group.labels) for group in section)

    def values(self, source: Any) -> list[float]:
        """Return the values of all components."""
        numbers: list[float] = []
        for read in self._reads:
            numbers += read(source)
        return numbers

    def changes(self, source: Any, known: dict[int, Any]) -> Iterator[tuple[int, list[float]]]:
        """Yield the components whose part has changed, each with where it begins.

        Parameters
        ----------
        known : dict
            The latest parts, which are noted here.
        """
        for start, part, reads in self._sections:
            if part is not None:
                now = part(source)
                if start in known and known[start] == now:
                    continue
                known[start] = now
            numbers: list[float] = []
            for read in reads:
                numbers += read(source)
            yield start, numbers


def one_hot(value: int, size: int) -> list[float]:
    """Return zeros with a 1 at an index; only zeros for a negative one.

    Examples
    --------
    >>> one_hot(1, 3)
    [0, 1, 0]
    """
    numbers: list[float] = [0] * size
    if value >= 0:
        numbers[value] = 1
    return numbers


def bits(mask: int, size: int) -> list[float]:
    """Return the lowest bits of a mask.

    Examples
    --------
    >>> bits(0b110, 3)
    [0, 1, 1]
    """
    return [mask >> bit & 1 for bit in range(size)]


def counts(values: Iterable[int], size: int) -> list[float]:
    """Return how often each number below a size occurs.

    Examples
    --------
    >>> counts((2, 0, 2), 3)
    [1, 0, 2]
    """
    numbers: list[float] = [0] * size
    for value in values:
        numbers[value] += 1
    return numbers


def seat_names(players: int) -> tuple[str, ...]:
    """Return what observations call the seats: the observer, and the next ones in turn order.

    Examples
    --------
    >>> seat_names(3)
    ('you', 'next', 'next2')
    """
    return ("you", *("next" if seat == 1 else f"next{seat}" for seat in range(1, players)))
