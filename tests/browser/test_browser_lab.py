"""The table in a cell of JupyterLab, offline."""

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from oracle_nb.web.lessons.tutorial_notebook import SEED
from tests.app_server import free_port, wait_for
from tests.browser.conftest import ROOT
from tests.browser.learner import Learner
from tests.browser.seats import Person, first_game, game_id
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser

CELL = """
import oracle_nb

game = oracle_nb.new_game(3, seed=5, seats=("Ann", "bot:greedy", "bot:greedy"))
oracle_nb.table(game)
"""
EDITOR = """
made = oracle_nb.editor(oracle_nb.new_game(2, seed=3))
made
"""
AFTER = "made.editor.position.players[0].favor"
LAYOUT = """
sea = oracle_nb.layout_editor(7)
sea
"""
LAID = "len(sea.editor.layout.tiles)"
PYTHON = """
game.play(game.legal_actions()[0])
len(game.history)
"""
AGAIN = "oracle_nb.table(game, 'pl')"
CELLS = (CELL, EDITOR, AFTER, LAYOUT, LAID, PYTHON, AGAIN)
BOARD, TURN = "[role=application]", ("[role=application]", ".strip > summary", ".sources")
MYTHOLOGY = """
seats = ("Ann", *["bot:tactician"] * 3)
oracle_nb.table(oracle_nb.new_game(4, 2, game="mythology", seats=seats))
"""
ADVANCED = """
seats = ("Ann", *["bot:random"] * 3)
oracle_nb.table(oracle_nb.new_game(4, 7, game="mythology-advanced", seats=seats))
"""
GLANCES = {
    "lesson": ("oracle_nb.lesson('sailing', seed=5)", (BOARD, ".l-say", ".sources"), True),
    "exercise": (
        "shown = oracle_nb.lesson('fighting', seed=5)\nshown.go_to(3)\nshown",
        (BOARD, ".l-say", ".l-answer"),
        False,
    ),
    "fight": (
        "oracle_nb.lesson('fighting', seed=7, game='mythology')",
        (BOARD, ".l-say"),
        False,
    ),
    "puzzle": (
        "from oracle_nb.web.puzzles.page import PuzzlePage\nPuzzlePage(oracle_nb.puzzles()[0])",
        (*TURN, ".l-say", ".aims"),
        True,
    ),
    "first game": ("oracle_nb.table('delphi')", (*TURN, ".turn h2", ".aims"), True),
    "mythology": (MYTHOLOGY, (*TURN, ".turn h2"), True),
    "log sheet": (ADVANCED, (*TURN, ".turn h2"), False),
    # A tip with too little room keeps in sight what to do.
    "guided": ("oracle_nb.guided(seed=5)", (*TURN, ".aims", ".guide-tip .do"), True),
    "guided mythology": (
        "oracle_nb.guided('mythology', seed=5)",
        # The reach of a god matters more than the sources: itself and alliances.
        (BOARD, ".strip > summary", ".guide-tip > .row"),
        True,
    ),
}
"""Pages in cells: their code, the parts that are in sight together, whether an action is chosen."""
CHOSEN = (".explain h3", ".explain .details > :first-child", ".explain .primary")
CELL_WIDTHS, MOST_HIGH = (900, 1200), 640
"""The widths of the outputs, and their maximum height, in pixels."""
PREFIX = "/user/ann/"
TOKEN = "secret"
TYPEFACE = "[...document.fonts].some(one => one.family + one.status === 'Commissionerloaded')"
MOST = 220_000
"""Maximum size of the saved notebook, in bytes."""


