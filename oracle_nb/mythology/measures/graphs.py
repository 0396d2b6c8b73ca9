"""The graphs of a map, in networkx.

In the first three a node is the number of a hex (its place in ``world.names``), with the attributes
``name`` ("3112"), ``area`` (the English name), ``hex`` ``(q, r)`` and ``pos`` (the center of the
hex, with ``y`` upwards as networkx and matplotlib draw it).

=====  =============================================================================================
moves  Nodes: all hexes. Edge: they touch. A unit of the Basic Game goes from one to the other for 2
       power points; terrain makes no difference (rule basic.no-terrain).
foot   Nodes: all hexes with land. Edge: they touch, and no strait separates them.
ship   Nodes: all hexes with water. Edge: they touch, and have the same water Area, or are both all
       water, or a strait leads from one to the other.
areas  Nodes: all Areas, by their numbers, with the attributes ``name``, ``kind`` and ``inner``.
       Edge: a hex of one touches a hex of the other.
=====  =============================================================================================

Units move on foot and by ship in the Advanced Game. In the Basic Game, these graphs only show the
shape of the land and of the seas.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

import networkx as nx

from oracle_nb.core.caching import owner_cache
from oracle_nb.core.hexgrid import center
from oracle_nb.mythology.map.world_map import WorldMap, members

GRAPHS: Final = ("moves", "foot", "ship", "areas")
Graph: TypeAlias = "nx.Graph[int]"


@owner_cache
def moves_graph(world: WorldMap) -> Graph:
    """Return the graph of all hexes and the steps of a unit in the Basic Game.

    Examples
    --------
    >>> from oracle_nb.mythology.map.world_map import map_of
    >>> from oracle_nb.mythology.packs.data_pack import standard_pack
    >>> moves_graph(map_of(standard_pack())).number_of_nodes()
    602
    """
    return _of_hexes("moves", world, range(len(world.names)), _touching(world))


@owner_cache
def walking_graph(world: WorldMap) -> Graph:
    """Return the graph of hexes with land, and the steps between them on foot."""
    straits = _straits(world)
    edges = (
        (i, j)
        for i, j in _touching(world)
        if world.land >> i & 1 and world.land >> j & 1 and frozenset((i, j)) not in straits
    )
    return _of_hexes("foot", world, members(world.land), edges)


@owner_cache
def sailing_graph(world: WorldMap) -> Graph:
    """Return the graph of hexes with water, and the steps of a ship between them.

    A strait leads along its side. So it joins the hexes on both sides of it, and also two
    hexes that touch each other and lie across straits from the same third hex.
    """
    straits = _straits(world)
    wet = [place for place, water in enumerate(world.water) if water >= 0]

    def across(i: int, j: int) -> bool:
        """Return whether a strait leads from one hex to the other."""
        shared = set(world.neighbors[i]) & set(world.neighbors[j])
        return frozenset((i, j)) in straits or any(
            frozenset((i, k)) in straits and frozenset((j, k)) in straits for k in shared
        )

    edges = (
        (i, j)
        for i, j in _touching(world)
        if world.water[i] >= 0
        and world.water[j] >= 0
        and (
            world.water[i] == world.water[j]
            or not (world.land >> i | world.land >> j) & 1
            or across(i, j)
        )
    )
    return _of_hexes("ship", world, wet, edges)


@owner_cache
def area_graph(world: WorldMap) -> Graph:
    """Return the graph of Areas and their borders."""
    graph: Graph = nx.Graph(name=f"areas of {world.pack.id}")
    for number, area in enumerate(world.pack.area):
        graph.add_node(number, name=area.en, kind=area.kind, inner=number in world.inner)
    graph.add_edges_from(
        (number, other) for number in graph for other in world.border_areas(number)
    )
    nx.freeze(graph)
    return graph


def _touching(world: WorldMap) -> list[tuple[int, int]]:
    """Return the pairs of hexes that touch, the smaller number first."""
    return [(i, j) for i, row in enumerate(world.neighbors) for j in row if i < j]


def _straits(world: WorldMap) -> frozenset[frozenset[int]]:
    sides = (side.split("-") for side in world.pack.straits)
    return frozenset(frozenset(world.index[name] for name in side) for side in sides)


def _of_hexes(
    name: str, world: WorldMap, nodes: Iterable[int], edges: Iterable[tuple[int, int]]
) -> Graph:
    graph: Graph = nx.Graph(name=f"{name} of {world.pack.id}")
    for place in nodes:
        x, y = center(world.hexes[place], flat=True)
        area = world.pack.area[world.area[place]].en
        graph.add_node(
            place, name=world.names[place], area=area, hex=world.hexes[place], pos=(x, -y)
        )
    graph.add_edges_from(edges)
    nx.freeze(graph)
    return graph
