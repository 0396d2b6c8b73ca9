"""Everything on a main page is reached by keyboard, with a visible focus."""

import pytest

from tests.browser.main_pages import DEEP, MAIN, open_page
from tests.samples import sampled

pytestmark = pytest.mark.browser

MOST = 400
"""Maximum number of presses of the Tab key on a page."""
STOP = """(number) => {
  let node = document.activeElement;
  while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  if (node === document.body) return '';
  const again = (node.keyboardStop ?? number) !== number;
  node.keyboardStop ??= number;
  const {top, bottom, left, right} = node.getBoundingClientRect();
  const rings = [getComputedStyle(node), getComputedStyle(node, '::after')];
  const marked = rings.some(({outlineStyle, outlineWidth}) =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) > 0);
  const seen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const root = node.getRootNode();
  const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // Places on the drawing of a player board may lie in each other.
  const covered = seen && top >= 0 && bottom <= innerHeight && hit && !node.contains(hit)
    && !hit.contains(node) && !node.labels?.length && !node.closest('.skip, .d-drawn');
  const fault = covered ? `under ${hit.className}` : !marked ? 'no ring' : seen ? '' : 'unseen';
  return again ? 'again' : fault && `${fault}: ${node.outerHTML.slice(0, 150)}`;
}"""
"""The fault of the focus: its ring can't be seen, or it is covered; "" for nothing."""
MISSED = f"""() => {{
  {DEEP}
  // Arrow keys lead through a group from its one stop.
  const led = (node) => {{
    const group = node.closest('[data-rove]');
    return group && all('*').some((one) => one.keyboardStop !== undefined && group.contains(one));
  }};
  return all('a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary')
    .filter((node) => node.keyboardStop === undefined && !led(node)
      && node.checkVisibility({{checkVisibilityCSS: true}})
      && !(node.type === 'radio' && !node.checked) && node.getAttribute('tabindex') !== '-1')
    .map(called);
}}"""
"""Everything to press at which the focus never came."""


@pytest.mark.parametrize("name", sampled(MAIN, len(MAIN)))
def test_the_tab_key_leads_to_everything_on_a_page(visit, served, name):
    page = visit("about:blank")
    open_page(page, served, name)
    faults = []
    for number in range(MOST):
        page.keyboard.press("Tab")
        fault = page.evaluate(STOP, number)
        if fault == "again":
            break
        faults += [fault] if fault else []
    assert fault == "again"
    assert faults == []
    assert page.evaluate(MISSED) == []
