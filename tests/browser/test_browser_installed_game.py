"""A game of another package in a real browser: Harvest, which is unlike The Oracle of Delphi.

It has secret orders and hands, flat-topped hexagons, up to eight players and no board to explore.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from tests.app_server import COLD, Served, running
from tests.browser.focus import reach
from tests.browser.seats import Person, game_id, on_canvas
from tests.browser.test_browser_axe import AXE, check
from tests.browser.waiting import expect
from tests.installed_games import HARVEST, installed_here

# tests/web/test_installed_game.py plays a game of it without a browser.
pytestmark = [pytest.mark.browser, pytest.mark.long]
GAMES = {"harvest": HARVEST}


@pytest.fixture(scope="module")
def harvest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The app with Harvest installed, for its process and for this one."""
    with (
        installed_here(tmp_path_factory.mktemp("packages"), GAMES),
        running(tmp_path_factory.mktemp("harvest"), "app/", games=GAMES, first=COLD) as served,
    ):
        yield served


class Farmer(Person):
    """Somebody who does at the table what the bot of the game would do."""

    def wish(self, game: Game) -> str:
        seat = game.to_move
        assert seat is not None
        bot = make_bot("farmer", 1, game.rules)
        return game.write(bot.decide(game.view(seat), game.legal_actions()))

    def choose_source(self, text: str) -> None:
        self.page.locator(f'[data-group="cart:{text.split(maxsplit=1)[0]}"]').click()


def carts(page: Page, number: int) -> list[str]:
    """The labels of carts on the board with that number on the page."""
    row = page.locator(".h-carts").nth(number)
    return row.locator("svg text").all_text_contents()


def test_it_is_begun_at_home_and_played_shared_and_looked_back_on(visit, harvest, tmp_path):
    page = visit(harvest.url)
    page.get_by_role("link", name="Harvest").click()
    expect(page).to_have_url(re.compile(r"\?of=harvest$"))
    expect(page.get_by_role("link", name="Harvest")).to_have_attribute("aria-current", "page")
    expect(page.get_by_role("link", name="Explore")).to_have_count(0)
    page.get_by_role("button", name="first game").click()
    person = Farmer(page, harvest.data)
    expect(page.locator(".now .source").first).to_be_visible()
    assert person.take_action()
    page.locator('[data-do="skip"]').evaluate_all("found => found[0]?.click()")
    expect(page.get_by_text("Round 2 of 5").first).to_be_visible()
    events = page.locator(".view-root.past")
    expect(events).to_contain_text("What happened")
    expect(events).to_contain_text("sends cart")
    page.reload()
    expect(page.get_by_text("Round 2 of 5").first).to_be_visible()
    while person.take_action():
        pass
    expect(page.locator("[data-result]")).to_contain_text("sacks")
    ended = person.game()
    assert ended.result is not None

    page.locator(".bar").get_by_role("button", name="Share").click()
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
    other.locator(".replay").get_by_role("button", name="More").click()
    other.get_by_role("button", name="Start", exact=True).click()
    expect(other).to_have_url(re.compile(r"&at=0$"))
    other.keyboard.press("ArrowRight")
    expect(other).to_have_url(re.compile(r"&at=1$"))


def test_three_people_at_three_screens_see_their_own_carts_only(visit, harvest):
    game = package_of("harvest").new_game(3, seed=3, seats=["Ann", "Bob", "Cy"])
    hands = [list(map(str, hand)) for hand in game.position.hands]
    host = visit(f"{harvest.url}?code={game.share()}")
    host.get_by_role("button", name="Play together").click()
    pages = [host]
    for name in ("Bob", "Cy"):
        host.get_by_role("button", name=f"Invite someone to this seat: {name}").click()
        link = host.get_by_label(f"Link to the seat of {name}").input_value()
        pages.append(visit(link, width=1024, height=768))
    host.get_by_role("button", name="Close").click()
    for seat, page in enumerate(pages):
        for board in page.locator(".players summary, .strip > summary").all():
            board.click()
        expect(page.locator(".h-carts")).to_have_count(3)
        rows = [carts(page, number) for number in range(3)]
        assert sorted(rows) == sorted([hands[seat], ["?"] * 6, ["?"] * 6])

    for seat, page in enumerate(pages):
        cart = hands[seat][seat]
        expect(page.locator(f'[data-group="cart:{cart}"]')).to_be_visible()
        Farmer(page, harvest.data).do(f"{cart} chapel")
        for other in pages[seat + 1 :]:
            expect(other.locator(".players")).to_contain_text("order given")
            expect(other.locator(".view-root").first).not_to_contain_text(
                f"cart {cart} to the chapel"
            )
    for page in pages:
        for seat, color in enumerate(("Red", "Blue", "Green")):
            message = page.get_by_text(f"{color} sends cart {hands[seat][seat]} to the chapel.")
            expect(message.first).to_be_visible()


