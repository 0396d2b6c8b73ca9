"""The certain effects of an action, found by trying it out until chance has to decide."""

from typing import TYPE_CHECKING

import msgspec

from oracle_nb.core.chance import ChanceNeeded, UndecidedChance
from oracle_nb.core.events import Event
from oracle_nb.mythology.model.actions import Action
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.rules.transaction import Transaction

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology


class Foresight(msgspec.Struct, frozen=True, gc=False):
    """The certain effects of an action.

    Parameters
    ----------
    position : Position
        The position when chance is asked, or at the end of the action.
    events : tuple of Event
        What has happened until then.
    draw : str
        What chance is asked for: "die" or "turn"; "" if everything is certain.
    weights : tuple of int
        The weights of its answers.
    """

    position: Position
    events: tuple[Event, ...]
    draw: str = ""
    weights: tuple[int, ...] = ()


def foresee(rules: "Mythology", position: Position, action: Action) -> Foresight:
    """Try out a legal action. A position is a value, so this changes nothing."""
    transaction = Transaction(position, UndecidedChance())
    try:
        rules.run(transaction, action)
    except ChanceNeeded as asked:
        return Foresight(transaction.position, tuple(transaction.events), asked.what, asked.weights)
    return Foresight(transaction.position, tuple(transaction.events))
