"""Exact chances: fights of two dice each with aid, and attempts to take Prizes."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

from oracle_nb.mythology.pieces import PRIZE_TOTAL

TOTALS: Final = Counter(first + second for first, second in product(range(1, 7), repeat=2))
"""How many of the 36 results of two dice have each total."""
_RESULTS: Final = 36
CERTAIN_LEAD: Final = 10
"""The lead in aid with which a fight can't be lost."""
CERTAIN_AID: Final = 9
"""The aid with which an attempt to take a Prize can't fail."""


@cache
def win_chance(lead: int) -> Fraction:
    """Return the chance to win a fight with ``lead`` more aid than the other side.

    Ties are rolled again (basic.tie), so they change nothing.

    Examples
    --------
    >>> win_chance(0), win_chance(1)
    (Fraction(1, 2), Fraction(721, 1156))
    """
    won = tied = 0
    for (own, ways), (other, others) in product(TOTALS.items(), repeat=2):
        won += ways * others * (own + lead > other)
        tied += ways * others * (own + lead == other)
    decided = _RESULTS**2 - tied
    return Fraction(won, decided) if decided else Fraction(1, 2)


@cache
def prize_chance(aid: int) -> Fraction:
    """Return the chance to take a Prize with some points of aid (basic.prize-roll).

    Examples
    --------
    >>> prize_chance(0), prize_chance(9)
    (Fraction(1, 12), Fraction(1, 1))
    """
    enough = sum(ways for total, ways in TOTALS.items() if total + aid >= PRIZE_TOTAL)
    return Fraction(enough, _RESULTS)