class Lab(NamedTuple):
    """A running JupyterLab: its address, and the folder with the notebooks."""

    url: str
    folder: Path

    def address(self, workspace, notebook):
        """The address of a notebook, in its own workspace."""
        # JupyterLab would open the notebooks of before beside it again.
        return f"{self.url}lab/workspaces/{workspace}/tree/{notebook}?token={TOKEN}"

    def address_in_notebook(self, notebook):
        """The address of a notebook in Jupyter Notebook."""
        return f"{self.url}notebooks/{notebook}?token={TOKEN}"


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """A JupyterLab with notebooks of tables and one of a lesson."""
    # Slow to load, and nothing to those who only collect tests.
    import nbformat

    tmp_path = tmp_path_factory.mktemp("lab")
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(text.strip()) for text in CELLS]
    )
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3"}
    for name in ("table.ipynb", "kernel.ipynb"):
        nbformat.write(notebook, tmp_path / name)
    notebook.cells = [
        nbformat.v4.new_code_cell(f"import oracle_nb\n{code}") for code, _, _ in GLANCES.values()
    ]
    nbformat.write(notebook, tmp_path / "glance.ipynb")
    shutil.copy(ROOT / "tutorials" / "05-sailing.ipynb", tmp_path)
    jupyter = shutil.which("jupyter", path=str(Path(sys.executable).parent))
    assert jupyter is not None
    port = free_port()
    log = tmp_path / "log"
    # As Binder and JupyterHub have it: below a path per user, behind a login.
    options = (
        *("--no-browser", "--allow-root", f"--port={port}"),
        *(f"--ServerApp.base_url={PREFIX}", f"--IdentityProvider.token={TOKEN}"),
    )
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
            env={
                **os.environ,
                **home,
                "ORACLE_NB_DATA": str(tmp_path / "data"),
                "PYDEVD_DISABLE_FILE_VALIDATION": "1",
            },
        )
    try:
        wait_for(f"http://localhost:{port}{PREFIX}api", process, log)
        yield Lab(f"http://localhost:{port}{PREFIX}", tmp_path)
    finally:
        process.terminate()
        # Now and then a Jupyter server hangs while it stops: in a thread, or in its proxy.
        with suppress(subprocess.TimeoutExpired):
            process.wait(30)
        process.kill()
        process.wait()


def opened(page):
    """The page once its kernel runs, the first cell of code chosen."""
    unasked = page.locator("dialog.jp-Dialog").filter(has_not_text="Restart Kernel?")
    page.add_locator_handler(unasked, accept)
    cell = page.locator(".jp-CodeCell .cm-content").first
    cell.click()
    expect_idle_kernel(page)
    cell.click()
    return page


def expect_idle_kernel(page):
    """Wait until a kernel is idle.

    JupyterLab shows "idle" before it has a kernel, too: a cell that is run then opens a dialog to
    select one.
    """
    expect(page.locator(".jp-Toolbar-kernelName")).to_contain_text("Python 3")
    indicator = page.locator(".jp-Notebook-ExecutionIndicator")
    expect(indicator).to_have_attribute("data-status", "idle")


def accept(dialog):
    """Accept a dialog that JupyterLab opened by itself; pytest prints it where the test fails."""
    print(f"JupyterLab asked: {dialog.inner_text()!r}")
    dialog.locator(".jp-Dialog-footer button").last.click()


