"""Measures that networkx has no function for, beside slow ways to the same."""

from functools import cache
from itertools import combinations, permutations, product
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Final

import networkx as nx
import pytest

from oracle_nb.core.hexgrid import distance
from oracle_nb.delphi.board import (
    Board,
    Layout,
    LayoutFormatError,
    board_of,
    compact_layout,
    free_layout,
)
from oracle_nb.delphi.board.faults import LEAST_ANGLE, MOST_ANGLE
from oracle_nb.delphi.measures import MEASURES, BoardStudy
from oracle_nb.delphi.measures.families.fairness import partitions, shrine_tours
from oracle_nb.delphi.measures.families.percolation import TRIALS, _draws
from oracle_nb.delphi.measures.families.shores import cities
from oracle_nb.delphi.pieces import COLORS, Color, IslandTile

LAYOUTS: Final = (compact_layout(4), free_layout(4), free_layout(4, 1.0))
each_layout = pytest.mark.parametrize("number", range(len(LAYOUTS)))


@cache
def study(number: int) -> BoardStudy:
    return BoardStudy(board_of(LAYOUTS[number]))


def value(board_study: BoardStudy, name: str) -> Any:
    return board_study.measure(name)


def beside(board_study: BoardStudy, place: int) -> list[int]:
    return [space for space in board_study.water if place in board_study.access[space]]


def steps(board_study: BoardStudy, a: int, b: int) -> float:
    """From beside one place to beside another, by networkx."""
    ways = dict(nx.all_pairs_shortest_path_length(board_study.sailing))
    return float(
        min(ways[i][j] for i, j in product(beside(board_study, a), beside(board_study, b)))
    )


# --- graphs --------------------------------------------------------------------------------------


@each_layout
def test_node_attributes_of_graphs_match_the_board(number: int) -> None:
    board_study = study(number)
    board = board_study.board
    every = (
        board_study.sailing,
        board_study.access,
        board_study.hexes,
        board_study.crossing,
        board_study.moves(2),
        board_study.corridors,
    )
    for graph in every:
        for space, said in graph.nodes(data=True):
            assert said["name"] == board.spaces[space].name
            assert said["kind"] == str(board.spaces[space].terrain)
            assert said["hex"] == board.spaces[space].hex
        with pytest.raises(nx.NetworkXError, match=r"[Ff]rozen"):
            graph.add_node(-1)
    assert len(board_study.sailing) == len(board_study.crossing) == 72
    assert len(board_study.hexes) == len(board.spaces)
    assert set(board_study.sailing.edges) <= set(board_study.crossing.edges)
    assert set(board_study.sailing.edges) <= set(board_study.hexes.edges)
    assert board_study.moves(2) is board_study.moves(2)


@each_layout
def test_nothing_leads_through_an_island(number: int) -> None:
    board_study = study(number)
    board = board_study.board
    assert set(board_study.access) == {
        *board_study.water,
        *board.all_islands,
        *board.cities,
        board.zeus,
    }
    for place in set(board_study.access) - set(board_study.water):
        assert not board_study.access[place]
        ways = nx.shortest_path_length(board_study.access, target=place)
        distances = dict(zip(board_study.water, board_study.steps_to(place).tolist(), strict=True))
        assert distances == {space: ways[space] for space in board_study.water}


def test_moves_of_any_color_are_those_of_all_colors_together() -> None:
    board_study = study(0)
    together = nx.compose_all([board_study.moves(color) for color in COLORS])
    assert set(together.edges) == set(board_study.moves().edges)
    assert set(board_study.moves(reach=2).edges) < set(board_study.moves().edges)


def test_a_color_is_given_by_itself_its_name_or_its_number() -> None:
    board_study = study(0)
    assert (
        board_study.moves("red")
        is board_study.moves(Color.RED)
        is board_study.moves(4)
        is board_study.moves(" Red ")
    )
    assert board_study.moves("red").number_of_edges() > 0
    for wrong in ("purple", 99, -1, True, ""):
        with pytest.raises(
            ValueError, match="must be one of pink, blue, yellow, green, red, black"
        ):
            board_study.moves(wrong)
    wrong_ranges = {-1: "at least 0, not -1", "far": "a whole number is needed, not 'far'"}
    for reach, fault in wrong_ranges.items():
        with pytest.raises(ValueError, match=f"^range: {fault}$"):
            board_study.moves("red", reach)  # type: ignore[arg-type]


