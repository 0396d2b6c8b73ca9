"""Variants: the numbers and effects of the rules, as somebody with a false belief has them.

Beliefs that only forget a precondition waive it instead; see ``Mythology``.
"""

from typing import Final

import msgspec

from oracle_nb.mythology.pieces import ATTACK_COST, POWER, PRIZE_TOTAL


class Variant(msgspec.Struct, frozen=True):
    """The numbers and effects of the rules that a false belief may change.

    Parameters
    ----------
    attack_cost : int
        Power points more for a space of the enemy (basic.attack-cost).
    prize_total : int
        The least total that takes a Prize (basic.prize-roll).
    leaves_area : bool
        Whether units may leave the god's Area (basic.leave-area).
    points_last : bool
        Whether power points that are left are kept for the next round (basic.power-renewed).
    aid_lasts : bool
        Whether aid still counts in the next fight of the same unit (basic.aid-round).
    ties_again : bool
        Whether a tie is rolled again; else the attacker wins it (basic.tie).
    defender_scores : bool
        Whether the defender gets the point for an attacking unit (basic.loser-off).
    failure_harmless : bool
        Whether a Hero survives a failed attempt on a Prize (basic.prize-fails).
    left_shared : bool
        Whether the Monsters' players share the points for a Prize left (basic.vp-left).
    allies_average : bool
        Whether allies count the average of their points (basic.ally-average).
    """

    attack_cost: int = ATTACK_COST
    prize_total: int = PRIZE_TOTAL
    leaves_area: bool = True
    points_last: bool = False
    aid_lasts: bool = False
    ties_again: bool = True
    defender_scores: bool = True
    failure_harmless: bool = True
    left_shared: bool = True
    allies_average: bool = True

    def renewed(self, left: tuple[int, ...]) -> tuple[int, ...]:
        """Return the power points with which a round begins (basic.power-renewed).

        Parameters
        ----------
        left : tuple of int
            The points that are left of the last round; 0 before the first.
        """
        return tuple(POWER + (points if self.points_last else 0) for points in left)

    def aid_after(self, aid: int) -> int:
        """Return what is left of aid in the next fight of the same unit (basic.aid-round)."""
        return aid if self.aid_lasts else 0


ACTUAL: Final = Variant()
"""The rules as they are."""
