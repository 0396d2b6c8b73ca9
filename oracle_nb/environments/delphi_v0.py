"""The Oracle of Delphi with the conventions of PettingZoo: ``delphi_v0.env()`` makes an environment."""

from oracle_nb.environments.conventions import makers

env, raw_env = makers("delphi")

__all__ = ["env", "raw_env"]
