"""Measures equal the functions of networkx that they name, on boards of several kinds."""

from functools import cache
from importlib.resources import files
from math import inf, isinf
from typing import Any, Final
from unittest.mock import Mock

import networkx as nx
import pytest

from oracle_nb.delphi.board import GENERATORS, Board, Layout, make_layout
from oracle_nb.delphi.measures import MEASURES, SOURCES, BoardStudy, say
from oracle_nb.delphi.measures.families.without_arrays import MEASURED
from oracle_nb.delphi.measures.network.expected_turns import KINDS, ExpectedTurns
from oracle_nb.delphi.measures.network.graphs import GRAPHS
from oracle_nb.delphi.measures.network.turns_without_arrays import TurnsWithoutArrays
from oracle_nb.delphi.measures.wording import message_of
from oracle_nb.games.measures import Measure, Shape
from oracle_nb.text import WordingError
from oracle_nb.text.wording import Wording
from tests.samples import sampled

COMPARED: Final = [name for name, measure in MEASURES.items() if measure.read]
PICKED: Final = tuple(make_layout(kind, seed) for seed, kind in enumerate(GENERATORS, 1))


@cache
def study(number: int) -> BoardStudy:
    """Return the study of a layout, one of each kind; nothing here changes it."""
    return BoardStudy(PICKED[number])


def sea(*rows: str) -> BoardStudy:
    """Return a board drawn row by row, q to the east: letters are water, # an island, + a city."""
    codes = {"r": "w:red", "g": "w:green", "b": "w:blue", "#": "monster", "+": "city"}
    hexes = [
        (q, r, codes[sign])
        for r, row in enumerate(rows)
        for q, sign in enumerate(row)
        if sign in codes
    ]
    return BoardStudy(Board(Layout(hexes=tuple(hexes))))


def flat(value: Any) -> dict[Any, float]:
    return dict(value) if isinstance(value, dict) else {"": value}


# --- against networkx ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", sampled(range(len(PICKED)), 3))
def test_measures_equal_networkx(number: int) -> None:
    board_study = study(number)
    for name in COMPARED:
        value, reference = (
            flat(board_study.measure(name)),
            flat(MEASURES[name].reference(board_study)),
        )
        assert list(value) == list(reference), name
        assert value == pytest.approx(reference, rel=1e-6, abs=1e-12), name


@pytest.mark.parametrize("number", sampled(range(len(PICKED)), 3))
def test_measures_are_the_same_without_arrays(number: int) -> None:
    assert MEASURED.keys() < MEASURES.keys()
    for name, measured in MEASURED.items():
        for board_study in (study(number), sea("rg#", "b..", "..r"), sea("rg", ".#", "rb")):
            value, same = flat(board_study.measure(name)), flat(measured(board_study))
            assert list(value) == list(same), name
            assert value == pytest.approx(same, rel=1e-9, abs=1e-12), name


@pytest.mark.parametrize("number", sampled(range(len(PICKED)), 2))
def test_expected_turns_are_the_same_without_arrays(number: int) -> None:
    for board_study in (study(number), sea("rg#", "b..", "..r"), sea("rg", ".#", "rb")):
        for reach, crossing in ((3, False), (4, False), (5, False), (3, True)):
            turns = board_study.turns(reach, crossing)
            same = TurnsWithoutArrays(board_study.board, reach, crossing)
            assert isinstance(turns, ExpectedTurns)
            for kind in KINDS:
                assert same.to_kind(kind) == pytest.approx(turns.to_kind(kind), rel=1e-12), kind
            assert same.to([same.starts[-1]]) == pytest.approx(turns.to([turns.starts[-1]]))


def test_measures_call_the_functions_that_they_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in COMPARED:
        measure = MEASURES[name]
        function = measure.equals.removeprefix("networkx.")
        seen = Mock(wraps=getattr(nx, function))
        with monkeypatch.context() as patch:
            patch.setattr(nx, function, seen)
            measure.reference(study(0))
        assert seen.called, name


@pytest.mark.parametrize("number", range(len(PICKED)))
def test_spaces_cut_off_by_a_chokepoint_match_networkx(number: int) -> None:
    board_study = study(number)
    expected = {}
    for space in board_study.water:
        rest = board_study.sailing.subgraph(set(board_study.water) - {space})
        parts = list(nx.connected_components(rest))
        expected[space] = len(rest) - max(map(len, parts))
    assert board_study.measure("sailing.cut_off") == expected
    points = board_study.measure("sailing.articulation_points")
    assert isinstance(points, dict)
    assert set(points) == {space for space, lost in expected.items() if lost}


