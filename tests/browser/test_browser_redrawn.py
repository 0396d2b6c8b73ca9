"""Pieces that are drawn space by space look as if all of them had been drawn anew."""

import base64
from typing import Any

import pytest

from oracle_nb.games.registry import package_of, scene_of
from oracle_nb.web.saved_games.store import Store
from tests.browser.seats import Person, new_game, on_canvas
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser

PIXELS = """() => {
  const search = (root) => {
    const found = root.querySelector('canvas');
    if (found) return found;
    for (const node of root.querySelectorAll('*')) {
      const inner = node.shadowRoot && search(node.shadowRoot);
      if (inner) return inner;
    }
  };
  const canvas = search(document);
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [400, 400 * canvas.height / canvas.width];
  const pen = copy.getContext('2d', {willReadFrequently: true});
  pen.drawImage(canvas, 0, 0, copy.width, copy.height);
  let text = '';
  for (const value of pen.getImageData(0, 0, copy.width, copy.height).data) {
    text += String.fromCharCode(value);
  }
  return btoa(text);
}"""
"""The picture on the canvas, made smaller, in Base64: a list takes Playwright seconds to send."""
STILL = "() => window.clock && performance.now() - window.clock.drawn > 300"
WATCH = """(() => {
  window.clock = {drawn: 0};
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...given) {
    if (this.canvas.isConnected) window.clock.drawn = performance.now();
    return draw.apply(this, given);
  };
})()"""


def picture(page):
    """The canvas without a hovered space, with the first source selected."""
    until(page, "window.clock?.drawn > 0")
    sources = page.locator(".sources .source")
    if sources.count():
        sources.first.click()
        expect(sources.first).to_have_class("source on")
    page.locator("body").hover(position={"x": 2, "y": 2})
    until(page, STILL)
    return base64.b64decode(page.evaluate(PIXELS))


def test_borders_of_areas_stay_whole_where_units_move(visit, served):
    game = package_of("mythology").new_game(2, seed=7, seats=("Ann", "Bob"))
    rules: Any = game.rules
    world = rules.world
    for text in ("place ister", "step python 2708"):
        game.play(text)
    name = Store(served.data).add(game)
    page = visit(f"{served.url}?game={name}")
    page.add_init_script(WATCH)
    page.reload()
    page.locator(".now").wait_for()
    board = scene_of(game.rules, game.position)
    for _ in range(2):
        until(page, STILL)
        on_canvas(page, board, world.index["2808"])
    # The second click confirms if the first one has already chosen the action.
    confirm, done = page.get_by_role("button", name="Confirm"), page.locator('.now[data-at="3"]')
    expect(confirm.or_(done).first).to_be_visible()
    if confirm.is_visible():
        page.keyboard.press("Enter")
    expect(done).to_be_visible()
    patched = picture(page)
    page.reload()
    page.locator(".now").wait_for()
    whole = picture(page)
    assert sum(abs(a - b) > 40 for a, b in zip(patched, whole, strict=True)) < 20


def test_after_some_actions_the_board_looks_as_after_a_reload(visit, served):
    page = visit(served.url)
    page.add_init_script(WATCH)
    new_game(page, ["person", "person"], 17)
    page.reload()
    person = Person(page, served.data)
    for _ in range(5):
        person.act()
    patched = picture(page)
    page.reload()
    page.locator(".now").wait_for()
    whole = picture(page)
    assert sum(abs(a - b) > 40 for a, b in zip(patched, whole, strict=True)) < 20
