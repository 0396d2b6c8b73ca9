"""Environments for programs that learn: PettingZoo for all seats, Gymnasium for one of them.

Both need the extra ``env``. They work for every game whose package has an encoding.
"""

from oracle_nb.environments.factory import env, gym_env
from oracle_nb.environments.registration import register_envs

register_envs()

__all__ = ["env", "gym_env"]
