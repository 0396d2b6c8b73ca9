"""The board explorer of Mythology in a real browser: the map colored by Areas, and a route."""

import pytest
from playwright.sync_api import Page

from oracle_nb.web.explorer.page import ExplorerPage
from oracle_nb.web.explorer.state import explored
from tests.browser.test_browser_explorer import click
from tests.browser.waiting import expect
from tests.samples import sampled

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", sampled(("en", "pl"), 2))
def test_a_measure_colors_the_map_and_two_hexes_make_a_route(visit, served, language):
    explorer = ExplorerPage(explored("players-4.7", "mythology", language))
    page: Page = visit(f"{served.url}?explore=players-4.7&of=mythology&language={language}")
    more = page.locator(".x-pictures select")
    expect(more).to_be_visible()
    more.select_option("areas.degree")
    explorer.handle("look", "areas.degree")
    expect(page.locator(".x-card h2")).to_have_text(explorer.state.term("areas.degree"))
    for space in (100, 104):
        click(page, explorer, space)
    assert explorer.state.journey is not None
    expect(page.locator(".x-way")).to_contain_text(explorer.state.journey.title)
    expect(page.locator(".x-hands")).to_have_count(0)
