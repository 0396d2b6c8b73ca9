"""A game of another package in a real browser: Harvest, which is unlike The Oracle of Delphi.

It has secret orders and hands, flat-topped hexagons, up to eight players and no board to explore.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from tests.browser.seats import Person, game_id
from tests.browser.waiting import expect
from tests.installing import HARVEST, installed_here
from tests.serving import Served, running

pytestmark = pytest.mark.browser
GAMES = {"harvest": HARVEST}


@pytest.fixture(scope="module")
def harvest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The app with Harvest installed, for its process and for this one."""
    with (
        installed_here(tmp_path_factory.mktemp("packages"), GAMES),
        running(tmp_path_factory.mktemp("harvest"), "app/", games=GAMES) as served,
    ):
        yield served


class Farmer(Person):
    """Somebody who does at the table what the bot of the game would do."""

    def wish(self, game: Game[Any, Any]) -> str:
        seat = game.to_move
        assert seat is not None
        bot = make_bot("farmer", 1, game.rules)
        return game.write(bot.decide(game.view(seat), game.legal_actions()))

    def choose_source(self, text: str) -> None:
        self.page.locator(f'[data-group="cart:{text.split(maxsplit=1)[0]}"]').click()


def test_it_is_begun_at_home_and_played_shared_and_looked_back_on(visit, harvest, tmp_path):
    page = visit(harvest.url)
    page.get_by_role("link", name="Harvest").click()
    expect(page).to_have_url(re.compile(r"\?of=harvest$"))
    expect(page.get_by_role("heading", name="Harvest")).to_be_visible()
    expect(page.get_by_role("link", name="Board explorer")).to_have_count(0)
    page.get_by_role("button", name="First game").click()
    person = Farmer(page, harvest.data)
    expect(page.locator(".now .source").first).to_be_visible()
    assert person.act()
    page.locator('[data-do="skip"]').evaluate_all("found => found[0]?.click()")
    expect(page.get_by_text("Round 2 of 5").first).to_be_visible()
    expect(page.locator(".face").filter(has_text="What happened")).to_contain_text("sends cart")
    page.reload()
    expect(page.get_by_text("Round 2 of 5").first).to_be_visible()
    while person.act():
        pass
    expect(page.locator("[data-result]")).to_contain_text("sacks")
    ended = person.game()
    assert ended.result is not None

    page.get_by_role("button", name="Share").click()
    address = page.locator(".share-link").input_value()
    assert "?code=1.harvest." in address
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "harvest.json"
    download.value.save_as(file)
    other = visit(address)
    expect(other).to_have_url(re.compile(r"\?game="))
    assert Farmer(other, harvest.data).game().position == ended.position
    name = game_id(other)
    other.goto(f"{harvest.url}?games")
    other.set_input_files("input[type=file]", file)
    expect(other).to_have_url(re.compile(r"\?game="))

    other.goto(f"{harvest.url}?replay={name}")
    expect(other).to_have_url(re.compile(rf"&at={len(ended.history)}$"))
    other.get_by_role("button", name="Start").click()
    expect(other).to_have_url(re.compile(r"&at=0$"))
    other.keyboard.press("ArrowRight")
    expect(other).to_have_url(re.compile(r"&at=1$"))
