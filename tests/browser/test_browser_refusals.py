"""A page says when the browser refuses something, and offers another way."""

import json
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import Browsers
from tests.browser.seats import address_of_new_game, first_game
from tests.browser.waiting import expect, until
from tests.samples import sampled

pytestmark = pytest.mark.browser

THROWS = """
    Object.defineProperty({0}, '{1}', {{get() {{ throw new DOMException('', 'SecurityError'); }}}});
"""
"""Script by which reading a property throws, as where a browser blocks the data of sites."""
MISSING = "Object.defineProperty({0}, '{1}', {{value: undefined, configurable: true}});"
NO_STORAGE = THROWS.format("window", "localStorage") + THROWS.format("window", "sessionStorage")
SILENT = """
    WebSocket = class extends EventTarget {
        send() {}
        close() {}
    };
"""
"""A connection that is never opened, as behind some proxies."""


@pytest.fixture
def blocked(browser: Browser, browsers: Browsers):
    """Open a page for a visitor whose browser refuses something; with options, in a new context."""
    shared: list[BrowserContext] = []
    own: list[BrowserContext] = []

    def open_page(url: str, script: str = "", **options: Any) -> Page:
        context = browser.new_context(**options) if options else browsers.take()
        (own if options else shared).append(context)
        page = context.new_page()
        page.set_viewport_size({"width": 1440, "height": 900})
        if script:
            page.add_init_script(script)
        page.goto(url)
        return page

    yield open_page
    for context in shared:
        browsers.give_back(context)
    for context in own:
        context.close()


# --- no session ----------------------------------------------------------------------------------

REFUSED = {
    "no WebSocket": (MISSING.format("window", "WebSocket"), "WebSocket"),
    "a WebSocket that fails": (
        "WebSocket = class { constructor() { throw new Error('blocked'); } };",
        "WebSocket",
    ),
    "no scripts of others": (
        "Object.defineProperty(window, 'Bokeh', {get() {}, set() {}});",
        "scripts",
    ),
}
"""Scripts by which a browser keeps a page from its session, and a word of the explanation."""


def explained(page: Page, text: str) -> None:
    """Check that a page explains why it has no session, and offers a way."""
    refused = page.locator("#refused")
    expect(refused).to_contain_text(text)
    expect(refused.locator("p:visible")).to_have_count(2)
    expect(refused.locator("a:visible")).to_have_count(1)
    expect(page.locator("#app > p")).to_have_count(0)


@pytest.mark.parametrize("name", sampled(REFUSED, 2))
def test_a_page_without_a_session_says_why(served, blocked, name):
    script, text = REFUSED[name]
    explained(blocked(served.url, script), text)


def test_a_page_says_that_its_browser_blocks_cookies(
    served, browser_type, whole_launch_args, tmp_path
):
    settings = tmp_path / "Default" / "Preferences"
    settings.parent.mkdir()
    blocking = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    settings.write_text(json.dumps(blocking))
    context = browser_type.launch_persistent_context(tmp_path, **whole_launch_args)
    try:
        page = context.pages[0]
        page.goto(served.url)
        explained(page, "blocks cookies")
    finally:
        context.close()


@pytest.mark.long
def test_cookies_that_the_server_never_gets_back_are_explained(served, blocked):
    # The browser says that it takes cookies, and drops them.
    page = blocked("about:blank")
    page.route(f"{served.url}**", _without_cookies)
    page.goto(served.url)
    explained(page, "blocks cookies")


def _without_cookies(route):
    """Answer as if the browser kept no cookies."""
    answer = route.fetch(headers={**route.request.headers, "cookie": ""})
    route.fulfill(response=answer, headers={**answer.headers, "set-cookie": ""})


def test_a_page_that_cannot_store_anything_works_all_the_same(served, blocked):
    page = blocked(served.url, NO_STORAGE)
    expect(page.locator("main.home")).to_be_visible()


@pytest.mark.long
def test_the_explanation_is_in_the_language_of_the_browser(served, blocked):
    page = blocked(served.url, REFUSED["no WebSocket"][0], locale="pl-PL")
    expect(page.locator("#refused")).to_contain_text("nie może otworzyć stałego połączenia")


def test_a_connection_that_hangs_is_explained_while_the_page_waits(served, blocked):
    # The clock is that of the context.
    page = blocked("about:blank", SILENT, locale="en")
    page.clock.install()
    page.goto(served.url)
    expect(page.locator("#app > p")).to_be_visible()
    page.clock.run_for(16_000)
    expect(page.locator("#refused")).to_contain_text("WebSocket")
    expect(page.locator("#app > p")).to_be_visible()


@pytest.mark.long
def test_without_scripts_the_page_says_only_that_it_needs_them(served, blocked):
    page = blocked(served.url, java_script_enabled=False)
    expect(page.locator("noscript p")).to_be_visible()
    expect(page.locator("#app")).to_be_hidden()


# --- at a table ----------------------------------------------------------------------------------

