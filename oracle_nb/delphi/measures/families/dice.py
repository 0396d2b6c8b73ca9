"""Measures of dice: the reach of a die, useless dice, corridors."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import networkx as nx

from oracle_nb.core.extras import optional
from oracle_nb.delphi.measures.families.connectivity import numbered
from oracle_nb.delphi.measures.network import graphs
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.delphi.model.powers import RANGE
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.games.measures import Groups, Measure, Shape, Spaces, least, mean

if TYPE_CHECKING:
    import numpy as np
    import rustworkx as rx
else:
    np = optional("numpy")
    rx = optional("rustworkx")

# --- reach ---------------------------------------------------------------------------------------


def _out_degree_centrality(study: BoardTables) -> Spaces:
    reached = study.ends.sum(axis=1) / max(1, len(study.water) - 1)
    return dict(zip(study.water, reached.tolist(), strict=True))


def _by_color(study: BoardTables) -> Groups:
    means = study.ends.mean(axis=0).tolist()
    return {str(color): means[color] for color in COLORS}


def _of_color(color: Color) -> Measure[BoardTables]:
    """Return the number of spaces that a die of one color reaches."""

    def reached(study: BoardTables) -> Spaces:
        return dict(zip(study.water, study.ends[:, color].tolist(), strict=True))

    def read(study: BoardTables, shares: list[dict[int, float]]) -> Spaces:
        others = len(study.water) - 1
        return {space: share * others for space, share in shares[color].items()}

    return Measure(
        f"moves.{color}",
        "moves",
        Shape.SPACES,
        reached,
        mean,
        "freeman-1979",
        "spaces",
        "networkx.out_degree_centrality",
        _of_each_color,
        read,
    )


def _dead_dice(study: BoardTables) -> Spaces:
    dead = (study.ends == 0).sum(axis=1)
    return dict(zip(study.water, dead.tolist(), strict=True))


def _of_each_color(study: BoardTables) -> list[dict[int, float]]:
    """Return the values of networkx for each color's graph of moves."""
    return [nx.out_degree_centrality(study.moves(color)) for color in COLORS]


def _read_by_color(study: BoardTables, shares: list[dict[int, float]]) -> Groups:
    others = len(study.water) - 1
    pairs = zip(COLORS, shares, strict=True)
    return {str(color): mean(share) * others for color, share in pairs}


def _read_dead_dice(study: BoardTables, numbers: list[dict[int, float]]) -> Spaces:
    return {space: sum(number[space] == 0 for number in numbers) for space in study.water}


def _chance_of_dead(value: Mapping[int, float]) -> float:
    """Return the chance that a rolled die reaches nothing, on average over all spaces."""
    return mean(value) / len(COLORS)


# --- corridors -----------------------------------------------------------------------------------


def _corridors(study: BoardTables) -> Spaces:
    joined = (study.far <= RANGE) & (study.colors[:, None] == study.colors)
    pairs = np.nonzero(np.triu(joined, 1))
    graph = graphs.compiled(len(study.water), zip(*(rows.tolist() for rows in pairs), strict=True))
    parts = rx.connected_components(graph)
    return numbered([study.water[row] for row in part] for part in parts)


def _mean_size(value: Mapping[int, float]) -> float:
    """Return the size of the corridor of a space, on average over all spaces."""
    sizes: dict[float, int] = {}
    for part in value.values():
        sizes[part] = sizes.get(part, 0) + 1
    return sum(size * size for size in sizes.values()) / len(value)


MEASURES: Final[tuple[Measure[BoardTables], ...]] = (
    Measure(
        "moves.dead_dice",
        "moves",
        Shape.SPACES,
        _dead_dice,
        _chance_of_dead,
        "freeman-1979",
        "colors",
        "networkx.out_degree_centrality",
        _of_each_color,
        _read_dead_dice,
    ),
    Measure(
        "moves.out_degree_centrality",
        "moves",
        Shape.SPACES,
        _out_degree_centrality,
        mean,
        "freeman-1979",
        "share",
        "networkx.out_degree_centrality",
        lambda study: nx.out_degree_centrality(study.moves()),
        lambda study, value: value,
    ),
    Measure(
        "moves.by_color",
        "moves",
        Shape.GROUPS,
        _by_color,
        least,
        "freeman-1979",
        "spaces",
        "networkx.out_degree_centrality",
        _of_each_color,
        _read_by_color,
    ),
    *(_of_color(color) for color in COLORS),
    Measure(
        "moves.corridors",
        "corridors",
        Shape.SPACES,
        _corridors,
        _mean_size,
        "hopcroft-1973",
        "parts",
        "networkx.connected_components",
        lambda study: list(nx.connected_components(study.corridors)),
        lambda study, groups: numbered(groups),
    ),
)
