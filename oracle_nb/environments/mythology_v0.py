"""Mythology with the conventions of PettingZoo: call ``mythology_v0.env()``."""

from oracle_nb.environments.conventions import makers

env, raw_env = makers("mythology")

__all__ = ["env", "raw_env"]