NO_CLIPBOARD = (
    "Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});"
)
"""As on a page that came by HTTP from another computer."""
DENIED_CLIPBOARD = """
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {
        writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    }});
"""
NO_COPYING = "document.execCommand = () => false;"
SUSPENDED = """
    AudioContext = class {
        state = 'suspended';
        resume() { return new Promise(() => {}); }
    };
"""
AT_A_TABLE = {
    "clipboard missing": (NO_CLIPBOARD + NO_COPYING, "copy", "press Ctrl+C"),
    "clipboard denied": (DENIED_CLIPBOARD + NO_COPYING, "copy", "press Ctrl+C"),
    "copying throws": (
        NO_CLIPBOARD + "document.execCommand = () => { throw new Error('no'); };",
        "copy",
        "press Ctrl+C",
    ),
    "no sound": ("AudioContext = undefined;", "sound", "can't play the sound"),
    "sound blocked": (SUSPENDED, "sound", "blocks sound until you first click"),
    "storage full": (
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };",
        "sound",
        "storage is blocked or full",
    ),
    "notifications missing": ("delete window.Notification;", "notify", "title of the tab"),
    "notifications denied": (
        "Notification = class { static async requestPermission() { return 'denied'; } };",
        "notify",
        "doesn't allow notifications",
    ),
    "notifications throw": (
        "Notification = class { static requestPermission() { throw new TypeError(); } };",
        "notify",
        "doesn't allow notifications",
    ),
    "cookies refused later": (
        "Object.defineProperty(document, 'cookie', {get: () => '', set() {}});",
        "theme",
        "doesn't keep this setting",
    ),
}
"""For each refusal: its script, what is pressed, and what the page says then."""


def press(page: Page, name: str) -> None:
    """Press one of the buttons that ask something of the browser."""
    if name == "copy":
        if not page.locator(".share-link").count():
            page.get_by_role("button", name="Share").click()
        page.locator(".share-field button").first.click()
    elif name == "theme":
        page.locator("[data-do=theme]").click()
    else:
        page.locator(f"[data-alert={name}]").click()


@pytest.mark.parametrize("step", sampled((3, 1), 2))
def test_a_table_says_what_the_browser_refuses(served, blocked, step):
    page = blocked(address_of_new_game(served, ("Ann", "bot:greedy"), 5))
    expect(page.locator(".now")).to_be_visible()
    for number, (name, (script, pressed, text)) in enumerate([*AT_A_TABLE.items()][::step]):
        if number:
            page.evaluate("() => localStorage.clear()")
            page.reload()
            expect(page.locator(".now")).to_be_visible()
        page.evaluate(f"() => {{ {script} }}")
        press(page, pressed)
        said = page.locator(".alerts [role=status], [role=alert]").filter(has_text=text)
        expect(said).to_be_visible()
        if pressed == "copy":
            # The text stays selected, and the button doesn't claim that it was.
            until(page, SELECTED, page.locator(".share-link").input_value())
            expect(page.locator(".share-field button").first).to_have_text("Copy")
        assert page.locator(".now").is_visible(), name


SELECTED = """(text) => {
    const deep = (root) => (root?.activeElement?.shadowRoot
        ? deep(root.activeElement.shadowRoot) : root?.activeElement);
    const field = deep(document);
    return field?.value === text && field.selectionEnd - field.selectionStart === text.length;
}"""


NO_CANVAS = """
    const before = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function(...given) {
        return this.role === 'application' ? null : before.apply(this, given);
    };
"""


def test_a_browser_without_canvas_gets_a_drawing(served, blocked):
    page = blocked(address_of_new_game(served, ("Ann", "bot:greedy"), 5), NO_CANVAS)
    expect(page.locator("svg[role=application] [data-space]").first).to_be_visible()


def test_files_and_printing_are_refused_in_words(served, blocked, tmp_path):
    page = blocked(
        f"{served.url}?games", "Blob.prototype.arrayBuffer = () => Promise.reject(new Error());"
    )
    (tmp_path / "game.json").write_text("{}")
    page.set_input_files("input[type=file]", tmp_path / "game.json")
    expect(page.get_by_role("alert").filter(has_text="couldn't read this file")).to_be_visible()


# --- what the browser knows -----------------------------------------------------------------------


@pytest.mark.long
def test_times_are_those_of_the_browsers_zone_and_language(served, blocked):
    page = blocked(served.url, timezone_id="Asia/Tokyo", locale="pl-PL")
    first_game(page)
    page.goto(f"{served.url}?games")
    time = page.locator(".saved-games time")
    seconds = int(str(time.get_attribute("data-seconds")))
    there = datetime.fromtimestamp(seconds, ZoneInfo("Asia/Tokyo"))
    expect(time).to_contain_text(f"{there:%H:%M}")
    expect(time).to_contain_text(f"{there.day} ")
    expect(time).to_contain_text(f"{there.year}")


def test_a_page_follows_the_system_while_it_is_open(served, blocked):
    page = blocked(served.url, color_scheme="light")
    root, bar = page.locator("html"), page.locator(".view-root").first
    expect(bar).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(page.locator("[data-do=theme][data-value=light]")).to_be_visible()
    page.locator("[data-do=theme]").click()
    expect(root).to_have_attribute("data-theme", "light")
    # A choice of the person stays.
    page.emulate_media(color_scheme="light")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("[data-do=theme][data-value=dark]")).to_be_visible()
    expect(root).to_have_attribute("data-theme", "light")


@pytest.mark.long
def test_a_page_from_the_cache_of_the_back_button_is_loaded_again(served, blocked):
    page = blocked(served.url)
    expect(page.locator("main.home")).to_be_visible()
    with page.expect_navigation():
        page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    expect(page.locator("main.home")).to_be_visible()


@pytest.mark.long
def test_lines_are_darker_where_more_contrast_is_asked_for(served, blocked):
    page = blocked(served.url, color_scheme="light")
    root = page.locator(".view-root").first
    line = "(root) => getComputedStyle(root).getPropertyValue('--line')"
    expect(root).to_be_visible()
    before = root.evaluate(line)
    page.emulate_media(contrast="more")
    assert root.evaluate(line) != before
