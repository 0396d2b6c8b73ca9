"""Measures computed without arrays, for browsers, where neither numpy nor rustworkx can be loaded.

Most measures have a function of networkx with the same values; these are the others.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations, permutations
from math import inf
from types import MappingProxyType
from typing import Final

import networkx as nx

from oracle_nb.delphi.measures.families.fairness import ISLANDS, partitions
from oracle_nb.delphi.measures.families.shores import cities
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.games.measures import Groups, Matrix, Series, Spaces, Value, mean

_EXACT: Final = 1e-12
"""The precision of an eigenvalue."""


class _Steps:
    """The distance from each water space to an island, a city or Zeus's space."""

    def __init__(self, study: BoardTables) -> None:
        self._study: Final = study
        self._to: Final[dict[int, dict[int, int]]] = {}

    def to(self, place: int) -> dict[int, int]:
        """Return the distances to a place; spaces without a route are missing."""
        if place not in self._to:
            steps = nx.single_source_shortest_path_length(self._study.homewards, place)
            self._to[place] = {space: steps[space] for space in self._study.water if space in steps}
        return self._to[place]

    def between(self, a: int, b: int) -> float:
        """Return the steps from one place to another; 0 where a space is next to both."""
        to = self.to(b)
        beside = (space for space, steps in self.to(a).items() if steps == 1)
        return min((float(to[space]) for space in beside if space in to), default=inf) - 1


def _cut_off(study: BoardTables) -> Spaces:
    lost: dict[int, float] = dict.fromkeys(study.water, 0)
    for space in nx.articulation_points(study.sailing):
        rest = study.sailing.copy()
        rest.remove_node(space)
        lost[space] = len(rest) - max(map(len, nx.connected_components(rest)))
    return lost


def _city_distances(study: BoardTables) -> Matrix:
    by_city, steps = cities(study), _Steps(study)
    return {
        (str(a), str(b)): steps.between(by_city[a], by_city[b]) for a, b in permutations(by_city, 2)
    }


def _offerings(study: BoardTables) -> float:
    board, steps = study.board, _Steps(study)
    ways = [steps.between(a, b) for a in board.offerings for b in board.temples]
    return mean(dict(enumerate(ways)))


def _statues(study: BoardTables) -> Groups:
    board, steps = study.board, _Steps(study)
    return {
        str(color): min(
            (steps.between(city, i) for i in board.statues if board.spaces[i].sites >> color & 1),
            default=inf,
        )
        for color, city in cities(study).items()
    }


def _voronoi_cities(study: BoardTables) -> Groups:
    result = cities(study)
    shares = _shares(study, list(result.values()))
    return {str(color): shares[city] for color, city in result.items()}


def _shares(study: BoardTables, centers: list[int]) -> dict[int, float]:
    steps = _Steps(study)
    parts = dict.fromkeys(centers, 0.0)
    for space in study.water:
        away = {place: steps.to(place)[space] for place in centers if space in steps.to(place)}
        nearest = [place for place, number in away.items() if number == min(away.values())]
        for place in nearest:
            parts[place] += 1 / len(nearest) / len(study.water)
    return parts


def _tours(study: BoardTables) -> dict[tuple[int, ...], float]:
    """Return the length of the route from Zeus's space to each three islands."""
    board = study.board
    if board.zeus < 0 or len(board.islands) < 3:
        return {}
    steps = _Steps(study)
    first = steps.to(board.zeus)
    landings = {
        island: [space for space, away in steps.to(island).items() if away == 1]
        for island in board.islands
    }
    ways = {
        space: nx.single_source_shortest_path_length(study.sailing, space)
        for spaces in landings.values()
        for space in spaces
    }
    result: dict[tuple[int, ...], float] = {}
    for a, b in permutations(board.islands, 2):
        reached = {
            space: min(
                (first.get(start, inf) + ways[start].get(space, inf) for start in landings[a]),
                default=inf,
            )
            for space in landings[b]
        }
        for c in board.islands:
            if c not in {a, b}:
                length = min(
                    (
                        reached[start] + ways[start].get(end, inf)
                        for start in landings[b]
                        for end in landings[c]
                    ),
                    default=inf,
                )
                three = tuple(sorted((a, b, c)))
                result[three] = min(length, result.get(three, inf))
    return result


def _lengths(study: BoardTables) -> Series:
    lengths = Counter(int(steps) for steps in _tours(study).values() if steps < inf)
    return {steps: float(lengths[steps]) for steps in sorted(lengths)}


def _gap(study: BoardTables) -> float:
    islands, tours = study.board.islands, _tours(study)
    if len(islands) != ISLANDS or not tours:
        return 0.0
    lengths = [tours[three] for three in combinations(islands, 3)]
    if inf in lengths:
        return inf
    fours = ([lengths[three] for three in parts] for parts in partitions())
    gaps = [max(four) - min(four) for four in fours]
    return sum(gaps) / len(gaps)


def _detour(study: BoardTables) -> float:
    hexes = [study.board.spaces[i].hex for i in study.water]
    straight = sum(
        max(abs(a[0] - b[0]), abs(a[1] - b[1]), abs(sum(a) - sum(b))) for a in hexes for b in hexes
    )
    if not straight:
        return 1.0
    ways = dict(nx.all_pairs_shortest_path_length(study.sailing))
    if any(len(ends) < len(hexes) for ends in ways.values()):
        return inf
    return sum(sum(ends.values()) for ends in ways.values()) / straight


def _algebraic_connectivity(study: BoardTables) -> float:
    """Return the second smallest eigenvalue of the Laplacian, found by bisection."""
    rows = {space: row for row, space in enumerate(study.water)}
    laplacian = [[0.0] * len(rows) for _ in rows]
    for a, b in study.lanes:
        for i, j in ((rows[a], rows[b]), (rows[b], rows[a])):
            laplacian[i][i] += 1
            laplacian[i][j] -= 1
    # No water space has more than 6 neighbors, so no eigenvalue is larger than 12.
    low, high = 0.0, 12.0
    while len(rows) > 1 and high - low > _EXACT:
        middle = (low + high) / 2
        if _eigenvalues_below(laplacian, middle) > 1:
            high = middle
        else:
            low = middle
    return 0.0 if high < 2 * _EXACT or len(rows) < 2 else high


def _eigenvalues_below(matrix: list[list[float]], limit: float) -> int:
    """Return the number of eigenvalues of a symmetric matrix below a limit, by its pivots."""
    rows = [[*row] for row in matrix]
    number = 0
    for n, pivot in enumerate(rows):
        pivot[n] -= limit
        number += pivot[n] < 0
        for row in rows[n + 1 :]:
            if row[n]:
                factor = row[n] / (pivot[n] or _EXACT)
                row[n:] = [a - factor * b for a, b in zip(row[n:], pivot[n:], strict=True)]
    return number


MEASURED: Final[Mapping[str, Callable[[BoardTables], Value]]] = MappingProxyType(
    {
        "sailing.algebraic_connectivity": _algebraic_connectivity,
        "sailing.cut_off": _cut_off,
        "errands.cities": _city_distances,
        "errands.offerings": _offerings,
        "errands.statues": _statues,
        "voronoi.cities": _voronoi_cities,
        "voronoi.temples": lambda study: _shares(study, list(study.board.temples)),
        "fairness.gap": _gap,
        "fairness.tours": _lengths,
        "hexes.detour": _detour,
    }
)
"""The functions by the names of their measures."""
