"""Every page in both themes, checked by axe-core."""

from pathlib import Path

import axe_playwright_python
import pytest

from oracle_nb.app.games.store import Store
from oracle_nb.app.panels import panels_of_game
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
RUN = """async ([colors, part]) => {
  const rules = {'label-content-name-mismatch': {enabled: true}};
  const values = ['color-contrast', 'link-in-text-block'];
  const only = colors ? {runOnly: {type: 'rule', values}} : {rules};
  const found = await axe.run(part ?? document, {resultTypes: ['violations'], ...only});
  const told = (id, {html, failureSummary}) => `${id}: ${html.slice(0, 200)} ${failureSummary}`;
  return found.violations.flatMap(({id, nodes}) => nodes.map((one) => told(id, one)));
}"""
PAGES = {
    "": ".doors",
    "?games": "main",
    "?learn": ".l-lessons",
    "?lesson=sailing&seed=5": ".lesson",
    "?checkup": ".lesson",
    "?review": "main",
    "?teach": ".teach",
    "?explore=": ".x-tools select",
    "?position=": "canvas",
    "?layout=": "canvas",
    "?rules": ".b-page",
    "?rule=move.range": ".b-page",
    "?sheet=free.7": "header",
    "?game=none": "main .notice",
}
"""Addresses, and an element that is there once the page is."""


def check(page, where, part=None):
    """Check the page, or a part of it, by axe-core; and its colors in the other theme as well."""
    faults = []
    for colors in (False, True):
        theme = page.evaluate("document.documentElement.dataset.theme")
        within = part and page.locator(part).element_handle()
        found = page.evaluate(RUN, [colors, within])
        faults += [f"{where} ({theme}): {one}" for one in found]
        switch = page.locator('[data-do="theme"]')
        if not colors and switch.count():
            switch.click()
            other = "light" if theme == "dark" else "dark"
            expect(page.locator(f'html[data-theme="{other}"]')).to_have_count(1)
            expect(page.locator(f'.face[data-theme="{theme}"]')).to_have_count(0)
    return faults


def visit_page(page, address, wanted):
    page.goto(address)
    expect(page.locator(wanted).first).to_be_visible()
    page.evaluate(AXE)


def test_axe_finds_nothing_on_any_page(visit, served):
    page = visit(served.url)
    faults = []
    for search, wanted in PAGES.items():
        visit_page(page, served.url + search, wanted)
        faults += check(page, search)
    assert faults == []


def test_axe_finds_nothing_at_a_table(visit, served):
    panels, store = panels_of_game("delphi"), Store(served.data)
    own = panels.new_game(("Ann", "bot:greedy"), 5, {})
    while not any(own.write(one).startswith("move") for one in own.legal_actions()):
        own.play(own.legal_actions()[0])
    page = visit(f"{served.url}?game={store.add(own)}")
    expect(page.locator(".sources")).to_be_visible()
    page.evaluate(AXE)
    faults = check(page, "own turn")
    for dialog in ("share", "together", "analysis"):
        page.locator(f'[data-do="{dialog}"]').first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        faults += check(page, dialog, "[role=dialog]")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator('.actions [data-action^="move "]').first.click()
    page.locator(".explain summary").click()
    faults += check(page, "chosen", ".now")

    bots = panels.new_game(("bot:greedy", "bot:greedy"), 5, {})
    visit_page(page, f"{served.url}?game={store.add(bots)}", ".bots")
    page.get_by_role("button", name="Pause").click()
    faults += check(page, "bot's turn", ".now")

    while bots.to_move is not None:
        bots.play(bots.legal_actions()[-1])
    name = store.add(bots)
    visit_page(page, f"{served.url}?game={name}", ".end")
    faults += check(page, "finished", ".now")
    visit_page(page, f"{served.url}?replay={name}", ".replay")
    faults += check(page, "replay")
    assert faults == []