def test_its_lesson_and_its_rulebook_are_opened(visit, harvest):
    page = visit(f"{harvest.url}?learn&of=harvest")
    page.locator("[data-lesson]").get_by_text("Start", exact=True).click()
    page.get_by_role("button", name="Continue").click()
    page.locator('[data-group="cart:7"]').click()
    scene = package_of("harvest").new_game(1, seed=1).scene()
    on_canvas(page, scene, 0)
    page.locator("[data-go]").click()
    expect(page.get_by_text("Red's cart 7 loads 6 sacks at the mill.").first).to_be_visible()
    page.goto(f"{harvest.url}?rule=harvest.load&of=harvest")
    expect(page.get_by_role("heading", name="Light carts load first")).to_be_visible()
    page.get_by_role("link", name="Equal carts block each other").first.click()
    expect(page).to_have_url(re.compile(r"rule=harvest\.jam"))


def test_it_is_found_played_learned_and_read_about_without_a_mouse(visit, harvest):
    page = visit(f"{harvest.url}?language=pl", 1280, 900)
    page.emulate_media(color_scheme="dark")
    expect(page.locator('.view-root[data-theme="dark"]')).to_have_count(1)
    reach(page, "Żniwa")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"\?of=harvest$"))
    expect(page.get_by_role("link", name="Żniwa")).to_have_attribute("aria-current", "page")
    reach(page, "Pierwsza partia")
    page.keyboard.press("Enter")
    for number in (1, 2):
        expect(page.get_by_text(f"Runda {number} z 5").first).to_be_visible()
        # A cart may not be sent anywhere at the moment: the first place of the list can be reached.
        expect(page.locator(".now .act").first).to_be_visible()
        reach(page, page.locator(".now .act").first.inner_text())
        page.keyboard.press("Enter")
        expect(page.locator(".explain .primary")).to_be_visible()
        reach(page, "Zatwierdź")
        page.keyboard.press("Enter")
    expect(page.get_by_text("Runda 3 z 5").first).to_be_visible()
    reach(page, "Nauka")
    page.keyboard.press("Enter")
    reach(page, "Który wóz i dokąd?: Zacznij")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"\?lesson=carts&back=[\w-]+&of=harvest$"))
    reach(page, "Dalej")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("stop=2"))
    reach(page, "Nauka")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"\?learn&of=harvest$"))
    reach(page, "Zasady")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"\?rules&of=harvest$"))
    chapter = page.get_by_role("main").locator("summary").first.inner_text()
    reach(page, chapter)
    page.keyboard.press("Enter")
    reach(page, "Cel gry")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"\?rule=harvest.goal&of=harvest$"))


def test_axe_finds_nothing_on_its_pages(visit, harvest):
    page = visit(f"{harvest.url}?of=harvest")
    faults = []
    for search, wanted in (
        ("?of=harvest", ".choice-of-games"),
        ("?lesson=carts&of=harvest", ".lesson"),
        ("?rule=harvest.goal&of=harvest", ".b-page"),
        ("?learn=nothing&of=harvest", ".notice"),
    ):
        page.goto(f"{harvest.url}{search}")
        expect(page.locator(wanted).first).to_be_visible()
        page.evaluate(AXE)
        faults += check(page, search, colors=False)
    page.goto(f"{harvest.url}?of=harvest")
    page.locator('[data-do="first"]').first.click()
    expect(page.locator(".now .act").first).to_be_visible()
    page.evaluate(AXE)
    faults += check(page, "table")
    assert faults == []
