"""All edits: for each rule that can refuse, what takes that cause away and no other.

They know positions, pieces and the board, and nothing of the rules. Each returns the case changed,
or None where it can't be changed so.
"""

from collections.abc import Callable
from typing import Final

from tests.fuzz import (
    edits_cargo,
    edits_decisions,
    edits_gods,
    edits_land,
    edits_moving,
    edits_source,
    edits_turn,
)
from tests.fuzz.case import Case

Edit = Callable[[Case], Case | None]
EDITS: Final[dict[str, Edit]] = {
    **edits_turn.EDITS,
    **edits_source.EDITS,
    **edits_moving.EDITS,
    **edits_land.EDITS,
    **edits_cargo.EDITS,
    **edits_gods.EDITS,
    **edits_decisions.EDITS,
}
_FIRST: Final = (
    "end.leftovers",
    "move.to-zeus",
    "play.not-held",
    "equipment.die-bonus",
    "move.end-color",
    "action.color-match",
    "explore.color",
    "play.no-target",
    "task.color-once",
    "task.needed",
    "statue.site-once",
    "shrine.build",
)
_LAST: Final = ("offering.make", "statue.raise", "action.adjacent", "oracle.recolor")
"""Edits that others may disturb come after them."""
_PLACE: Final = {
    **{rule: place for place, rule in enumerate(_FIRST)},
    **{rule: 1000 + place for place, rule in enumerate(_LAST)},
}


def in_order(rules: frozenset[str]) -> list[str]:
    """Rules in the order in which their causes are best taken away."""
    return sorted(rules, key=lambda rule: (_PLACE.get(rule, 100), rule))
