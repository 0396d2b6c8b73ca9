"""Every button, form and field of a page asks for a command that the page knows."""

import pytest

from oracle_nb.delphi.ui.editor.commands import COMMANDS as POSITIONS
from oracle_nb.delphi.ui.layout_editor.commands import COMMANDS as LAYOUTS
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.web.explorer.commands import COMMANDS as EXPLORER
from oracle_nb.web.lesson_editor.commands import COMMANDS as DRAFTS
from tests.web.browser_session import tell

EVERYWHERE = {"address", "copy", "home", "language", "theme", ""}
"""Commands of all pages, and those that only the browser handles."""


def unknown(page, *tables):
    """Return the commands of a page that none of the tables declares."""
    asked = {
        element.attributes[name]
        for element in page.find()
        for name in ("data-do", "data-change")
        if name in element.attributes
    }
    assert asked - EVERYWHERE
    return {name for name in asked - EVERYWHERE if not any(name in table for table in tables)}


# The site has no charts, which are drawn here.
@pytest.mark.usefixtures("on_server")
@pytest.mark.parametrize(
    ("address", "commands", "own"),
    [
        ("?explore=free.7", EXPLORER, ("play", "svg", "png", "csv")),
        ("?explore=&of=mythology", EXPLORER, ("svg", "png", "csv")),
        ("?position=", POSITIONS, ("play",)),
        ("?layout=", LAYOUTS, ("play",)),
    ],
)
def test_the_explorer_and_editors_know_their_commands(ann, address, commands, own):
    page = ann.open(address)
    assert unknown(page, commands, own) == set()
    page.click_space(page.app.shown.board.scene.spaces[0].space)
    assert unknown(page, commands, own) == set()


def test_the_lesson_editor_knows_its_commands(ann):
    page = ann.open("?lesson-editor")
    tell(page.app, "import", lessons_of_game("delphi").lessons()[5].read_text("utf-8"))
    tell(page.app, "find 1", find="ship")
    assert len(page.find("button", data_do="list 1 rules")) > 1
    own = ("export", "publish", "ask", "delete")
    assert unknown(page, DRAFTS, own) == set()


@pytest.mark.usefixtures("on_server")
@pytest.mark.parametrize("address", ["?games", "?classes", "?class="])
def test_lists_know_their_commands(ann, address):
    page = ann.open(address)
    assert unknown(page, page.app.shown.commands) == set()


def test_the_home_page_knows_its_commands(ann):
    page = ann.open()
    assert unknown(page, page.app.commands) == set()


@pytest.mark.usefixtures("on_server")
def test_the_page_of_a_class_knows_its_commands(ann):
    page = ann.open("?classes")
    page.submit("create", name="Class 5")
    assert unknown(page, page.app.shown.commands) == set()
    page.click(do="ask", value="end")
    assert unknown(page, page.app.shown.commands) == set()
