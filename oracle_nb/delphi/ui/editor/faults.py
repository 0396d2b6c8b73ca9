"""Faults of a position as sentences."""

from typing import Any

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COMPANIONS, Color, Equipment, God, Letter, ShipTile
from oracle_nb.delphi.rules.consistency import PositionFault
from oracle_nb.text.wording import Wording

_NAMED: dict[str, dict[str, Any]] = {
    "color": {str(one): one for one in Color},
    "god": {str(one): one for one in God},
    "family": {str(one): one for one in Family},
    "letter": {str(one): one for one in Letter},
    "terrain": {str(one): one for one in Terrain},
}
_SPLIT = {
    "cards-too-many": "injuries",
    "cards-missing": "injuries",
    "card-again": "companion",
    "card-nowhere": "companion",
}
"""Faults with other texts for injury cards and companions."""


def sentence(wording: Wording, fault: PositionFault) -> str:
    """One fault, without its place; in plain English where the language has no words for it."""
    problem = str(fault.facts["problem"])
    message = f"fault-{problem}"
    if problem in _SPLIT and fault.field.startswith(("injury", "companion")):
        message = f"{message}-{_SPLIT[problem]}"
    facts: dict[str, Any] = dict(fault.facts)
    if problem == "tasks-family" and str(facts["family"]).startswith("white "):
        message = "fault-tasks-white"
        facts["family"] = str(facts["family"]).removeprefix("white ")
    for name, known in _NAMED.items():
        if name in facts:
            facts[name] = known.get(str(facts[name]), facts[name])
    value = facts.get("value")
    if problem in ("card-again", "card-nowhere") and isinstance(value, int):
        facts["equipment"] = Equipment(value)
        if value < len(COMPANIONS):
            facts["companion"] = COMPANIONS[value]
    if problem == "ship-tiles-twice":
        facts["ship_tile"] = next(one for one in ShipTile if str(one) == str(value))
    if message not in wording:
        return str(fault)
    return wording.say(message, **facts)
