"""Proofs: play-outs that show by how many rounds one turn is better than another.

The play-outs come in pairs with the same luck. A few show whether it is worth going on; they don't
count. Fresh ones follow, and after each of LOOKS numbers of them the proof may end. The interval
allows for that: it contains the mean with at least 95 % at all looks together. Each interval counts
a pair without a difference besides those that were played, so that pairs that are all equal
don't make it a single point.
"""

from collections.abc import Sequence
from typing import Final

from oracle_nb.core.intervals import t_quantile
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.games.puzzle_set import Margin

LOOKS: Final = (12, 24, 48)
"""Numbers of pairs after which the proof may end."""
QUANTILE: Final = 2.394
"""Quantile of the normal distribution for an interval of 95 % at three looks (Bonferroni)."""
SCREENED: Final = ((3, 1), (6, 3))
"""Numbers of pairs that only show whether a proof is worth trying, with the least sum of rounds."""
LEAST: Final = 0.2
"""The least rounds that the lower bound of a margin must reach."""
HOPELESS: Final = 0.4
"""Mean rounds below which a proof isn't continued."""


def proves(margin: Margin) -> bool:
    """Return whether a margin is clear."""
    return margin.low >= LEAST


def margin_of(differences: Sequence[int]) -> Margin:
    """Return the margin from the differences of at least one pair."""
    counted = [*differences, 0]
    mean = sum(counted) / len(counted)
    freedom = len(counted) - 1
    variance = sum((each - mean) ** 2 for each in counted) / freedom
    half = t_quantile(freedom, QUANTILE) * (variance / len(counted)) ** 0.5
    return Margin(mean, mean - half, mean + half, len(differences))


def difference(
    playouts: Playouts,
    position: Position,
    lines: tuple[Sequence[Action], Sequence[Action]],
    seed: int,
) -> int:
    """Return the rounds that the first line gains on the second one in a pair of play-outs."""
    best, other = lines
    return playouts.rounds(position, other, seed) - playouts.rounds(position, best, seed)


def prove(
    playouts: Playouts,
    position: Position,
    lines: tuple[Sequence[Action], Sequence[Action]],
    seed: int,
) -> Margin | None:
    """Return the margin of the first line before the second one; None where it isn't clear.

    ``playouts``: the play-outs of the table.
    ``position``: the position before the lines.
    ``seed``: the seed of the first pair that counts; the next pairs have the next seeds, and the
    screening those before it.
    """
    differences: list[int] = []
    for pairs, least in SCREENED:
        differences += [
            difference(playouts, position, lines, seed - 1 - n)
            for n in range(len(differences), pairs)
        ]
        if sum(differences) < least:
            return None
    differences.clear()
    for look in LOOKS:
        differences += [
            difference(playouts, position, lines, seed + n) for n in range(len(differences), look)
        ]
        margin = margin_of(differences)
        if proves(margin):
            return margin
        if margin.mean < HOPELESS:
            return None
    return None
