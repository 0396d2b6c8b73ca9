"""How sure the results of bots are: shares with Wilson intervals, and Elo with intervals."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.core.intervals import Z

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SAMPLES: Final = 1000
"""The number of bootstrap samples."""
_ELO: Final = 400 / 2.302585092994046
"""Elo points for each unit of the logarithm of a strength."""
_LEAST: Final = 1e-6
"""Minimum weight of an imaginary win, so that every strength is finite."""
_STEPS: Final = 200
"""Maximum number of steps to the most likely strengths."""


class Share(NamedTuple):
    """A share of games that a bot or a side has won; a victory of two counts half for each."""

    wins: float
    games: int

    @property
    def value(self) -> float:
        """The share, from 0 to 1."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The limits of its 95 % interval by Wilson's formula, for independent games."""
        return wilson(self.value, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.value:.0%} ({low:.0%} to {high:.0%})"


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the limits of the 95 % interval of a share by Wilson's formula.

    Examples
    --------
    >>> low, high = wilson(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * (share * (1 - share) / games + square / (4 * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def independent_games(shares: Sequence[float], seatings: int) -> float:
    """Return how many independent games tell as much as the games of some seeds.

    Parameters
    ----------
    shares : sequence of float
        A bot's share of the games of each seed.
    seatings : int
        The number of games of each seed.

    Returns
    -------
    float
        At most the number of games; less if the games of a seed tend to have the same winner.

    Examples
    --------
    >>> independent_games([1, 0, 1, 0], seatings=2)
    3.0
    >>> independent_games([0.5, 0.5, 0.5, 0.5], seatings=2)
    8
    """
    count = len(shares)
    games = count * seatings
    if count < 2:
        return games
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / (count - 1) / count
    alone = mean * (1 - mean)
    return min(games, alone / spread) if spread > 0 and alone > 0 else games


class Ratings(NamedTuple):
    """Elo ratings, whose mean is 0.

    ``elo`` is the rating of each bot. ``samples`` has as many rows as the bootstrap, each with a
    rating for every bot.
    """

    elo: tuple[float, ...]
    samples: "NDArray[np.float64]"

    def versus(self, bot: int, others: Sequence[int]) -> tuple[float, float, float]:
        """Return a bot's lead over the mean of others, and the limits of its 95 % interval."""
        import numpy as np

        lead = self.elo[bot] - sum(self.elo[other] for other in others) / len(others)
        differences = self.samples[:, bot] - self.samples[:, list(others)].mean(axis=1)
        low, high = np.quantile(differences, [0.025, 0.975])
        return _short(lead), _short(low), _short(high)

    def interval(self, bot: int) -> tuple[float, float]:
        """Return the limits of the 95 % interval of a bot's rating."""
        import numpy as np

        low, high = np.quantile(self.samples[:, bot], [0.025, 0.975])
        return _short(low), _short(high)


def _short(value: float) -> float:
    return round(float(value), 1) + 0.0


def rate(
    lineups: Sequence[Sequence[int]], wins: "NDArray[np.float64]", games: "NDArray[np.float64]"
) -> Ratings:
    """Return the most likely ratings under the model of Bradley and Terry, and a bootstrap.

    In a game, each seat wins with a probability in proportion to its bot's strength (for two seats,
    Bradley and Terry; for more, Luce). One imaginary game between each two bots, won half by
    each, keeps the rating of a bot finite that wins or loses all games. The bootstrap is Bayesian:
    each seed, with all its games, gets a random weight, and so does each half of an imaginary game.

    Parameters
    ----------
    lineups : sequence of sequence of int
        The bots of each lineup, by number, from 0.
    wins : array
        The wins of each bot (column) in the games of each seed (row).
    games : array
        The number of games of each lineup (column) with each seed (row).

    Returns
    -------
    Ratings
        The ratings, the same on every run.
    """
    import numpy as np

    bots = wins.shape[1]
    pairs = [(number, other) for number in range(bots) for other in range(bots) if number < other]
    halves = np.zeros((2 * len(pairs), bots))
    for row, pair in enumerate(pairs):
        halves[2 * row, pair[0]] = halves[2 * row + 1, pair[1]] = 1
    seats = np.array([[lineup.count(bot) for bot in range(bots)] for lineup in map(list, lineups)])
    seats = np.vstack([seats, halves[::2] + halves[1::2]])

    chance = np.random.default_rng(20)
    seeds = np.vstack([np.ones(len(wins)), chance.exponential(size=(SAMPLES, len(wins)))])
    half = np.full((SAMPLES + 1, len(halves)), 0.5)
    half[1:] = np.maximum(chance.gamma(0.5, size=(SAMPLES, len(halves))), _LEAST)
    strengths = _most_likely(
        seats,
        seeds @ wins + half @ halves,
        np.hstack([seeds @ games, half[:, ::2] + half[:, 1::2]]),
    )
    elo = _ELO * (strengths - strengths.mean(axis=1, keepdims=True))
    return Ratings(tuple(_short(number) for number in elo[0]), elo[1:])


def _most_likely(
    seats: "NDArray[np.float64]", wins: "NDArray[np.float64]", games: "NDArray[np.float64]"
) -> "NDArray[np.float64]":
    """Return the logarithms of the most likely strengths for each row, by Newton's method."""
    import numpy as np

    rows, bots = wins.shape
    result = np.zeros((rows, bots))
    for _ in range(_STEPS):
        power = seats * np.exp(result - result.max(axis=1, keepdims=True))[:, None, :]
        expected = power / power.sum(axis=2, keepdims=True)
        weighted = games[:, :, None] * expected
        slope = wins - weighted.sum(axis=1)
        curve = -np.einsum("rlb,rlc->rbc", weighted, expected)
        curve[:, range(bots), range(bots)] += weighted.sum(axis=1)
        # Only differences of strengths matter: the last term keeps their mean at 0.
        step = np.linalg.solve(curve + 1 / bots, slope[:, :, None])[:, :, 0]
        step *= np.minimum(1, 1 / np.maximum(np.abs(step).max(axis=1, keepdims=True), 1e-300))
        result += step
        if np.abs(step).max() < 1e-9:
            break
    return result