def run(page, number):
    """Run a cell of code by its number.

    JupyterLab can lose keys and clicks while it still loads. A cell whose code runs, or waits for
    its turn, shows it at once.
    """
    cell = page.locator(".jp-CodeCell").nth(number)
    ignored = cell.locator(".jp-InputPrompt").get_by_text("[ ]:", exact=True)
    for _ in range(6):
        cell.locator(".cm-content").click()
        page.keyboard.press("Shift+Enter")
        with suppress(AssertionError):
            expect(ignored).to_be_hidden(timeout=10_000)
            return
    expect(ignored).to_be_hidden()


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_table_is_played_in_a_cell(lab, visit, *, whole):
    page = opened(visit(lab.address(f"table-{whole}", "table.ipynb")))
    run(page, 0)
    sail = page.locator('.actions [data-action][data-value^="move "]').first
    expect(sail).to_be_visible(timeout=60_000)
    canvas = page.locator(".jp-OutputArea canvas")
    # Nothing serves its files here: the kernel sends the typeface.
    page.wait_for_function(TYPEFACE)
    # A cell is narrower than its window: then the board is above everything else.
    page.set_viewport_size({"width": 1060, "height": 900})
    page.wait_for_function("node => node.clientWidth > 500", arg=canvas.element_handle())
    page.set_viewport_size({"width": 1440, "height": 900})
    # Keys pressed in the table are no commands to the notebook: no cell is added or deleted.
    for place in (page.locator(".sources button").first, canvas):
        place.focus()
        for key in ("b", "d", "d", "m", "Escape"):
            page.keyboard.press(key)
    expect(page.locator(".jp-StatusBar-Widget")).to_contain_text(f"/{len(CELLS)}")
    chosen_in_one_glance(page, canvas, sail)
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".acts > li").first).to_contain_text("sails to")
    page.locator('[data-group="end"]').click()
    page.get_by_role("button", name="Do it anyway").click()
    page.get_by_role("button", name="Skip to my turn").click()
    expect(page.locator(".now .bots")).to_have_count(0)
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

    if whole:
        edited_in_cells(page)
    # Changes from Python appear at the table; another table shows the same game.
    first = page.locator(".jp-Cell").first
    run(page, 5)
    done = page.locator(".jp-Cell").nth(5).locator(".jp-OutputArea")
    expect(done).not_to_be_empty()
    count = int(done.inner_text().split()[-1])
    expect(first.locator(f'.acts > [data-k="act-{count - 1}"]')).to_be_attached()
    # The bots may be through before the mouse is there.
    first.locator('[data-do="skip"]').evaluate_all("found => found[0]?.click()")
    expect(first.locator(".now .bots")).to_have_count(0)
    acts = first.locator(".acts > li").count()
    if not whole:
        saved_small(lab, page)
        return
    run(page, 6)
    polish = page.locator(".jp-Cell").nth(6)
    expect(polish.locator(".acts > li")).to_have_count(acts, timeout=60_000)
    expect(polish.locator("canvas")).to_be_visible()
    saved_small(lab, page)
    loaded_anew(page, acts)
    restarted(page)


def edited_in_cells(page):
    """Use the editors of positions and layouts in the next cells, and read what they made."""
    # The position editor in the next cell, and in the last what it has made of the position.
    run(page, 1)
    cell = page.locator(".jp-Cell").nth(1)
    expect(cell.locator(".e-faults.sound")).to_be_visible(timeout=60_000)
    expect(cell.locator("canvas")).to_be_visible()
    more = cell.get_by_role("button", name="Favor tokens +1")
    more.click()
    expect(cell.get_by_role("group", name="Favor tokens")).to_contain_text("4")
    run(page, 2)
    expect(page.locator(".jp-Cell").nth(2).locator(".jp-OutputArea")).to_contain_text("4")

    # And a layout: the tile that is laid aside is not in it any more.
    run(page, 3)
    cell = page.locator(".jp-Cell").nth(3)
    expect(cell.locator(".e-faults.sound")).to_be_visible(timeout=60_000)
    expect(cell.locator("canvas")).to_be_visible()
    cell.get_by_role("button", name="tile S1").click()
    cell.get_by_role("button", name="Set aside").click()
    expect(cell.locator('[data-fault="tile-missing"]')).to_contain_text("S1")
    run(page, 4)
    expect(page.locator(".jp-Cell").nth(4).locator(".jp-OutputArea")).to_contain_text("17")


def chosen_in_one_glance(page, canvas, sail):
    """Choose an action: board, dice and answer are in sight together, and nothing moves."""
    output = page.locator(".jp-OutputArea-output").first
    output.evaluate("node => node.scrollIntoView({block: 'center'})")
    assert output.bounding_box()["height"] <= 640
    before = canvas.bounding_box()
    sail.click()
    expect(page.locator(".explain .details")).to_contain_text("You sail")
    confirm = page.get_by_role("button", name="Confirm")
    for part in (canvas, page.locator(".sources"), page.locator(".strip > summary"), confirm):
        expect(part.first).to_be_in_viewport(ratio=1)
    assert canvas.bounding_box() == before


@pytest.mark.long
@pytest.mark.parametrize("interface", ["lab", "notebook"])
def test_lessons_puzzles_and_first_games_are_seen_in_one_glance_in_cells(
    lab, visit, page_problems, interface
):
    if interface == "notebook":
        # Not among our requirements: install it to look at it there, too.
        pytest.importorskip("notebook")
        page = opened(visit(lab.address_in_notebook("glance.ipynb")))
        # An error of its own, with an empty notebook as well.
        page_problems.said.clear()
    else:
        page = opened(visit(lab.address("glance", "glance.ipynb")))
    for number, (name, (_, parts, acts)) in enumerate(GLANCES.items()):
        run(page, number)
        cell = page.locator(".jp-Cell").nth(number)
        expect(cell.locator(BOARD)).to_be_visible(timeout=60_000)
        output = cell.locator(".jp-OutputArea-output").first
        for width in CELL_WIDTHS:
            widen(page, output, width)
            in_one_glance(page, cell, output, (name, width), parts, acts)


