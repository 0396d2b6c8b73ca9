"""The card of a choice in a real browser: what it leaves out, and the space between its parts."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.render.html import without_marks
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.html_view import style
from tests.mythology.positions import HERCULES, area, position

pytestmark = pytest.mark.browser


def show(page: Page, table: TablePage) -> None:
    table.refresh()
    html = without_marks(table._side.html)
    page.set_content(f"<style>{style()}</style><div class='view-root'>{html}</div>")


def test_refusals_in_one_card_are_apart(page: Page) -> None:
    table = TablePage(package_of("delphi").new_game(3, seed=42))
    controller = table.controller
    spaces = iter([group.space for group in controller.scene().spaces])
    while len(controller.refusals) < 2:
        controller.click(next(spaces))
    show(page, table)
    boxes = [locator.bounding_box() for locator in page.locator(".refused .details > div").all()]
    assert len(boxes) == len(controller.refusals)
    for above, below in pairwise(boxes):
        assert above and below and below["y"] - above["y"] - above["height"] >= 8


def test_an_action_that_is_alone_is_not_listed_beside_its_source(page: Page) -> None:
    rules = Mythology(package_of("mythology").new_game(3, seed=4).rules.setting)
    space = rules.world.names[rules.world.hexes_of(area(rules, "Greece"))[0]]
    start = position(rules, {HERCULES: space}, {0: space})
    table = TablePage(Game(rules, 1, ("Ann",) * rules.players, start=start))
    controller = table.controller
    controller.use("end")
    assert controller.write(controller.chosen) == "end-moves"
    show(page, table)
    named = page.get_by_text("End the movement", exact=True).filter(visible=True)
    assert named.count() == 2, "its source and its card"
