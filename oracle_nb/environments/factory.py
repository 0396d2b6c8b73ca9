"""The public functions that make environments."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from oracle_nb.bots.bot import Wanted
from oracle_nb.core.extras import need
from oracle_nb.environments.registration import ENV_ID
from oracle_nb.games.registry import DEFAULT_GAME

if TYPE_CHECKING:
    from oracle_nb.environments.all_seats import GameEnv
    from oracle_nb.environments.one_seat import SeatEnv
    from oracle_nb.environments.several_games import VectorSeatEnv


def env(
    players: int | None = None,
    *,
    game: str = DEFAULT_GAME,
    render_mode: str | None = None,
    strict: bool = False,
    **options: Any,
) -> "GameEnv":
    """Return an environment of PettingZoo, in which your program plays all seats in turn.

    Its agents are "player_0" and so on. An observation has an "observation", a vector whose
    components ``observation_names`` names, and an "action_mask" of the legal actions. The reward 1
    at the end goes to the winner, or in equal parts to several; all others are 0.

    Parameters
    ----------
    players : int, optional
        The number of seats; the game's usual number if not given.
    game : str
        The name of the game.
    render_mode : str, optional
        "ansi" for texts, "rgb_array" for pictures, "human" to print the text.
    strict : bool
        Raise IllegalAction for an illegal action, which otherwise ends the game with reward -1.
    options : object
        The options of the game's ``new_game``, such as ``layout`` and ``rules``.

    Returns
    -------
    GameEnv
        The environment. ``reset(seed=7)`` sets up the game that ``new_game`` makes with seed 7.

    Raises
    ------
    ValueError
        If an argument is wrong, or the game's actions have no numbers.
    ImportError
        If PettingZoo or Gymnasium isn't installed.

    Examples
    --------
    >>> import oracle_nb
    >>> env = oracle_nb.env(players=3)
    >>> env.reset(seed=3)
    >>> env.step(env.action_number("move die:green F12"))
    >>> env.agent_selection, env.last()[1]
    ('player_0', 0.0)
    """
    need("env", "PettingZoo", "Gymnasium")
    from oracle_nb.environments.all_seats import GameEnv

    return GameEnv(players, game=game, render_mode=render_mode, strict=strict, **options)


def gym_env(
    players: int | None = None,
    *,
    seat: int = 0,
    bots: Sequence[Wanted] | Wanted = "random",
    game: str = DEFAULT_GAME,
    render_mode: str | None = None,
    strict: bool = False,
    **options: Any,
) -> "SeatEnv":
    """Return an environment of Gymnasium, in which your program plays one seat against bots.

    Observations, actions and rewards are those of `env`, for one seat: each step carries out an
    action and lets the bots play until the seat must decide again.

    Parameters
    ----------
    players : int, optional
        The number of seats; the game's usual number if not given.
    seat : int
        The seat that your program plays, from 0.
    bots : str or class or sequence of them
        The bots of the other seats, as for `simulate`; they take these seats in turn.
    game : str
        The name of the game.
    render_mode : str, optional
        "ansi" for texts, "rgb_array" for pictures, "human" to print the text.
    strict : bool
        Raise IllegalAction for an illegal action, which otherwise ends the game with reward -1.
    options : object
        The options of the game's ``new_game``, such as ``layout`` and ``rules``.

    Returns
    -------
    SeatEnv
        The environment. ``gymnasium.make("oracle_nb/Delphi-v0")`` makes the same in Gymnasium's
        wrappers.

    Raises
    ------
    ValueError
        If an argument is wrong, or the game has no numbers for actions; a ``BotError`` for a bot.
    ImportError
        If Gymnasium isn't installed.

    Examples
    --------
    >>> import oracle_nb
    >>> env = oracle_nb.gym_env(players=2, bots="greedy")
    >>> observation, info = env.reset(seed=7)
    >>> number = int(observation["action_mask"].argmax())
    >>> observation, reward, terminated, truncated, info = env.step(number)
    """
    given = {"players": players, "seat": seat, "bots": bots, "game": game, "strict": strict}
    return _registered(given | {"render_mode": render_mode} | options)


def gym_vector_env(num_envs: int = 1, **arguments: Any) -> "VectorSeatEnv":
    """Return a vectorized environment of Gymnasium: several games in one process.

    Parameters
    ----------
    num_envs : int
        The number of games.
    arguments : object
        As for `gym_env`, and ``autoreset_mode``: when a finished game begins anew, "NextStep" (the
        default), "SameStep" or "Disabled".

    Returns
    -------
    VectorSeatEnv
        The environment. ``gymnasium.make_vec("oracle_nb/Delphi-v0", num_envs)`` makes the same.

    Raises
    ------
    ValueError
        If an argument is wrong, or the game has no numbers for actions; a ``BotError`` for a bot.
    ImportError
        If Gymnasium isn't installed.

    Examples
    --------
    >>> from oracle_nb.environments import gym_vector_env
    >>> env = gym_vector_env(4, players=2)
    >>> observations, infos = env.reset(seed=7)
    >>> observations["observation"].shape
    (4, 1630)
    >>> results = env.step(observations["action_mask"].argmax(axis=1))
    """
    need("env", "Gymnasium")
    from oracle_nb.environments.several_games import VectorSeatEnv

    return VectorSeatEnv(num_envs, **({"game": DEFAULT_GAME} | arguments))


def _registered(arguments: dict[str, Any]) -> "SeatEnv":
    """Return the environment with the specification from which Gymnasium can make it again."""
    need("env", "Gymnasium")
    import gymnasium

    from oracle_nb.environments.one_seat import SeatEnv

    made = SeatEnv(**arguments)
    made.spec = replace(gymnasium.spec(ENV_ID), kwargs=arguments)
    return made
