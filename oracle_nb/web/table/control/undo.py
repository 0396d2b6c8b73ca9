"""What can be undone and redone at a table: up to the last seal, in analyses everything."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from oracle_nb.web.table.control.seating import Seating

if TYPE_CHECKING:
    from oracle_nb.games.presentation import Presentation
    from oracle_nb.games.rules import Rules


class UndoController(Seating):
    """The part of a table's controller that undoes and redoes."""

    rules: "Rules[Any, Any]"
    presentation: "Presentation"
    changed: Callable[[], object]
    source: str
    marking: bool

    @property
    def can_undo(self) -> bool:
        """Whether the last action was done at this screen and can be taken back.

        In an analysis it need not be the last: what bots did since is taken back with it.
        """
        if not self.game.can_undo or self.unshown:
            return False
        if self.game.analysis and not self.shared:
            return any(not self.game.is_bot(entry.player) for entry in self.game.history)
        return self.game.history[-1].player in self.people

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back and none was done since."""
        return self.game.can_redo and self.person_acts

    @property
    def undo_bar(self) -> str:
        """The message that says why nothing can be undone; "" where something can."""
        if self.can_undo:
            return ""
        if self.unshown:
            return "undo-shown"
        last = self.game.last
        if last is None or self.game.analysis:
            return "undo-none"
        if self.game.is_bot(last.player):
            return "undo-bot"
        return "undo-sealed" if last.player in self.people else "undo-other"

    @property
    def redo_bar(self) -> str:
        """The message that says why nothing can be redone; "" where something can."""
        if self.can_redo:
            return ""
        return "redo-turn" if self.game.can_redo else "redo-none"

    def undo(self) -> None:
        """Take back the last action, if it can be."""
        if self.can_undo:
            # Bots would only do the same again, or something else that nobody asked them for.
            while self.game.is_bot(self.game.history[-1].player):
                self.game.undo()
            action = self.game.history[-1].action
            self.game.undo()
            # Who takes something back goes on with what it was done with.
            self.source = self.presentation.actions.source(self.rules, self.game.position, action)
            self._after_time_travel()

    def redo(self) -> None:
        """Do again what was taken back, if anything was."""
        if self.can_redo:
            self.game.redo()
            while self.game.can_redo and self.bot_acts:
                self.game.redo()
            self._after_time_travel()

    def analyse(self) -> None:
        """Mark the game as an analysis, for good; one that others play elsewhere stays a game."""
        self.marking = False
        if self.shared:
            return
        self.game.analyse()
        self.changed()

    def _after_time_travel(self) -> None:
        self._settle()
        self.changed()
