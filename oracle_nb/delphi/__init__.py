"""The Oracle of Delphi."""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from oracle_nb.core.arguments import whole
from oracle_nb.core.errors import invalid

if TYPE_CHECKING:
    from oracle_nb.delphi.board import Layout
    from oracle_nb.delphi.model.actions import Action
    from oracle_nb.delphi.model.position import Position
    from oracle_nb.delphi.model.ruleset import RuleSet
    from oracle_nb.games.game import Game


def new_game(
    players: int = 3,
    seed: int | None = None,
    layout: Any = None,
    rules: "RuleSet | None" = None,
    seats: Sequence[str] = (),
) -> "Game[Position, Action]":
    """Set up a game of The Oracle of Delphi, ready for its first decision.

    Parameters
    ----------
    players : int
        Number of players, 2 to 4 (rule setup.players). The seed draws their ship colors.
    seed : int, optional
        The same seed makes the same game. Without one, nobody can foresee the game.
    layout : Layout or str or path or function, optional
        The board, or a kind of board that the seed draws: "compact" (the default), "contact",
        "free", "free:looseness=0.8" or "loose". Also a layout's code, name or file, and a function
        that returns the Layout for a seed.
    rules : RuleSet, optional
        Options of the rules; the printed rules if not given.
    seats : sequence of str
        A different name for each seat. "bot:greedy" and the like seat a bot.

    Returns
    -------
    Game
        The game, before its first decision.

    Raises
    ------
    ValueError
        If a parameter is wrong; the message names it and what would be right.

    Examples
    --------
    >>> import oracle_nb
    >>> oracle_nb.new_game(players=3, seed=3)
    <Game of The Oracle of Delphi, 0 actions, player 1 to move>
    """
    from oracle_nb.core.chance import chance_for
    from oracle_nb.delphi.model.position import Setting
    from oracle_nb.delphi.model.ruleset import STANDARD, RuleSet
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.delphi.rules.setup import deal_ships
    from oracle_nb.games.game import Game
    from oracle_nb.text.names import seat_names

    players = whole("players", players)
    seed = None if seed is None else whole("seed", seed)
    rules = STANDARD if rules is None else rules
    if not isinstance(rules, RuleSet):
        raise invalid(f"rules: a RuleSet is needed, not {rules!r:.40}")
    names = seat_names(seats)
    if not 2 <= players <= 4:
        raise invalid(f"players: 2 to 4 can play, not {players}")
    chosen = secrets.randbits(48) if seed is None else seed
    setting = Setting(_laid_out(layout, chosen), deal_ships(chosen, [None] * players), rules)
    return Game(Delphi(setting), chosen, names, chance=chance_for(seed))


def _laid_out(layout: Any, seed: int) -> "Layout":
    from oracle_nb.delphi.board.generation.layouts import make_layout
    from oracle_nb.delphi.board.recipes import read_recipe

    return make_layout("compact", seed) if layout is None else read_recipe(layout)[1](seed)
