"""The table in a cell of JupyterLab, offline."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import free_port, wait_for

pytestmark = pytest.mark.browser

CELL = """
import oracle_nb
from oracle_nb.app.table import Table

Table(oracle_nb.new_game(3, seed=5, seats=("Ann", "bot:greedy", "bot:greedy")))
"""
EDITOR = """
made = oracle_nb.editor(oracle_nb.new_game(2, seed=3))
made
"""
AFTER = "made.editor.position.players[0].favor"


@pytest.fixture
def lab(tmp_path):
    """The address of a notebook in a running JupyterLab."""
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(text.strip()) for text in (CELL, EDITOR, AFTER)]
    )
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3"}
    nbformat.write(notebook, tmp_path / "table.ipynb")
    jupyter = shutil.which("jupyter", path=str(Path(sys.executable).parent))
    assert jupyter is not None
    port = free_port()
    log = tmp_path / "log"
    options = ("--no-browser", "--allow-root", "--IdentityProvider.token=", f"--port={port}")
    home = {
        name: str(tmp_path / name.lower())
        for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR")
    }
    with log.open("wb") as out:
        process = subprocess.Popen(
            [jupyter, "lab", *options],
            cwd=tmp_path,
            stdout=out,
            stderr=subprocess.STDOUT,
            env={**os.environ, **home, "PYDEVD_DISABLE_FILE_VALIDATION": "1"},
        )
    try:
        wait_for(f"http://localhost:{port}/api", process, log)
        yield f"http://localhost:{port}/lab/tree/table.ipynb"
    finally:
        process.terminate()
        process.wait(20)


def test_the_table_is_played_in_a_cell(lab, visit):
    page = visit(lab)
    cell = page.locator(".jp-Cell .cm-content").first
    cell.click(timeout=60_000)
    expect(page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute(
        "data-status", "idle", timeout=60_000
    )
    cell.click()
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".jp-InputPrompt").first).not_to_have_text("[ ]:")
    sail = page.locator('.actions [data-action^="move "]').first
    expect(sail).to_be_visible(timeout=90_000)
    expect(page.locator(".jp-OutputArea canvas")).to_be_visible()
    sail.click()
    expect(page.locator(".explain .told")).to_contain_text("You sail")
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".acts > li").last).to_contain_text("Sail to")
    page.locator('[data-group="end"]').click()
    page.get_by_role("button", name="Do it").click()
    page.get_by_role("button", name="On to my turn").click()
    expect(page.locator(".now .bots")).to_have_count(0, timeout=30_000)
    # Something was drawn: the middle of the board is not of one color.
    drawn = page.locator(".jp-OutputArea canvas").evaluate(
        """canvas => {
            const {width, height} = canvas;
            const data = canvas.getContext('2d').getImageData(0, 0, width, height).data;
            const seen = new Set();
            for (let i = 0; i < data.length; i += 4 * 97) {
                seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
            }
            return seen.size;
        }"""
    )
    assert drawn > 10

    # The position editor in the next cell, and in the last what it has made of the position.
    page.locator(".jp-Cell .cm-content").nth(1).click()
    page.keyboard.press("Shift+Enter")
    cell = page.locator(".jp-Cell").nth(1)
    expect(cell.locator(".e-faults.sound")).to_be_visible(timeout=60_000)
    expect(cell.locator("canvas")).to_be_visible()
    more = cell.get_by_role("button", name="Favor tokens +1")
    more.click()
    expect(cell.get_by_role("group", name="Favor tokens")).to_contain_text("4")
    page.locator(".jp-Cell .cm-content").nth(2).click()
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".jp-Cell").nth(2).locator(".jp-OutputArea")).to_contain_text("4")
