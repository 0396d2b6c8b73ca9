"""Chance as data: what chance decides, when it is asked, and how to force or replay it.

A game never holds the order of a deck. When something random must be known, it asks a ``Chance`` to
choose among weighted possibilities; the answer is a ``Draw``. The draws of an action are its
outcome: with them a replay needs no random numbers, and a teacher can force a roll.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from typing import Protocol, TypeVar

import msgspec

from oracle_nb.core.errors import OracleError

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Draw(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing chance decided: what was asked ("die", "battle", ...) and the answer's number."""

    what: str
    value: int


Outcome = tuple[Draw, ...]


class OutcomeError(OracleError, ValueError):
    """A recorded or forced outcome that does not fit what was asked of chance."""


class Chance(Protocol):
    """Whoever decides: a seed, a script, a person with real dice."""

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the index chosen, each with probability weight / sum(weights).

        ``number`` counts the draws of a game from 0, so the same draw can be decided again
        without a state. At least one weight is above 0.
        """
        ...


def scatter(seed: int, number: int) -> int:
    """Return a 64-bit number that depends on both arguments (SplitMix64 over their sum)."""
    z = (seed * 0xD1342543DE82EF95 + (number + 1) * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
    return z ^ z >> 31


def below(seed: int, number: int, total: int) -> int:
    """Return a uniform integer in range(total), the same in every process."""
    return scatter(seed, number) * total >> 64


def shuffle(items: MutableSequence[T], seed: int, number: int = 0) -> None:
    """Shuffle in place (Fisher-Yates), the same way in every process for the same seed."""
    stream = scatter(seed, number)
    for last in range(len(items) - 1, 0, -1):
        other = below(stream, last, last + 1)
        items[last], items[other] = items[other], items[last]


class ChanceNeeded(OracleError):
    """Something only chance can decide: ``what`` was asked, with the weights of the answers."""

    def __init__(self, what: str, weights: Sequence[int] = ()) -> None:
        super().__init__(f"only chance can decide this: {what}")
        self.what = what
        self.weights = tuple(weights)


class UndecidedChance:
    """Fate that decides nothing, to learn whether an action asks for anything random."""

    __slots__ = ()

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Raise UndecidedError with what was asked."""
        raise ChanceNeeded(what, weights)


class SeededChance:
    """Fate as a function of (seed, number of the draw): looking ahead never disturbs it."""

    __slots__ = ("_start", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._start = seed * 0xD1342543DE82EF95 & _MASK

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the answer that the seed gives for this number."""
        # As in below, without the call: every die and card goes through here.
        total = sum(weights)
        z = (self._start + (number + 1) * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
        rest = (z ^ z >> 31) * total >> 64
        if weights.count(1) == len(weights):
            return rest
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise OutcomeError(f"draw {number} ({what}): nothing left to choose from")


class PresetChance:
    """Fate as somebody gives it, kind by kind and in order, such as a teacher.

    The n-th value of a kind belongs to the n-th draw of that kind, of which some may be ``asked``
    already. What is not given, and what is impossible by then, is left to ``then``.
    """

    __slots__ = ("_asked", "_given", "_then")

    def __init__(
        self, given: Mapping[str, Sequence[int]], then: Chance, asked: Iterable[Draw] = ()
    ) -> None:
        self._given = given
        self._then = then
        self._asked = Counter(draw.what for draw in asked)

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the value given for this draw of its kind, if there is one."""
        place = self._asked[what]
        self._asked[what] += 1
        given = self._given.get(what, ())
        if place < len(given) and given[place] < len(weights) and weights[given[place]] > 0:
            return given[place]
        return self._then.draw(number, what, weights)


class ScriptedChance:
    """Fate read from a list: replays, and rolls that a teacher forces.

    Raises OutcomeError where the list asks for something else than the game does, or for something
    that is impossible. What the list does not cover is left to ``then``, or is an error.
    """

    __slots__ = ("_draws", "_next", "_then")

    def __init__(self, draws: Iterable[Draw], then: Chance | None = None) -> None:
        self._draws = tuple(draws)
        self._next = 0
        self._then = then

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the next answer of the list. Raises OutcomeError where it does not fit."""
        if self._next == len(self._draws):
            if self._then is None:
                raise OutcomeError(f"the outcome ends where the next draw is needed: {what}")
            return self._then.draw(number, what, weights)
        given = self._draws[self._next]
        if given.what != what:
            raise OutcomeError(f"outcome {self._next + 1}: {what} is drawn here, not {given.what}")
        if not (0 <= given.value < len(weights) and weights[given.value] > 0):
            raise OutcomeError(
                f"outcome {self._next + 1}: {what} {given.value} is not possible here"
            )
        self._next += 1
        return given.value

    @property
    def left(self) -> Outcome:
        """The draws nobody asked for yet."""
        return self._draws[self._next :]
