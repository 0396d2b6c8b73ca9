"""Missed rules: the game as somebody plays it who doesn't know all rules.

The engine plays with any set of missed rules, so misconceptions need no engines of their own. A
missed rule that is a precondition refuses nothing. The others have another effect or number:

basic.attack-cost     a hex with enemies costs as much as any other
basic.leave-area      units can't leave the god's Area
basic.power-renewed   power points that are left are kept for the next round
basic.aid-round       aid still counts in the next fight of the same unit
basic.tie             the attacker wins a tie
basic.loser-off       the defender gets no point if the attacker loses
basic.prize-roll      a total that is lower by 1 takes a Prize
basic.prize-fails     a Hero whose attempt fails is removed
basic.vp-left         each player who favors Monsters gets all points for a Prize that is left
basic.ally-average    each ally counts only their own points
"""

from typing import Final, TypeAlias

from oracle_nb.mythology.pieces import ATTACK_COST, POWER, PRIZE_TOTAL

Missed: TypeAlias = frozenset[str]
"""The ids of the rules that somebody doesn't know."""
NO_RULES: Final[Missed] = frozenset()


def attack_cost(missed: Missed) -> int:
    """Return the extra cost of a hex with enemies (basic.attack-cost)."""
    return 0 if "basic.attack-cost" in missed else ATTACK_COST


def prize_total(missed: Missed) -> int:
    """Return the lowest total that takes a Prize (basic.prize-roll)."""
    return PRIZE_TOTAL - ("basic.prize-roll" in missed)


def renewed(left: tuple[int, ...], missed: Missed) -> tuple[int, ...]:
    """Return the power points with which a round begins (basic.power-renewed).

    ``left``: the points left over from the last round; 0 before the first.
    ``missed``: the rules that somebody doesn't know.
    """
    kept = "basic.power-renewed" in missed
    return tuple(POWER + (points if kept else 0) for points in left)


def aid_after(aid: int, missed: Missed) -> int:
    """Return what is left of aid in the next fight of the same unit (basic.aid-round)."""
    return aid if "basic.aid-round" in missed else 0
