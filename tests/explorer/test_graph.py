"""Connectivity of graphs, compared with networkx and with counting by hand."""

import networkx as nx
import pytest

from oracle_nb.delphi.board import Board, make_layout
from oracle_nb.explorer import graph

LINE = {0: (1,), 1: (0, 2), 2: (1, 3, 4), 3: (2, 4), 4: (2, 3)}
"""A stick of three spaces that ends in a triangle."""


@pytest.fixture(params=[("compact", 3), ("free", 7), ("loose", 5)], ids=str)
def ways(request):
    board = Board(make_layout(*request.param))
    return {i: board.sailing[i] for i in board.water}


def test_distances_are_those_of_networkx(ways):
    net = graph.net(ways)
    far = dict(nx.all_pairs_shortest_path_length(net))
    start = next(iter(ways))
    assert graph.shells(ways, start) == far[start]
    pairs = [far[a][b] for a in far for b in far[a] if a < b]
    assert graph.distances(ways) == {n: pairs.count(n) for n in sorted(set(pairs))}


def test_the_parts_are_those_of_networkx(ways):
    assert len(graph.parts(ways)) == 1
    cut = next(iter(graph.chokepoints(ways)))
    rest = {i: [j for j in row if j != cut] for i, row in ways.items() if i != cut}
    assert set(graph.parts(rest)) == set(map(frozenset, nx.connected_components(graph.net(rest))))
    assert len(graph.parts(rest)) > 1


def test_a_chokepoint_cuts_off_all_but_the_largest_rest(ways):
    net = graph.net(ways)
    cuts = graph.chokepoints(ways)
    assert set(cuts) == set(nx.articulation_points(net))
    for cut, number in cuts.items():
        rest = net.copy()
        rest.remove_node(cut)
        assert number == len(rest) - max(map(len, nx.connected_components(rest)))


def test_blocks_and_cuts_make_a_tree(ways):
    parts = graph.blocks(ways)
    tree = nx.Graph([(("block", n), cut) for n, cut in parts.joints])
    assert nx.is_tree(tree)
    assert {space for block in parts.blocks for space in block} == set(ways)
    assert [len(block) for block in parts.blocks] == sorted(map(len, parts.blocks), reverse=True)


def test_weak_spots_of_a_network_are_visible():
    assert graph.chokepoints(LINE) == {1: 1, 2: 2}
    assert graph.bridges(LINE) == ((0, 1), (1, 2))
    assert graph.blocks(LINE).blocks == ((2, 3, 4), (0, 1), (1, 2))
    assert graph.distances(LINE) == {1: 5, 2: 3, 3: 2}


def test_from_beside_the_net_one_enters_by_the_exits():
    assert graph.shells(LINE, 9, exits=(0, 4)) == {9: 0, 0: 1, 4: 1, 1: 2, 2: 2, 3: 2}
    assert graph.shells(LINE, 9) == {9: 0}
