"""Centralities of spaces and lanes: traffic, closeness, openness."""

from typing import TYPE_CHECKING, Final

import networkx as nx

from oracle_nb.core.extras import optional
from oracle_nb.delphi.measures.families.connectivity import lane
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.games.measures import Lanes, Measure, Shape, Spaces, mean, most

if TYPE_CHECKING:
    import numpy as np
    import rustworkx as rx
else:
    np = optional("numpy")
    rx = optional("rustworkx")

ALONE: Final = 1 << 30
"""Number of nodes from which rustworkx starts threads, above that of any board."""


def _betweenness_centrality(study: BoardTables) -> Spaces:
    result = rx.betweenness_centrality(study.sea, parallel_threshold=ALONE)
    return {study.water[row]: value for row, value in result.items()}


def _edge_betweenness_centrality(study: BoardTables) -> Lanes:
    result = rx.edge_betweenness_centrality(study.sea, parallel_threshold=ALONE)
    # Edges are numbered in the order in which they were added.
    return {study.lanes[edge]: value for edge, value in result.items()}


def _closeness_centrality(study: BoardTables) -> Spaces:
    far = study.far
    reached = np.isfinite(far)
    others = reached.sum(axis=1) - 1
    total = np.where(reached, far, 0).sum(axis=1)
    size = max(1, len(far) - 1)
    close = np.where(total > 0, others / np.maximum(total, 1) * others / size, 0.0)
    return dict(zip(study.water, close.tolist(), strict=True))


def _clustering(study: BoardTables) -> Spaces:
    adjacent = (study.far == 1).astype(float)
    ways = adjacent.sum(axis=1)
    triangles = ((adjacent @ adjacent) * adjacent).sum(axis=1)
    shares = triangles / np.maximum(1, ways * (ways - 1))
    return dict(zip(study.water, shares.tolist(), strict=True))


MEASURES: Final[tuple[Measure[BoardTables], ...]] = (
    Measure(
        "sailing.betweenness_centrality",
        "sailing",
        Shape.SPACES,
        _betweenness_centrality,
        most,
        "freeman-1977",
        "share",
        "networkx.betweenness_centrality",
        lambda study: nx.betweenness_centrality(study.sailing),
        lambda study, values: dict(sorted(values.items())),
    ),
    Measure(
        "sailing.edge_betweenness_centrality",
        "sailing",
        Shape.LANES,
        _edge_betweenness_centrality,
        most,
        "girvan-2002",
        "share",
        "networkx.edge_betweenness_centrality",
        lambda study: nx.edge_betweenness_centrality(study.sailing),
        lambda study, values: dict(sorted((lane(i, j), x) for (i, j), x in values.items())),
    ),
    Measure(
        "sailing.closeness_centrality",
        "sailing",
        Shape.SPACES,
        _closeness_centrality,
        mean,
        "freeman-1979",
        "",
        "networkx.closeness_centrality",
        lambda study: nx.closeness_centrality(study.sailing),
        lambda study, values: dict(sorted(values.items())),
    ),
    Measure(
        "sailing.clustering",
        "sailing",
        Shape.SPACES,
        _clustering,
        mean,
        "watts-1998",
        "share",
        "networkx.clustering",
        lambda study: nx.clustering(study.sailing),
        lambda study, values: dict(sorted(values.items())),
    ),
)
