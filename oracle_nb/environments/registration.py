"""The id of the environment in Gymnasium, for ``gymnasium.make``."""

from importlib.util import find_spec
from typing import Final

ENV_ID: Final = "oracle_nb/Game-v0"


def register_envs() -> None:
    """Register the environment for one seat, where Gymnasium is installed.

    ``import oracle_nb.environments`` calls this.
    """
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    if ENV_ID not in gymnasium.registry:
        gymnasium.register(ENV_ID, "oracle_nb.environments.factory:gym_env")
