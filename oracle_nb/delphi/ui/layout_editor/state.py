"""The state of the layout editor: the tiles on a table, their faults, and what was asked for."""

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.edit_history import EditHistory
from oracle_nb.core.hexgrid import Hex
from oracle_nb.delphi.board import (
    Board,
    Layout,
    LayoutFault,
    LayoutFormatError,
    Placement,
    layout_code,
    make_layout,
    read_layout,
)
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.ui.editor.editor_state import EditorState
from oracle_nb.delphi.ui.layout_editor.table import TileTable, around, drawable
from oracle_nb.text.wording import Wording

_ROUND: Final = 3
"""Number of empty places around the tiles that are shown."""
_MOST_SEED: Final = 10**18


@dataclass(frozen=True, eq=False, kw_only=True)
class LayoutEditorState(EditorState):
    """A layout being edited, in the language of its wording."""

    history: EditHistory[Layout]
    table: TileTable
    places: tuple[Hex, ...]
    """The visible places of the table."""
    faults: tuple[LayoutFault, ...]
    pointed: int | None = None
    """The number of the highlighted fault; None for all of them."""
    kind: str = "compact"
    """The kind of the last generated layout."""
    looseness: int = 50
    """The looseness of free layouts in percent."""
    sheet: str = ""
    """The address of the last setup sheet."""
    saved: tuple[str, str, str] | None = None
    """The requested file: its name, its kind, its text."""

    @property
    def layout(self) -> Layout:
        """The layout as it is now, legal or not."""
        return self.table.layout

    @property
    def sound(self) -> bool:
        """Whether the layout makes a board."""
        return not self.faults

    @property
    def code(self) -> str:
        """The layout as a short text, for an address."""
        return layout_code(self.layout)

    @property
    def download(self) -> tuple[str, str] | None:
        """The requested file: its name, and its content as a data URL."""
        if self.saved is None:
            return None
        name, kind, text = self.saved
        return name, f"data:{kind};charset=utf-8,{quote(text)}"

    def placement_text(self, placement: Placement) -> str:
        """Return the placement of a tile in words."""
        return self.say("layout-lies", over=int(placement.flipped), number=60 * placement.turns)

    def tile_name(self, tile: str) -> str:
        """Return the name of a tile within a sentence."""
        color = color_of(tile)
        if color is not None:
            return self.say("layout-city", color=color)
        return self.say("layout-tile", name=tile)


def color_of(tile: str) -> Color | None:
    """Return the color of a city tile; None for any other."""
    return Color[tile.removeprefix("C-").upper()] if tile.startswith("C-") else None


def places_around(layout: Layout, shown: tuple[Hex, ...] = ()) -> tuple[Hex, ...]:
    """Return the places to show for a layout.

    Visible places stay visible: a table that moves at each step is hard to edit.
    """
    places = around(layout, _ROUND)
    return tuple(sorted({*shown, *places}, key=lambda h: (h[1], h[0]))) if shown else places


# --- reading -------------------------------------------------------------------------------------


def opened_layout(wording: Wording, start: Any) -> Layout:
    """Return the layout to begin with. Raises ValueError."""
    if start is None or (isinstance(start, str) and not start.strip()):
        return make_layout("compact", secrets.randbits(32))
    if isinstance(start, str):
        start = read_layout(start)
    elif hasattr(start, "__index__"):  # a seed, numpy's too
        return make_layout("compact", start)
    if isinstance(start, Board):
        start = start.layout
    if not isinstance(start, Layout):
        raise ValueError(f"a layout is needed, not {type(start).__name__}")  # noqa: TRY004
    if start.hexes:
        raise ValueError(wording.say("layout-hexes"))
    wrong = drawable(start)
    if wrong:
        raise LayoutFormatError(str(wrong[0]), wrong[1:])
    return start


def seed_in(wording: Wording, form: Mapping[str, str]) -> int:
    """Return the seed that was entered, or one drawn at random. Raises ValueError."""
    text = form.get("seed", "").strip()
    if not text:
        return secrets.randbits(32)
    try:
        return whole_text("seed", text, -_MOST_SEED, _MOST_SEED)
    except ValueError:
        raise ValueError(wording.say("layout-seed-whole")) from None


def looseness_in(wording: Wording, form: Mapping[str, str]) -> int:
    """Return the looseness that was entered, in percent. Raises ValueError."""
    percent = form.get("looseness", "50")
    if not re.fullmatch(r"\d{1,3}", percent):
        raise ValueError(wording.say("layout-looseness-range"))
    return min(100, int(percent))
