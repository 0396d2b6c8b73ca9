"""Play, explain, teach and analyze the board games The Oracle of Delphi and Mythology.

Start with ``game = oracle_nb.new_game(players=3, seed=3)``, or with
``oracle_nb.new_game(players=4, seed=7, game="mythology")``. In a notebook, a game on the last line
of a cell shows its board, and ``oracle_nb.table(game)`` lets you play it.

Games
    ``new_game`` sets up a game of either kind; ``open_game`` reads a file, a share code or a link.
    ``Game`` plays, explains, undoes, saves and shares.

Values of a game
    ``Position`` is one moment of a game, ``Action`` one decision of a player, ``Color`` one of
    the six colors, ``RuleSet`` the options of the rules.

Boards
    ``Board`` has the spaces of a ``Layout`` and their neighbors, also as networkx graphs.
    ``compact_layout`` and ``free_layout`` draw a random layout, ``design`` searches for a good
    one.

In a notebook
    ``table`` plays a game, ``guided`` explains one as you play, ``replay`` goes through one,
    ``lesson`` teaches, ``editor`` and ``layout_editor`` edit positions and boards, ``explore``
    measures boards.

Rules and bots
    ``rulebook`` searches the rules; ``simulate`` lets bots play, ``arena`` a tournament. ``par`` is
    the fewest rounds that a setup needs. ``puzzles`` are turns with one clearly best way to play.

Programs that learn
    ``env`` is an environment of PettingZoo for all seats, ``gym_env`` one of Gymnasium for one
    seat against bots.

The module ``oracle_nb.frames`` makes tables for pandas.

Errors
    ``OracleError`` is the base class of all errors.

Names are loaded when you first use them, so ``import oracle_nb`` takes next to no time, and a
program that draws nothing loads no code for drawing.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from oracle_nb.bots import arena, simulate
    from oracle_nb.core.errors import OracleError
    from oracle_nb.core.version import __version__
    from oracle_nb.delphi.board import Board, Layout, compact_layout, free_layout
    from oracle_nb.delphi.model.actions import Action
    from oracle_nb.delphi.model.position import Position
    from oracle_nb.delphi.model.ruleset import RuleSet
    from oracle_nb.delphi.pieces import Color
    from oracle_nb.environments import env, gym_env
    from oracle_nb.explorer import frames as frames
    from oracle_nb.explorer.design import design
    from oracle_nb.explorer.par import par
    from oracle_nb.games.by_name import new_game, rulebook
    from oracle_nb.games.game import Game
    from oracle_nb.games.opening import open_game
    from oracle_nb.games.puzzles import puzzles
    from oracle_nb.web.editor.page import editor, layout_editor
    from oracle_nb.web.explorer.page import explore
    from oracle_nb.web.lessons.notebook_lesson import lesson
    from oracle_nb.web.session.notebook import guided, replay, table


__all__ = [
    "Action",
    "Board",
    "Color",
    "Game",
    "Layout",
    "OracleError",
    "Position",
    "RuleSet",
    "__version__",
    "arena",
    "compact_layout",
    "design",
    "editor",
    "env",
    "explore",
    "free_layout",
    "guided",
    "gym_env",
    "layout_editor",
    "lesson",
    "new_game",
    "open_game",
    "par",
    "puzzles",
    "replay",
    "rulebook",
    "simulate",
    "table",
]

# The module of each name. No name may be that of a module in this folder, because importing the
# module would replace the name.
_HOMES: Final = {
    "Action": "oracle_nb.delphi.model.actions",
    "Board": "oracle_nb.delphi.board",
    "Color": "oracle_nb.delphi.pieces",
    "Game": "oracle_nb.games.game",
    "Layout": "oracle_nb.delphi.board",
    "OracleError": "oracle_nb.core.errors",
    "Position": "oracle_nb.delphi.model.position",
    "RuleSet": "oracle_nb.delphi.model.ruleset",
    "arena": "oracle_nb.bots",
    "compact_layout": "oracle_nb.delphi.board",
    "design": "oracle_nb.explorer.design",
    "editor": "oracle_nb.web.editor.page",
    "env": "oracle_nb.environments",
    "explore": "oracle_nb.web.explorer.page",
    "free_layout": "oracle_nb.delphi.board",
    "frames": "oracle_nb.explorer.frames",
    "guided": "oracle_nb.web.session.notebook",
    "gym_env": "oracle_nb.environments",
    "layout_editor": "oracle_nb.web.editor.page",
    "lesson": "oracle_nb.web.lessons.notebook_lesson",
    "new_game": "oracle_nb.games.by_name",
    "open_game": "oracle_nb.games.opening",
    "par": "oracle_nb.explorer.par",
    "puzzles": "oracle_nb.games.puzzles",
    "replay": "oracle_nb.web.session.notebook",
    "rulebook": "oracle_nb.games.by_name",
    "simulate": "oracle_nb.bots",
    "__version__": "oracle_nb.core.version",
    "table": "oracle_nb.web.session.notebook",
}


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(home)
    # ``frames`` is a module itself.
    value = getattr(module, name, module)
    globals()[name] = value
    return value


if "gymnasium" in sys.modules:
    # ``import gymnasium, oracle_nb`` is enough for ``gymnasium.make("oracle_nb/Delphi-v0")``.
    import_module("oracle_nb.environments.registration").register_envs()


def __dir__() -> list[str]:
    return sorted({*__all__, *_HOMES})
