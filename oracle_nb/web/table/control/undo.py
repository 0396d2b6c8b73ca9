"""Undo and redo at a table: up to the last seal, in analyses without limit."""

from collections.abc import Callable
from typing import Any, Protocol

from oracle_nb.games.game import Game
from oracle_nb.games.presentation import Presentation
from oracle_nb.web.table.control.forced_answers import forced_answer, forced_at_end
from oracle_nb.web.table.control.seat_facts import SeatFacts


class UndoTable(Protocol):
    """The parts of a table that undo uses."""

    game: Game
    presentation: Presentation
    changed: Callable[[], object]

    @property
    def seating(self) -> SeatFacts:
        """The people at the screen."""
        ...

    @property
    def known_game(self) -> Game:
        """The game with the actions that the people at the screen know of."""
        ...

    @property
    def unshown(self) -> int:
        """Number of events of the last action that are still to be shown."""
        ...

    def refresh_options(self, last: Any = None) -> None:
        """List the legal actions, and select the source of an action."""
        ...


class UndoHistory:
    """Undoes and redoes actions of one table."""

    def __init__(self, table: UndoTable) -> None:
        self._table = table
        self._walks: dict[int, int] = {}
        """The beginnings of walks in the history, by their ends."""

    def join(self, first: int) -> None:
        """Undo and redo all actions from a number on together, as far as they are done now."""
        self._walks = {end: start for end, start in self._walks.items() if end <= first}
        self._walks[len(self._table.game.history)] = first

    @property
    def can_undo(self) -> bool:
        """Whether the last action was done at this screen and can be undone.

        In an analysis it need not be the last: later actions of bots are undone with it.
        """
        table = self._table
        game, seating = table.game, table.seating
        if not game.can_undo or table.unshown:
            return False
        if game.analysis and not seating.shared:
            return any(not game.is_bot(entry.player) for entry in game.history)
        # Before the screen is passed on, nobody may see whether something was noted in secret.
        forced = forced_at_end(table)
        # With forced answers, the action before them is undone: all their seals count.
        undone = game.history[len(game.history) - 1 - forced :]
        if forced == len(game.history) or (forced and any(entry.sealed for entry in undone)):
            return False
        return seating.hand_over is None and undone[0].player in seating.people

    @property
    def can_redo(self) -> bool:
        """Whether an action was undone and none was done since."""
        return self._table.game.can_redo and self._table.seating.person_acts

    @property
    def undo_refusal(self) -> str:
        """The message that says why nothing can be undone; "" where something can."""
        if self.can_undo:
            return ""
        table = self._table
        game, known = table.game, table.known_game.history
        last = next(iter(known[len(known) - 1 - forced_at_end(table) :]), None)
        if table.unshown:
            return "undo-shown"
        if last is None or game.analysis:
            return "undo-none"
        if game.is_bot(last.player):
            return "undo-bot"
        return "undo-sealed" if last.player in table.seating.people else "undo-other"

    @property
    def redo_refusal(self) -> str:
        """The message that says why nothing can be redone; "" where something can."""
        if self.can_redo:
            return ""
        return "redo-turn" if self._table.known_game.can_redo else "redo-none"

    def undo(self) -> None:
        """Undo the last action if possible."""
        if self.can_undo:
            game = self._table.game
            # Bots would only do the same again, or something else that nobody asked them for.
            while game.is_bot(game.history[-1].player) or forced_at_end(self._table):
                game.undo()
            action = game.history[-1].action
            first = self._walks.get(len(game.history), len(game.history) - 1)
            while len(game.history) > first and game.can_undo:
                game.undo()
            self._table.refresh_options(action)
            self._table.changed()

    def redo(self) -> None:
        """Redo what was undone last, if anything was."""
        if self.can_redo:
            game = self._table.game
            starts = {start: end for end, start in self._walks.items()}
            last = starts.get(len(game.history), len(game.history) + 1)
            while len(game.history) < last and game.can_redo:
                game.redo()
            while game.can_redo and (
                self._table.seating.bot_acts or forced_answer(self._table) is not None
            ):
                game.redo()
            self._table.refresh_options()
            self._table.changed()
