"""A table in a notebook's cell: the game it plays, where it is kept, what the cell keeps of it."""

import re
from base64 import b64decode
from html import unescape
from types import SimpleNamespace
from typing import Any

import panel as pn
import pytest

import oracle_nb
from oracle_nb.render.parts import Area
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.runtime import notebook_cell
from oracle_nb.web.runtime.notebook_cell import EXEC, bundle
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session import notebook
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.board_page import PageContext

SMALL = 70_000
"""Maximum number of bytes that a cell may keep."""


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture
def game():
    return oracle_nb.new_game(2, seed=3, seats=("Ann", "Bob"))


def acts(table):
    return len(table.game.history)


def do_first(table):
    table.handle("do", table.game.write(table.game.legal_actions()[0]))


def text(html_view):
    return re.sub("<[^>]+>", "", html_view.html)


def kept_id(table):
    match = re.fullmatch(r'oracle_nb\.table\("(.+)"\)', table.way_back)
    assert match is not None
    return match[1]


def test_it_plays_that_very_game(game):
    table = oracle_nb.table(game)
    assert table.game is game
    do_first(table)
    assert acts(table) == len(game.history) == 1


def test_changes_from_python_are_shown_and_kept_after_the_cell_has_run(game):
    table = oracle_nb.table(game)
    game.play(game.legal_actions()[0])
    announced = table.controller.display.log[-1].title
    assert announced not in text(table._past)
    notebook.catch_up()
    assert announced in text(table._past)
    assert acts(oracle_nb.table(kept_id(table))) == 1
    assert not table.controller.outdated


def test_two_tables_show_one_game(game):
    table, other = oracle_nb.table(game), oracle_nb.table(game, "pl")
    do_first(table)
    sides = [table_._side.html for table_ in (table, other)]
    assert other.controller.bots is table.controller.bots
    do_first(other)
    assert [table_._side.html for table_ in (table, other)] != sides
    assert table.way_back == other.way_back
    assert len(Store().load(kept_id(table))[0].history) == 2


def test_a_game_is_kept_from_its_first_action_on_and_goes_on_in_another_kernel(game, data):
    table = oracle_nb.table(game)
    assert not (data / "games.sqlite").exists()
    name = kept_id(table)
    do_first(table)
    notebook._kept.clear()  # as another kernel knows nothing of it
    again = oracle_nb.table(name)
    assert again.game is not game
    assert again.game.position == game.position
    do_first(again)
    assert oracle_nb.table(f"http://localhost:8612/?game={name}").game is again.game
    # Here it was changed since: nothing is written over, and what is played here is not lost.
    notebook._kept[game] = notebook._Kept(name, 1)
    game.play(game.legal_actions()[-1])
    notebook.catch_up()
    assert kept_id(table) != name
    assert table.way_back in table.controller.notice
    assert Store().load(kept_id(table))[0].position == game.position
    assert Store().load(name)[0].position == again.game.position


@pytest.mark.parametrize("name", ["3dFBOTCOhyEv", "3DFBOTCOhyEv", "3d3D_-3d3d-_", "AbC_-3d3D456"])
@pytest.mark.parametrize("equals", ["=", "=3D"])
def test_a_link_opens_whatever_its_id_begins_with(game, name, equals):
    """Mails write "=3D" for "=", and an id may begin with "3D", too."""
    Store().add(game, name=name)
    table = oracle_nb.table(f"http://localhost:8612/?game{equals}{name}")
    assert kept_id(table) == name


def test_it_opens_every_form_of_a_saved_game(game, data):
    game.play(game.legal_actions()[0])
    path = data / "evening.json"
    game.save(path)
    for source in (path, str(path), game.share()):
        assert oracle_nb.table(source).game.position == game.position
    first = oracle_nb.table(language="pl").game
    assert [seat.startswith("bot:") for seat in first.seats] == [False, True, True]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (7, "a game is needed, or the id, code, link or file of one, not int"),
        ("abcdefghijkl", "no game is saved here as abcdefghijkl"),
        ("no/such/file.json", "no/such/file.json"),
    ],
)
def test_an_unreadable_argument_is_named(wrong, said):
    with pytest.raises((ValueError, OSError), match=re.escape(said)):
        oracle_nb.table(wrong)


def test_an_unknown_language_is_named(game):
    with pytest.raises(ValueError, match="xx"):
        oracle_nb.table(game, language="xx")


def test_a_cell_reports_that_nothing_can_be_saved(game, data, monkeypatch):
    (data / "file").write_text("")
    monkeypatch.setenv("ORACLE_NB_DATA", str(data / "file"))
    table = oracle_nb.table(game)
    do_first(table)
    assert acts(table) == 1
    assert "couldn't be saved" in table.controller.notice


def test_a_cell_keeps_a_small_picture_and_the_way_back(game):
    table = oracle_nb.table(game)
    kept, meta = bundle(table)
    html = kept["text/html"]
    picture = re.search(r'src="data:image/png;base64,([^"]+)" alt="([^"]+)"', html)
    assert picture is not None
    assert b64decode(picture[1]).startswith(b"\x89PNG")
    assert picture[2] == table.board.scene.title
    assert len(html) < SMALL
    assert kept_id(table) in kept["text/plain"]
    assert meta == {EXEC: {"id": meta[EXEC]["id"]}}
    assert f'id="{meta[EXEC]["id"]}"' in html
    assert "?code=" not in html


