"""Every cell of every notebook and tutorial runs, and notebooks store what their cells show.

All notebooks share one kernel, which forgets all names before each of them.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import nbformat
import pytest

from scripts import notebooks
from scripts.notebooks import ROOT, CellError, Kernel, code_cells, comparable, fault, read, write

TUTORIALS: Final = sorted(
    # The Polish tutorials have the same code: tests/web/test_tutorials.py compares them.
    path
    for folder in ("tutorials", "tutorials/mythology")
    for path in (ROOT / folder).glob("*.ipynb")
)
SAMPLED: Final = {path.parent: path for path in reversed(TUTORIALS)}.values()
"""The first tutorial of each game, which `make test` runs: all are made in the same way."""
LONG: Final = frozenset({"exploring-the-sea"})
"""Notebooks that only `make long` runs; tests of the explorer run cells like theirs."""


@pytest.fixture(scope="module")
def kernel() -> Iterator[Kernel]:
    with notebooks.kernel() as running:
        yield running


def test_there_are_notebooks():
    assert {path.parent.name for path in TUTORIALS} == {"tutorials", "mythology"}
    assert len(notebooks.notebooks()) >= 8
    assert len(SAMPLED) == 2


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=pytest.mark.long) if path.stem in LONG else path
        for path in notebooks.notebooks()
    ],
    ids=lambda path: path.stem,
)
def test_a_notebook_stores_what_its_cells_show(kernel, path):
    stored, run = read(path), kernel.run_notebook(path)
    for number, (before, now) in enumerate(
        zip(comparable(stored), comparable(run), strict=True), 1
    ):
        assert before == now, f"code cell {number} of {path.name}: run `make notebooks`"


@pytest.mark.parametrize(
    "path",
    [path if path in SAMPLED else pytest.param(path, marks=pytest.mark.long) for path in TUTORIALS],
    ids=lambda path: path.stem,
)
def test_every_cell_of_a_tutorial_runs(kernel, path):
    assert code_cells(kernel.run_notebook(path))


def test_a_cell_that_fails_is_noticed(kernel):
    with pytest.raises(CellError, match="ZeroDivisionError"):
        kernel.run("1 / 0")
    kernel.run("x = 1\n%reset -f")
    with pytest.raises(CellError, match="NameError"):
        kernel.run("x")


# Stored outputs


def test_stored_outputs_are_small_and_belong_to_their_code(capsys):
    assert notebooks.main(["--check"]) == 0, capsys.readouterr().out


def test_boards_tables_and_plots_are_shown():
    kinds = {
        path.stem: {kind for cell in comparable(read(path)) for kind in shown_kinds(cell)}
        for path in notebooks.notebooks()
    }
    for name in ("first-game", "exploring-the-sea", "mythology", "puzzles"):
        assert "image/svg+xml" in kinds[name], name
    for name in ("first-game", "exploring-the-sea", "game-lengths", "mythology"):
        assert "text/html" in kinds[name], name


def shown_kinds(outputs: list[dict[str, Any]]) -> Iterator[str]:
    for output in outputs:
        yield from output.get("data", ())


def test_texts_that_follow_each_other_are_one_output(kernel):
    (printed, shown) = kernel.run("print(1, flush=True)\nprint(2)\n3")
    assert printed == {"output_type": "stream", "name": "stdout", "text": "1\n2\n"}
    assert (shown["output_type"], shown["data"]) == ("execute_result", {"text/plain": "3"})


def test_of_a_live_page_only_its_picture_is_kept(kernel):
    (shown,) = kernel.run("import oracle_nb\noracle_nb.table(oracle_nb.new_game(2, seed=3))")
    assert set(shown["data"]) == {"image/png", "text/plain"}
    assert shown["metadata"] == {}
    assert "\n" not in shown["data"]["text/plain"]


def test_progress_bars_leave_nothing(kernel):
    shown = kernel.run("from oracle_nb import frames\n_ = frames.atlas(2, seed=1)")
    assert shown == []


@pytest.fixture(scope="module")
def run_small(kernel, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The notebook of the fixture ``notebook``, with what its cells show."""
    return kernel.run_notebook(small(tmp_path_factory.mktemp("run")))


@pytest.fixture
def notebook(tmp_path: Path) -> Path:
    return small(tmp_path)


def small(tmp_path: Path) -> Path:
    """Write a small notebook, and return its file."""
    path = tmp_path / "small.ipynb"
    cells = [nbformat.v4.new_markdown_cell("Words"), nbformat.v4.new_code_cell("print(6 * 7)")]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)
    return path


def changed(path: Path, change: Any) -> str:
    """Return the fault of a notebook whose first cell of code was changed."""
    notebook = json.loads(path.read_text("utf-8"))
    change(notebook["cells"][1])
    path.write_text(json.dumps(notebook), "utf-8")
    return fault(path)


def test_a_notebook_is_stored_the_same_each_time(kernel, notebook):
    assert fault(notebook) == "its code has changed since it was last run"
    write(kernel.run_notebook(notebook), notebook)
    first = notebook.read_text("utf-8")
    assert fault(notebook) == "" and '"42\\n"' in first
    write(kernel.run_notebook(notebook), notebook)
    assert notebook.read_text("utf-8") == first


def test_stale_outputs_are_noticed_without_running(run_small, notebook):
    write(deepcopy(run_small), notebook)
    assert "by another program" in changed(notebook, lambda cell: cell.update(execution_count=7))
    live = {"output_type": "display_data", "data": {notebooks.WIDGET: {}}, "metadata": {}}
    widget = changed(notebook, lambda cell: cell.update(execution_count=1, outputs=[live]))
    assert "by another program" in widget
    assert "has changed" in changed(notebook, lambda cell: cell.update(source="print(43)"))


@pytest.mark.parametrize(
    "printed", ["/" + "home/ann/game.json", "/" + "tmp/x", "<Game at 0x7f3a2b1c>"]
)
def test_places_on_a_machine_are_noticed(run_small, notebook, printed):
    write(deepcopy(run_small), notebook)
    assert "names a place" in changed(
        notebook, lambda cell: cell["outputs"][0].update(text=[printed])
    )
