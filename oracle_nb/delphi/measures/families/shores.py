"""Measures of the shores: islands, cities and Zeus as destinations."""

from collections.abc import Mapping
from itertools import permutations
from math import inf
from typing import TYPE_CHECKING, Any, Final

import networkx as nx

from oracle_nb.core.extras import optional
from oracle_nb.delphi.measures.network.expected_turns import KINDS, places
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.measures import (
    Groups,
    Matrix,
    Measure,
    Shape,
    Spaces,
    mean,
    most,
    number,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = optional("numpy")

# --- access --------------------------------------------------------------------------------------


def _closeness_centrality(study: BoardTables) -> Spaces:
    close = {}
    for place in _places(study):
        steps = study.steps_to(place)
        steps = steps[np.isfinite(steps)]
        close[place] = len(steps) / float(steps.sum()) if len(steps) else 0.0
    return close


def _call_closeness(study: BoardTables) -> dict[int, float]:
    result: dict[int, float] = nx.closeness_centrality(study.access, wf_improved=False)
    return result


def _places(study: BoardTables) -> list[int]:
    """Return all islands, cities and Zeus's space, in order."""
    return sorted(place for kind in places(study.board).values() for place in kind)


def _means(study: BoardTables, close: Mapping[int, float]) -> Groups:
    by_kind = places(study.board)
    return {
        kind: mean({place: close[place] for place in by_kind[kind]})
        for kind in KINDS
        if by_kind[kind]
    }


def _zeus(value: Groups) -> float:
    """Return the closeness of Zeus's space."""
    return value.get("zeus", 0.0)


def _in_degree(study: BoardTables) -> Spaces:
    return {place: float((study.steps_to(place) == 1).sum()) for place in _places(study)}


def _read_in_degree(study: BoardTables, values: Mapping[int, float]) -> Spaces:
    others = len(study.access) - 1
    return {place: values[place] * others for place in _places(study)}


def _single(value: Mapping[int, float]) -> float:
    """Return the number of places with at most one adjacent water space."""
    return float(sum(ways <= 1 for ways in value.values()))


# --- errands --------------------------------------------------------------------------------------


def _city_distances(study: BoardTables) -> Matrix:
    by_city = cities(study)
    return {
        (str(a), str(b)): _between(study, by_city[a], by_city[b])
        for a, b in permutations(by_city, 2)
    }


def cities(study: BoardTables) -> dict[Color, int]:
    """Return the city of each color that there is."""
    return {Color(color): city for color, city in enumerate(study.board.cities) if city >= 0}


def _between(study: BoardTables, a: int, b: int) -> float:
    """Return the steps from one island or city to another; 0 where a space is next to both."""
    steps = study.steps_to(b)[study.steps_to(a) == 1]
    return float(steps.min(initial=inf)) - 1


def _offerings(study: BoardTables) -> float:
    board = study.board
    ways = [_between(study, a, b) for a in board.offerings for b in board.temples]
    return mean(dict(enumerate(ways)))


def _statues(study: BoardTables) -> Groups:
    """Return the distance from each city to the nearest island with a site of its color."""
    board = study.board
    statues = {}
    for color, city in cities(study).items():
        sites = [i for i in board.statues if board.spaces[i].sites >> color & 1]
        statues[str(color)] = min((_between(study, city, i) for i in sites), default=inf)
    return statues


# --- Voronoi -------------------------------------------------------------------------------------


def _voronoi_cities(study: BoardTables) -> Groups:
    result = cities(study)
    shares = _shares(study, list(result.values()))
    return {str(color): shares[city] for color, city in result.items()}


def _shares(study: BoardTables, centers: list[int]) -> dict[int, float]:
    """Return the part of the sea nearest to each place; ties are shared."""
    if not centers:
        return {}
    steps = np.array([study.steps_to(place) for place in centers])
    nearest: NDArray[Any] = (steps == steps.min(axis=0)) & np.isfinite(steps)
    sharing = np.maximum(1, nearest.sum(axis=0))
    parts = (nearest / sharing).sum(axis=1) / len(study.water)
    return dict(zip(centers, parts.tolist(), strict=True))


MEASURES: Final[tuple[Measure[BoardTables], ...]] = (
    Measure(
        "access.closeness_centrality",
        "access",
        Shape.SPACES,
        _closeness_centrality,
        mean,
        "freeman-1979",
        "",
        "networkx.closeness_centrality",
        _call_closeness,
        lambda study, values: {place: values[place] for place in _places(study)},
    ),
    Measure(
        "access.by_kind",
        "access",
        Shape.GROUPS,
        lambda study: _means(study, _closeness_centrality(study)),
        _zeus,
        "freeman-1979",
        "",
        "networkx.closeness_centrality",
        _call_closeness,
        _means,
    ),
    Measure(
        "access.in_degree",
        "access",
        Shape.SPACES,
        _in_degree,
        _single,
        "harary-1969",
        "spaces",
        "networkx.in_degree_centrality",
        lambda study: nx.in_degree_centrality(study.access),
        _read_in_degree,
    ),
    Measure(
        "errands.cities", "access", Shape.MATRIX, _city_distances, mean, "harary-1969", "steps"
    ),
    Measure(
        "voronoi.cities",
        "access",
        Shape.GROUPS,
        _voronoi_cities,
        most,
        "erwig-2000",
        "share",
        "networkx.voronoi_cells",
        lambda study: nx.voronoi_cells(study.homewards, set(cities(study).values())),
    ),
    Measure(
        "voronoi.temples",
        "access",
        Shape.SPACES,
        lambda study: _shares(study, list(study.board.temples)),
        most,
        "erwig-2000",
        "share",
        "networkx.voronoi_cells",
        lambda study: nx.voronoi_cells(study.homewards, set(study.board.temples)),
    ),
    Measure(
        "errands.offerings", "access", Shape.NUMBER, _offerings, number, "harary-1969", "steps"
    ),
    Measure("errands.statues", "access", Shape.GROUPS, _statues, mean, "harary-1969", "steps"),
)