def test_a_static_lesson_asks_its_question_and_boards_fit_the_window(game):
    lesson = oracle_nb.lesson("sailing", seed=5)
    question = lesson.exercise_controller.snapshot.question
    assert f"<p>{question}</p>" in unescape(bundle(lesson)[0]["text/html"])
    assert notebook.table(game).still.text.splitlines()[0]
    for shown in (game, oracle_nb.free_layout(3)):
        match = re.search(r'width="([\d.]+)" height="([\d.]+)" viewBox', str(shown._repr_svg_()))
        assert match is not None
        assert float(match[2]) <= 640


def test_without_content_there_is_no_picture():
    lesson = oracle_nb.lesson("sailing")
    kept, _ = bundle(lesson)
    assert ("<img" in kept["text/html"]) == bool(lesson.board.scene.spaces)
    assert "Run the cell again" in kept["text/plain"]


def test_only_the_last_cells_are_kept_alive(game, monkeypatch):
    monkeypatch.setattr(notebook_cell, "_CELLS", 2)
    table = oracle_nb.table(game)
    names = [bundle(table)[1][EXEC]["id"] for _ in range(3)]
    assert [name in notebook_cell._cells for name in names] == [False, True, True]


class View:
    """Content whose views register themselves with Panel when they are shown."""

    def __init__(self, views):
        self.views, self.cleaned = views, []

    def _repr_mimebundle_(self):
        root = f"root-{len(self.views) + len(self.cleaned)}"
        self.views[root] = (self, root, None, None)
        return {"text/html": ""}, {EXEC: {"id": root}}

    def _cleanup(self, model):
        self.cleaned.append(model)


def test_only_the_last_views_of_a_cell_are_kept_alive(monkeypatch):
    views: dict[str, Any] = {}
    monkeypatch.setattr(pn.state, "_views", views)
    monkeypatch.setattr(notebook_cell, "_VIEWS", 2)
    shown: Any = View(views)
    monkeypatch.setattr(notebook_cell, "panel_view", lambda view: view)
    cell = notebook_cell._Cell(SimpleNamespace(view=shown))
    roots = [cell.live()[0] for _ in range(4)]
    assert list(views) == roots[2:] and shown.cleaned == roots[:2]
    cell.live()
    views.clear()  # as Panel does when the kernel's pages are closed
    cell.leave()
    assert shown.cleaned == roots[:3]


class Comm:
    """The messages that a page receives."""

    def __init__(self):
        self.sent = []

    def send(self, data):
        self.sent.append(data)

    def on_msg(self, hear):
        self.hear = lambda data: hear({"content": {"data": data}})


def test_a_page_that_asks_for_an_unknown_cell_hears_nothing():
    page = Comm()
    notebook_cell._asked(page, {"content": {"data": {"cell": "oracle-nb-of-another-kernel"}}})
    assert page.sent == []


def test_a_cell_has_the_light_of_its_page_until_somebody_chooses_one(game, monkeypatch):
    monkeypatch.setattr(notebook_cell._Cell, "live", lambda shown: ("root", "a view"))
    table = oracle_nb.table(game)
    page = Comm()
    asked = {"cell": bundle(table)[1][EXEC]["id"], "theme": "dark"}
    notebook_cell._asked(page, {"content": {"data": asked}})
    assert page.sent == [{"root": "root", "html": "a view"}]
    assert table.theme == "dark"
    page.hear({"theme": "light"})
    assert table.theme == "light"
    table.handle("theme", "dark")
    page.hear({"theme": "light"})
    assert table.theme == "dark"
    page.hear({"theme": "<b>"})
    assert table.theme == "dark"
    # Panel's own code is sent to the page that asks for it.
    monkeypatch.setattr(notebook_cell, "_code", {"styles": [], "scripts": ["code()"]})
    page.hear({"code": True})
    assert page.sent[1:] == [{"styles": [], "scripts": ["code()"]}]
    # And a page that asks whether somebody is here is answered.
    page.hear({"here": True})
    assert page.sent[2:] == [{}]


def test_a_replacement_of_a_table_has_its_theme(game):
    do_first(table := oracle_nb.table(game))
    table.handle("replay")
    table.set_theme("dark")
    assert isinstance(table.instead, ReplayPage)
    assert table.instead.head.theme == "dark"


def test_a_notebook_that_is_not_trusted_says_nothing_of_a_kernel(game):
    # Jupyter then drops scripts and attributes such as `hidden`, and shows all else.
    kept = bundle(oracle_nb.table(game))[0]["text/html"]
    shown = re.sub("<script.*?</script>", "", kept, flags=re.DOTALL)
    assert "The kernel has" not in shown and "hidden" not in shown
    assert "The kernel has restarted or stopped" in kept


def test_a_game_goes_on_where_its_file_was_removed(game, data):
    table = oracle_nb.table(game)
    do_first(table)
    for file in data.iterdir():
        file.unlink()
    do_first(table)
    assert not table.controller.notice
    assert Store().load(kept_id(table))[0].history == game.history


def test_a_cell_has_a_height_of_its_own_and_all_of_the_page_beside_its_board(game):
    shown = oracle_nb.table(game)
    assert shown.height.startswith("min(640px")
    shown.height = 800
    assert shown.height == shown.view.style["--height"] == "800px"
    shown.theme = "dark"
    assert shown.view.style["--height"] == "800px"
    (frame,) = shown.view.parts
    assert isinstance(frame, Area)
    sized = frame.parts[-1]
    assert isinstance(sized, Area)
    (grid,) = sized.parts
    assert isinstance(grid, Area)
    assert [part.css_classes for part in grid.parts] == [["sea"], ["side"]]
    # In the app the window decides.
    assert "--height" not in TablePage(game, PageContext(go=print)).view.style
