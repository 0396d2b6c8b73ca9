"""The history of a game, action by action, with undo and redo up to the last sealed one."""

from collections.abc import Iterator
from copy import copy
from typing import Final, Generic, Self

import msgspec

from oracle_nb.core.arguments import whole
from oracle_nb.core.chance import Draw, Outcome
from oracle_nb.core.errors import invalid
from oracle_nb.core.events import Event
from oracle_nb.core.generics import A, P

_SHOWN: Final = 4
"""Maximum number of events that the text of an entry names."""


class Transition(msgspec.Struct, Generic[P], frozen=True):
    """A step from one position to the next: the new position, its events, and the draws.

    Parameters
    ----------
    position : position
        The position after the action.
    events : tuple of Event
        What happened, in order.
    outcome : tuple of Draw
        What chance decided, in order.
    concealed : bool
        Whether nobody but the player who acted learns that anything was done, as with a note on a
        hidden sheet. The views of all others stay as they were.
    """

    position: P
    events: tuple[Event, ...]
    outcome: Outcome
    concealed: bool = False

    def __repr__(self) -> str:
        return f"<Transition: {_counted(self.events)}>"


class HistoryEntry(msgspec.Struct, Generic[P, A], frozen=True):
    """An action of a game, with the seat that played it and its result.

    Parameters
    ----------
    player : int
        The seat that acted.
    action : action
        What the player did.
    outcome : tuple of Draw
        What chance decided, in order.
    events : tuple of Event
        What happened, in order.
    position : position
        The position after the action.
    sealed : bool
        Whether it can't be undone any more, because chance or another person was involved.
    concealed : bool
        Whether nobody but this player learns that anything was done.
    """

    player: int
    action: A
    outcome: Outcome
    events: tuple[Event, ...]
    position: P
    sealed: bool
    concealed: bool = False

    def __repr__(self) -> str:
        sealed = ", sealed" if self.sealed else ""
        return f"<player {self.player + 1}: {self.action}, {_counted(self.events)}{sealed}>"


def entry_of(
    player: int, action: A, transition: Transition[P], *, sealed: bool
) -> HistoryEntry[P, A]:
    """Return the entry of an action with its result."""
    return HistoryEntry(
        player,
        action,
        transition.outcome,
        transition.events,
        transition.position,
        sealed,
        transition.concealed,
    )


def _counted(events: tuple[Event, ...]) -> str:
    """Return the names of events, as far as they fit in a line."""
    names = ", ".join(event.what for event in events[:_SHOWN]) or "no events"
    return names + (f" and {len(events) - _SHOWN} more" if len(events) > _SHOWN else "")


class History(Generic[P, A]):
    """The events and draws before the first decision.

    Parameters
    ----------
    opening : Transition
        What happened before the first decision.
    """

    _analysis = False

    def __init__(self, opening: Transition[P]) -> None:
        self._opening = opening
        self._entries: list[HistoryEntry[P, A]] = []
        self._count = 0

    def _add(self, entry: HistoryEntry[P, A]) -> None:
        """Add an action and drop the undone ones."""
        del self._entries[self._count :]
        self._entries.append(entry)
        self._count += 1

    @property
    def position(self) -> P:
        """The current position."""
        return self._entries[self._count - 1].position if self._count else self._opening.position

    @property
    def history(self) -> tuple[HistoryEntry[P, A], ...]:
        """All actions so far, each with its result."""
        return tuple(self._entries[: self._count])

    @property
    def last(self) -> HistoryEntry[P, A] | None:
        """The last action with its result; None at the beginning."""
        return self._entries[self._count - 1] if self._count else None

    @property
    def opening(self) -> Transition[P]:
        """The events and draws before the first decision."""
        return self._opening

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far."""
        events = self._opening.events
        return events + tuple(event for entry in self.history for event in entry.events)

    def _draws(self) -> Iterator[Draw]:
        """Yield all draws so far."""
        yield from self._opening.outcome
        for entry in self.history:
            yield from entry.outcome

    def after(self, actions: int) -> Self:
        """Return an independent copy of the game after a number of actions.

        The copy has the same seed, so it would draw the same dice. To play on with other dice,
        replay its record.

        Parameters
        ----------
        actions : int
            The number of actions to keep, from 0.

        Returns
        -------
        History
            The copy.

        Raises
        ------
        ValueError
            If the game has fewer actions.
        """
        actions = whole("actions", actions)
        if not 0 <= actions <= self._count:
            raise ValueError(f"actions: this game has 0 to {self._count}, not {actions}")
        past = copy(self)
        past._entries = self._entries[:actions]  # noqa: SLF001 - it is of the same kind
        past._count = actions  # noqa: SLF001
        return past

    def known_to(self, seat: int | None) -> Self:
        """Return the game with only the actions that the player in a seat knows of.

        Left out are concealed actions of other players. Positions are complete: what a player may
        know of them is up to the view.

        Parameters
        ----------
        seat : int or None
            The seat, from 0; None for what everybody knows.

        Returns
        -------
        History
            The game itself if nothing is left out, else a copy, which can't be played on.
        """
        known = [entry for entry in self._entries if not entry.concealed or entry.player == seat]
        if len(known) == len(self._entries):
            return self
        shown = copy(self)
        shown._entries = known  # noqa: SLF001 - it is of the same kind
        shown._count = self.count_known(seat, self._count)  # noqa: SLF001
        return shown

    def count_known(self, seat: int | None, actions: int) -> int:
        """Return how many of the first actions the player in a seat knows of.

        Parameters
        ----------
        seat : int or None
            The seat, from 0; None for what everybody knows.
        actions : int
            The number of actions to look at, from the beginning.

        Returns
        -------
        int
            Their number without concealed actions of other players.
        """
        done = self._entries[:actions]
        return sum(not entry.concealed or entry.player == seat for entry in done)

    @property
    def analysis(self) -> bool:
        """Whether the game is marked as an analysis, in which every action can be undone."""
        return self._analysis

    def analyse(self) -> None:
        """Mark the game as an analysis, so that every action can be undone.

        The mark can't be removed: nobody should mistake an analysis for a game that was played.
        """
        self._analysis = True

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be undone.

        It can if nothing random came of it and no other person has seen it; in an analysis, always.
        """
        if not self._count:
            return False
        return self._analysis or not self._entries[self._count - 1].sealed

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be redone."""
        return self._count < len(self._entries)

    def undo(self) -> None:
        """Undo the last action.

        Raises
        ------
        ValueError
            If nothing has been done, or the last action is sealed.
        """
        if not self.can_undo:
            reason = "it is sealed" if self._count else "nothing has been done"
            raise invalid(f"the last action can't be taken back: {reason}")
        self._count -= 1

    def rewind(self, actions: int) -> None:
        """Drop all actions after a number of them, sealed ones included.

        Parameters
        ----------
        actions : int
            The number of actions to keep, from 0.

        Raises
        ------
        ValueError
            If the game has fewer actions.
        """
        actions = whole("actions", actions)
        if not 0 <= actions <= self._count:
            raise ValueError(f"actions: this game has 0 to {self._count}, not {actions}")
        del self._entries[actions:]
        self._count = actions

    def redo(self) -> None:
        """Redo the action that was undone last.

        Raises
        ------
        ValueError
            If no action was undone.
        """
        if not self.can_redo:
            raise ValueError("nothing was taken back")
        self._count += 1
