"""The explorer in the app: choosing, looking, changing, playing."""

import re
from typing import Any

import pytest

import oracle_nb
from oracle_nb.core.commands import CommandInput
from oracle_nb.delphi.board import free_layout, make_layout
from oracle_nb.games.registry import package_of
from oracle_nb.render.scene import Group
from oracle_nb.web.explorer.commands import COMMANDS
from oracle_nb.web.explorer.details_view import par_view
from oracle_nb.web.explorer.page import ExplorerPage, explore
from oracle_nb.web.explorer.picture import board_scene
from oracle_nb.web.explorer.state import PICTURES, explored, seed_of
from oracle_nb.web.explorer.view import _compared
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import HtmlView, Message
from tests.samples import sampled
from tests.web.test_table import well_formed

ADDRESS = "?explore="


@pytest.fixture
def page():
    made = explore("free.7")
    yield made
    made.close()


def html_views(page):
    return page.view.select(HtmlView)


def shown(page):
    return "".join(html_view.html for html_view in html_views(page))


def explorer_of(page):
    assert page.explorer is not None
    return page.explorer


def marked(scene):
    """The spaces that have a mark of their own."""
    return {op.space for op in scene.overlay if isinstance(op, Group) and op.id}


# --- what is looked at ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", sampled(("en", "pl"), 2))
def test_everything_is_shown_in_words_and_pictures(page, language):
    page.handle("language", language)
    field = page.state.field
    for look in (*PICTURES, *field.measures):
        page.handle("look", look)
        assert page.state.look == look
        assert page.state.notice == ""
        text = shown(page)
        well_formed(text)
        if look in field.measures:
            assert page.state.reading(look) in text.replace("&#x27;", "'").replace("&quot;", '"')
        assert page.board.scene == board_scene(page.state)


def test_a_layout_by_its_kind_and_number_is_always_the_same():
    first = explored("free.7")
    assert first.plan == make_layout("free", 7)
    loose = COMMANDS.run(first, "kind", CommandInput("loose"))
    assert loose.plan == make_layout("loose", 7)
    other = COMMANDS.run(loose, "seed", CommandInput("12"))
    assert other.code == "loose.12"
    assert explored(other.code).plan == other.plan
    undone = COMMANDS.run(COMMANDS.run(other, "undo"), "undo")
    assert undone.code == "free.7"
    assert COMMANDS.run(undone, "redo").code == "loose.7"
    # A state is a value: no command has changed the first one.
    assert (first.code, first.history.can_redo) == ("free.7", False)


@pytest.mark.parametrize("seed", ["x", "", "1.5"])
def test_an_invalid_number_is_reported(page, seed):
    before = page.state.shown
    page.handle("seed", seed)
    assert "whole number" in page.state.notice
    assert page.state.notice.replace("'", "&#x27;") in shown(page)
    assert page.state.shown == before


def test_a_number_of_a_board_is_within_limits():
    for number, within in ((0, 0), (7, 7), (-3, 0), (10**9, 10**9), (10**12, 10**9)):
        assert seed_of(str(number)) == within


def test_a_rank_is_said_in_words():
    state = explored("free.7")
    for share, words in {
        None: "",
        0.0: "less than on 100% of the boards of this kind",
        0.1: "less than on 90% of the boards of this kind",
        0.5: "typical of this kind of board",
        0.935: "more than on 93% of the boards of this kind",
        1.0: "more than on 100% of the boards of this kind",
    }.items():
        assert _compared(state, share) == words


# --- what changes --------------------------------------------------------------------------------


def test_changes_of_the_board_and_routes_are_folded_at_first(page):
    folded = '<details class="x-layout" data-k="layout"'
    unfolded = '<details open class="x-layout" data-k="layout"'
    assert folded in shown(page) and "x-way" not in shown(page)
    page.handle("hand", "toggle")
    assert unfolded in shown(page)
    page.handle("hand", "ask")
    page.handle("space", str(page.state.sight.study.board.zeus))
    assert folded in shown(page) and "x-way" in shown(page)


