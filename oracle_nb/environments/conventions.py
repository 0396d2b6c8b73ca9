"""The functions ``env`` and ``raw_env`` that the modules of PettingZoo's own games have."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from oracle_nb.core.extras import need
from oracle_nb.environments.factory import env as made_env

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from oracle_nb.environments.all_seats import GameEnv


def makers(
    game: str,
) -> "tuple[Callable[..., AECEnv], Callable[..., GameEnv]]":
    """Return the functions ``env`` and ``raw_env`` of a module for one game.

    Parameters
    ----------
    game : str
        The name of the game.

    Returns
    -------
    env : callable
        Makes an environment in the wrappers that all games of PettingZoo have: it refuses numbers
        beyond the space of actions, and says what was called in the wrong order.
    raw_env : callable
        Makes the environment alone. Both take the arguments of `oracle_nb.env` but the game.

    Examples
    --------
    >>> env, raw_env = makers("delphi")
    >>> raw_env(players=3).possible_agents
    ['player_0', 'player_1', 'player_2']
    """

    def raw_env(players: int | None = None, **arguments: Any) -> "GameEnv":
        """Return an environment without wrappers; the arguments are those of `oracle_nb.env`."""
        return made_env(players, game=game, **arguments)

    def env(players: int | None = None, **arguments: Any) -> "AECEnv":
        """Return an environment in wrappers; the arguments are those of `oracle_nb.env`."""
        need("env", "PettingZoo")
        from pettingzoo.utils import wrappers

        made = wrappers.AssertOutOfBoundsWrapper(raw_env(players, **arguments))
        return wrappers.OrderEnforcingWrapper(made)

    return env, raw_env
