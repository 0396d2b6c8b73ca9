"""Chance as data: what it decides, when it is asked, and how to force or replay it.

A game never holds the order of a deck. When something random must be known, it asks a ``Chance`` to
choose among weighted possibilities; the answer is a ``Draw``. The draws of an action are its
outcome. They make a replay possible without random numbers, and let a teacher force a roll.
"""

import secrets
from collections import Counter
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from hashlib import blake2b
from typing import Final, Protocol, TypeVar

import msgspec

from oracle_nb.core.errors import OracleError

T = TypeVar("T")
_MASK = (1 << 64) - 1
SECRET_BYTES: Final = 32
"""Length of the secret of a game, in bytes."""
_LEAST_BYTES: Final = 16
"""Minimum length of a secret, in bytes: shorter ones could be guessed."""
_DIGEST_BYTES: Final = 16
"""Length of the number behind a draw: so long that no remainder makes a result more probable."""


class Draw(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A decision of chance: its kind ("die", "battle", ...) and the index of the result."""

    what: str
    value: int


Outcome = tuple[Draw, ...]


class OutcomeError(OracleError, ValueError):
    """A recorded or forced outcome that doesn't fit what the game asks of chance."""


class Chance(Protocol):
    """The source of all random decisions: a seed, a record, or somebody with real dice."""

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the chosen index, each with probability weight / sum(weights).

        Parameters
        ----------
        number : int
            The number of draws of the game before this one, so that the same draw can be decided
            again without a state.
        what : str
            The kind of the draw, such as "die".
        weights : sequence of int
            A weight for each possibility, at least one of them above 0.

        Returns
        -------
        int
            The index of a possibility with a weight above 0.
        """
        ...


def scatter(seed: int, number: int) -> int:
    """Return a 64-bit number that depends on both arguments (SplitMix64 over their sum)."""
    z = (seed * 0xD1342543DE82EF95 + (number + 1) * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
    return z ^ z >> 31


def random_below(seed: int, number: int, total: int) -> int:
    """Return a uniform integer in range(total), the same in every process."""
    return scatter(seed, number) * total >> 64


def shuffle(items: MutableSequence[T], seed: int, number: int = 0) -> None:
    """Shuffle in place (Fisher-Yates), the same way in every process for the same seed."""
    stream = scatter(seed, number)
    for last in range(len(items) - 1, 0, -1):
        other = random_below(stream, last, last + 1)
        items[last], items[other] = items[other], items[last]


class ChanceNeeded(OracleError):
    """A draw that only chance can decide: its kind ``what``, and the weights of the results."""

    def __init__(self, what: str, weights: Sequence[int] = ()) -> None:
        super().__init__(f"only chance can decide this: {what}")
        self.what = what
        self.weights = tuple(weights)


class UndecidedChance:
    """Chance that decides nothing, to find out whether an action asks for anything random."""

    __slots__ = ()

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Raise ChanceNeeded with what was asked."""
        raise ChanceNeeded(what, weights)


def _index_at(rest: int, number: int, what: str, weights: Sequence[int]) -> int:
    """Return the index within whose weight a number below their sum falls."""
    for index, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return index
    raise OutcomeError(f"draw {number} ({what}): nothing left to choose from")


class SeededChance:
    """Chance as a function of a seed and the number of the draw: looking ahead changes nothing.

    Examples
    --------
    >>> chance = SeededChance(7)
    >>> chance.draw(0, "die", (1,) * 6) == chance.draw(0, "die", (1,) * 6)
    True
    """

    __slots__ = ("_start", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._start = seed * 0xD1342543DE82EF95 & _MASK

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the index that the seed chooses for this number."""
        # As in below, without the call: every die and card goes through here.
        total = sum(weights)
        z = (self._start + (number + 1) * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
        rest = (z ^ z >> 31) * total >> 64
        if weights.count(1) == len(weights):
            return rest
        return _index_at(rest, number, what, weights)

    def seed_for(self, number: int) -> int:
        """Return a seed for something other than draws, such as a bot."""
        return scatter(self.seed, number)


class SecretChance:
    """Chance that nobody can foresee without a secret: a keyed hash of the number of the draw.

    The same draw has the same result, so undoing or looking ahead rolls nothing again. Neither
    draws nor the seeds of bots show anything of the secret or of each other. Copies and pickles
    get another secret, and `repr` doesn't show it.

    Parameters
    ----------
    secret : bytes, optional
        At least 16 bytes; drawn by the operating system if not given.

    Raises
    ------
    ValueError
        If the secret is too short or too long.

    Examples
    --------
    >>> chance = SecretChance()
    >>> chance.draw(0, "die", (1,) * 6) == chance.draw(0, "die", (1,) * 6)
    True
    >>> chance
    SecretChance()
    """

    __slots__ = ("_draws", "_seeds", "secret")

    def __init__(self, secret: bytes | None = None) -> None:
        if secret is None:
            secret = secrets.token_bytes(SECRET_BYTES)
        if not _LEAST_BYTES <= len(secret) <= blake2b.MAX_KEY_SIZE:
            lengths = f"{_LEAST_BYTES} to {blake2b.MAX_KEY_SIZE}"
            raise ValueError(f"a secret has {lengths} bytes, not {len(secret)}")
        self.secret: Final = secret
        """The secret, which only the database may get."""
        self._draws: Final = blake2b(key=secret, digest_size=_DIGEST_BYTES, person=b"draw")
        self._seeds: Final = blake2b(key=secret, digest_size=8, person=b"seed")

    def __repr__(self) -> str:
        return "SecretChance()"

    def __reduce__(self) -> tuple[type["SecretChance"], tuple[()]]:
        """Return how copies and pickles are made: with another secret."""
        return SecretChance, ()

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the index that the secret chooses for this number and kind."""
        keyed = self._draws.copy()
        # The kind as well: after an undo, a tile that was seen must not tell the next roll.
        keyed.update(f"{number} {what}".encode())
        rest = int.from_bytes(keyed.digest()) * sum(weights) >> 8 * _DIGEST_BYTES
        return _index_at(rest, number, what, weights)

    def seed_for(self, number: int) -> int:
        """Return a seed for something other than draws, such as a bot."""
        keyed = self._seeds.copy()
        keyed.update(str(number).encode())
        return int.from_bytes(keyed.digest())


GameChance = SeededChance | SecretChance
"""The chance of a game: a seed that can be known, or a secret."""


def chance_for(seed: int | None) -> GameChance:
    """Return the chance of a seed, or a new secret if there is none."""
    return SecretChance() if seed is None else SeededChance(seed)


class PresetChance:
    """Chance with results given by kind and in order, for example by a teacher.

    Parameters
    ----------
    given : mapping of str to sequence of int
        The results. The n-th one of a kind decides the n-th draw of that kind.
    then : Chance
        Decides where no result is given, or a given one is impossible.
    asked : iterable of Draw
        Earlier draws of the game, which count as well.
    """

    __slots__ = ("_asked", "_given", "_then")

    def __init__(
        self, given: Mapping[str, Sequence[int]], then: Chance, asked: Iterable[Draw] = ()
    ) -> None:
        self._given = given
        self._then = then
        self._asked = Counter(draw.what for draw in asked)

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the given result for this draw of its kind, or else what ``then`` decides."""
        place = self._asked[what]
        self._asked[what] += 1
        given = self._given.get(what, ())
        if place < len(given) and given[place] < len(weights) and weights[given[place]] > 0:
            return int(given[place])
        return self._then.draw(number, what, weights)


class ScriptedChance:
    """Chance that reads a list of draws, for replays and forced rolls.

    Raises OutcomeError where the game asks for another kind of draw than the list has, or the
    result is impossible. After the end of the list ``then`` decides; without it, OutcomeError is
    raised.
    """

    __slots__ = ("_draws", "_next", "_then")

    def __init__(self, draws: Iterable[Draw], then: Chance | None = None) -> None:
        self._draws = tuple(draws)
        self._next = 0
        self._then = then

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the next result of the list, or raise OutcomeError where it doesn't fit."""
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
        return int(given.value)  # numpy's numbers can't be saved

    @property
    def left(self) -> Outcome:
        """The draws that haven't been asked for yet."""
        return self._draws[self._next :]
