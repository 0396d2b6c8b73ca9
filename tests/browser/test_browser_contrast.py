"""Contrast themes, which keep neither backgrounds nor shadows, in a real browser."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page

from oracle_nb.render.palette import THEMES
from tests.browser.main_pages import DEEP, MAIN, open_page
from tests.browser.seats import first_game, game_id
from tests.browser.waiting import expect, until
from tests.samples import sampled

pytestmark = pytest.mark.browser

CHOSEN = """() => {
    const wanted = '[aria-pressed="true"], [aria-checked="true"], .on,'
        + '[aria-current]:not([aria-current="false"])';
    const seen = [];
    const border = (node) => {
        const style = getComputedStyle(node);
        return ['Top', 'Right', 'Bottom', 'Left'].map((side) => ['Width', 'Style', 'Color']
            .map((what) => style[`border${side}${what}`]).join(' ')).join(', ');
    };
    // A link may be chosen as the card around it.
    const shape = (node) => [border(node), border(node.parentElement)].join('; ');
    const others = (node) => {
        const kind = node.nodeName;
        const near = [...node.parentElement.children].filter((one) => one.nodeName === kind);
        const items = [...(node.closest('ul, ol')?.children ?? [])];
        const cards = items.map((one) => one.querySelector(kind));
        return [...near, ...cards].filter((one) => one && one !== node && !one.matches(wanted));
    };
    const walk = (root) => {
        for (const node of root.querySelectorAll('*')) {
            if (node.shadowRoot) walk(node.shadowRoot);
            if (!node.matches(wanted) || !node.getClientRects().length) continue;
            const name = node.className || node.textContent.trim();
            for (const other of others(node)) seen.push([name, shape(node) !== shape(other)]);
        }
    };
    walk(document);
    return seen;
}"""
"""Everything that is chosen, with whether its border differs from what isn't, beside it."""

ALL_CHOSEN = f"""(wanted) => {{
    const seen = ({CHOSEN})();
    return seen.every(([, differs]) => differs)
        && wanted.every((name) => seen.some(([other]) => other === name));
}}"""
"""Whether all that is wanted is chosen, and everything that is chosen has another border."""

PAGES = {
    "": {"The Oracle of Delphi", "Home"},
    "?explore=": {"on", "Explore"},
    "?position=": {"tab on", "e-toggle on"},
    "?layout=": set(),
    "?lesson=water": set(),
    "?games": {"Games"},
    "?stats": set(),
    "?puzzles": {"Puzzles"},
    "?classes": set(),
}
"""By address, what is chosen there at first: the classes, or the text of what has none."""

FAINT = f"""() => {{
  {DEEP}
  const parsed = (color) => {{
    const [r, g, b, a = 1] = (color.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
    return {{r, g, b, a}};
  }};
  const light = ({{r, g, b}}) => [r, g, b].map((one) => one / 255)
    .map((one) => (one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [.2126, .7152, .0722][at], 0);
  const between = (one, other) => {{
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + .05) / (low + .05);
  }};
  const ground = (node) => {{
    for (let at = node; at; at = at.parentElement ?? at.getRootNode().host) {{
      const color = parsed(getComputedStyle(at).backgroundColor);
      if (color.a > .5) return color;
    }}
    return parsed(matchMedia('(prefers-color-scheme: dark)').matches ? '0 0 0' : '255 255 255');
  }};
  const own = (node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  const hidden = (node) =>
    node.closest('svg, .visually-hidden') || getComputedStyle(node).clipPath !== 'none';
  const texts = all('.view-root *').filter((node) => own(node) && !hidden(node)
    && between(parsed(getComputedStyle(node).color), ground(node)) < 4.5);
  const drawn = (svg) => [...svg.querySelectorAll('*')].some((node) => {{
    const {{fill, stroke}} = getComputedStyle(node);
    return [fill, stroke].some((one) => one !== 'none' && between(parsed(one), ground(svg)) >= 3);
  }});
  const icons = all('.view-root svg').filter((svg) => svg.querySelector('*') && !drawn(svg));
  return [...texts, ...icons].map(called);
}}"""
"""Texts and pictures that can hardly be seen on their ground."""


@pytest.fixture
def contrast(whole_browser: Browser) -> Iterator[Page]:
    """A page in a contrast theme."""
    context = whole_browser.new_context(
        forced_colors="active", viewport={"width": 1440, "height": 900}
    )
    yield context.new_page()
    context.close()


def chosen(page: Page, wanted: set[str]) -> set[str]:
    """Return what is chosen on a page, all that is wanted; it has another border than the rest."""
    # A page fills after its heading has come, and borders may change slowly.
    with suppress(AssertionError):
        until(page, ALL_CHOSEN, [*wanted])
    differing = page.evaluate(CHOSEN)
    assert [name for name, differs in differing if not differs] == []
    names = {name for name, _ in differing}
    assert wanted <= names
    return names


@pytest.mark.parametrize("step", sampled((len(PAGES), 1), 2))
def test_chosen_items_have_another_border_in_a_contrast_theme(served, contrast, step):
    contrast.goto(served.url)
    first_game(contrast)
    visible(contrast)
    contrast.locator(".source").first.click()
    expect(contrast.locator(".source.on")).to_be_visible()
    contrast.locator(".actions .act:visible").first.click()
    expect(contrast.locator(".act.on")).to_be_visible()
    assert any(name.startswith("act ") for name in chosen(contrast, {"source on"}))
    contrast.goto(f"{served.url}?replay={game_id(contrast)}")
    expect(contrast.locator(".replay")).to_be_visible()
    chosen(contrast, {"tab on"})
    for search, wanted in [*PAGES.items()][::step]:
        contrast.goto(served.url + search)
        expect(contrast.locator("h1").first).to_be_visible()
        chosen(contrast, wanted)
    contrast.goto(f"{served.url}?rules")
    contrast.locator(".b-index a").first.click()
    contrast.locator(".b-index summary").click()
    expect(contrast.locator(".b-index [aria-current]").first).to_be_visible()
    assert chosen(contrast, set())
    contrast.goto(f"{served.url}?exercise=companions.creature&seed=1")
    option = contrast.locator("[data-option]").first
    option.click()
    expect(option).to_be_checked()
    chosen(contrast, {"l-option on"})


@pytest.mark.long
def test_gauges_and_focus_are_seen_in_a_contrast_theme(served, contrast):
    contrast.goto(f"{served.url}?explore=")
    expect(contrast.locator(".x-scale").first).to_be_visible()
    for track in contrast.locator(".x-scale").all():
        expect(track).to_have_css("border-top-style", "solid")
    contrast.keyboard.press("Tab")
    for _ in range(3):
        contrast.keyboard.press("Tab")
        outline = contrast.evaluate(FOCUS)
        assert outline == ["3px", "solid"]


def visible(page: Page) -> None:
    """Check that every text and picture of a page is seen on its ground."""
    # Icons are drawn anew once the page has said which theme the system has.
    with suppress(AssertionError):
        until(page, f"() => !({FAINT})().length")
    assert page.evaluate(FAINT) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", MAIN)
def test_nothing_is_invisible_in_a_contrast_theme(whole_browser, served, name, theme):
    context = whole_browser.new_context(forced_colors="active", color_scheme=theme)
    page = context.new_page()
    open_page(page, served, name)
    visible(page)
    context.close()


FOCUS = """() => {
    let node = document.activeElement;
    while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    const {outlineWidth, outlineStyle} = getComputedStyle(node);
    return [outlineWidth, outlineStyle];
}"""
