"""Environments for programs that learn: PettingZoo for all seats, Gymnasium for one of them.

Both need the extra ``env``. They work for every game whose package has an encoding.
"""

from oracle_nb.environments.factory import env, gym_env

__all__ = ["env", "gym_env"]
