"""The renderer of a board is chosen by the address or a button, and kept through all pages."""

import re

import pytest

from oracle_nb.delphi.model.position import Phase
from oracle_nb.render.boards.board_view import BoardView
from oracle_nb.render.boards.svg_board import SvgView
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.board_page import BoardPage, PageContext


def drawn(page):
    assert isinstance(page.shown, BoardPage)
    return page.shown.renderer


def cookies(page):
    return dict(line.split(";")[0].split("=") for line in page.head.cookie.splitlines())


def exchange(frame):
    """Press the button on the board."""
    (speaker,) = frame.view.select(BoardView)
    speaker.receive("other")


@pytest.fixture
def pages(store):
    made = []

    def open_page(search="", cookies=None):
        made.append(
            SessionPage(store, search, {"oracle_key": "the-same-browser", **(cookies or {})})
        )
        return made[-1]

    yield open_page
    for page in made:
        page.close()


def test_the_address_selects_the_renderer_and_the_browser_remembers_it(pages, store, game):
    name = store.add(game)
    page = pages(f"?game={name}&renderer=svg")
    assert drawn(page) == "svg"
    assert cookies(page)["oracle_renderer"] == "svg"
    page.go("?position=")
    assert drawn(page) == "svg"
    page.go("?explore=")
    assert drawn(page) == "svg"
    page.go(f"?game={name}&renderer=canvas")
    assert drawn(page) == "canvas"
    page.go(f"?game={name}&renderer=woodcut")
    assert drawn(page) == "canvas"


def test_a_choice_kept_in_the_browser_holds_for_the_next_session(pages, store, game):
    name = store.add(game)
    assert drawn(pages(f"?game={name}", {"oracle_renderer": "svg"})) == "svg"
    assert drawn(pages(f"?game={name}", {"oracle_renderer": "woodcut"})) == "canvas"


def test_a_lesson_is_drawn_as_chosen_too(pages):
    page = pages("?learn&renderer=svg")
    first = page.school
    assert first is not None
    page.go("?lesson=sailing")
    assert page.school is not None and page.school.table is not None
    assert page.school.table.renderer == "svg"
    exchange(page.school.table)
    assert page.school.table.renderer == "canvas"
    assert page.browser.chosen["renderer"] == "canvas"


def test_a_button_switches_the_renderer_and_the_game_continues(game):
    kept = []
    table = TablePage(game, PageContext(keep=lambda name, value: kept.append((name, value))))
    table.controller.bot_turns.skip()
    table.refresh()
    before = table.board
    space = table.controller.presentation.players.piece_space(game.rules, game.position, 0)
    assert space is not None
    exchange(table)
    assert table.renderer == "svg"
    assert kept == [("renderer", "svg")]
    assert table.board is not before
    assert table.board.view.choices == before.view.choices != []
    table.board.click(space)
    assert table.controller.space == space
    # The drawing goes on where the other left off.
    assert table.board.scene == table.controller.scene()
    table.appearance.show_theme("dark")
    table.appearance.choose_language("pl")
    (view,) = table.view.select(SvgView)
    assert view.theme == "dark"
    assert view.words["other"].startswith("Plansza jako jeden obraz")
    exchange(table)
    assert (table.renderer, table.board.theme) == ("canvas", "dark")
    table.close()


@pytest.mark.parametrize("renderer", ["canvas", "svg"])
def test_neither_clicks_nor_enter_on_the_own_place_propose_to_end_the_turn(game, renderer):
    table = TablePage(game)
    controller = table.controller
    while not (controller.seating.person_acts and game.position.phase == Phase.ACT):
        controller.play(
            controller.write(game.legal_actions()[0])
        ) if controller.seating.person_acts else controller.bot_turns.skip()
    table.refresh()
    if renderer != table.renderer:
        exchange(table)
    before, place = (
        game.position,
        controller.presentation.players.piece_space(
            game.rules, game.position, controller.seating.viewer
        ),
    )
    assert before.players[controller.seating.viewer].dice and place is not None
    for _ in range(3):
        table.board.click(place)
    assert game.position is before and controller.chosen is None
    assert "You are here. You could: Sail" in re.sub("<[^>]*>", "", table._side.html)
    table.board.press("Escape")
    table.board.press("ArrowUp")
    assert table.board.cursor == place, "the keyboard begins at the own place"
    for _ in range(3):
        table.board.press("Enter")
    assert game.position is before and controller.chosen is None
    # Its button does it.
    table.handle("do", "end")
    assert game.history[-1].action == controller.rules.notation.read("end")
    table.close()
