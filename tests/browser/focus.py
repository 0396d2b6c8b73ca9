"""The keyboard's way through a page, with a visible focus at every stop."""

from typing import Final

from playwright.sync_api import Locator, Page

from tests.browser.waiting import until

_STOPS: Final = 80
"""Maximum number of presses of the Tab key that anything on a page may need."""
_FOCUS: Final = """() => {
  let node = document.activeElement;
  while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  const {top, bottom} = node.getBoundingClientRect();
  const styles = [getComputedStyle(node), getComputedStyle(node, '::after')];
  return {
    name: (node.ariaLabel || node.innerText || '').trim(),
    marked: styles.some((one) => one.outlineStyle !== 'none' && parseFloat(one.outlineWidth) > 0),
    shown: bottom > 0 && top < innerHeight,
    body: node === document.body,
  };
}"""
_OFFERED: Final = """name => {
  const roots = [document];
  for (const root of roots) {
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot) roots.push(node.shadowRoot);
      if (node.matches('a, button, summary') && (node.ariaLabel || node.innerText).trim() === name
        && node.checkVisibility()) return true;
    }
  }
  return false;
}"""

_REACHABLE: Final = """node => {
  const group = node.closest('[data-rove]');
  return node.tabIndex >= 0 || (!!group && node.matches(group.dataset.rove || '[data-stop]'));
}"""


def press(page: Page, locator: Locator) -> None:
    """Press a link or button by keyboard, once Tab or the arrow keys of its group can reach it."""
    locator.focus()
    assert locator.evaluate(_REACHABLE), locator.evaluate("node => node.outerHTML")
    page.keyboard.press("Enter")


def reach(page: Page, name: str) -> None:
    """Press the Tab key until a link or a button has the focus, once the page offers it.

    Fails if the focus can't be seen at one of the stops.

    Parameters
    ----------
    page
        The page.
    name
        The whole text of the link or button.
    """
    until(page, _OFFERED, name)
    names = []
    for _ in range(_STOPS):
        focus = page.evaluate(_FOCUS)
        if focus["name"] == name:
            return
        page.keyboard.press("Tab")
        focus = page.evaluate(_FOCUS)
        names.append(focus["name"][:40])
        assert focus["body"] or (focus["marked"] and focus["shown"]), focus
    raise AssertionError(f"{name!r} isn't reached within {_STOPS} stops: {names}")
