"""The state that the views of the layout editor read."""

from typing import Protocol

from oracle_nb.delphi.board import Layout, LayoutFault, Placement
from oracle_nb.delphi.ui.editor.fields import EditorLink
from oracle_nb.delphi.ui.layout_editor.table import TileTable
from oracle_nb.text.wording import Wording


class LayoutEditorState(EditorLink, Protocol):
    """The part of the layout editor that its views read."""

    kind: str
    looseness: int
    sheet: str
    table: TileTable
    faults: tuple[LayoutFault, ...]
    pointed: int | None
    wording: Wording

    @property
    def layout(self) -> Layout:
        """The layout as it is now, legal or not."""
        ...

    @property
    def sound(self) -> bool:
        """Whether the layout makes a board."""
        ...

    @property
    def download(self) -> tuple[str, str] | None:
        """The name of the requested file, and the file as a data URL."""
        ...

    def name(self, tile: str) -> str:
        """Return the name of a tile within a sentence."""
        ...

    def lies(self, placement: Placement) -> str:
        """Return the placement of a tile in words."""
        ...
