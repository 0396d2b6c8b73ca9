"""Enabling actions: those that may remove a refusal when they are done first."""

from typing import Final

from oracle_nb.core.verdicts import DECISION_PENDING, NOT_HELD, NOT_NOW
from oracle_nb.delphi.model.actions import Verb

_PAYING: Final = ("favor", "apollon", "deliver", "advance")
_SAILING: Final = ("sail", "favor", "deliver", "advance")
_DECIDING: Final = ("decide",)
OPENERS: Final[dict[str, tuple[str, ...]]] = {
    "action.adjacent": ("sail", "poseidon", "advance"),
    "move.range": _SAILING,
    "move.buy-range": _SAILING,
    "move.end-color": _PAYING,
    "explore.color": _PAYING,
    "action.color-match": _PAYING,
    "fight.color": _PAYING,
    "offering.load": _PAYING,
    "oracle.recolor": _PAYING,
    "oracle.one-card": _PAYING,
    "turn.die-once": _PAYING,
    NOT_HELD: _PAYING,
    NOT_NOW: _PAYING,
    "equipment.extra-action": ("favor", "deliver"),
    "cargo.capacity": ("deliver",),
    "offering.make": ("load",),
    "statue.raise": ("load",),
    "move.to-zeus": ("deliver",),
    "god.use": ("advance", "sail", "poseidon", "favor", "apollon", "deliver"),
    "turn.one-at-a-time": _DECIDING,
    "god.not-in-check": _DECIDING,
    "turn.recover": _DECIDING,
    DECISION_PENDING: _DECIDING,
}
"""The kinds of first actions that may remove the refusal of a rule.

A refusal by any other rule can't be removed.
"""
VERBS: Final[dict[str, tuple[int, ...]]] = {
    "sail": (Verb.MOVE,),
    "poseidon": (Verb.POSEIDON,),
    "favor": (Verb.FAVOR,),
    "apollon": (Verb.APOLLON,),
    "deliver": (Verb.MAKE_OFFERING, Verb.RAISE_STATUE, Verb.BUILD),
    "load": (Verb.LOAD_OFFERING, Verb.LOAD_STATUE, Verb.HERMES),
    "advance": (Verb.ADVANCE,),
}
"""The verbs of each kind of first action; to decide, any answer."""
