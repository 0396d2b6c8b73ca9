"""The parts of both editors: a state with a history, and the object that keeps it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from oracle_nb.core.commands import CommandInput
from oracle_nb.core.edit_history import EditHistory
from oracle_nb.text.wording import Wording


@dataclass(frozen=True, eq=False, kw_only=True)
class EditorState:
    """The state of an editor: a history of edits, and the notice above everything."""

    wording: Wording
    history: EditHistory[Any]
    linked: bool = True
    """Whether links to other pages work."""
    notice: str = ""

    def say(self, message: str, **facts: object) -> str:
        """Return a message of the panels."""
        return self.wording.say(message, **facts)

    @property
    def code(self) -> str:
        """The edited object as a short text, for an address."""
        raise NotImplementedError


S = TypeVar("S", bound=EditorState)


class StateEditor(Generic[S]):
    """The parts of ``oracle_nb.games.presentation.Editor`` that no editor does differently."""

    def __init__(
        self,
        state: S,
        run: Callable[[S, str, CommandInput], S],
        wordings: Callable[[str], Wording],
    ) -> None:
        self.state = state
        self._run: Final = run
        self._wordings: Final = wordings

    @property
    def notice(self) -> str:
        """A message above everything else; can be set."""
        return self.state.notice

    @notice.setter
    def notice(self, notice: str) -> None:
        self.state = replace(self.state, notice=notice)

    @property
    def linked(self) -> bool:
        """Whether links to other pages work; can be set."""
        return self.state.linked

    @linked.setter
    def linked(self, linked: bool) -> None:
        self.state = replace(self.state, linked=linked)

    @property
    def can_undo(self) -> bool:
        """Whether the last edit can be undone."""
        return self.state.history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an undone edit can be redone."""
        return self.state.history.can_redo

    def code(self) -> str:
        """Return what is edited as a short text for an address."""
        return self.state.code

    def handle(self, command: str, value: str = "", form: Mapping[str, str] | None = None) -> None:
        """Handle a button, a key or a form; the notice says why something failed."""
        self.state = self._run(self.state, command, CommandInput(value, form or {}))
