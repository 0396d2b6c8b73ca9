"""The known false beliefs: what each changes in the rules, and which rules it misses.

The text for learners is the message ``belief-`` with the key, in ``beliefs.ftl``.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.mythology.pieces import PRIZE_TOTAL
from oracle_nb.mythology.rules.engine import Mythology


class Misconception(NamedTuple):
    """A false belief: the rules missed, whether their preconditions are forgotten, and numbers."""

    misses: tuple[str, ...]
    waives: bool = False
    changes: Mapping[str, Any] = {}


def _forgets(rule: str) -> Misconception:
    return Misconception((rule,), waives=True)


def _changes(*misses: str, **changes: Any) -> Misconception:
    return Misconception(misses, changes=changes)


BELIEFS: Final[dict[str, Misconception]] = {
    # Moving units
    "any-kind": _forgets("basic.favor-moves"),
    "any-area": _forgets("basic.in-area"),
    "stays-in-area": _changes("basic.leave-area", leaves_area=False),
    "through-enemies": _forgets("basic.no-through"),
    # Counting power
    "attack-included": _changes("basic.attack-cost", attack_cost=0),
    "points-saved": _changes("basic.power-renewed", points_last=True),
    # Fighting
    "aid-lasts": _changes("basic.aid-round", aid_lasts=True),
    "ties-attacker": _changes("basic.tie", ties_again=False),
    "attacker-scores": _changes("basic.loser-off", "basic.vp-unit", defender_scores=False),
    # Prizes and the count
    "ten-takes": _changes("basic.prize-roll", prize_total=PRIZE_TOTAL - 1),
    "failure-kills": _changes("basic.prize-fails", failure_harmless=False),
    "ally-any-side": _forgets("basic.ally-side"),
    "left-unshared": _changes("basic.vp-left", left_shared=False),
    "allies-apart": _changes("basic.ally-average", allies_average=False),
}
"""Every belief by its key, in the order of the lessons."""


def rules_under(rules: Mythology, belief: str) -> Mythology:
    """Return the rules as somebody with a false belief has them; beliefs add up."""
    one = BELIEFS[belief]
    waived = rules.waived.union(one.misses) if one.waives else rules.waived
    return Mythology(rules.setting, waived, replace(rules.variant, **one.changes))