def widen(page, output, width):
    """Give a window the width with which an output has its own, or nearly, in Jupyter Notebook."""
    wide = width + 400
    # Its margins grow with the window, until its page is as wide as it becomes.
    for _ in range(4):
        page.set_viewport_size({"width": wide, "height": 900})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        wide += round(width - output.bounding_box()["width"])


def in_one_glance(page, cell, output, what, parts, acts):
    """Fail where a part isn't in sight in a cell, or where choosing an action moves the page."""
    assert output.bounding_box()["height"] <= MOST_HIGH, what
    if acts and not cell.locator(".explain").count():
        every = cell.locator("button.l-every")
        expect(cell.locator(".actions").or_(every).first).to_be_attached()
        if every.count():
            every.click()
        actions = cell.locator(".actions [data-action]:visible")
        expect(cell.locator(".actions button, .actions summary").first).to_be_visible()
        if not actions.count():
            cell.locator(".actions details:not([open]) > summary").first.click()
        output.evaluate("node => node.scrollIntoView({block: 'center'})")
        before = output.bounding_box()["y"]
        actions.first.click()
        expect(cell.locator(".explain .primary")).to_be_visible()
        assert output.bounding_box()["y"] == before, what
    output.evaluate("node => node.scrollIntoView({block: 'center'})")
    for part in (*parts, *(CHOSEN if acts else ())):
        expect(cell.locator(part).first).to_be_in_viewport(ratio=0.99)
        shown, around = cell.locator(part).first.bounding_box(), output.bounding_box()
        assert shown["y"] + shown["height"] <= around["y"] + around["height"] + 1, (what, part)
        if acts and part not in CHOSEN:
            answer = cell.locator(".explain").bounding_box()
            left = shown["x"] + shown["width"] <= answer["x"] + 1
            assert left or shown["y"] + shown["height"] <= answer["y"] + 1, (what, part)
    # The keys of the board belong to it.
    before = output.bounding_box()["y"]
    cell.locator(BOARD).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    assert output.bounding_box()["y"] == before, what


def loaded_anew(page, acts):
    """Load the notebook anew: it shows the game as it is now, and goes on."""
    page.reload()
    first = page.locator(".jp-Cell").first
    expect(first.locator(".acts > li")).to_have_count(acts, timeout=60_000)
    expect(first.locator("canvas")).to_be_visible()


def saved_small(lab, page):
    """Save the notebook, as somebody at the board would: it is small."""
    saved(page)
    table = lab.folder / "table.ipynb"
    assert "data:image/png" in table.read_text("utf-8")
    assert table.stat().st_size < MOST


def saved(page):
    """Save the notebook from within the table in its first cell, which is returned."""
    first = page.locator(".jp-Cell").first
    with page.expect_response(lambda got: got.request.method == "PUT" and ".ipynb" in got.url):
        first.locator("canvas").focus()
        page.keyboard.press("Control+s")
    return first


def restarted(page):
    """Restart the kernel: its tables say at once that they are disconnected."""
    first = page.locator(".jp-Cell").first
    disconnected = first.get_by_role("alert").filter(has_text="this view is disconnected")
    expect(disconnected).to_have_count(0)
    page.locator(".jp-Toolbar").get_by_title("Restart the kernel", exact=False).first.click()
    page.get_by_role("button", name="Confirm Kernel Restart").click()
    expect(disconnected).to_be_visible()
    expect(first.locator(".jp-OutputArea")).to_contain_text("continue it with")
    expect(first.locator("canvas")).to_have_count(0)