# --- what every measure has ----------------------------------------------------------------------


def test_measures_are_complete() -> None:
    for name, measure in MEASURES.items():
        check_complete(name, measure)


def check_complete(name: str, measure: Measure[BoardStudy]) -> None:
    assert measure.name == name == f"{measure.family}.{measure.term}"
    assert measure.source in SOURCES
    assert bool(measure.equals) == (measure.call is not None)
    for language in ("en", "pl"):
        for message in (name, f"{name}-reading"):
            assert say(language, message_of(message))
        said = say(language, message_of(f"{name}-number"), number=7)
        assert "7" in said
        assert say(language, f"family-{measure.family}") and say(language, f"graph-{measure.graph}")
        assert not measure.unit or say(language, f"unit-{measure.unit}", number=2)


def test_values_have_their_shapes() -> None:
    for name in MEASURES:
        check_shape(name)


def check_shape(name: str) -> None:
    board_study, measure = study(0), MEASURES[name]
    value: Any = board_study.measure(name)
    board = board_study.board
    if measure.shape == Shape.NUMBER:
        assert type(value) in {float, int}
    else:
        # Plain numbers, none of numpy's: they are written to files and shown.
        assert value and all(type(number) in {float, int} for number in value.values())
        assert list(value) == sorted(value) or measure.shape in {Shape.GROUPS, Shape.MATRIX}
    if measure.shape == Shape.SPACES:
        assert all(0 <= space < len(board.spaces) for space in value)
    if measure.shape == Shape.LANES:
        assert all(i < j and j in board.adjacent[i] for i, j in value)
    if measure.shape == Shape.SERIES:
        assert all(type(x) is int for x in value)
    if measure.shape == Shape.GROUPS:
        assert all(say("pl", f"key-{key}") for key in value)
    if measure.shape == Shape.MATRIX:
        assert all(say("pl", f"key-{key}") for pair in value for key in pair)
    assert type(board_study.headline(name)) is float
    assert board_study.measure(name) is value


@pytest.mark.parametrize("language", ["en", "pl"])
def test_there_are_words_for_nothing_else(language: str) -> None:
    text = files("oracle_nb.delphi.measures").joinpath(language, "measures.ftl").read_text("utf-8")
    measures = [message_of(name) for name in MEASURES]
    wanted = {f"{name}{part}" for name in measures for part in ("", "-reading", "-number")}
    wanted |= {f"family-{measure.family}" for measure in MEASURES.values()}
    wanted |= {f"graph-{name}{part}" for name in GRAPHS for part in ("", "-about")}
    wanted |= {f"unit-{measure.unit}" for measure in MEASURES.values() if measure.unit}
    written = set(Wording(language, [("measures.ftl", text)]).messages)
    assert {m for m in written if not m.startswith("key-")} == wanted


def test_an_unknown_measure_names_its_neighbors() -> None:
    with pytest.raises(ValueError, match=r"'sailing\.diametre'; did you mean 'sailing\.diameter'"):
        study(0).measure("sailing.diametre")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(WordingError, match="'xx'"):
        say("xx", "graph-sailing")


# --- small seas ----------------------------------------------------------------------------------


def test_a_sea_in_two_pieces_has_infinite_distances_and_no_faults() -> None:
    board_study = sea("rgb", "...", "bgr")
    assert not nx.is_connected(board_study.sailing)
    for name in MEASURES:
        assert isinstance(board_study.headline(name), float), name
    assert isinf(board_study.headline("sailing.diameter"))
    assert board_study.headline("sailing.average_shortest_path_length") == inf
    assert board_study.headline("sailing.algebraic_connectivity") == 0
    assert board_study.measure("sailing.closeness_centrality") == pytest.approx(
        nx.closeness_centrality(board_study.sailing)
    )


def test_a_sea_of_one_space_has_no_faults() -> None:
    board_study = sea("r")
    for name in MEASURES:
        assert isinstance(board_study.headline(name), float), name


def test_a_board_without_water_is_refused() -> None:
    with pytest.raises(ValueError, match="without water"):
        BoardStudy(Layout(hexes=((0, 0, "monster"),)))