def test_an_invalid_board_is_reported_in_a_sentence() -> None:
    with pytest.raises(LayoutFormatError, match="a Board or a Layout, not 7"):
        BoardStudy(7)  # type: ignore[arg-type]
    with pytest.raises(LayoutFormatError, match=r"made of a Layout, not of 'free.7'; make_layout"):
        Board("free.7")  # type: ignore[arg-type]


# --- errands, cells ------------------------------------------------------------------------------


@each_layout
def test_errands_are_shortest_ways_between_shores(number: int) -> None:
    board_study = study(number)
    board = board_study.board
    for (a, b), errand in value(board_study, "errands.cities").items():
        named = {str(color): city for color, city in cities(board_study).items()}
        assert (
            errand
            == steps(board_study, named[a], named[b])
            == value(board_study, "errands.cities")[b, a]
        )
    for color, city in cities(board_study).items():
        sites = [i for i in board.statues if board.spaces[i].sites >> color & 1]
        assert len(sites) == 3
        nearest = min(steps(board_study, city, site) for site in sites)
        assert value(board_study, "errands.statues")[str(color)] == nearest


def test_the_mean_way_of_an_offering() -> None:
    board_study = study(1)
    board = board_study.board
    ways = [steps(board_study, a, b) for a, b in product(board.offerings, board.temples)]
    assert value(board_study, "errands.offerings") == pytest.approx(fmean(ways))


@pytest.mark.parametrize("name", ["voronoi.cities", "voronoi.temples"])
@each_layout
def test_voronoi_cells_are_those_of_networkx_but_for_ties(number: int, name: str) -> None:
    """networkx gives what is equally near to one of them; here they share it."""
    board_study = study(number)
    named = {city: str(color) for color, city in cities(board_study).items()}
    centers = named if name == "voronoi.cities" else {i: i for i in board_study.board.temples}
    call = MEASURES[name].call
    assert call is not None
    cells = call(board_study)
    shares = value(board_study, name)
    assert sum(shares.values()) == pytest.approx(1)
    ways = {i: nx.shortest_path_length(board_study.access, target=i) for i in centers}
    for i, key in centers.items():
        water = set(cells[i]) - {i}
        others = [ways[j] for j in centers if j != i]
        alone = {s for s in board_study.water if all(ways[i][s] < way[s] for way in others)}
        shared = {s for s in board_study.water if all(ways[i][s] <= way[s] for way in others)}
        assert alone <= water <= shared
        assert len(alone) <= shares[key] * len(board_study.water) + 1e-9 <= len(shared) + 1e-6


@each_layout
def test_distances_between_cities_follow_the_ruling(number: int) -> None:
    gaps = value(study(number), "hexes.city_gaps")
    assert sum(gaps.values()) == pytest.approx(360)
    assert all(LEAST_ANGLE - 1e-6 <= gap <= MOST_ANGLE + 1e-6 for gap in gaps.values())


def test_evenly_spaced_cities_are_60_degrees_apart() -> None:
    ring = [(5, 0), (0, 5), (-5, 5), (-5, 0), (0, -5), (5, -5)]
    hexes = [(*hex_, f"city:{color}") for hex_, color in zip(ring, COLORS, strict=True)]
    board_study = BoardStudy(Layout(hexes=((0, 0, "w:red"), *hexes)))
    gaps = value(board_study, "hexes.city_gaps")
    assert gaps == pytest.approx({str(color): 60 for color in COLORS})


@each_layout
def test_the_detour_is_the_way_beside_the_straight_line(number: int) -> None:
    board_study = study(number)
    pairs = [(i, j) for i in board_study.water for j in board_study.water if i < j]
    ways = dict(nx.all_pairs_shortest_path_length(board_study.sailing))
    hexes = [space.hex for space in board_study.board.spaces]
    straight = sum(distance(hexes[i], hexes[j]) for i, j in pairs)
    sailed = sum(ways[i][j] for i, j in pairs)
    assert value(board_study, "hexes.detour") == pytest.approx(sailed / straight)


# --- percolation ---------------------------------------------------------------------------------


@each_layout
def test_percolation_of_one_shallow_is_exact(number: int) -> None:
    board_study = study(number)
    size = len(board_study.water)
    points = value(board_study, "sailing.articulation_points")
    assert value(board_study, "percolation.intact")[1] == pytest.approx(1 - len(points) / size)
    assert board_study.headline("percolation.intact") == value(board_study, "percolation.intact")[1]


