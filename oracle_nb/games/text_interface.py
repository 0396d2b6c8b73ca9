"""What a game adds to its board in a terminal: turns, rows of the players' boards, a menu."""

from collections.abc import Sequence
from typing import Any, Protocol


class MenuPlace(Protocol):
    """Where an action stands in a menu.

    ``group`` is a heading. Actions with the same ``line`` stand in one line, each with its
    ``label``; without a line, an action has one for itself.
    """

    @property
    def group(self) -> str:
        """The heading; "" for none."""

    @property
    def line(self) -> str:
        """What the line begins with; "" where the action has one for itself."""

    @property
    def label(self) -> str:
        """The action within its line."""


class TextInterface(Protocol):
    """What a game shows of a position beside its board."""

    def turn(self, position: Any) -> str:
        """Round and turn in words; a new text is a new turn."""

    def whose(self, position: Any) -> int | None:
        """Return the seat whose turn it is; None where turns say nothing."""

    def heading(self, position: Any) -> str:
        """Round, turn and phase in words."""

    def seat(self, seat: int) -> str:
        """Return what tells a player from the others, such as a color."""

    def boards(self, position: Any) -> Sequence[tuple[str, Sequence[str]]]:
        """Rows of the players' boards: a name, and a text for each seat."""

    def place(self, position: Any, action: Any) -> MenuPlace:
        """Return where an action stands in a menu."""


class _NoMenuPlace:
    group = line = label = ""


class PlainTextInterface:
    """The table of a game that has nothing to tell beside its board."""

    def turn(self, position: Any) -> str:
        """Nothing."""
        return ""

    def whose(self, position: Any) -> int | None:
        """Nobody's."""
        return None

    def heading(self, position: Any) -> str:
        """Nothing."""
        return ""

    def seat(self, seat: int) -> str:
        """Nothing but the name."""
        return ""

    def boards(self, position: Any) -> Sequence[tuple[str, Sequence[str]]]:
        """No rows."""
        return ()

    def place(self, position: Any, action: Any) -> MenuPlace:
        """No group, a line for each."""
        return _NoMenuPlace()