@pytest.mark.long
def test_a_table_without_its_kernel_is_a_picture_until_it_is_run_again(lab, visit):
    page = opened(visit(lab.address("kernel", "kernel.ipynb")))
    run(page, 0)
    expect(page.locator(".jp-OutputArea canvas")).to_be_visible(timeout=60_000)
    first = saved(page)

    # In a kernel that was started anew nothing answers, and a picture says how to go on.
    key = next(
        cookie["value"] for cookie in page.context.cookies(lab.url) if cookie["name"] == "_xsrf"
    )
    head = {"X-XSRFToken": key}
    sessions = page.request.get(f"{lab.url}api/sessions").json()
    for session in sessions:
        anew = f"{lab.url}api/kernels/{session['kernel']['id']}/restart"
        assert page.request.post(anew, headers=head).ok
    # The page may know it already.
    touch = "new PointerEvent('pointerdown', {bubbles: true, composed: true})"
    first.locator(".brand").evaluate_all(f"found => found[0]?.dispatchEvent({touch})")
    expect(first.locator(".jp-OutputArea img")).to_be_visible()

    # Without the kernel the picture stays, and the game is kept.
    page.goto("about:blank")
    for session in sessions:
        assert page.request.delete(f"{lab.url}api/sessions/{session['id']}", headers=head).ok
    page.goto(lab.address("kernel", "kernel.ipynb"))
    still = first.locator(".jp-OutputArea img")
    expect(still).to_be_visible(timeout=60_000)
    assert still.evaluate("img => img.naturalWidth") > 100
    expect(first.locator(".jp-OutputArea")).to_contain_text("continue it with")
    expect(first.locator("canvas")).to_have_count(0)
    # In another kernel the cell is run again, beside pictures that this kernel knows nothing of.
    expect_idle_kernel(page)
    run(page, 0)
    expect(first.locator("canvas")).to_be_visible(timeout=60_000)


@pytest.mark.long
def test_the_app_is_played_behind_the_proxy(lab, visit):
    page = visit(f"{lab.url}oracle/app?token={TOKEN}")
    first_game(page)
    # The address leads to the game, below the same path, and the token has gone from it.
    assert re.fullmatch(rf"{lab.url}oracle/app\?game=[\w-]+", page.url)
    page.reload()
    person = Person(page, lab.folder / "data")
    assert person.take_action()
    page.get_by_role("button", name="Share").click()
    link = page.locator("[data-link]").first
    expect(link).to_have_value(re.compile(rf"^{re.escape(lab.url)}oracle/app\?code="))
    shared = page.context.new_page()
    shared.goto(link.input_value())
    expect(shared.locator(".acts > li").first).to_be_visible()
    shared.goto(f"{lab.url}oracle/app?replay={game_id(page)}")
    expect(shared.locator(".replay").first).to_be_visible()
    assert shared.url.startswith(f"{lab.url}oracle/app?")


@pytest.mark.long
def test_a_tutorial_is_read_and_taken(lab, visit):
    page = opened(visit(lab.address("sailing", "05-sailing.ipynb")))
    # Nothing has been run, and what was written into the file is there.
    pictures = page.locator(".jp-OutputArea img")
    expect(pictures.first).to_be_visible()
    assert pictures.first.evaluate("img => img.complete && img.naturalWidth") > 100
    steps = page.locator(".jp-CodeCell").nth(2)
    expect(steps).to_contain_text("Step 3 of 3.")
    expect(page.locator(".jp-OutputArea canvas")).to_have_count(0)

    # In Polish: the lesson, taken as in the app, and its texts.
    page.locator(".jp-CodeCell .cm-content").first.click()
    expect(page.locator(".jp-CodeCell").first.locator(".cm-focused")).to_be_visible()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(f'LANGUAGE = "pl"\nSEED = {SEED}')
    expect(page.locator(".jp-CodeCell").first).to_contain_text(f"SEED = {SEED}")
    run(page, 0)
    run(page, 1)
    expect(page.locator(".l-where")).to_contain_text("Krok 1 z 3", timeout=60_000)
    learner = Learner(page, "sailing", SEED, "pl")
    for _ in range(2):
        learner.do_right()
        learner.next()
    expect(page.locator(".l-where")).to_contain_text("Krok 3 z 3")
    run(page, 2)
    expect(steps).to_contain_text("Krok 3 z 3.")
    expect(steps.locator(".jp-OutputArea img").last).to_be_visible()
