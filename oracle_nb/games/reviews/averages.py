"""Averages over what chance could decide, from as few outcomes as are enough."""

from collections.abc import Callable, Sequence
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from oracle_nb.core.chance import SeededChance, scatter, shuffle
from oracle_nb.core.generics import A, P
from oracle_nb.games.outcomes import outcomes
from oracle_nb.games.rules import Rules

FEW: Final = 6
"""Maximum number of outcomes of which all are looked at; of more, this many are sampled first."""
MOST: Final = 12
"""Maximum number of sampled outcomes."""
PRECISE: Final = 0.08
"""Standard error of an average, in rounds, up to which no more outcomes are sampled."""


class SpreadChance:
    """Chance for one of several samples, which differ as much as possible in each draw.

    Among as many samples as an even draw has results, each result comes once, in an order that the
    seed shuffles. So each draw is as it should be, and the average of few samples is more precise.
    """

    __slots__ = ("_sample", "_seed")

    def __init__(self, seed: int, sample: int) -> None:
        self._seed = seed
        self._sample = sample

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the index for the next draw of the sample."""
        if min(weights) != max(weights):
            chance = SeededChance(scatter(self._seed, self._sample))
            return chance.draw(number, what, weights)
        turn, place = divmod(self._sample, len(weights))
        order = list(range(len(weights)))
        shuffle(order, scatter(self._seed, turn), number)
        return order[place]


def average(
    rules: Rules[P, A], view: P, action: A, seed: int, worth: Callable[[P], float]
) -> float:
    """Return what an action is worth before chance decides.

    Parameters
    ----------
    rules
        The rules of the game.
    view
        The position before the action, as its player may know it.
    action
        The action.
    seed
        Decides which outcomes are sampled where there are many.
    worth
        Returns what a position after it is worth.

    Returns
    -------
    float
        The average over all outcomes if there are few, or else over a sample, which is larger where
        its results differ more.
    """
    branches = list(islice(outcomes(rules, view, action), FEW + 1))
    if len(branches) <= FEW:
        return sum(
            float(branch.probability) * worth(branch.transition.position) for branch in branches
        )
    results: list[float] = []
    while len(results) < MOST:
        for _ in range(FEW):
            chance = SpreadChance(seed, len(results))
            results.append(worth(rules.apply(view, action, chance).position))
        if stdev(results) <= PRECISE * sqrt(len(results)):
            break
    return fmean(results)
