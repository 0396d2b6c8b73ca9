"""Buttons and links are large enough for a finger (WCAG 2.5.8), on every main page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.main_pages import DEEP, MAIN, open_page
from tests.browser.waiting import until
from tests.samples import sampled

pytestmark = pytest.mark.browser

LEAST, LEAST_TOUCHED = 24, 44
"""Minimum width and height of what is pressed, in pixels, also on phones."""
SIZES = ((1280, 720), (390, 844))
SMALL = f"""(least) => {{
  {DEEP}
  const size = (node) => {{
    // A label belongs to its field, and a link may cover the card around it.
    const boxes = [node, ...(node.labels ?? [])].map((one) => one.getBoundingClientRect());
    for (const pseudo of ['::before', '::after']) {{
      const {{content, position, width, height}} = getComputedStyle(node, pseudo);
      if (content === 'none' || position !== 'absolute') continue;
      boxes.push({{width: parseFloat(width), height: parseFloat(height)}});
    }}
    const largest = (side) => Math.max(...boxes.map((box) => box[side]));
    return Math.min(largest('width'), largest('height'));
  }};
  // A link in a sentence is as high as its line.
  const inSentence = (node) => getComputedStyle(node).display === 'inline'
    && node.parentElement?.innerText.trim() !== node.innerText.trim();
  return all('a[href], button, input, select, textarea, summary, [role=button]')
    // The dots of a lesson stay narrow: Continue and the way back of the browser do the same.
    .filter((node) => node.getBoundingClientRect().right > 0 && !inSentence(node)
      && size(node) < (node.matches('.l-dot') ? 24 : least) - .5)
    .map((node) => `${{called(node)}}: ${{size(node).toFixed(1)}}`);
}}"""
"""Everything to press that is smaller than some pixels."""


@pytest.fixture(scope="module")
def touched(browser: Browser) -> Iterator[Page]:
    """A page on a phone."""
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}
    )
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("name", sampled(MAIN, len(MAIN)))
def test_a_mouse_finds_large_targets(visit, served, name):
    page = visit("about:blank")
    open_page(page, served, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"(least) => !({SMALL})(least).length", LEAST)


@pytest.mark.parametrize("name", sampled(MAIN, len(MAIN)))
def test_a_finger_finds_large_targets_on_a_phone(touched, served, name):
    open_page(touched, served, name)
    assert touched.evaluate(SMALL, LEAST_TOUCHED) == []
