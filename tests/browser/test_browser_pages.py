"""Pages of the app in a real browser: addresses, reload, two sessions, a lost server."""

import re
from unittest.mock import Mock, patch

import pytest
from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TimedOut

from tests.browser.main_pages import choices
from tests.browser.seats import (
    HOLD,
    Person,
    address_of_new_game,
    first_game,
    open_table,
    unfold_form,
)
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser
AGAIN = re.compile(r"/app/\?")
"""The page of a game that is asked for."""


def test_the_home_page_shows_all_choices_in_one_screen_and_its_menu_leads_on(visit, served):
    page = visit(served.url)
    for played in (False, True):
        if played:
            first_game(page)
            page.goto(served.url)
        last = page.locator(".tiles li").last
        expect(last).to_be_visible()
        for width, height in ((1280, 720), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            until(page, f"innerWidth === {width}")
            for place in (
                page.locator(".big"),
                page.locator(".levels"),
                page.locator(".friends"),
                last,
            ):
                box = place.bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= height, (played, width)
            assert page.evaluate("document.documentElement.scrollWidth") == width
    button = page.get_by_role("button", name="Continue")
    expect(button).to_be_visible()
    # The menu of a phone leads to all pages and back.
    expect(page.locator(".pages-nav")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.locator(".pages-nav").get_by_text("Rules", exact=True).click()
    expect(page.locator(".b-chapters img").first).to_be_visible()
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    current = page.locator(".pages-nav [aria-current]")
    expect(current).to_have_text("Rules")
    page.keyboard.press("Escape")
    expect(current).to_be_hidden()
    expect(menu).to_be_focused()


def test_a_reload_brings_back_the_game_and_the_theme(visit, served):
    page = open_table(visit, served, ("Ann", "bot:greedy"), 5)
    person = Person(page, served.data)
    for _ in range(4):
        person.take_action()
    # While bots act, the game goes on by itself.
    while page.locator(".now .bots").count():
        assert person.take_action()
    page.get_by_role("button", name="Dark").click()
    expect(page.get_by_role("button", name="Light")).to_be_visible()
    at = page.locator(".now").get_attribute("data-at")
    # The game is the main part of its page.
    expect(page.get_by_role("main").locator(".now")).to_be_visible()
    address = page.url
    page.reload()
    expect(page.locator("canvas")).to_be_visible()
    expect(page).to_have_url(address)
    expect(page.get_by_role("button", name="Light")).to_be_visible()
    expect(page.locator(".now")).to_have_attribute("data-at", at or "")
    assert person.take_action()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Continue").first).to_be_visible()
    expect(page).to_have_url(served.url)
    page.go_back()
    expect(page).to_have_url(address)
    expect(page.locator("canvas")).to_be_visible()
    page.go_forward()
    expect(page.locator(".tiles")).to_be_visible()
    expect(page).to_have_url(served.url)


def test_a_theme_chosen_on_a_page_that_is_left_is_that_of_the_next(visit, served):
    page = visit("about:blank")
    page.add_init_script(HOLD)
    page.goto(f"{served.url}?games")
    expect(page.locator("[data-do=theme]")).to_be_visible()
    page.evaluate("window.held = []")
    page.get_by_role("link", name="Learn", exact=True).first.click()
    page.locator("[data-do=theme]").click()
    page.locator("[data-do=language]").first.evaluate("(button) => button.click()")
    page.evaluate("release()")
    expect(page.locator(".l-lessons").first).to_be_visible()
    expect(page.locator("html[data-theme=dark][lang=pl]")).to_be_attached()


def test_the_next_visitor_finds_nothing_of_the_last(browsers, served):
    kept = """() => {
      const {cookie} = document, stored = {...localStorage};
      document.cookie = 'name=Ann';
      localStorage.setItem('name', 'Ann');
      return [cookie, stored];
    }"""
    used = []
    for _ in range(2):
        used.append(browsers.take())
        page = used[-1].new_page()
        page.route("**", lambda route: route.fulfill(body=""))
        page.goto(f"{served.url}empty")
        assert page.evaluate(kept) == ["", {}]
        # The empty page keeps the process with the compiled scripts.
        assert len(used[-1].pages) == 2
        browsers.give_back(used[-1])
    assert used[0] is used[1]


def test_a_page_is_drawn_once_in_the_theme_of_the_system(browser, served):
    context = browser.new_context(color_scheme="dark")
    page, sent = context.new_page(), []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    page.goto(f"{served.url}?explore=")
    expect(page.get_by_role("application")).to_be_visible()
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    expect(page.locator(".view-root.side[data-theme=dark]").first).to_be_visible()
    assert not [text for text in sent if "theme-seen" in text]
    context.close()


def test_a_lost_server_is_reported_and_the_page_reconnects(browser, served):
    # Without the fixture that fails at errors: the browser writes each answer that doesn't come.
    page = browser.new_page()
    sockets = []

    def connect(route):
        sockets.append(route)
        route.connect_to_server()

    page.route_web_socket("**/ws**", connect)
    page.goto(address_of_new_game(served, ("Ann", "bot:greedy"), 5))
    expect(page.locator(".now")).to_be_visible()
    page.route(AGAIN, lambda route: route.abort())
    sockets[-1].close()
    alert = page.get_by_role("alert").filter(has_text="Restart it")
    expect(alert).to_be_visible()
    page.unroute(AGAIN)
    expect(alert).to_have_count(0)
    expect(page.locator(".now")).to_be_visible()
    page.close()


@pytest.mark.parametrize("visible", [True, False])
def test_only_what_must_be_visible_is_awaited(visible):
    locator = Mock(spec=Locator)
    with patch("tests.browser.waiting.expectation") as expectation:
        expect(locator).to_be_visible(visible=visible)
    assert locator.wait_for.called is visible
    expectation(locator).to_be_visible.assert_called_once_with(visible=visible)


def test_waiting_in_vain_is_a_fault():
    locator = Mock(spec=Locator, **{"wait_for.side_effect": TimedOut("hidden")})
    with (
        patch("tests.browser.waiting.expectation"),
        pytest.raises(AssertionError, match="holds without what was awaited"),
    ):
        expect(locator).to_be_visible()


def test_an_error_disappears_with_its_value_and_a_picture_is_no_board(visit, served):
    page = visit(served.url)
    unfold_form(page)
    page.get_by_text("More options").click()
    limit, minutes, more = (
        page.locator(f"[name={name}]") for name in ("clock", "minutes", "increment")
    )
    for kind, shown in (("", (False, False)), ("turn", (True, False)), ("total", (True, True))):
        limit.select_option(kind)
        expect(minutes).to_be_visible(visible=shown[0])
        expect(more).to_be_visible(visible=shown[1])
    seed = page.get_by_label("Seed")
    start = page.get_by_role("button", name="Start the game")
    fault = page.locator("#fault-seed")
    for _ in range(2):
        seed.fill("seven")
        start.click()
        expect(fault).to_be_visible()
        seed.fill("7")
        expect(fault).to_be_hidden()
    # A picture is no board of one's own.
    page.get_by_label("Board", exact=True).select_option("own")
    picture = {"name": "board.png", "mimeType": "image/png", "buffer": b"\x89PNG\r\n\x1a\n\0\xff"}
    page.locator(".begin input[type=file]").set_input_files(picture)
    expect(page.locator("#told-layout")).to_be_visible()
    expect(page.locator("[name=layout]")).to_have_value("")


@pytest.mark.parametrize("search", ["", "?of=mythology-advanced&language=pl"])
def test_the_form_of_a_new_game_is_alone_and_its_start_is_in_sight(visit, served, search):
    page = visit(f"{served.url}{search}")
    options, start = page.locator(".customize > button"), page.locator(".custom .primary")
    expect(options).to_be_visible()
    for width, height in ((1280, 720), (1024, 768), (390, 844), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"innerWidth === {width}")
        expect(start).to_be_hidden()
        expect(options.locator(".close")).to_be_hidden()
        options.click()
        expect(start).to_be_visible()
        expect(options.locator(".close")).to_be_in_viewport()
        expect(options).to_be_focused()
        expect(options).to_be_in_viewport()
        expect(page.locator(".levels")).to_be_hidden()
        assert search or len(choices(page)) <= 13
        for part in (page.locator('[name="kind-0"]'), start):
            box = part.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, (part, width)
        # Neither is it where somebody gets to the end of the form, nor does it cover a field.
        last = page.locator(".custom details > summary").last
        last.focus()
        expect(start).to_be_in_viewport(ratio=1)
        field, box = last.bounding_box(), start.bounding_box()
        assert field is not None and box is not None
        assert field["y"] + field["height"] <= box["y"]
        page.evaluate("scrollTo(0, 0)")
        home = page.locator('nav a[aria-current="page"]').first
        (home if home.is_visible() else options).click()
