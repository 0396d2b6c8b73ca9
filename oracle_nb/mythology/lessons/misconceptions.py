"""The known misconceptions: which rules each misses; ``missed_rules`` says what happens then.

The text for learners is the message ``belief-`` with the key, in ``beliefs.ftl``.
"""

from typing import Final

from oracle_nb.mythology.rules.engine import Mythology

BELIEFS: Final[dict[str, tuple[str, ...]]] = {
    # Moving units
    "any-kind": ("basic.favor-moves",),
    "any-area": ("basic.in-area",),
    "stays-in-area": ("basic.leave-area",),
    "through-enemies": ("basic.no-through",),
    # Counting power
    "attack-included": ("basic.attack-cost",),
    "points-saved": ("basic.power-renewed",),
    # Fighting
    "aid-lasts": ("basic.aid-round",),
    "ties-attacker": ("basic.tie",),
    "attacker-scores": ("basic.loser-off", "basic.vp-unit"),
    # Prizes and scoring
    "ten-takes": ("basic.prize-roll",),
    "failure-kills": ("basic.prize-fails",),
    "ally-any-side": ("basic.ally-side",),
    "left-unshared": ("basic.vp-left",),
    "allies-apart": ("basic.ally-average",),
}
"""The rules that each misconception misses, by its key, in the order of the lessons."""


def rules_under(rules: Mythology, belief: str) -> Mythology:
    """Return the rules as a learner with a misconception plays them; misconceptions add up."""
    return Mythology(rules.setting, rules.missed.union(BELIEFS[belief]))
