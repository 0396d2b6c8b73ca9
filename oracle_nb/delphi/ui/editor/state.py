"""The state that the views of the position editor read."""

from typing import Protocol

from oracle_nb.core.verdicts import Explanation, Repairs
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.consistency import PositionFault
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.text import DelphiTexts
from oracle_nb.delphi.ui.editor.fields import EditorLink
from oracle_nb.text.wording import Wording


class PositionEditorState(EditorLink, Protocol):
    """The part of the position editor that its views read."""

    space: int | None
    seat: int
    asked: str
    explanation: Explanation | None
    repairs: Repairs[Action]
    scenario: str
    blocked: bool
    happens_first: bool
    faults: tuple[PositionFault, ...]
    wording: Wording
    words: DelphiTexts

    @property
    def rules(self) -> Delphi:
        """The rules of the position."""
        ...

    @property
    def position(self) -> Position:
        """The position as it is now."""
        ...

    def tries(self, space: int) -> list[Action]:
        """Return actions that somebody may want at a space."""
        ...

    def place_of(self, fault: PositionFault) -> tuple[str, str, str] | None:
        """Return where a fault can be corrected: a command, its value, and a name."""
        ...
