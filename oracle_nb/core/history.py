"""What happened in a game, action by action, with undo and redo up to the last seal."""

from collections.abc import Iterator
from copy import copy
from typing import Generic, Self, TypeVar

import msgspec

from oracle_nb.core.chance import Draw, Outcome
from oracle_nb.core.events import Event

P = TypeVar("P")
A = TypeVar("A")


class Transition(msgspec.Struct, Generic[P], frozen=True):
    """From one position to the next: the new one, what happened, and what chance added."""

    position: P
    events: tuple[Event, ...]
    outcome: Outcome


class HistoryEntry(msgspec.Struct, Generic[P, A], frozen=True):
    """One action of a game: who did what, what chance added, what happened, where it led."""

    player: int
    action: A
    outcome: Outcome
    events: tuple[Event, ...]
    position: P
    sealed: bool


class History(Generic[P, A]):
    """What happened from the opening to now, and what was taken back.

    Parameters
    ----------
    opening
        What happened before the first decision.
    """

    _analysis = False

    def __init__(self, opening: Transition[P]) -> None:
        self._opening = opening
        self._entries: list[HistoryEntry[P, A]] = []
        self._count = 0

    def _add(self, entry: HistoryEntry[P, A]) -> None:
        """Add an action; what was taken back is gone."""
        del self._entries[self._count :]
        self._entries.append(entry)
        self._count += 1

    @property
    def position(self) -> P:
        """The position now."""
        return self._entries[self._count - 1].position if self._count else self._opening.position

    @property
    def history(self) -> tuple[HistoryEntry[P, A], ...]:
        """The actions up to now."""
        return tuple(self._entries[: self._count])

    @property
    def last(self) -> HistoryEntry[P, A] | None:
        """The last action; None at the beginning."""
        return self._entries[self._count - 1] if self._count else None

    @property
    def opening(self) -> Transition[P]:
        """What happened before the first decision."""
        return self._opening

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far."""
        events = self._opening.events
        return events + tuple(event for entry in self.history for event in entry.events)

    def _draws(self) -> Iterator[Draw]:
        """Everything that chance has decided so far."""
        yield from self._opening.outcome
        for entry in self.history:
            yield from entry.outcome

    def after(self, actions: int) -> Self:
        """Return a copy of the game after a number of actions.

        What is done in it doesn't change this one.

        It would go on with the same dice: to play on from it, read its save as a game of its own.
        Raises ValueError for a number of actions that there aren't.
        """
        if not 0 <= actions <= self._count:
            raise ValueError(f"{actions}: this game has actions 0 to {self._count}")
        past = copy(self)
        past._entries = self._entries[:actions]  # noqa: SLF001 - it is of the same kind
        past._count = actions  # noqa: SLF001
        return past

    @property
    def analysis(self) -> bool:
        """Whether the game is marked as an analysis: then everything can be taken back."""
        return self._analysis

    def analyse(self) -> None:
        """Mark the game as an analysis, for good: nobody shall take it for a played one."""
        self._analysis = True

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back.

        It can where nothing random came of it and nobody saw it, and in an analysis always.
        """
        if not self._count:
            return False
        return self._analysis or not self._entries[self._count - 1].sealed

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return self._count < len(self._entries)

    def undo(self) -> None:
        """Take back the last action. Raises ValueError at a seal."""
        if not self.can_undo:
            reason = "it is sealed" if self._count else "nothing has been done"
            raise ValueError(f"the last action can't be taken back: {reason}")
        self._count -= 1

    def rewind(self, actions: int) -> None:
        """Go back to the state after so many actions, past any seal; what came after is dropped.

        Raises ValueError for a number of actions that there aren't.
        """
        if not 0 <= actions <= self._count:
            raise ValueError(f"{actions}: this game has actions 0 to {self._count}")
        del self._entries[actions:]
        self._count = actions

    def redo(self) -> None:
        """Do again what was taken back. Raises ValueError where nothing was."""
        if not self.can_redo:
            raise ValueError("nothing was taken back")
        self._count += 1
