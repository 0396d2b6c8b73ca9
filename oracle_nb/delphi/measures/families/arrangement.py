"""Measures of the arrangement: compactness, positions of cities, detours."""

from math import atan2, degrees, fsum
from typing import TYPE_CHECKING, Final

import networkx as nx

from oracle_nb.core.extras import optional
from oracle_nb.core.hexgrid import center
from oracle_nb.delphi.measures.families.shores import cities
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.games.measures import Groups, Measure, Shape, least, number

if TYPE_CHECKING:
    import numpy as np
else:
    np = optional("numpy")


def _average_degree(study: BoardTables) -> float:
    adjacent = study.board.adjacent
    return sum(map(len, adjacent)) / len(adjacent)


def _detour(study: BoardTables) -> float:
    """Return the mean ratio of sailing distance to distance on the board, over all pairs."""
    hexes = np.array([study.board.spaces[i].hex for i in study.water])
    q, r = (np.abs(hexes[:, None, n] - hexes[:, n]) for n in (0, 1))
    third = hexes.sum(axis=1)
    straight = np.maximum(np.maximum(q, r), np.abs(third[:, None] - third))
    total = float(straight.sum())
    return float(study.far.sum()) / total if total else 1.0


def _gaps(study: BoardTables) -> Groups:
    """Return the clockwise angle from each city to the next, seen from the center (ruling 65)."""
    board = study.board
    points = [center(board.spaces[i].hex) for i in board.water if _is_of_the_sea(study, i)]
    if not points:
        return {}
    x = fsum(point[0] for point in points) / len(points)
    y = fsum(point[1] for point in points) / len(points)
    bearings = []
    for color, city in cities(study).items():
        cx, cy = center(board.spaces[city].hex)
        # y grows downwards, so that angles grow clockwise on the screen.
        bearings.append((degrees(atan2(cy - y, cx - x)) % 360, color))
    bearings.sort()
    after = [*bearings[1:], *bearings[:1]]
    pairs = zip(bearings, after, strict=True)
    gaps = {color: (b - a) % 360 or 360.0 for (a, color), (b, _) in pairs}
    return {str(color): gaps[color] for color in sorted(gaps)}


def _is_of_the_sea(study: BoardTables, space: int) -> bool:
    """Return whether a water space belongs to one of the 12 tiles, not to a city tile."""
    return not study.board.spaces[space].tile.startswith("C-")


MEASURES: Final[tuple[Measure[BoardTables], ...]] = (
    Measure("hexes.detour", "hexes", Shape.NUMBER, _detour, number, "barthelemy-2011", "times"),
    Measure(
        "hexes.average_degree",
        "hexes",
        Shape.NUMBER,
        _average_degree,
        number,
        "harary-1969",
        "spaces",
        "networkx.density",
        lambda study: nx.density(study.hexes),
        lambda study, value: value * (len(study.hexes) - 1),
    ),
    Measure("hexes.city_gaps", "hexes", Shape.GROUPS, _gaps, least, "board.cities", "degrees"),
)
