"""Editors of positions and layouts, as the app's editor page uses them."""

from collections.abc import Mapping
from typing import Any, Protocol

from oracle_nb.games.game import Game
from oracle_nb.games.rules import Rules
from oracle_nb.render.scene import Scene


class Editor(Protocol):
    """A position or layout being edited, as ``oracle_nb.web.editor.page`` shows it.

    Attributes
    ----------
    notice
        A message above everything else, until the next action.
    linked
        Whether links to other pages work; they don't in a notebook.
    """

    notice: str
    linked: bool

    @property
    def can_undo(self) -> bool:
        """Whether the last edit can be undone."""

    @property
    def can_redo(self) -> bool:
        """Whether an undone edit can be redone."""

    def scene(self) -> Scene:
        """Return the board with the current selection."""

    def side(self, theme: str) -> str:
        """Return what is beside the board, as HTML."""

    def below(self, theme: str) -> str:
        """Return what is below the board, as HTML."""

    def handle(self, command: str, value: str, form: Mapping[str, str]) -> None:
        """Handle a message from a button, a key or a form.

        Parameters
        ----------
        command
            The message: "space", "undo", "redo", "cancel", "key", or one of the editor's own.
        value
            What the message is about, such as the number of a space or the name of a key.
        form
            What was entered, by the name of the field.
        """

    def set_language(self, language: str) -> None:
        """Change the language of all texts; keep the edits and the selection."""

    def code(self) -> str:
        """Return what is edited as a short text for an address."""

    def game(self, form: Mapping[str, str]) -> Game:
        """Return a game that continues from here.

        Parameters
        ----------
        form
            What was entered for the game, by the name of the field.

        Raises
        ------
        ValueError
            If no game can continue from here; the error says why.
        """


class PositionEditor(Editor, Protocol):
    """A position being edited: what ``Presentation.position_editor`` opens."""

    @property
    def rules(self) -> Rules:
        """The rules of the position."""

    @property
    def position(self) -> Any:
        """The current position."""

    def lesson_scene(self) -> Mapping[str, Any]:
        """Return the position as the table ``scene`` of a lesson file.

        Raises
        ------
        ValueError
            If lesson files can't express the position.
        """
