"""Checks of events: the position after them can be rebuilt from their sentences alone."""

from collections.abc import Iterator
from typing import Final

from oracle_nb.delphi.model.position import Position
from tests.statements import rebuild_board, rebuild_choices, rebuild_turn
from tests.statements.cases import Case, states
from tests.statements.effects import foretold
from tests.statements.rebuild import CHANGES, Rebuilt, differences
from tests.statements.statement import Statement

CHANGING: Final = (rebuild_board, rebuild_choices, rebuild_turn)
"""Modules that register what events change."""


class EventText:
    """All sentences of the events of one action, in their order, in one language and person.

    Where a sentence can be read in several ways, the first that fits goes on.
    """

    def __init__(self, case: Case, after: Position, number: int) -> None:
        self.states = [Rebuilt(case, case.position)]
        self.after = after
        self.number = number

    def enter(self, place: int, case: Case, said: Statement) -> Iterator[str]:
        """Faults in the sentence at a place among the events."""
        if place >= len(self.states):
            return  # the fault is in a sentence before
        state = self.states[place].copy()
        state.reader = case.seat
        state.enter(said)
        faults = state.faults
        if not faults and place == self.number - 1:
            faults = differences(state.position, self.after)
        if not faults:
            del self.states[place + 1 :]
            self.states.append(state)
        yield from faults


@states(*CHANGES)
def event(case: Case, said: Statement) -> Iterator[str]:
    """The content of an event's sentence, past or future."""
    happened = case.event
    if happened is not None and said.message.endswith(".you") and happened.player != case.seat:
        yield "it happens to somebody else"
    telling = case.facts.get("telling")
    if isinstance(telling, EventText):
        place = case.facts["place"]
        assert isinstance(place, int)
        yield from telling.enter(place, case, said)
    else:
        yield from foretold(case, said)
