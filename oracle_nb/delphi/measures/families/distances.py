"""Measures of sailing distances.

A distance is the number of water spaces that a ship enters. On a disconnected sea some are
infinite, and so are the diameter and the mean (networkx raises an error there).
"""

from math import inf
from typing import TYPE_CHECKING, Final

import networkx as nx

from oracle_nb.core.extras import optional
from oracle_nb.delphi.measures.families.connectivity import members
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.games.measures import Measure, Series, Shape, Spaces, count, mean, number

if TYPE_CHECKING:
    import numpy as np
else:
    np = optional("numpy")


def _eccentricity(study: BoardTables) -> Spaces:
    return dict(zip(study.water, study.far.max(axis=1).tolist(), strict=True))


def _diameter(study: BoardTables) -> float:
    return float(study.far.max())


def _radius(study: BoardTables) -> float:
    return float(study.far.max(axis=1).min())


def _center(study: BoardTables) -> Spaces:
    farthest = study.far.max(axis=1)
    return members(study.water[row] for row in np.flatnonzero(farthest == farthest.min()))


def _average(far: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]") -> float:
    size = len(far)
    return float(far.sum() / (size * (size - 1))) if size > 1 else 0.0


def _average_shortest_path_length(study: BoardTables) -> float:
    return _average(study.far)


def _crossing_average(study: BoardTables) -> float:
    return _average(study.far_crossing)


def _crossing_diameter(study: BoardTables) -> float:
    return float(study.far_crossing.max())


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


MEASURES: Final[tuple[Measure[BoardTables], ...]] = (
    Measure(
        "sailing.diameter",
        "sailing",
        Shape.NUMBER,
        _diameter,
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
        _radius,
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
        _average_shortest_path_length,
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
        _crossing_average,
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
        _crossing_diameter,
        number,
        "harary-1969",
        "steps",
        "networkx.diameter",
        lambda study: nx.diameter(study.crossing),
        lambda study, value: value,
    ),
)
