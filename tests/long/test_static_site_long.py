"""The static site in Chromium, as `make site` builds it, also without a network."""

import functools
import http.server
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60_000
"""Milliseconds to wait for Python to start on a busy machine."""
MOST = 12_000_000
"""Maximum number of bytes that a first visit transfers, as a host compresses them."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        shutil.which("npm") is None, reason="npm is missing: the site is built with it"
    ),
]


class _Files(http.server.SimpleHTTPRequestHandler):
    """A static host that says nothing."""

    def log_message(self, *_args: object) -> None:
        pass


class Host:
    """A static host, which can be switched off: then nothing answers at its address."""

    def __init__(self, folder: Path) -> None:
        self._handler = functools.partial(_Files, directory=str(folder))
        self._port = 0
        self.start()

    def start(self) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self._port), self._handler)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def address(self) -> str:
        """The site is below a path, as on most hosts of pages."""
        return f"http://127.0.0.1:{self._port}/some/where/"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The built site on a static host."""
    folder = tmp_path_factory.mktemp("host")
    made = os.environ.get("SITE_PLACE")
    if made:
        shutil.copytree(made, folder / "some" / "where")
    else:
        command = [sys.executable, "-m", "scripts.static_site", "--output"]
        subprocess.run([*command, str(folder / "some" / "where")], cwd=ROOT, check=True)
    host = Host(folder)
    yield host
    host.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a new visitor; what goes wrong in it fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on(
        "console", lambda message: wrong.append(message.text) if message.type == "error" else None
    )
    yield page
    context.close()
    assert wrong == []


def opened(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#app header")).to_be_visible(timeout=PATIENCE)


def kept_offline(page: Page) -> None:
    """Wait until the service worker has every file of the site."""
    page.wait_for_function(
        """async () => {
          const text = await (await fetch('offline.js')).text();
          const {version, files} = JSON.parse(/SITE = (\\{.*?\\});/s.exec(text)[1]);
          const cache = await caches.open(`oracle-nb-${version}`);
          return (await cache.keys()).length === files.length;
        }""",
        timeout=PATIENCE,
    )


def take_tokens(page: Page, dice: int) -> None:
    """Take favor tokens for some dice: at the beginning everybody can."""
    for _ in range(dice):
        number = page.locator(".now[data-at]")
        before = number.get_attribute("data-at")
        page.get_by_role("button", name="Take 2 favor tokens").click()
        page.locator("button[data-do=do]").click()
        expect(number).not_to_have_attribute("data-at", before or "", timeout=PATIENCE)


def test_the_site_asks_nobody_else_and_works_without_a_network(site: Host, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    opened(page, site.address)
    kept_offline(page)
    others = [url for url in asked if not url.startswith((site.address, "data:", "blob:"))]
    assert others == []
    site.stop()
    try:
        page.reload()
        page.get_by_role("button", name="Easy").click()
        board = page.locator("svg [data-space]").first
        expect(board).to_be_attached(timeout=PATIENCE)
        take_tokens(page, 3)
        address = page.url
        assert re.search(r"\?game=", address)
        # The game goes on after a reload, and pictures of it are drawn.
        page.goto(address)
        expect(page.locator("svg [data-space]").first).to_be_attached(timeout=PATIENCE)
        for link, heading in (("Learn", "Learn"), ("Puzzles", "Puzzles"), ("Rules", "Rules")):
            page.get_by_role("link", name=link, exact=True).first.click()
            expect(page.locator("h1").filter(has_text=re.compile(heading))).to_be_visible()
        page.get_by_role("link", name="Games", exact=True).click()
        picture = page.locator("img.thumb").first
        expect(picture).to_be_visible()
        page.wait_for_function("document.querySelector('#app') !== null")
    finally:
        site.start()


def test_a_guided_game_a_lesson_and_a_puzzle_are_there(site: Host, page: Page) -> None:
    for search in ("?guided", "?lesson=sailing", "?puzzles=next"):
        opened(page, site.address + search)
        expect(page.locator("svg [data-space]").first).to_be_attached(timeout=PATIENCE)
        expect(page.locator("text=went wrong")).to_have_count(0)


def test_a_second_tab_asks_before_it_takes_over(site: Host, page: Page) -> None:
    opened(page, site.address)
    other = page.context.new_page()
    other.goto(site.address)
    button = other.get_by_role("button", name="Continue here")
    expect(button).to_be_visible(timeout=PATIENCE)
    button.click()
    expect(other.locator("#app header")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Continue here")).to_be_visible()


def test_the_policy_forbids_scripts_in_the_page(site: Host, browser: Browser) -> None:
    # A page of its own: the browser reports each refusal as an error.
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(site.address)
        ran = page.evaluate(
            """() => {
              const script = document.createElement('script');
              script.textContent = 'window.inlineRan = true';
              document.body.append(script);
              // Not at once: what a debugger evaluates may do more than the page.
              return new Promise((resolve) => setTimeout(() => {
                let evaluated = false;
                try { evaluated = (0, eval)('true'); } catch { /* As it should be. */ }
                resolve([Boolean(window.inlineRan), evaluated]);
              }));
            }"""
        )
    assert ran == [False, False]


def test_the_size_is_small(site: Host) -> None:
    from scripts.static_site import sizes

    folder = Path(site._handler.keywords["directory"]) / "some" / "where"
    rows = [*sizes(folder)]
    raw, compressed = sum(size for _, size, _ in rows), sum(packed for _, _, packed in rows)
    print(f"\n{raw:,} bytes, {compressed:,} as a host compresses them")
    assert compressed < MOST
