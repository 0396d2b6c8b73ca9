"""Two people at two screens of one game, in a real browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from tests.browser.seats import Person, choice
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser


class Sitting(Person):
    """Somebody at a screen of a game whose id only the host's address tells."""

    def __init__(self, page: Page, data: Path, name: str) -> None:
        super().__init__(page, data)
        self.name = name

    def game(self):
        return self.store.load(self.name)[0]


def near_the_end_of_a_turn() -> Game:
    """Return a game in which Ann is about to end her turn, and Bob is the next."""
    game: Game = (
        package_of("delphi").presentation().setup.new_game(("Ann", "Bob", "bot:greedy"), 5, {})
    )
    while (text := choice(game)) != "end":
        game.play(text)
    return game


def test_two_people_play_at_two_screens(visit, served):
    name = Store(served.data).add(near_the_end_of_a_turn())
    host = visit(f"{served.url}?game={name}")
    host.get_by_role("button", name="Play together").click()
    host.get_by_role("button", name="Invite someone to this seat: Bob").click()
    link = host.get_by_label("Link to the seat of Bob").input_value()
    assert link.startswith(f"{served.url}?join=")
    host.get_by_role("button", name="Close").click()
    guest = visit(link, width=820, height=1180)
    expect(guest.locator("canvas")).to_be_visible()
    field = guest.get_by_label("Your name")
    for width, height in ((1280, 800), (390, 844), (820, 1180)):
        guest.set_viewport_size({"width": width, "height": height})
        until(guest, f"innerWidth === {width}")
        zoom = guest.get_by_role("button", name="Larger (key +)")
        corner, panel = (element.bounding_box() for element in (zoom, guest.locator(".dialog")))
        # Beside the board or below it, at whose corner are the buttons that enlarge it.
        assert (
            panel["x"] > corner["x"] + corner["width"]
            or panel["y"] >= corner["y"] + corner["height"]
        )
    field.fill("Zoe <b>")
    guest.get_by_role("button", name="Save name").click()
    expect(host.locator(".players")).to_contain_text("Zoe <b>")
    expect(guest.locator(".now")).to_contain_text("Waiting for Ann")
    expect(guest.get_by_role("button", name="Share")).to_have_count(0)

    people = [Sitting(page, served.data, name) for page in (host, guest)]
    acted: list[int | None] = []
    while not (acted and acted[-1] == 1 == people[0].game().to_move):
        seat = people[0].game().to_move
        acted.append(seat)
        acts, sees = people if seat == 0 else people[::-1]
        count = len(people[0].game().history)
        if seat == 2:
            # The bot may be through before the mouse is there.
            host.locator('[data-do="skip"]').evaluate_all("found => found[0]?.click()")
        else:
            acts.do(acts.wish(acts.game()))
        expect(sees.page.locator(f'.now[data-at="{count}"]')).to_have_count(0)
        expect(acts.page.locator(f'.now[data-at="{count}"]')).to_have_count(0)
    expect(guest.locator(".now .actions")).to_be_visible()
    expect(host.locator(".now")).to_contain_text("Waiting for Zoe <b>")

    guest.reload()
    expect(guest.locator(".now .actions")).to_be_visible()
    assert guest.url == link
    # Reloading the page keeps a player present; closing it doesn't, until the link is opened again.
    expect(host.locator(".players .away")).to_have_count(0)
    guest.close()
    expect(host.locator(".players .away")).to_be_visible()
    guest = visit(link)
    expect(guest.locator(".now .actions")).to_be_visible()
    expect(host.locator(".players .away")).to_have_count(0)
    other = visit(f"{served.url}?game={name}")
    expect(other.get_by_role("alert")).to_contain_text("may belong to another browser")
    host.goto(f"{served.url}?games")
    host.get_by_role("button", name="Delete", exact=True).click()
    expect(guest.get_by_role("alert")).to_contain_text("has deleted this game")
