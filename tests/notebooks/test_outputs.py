"""Outputs of cells and exports of notebooks: short texts, and pictures without other programs."""

import json
from io import BytesIO
from typing import Any, Final

import nbformat
import networkx as nx
import numpy as np
import pytest
from IPython.core.interactiveshell import InteractiveShell
from nbconvert import LatexExporter

import oracle_nb
from oracle_nb import frames
from oracle_nb.games.registry import board_data_of

LONGEST: Final = 600
"""Maximum number of characters of a text that a cell shows for one value."""


@pytest.fixture
def shell() -> InteractiveShell:
    return InteractiveShell.instance()


def game(name: str) -> Any:
    played = oracle_nb.new_game(seed=3, game=name)
    for _ in range(3):
        played.play(played.legal_actions()[0])
    return played


@pytest.mark.parametrize("name", ["delphi", "mythology"])
@pytest.mark.parametrize(
    "value", ["history", "last", "opening", "position", "legal_actions()", "scene()"]
)
def test_a_cell_shows_short_texts(shell, name, value):
    shown = eval(f"one.{value}", {"one": game(name)})
    text = shell.display_formatter.format(shown)[0]["text/plain"]
    assert 0 < len(text) <= LONGEST, text
    assert "\n\n" not in text


def test_the_history_names_actions_and_events():
    assert repr(game("delphi").history[:1]).startswith("(<player 1: Action(")
    puzzles = oracle_nb.puzzles(grade=1)
    assert len(repr(puzzles[0])) < 120 and puzzles[0].id in repr(puzzles)


def test_a_graph_says_what_it_is():
    sea = oracle_nb.Board(oracle_nb.free_layout(7)).sea()
    assert repr(sea).startswith("<Graph named 'sea of <Board of ") or "with 7" in repr(sea)
    assert "object at" not in repr(sea)


@pytest.mark.filterwarnings("ignore:Node attribute")
@pytest.mark.parametrize("crossing", [False, True])
def test_every_format_takes_a_sea_with_names(crossing):
    board = oracle_nb.Board(oracle_nb.free_layout(7))
    sea, plain = board.sea(crossing, names=True), board.sea(crossing)
    assert nx.is_isomorphic(sea, plain)
    assert {board.find(node).hex for node in sea} == set(plain)
    for write, read in (
        (nx.write_graphml, nx.read_graphml),
        (nx.write_gexf, nx.read_gexf),
        (nx.write_gml, nx.read_gml),
        (nx.write_adjlist, nx.read_adjlist),
        (nx.write_pajek, nx.read_pajek),
    ):
        file = BytesIO()
        write(sea, file)
        file.seek(0)
        assert set(read(file)) == set(sea)
    assert json.loads(json.dumps(nx.node_link_data(sea, edges="edges")))
    assert all(
        isinstance(value, int | float | str)
        for _, facts in sea.nodes(data=True)
        for value in facts.values()
    )


@pytest.mark.parametrize(("name", "kind"), [("delphi", "free"), ("mythology", "players-4")])
def test_sets_are_booleans_and_missing_only_off_their_graph(name, kind):
    table = frames.spaces(kind, 1, game=name)
    board = board_data_of(name)
    study = board.study(board.layout(kind, 1))
    sets = [name for name in table if str(table[name].dtype) == "boolean"]
    assert f"{'sailing' if name == 'delphi' else 'foot'}.articulation_points" in sets
    for column in sets:
        members = set(study.measure(column))
        assert set(np.flatnonzero(table[column].fillna(value=False))) == members
        assert table[column].sum() == len(members)
        assert 0 < table[column].mean() < 1
    if name == "delphi":
        water = set(board.ways(board.layout(kind, 1)))
        known = table["sailing.articulation_points"].notna().to_numpy()
        assert set(np.flatnonzero(known)) == water
        bridges = frames.lanes(kind, 1)["sailing.bridges"]
        assert bridges.notna().all() and 0 < bridges.mean() < 1


def test_only_tables_are_listed_in_frames():
    assert dir(frames) == sorted(frames.__all__)


@pytest.mark.parametrize("call", ["explain", "play", "check"])
def test_a_refused_action_is_explained_in_a_line(shell, capsys, call):
    shell.push({"game": game("delphi")})
    shell.run_cell(f"x = 1\ngame.{call}('move die:red Z99')")
    shown = capsys.readouterr()
    lines = (shown.out + shown.err).strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("MalformedAction in line 2: ")


def notebook(*cells: str) -> Any:
    """Return a notebook with outputs, as a kernel makes them."""
    shell = InteractiveShell.instance()
    assert shell.display_formatter is not None
    shell.push({"game": game("delphi"), "oracle_nb": oracle_nb})
    made = []
    for cell in cells:
        data, metadata = shell.display_formatter.format(shell.ev(cell))
        if isinstance(data.get("image/png"), bytes):
            from base64 import b64encode

            data["image/png"] = b64encode(data["image/png"]).decode()
        output = nbformat.v4.new_output("execute_result", data, metadata=metadata)
        made.append(nbformat.v4.new_code_cell(cell, outputs=[output]))
    return nbformat.v4.new_notebook(cells=made)


def test_a_picture_in_png_is_exported_to_latex_without_inkscape(monkeypatch):
    monkeypatch.setenv("PATH", "")
    cells = (
        "__import__('IPython.display').display.Image("
        "__import__('oracle_nb.render.png').render.png.to_png(game.scene()))"
    )
    text, resources = LatexExporter().from_notebook_node(notebook(cells))
    assert r"\includegraphics" in text.replace(r"\adjustimage", r"\includegraphics")
    assert [name for name in resources["outputs"] if name.endswith(".png")]
