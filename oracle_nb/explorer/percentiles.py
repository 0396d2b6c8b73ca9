"""Percentiles: how a layout compares with the sample that ships with a game."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import cache

from oracle_nb.explorer.atlas_files import read_columns
from oracle_nb.explorer.atlas_plan import kept
from oracle_nb.games.registry import board_data_of


def percentile(game: str, kind: str, measure: str, value: float) -> float | None:
    """Return the part (0 to 1) of the sample's layouts of a kind whose measure is below ``value``.

    Equal values count half. None if the sample has no such values, or ``value`` isn't a number.
    """
    values, ours = sample(game, kind, measure), kept(value)
    if not values or ours is None:
        return None
    return (bisect_left(values, ours) + bisect_right(values, ours)) / 2 / len(values)


def sample(game: str, kind: str, measure: str) -> Sequence[float]:
    """Return a measure of the sample's layouts of a kind, in ascending order.

    Empty where it has none.
    """
    return _samples(game).get((kind, measure), ())


@cache
def _samples(game: str) -> Mapping[tuple[str, str], Sequence[float]]:
    path = board_data_of(game).sample
    # The sample isn't part of the static site.
    if path is None or not path.is_file():
        return {}
    return {place: array("d", sorted(column)) for place, column in read_columns(path).items()}
