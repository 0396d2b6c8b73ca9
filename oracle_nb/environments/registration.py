"""The ids of the environments in Gymnasium, for ``gymnasium.make`` and ``gymnasium.make_vec``."""

from importlib.util import find_spec
from typing import Final

from oracle_nb.games.encoding import EncodedGame
from oracle_nb.games.registry import packages

ENV_ID: Final = "oracle_nb/Game-v0"
"""The id of the environment that takes the game as an argument."""


def env_id(game: str) -> str:
    """Return the id of a game's environment.

    Parameters
    ----------
    game : str
        The name of the game.

    Returns
    -------
    str
        The id, under which `register_envs` registers it.

    Examples
    --------
    >>> env_id("delphi")
    'oracle_nb/Delphi-v0'
    """
    return f"oracle_nb/{game.title().replace('-', '').replace('_', '')}-v0"


def register_envs() -> None:
    """Register the environments for one seat, where Gymnasium is installed.

    ``import oracle_nb`` calls this if Gymnasium is imported before, and
    ``import oracle_nb.environments`` in any order.
    """
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    ids: dict[str, dict[str, str]] = {ENV_ID: {}}
    for package in packages():
        if isinstance(package, EncodedGame):
            ids[env_id(package.name)] = {"game": package.name}
    for name, arguments in ids.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "oracle_nb.environments.factory:gym_env",
                kwargs=arguments,
                vector_entry_point="oracle_nb.environments.factory:gym_vector_env",
            )
