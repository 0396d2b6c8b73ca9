"""Ways, distances and the graph of a board, against networkx."""

from itertools import pairwise

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oracle_nb.core.hexgrid import Hex, center, neighbors
from oracle_nb.delphi.board import (
    Board,
    Layout,
    Terrain,
    board_of,
    compact_layout,
    free_layout,
    read_kind,
)
from oracle_nb.delphi.pieces import COLORS, Color
from tests.delphi.legality import LAND, grid

# --- lookups against networkx --------------------------------------------------------------------

PLAIN = ("monster", "monster2", "offering", "temple", "statue:pink,blue,red", "shallow")


def expected_distances(board, crossing):
    """(from, to) -> water spaces entered, by Dijkstra over entry costs."""
    kind = {s.hex: str(s.terrain) for s in board.spaces}
    passed = {"water", "shallow", "zeus"} if crossing else {"water"}
    ways: nx.DiGraph[Hex] = nx.DiGraph()
    for h, own in kind.items():
        for n in neighbors(h):
            if own in passed | {"zeus"} and kind.get(n) in passed:
                # Without crossing Zeus's space is left but never entered.
                ways.add_edge(h, n, cost=int(kind[n] == "water"))
    distances: dict[tuple[Hex, Hex], float] = {}
    ends = [h for h in kind if kind[h] in ("water", "zeus")]
    for a in ends:
        costs = nx.single_source_dijkstra_path_length(ways, a, weight="cost") if a in ways else {}
        for b in ends:
            if a == b:
                distances[a, b] = 0
            elif kind[b] == "water" and b in costs:
                distances[a, b] = costs[b]
    for a, b in list(distances):  # a way to Zeus is one from Zeus read backwards
        if kind[a] == "zeus":
            distances[b, a] = distances[a, b]
    return distances


def check_tables(board):
    kind = {s.hex: str(s.terrain) for s in board.spaces}
    full = grid(kind)
    for crossing in (False, True):
        expected = expected_distances(board, crossing)
        rows = board.distance(crossing)
        for a in board.spaces:
            assert type(rows[a.index]) is bytes and len(rows[a.index]) == len(board.spaces)
            for b in board.spaces:
                assert rows[a.index][b.index] == expected.get((a.hex, b.hex), 255), (a, b, crossing)
    for s in board.spaces:
        beside = {board.space_at(n) for n in full[s.hex]}
        assert set(board.adjacent[s.index]) == beside
        if kind[s.hex] not in ("water", "zeus"):
            assert board.sailing[s.index] == board.shore[s.index] == board.shore2[s.index] == (), (
                "no ship is here"
            )
            continue
        near_water = {i for i in beside if i in board.water}
        near_land = {i for i in beside if str(board.spaces[i].terrain) in LAND}
        assert board.sailing[s.index] == tuple(sorted(near_water))
        assert board.shore[s.index] == tuple(sorted(near_land))
        # Land is at most two steps away through water alone.
        between = full.subgraph([h for h in kind if kind[h] in ("water", *LAND) or h == s.hex])
        inner: nx.Graph[Hex] = nx.Graph()
        inner.add_edges_from(
            (a, b) for a, b in between.edges if kind[a] not in LAND or kind[b] not in LAND
        )
        inner.add_node(s.hex)
        near = nx.single_source_shortest_path_length(inner, s.hex, cutoff=2)
        assert board.shore2[s.index] == tuple(
            sorted(board.space_at(h) for h in near if kind[h] in LAND)
        )


@pytest.mark.parametrize(
    "layout",
    [compact_layout(11), free_layout(3, 0.2), free_layout(8, 1.0)],
    ids=["compact", "free", "loose"],
)
def test_tables_agree_with_networkx_on_whole_boards(layout):
    check_tables(board_of(layout))


CODES = st.sampled_from(
    [*(f"w:{c}" for c in COLORS)] * 2 + [*PLAIN, "shallow", "shallow", "island:red", "island:black"]
)
ALL_PLACES = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


@st.composite
def small_boards(draw):
    if draw(st.booleans()):  # mostly sea, with holes and land
        kinds = dict.fromkeys(
            draw(st.permutations(ALL_PLACES))[: draw(st.integers(20, 37))], "w:red"
        )
        kinds |= draw(st.dictionaries(st.sampled_from(list(kinds)), CODES, max_size=20))
    else:
        kinds = draw(st.dictionaries(st.sampled_from(ALL_PLACES), CODES, min_size=1, max_size=37))
    hexes = sorted(kinds)
    for code in ("zeus", "city:red", "city:pink"):
        if draw(st.booleans()):
            kinds[draw(st.sampled_from(hexes))] = code
    return Layout(hexes=tuple((q, r, code) for (q, r), code in kinds.items()))


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(small_boards())
def test_tables_agree_with_networkx_on_boards_of_any_hexes(layout):
    assert layout.faults() == ()
    board = Board(layout)
    check_tables(board)
    given_hexes = {(q, r): code for q, r, code in layout.hexes}
    gap = {s.hex for s in board.spaces} - set(given_hexes)
    table = grid((q, r) for q in range(-5, 6) for r in range(-5, 6) if (q, r) not in given_hexes)
    open_table = nx.node_connected_component(table, (-5, -5))
    assert gap == set(table) - open_table, "enclosed gaps are shallows (rule board.enclosed-gaps)"
    assert all(board.spaces[board.space_at(h)].terrain == Terrain.SHALLOW for h in gap)
    for h, code in given_hexes.items():
        space = board.spaces[board.space_at(h)]
        assert (space.terrain, space.color, space.sites) == tuple(read_kind(code))


