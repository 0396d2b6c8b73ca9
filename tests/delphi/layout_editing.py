"""The editor of layouts in the hands of a test."""

from typing import Any

from oracle_nb.core.hexgrid import Hex
from oracle_nb.delphi.board import Placement, free_layout
from oracle_nb.delphi.ui.layout_editor.editor import LayoutEditor
from oracle_nb.delphi.ui.layout_editor.table import HeldTile, number_of
from oracle_nb.delphi.ui.wording import wording

GOOD = free_layout(3)


def editor(start: Any = GOOD, language: str = "en") -> LayoutEditor:
    return LayoutEditor(wording, language, start)


def click(made: LayoutEditor, hex_: Hex) -> None:
    made.handle("space", str(number_of(hex_)))


def placed(made: LayoutEditor, tile: str) -> Placement:
    return next(p for p in made.layout.tiles if p.tile == tile)


def held(made: LayoutEditor) -> HeldTile:
    hold = made.state.table.hold
    assert hold is not None
    return hold


def take(made: LayoutEditor, tile: str, hex_: int = 0) -> Hex:
    """Take hold of a tile at one of its hexes; where that is."""
    there = placed(made, tile).hexes()[hex_]
    click(made, there)
    assert held(made).placement.tile == tile
    assert held(made).hex == there
    return there
