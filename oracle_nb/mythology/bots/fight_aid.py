"""The best aid in a fight, if the defender answers with the best aid, too."""

from functools import cache
from typing import Final

from oracle_nb.mythology.pieces import POWER
from oracle_nb.mythology.rules.odds import win_chance

DRAIN: Final = 0.8
"""The share of the value of the defender's aid that its loss is worth to the attacker."""
_WIN: Final = tuple(float(win_chance(lead)) for lead in range(-POWER, POWER + 1))


def chance_with_lead(lead: int) -> float:
    """Return the chance to win a fight with a lead in aid."""
    return _WIN[lead + POWER]


@cache
def best_reply(aid: int, power: int, price: float, stake: float) -> int:
    """Return a defender's best aid.

    Parameters
    ----------
    aid : int
        The aid of the attacker.
    power : int
        The power points of the defender.
    price : float
        What a power point is worth to the defender elsewhere.
    stake : float
        The difference in value between winning and losing.
    """
    return max(
        range(power + 1),
        key=lambda reply: (chance_with_lead(reply - aid) * stake - reply * price, -reply),
    )


@cache
def best_attack(
    power: int, price: float, replies: tuple[int, float, float], gain: float, loss: float
) -> tuple[int, float]:
    """Return an attacker's best aid, and the value of the fight with it.

    Parameters
    ----------
    power : int
        The power points for aid.
    price : float
        What a power point is worth to the attacker elsewhere.
    replies : tuple
        The defender's power points, their price, and the stake, as in `best_reply`.
    gain, loss : float
        The value of a victory, and what a defeat costs.

    Examples
    --------
    >>> best_attack(10, 0.1, (0, 0.1, 2.3), 1.0, 1.0)[0]
    4
    """

    def value(aid: int) -> float:
        reply = best_reply(aid, *replies)
        chance = chance_with_lead(aid - reply)
        return chance * gain - (1 - chance) * loss + DRAIN * reply * replies[1]

    best = max(range(power + 1), key=lambda aid: (value(aid) - aid * price, -aid))
    return best, value(best)
