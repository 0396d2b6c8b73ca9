"""All measures of a map and of a setup, by name."""

from collections.abc import Iterable, Mapping
from typing import Final

import networkx as nx

from oracle_nb.core.caching import owner_cache
from oracle_nb.games.measures import Measure, Shape, count, mean, most, number
from oracle_nb.mythology.measures.graphs import Graph
from oracle_nb.mythology.measures.setup_map import SetupMap
from oracle_nb.mythology.pieces import HEROES, OFF

SOURCES: Final[Mapping[str, str]] = {
    "freeman-1977": "L. C. Freeman, A set of measures of centrality based on betweenness, "
    "Sociometry 40 (1977), 35-41",
    "harary-1969": "F. Harary, Graph Theory, Addison-Wesley, 1969",
    "hopcroft-1973": "J. Hopcroft and R. Tarjan, Efficient algorithms for graph manipulation, "
    "Communications of the ACM 16 (1973), 372-378",
    "turn": "the rules basic.hex-cost and basic.power-allowance of this game",
}
"""Citations by key."""


def _ones(places: set[int]) -> dict[int, float]:
    return dict.fromkeys(sorted(places), 1.0)


def _sizes(graph: Graph) -> dict[int, float]:
    """Return the number of hexes of each connected part, the largest first, from 1."""
    sizes = sorted(map(len, nx.connected_components(graph)), reverse=True)
    return {place: float(size) for place, size in enumerate(sizes, 1)}


def _area_names(study: SetupMap, values: Mapping[int, float]) -> dict[str, float]:
    return {study.world.pack.area[area].en: values[area] for area in sorted(values)}


@owner_cache
def _betweenness(graph: Graph) -> Mapping[int, float]:
    """Return the betweenness, computed once for each map: it takes longer than all others."""
    return nx.betweenness_centrality(graph)


def _left(places: Iterable[int]) -> list[int]:
    """Return the hexes of the counters that are still on the map."""
    return [place for place in places if place != OFF]


def _nearest_prize(study: SetupMap) -> dict[int, float]:
    rows = [study.world.distances(prize) for prize in _left(study.prizes)]
    return {place: float(min(far)) for place, far in enumerate(zip(*rows, strict=True))}


def _nearest_units(study: SetupMap) -> dict[str, float]:
    """Return the mean distance of a Prize to the nearest Hero and to the nearest Monster.

    A side without units has none, and without Prizes neither has one.
    """
    result = {}
    prizes = [study.world.distances(prize) for prize in _left(study.prizes)]
    for side, units in (("heroes", study.units[:HEROES]), ("monsters", study.units[HEROES:])):
        places = _left(units)
        if prizes and places:
            result[side] = sum(min(far[i] for i in places) for far in prizes) / len(prizes)
    return result


def _favor(value: Mapping[str, float]) -> float:
    """Return how many hexes nearer the Heroes are; negative if the Monsters are nearer.

    It is 0 if a side has no units, or if no Prizes are left.
    """
    return value["monsters"] - value["heroes"] if len(value) > 1 else 0.0


def _reached_hexes(study: SetupMap) -> dict[str, float]:
    reach = {area: float(len(study.reach(area))) for area in study.areas}
    return _area_names(study, reach)


def _reached_areas(study: SetupMap) -> dict[str, float]:
    reach = {area: len({study.world.area[i] for i in study.reach(area)}) for area in study.areas}
    return _area_names(study, {area: float(count) for area, count in reach.items()})


def _reached_prizes(study: SetupMap) -> dict[str, float]:
    reach = {area: len(set(study.prizes) & study.reach(area).keys()) for area in study.areas}
    return _area_names(study, {area: float(count) for area, count in reach.items()})


def _of_graph(name: str) -> list[Measure[SetupMap]]:
    """Return the measures of the graph on foot, or of that by ship."""

    def graph(study: SetupMap) -> Graph:
        result: Graph = getattr(study, name)
        return result

    return [
        Measure(
            f"{name}.sizes",
            name,
            Shape.SERIES,
            lambda study: _sizes(graph(study)),
            lambda value: value[1],
            "hopcroft-1973",
            "hexes",
            "networkx.connected_components",
        ),
        Measure(
            f"{name}.articulation_points",
            name,
            Shape.SPACES,
            lambda study: _ones(set(nx.articulation_points(graph(study)))),
            count,
            "hopcroft-1973",
            "hexes",
            "networkx.articulation_points",
        ),
        Measure(
            f"{name}.betweenness_centrality",
            name,
            Shape.SPACES,
            lambda study: _betweenness(graph(study)),
            most,
            "freeman-1977",
            "",
            "networkx.betweenness_centrality",
        ),
    ]


MEASURES: Final[Mapping[str, Measure[SetupMap]]] = {
    measure.name: measure
    for measure in [
        *_of_graph("foot"),
        *_of_graph("ship"),
        Measure(
            "areas.degree",
            "areas",
            Shape.GROUPS,
            lambda study: _area_names(study, dict(study.areas.degree)),
            mean,
            "harary-1969",
            "Areas",
            "networkx.Graph.degree",
        ),
        Measure(
            "areas.diameter",
            "areas",
            Shape.NUMBER,
            lambda study: float(nx.diameter(study.areas)),
            number,
            "harary-1969",
            "Areas",
            "networkx.diameter",
        ),
        Measure("turn.hexes", "moves", Shape.GROUPS, _reached_hexes, mean, "turn", "hexes"),
        Measure("turn.areas", "moves", Shape.GROUPS, _reached_areas, mean, "turn", "Areas"),
        Measure("turn.prizes", "moves", Shape.GROUPS, _reached_prizes, mean, "turn", "Prizes"),
        Measure("prizes.nearest", "moves", Shape.SPACES, _nearest_prize, mean, "turn", "hexes"),
        Measure("prizes.units", "moves", Shape.GROUPS, _nearest_units, _favor, "turn", "hexes"),
        Measure(
            "prizes.favor",
            "moves",
            Shape.NUMBER,
            lambda study: _favor(_nearest_units(study)),
            number,
            "turn",
            "hexes",
        ),
    ]
}
"""All measures by name, in the order in which they are listed."""