def test_a_shallow_changes_every_picture(page):
    board = page.state.sight.study.board
    cut, number = max(page.state.sight.cuts.items(), key=lambda item: item[1])
    scene, text = page.board.scene, shown(page)
    distances = dict(page.charts._made[2]._source.data)
    tree = dict(page.charts._made[3]._blocks.data)
    page.handle("hand", "toggle")
    page.handle("space", str(cut))
    assert page.state.sight.study.board != board
    assert page.board.scene != scene
    assert shown(page) != text
    assert page.charts._made[2]._source.data != distances
    for head, plot in zip(page.charts._heads, page.charts._plots, strict=True):
        if head.html:
            assert f"<h3>{plot.label}</h3>" in head.html
    assert page.charts._made[3]._blocks.data != tree
    assert len(page.state.sight.blocks.blocks) < number + 100
    assert "the board isn&#x27;t connected" in shown(page)
    assert f"A sea in {page.state.sight.parts} parts" in shown(page)
    assert "of the boards of this kind" not in shown(page)
    assert "the rule “One connected sea”" in shown(page)
    page.handle("undo")
    assert page.state.sight.parts == 1
    assert "of the boards of this kind" in shown(page)
    assert page.state.sight.study.board == board
    assert page.board.scene == scene
    assert page.charts._made[2]._source.data == distances


def test_land_is_refused_and_nothing_is_lost(page):
    page.handle("hand", "toggle")
    before = page.state.shown
    page.handle("space", str(page.state.sight.study.board.cities[0]))
    assert page.state.notice
    assert page.state.shown == before


def test_a_tile_is_taken_turned_looked_at_and_laid(page):
    page.handle("hand", "tile")
    page.handle("space", "80")
    first = page.state.piece
    assert marked(page.board.scene) >= set(first.covered) | set(first.spots)
    page.handle("turn")
    turned = page.state.piece
    assert turned.picture != first.picture
    page.handle("flip")
    assert page.state.piece.picture != turned.picture
    for _ in range(6):
        page.handle("turn")
    page.handle("flip")
    assert page.state.piece == turned
    # Under the mouse the tile is seen as it would lie.
    spot = turned.spots[3]
    page._hovered(spot)
    assert len(page.board.scene.overlay) > len(turned.picture)
    page.handle("space", str(spot))
    assert page.state.piece is None
    plan = page.state.plan
    assert plan != make_layout("free", 7)
    differences = page.state.field.differences(make_layout("free", 7), plan)
    assert "in a different position" in differences[0]
    assert explored(page.state.code).plan == plan


def test_escape_lays_the_tile_back(page):
    page.handle("hand", "tile")
    page.handle("space", "80")
    page.handle("cancel")
    assert page.state.piece is None
    assert page.state.code == "free.7"


# --- the way -------------------------------------------------------------------------------------


def test_the_route_is_described_and_drawn(page):
    board = page.state.sight.study.board
    page.handle("space", str(board.zeus))
    page.handle("space", str(board.cities[0]))
    journey = page.state.journey
    assert journey.legs
    text = shown(page)
    assert journey.title in text
    assert all(leg.title in text for leg in journey.legs)
    routes = [op for op in page.board.scene.overlay if isinstance(op, Group) and op.id == "route"]
    assert len(routes) == len(journey.legs)
    page.handle("remove", "0")
    page.handle("add", "black")
    assert page.state.means == ("blue", "yellow", "black")
    assert page.state.journey != journey
    page.handle("clear")
    assert page.state.journey is None


def test_from_another_space_distances_and_reach_are_others(page):
    board = page.state.sight.study.board
    for look in ("shells", "reach"):
        page.handle("look", look)
        before = page.board.scene
        page.handle("space", str(board.water[3]))
        assert page.board.scene != before
        page.handle("clear")


