"""What an action will certainly do, read off the rules themselves by carrying it out on trial.

A position is a value, so a trial harms nothing. Where chance would decide, the trial notes what it
was asked; it goes on where the answer makes no difference to what follows, and else stops there.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from oracle_nb.delphi.actions import Action
from oracle_nb.delphi.position import Position
from oracle_nb.delphi.rules.play import Play
from oracle_nb.event import Event

if TYPE_CHECKING:
    from oracle_nb.delphi.engine import Delphi

_WIN: Final = 9
_INDIFFERENT: Final = ("card", "equipment")
"""Draws whose answer changes nothing but itself."""


class _Undecided(Exception):
    """Only chance knows how it goes on."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """Something chance will be asked: what, and the weight of every answer."""

    what: str
    weights: tuple[int, ...]


class Foresight(msgspec.Struct, frozen=True, gc=False):
    """What an action will do, as far as it is certain.

    ``position`` is where it leads, ``events`` what happens up to there, ``questions`` what chance
    is asked, the last of them unanswered if not ``certain``. ``victory`` is what follows if the
    battle die then wins.
    """

    position: Position
    events: tuple[Event, ...]
    questions: tuple[Question, ...]
    certain: bool
    victory: tuple[Event, ...] = ()


class _Trial:
    """A fate that answers only what makes no difference."""

    __slots__ = ("questions", "winning")

    def __init__(self, winning: bool = False) -> None:
        self.winning = winning
        self.questions: list[Question] = []

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        self.questions.append(Question(what, tuple(weights)))
        if self.winning and what == "battle":
            return _WIN
        if what in _INDIFFERENT:
            return next(index for index, weight in enumerate(weights) if weight)
        raise _Undecided


def foresee(rules: "Delphi", position: Position, action: Action) -> Foresight:
    """Try a legal action out. The position should be what its player may know."""
    play, trial, certain = _tried(rules, position, action, _Trial())
    victory: tuple[Event, ...] = ()
    if not certain and trial.questions[-1].what == "battle":
        won, _, _ = _tried(rules, position, action, _Trial(winning=True))
        victory = tuple(won.events[len(play.events) :])
    return Foresight(
        play.position, tuple(play.events), tuple(trial.questions), certain, victory
    )


def _tried(
    rules: "Delphi", position: Position, action: Action, trial: _Trial
) -> tuple[Play, _Trial, bool]:
    play = Play(rules.tables, rules.setting, position, trial)
    try:
        rules._carry_out(play, action)  # noqa: SLF001  (what apply does, stopped at chance)
        rules.settle(play)
    except _Undecided:
        return play, trial, False
    return play, trial, True
