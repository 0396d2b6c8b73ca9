"""Measures of sailing distances, in spaces and in turns.

A distance is the number of water spaces that a ship enters. On a disconnected sea some are
infinite, and so are the diameter and the mean (networkx raises an error there).
"""

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Final

import networkx as nx

from oracle_nb.core.extras import optional
from oracle_nb.delphi.measures.families.connectivity import members
from oracle_nb.delphi.measures.network.expected_turns import KINDS, places
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.delphi.model.powers import RANGE
from oracle_nb.games.measures import (
    Groups,
    Measure,
    Series,
    Shape,
    Spaces,
    count,
    mean,
    number,
)

if TYPE_CHECKING:
    import numpy as np
else:
    np = optional("numpy")


def _eccentricity(study: BoardTables) -> Spaces:
    return dict(zip(study.water, study.far.max(axis=1).tolist(), strict=True))


def _center(study: BoardTables) -> Spaces:
    farthest = study.far.max(axis=1)
    return members(study.water[row] for row in np.flatnonzero(farthest == farthest.min()))


def _average(far: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]") -> float:
    size = len(far)
    return float(far.sum() / (size * (size - 1))) if size > 1 else 0.0


def _global_efficiency(study: BoardTables) -> float:
    size = len(study.water)
    if size < 2:
        return 0.0
    with np.errstate(divide="ignore"):
        inverse = np.where(study.far > 0, 1 / study.far, 0)
    return float(inverse.sum() / (size * (size - 1)))


def _distances(study: BoardTables) -> Series:
    """Return the number of pairs of spaces by distance, without unconnected pairs."""
    apart = study.far[np.triu_indices(len(study.water), 1)]
    lengths, pairs = np.unique(apart[apart < inf], return_counts=True)
    return {int(x): float(n) for x, n in zip(lengths, pairs, strict=True)}


def _read_distances(study: BoardTables, rows: dict[int, dict[int, int]]) -> Series:
    pairs: dict[int, float] = {}
    for i, row in rows.items():
        for j, length in row.items():
            if i < j:
                pairs[length] = pairs.get(length, 0.0) + 1
    return dict(sorted(pairs.items()))


def _median(value: Series) -> float:
    """Return the median distance of all pairs."""
    half, so_far = sum(value.values()) / 2, 0.0
    for length in sorted(value):
        so_far += value[length]
        if so_far >= half:
            return float(length)
    return 0.0


def _to(kind: str) -> Callable[[BoardTables], Spaces]:
    return lambda study: study.turns().to_kind(kind)


def _kinds(study: BoardTables) -> Groups:
    return _means(study, RANGE, crossing=False)


def _means(study: BoardTables, reach: int, crossing: bool) -> dict[str, float]:
    """Return the mean number of turns to each existing kind of goal, over all spaces."""
    turns, lands = study.turns(reach, crossing), places(study.board)
    kinds = [kind for kind in KINDS if lands[kind]]
    return {kind: mean(turns.to_kind(kind)) for kind in kinds}


def _saved(study: BoardTables, reach: int, crossing: bool) -> Groups:
    with_it = _means(study, reach, crossing)
    without = _kinds(study)
    # Without any route nothing is saved.
    return {
        kind: 0.0 if without[kind] == with_it[kind] else without[kind] - with_it[kind]
        for kind in without
    }


def _range(study: BoardTables) -> Groups:
    """Return the value of one more space of range (rule equipment.range)."""
    return _saved(study, RANGE + 1, crossing=False)


def _ship(study: BoardTables) -> Groups:
    """Return the value of two more spaces of range (rule ship.range)."""
    return _saved(study, RANGE + 2, crossing=False)


def _crossing(study: BoardTables) -> Groups:
    """Return the value of crossing shallows (rule equipment.shallows)."""
    return _saved(study, RANGE, crossing=True)


MEASURES: Final[tuple[Measure[BoardTables], ...]] = (
    *(
        Measure(f"turns.{kind}", "moves", Shape.SPACES, _to(kind), mean, "howard-1960", "turns")
        for kind in KINDS
    ),
    Measure("turns.by_kind", "moves", Shape.GROUPS, _kinds, mean, "howard-1960", "turns"),
    Measure("worth.crossing", "crossing", Shape.GROUPS, _crossing, mean, "howard-1960", "turns"),
    Measure("worth.range", "moves", Shape.GROUPS, _range, mean, "howard-1960", "turns"),
    Measure("worth.ship", "moves", Shape.GROUPS, _ship, mean, "howard-1960", "turns"),
    Measure(
        "sailing.diameter",
        "sailing",
        Shape.NUMBER,
        lambda study: float(study.far.max()),
        number,
        "harary-1969",
        "steps",
        "networkx.diameter",
        lambda study: nx.diameter(study.sailing),
        lambda study, value: value,
    ),
    Measure(
        "sailing.radius",
        "sailing",
        Shape.NUMBER,
        lambda study: float(study.far.max(axis=1).min()),
        number,
        "harary-1969",
        "steps",
        "networkx.radius",
        lambda study: nx.radius(study.sailing),
        lambda study, value: value,
    ),
    Measure(
        "sailing.average_shortest_path_length",
        "sailing",
        Shape.NUMBER,
        lambda study: _average(study.far),
        number,
        "watts-1998",
        "steps",
        "networkx.average_shortest_path_length",
        lambda study: nx.average_shortest_path_length(study.sailing),
        lambda study, value: value,
    ),
    Measure(
        "sailing.eccentricity",
        "sailing",
        Shape.SPACES,
        _eccentricity,
        mean,
        "harary-1969",
        "steps",
        "networkx.eccentricity",
        lambda study: nx.eccentricity(study.sailing),
        lambda study, values: dict(sorted(values.items())),
    ),
    Measure(
        "sailing.center",
        "sailing",
        Shape.SPACES,
        _center,
        count,
        "harary-1969",
        "spaces",
        "networkx.center",
        lambda study: nx.center(study.sailing),
        lambda study, spaces: members(spaces),
    ),
    Measure(
        "sailing.distances",
        "sailing",
        Shape.SERIES,
        _distances,
        _median,
        "watts-1998",
        "steps",
        "networkx.all_pairs_shortest_path_length",
        lambda study: dict(nx.all_pairs_shortest_path_length(study.sailing)),
        _read_distances,
    ),
    Measure(
        "sailing.global_efficiency",
        "sailing",
        Shape.NUMBER,
        _global_efficiency,
        number,
        "latora-2001",
        "",
        "networkx.global_efficiency",
        lambda study: nx.global_efficiency(study.sailing),
        lambda study, value: value,
    ),
    Measure(
        "crossing.average_shortest_path_length",
        "crossing",
        Shape.NUMBER,
        lambda study: _average(study.far_crossing),
        number,
        "watts-1998",
        "steps",
        "networkx.average_shortest_path_length",
        lambda study: nx.average_shortest_path_length(study.crossing),
        lambda study, value: value,
    ),
    Measure(
        "crossing.diameter",
        "crossing",
        Shape.NUMBER,
        lambda study: float(study.far_crossing.max()),
        number,
        "harary-1969",
        "steps",
        "networkx.diameter",
        lambda study: nx.diameter(study.crossing),
        lambda study, value: value,
    ),
)
