"""A good layout, and what can be said of layouts and boards without the code under test."""

import math

import networkx as nx

from oracle_nb.core.hexgrid import Hex, center, neighbors
from oracle_nb.delphi.board import Terrain, compact_layout, tiles

GOOD = compact_layout(0)
ENCLOSED = {(-6, 1), (-2, -3), (0, 6), (1, 6), (3, -3)}
"""The gaps that the cities of the compact arrangement enclose (facts.md)."""
LAND = {"island", "monster", "marked", "offering", "temple", "statue", "city"}


def grid(hexes):
    """The plain adjacency of some hexes, made without the board."""
    graph: nx.Graph[Hex] = nx.Graph()
    graph.add_nodes_from(hexes)
    graph.add_edges_from((h, n) for h in graph for n in neighbors(h) if n in graph)
    return graph


def legal_by_networkx(layout):
    """board.tiles, .connected, .access, .cities checked anew, without the code under test."""
    assert sorted(p.tile for p in layout.tiles) == sorted(tiles())
    kind, owner = {}, {}
    for p in layout.tiles:
        for h, cell in zip(p.hexes(), tiles()[p.tile].cells, strict=True):
            assert h not in kind, "overlap"
            kind[h], owner[h] = cell.kind, p.tile
    whole = nx.Graph((h, n) for h in kind for n in neighbors(h) if n in kind)
    water = {h for h in kind if kind[h].terrain == Terrain.WATER}
    sea = {h for h in water if not owner[h].startswith("C-")}
    assert nx.is_connected(whole.subgraph(sea)) and nx.is_connected(whole.subgraph(water))
    for h, k in kind.items():
        if k.terrain not in (Terrain.WATER, Terrain.SHALLOW, Terrain.ZEUS):
            assert water & set(neighbors(h)), "access"
    xs, ys = zip(*map(center, sorted(sea)), strict=True)
    x0, y0 = sum(xs) / len(sea), sum(ys) / len(sea)
    cities = [center(h) for h in kind if kind[h].terrain == Terrain.CITY]
    angles = sorted(math.degrees(math.atan2(y - y0, x - x0)) for x, y in cities)
    for before, after in zip(angles, [*angles[1:], angles[0] + 360], strict=True):
        assert 40 <= after - before <= 85
