"""The certain effects of an action, and those of a won fight."""

from typing import TYPE_CHECKING, Final

import msgspec

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.transaction import Transaction
from oracle_nb.games.kit import foresight as kit

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

_WIN: Final = {"battle": 9}
_INDIFFERENT: Final = frozenset({"card", "equipment"})
"""Draws whose result has no further consequences."""
_LOOKING: Final = _INDIFFERENT | {"tile"}
"""The same where tiles are only looked at."""


class Foresight(kit.Foresight[Position], frozen=True, gc=False):
    """The certain effects of an action; ``victory`` are those of a won roll of the battle die."""

    victory: "Foresight | None" = None


def foresee(rules: "Delphi", position: Position, action: Action) -> Foresight:
    """Try out a legal action. The position should be what its player may know."""
    indifferent = _LOOKING if action.verb == Verb.LOOK else _INDIFFERENT
    ahead = _tried(rules, position, action, kit.Trial(indifferent))
    if ahead.certain or ahead.questions[-1].what != "battle":
        return ahead
    won = _tried(rules, position, action, kit.Trial(indifferent, _WIN))
    rest = msgspec.structs.replace(won, events=won.events[len(ahead.events) :])
    return msgspec.structs.replace(ahead, victory=rest)


def _tried(rules: "Delphi", position: Position, action: Action, trial: kit.Trial) -> Foresight:
    transaction = Transaction(rules.tables, rules.setting, position, trial)
    certain = trial.certain(rules.run, transaction, action)
    return Foresight(
        transaction.whole(), tuple(transaction.events), tuple(trial.questions), certain
    )
