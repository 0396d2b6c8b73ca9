"""Graphs with readable nodes: what they contain, and that every format takes them."""

import io
import json

import networkx as nx
import pytest

import oracle_nb
from oracle_nb.delphi import graphs
from oracle_nb.delphi.model.tasks import Task

BOARD = oracle_nb.Board(oracle_nb.free_layout(7))
GAME = oracle_nb.new_game(players=2, seed=3)


def every_graph():
    return [
        BOARD.sea(names=True),
        graphs.with_zeus(BOARD),
        graphs.moves(BOARD),
        graphs.tasks(GAME),
    ]


@pytest.mark.parametrize("graph", every_graph(), ids=lambda graph: graph.name.split()[0])
def test_every_format_of_networkx_keeps_nodes_and_edges(graph):
    for write, read in (
        (nx.write_graphml, nx.read_graphml),
        (nx.write_gexf, nx.read_gexf),
        (nx.write_gml, nx.read_gml),
    ):
        file = io.BytesIO()
        write(graph, file)
        again = read(io.BytesIO(file.getvalue()))
        assert set(again) == set(graph) and again.number_of_edges() == graph.number_of_edges()
    data = json.loads(json.dumps(nx.node_link_data(graph, edges="links")))
    assert set(nx.node_link_graph(data, edges="links")) == set(graph)


@pytest.mark.parametrize("graph", [*every_graph(), BOARD.sea(), BOARD.graph])
def test_a_graph_that_others_have_too_cannot_be_changed(graph):
    with pytest.raises(nx.NetworkXError, match="Frozen"):
        graph.remove_node(next(iter(graph)))


def test_zeus_is_joined_to_the_water_where_ships_enter():
    graph = graphs.with_zeus(BOARD)
    zeus = BOARD.spaces[BOARD.zeus].name
    assert set(graph[zeus]) == {BOARD.spaces[i].name for i in BOARD.sailing[BOARD.zeus]}
    assert graph.subgraph(set(graph) - {zeus}).edges == BOARD.sea(names=True).edges


@pytest.mark.parametrize("reach", [0, 3, 5])
def test_moves_are_those_of_one_die(reach):
    graph, rows = graphs.moves(BOARD, reach), BOARD.distance()
    sea = nx.all_pairs_shortest_path_length(BOARD.sea(names=True), cutoff=reach)
    expected = {(a, b): n for a, others in sea for b, n in others.items() if 0 < n <= reach}
    assert {(a, b): facts["steps"] for a, b, facts in graph.edges(data=True)} == expected
    for a, b, facts in graph.edges(data=True):
        assert facts["color"] == graph.nodes[b]["color"]
        assert rows[BOARD.find(a).index][BOARD.find(b).index] == facts["steps"]


def test_tasks_and_places_are_the_two_parts():
    graph = graphs.tasks(GAME)
    part = {name: graph.nodes[name]["bipartite"] for name in graph}
    tasks = [name for name, number in part.items() if number == 0]
    assert nx.bipartite.is_bipartite_node_set(graph, tasks)
    open_tasks = sorted(str(Task(task)) for task in GAME.position.players[0].tasks)
    assert sorted(name.split()[0] for name in tasks) == open_tasks
    uses = {"shrine": {"build"}, "statue": {"load", "raise"}, "offering": {"load", "offer"}}
    for task in tasks:
        seen = {facts["use"] for _, _, facts in graph.edges(task, data=True)}
        assert seen == uses.get(graph.nodes[task]["family"], {"fight"})


def test_a_graph_shows_its_board_until_it_is_changed():
    assert "<svg" in (BOARD.sea()._repr_svg_() or "")
    assert "<svg" in (graphs.tasks(GAME)._repr_svg_() or "")
    part = nx.subgraph(BOARD.sea(), list(BOARD.sea())[:3]).copy()
    assert part._repr_svg_() is None


def test_tasks_need_a_game_of_delphi_and_a_seat():
    with pytest.raises(ValueError, match="a game of The Oracle of Delphi is needed"):
        graphs.tasks(oracle_nb.new_game(players=2, seed=1, game="mythology"))
    with pytest.raises(ValueError, match="there is no seat 2; seats are 0 to 1"):
        graphs.tasks(GAME, 2)
