"""The position editor: a position, its faults, and its legal actions.

It fulfils ``oracle_nb.games.presentation.Editor``: it keeps the state that ``commands`` change and
``view`` shows.
"""

from collections.abc import Callable, Mapping
from typing import Any

from oracle_nb.core.edit_history import EditHistory
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.consistency import PositionFault
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.scenarios import scene_table
from oracle_nb.delphi.ui.editor.commands import run
from oracle_nb.delphi.ui.editor.editor_state import StateEditor
from oracle_nb.delphi.ui.editor.reading import opened_position
from oracle_nb.delphi.ui.editor.state import EditedPosition, PositionEditorState, in_language
from oracle_nb.delphi.ui.editor.view import below_view, side_view
from oracle_nb.games.game import Game
from oracle_nb.games.registry import scene_of
from oracle_nb.render.highlights import highlight
from oracle_nb.render.scene import Scene
from oracle_nb.text.wording import Wording


class DelphiPositionEditor(StateEditor[PositionEditorState]):
    """A position being edited.

    ``language``: the language of all texts.
    ``start``: the start: a game, a pair of rules and a position (such as a player's view), a text
    to read, or None for a new setup of three players.
    """

    def __init__(
        self, wordings: Callable[[str], Wording], language: str, start: Any = None
    ) -> None:
        first = EditedPosition(*opened_position(start))
        state = PositionEditorState(wording=wordings(language), history=EditHistory((first,)))
        super().__init__(state, run, wordings)

    def set_language(self, language: str) -> None:
        """Go on in another language; the position and what is chosen stay."""
        self.state = in_language(self.state, self._wordings(language))

    # --- content ---------------------------------------------------------------------------------

    @property
    def rules(self) -> Delphi:
        """The rules of the position."""
        return self.state.rules

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self.state.position

    @property
    def faults(self) -> tuple[PositionFault, ...]:
        """Everything that can't be so in a game."""
        return self.state.edited.faults

    def lesson_scene(self) -> Mapping[str, Any]:
        """Return the position as the scene of a lesson. Raises ScenarioError."""
        return scene_table(self.rules, self.position)

    def scene(self) -> Scene:
        """Return the board, with the chosen space."""
        state = self.state
        drawn = scene_of(state.rules, state.position, language=state.wording.language)
        return highlight(drawn, selected=state.space)

    def side(self, theme: str) -> str:
        """Return the side panel, as HTML."""
        return side_view(self.state, theme)

    def below(self, theme: str) -> str:
        """Return the panel below the board, as HTML."""
        return below_view(self.state, theme)

    def game(self, form: Mapping[str, str]) -> "Game[Position, Action]":
        """Return a game that goes on from here. Raises ValueError for what can't be played."""
        seats = []
        for seat, ship in enumerate(self.rules.setting.ships):
            kind = form.get(f"kind-{seat}", "person")
            if kind not in ("person", "bot:greedy"):
                raise ValueError(f"there is no player {kind[:40]!r}")
            name = self.state.say(f"name-color-{Color(ship)}")
            seats.append(name.capitalize() if kind == "person" else kind)
        return Game(self.rules, None, seats, start=self.position)
