"""How well the forgetting of the model of knowledge fits learners who forget."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from scripts.schedule_figures import MemoryKind, Month, Plan, SpacedSchedule

BINS: Final = 10
LATER: Final = 0.5
"""Days since the last answer after which a prediction counts."""
SCALES: Final = (0.25, 0.35, 0.5, 0.7, 0.85, 1.0, 1.2, 1.4, 2.0, 2.8)
"""The factors of the stabilities that are tried."""


class ForgettingSums(NamedTuple):
    """Sums over predictions, which can be added.

    Parameters
    ----------
    squares
        The sum of the squared distances from the true probability, at each of `SCALES`.
    bins
        For each tenth the number of predictions, and the sums of the predictions and of the true
        probabilities.
    """

    squares: tuple[float, ...]
    bins: tuple[tuple[int, float, float], ...]


class _ObservedMonth(Month):
    """A month that compares the predictions with the memory before each answer."""

    def __init__(self, plan: Plan, kind: MemoryKind, seed: int) -> None:
        schedule = SpacedSchedule(plan.needs)
        super().__init__(schedule, plan, kind, seed)
        self._spaced: Final = schedule
        self._last: Final[dict[str, float]] = {}
        self.pairs: Final[list[tuple[float, float]]] = []

    def _answer(self, rules: tuple[str, ...], day: float) -> Collection[str]:
        for rule in rules:
            if day - self._last.get(rule, day) >= LATER:
                predicted = self._spaced.recalled(rule, day)
                self.pairs.append((predicted, self._memory.probability(rule, day)))
            self._last[rule] = day
        return super()._answer(rules, day)


def forgetting(plan: Plan, kind: MemoryKind, seeds: Sequence[int]) -> ForgettingSums:
    """Return the sums of some learners of a kind."""
    pairs: list[tuple[float, float]] = []
    for seed in seeds:
        month = _ObservedMonth(plan, kind, seed)
        month.take()
        pairs += month.pairs
    bins = [[0, 0.0, 0.0] for _ in range(BINS)]
    for predicted, actual in pairs:
        box = bins[min(BINS - 1, int(BINS * predicted))]
        box[0] += 1
        box[1] += predicted
        box[2] += actual
    squares = tuple(sum((p ** (1 / scale) - t) ** 2 for p, t in pairs) for scale in SCALES)
    return ForgettingSums(squares, tuple((int(n), p, t) for n, p, t in bins))


def added(sums: Sequence[ForgettingSums]) -> ForgettingSums:
    """Return the sums of several learners together."""
    squares = tuple(map(sum, zip(*(each.squares for each in sums), strict=True)))
    bins = []
    for boxes in zip(*(each.bins for each in sums), strict=True):
        counts, predicted, actual = zip(*boxes, strict=True)
        bins.append((sum(counts), sum(predicted), sum(actual)))
    return ForgettingSums(squares, tuple(bins))


def by_scale(sums: ForgettingSums) -> Iterator[tuple[float, float]]:
    """Yield each factor of the stabilities with the mean squared distance from the truth."""
    count = sum(number for number, *_ in sums.bins)
    for scale, squares in zip(SCALES, sums.squares, strict=True):
        yield scale, squares / max(1, count)
