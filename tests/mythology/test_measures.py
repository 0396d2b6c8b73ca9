"""The graphs of a map and its measures, compared with counts that need no graph library."""

import networkx as nx
import pytest

from oracle_nb.mythology.map.world_map import UNREACHABLE
from oracle_nb.mythology.measures import MEASURES, MapStudy
from oracle_nb.mythology.measures.catalog import SOURCES
from oracle_nb.mythology.measures.graphs import GRAPHS
from oracle_nb.mythology.measures.setup_map import Setup
from oracle_nb.mythology.measures.study import SetupStudy
from oracle_nb.mythology.package import MYTHOLOGY

STUDY = MapStudy(seed=7)
WORLD = STUDY.world


def at(name: str) -> int:
    return WORLD.index[name]


def area(name: str) -> int:
    return next(number for number, candidate in enumerate(WORLD.pack.area) if candidate.en == name)


def test_a_study_has_the_setup_of_a_game_with_its_seed():
    for players in (2, 3, 8):
        position = MYTHOLOGY.rules({"players": players}).set_up(7)
        study = MapStudy(seed=7, players=players)
        assert (position.units, position.prizes) == (study.units, study.prizes)
    with pytest.raises(ValueError, match="2 to 8 can play"):
        MapStudy(players=9)


def test_graphs_have_the_hexes_of_the_map():
    sizes = {name: len(getattr(STUDY, name)) for name in GRAPHS}
    assert sizes == {"moves": 602, "foot": 130 + 305, "ship": 130 + 167, "areas": 33}
    assert all(nx.is_frozen(getattr(STUDY, name)) for name in GRAPHS)
    assert STUDY.foot.nodes[at("3112")]["name"] == "3112"


def test_one_mainland_can_be_walked():
    # The other 12 hexes with land are islands, of which Sicily has two hexes.
    assert STUDY.measure("foot.sizes") == {1: 423.0, 2: 2.0, **dict.fromkeys(range(3, 13), 1.0)}


def test_nobody_walks_across_the_hellespont():
    assert not STUDY.foot.has_edge(at("3111"), at("3112"))
    assert not STUDY.foot.has_edge(at("3111"), at("3212"))
    assert STUDY.moves.has_edge(at("3111"), at("3112"))


def test_ships_pass_the_straits_but_not_the_lake():
    assert nx.has_path(STUDY.ship, at("3014"), at("1514"))
    assert STUDY.measure("ship.sizes") == {1: 293.0, 2: 4.0}
    lake = min(nx.connected_components(STUDY.ship), key=len)
    assert {STUDY.ship.nodes[i]["area"] for i in lake} == {"Lake Tritonus"}


def test_the_fleece_is_seven_hexes_from_greece_by_ship():
    harbors = [i for i in WORLD.hexes_of(area("Greece")) if WORLD.water[i] >= 0]
    far = nx.single_source_shortest_path_length(STUDY.ship, at("3611"))
    assert min(far[i] for i in harbors) == 7


@pytest.mark.parametrize("name", ["foot", "ship"])
def test_chokepoints_tear_the_map_apart(name):
    graph = getattr(STUDY, name)
    measured = STUDY.measure(f"{name}.articulation_points")
    whole = nx.number_connected_components(graph)
    # Some of each kind: the whole comparison takes seconds.
    for place in [*list(measured)[:8], *[i for i in list(graph)[::20] if i not in measured]]:
        rest = graph.subgraph(set(graph) - {place})
        assert (nx.number_connected_components(rest) > whole) == (place in measured)
    assert STUDY.headline(f"{name}.articulation_points") == len(measured) > 0


def test_borders_of_cyrenaica():
    assert STUDY.measure("areas.degree")["Cyrenaica"] == 6
    assert STUDY.measure("areas.diameter") == nx.diameter(STUDY.areas)


def test_a_turn_reaches_seven_hexes():
    for number in range(len(WORLD.pack.area)):
        rows = [WORLD.distances(i) for i in WORLD.hexes_of(number)]
        near = {i: min(row[i] for row in rows) for i in range(len(WORLD.names))}
        expected = {i: far for i, far in near.items() if far <= 7}
        assert STUDY.reach(number) == expected
        name = WORLD.pack.area[number].en
        assert STUDY.measure("turn.hexes")[name] == len(expected)
        prizes = sum(prize in expected for prize in STUDY.prizes)
        assert STUDY.measure("turn.prizes")[name] == prizes


def test_distances_to_the_nearest_prize():
    value = STUDY.measure("prizes.nearest")
    assert all(value[prize] == 0 for prize in STUDY.prizes)
    assert max(value.values()) < UNREACHABLE
    graph = nx.multi_source_dijkstra_path_length(STUDY.moves, set(STUDY.prizes))
    assert value == {i: float(graph[i]) for i in range(len(WORLD.names))}


def test_a_setup_favors_the_side_that_is_nearer_to_the_prizes():
    value = STUDY.measure("prizes.units")
    far = [min(WORLD.distances(prize)[hero] for hero in STUDY.units[:32]) for prize in STUDY.prizes]
    assert value["heroes"] == sum(far) / 10
    assert STUDY.headline("prizes.units") == value["monsters"] - value["heroes"]
    changed = SetupStudy(Setup("standard", 4, (*STUDY.units[32:], *STUDY.units[:32]), STUDY.prizes))
    favor = STUDY.headline("prizes.units")
    assert changed.headline("prizes.units") == pytest.approx(-favor) != 0


def test_every_measure_has_a_headline():
    for name in MEASURES:
        assert isinstance(STUDY.headline(name), float)
        assert name == MEASURES[name].name
        assert MEASURES[name].source in SOURCES
    with pytest.raises(ValueError, match=r"'foot\.size'; did you mean 'foot\.sizes'"):
        STUDY.measure("foot.size")
