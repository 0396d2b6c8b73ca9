"""How Delphi is shown in the app: its roles, style sheet and editors, in one language."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui.actions.presentation import DelphiActions
from oracle_nb.delphi.ui.ending import DelphiResults
from oracle_nb.delphi.ui.new_game.introduction import DelphiIntroduction
from oracle_nb.delphi.ui.new_game.new_game import DelphiSetup
from oracle_nb.delphi.ui.players.presentation import DelphiPlayers
from oracle_nb.delphi.ui.progress import DelphiProgress
from oracle_nb.delphi.ui.wording import wording
from oracle_nb.games.presentation import Presentation

if TYPE_CHECKING:
    from oracle_nb.delphi.ui.editor.editor import PositionEditor
    from oracle_nb.delphi.ui.layout_editor.editor import LayoutEditor

_STYLESHEETS: Final = ("panels", "editor", "layouts")


def delphi_presentation(language: str = "en") -> Presentation:
    """Return how the game is shown in a language. Raises UnknownLanguage."""
    words, book = wording(language), rulebook(language)

    # Editors and sheets are loaded when somebody opens one: most people only play.
    def position_editor(start: Any) -> "PositionEditor":
        from oracle_nb.delphi.ui.editor.editor import PositionEditor

        return PositionEditor(wording, language, start)

    def layout_editor(start: Any) -> "LayoutEditor":
        from oracle_nb.delphi.ui.layout_editor.editor import LayoutEditor

        return LayoutEditor(wording, language, start)

    def setup_sheet(layout: str, players: int, seed: int | None) -> str:
        from oracle_nb.delphi.ui.new_game.setup_sheet import sheet_part

        return sheet_part(layout, players, seed, language)

    return Presentation(
        actions=DelphiActions(words),
        players=DelphiPlayers(words, book),
        progress=DelphiProgress(words, book),
        results=DelphiResults(words),
        setup=DelphiSetup(words),
        introduction=DelphiIntroduction(words, book),
        stylesheet=_stylesheet(),
        position_editor=position_editor,
        layout_editor=layout_editor,
        setup_sheet=setup_sheet,
    )


@cache
def _stylesheet() -> str:
    own = files(__package__)
    return "".join(own.joinpath(f"{name}.css").read_text("utf-8") for name in _STYLESHEETS)
