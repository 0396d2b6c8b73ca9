"""The explorer in a real browser: pictures that follow, the way, a tile laid, keys, files."""

import pytest
from playwright.sync_api import Page

from oracle_nb.web.explorer.page import ExplorerPage, explore
from oracle_nb.web.explorer.state import ExplorerState, explored
from tests.browser.main_pages import MOST_CHOICES, choices
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser


def click(page: Page, explorer: ExplorerPage, space: int) -> None:
    """Click a space on the page, and select it in the cell too."""
    scene = explorer.board.scene
    canvas = page.locator("canvas").first
    box = canvas.bounding_box()
    assert box is not None
    group, scale = scene.group(space), box["width"] / scene.width
    canvas.click(position={"x": group.x * scale, "y": group.y * scale})
    explorer.handle("space", str(space))


def sentence(state: ExplorerState) -> str:
    """The first number of the summary in words."""
    first = state.field.summary[0]
    return state.sentence(first, state.sight.headline(first))


@pytest.fixture
def explorer():
    """A cell with the same board, which is used as the page is."""
    cell = explore("free.7")
    yield cell
    cell.close()


def test_from_the_home_page_to_a_board_and_to_the_next(visit, served):
    page = visit(served.url)
    explore = page.locator(".pages-nav").get_by_role("link", name="Explore")
    explore.click()
    first, next_ = explored("compact.1"), explored("compact.2")
    lead = page.locator(".x-lead")
    expect(lead).to_contain_text(sentence(first))
    assert len(choices(page)) <= MOST_CHOICES
    page.locator(".x-layout summary").click()
    page.get_by_role("button", name="Next board").click()
    expect(lead).to_contain_text(sentence(next_))
    expect(page).to_have_url(f"{served.url}?explore=compact.2")
    # The board is drawn, and so are the plots.
    expect(page.locator("canvas").first).to_be_visible()
    expect(page.locator(".bk-Figure:visible")).to_have_count(4)
    expect(explore).to_have_attribute("aria-current", "page")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("link", name="Home")).to_have_attribute("aria-current", "page")


@pytest.mark.long
def test_a_shallow_in_a_narrow_passage_changes_the_text(visit, served, explorer):
    page = visit(f"{served.url}?explore=free.7")
    expect(page.locator(".x-lead")).to_contain_text(sentence(explorer.state))
    page.get_by_text("Change the board").click()
    page.get_by_role("button", name="adds or removes shallows").click()
    explorer.handle("hand", "toggle")
    expect(page.get_by_text("Choose water to turn it into shallows")).to_be_visible()
    worst = max(explorer.state.sight.cuts, key=lambda space: explorer.state.sight.cuts[space])
    before = sentence(explorer.state)
    click(page, explorer, worst)
    assert sentence(explorer.state) != before
    expect(page.locator(".x-lead")).to_contain_text(sentence(explorer.state))
    expect(page.locator(".x-faults")).to_contain_text("shallows that the tiles")
    expect(page.locator(".x-rows")).to_contain_text("the board isn't connected")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".x-lead")).to_contain_text(before)
    expect(page.locator(".x-faults")).to_have_count(0)


@pytest.mark.long
def test_the_way_with_these_dice_in_polish(visit, served, explorer):
    page = visit(f"{served.url}?explore=free.7")
    page.get_by_role("button", name="Polski").click()
    explorer.handle("language", "pl")
    expect(page.get_by_text("Wybierz początek drogi, a potem jej cel.")).to_be_visible()
    board = explorer.state.sight.study.board
    click(page, explorer, board.zeus)
    expect(page.get_by_text("Teraz wybierz cel.")).to_be_visible()
    click(page, explorer, board.cities[2])
    assert explorer.state.journey is not None
    way = page.locator(".x-way")
    expect(way).to_contain_text(explorer.state.journey.title)
    expect(way.locator(".x-legs li")).to_have_count(len(explorer.state.journey.legs))
    way.get_by_role("button", name="Zabierz kość: różow").click()
    explorer.handle("remove", "0")
    expect(way).to_contain_text(explorer.state.journey.title)


def test_a_tile_is_laid_elsewhere_by_keyboard_and_mouse(visit, served, explorer):
    page = visit(f"{served.url}?explore=free.7")
    page.get_by_text("Change the board").click()
    hand = page.get_by_role("button", name="moves a tile")
    hand.focus()
    page.keyboard.press("Enter")
    explorer.handle("hand", "tile")
    expect(page.get_by_text("Choose a tile, then one of the purple dots.")).to_be_visible()
    click(page, explorer, 80)
    expect(page.get_by_text("In hand:")).to_be_visible()
    page.get_by_role("button", name="Flip", exact=True).click()
    explorer.handle("flip")
    piece = explorer.state.piece
    assert piece is not None
    click(page, explorer, piece.spots[2])
    expect(page.get_by_text("In hand:")).to_have_count(0)
    expect(page.locator(".x-lead")).to_contain_text(sentence(explorer.state))
    expect(page).to_have_url(f"{served.url}?explore={explorer.state.code}")


@pytest.mark.long
def test_measures_are_shown_with_their_numbers_and_kept_as_a_picture(
    visit, served, explorer, tmp_path
):
    page = visit(f"{served.url}?explore=free.7")
    name = "sailing.betweenness_centrality"
    page.get_by_label("Show").select_option(name)
    card = page.locator(".x-card")
    expect(card).to_contain_text(explorer.state.reading(name))
    card.get_by_text("Graph: Sailing").click()
    expect(card).to_contain_text("networkx.betweenness_centrality")
    card.get_by_text("All values").click()
    expect(card.locator("tbody tr")).to_have_count(len(explorer.state.sight.ways))
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture as SVG").click()
    path = tmp_path / "board.svg"
    download.value.save_as(path)
    assert download.value.suggested_filename == f"free-7-{name}.svg"
    assert "heat" not in path.read_text("utf-8")
    assert explorer.state.term(name) in path.read_text("utf-8")
