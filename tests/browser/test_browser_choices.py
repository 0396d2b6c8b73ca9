"""The picture of a choice while the server hasn't answered, and what becomes of it."""

import json
import re

import pytest

from oracle_nb.games.registry import package_of, scene_of
from oracle_nb.web.saved_games.store import Store
from tests.browser.seats import HOLD, on_canvas
from tests.browser.waiting import expect, with_motion
from tests.samples import sampled

pytestmark = pytest.mark.browser

STYLES = "UpdateLayoutTree"
"""The name of the working out of styles in what Chromium traces."""
PLACES = """(all) => all.map((mark) => {
  const {x, y, width, height} = mark.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}).sort((a, b) => a[0] - b[0] || a[1] - b[1])"""


def near(first, other):
    return len(first) == len(other) and all(
        abs(a - b) <= 1
        for p, q in zip(first, other, strict=True)
        for a, b in zip(p, q, strict=True)
    )


def test_a_choice_has_the_styles_of_few_elements_worked_out(visit, served, browser):
    game = package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 5, {})
    page = visit("about:blank")
    page.add_init_script(HOLD)
    page.goto(f"{served.url}?game={Store(served.data).add(game)}&renderer=svg")
    own, ahead = page.locator(".own > g"), page.locator("svg.ahead")
    page.locator(".source[aria-pressed=false]").first.click()
    expect(page.locator(".overlay > g[data-space]").first).to_be_attached()
    expect(ahead).to_have_count(0)
    key = page.locator(".source.on").get_attribute("data-group")
    moves = [action for action in game.legal_actions() if game.write(action).startswith("move ")]
    move = next(action for action in moves if game.write(action).startswith(f"move {key}"))
    space = page.locator(f'.base [data-space="{move.target}"]')
    space.hover()
    # The server's line about the space pointed at isn't part of the choice.
    expect(page.locator(".hint")).to_contain_text("Sail to")
    page.evaluate("window.held = []")
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    # A choice doesn't wait until the mouse is let go.
    page.mouse.down()
    expect(own).to_have_count(2)
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    # An event that was under way when tracing ended has no count.
    counts = [event["args"].get("elementCount", 0) for event in traced if event["name"] == STYLES]
    # The whole board has more than 1,200.
    assert 0 < max(counts) < 200


def test_an_action_of_the_list_is_drawn_while_the_mouse_is_down(visit, served, browser):
    game = package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 5, {})
    page = visit(f"{served.url}?game={Store(served.data).add(game)}")
    own, ahead = page.locator(".own > g"), page.locator("svg.ahead")
    page.locator(".source[aria-pressed=false]").first.click()
    expect(page.locator(".overlay > g[data-space]").nth(9)).to_be_attached()
    expect(ahead).to_have_count(0)
    action = page.locator(".actions [data-action]:visible").first
    action.hover()
    # The first press after a key: what is framed changes only where it has the focus.
    page.keyboard.press("Home")
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.mouse.down()
    expect(action).to_have_class(re.compile(r"\bon\b"))
    expect(own.first).to_be_attached()
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    # With the panel, and the marks of spaces in reach, it would be more than 400.
    assert 0 < max(e["args"].get("elementCount", 0) for e in traced if e["name"] == STYLES) < 200
    # Let go elsewhere, it was no choice.
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(ahead).to_have_count(0)
    expect(own).to_have_count(0)
    expect(action).not_to_have_class(re.compile(r"\bon\b"))
    expect(page.locator(".explain")).to_have_count(0)
    action.click()
    expect(page.locator(".explain")).to_be_visible()
    expect(ahead).to_have_count(0)
    expect(action).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("renderer", sampled(("canvas", "svg"), 2))
