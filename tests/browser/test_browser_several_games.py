"""Two installed games in one app: each is chosen, begun, taught and read about."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.app_server import Served, running
from tests.installed_games import TOY

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The app with a second game, which another package has installed."""
    with running(tmp_path_factory.mktemp("two-games"), games={"toy": TOY}) as served:
        yield served


def test_a_second_game_is_chosen_begun_taught_and_read_about(two_games, visit):
    page = visit(two_games.url)
    choice = page.get_by_role("navigation", name="Games")
    current = choice.locator('[aria-current="page"]')
    # The first page of a new server.
    expect(current).to_have_text("The Oracle of Delphi", timeout=30_000)
    choice.get_by_role("link", name="The toy game").click()
    expect(current).to_have_text("The toy game")
    expect(page).to_have_url(f"{two_games.url}?of=toy")
    expect(page).to_have_title("The toy game")
    expect(page.get_by_text("Position editor")).to_have_count(0)

    page.get_by_role("button", name="first game").click()
    expect(page.locator(".acts > li").first).to_be_visible()
    assert "of=" not in page.url
    with page.expect_popup() as popup:
        page.get_by_role("link", name="Rules").click()
    expect(popup.value).to_have_url(f"{two_games.url}?rules&of=toy")
    expect(popup.value.locator('main a[href="?rule=toy.roll&of=toy"]')).to_be_visible()
    popup.value.close()

    page.get_by_role("button", name="Home").click()
    expect(page).to_have_url(f"{two_games.url}?of=toy")
    expect(page.locator(".saved li")).to_contain_text(["The toy game"])
    page.get_by_role("link", name="Lessons").first.click()
    expect(page).to_have_url(f"{two_games.url}?learn&of=toy")
    page.get_by_role("link", name="The race: Start").click()
    # The game that was left is still one link away.
    expect(page).to_have_url(re.compile(r"\?lesson=race&back=[\w-]+&of=toy$"))
    expect(page.locator(".lesson")).to_contain_text("Two ships race.")
    page.go_back()
    expect(page).to_have_url(f"{two_games.url}?learn&of=toy")
    page.get_by_role("link", name="Home").click()
    choice.get_by_role("link", name="The Oracle of Delphi").click()
    expect(page).to_have_url(two_games.url)
    page.get_by_role("button", name="first game").click()
    expect(page.get_by_text("It's your turn").first).to_be_visible()


def test_the_language_keeps_the_game(two_games, visit):
    page = visit(f"{two_games.url}?of=toy")
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("navigation", name="Gry")).to_be_visible()
    expect(page.locator('[aria-current="page"]')).to_have_text("The toy game")
    expect(page).to_have_url(f"{two_games.url}?of=toy")


def test_an_unknown_game_is_reported(two_games, visit):
    page = visit(f"{two_games.url}?learn&of=chess")
    expect(page.get_by_role("alert")).to_contain_text("There is no game called “chess” here.")
    expect(page.get_by_role("navigation", name="Games")).to_be_visible()
