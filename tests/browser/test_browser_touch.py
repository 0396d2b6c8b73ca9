"""A table and a replay on a touch screen, in a real browser: words and sizes for fingers."""

import re

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from tests.browser.main_pages import ACTION
from tests.browser.main_pages import played as well_on
from tests.browser.waiting import expect, until
from tests.samples import sampled

pytestmark = pytest.mark.browser

FINGER = 44
"""Minimum width and height of what a finger presses, in CSS pixels."""
SMALL = f"""() => {{
  const found = [], roots = [document];
  for (const root of roots) {{
    for (const node of root.querySelectorAll('*')) {{
      if (node.shadowRoot) roots.push(node.shadowRoot);
      if (!node.matches('.replay :is(button, select, input:not([type=range]))')) continue;
      const box = node.getBoundingClientRect();
      if (node.checkVisibility() && Math.min(box.width, box.height) < {FINGER})
        found.push(node.outerHTML.slice(0, 80));
    }}
  }}
  return found;
}}"""


@pytest.fixture
def touch(browser, page_problems):
    """A page of a phone with a touch screen."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page_problems.watch(page)
    yield page
    context.close()


def played():
    """A game in which Ann can sail."""
    seats = ("Ann", "bot:greedy", "bot:greedy")
    game = package_of("delphi").presentation().setup.new_game(seats, 7, {})
    while not any(game.write(action).startswith("move") for action in game.legal_actions()):
        game.play(game.legal_actions()[0])
    return game


@pytest.mark.parametrize(
    ("language", "tap", "click"),
    sampled((("en", "Tap", "Click"), ("pl", "Dotknij", "Kliknij")), 2),
)
def test_hints_speak_of_taps_on_a_touch_screen_and_of_clicks_elsewhere(
    visit, served, touch, language, tap, click
):
    # Each page is another visitor, with a game of its own.
    store, end = Store(served.data), f"&renderer=svg&language={language}"
    mouse = visit(f"{served.url}?game={store.add(played())}{end}", 1280, 720)
    touch.goto(f"{served.url}?game={store.add(played())}{end}")
    for page, said, other in ((touch, tap, click), (mouse, click, tap)):
        # The ship's own space has a hint of its own.
        own = page.locator("svg[role=application] [data-space][tabindex='0']").first
        expect(own).to_be_attached()
        # A finger that rolls a little points at a space, as the mouse does.
        own.dispatch_event("pointermove")
        hint = page.locator(".hint")
        expect(hint).to_have_text(re.compile(said), use_inner_text=True)
        assert other not in hint.inner_text()
        # Icons have words without a mouse, too.
        page.locator(".strip > summary").click()
        in_words = page.locator(".strip .in-words")
        if page is touch:
            expect(in_words).to_be_visible()
        else:
            expect(in_words).to_be_hidden()


@pytest.mark.parametrize("kind", sampled(("delphi", "mythology", "mythology-advanced"), 2))
def test_a_confirmed_action_brings_board_and_undo_back_into_sight(served, touch, kind):
    touch.goto(f"{served.url}?game={Store(served.data).add(well_on(kind))}")
    action = touch.locator(f"{ACTION}:visible").last
    expect(action).to_be_visible()
    action.evaluate("node => node.scrollIntoView({block: 'start'})")
    before = touch.evaluate("scrollY")
    assert before > 0
    # Choosing leaves the list where it is.
    action.tap()
    confirm = touch.locator(".explain .primary")
    expect(confirm).to_be_visible()
    assert touch.evaluate("scrollY") == before
    confirm.tap()
    expect(confirm).to_have_count(0)
    until(touch, "scrollY === 0")
    for part in ("[role=application]", "[data-undo=undo]", ".turn h2"):
        expect(touch.locator(part).first).to_be_in_viewport(ratio=1)


def test_moves_of_goals_are_named_where_there_is_room(served, touch):
    touch.goto(f"{served.url}?guided")
    units = touch.locator(".aims .d-unit")
    expect(units.first).to_have_text("move")
    expect(units.first).to_be_visible()
    expect(units.filter(visible=True)).to_have_count(1)
    touch.locator(".aims .unfold").tap()
    expect(units.filter(visible=True)).to_have_count(units.count())
    assert units.count() > 1


def test_a_replay_has_buttons_for_fingers(served, touch):
    touch.goto(f"{served.url}?replay={Store(served.data).add(played())}")
    expect(touch.locator(".replay")).to_be_visible()
    assert touch.evaluate(SMALL) == []
    width, widest = touch.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert widest <= width
