"""What a browser refuses: the page says so, and offers another way."""

import json
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.waiting import expect, until

THROWS = "Object.defineProperty({0}, '{1}', {{get() {{ throw new DOMException('no', 'SecurityError'); }}}});"
"""Script by which reading a property throws, as where a browser blocks the data of sites."""
MISSING = "Object.defineProperty({0}, '{1}', {{value: undefined, configurable: true}});"
NO_STORAGE = THROWS.format("window", "localStorage") + THROWS.format("window", "sessionStorage")
NO_COPYING = "document.execCommand = () => false;"
DENIED = "() => Promise.reject(new DOMException('no', 'NotAllowedError'))"
SILENT = """
    WebSocket = class extends EventTarget {
        send() {}
        close() {}
    };
"""
"""A connection that is never opened, as behind some proxies."""


@pytest.fixture
def blocked(browser: Browser):
    """Open a page for a visitor whose browser refuses something."""
    contexts: list[BrowserContext] = []

    def open_page(url: str, script: str = "", **options: object) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
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


@pytest.mark.parametrize("name", REFUSED)
def test_a_page_without_a_session_says_why(served, blocked, name):
    script, text = REFUSED[name]
    explained(blocked(served.url, script), text)


def test_a_browser_that_blocks_cookies_is_told_so(
    served, browser_type, browser_type_launch_args, tmp_path
):
    settings = tmp_path / "Default" / "Preferences"
    settings.parent.mkdir()
    blocking = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    settings.write_text(json.dumps(blocking))
    context = browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args)
    try:
        page = context.pages[0]
        for search in ("", "?rules", "?learn"):
            page.goto(served.url + search)
            explained(page, "blocks cookies")
    finally:
        context.close()


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


def test_the_explanation_is_in_the_language_of_the_browser(served, blocked):
    page = blocked(served.url, REFUSED["no WebSocket"].script, locale="pl-PL")
    expect(page.locator("#refused")).to_contain_text("nie może połączyć się")


def test_a_connection_that_hangs_is_explained_while_the_page_waits(served, blocked):
    page = blocked("about:blank", SILENT)
    page.clock.install()
    page.goto(served.url)
    expect(page.locator("#app > p")).to_be_visible()
    page.clock.run_for(16_000)
    expect(page.locator("#refused")).to_contain_text("WebSocket")
    expect(page.locator("#app > p")).to_be_visible()


def test_without_scripts_the_page_says_only_that_it_needs_them(served, blocked):
    page = blocked(served.url, java_script_enabled=False)
    expect(page.locator("noscript p")).to_be_visible()
    expect(page.locator("#app")).to_be_hidden()