def row_board(*codes):
    return Board(Layout(hexes=tuple((q, 0, code) for q, code in enumerate(codes))))


def test_crossing_counts_no_shallows_and_several_in_a_row():
    board = row_board("w:red", "shallow", "shallow", "w:blue", "w:green")
    assert board.distance()[0][3] == 255
    assert board.distance(crossing=True)[0][3] == 1
    assert board.distance(crossing=True)[0][4] == 2
    assert board.distance(crossing=True)[0][1] == 255, "a shallow is no destination"


@pytest.mark.parametrize("board", [board_of(compact_layout(3)), board_of(free_layout(5))])
@pytest.mark.parametrize("crossing", [False, True])
def test_a_route_leads_over_neighbors_and_is_as_long_as_the_distance(board, crossing):
    ends = {Terrain.WATER, Terrain.ZEUS}
    through = ends | {Terrain.SHALLOW} if crossing else {Terrain.WATER}
    stops = [*board.water, board.zeus]
    for start in stops[::7]:
        for goal in stops[::3]:
            route = board.route(start, goal, crossing=crossing)
            steps = board.distance(crossing)[start][goal]
            assert bool(route) == (0 < steps < 255)
            if not route:
                continue
            assert (route[0], route[-1]) == (start, goal)
            assert all(b in board.adjacent[a] for a, b in pairwise(route)), route
            kinds = [board.spaces[space].terrain for space in route[1:-1]]
            assert {*kinds} <= through
            assert kinds.count(Terrain.WATER) + 1 == steps


def test_zeus_begins_and_ends_a_way_and_is_not_passed():
    board = row_board("w:red", "zeus", "w:blue", "w:green")
    assert board.zeus == 1
    assert list(board.distance()[1]) == [1, 0, 1, 2]
    assert [row[1] for row in board.distance()] == [1, 0, 1, 2]
    assert board.distance()[0][2] == 255
    assert board.distance(crossing=True)[0][2] == 1, "ruling 5"


def test_reach_goes_over_one_water_space_and_no_shallow():
    board = row_board("w:red", "w:blue", "temple", "shallow", "w:pink")
    assert board.shore[0] == () and board.shore2[0] == (2,)
    assert board.shore[4] == board.shore2[4] == ()
    assert board.shore[1] == board.shore2[1] == (2,)


def test_rows_beyond_z_have_two_letters():
    board = Board(Layout(hexes=tuple((0, r, "w:red") for r in range(-3, 60))))
    names = [s.name for s in board.spaces]
    assert names[0] == "A1" and names[25:28] == ["Z1", "AA1", "AB1"] and names[52] == "BA1"
    assert board.find("ba1").hex == (0, 49)


def test_the_longest_way_differs_from_unreachable():
    board = Board(Layout(hexes=tuple((q, r, "w:red") for r in (0, 2) for q in range(-60, 60))))
    assert board.distance()[0][119] == 119
    assert board.distance()[0][120] == 255


# --- the graph -----------------------------------------------------------------------------------


def test_the_graph_has_every_space_and_every_way(board):
    graph = board.graph
    assert board.graph is graph
    assert list(graph) == [s.hex for s in board.spaces]
    for s in board.spaces:
        node = graph.nodes[s.hex]
        x, y = center(s.hex)
        assert node == {
            "kind": str(s.terrain),
            "color": str(Color(s.color)) if s.color >= 0 else None,
            "pos": (x, -y),
            "name": s.name,
            "index": s.index,
            "tile": s.tile,
        }
    kinds = nx.get_node_attributes(graph, "kind")
    edges = {frozenset(e): k for *e, k in graph.edges(data="kind")}
    for a, b in grid(kinds).edges:
        both = {kinds[a], kinds[b]}
        kind: str | None
        if both == {"water"}:
            kind = "sailing"
        elif both <= {"shallow", "zeus", "water"}:
            kind = "shallow"
        else:
            kind = "access" if "water" in both else None
        assert edges.pop(frozenset((a, b)), None) == kind
    assert not edges


def test_networkx_functions_work_on_it(board):
    graph = board.graph
    sailing = nx.subgraph_view(
        graph, filter_edge=lambda a, b: graph.edges[a, b]["kind"] == "sailing"
    )
    a, b = (board.spaces[i] for i in (board.water[0], board.water[-1]))
    assert nx.shortest_path_length(sailing, a.hex, b.hex) == board.distance()[a.index][b.index]
    assert nx.is_connected(graph.subgraph(h for h in graph if graph.nodes[h]["kind"] != "shallow"))
    assert max(nx.betweenness_centrality(graph).values()) < 1
    assert nx.is_planar(graph)
    with pytest.raises(nx.NetworkXError):
        graph.add_node((99, 99))
    changed = graph.copy()
    changed.remove_node(a.hex)
    assert a.hex in graph


@pytest.mark.parametrize("crossing", [False, True])
def test_distances_at_sea_count_the_cost_of_a_move(board, crossing):
    sea = board.sea(crossing)
    assert set(sea) == {board.spaces[i].hex for i in board.water}
    lengths = dict(nx.all_pairs_shortest_path_length(sea))
    rows = board.distance(crossing)
    for i in board.water:
        for j in board.water:
            assert lengths[board.spaces[i].hex][board.spaces[j].hex] == rows[i][j]


def test_it_draws_as_a_newcomer_expects(board):
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    graph = board.graph
    pos = nx.get_node_attributes(graph, "pos")
    figure, axes = plt.subplots()
    nx.draw(graph, pos, ax=axes, node_size=20)
    plt.close(figure)
    top, bottom = board.spaces[0], board.spaces[-1]
    assert pos[top.hex][1] > pos[bottom.hex][1], "row A is at the top of the picture"
