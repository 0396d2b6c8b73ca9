"""The certain effects of an action, found by carrying it out on trial.

A position is a value, so a trial changes nothing. When chance is asked, the trial records the
question. It goes on if the answer makes no difference to what follows, and stops otherwise.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from oracle_nb.core.chance import ChanceNeeded
from oracle_nb.core.events import Event
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.transaction import Transaction

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

_WIN: Final = 9
_INDIFFERENT: Final = frozenset({"card", "equipment"})
"""Draws whose result has no further consequences."""
_LOOKING: Final = _INDIFFERENT | {"tile"}
"""The same where tiles are only looked at."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """A question to chance: its kind, and the weight of every answer."""

    what: str
    weights: tuple[int, ...]


class Foresight(msgspec.Struct, frozen=True, gc=False):
    """The certain effects of an action.

    ``position`` is the resulting one, with all costs paid; ``events`` are those up to there,
    ``questions`` those to chance, the last of them unanswered if not ``certain``. ``victory`` is
    the result if that is a won roll of the battle die.
    """

    position: Position
    events: tuple[Event, ...]
    questions: tuple[Question, ...]
    certain: bool
    victory: "Foresight | None" = None


class _Trial:
    """Chance that answers only questions without consequences."""

    __slots__ = ("indifferent", "questions", "winning")

    def __init__(self, indifferent: frozenset[str], winning: bool = False) -> None:
        self.indifferent = indifferent
        self.winning = winning
        self.questions: list[Question] = []

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        self.questions.append(Question(what, tuple(weights)))
        if self.winning and what == "battle":
            return _WIN
        if what in self.indifferent:
            return next(index for index, weight in enumerate(weights) if weight)
        raise ChanceNeeded(what, weights)


def foresee(rules: "Delphi", position: Position, action: Action) -> Foresight:
    """Try out a legal action. The position should be what its player may know."""
    indifferent = _LOOKING if action.verb == Verb.LOOK else _INDIFFERENT
    ahead = _tried(rules, position, action, _Trial(indifferent))
    if ahead.certain or ahead.questions[-1].what != "battle":
        return ahead
    won = _tried(rules, position, action, _Trial(indifferent, winning=True))
    rest = msgspec.structs.replace(won, events=won.events[len(ahead.events) :])
    return msgspec.structs.replace(ahead, victory=rest)


def _tried(rules: "Delphi", position: Position, action: Action, trial: _Trial) -> Foresight:
    transaction = Transaction(rules.tables, rules.setting, position, trial)
    certain = True
    try:
        rules.run(transaction, action)
    except ChanceNeeded:
        certain = False
    return Foresight(
        transaction.whole(), tuple(transaction.events), tuple(trial.questions), certain
    )
