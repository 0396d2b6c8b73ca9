"""The Oracle of Delphi: play it, have it explained, analyse it.

The names here are loaded when they are first used, so that ``import oracle_nb`` costs next to
nothing and a program that only plays never loads what only draws.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from oracle_nb.app.editor import editor, layout_editor
    from oracle_nb.app.explorer.page import explore
    from oracle_nb.app.notebook import replay, table
    from oracle_nb.app.school.room import lesson
    from oracle_nb.bots import simulate
    from oracle_nb.delphi import new_game
    from oracle_nb.delphi.actions import Action
    from oracle_nb.delphi.board import Board, Layout, compact_layout, free_layout
    from oracle_nb.delphi.book import rulebook
    from oracle_nb.delphi.pieces import Color
    from oracle_nb.delphi.position import Position
    from oracle_nb.delphi.ruleset import RuleSet
    from oracle_nb.game import Game
    from oracle_nb.games import open_game

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Board",
    "Color",
    "Game",
    "Layout",
    "Position",
    "RuleSet",
    "__version__",
    "compact_layout",
    "editor",
    "explore",
    "free_layout",
    "layout_editor",
    "lesson",
    "new_game",
    "open_game",
    "replay",
    "rulebook",
    "simulate",
    "table",
]

# Where each name is defined. None may be called like a module of this folder: once that module is
# imported it stands in the place of the name.
_HOMES: Final = {
    "Action": "oracle_nb.delphi.actions",
    "Board": "oracle_nb.delphi.board",
    "Color": "oracle_nb.delphi.pieces",
    "Game": "oracle_nb.game",
    "Layout": "oracle_nb.delphi.board",
    "Position": "oracle_nb.delphi.position",
    "RuleSet": "oracle_nb.delphi.ruleset",
    "compact_layout": "oracle_nb.delphi.board",
    "editor": "oracle_nb.app.editor",
    "explore": "oracle_nb.app.explorer.page",
    "free_layout": "oracle_nb.delphi.board",
    "layout_editor": "oracle_nb.app.editor",
    "lesson": "oracle_nb.app.school.room",
    "new_game": "oracle_nb.delphi",
    "open_game": "oracle_nb.games",
    "replay": "oracle_nb.app.notebook",
    "rulebook": "oracle_nb.delphi.book",
    "simulate": "oracle_nb.bots",
    "table": "oracle_nb.app.notebook",
}


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
