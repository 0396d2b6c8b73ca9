"""Environments for programs that learn: PettingZoo for all seats, Gymnasium for one of them.

``delphi_v0`` and ``mythology_v0`` are modules as PettingZoo's own games have them.

Both need the extra ``env``. They work for every game whose package has an encoding.
"""

from oracle_nb.environments.factory import env, gym_env, gym_vector_env
from oracle_nb.environments.registration import register_envs

register_envs()

__all__ = ["env", "gym_env", "gym_vector_env"]