def test_a_choice_is_drawn_at_once_and_taken_back_if_the_server_disagrees(visit, served, renderer):
    game = package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 5, {})
    name = Store(served.data).add(game)
    page = visit("about:blank")
    with_motion(page)
    page.add_init_script(HOLD)
    page.goto(f"{served.url}?game={name}&renderer={renderer}")
    expect(page.locator(".now")).to_be_visible()
    own, overlay = page.locator(".own > g"), page.locator(".overlay > g[data-space]")
    ahead = page.locator("svg.ahead")
    expect(overlay.first).to_be_attached()
    scene = scene_of(game.rules, game.position)

    def hold():
        page.evaluate("window.held = []")

    def click(space):
        if renderer == "canvas":
            on_canvas(page, scene, space)
        else:
            page.locator(f'.base [data-space="{space}"]').click()

    # A die: the rings of its spaces, and the button is pressed.
    other = page.locator(".source[aria-pressed=false]").nth(1)
    key = other.get_attribute("data-group")
    hold()
    other.click()
    expect(own.first).to_be_attached()
    expect(other).to_have_class("source on")
    expect(page.locator(".source.on")).to_have_count(1)
    drawn = own.evaluate_all(PLACES)
    page.evaluate("release()")
    expect(ahead).to_have_count(0)
    expect(own).to_have_count(0)
    expect(page.locator(".source.on")).to_have_attribute("data-group", key)
    assert near(drawn, overlay.evaluate_all(PLACES))
    # A space within reach: the ring around it, and the route.
    move = next(
        action for action in game.legal_actions() if game.write(action).startswith(f"move {key}")
    )
    hold()
    click(move.target)
    expect(own).to_have_count(2)
    # The server has drawn the spaces in reach, which step back.
    near_by = page.locator(".overlay > g[data-space]:not([id])")
    expect(near_by).to_have_count(len(drawn))
    assert {*near_by.evaluate_all("all => all.map(one => getComputedStyle(one).opacity)")} == {
        "0.45"
    }
    expect(page.locator(".explain")).to_have_count(0)
    page.evaluate("release()")
    expect(page.locator(".explain")).to_contain_text("You sail")
    expect(ahead).to_have_count(0)
    # Confirmed: the ship is there before the server knows of it.
    ships = page.locator(f'.pieces [data-space="{game.position.players[0].ship}"] [data-piece]')
    ship = ships.last
    before = ship.evaluate_all(PLACES)[0]
    hold()
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_function(
        """([piece, [x, y]]) => {
          const box = piece.getBoundingClientRect();
          const far = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
          return far > 20 && piece.getAnimations().every((one) => one.playState === 'finished');
        }""",
        arg=[ship.element_handle(), before],
    )
    # The server never hears of it: the ship goes back.
    page.evaluate("release((text) => text.includes('move '))")
    expect(ahead).to_have_count(0)
    page.wait_for_function(
        """([piece, [x, y]]) => {
          const box = piece.getBoundingClientRect();
          return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 2;
        }""",
        arg=[ship.element_handle(), before],
    )
    expect(page.locator('.now[data-at="0"]')).to_be_visible()
    hold()
    page.get_by_role("button", name="Confirm").click()
    page.evaluate("release()")
    expect(page.locator('.now[data-at="1"]')).to_be_visible()
    arrived = page.locator(f'.pieces [data-space="{move.target}"] [data-piece]')
    expect(arrived).to_have_count(1)


@pytest.mark.parametrize("language", sampled(("pl", "en"), 2))
def test_rare_parts_of_a_log_sheet_are_unfolded_on_request(visit, served, language):
    game = package_of("mythology-advanced").new_game(3, 7, ("Ann", "bot:random", "bot:random"))
    name = Store(served.data).add(game)
    page = visit(f"{served.url}?game={name}&language={language}", 390, 844)
    row, more = page.locator(".sources"), page.locator(".sources > .unfold")
    aid, sheet = row.locator('[data-group="aid"]'), row.locator('[data-group="sheet"]')
    expect(sheet).to_be_visible()
    expect(aid).to_be_hidden()
    # One row is enough.
    tops = row.locator("button:visible").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().y))"
    )
    assert len(tops) == 5 and len({*tops}) == 1
    # Arrow keys leave out what is folded.
    more.focus()
    page.keyboard.press("ArrowLeft")
    expect(sheet).to_be_focused()
    page.keyboard.press("End")
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    before = aid.bounding_box()
    aid.click()
    expect(aid).to_have_attribute("aria-pressed", "true")
    assert aid.bounding_box() == before
    # A part in use is in sight, even if the others are folded again.
    more.click()
    expect(aid).to_be_visible()
    row.locator('[data-group="heroes"]').click()
    expect(aid).to_be_hidden()