@pytest.mark.parametrize("zeus", [-1, 3])
def test_the_part_that_can_be_reached_from_zeus_depends_on_no_order(zeus: int) -> None:
    water = [(q, 0, "w:red") for q in range(3)]
    board_study = BoardStudy(Layout(hexes=((zeus, 0, "zeus"), *water)))
    # None of two spaces, one of two, or both: it depends on which of three is shallow.
    assert value(board_study, "percolation.from_zeus")[1] == pytest.approx(1 / 2)


def test_percolation_of_two_shallows_is_exact() -> None:
    board_study = study(0)
    exits = set(board_study.board.sailing[board_study.board.zeus])
    pairs = list(combinations(board_study.water, 2))
    whole, reached = 0, 0.0
    for pair in pairs:
        rest = board_study.sailing.subgraph(set(board_study.water) - set(pair))
        parts = list(nx.connected_components(rest))
        whole += len(parts) == 1
        reached += sum(len(part) for part in parts if part & exits) / len(rest)
    assert value(board_study, "percolation.intact")[2] == whole / len(pairs)
    assert value(board_study, "percolation.from_zeus")[2] == pytest.approx(reached / len(pairs))


def test_percolation_of_six_shallows_matches_networkx() -> None:
    board_study = study(0)
    exits = set(board_study.board.sailing[board_study.board.zeus])
    whole, reached = 0, 0.0
    for order in _draws(len(board_study.water)):
        rest = board_study.sailing.subgraph(
            set(board_study.water) - {board_study.water[row] for row in order[:6]}
        )
        parts = list(nx.connected_components(rest))
        whole += len(parts) == 1
        reached += sum(len(part) for part in parts if part & exits) / len(rest)
    assert value(board_study, "percolation.intact")[6] == whole / TRIALS
    assert value(board_study, "percolation.from_zeus")[6] == pytest.approx(reached / TRIALS)


def test_draws_are_fair() -> None:
    size = 72
    first = [0] * size
    for order in _draws(size):
        assert len(set(order)) == 12
        first[order[0]] += 1
    expected = TRIALS / size
    assert sum((n - expected) ** 2 for n in first) / expected < 2 * size


# --- fairness ------------------------------------------------------------------------------------


@each_layout
def test_a_tour_is_the_shortest_way_past_three_islands(number: int) -> None:
    board_study = study(number)
    board, chance = board_study.board, Random(number)
    ways = dict(nx.all_pairs_shortest_path_length(board_study.sailing))
    from_zeus = {
        j: 1 + min(ways[i][j] for i in board.sailing[board.zeus]) for j in board_study.water
    }
    assert len(board_study.tours) == 220
    for _ in range(12):
        three = tuple(sorted(chance.sample(board.islands, 3)))
        shortest = min(
            from_zeus[i] + ways[i][j] + ways[j][k]
            for a, b, c in permutations(three)
            for i, j, k in product(
                beside(board_study, a), beside(board_study, b), beside(board_study, c)
            )
        )
        assert board_study.tours[three] == shortest


def test_the_gap_is_the_mean_over_all_ways_to_lay_the_tiles() -> None:
    assert len(set(partitions())) == 15_400
    board_study = study(1)
    chance, gaps = Random(2), []
    for _ in range(4000):
        tiles = dict(
            zip(board_study.board.islands, chance.sample(list(IslandTile), 12), strict=True)
        )
        tours = shrine_tours(board_study, tiles)
        assert len(tours) == 4
        gaps.append(max(tours.values()) - min(tours.values()))
    gap = value(board_study, "fairness.gap")
    spread = sqrt(fmean((n - gap) ** 2 for n in gaps) / len(gaps))
    assert abs(fmean(gaps) - gap) < 4 * spread


def test_colors_of_which_not_all_tiles_are_known_have_no_tour() -> None:
    board_study = study(0)
    tiles = dict(zip(board_study.board.islands, IslandTile, strict=True))
    missing = board_study.board.islands[int(IslandTile.RED_PSI)]
    known = {island: tile for island, tile in tiles.items() if island != missing}
    assert [str(color) for color in shrine_tours(board_study, known)] == ["yellow", "green", "blue"]