# --- two boards ----------------------------------------------------------------------------------


def test_two_boards_are_compared_in_pictures_and_numbers(page):
    page.handle("pin")
    assert "Both boards are the same" in shown(page)
    page.handle("seed", "8")
    text = shown(page)
    well_formed(text)
    assert "18 tiles are in different positions" in text
    assert page.state.term("sailing.diameter") in text
    assert 'class="x-pair"' in text and 'id="pinned-' in text and 'id="now-' in text
    page.handle("pin")
    assert "x-pair" not in shown(page)


# --- keeping -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "mime"), [("svg", "image/svg+xml"), ("png", "image/png")])
def test_the_picture_shown_is_kept(page, kind, mime, monkeypatch):
    saved = []
    monkeypatch.setattr(HtmlView, "download", lambda _html_view, *file: saved.append(file))
    page.handle(kind)
    [(name, given, data)] = saved
    assert (name, given) == (f"free-7-weak.{kind}", mime)
    assert len(data) > 1000


# --- in the app ----------------------------------------------------------------------------------


def test_a_link_opens_the_explorer_and_home_leaves_it(store):
    page = SessionPage(store, "")
    html_view = next(iter(page.view.select(HtmlView)))
    assert ADDRESS in html_view.html
    page.handle(Message("address", ADDRESS))
    assert isinstance(page.explorer, ExplorerPage)
    assert page.explorer.address == f"{ADDRESS}compact.1"
    page.explorer._handle(Message("language", "pl"))
    assert page.language == "pl"
    page.explorer._handle(Message("theme", "dark"))
    assert page.theme == "dark"
    page.explorer._handle(Message("address"))
    assert page.explorer is None
    page.close()


