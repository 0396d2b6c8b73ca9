"""The certain effects of an action, found by carrying it out on trial.

A position is a value, so a trial changes nothing. When chance is asked, the trial records the
question. It goes on if the answer makes no difference to what follows, and stops otherwise.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from oracle_nb.core.chance import ChanceNeeded
from oracle_nb.core.events import Event

P = TypeVar("P")
T = TypeVar("T")
A = TypeVar("A")


class ChanceQuestion(msgspec.Struct, frozen=True, gc=False):
    """A question to chance: its kind, and the weight of every answer."""

    what: str
    weights: tuple[int, ...]


class Foresight(msgspec.Struct, Generic[P], frozen=True, gc=False):
    """The certain effects of an action.

    Attributes
    ----------
    position : struct
        The resulting one, with all costs paid.
    events : tuple of Event
        What has happened until then.
    questions : tuple of ChanceQuestion
        Those to chance, the last of them unanswered if not ``certain``.
    certain : bool
        Whether the whole action was carried out.
    """

    position: P
    events: tuple[Event, ...]
    questions: tuple[ChanceQuestion, ...]
    certain: bool

    @property
    def unanswered(self) -> ChanceQuestion:
        """The question at which the trial stopped; one of the kind "" if everything is certain."""
        return ChanceQuestion("", ()) if self.certain else self.questions[-1]


class Trial:
    """Chance that answers only questions without consequences, and records all of them.

    Parameters
    ----------
    indifferent : collection of str
        The kinds of draws without consequences: the first possible answer is given.
    answers : mapping of str to int
        The answers to other kinds.
    """

    __slots__ = ("_answers", "_indifferent", "questions")

    def __init__(
        self, indifferent: frozenset[str] = frozenset(), answers: Mapping[str, int] | None = None
    ) -> None:
        self._indifferent = indifferent
        self._answers = answers or {}
        self.questions: list[ChanceQuestion] = []

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return an answer without consequences. Raises ChanceNeeded."""
        self.questions.append(ChanceQuestion(what, tuple(weights)))
        if what in self._answers:
            return self._answers[what]
        if what in self._indifferent:
            return next(index for index, weight in enumerate(weights) if weight)
        raise ChanceNeeded(what, weights)

    def certain(self, run: Callable[[T, A], None], transaction: T, action: A) -> bool:
        """Carry out an action in a transaction; return whether it came to its end."""
        try:
            run(transaction, action)
        except ChanceNeeded:
            return False
        return True
