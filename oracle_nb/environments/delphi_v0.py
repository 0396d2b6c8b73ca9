"""The Oracle of Delphi with the conventions of PettingZoo: call ``delphi_v0.env()``."""

from oracle_nb.environments.conventions import makers

env, raw_env = makers("delphi")

__all__ = ["env", "raw_env"]
