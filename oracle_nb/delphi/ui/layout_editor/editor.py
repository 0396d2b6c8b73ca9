"""The layout editor: a table of tiles, their faults, and a game on them.

It fulfils ``oracle_nb.games.presentation.Editor``: it keeps the state that ``commands`` change and
``view`` and ``drawing`` show.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from oracle_nb.core.edit_history import EditHistory
from oracle_nb.delphi.board import Layout, LayoutFault
from oracle_nb.delphi.ui.editor.editor_state import StateEditor
from oracle_nb.delphi.ui.layout_editor.commands import run
from oracle_nb.delphi.ui.layout_editor.drawing import table_scene
from oracle_nb.delphi.ui.layout_editor.links_view import below_view
from oracle_nb.delphi.ui.layout_editor.state import (
    LayoutEditorState,
    opened_layout,
    places_around,
)
from oracle_nb.delphi.ui.layout_editor.table import TileTable
from oracle_nb.delphi.ui.layout_editor.view import side_view
from oracle_nb.render.scene import Scene
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.delphi.model.actions import Action
    from oracle_nb.delphi.model.position import Position
    from oracle_nb.games.game import Game


class LayoutEditor(StateEditor[LayoutEditorState]):
    """An editor of tiles on a table.

    ``language``: the language of all texts.
    ``start``: the start: a layout, a board, a text to read (JSON, GraphML, a code, a link), the
    seed of a compact layout, or None for a random one.
    """

    def __init__(
        self, wordings: Callable[[str], Wording], language: str, start: Any = None
    ) -> None:
        wording = wordings(language)
        layout = opened_layout(wording, start)
        state = LayoutEditorState(
            wording=wording,
            history=EditHistory((layout,)),
            table=TileTable(layout),
            places=places_around(layout),
            faults=layout.faults(),
        )
        super().__init__(state, run, wordings)

    def set_language(self, language: str) -> None:
        """Go on in another language; the table and what is held stay."""
        self.state = replace(self.state, wording=self._wordings(language), notice="", saved=None)

    # --- content ---------------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """The layout as it is now, legal or not."""
        return self.state.layout

    @property
    def faults(self) -> tuple[LayoutFault, ...]:
        """Everything that is wrong with the layout."""
        return self.state.faults

    def scene(self) -> Scene:
        """Return the table, with what is held and what is wrong."""
        return table_scene(self.state)

    def side(self, theme: str) -> str:
        """Return the side panel, as HTML."""
        return side_view(self.state, theme)

    def below(self, theme: str) -> str:
        """Return the panel below the table, as HTML."""
        return below_view(self.state)

    def game(self, form: Mapping[str, str]) -> "Game[Position, Action]":
        """Return a new game on this sea. Raises ValueError for one that can't be played."""
        from oracle_nb.delphi.ui.new_game import new_game

        seats = [form.get(f"kind-{seat}", "") for seat in range(4)]
        named = [self._seat(seat, kind) for seat, kind in enumerate(seats) if kind]
        chosen = {name: form[name] for name in ("length", "tiles") if name in form}
        return new_game.new_game(named, None, chosen, self.layout)

    def _seat(self, seat: int, kind: str) -> str:
        if kind not in ("person", "bot:greedy"):
            raise ValueError(f"there is no player {kind[:40]!r}")
        return self.state.say("layout-player", seat=seat + 1) if kind == "person" else kind