def test_a_cell_opens_recipes_and_an_address_only_boards(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text(free_layout(3).to_json())
    for recipe, layout in (
        (str(path), free_layout(3)),
        ("oracle_nb.delphi.board:free_layout", free_layout(1)),
        ("free.7:looseness=0.8", free_layout(7, 0.8)),
    ):
        assert explore(recipe).state.plan == layout
        if ":looseness" not in recipe:
            with pytest.raises(ValueError, match="a layout must be JSON"):
                explored(recipe)


def test_an_address_opens_its_board_and_a_wrong_address_says_so(store):
    page = SessionPage(store, f"{ADDRESS}free.7")
    explorer: Any = explorer_of(page)
    explorer.handle("hand", "toggle")
    explorer.handle("space", str(explorer.state.sight.study.board.water[0]))
    address = explorer.head.address
    other = SessionPage(store, address)
    assert explorer_of(other).state.shown == explorer.state.shown
    page.go(address)
    assert explorer_of(page) is explorer
    page.go(f"{ADDRESS}<b>oops</b>")
    assert page.explorer is None
    text = next(iter(page.view.select(HtmlView))).html
    assert "This link to a board doesn&#x27;t work" in text
    assert "<b>oops" not in text
    page.close()
    other.close()


@pytest.mark.parametrize("game", ["", "&of=mythology"])
@pytest.mark.parametrize("code", ["free.x", "nope", "standard~4~AA", "none~4~AA=="])
def test_a_wrong_address_is_refused_in_polish_without_english(store, game, code):
    page = SessionPage(store, f"{ADDRESS}{code}{game}&language=pl")
    assert page.explorer is None
    text = next(iter(page.view.select(HtmlView))).html
    assert "Ten link do planszy nie działa: może jest niepełny." in text
    page.close()


@pytest.mark.parametrize("name", ["delphi", "mythology"])
def test_a_shared_game_opens_in_the_explorer(store, name):
    game = package_of(name).new_game(2, seed=7, seats=("Ann", "Bob"))
    page = SessionPage(store, f"?game={store.add(game)}")
    assert page.table is not None
    page.table.handle("share")
    text = "".join(view.html for view in page.view.select(HtmlView))
    assert "Explore this board" in text
    (target,) = re.findall(r'data-value="([^"]*explore=[^"&]+[^"]*)"', text)
    page.go(target.replace("&amp;", "&"))
    board = package_of(name).board_data()
    assert board is not None
    assert explorer_of(page).state.plan == board.read(game)
    page.close()


@pytest.mark.parametrize("name", ["delphi", "mythology"])
def test_a_replay_leads_to_the_explorer(store, name):
    game = package_of(name).new_game(2, seed=7, seats=("Ann", "Bob"))
    for _ in range(3):
        game.play(game.legal_actions()[0])
    page = SessionPage(store, f"?replay={store.add(game)}")
    assert page.replay is not None
    page.replay.handle("going-on")
    text = "".join(view.html for view in page.view.select(HtmlView))
    (target,) = re.findall(r'data-value="([^"]*explore=[^"&]+[^"]*)"', text)
    page.go(target.replace("&amp;", "&"))
    board = package_of(name).board_data()
    assert board is not None
    assert explorer_of(page).state.plan == board.read(game)
    page.close()


def test_an_explored_board_can_be_played(store):
    page = SessionPage(store, f"{ADDRESS}free.7")
    # The plots come once the board is there.
    explorer = explorer_of(page)
    assert explorer.charts is not None
    assert not explorer.charts._made and "data-beat" in shown(explorer)
    explorer._handle(Message("beat"))
    assert explorer.charts._made and "data-beat" not in shown(explorer)
    explorer_of(page)._handle(Message("play"))
    assert page.explorer is None
    assert page.table is not None
    assert page.table.controller.rules.setting.layout == make_layout("free", 7)
    page.close()


def test_a_changed_board_is_explored_but_not_played(store):
    page = SessionPage(store, f"{ADDRESS}free.7")
    explorer_of(page).handle("hand", "toggle")
    study: Any = explorer_of(page).state.sight.study
    explorer_of(page).handle("space", str(study.board.water[0]))
    assert 'data-do="play"' not in shown(explorer_of(page))
    explorer_of(page).handle("play")
    assert explorer_of(page).state.notice
    page.close()


def test_in_a_notebook_it_begins_with_whatever_holds_a_layout():
    layout = make_layout("free", 3)
    for given in (layout, oracle_nb.Board(layout), oracle_nb.new_game(2, seed=1, layout=layout)):
        page = oracle_nb.explore(given)
        assert page.state.plan == layout
        assert "Home" not in page.head.html
        page.close()
    with pytest.raises(ValueError, match=r"no layout|layout"):
        oracle_nb.explore(3.5)
    with pytest.raises(ValueError, match="not an installed game"):
        oracle_nb.explore(game="chess")


# --- par -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", sampled(["en", "pl"], 2))
def test_par_is_shown_on_request_with_a_row_for_each_seat(page, language):
    page.handle("language", language)
    game = oracle_nb.new_game(3, 7, layout="free")
    cells = [f"<td>{seat.rounds}</td><td>{seat.actions}</td>" for seat in oracle_nb.par(game).seats]
    assert not any(each in shown(page) for each in cells)
    page.handle("par")
    well_formed(shown(page))
    assert all(each in shown(page) for each in cells)
    page.handle("par")
    assert not any(each in shown(page) for each in cells)


def test_a_board_against_the_rules_has_no_par(page):
    page.handle("hand", "toggle")
    page.handle("space", str(page.state.sight.names.index(_water(page))))
    assert "explore-par" not in shown(page)
    assert not par_view(page.state)


def _water(page):
    board = oracle_nb.Board(page.state.plan)
    return str(board.spaces[board.water[0]].name)


def test_a_game_that_is_no_race_has_no_par():
    made = explore(game="mythology")
    assert par_view(made.state) is None
    made.close()
