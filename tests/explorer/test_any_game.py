"""The explorer knows no game: it shows the toy's row of spaces as it shows a sea."""

import pytest

from oracle_nb.games import registry
from oracle_nb.games.registry import board_data_of
from oracle_nb.web.explorer.page import ExplorerPage
from oracle_nb.web.explorer.state import PICTURES, explored
from oracle_nb.web.widgets.html_view import HtmlView
from tests.toy.package import TOY
from tests.web.test_table import well_formed


@pytest.fixture
def toy(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    made = ExplorerPage(explored(game="toy"))
    yield made
    made.close()


def shown(page):
    return "".join(face.html for face in page.view.select(HtmlView))


def test_a_row_is_looked_at_changed_compared_and_travelled(toy):
    for look in (*PICTURES, *toy.state.field.measures):
        toy.handle("look", look)
        assert toy.state.notice == ""
        well_formed(shown(toy))
    toy.handle("space", "0")
    toy.handle("space", "3")
    assert "3 steps" in shown(toy)
    assert toy.state.sight.cuts == {1: 1, 2: 2, 3: 1}
    toy.handle("pin")
    toy.handle("hand", "toggle")
    toy.handle("space", "2")
    assert toy.state.sight.cuts == {}
    assert "barred spaces" in shown(toy)
    assert "space 2" in shown(toy)
    toy.handle("hand", "tile")
    toy.handle("space", "1")
    assert "the row is in one piece" in shown(toy)
    assert explored(toy.state.code, "toy").plan == toy.state.plan


def test_a_game_that_brings_nothing_is_not_explored():
    with pytest.raises(ValueError, match="not an installed game"):
        board_data_of("chess")
