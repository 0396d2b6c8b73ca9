"""Two people at one screen in a real browser: it is passed on before it shows secrets."""

import re

import pytest

from oracle_nb.delphi import new_game
from oracle_nb.web.saved_games.store import Store
from tests.browser.seats import Person
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser


@pytest.fixture
def looked():
    """A game in which Ann has looked at two tiles and can end her turn."""
    game = new_game(players=2, seed=3, seats=["Ann", "Ben"])
    looks = next(
        action for action in game.legal_actions() if game.write(action).startswith("look die")
    )
    game.play(looks)
    while game.position.pending or not game.position.players[0].seen:
        game.play(game.legal_actions()[0])
    assert game.to_move == 0 and game.check("end").allowed
    return game


def test_the_screen_is_passed_on_by_keyboard_and_shows_secrets_to_their_owner_only(
    visit, served, looked
):
    page = visit(f"{served.url}?game={Store(served.data).add(looked)}")
    log, live = page.get_by_role("log"), page.locator("[aria-live]")
    secret = re.compile("can see this")
    actions = page.locator("[data-action]")

    def take(name):
        card = page.get_by_role("heading", name=re.compile(f"Pass the screen to {name}"))
        expect(card).to_be_visible()
        expect(log).not_to_contain_text(secret)
        expect(actions).to_have_count(0)
        return page.get_by_role("button", name=f"I'm {name}")

    take("Ann").focus()
    page.keyboard.press("Enter")
    expect(log).to_contain_text(secret)
    expect(actions).not_to_have_count(0)
    Person(page, served.data).do("end")
    # Keyboard focus stays at the next step.
    expect(take("Ben")).to_be_focused()
    said = re.compile(r"Pass the screen to \W*Ben")
    expect(live.filter(has_text=said)).not_to_have_count(0)
    page.reload()
    take("Ben").click()
    expect(actions).not_to_have_count(0)
    expect(log).not_to_contain_text(secret)
