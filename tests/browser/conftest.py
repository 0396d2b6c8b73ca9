"""A served app, and pages that note what goes wrong in them."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, Request

from scripts.chromium import find
from tests.app_server import Served, running
from tests.browser.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
"""Whether `make long` runs the tests."""


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The app below a path, as behind a reverse proxy."""
    with running(tmp_path_factory.mktemp("served"), "app/") as served:
        yield served


@pytest.fixture(scope="session")
def whole_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the whole Chromium, not its headless shell."""
    return {**browser_type_launch_args, "executable_path": find()}


@pytest.fixture(scope="session")
def whole_browser(
    browser_type: BrowserType, whole_launch_args: dict[str, Any]
) -> Iterator[Browser]:
    """The whole Chromium, for what its headless shell lacks: contrast themes and settings."""
    made = browser_type.launch(**whole_launch_args)
    yield made
    made.close()


@dataclass
class PageProblems:
    """Errors of a page, and its requests to other servers."""

    said: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.said.append(message.text)

    def _request(self, request: Request) -> None:
        if not re.match(r"(https?|wss?)://(localhost|127\.0\.0\.1)[:/]|data:|blob:", request.url):
            self.asked.append(request.url)


@pytest.fixture
def page_problems() -> Iterator[PageProblems]:
    """Fails the test if a page had an error or asked something from the network."""
    noted = PageProblems()
    yield noted
    assert noted.said == []
    assert noted.asked == []


class Browsers:
    """Contexts of one browser, each a separate visitor; the next test uses them again.

    What takes longest to open a page is to load and compile Bokeh and Panel. A context that has
    been used has them in its caches, and in the process that an empty page of it keeps; cookies and
    stored data are all that tells visitors apart.

    Without motion, Chromium has less to draw. Tests of motion ask for it by `with_motion`, and
    `make long` runs its tests with it.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[BrowserContext] = []
        self._kept: dict[BrowserContext, Page] = {}

    def take(self) -> BrowserContext:
        """Return a context without cookies and pages."""
        if self._free:
            return self._free.pop()
        context = self._browser.new_context(reduced_motion=None if LONG else "reduce")
        context.set_default_timeout(PATIENCE)
        self._kept[context] = page = context.new_page()
        # All pages of a site share a process (`--process-per-site`), whatever their ports.
        page.route("**", lambda route: route.fulfill(body=""))
        page.goto("http://localhost/")
        return context

    def give_back(self, context: BrowserContext) -> None:
        """Close the pages of a context, and clear its cookies and what they have stored."""
        kept = self._kept[context]
        pages = [page for page in context.pages if page is not kept]
        origins = {"{0.scheme}://{0.netloc}".format(urlsplit(page.url)) for page in pages}
        for page in pages:
            page.close()
        data = context.new_cdp_session(kept)
        for origin in origins:
            if origin.startswith("http"):
                kinds = {"origin": origin, "storageTypes": "local_storage,indexeddb"}
                data.send("Storage.clearDataForOrigin", kinds)
        data.detach()
        context.clear_cookies()
        self._free.append(context)


@pytest.fixture(scope="session")
def browsers(browser: Browser) -> Browsers:
    """Browser contexts shared by all tests of a process."""
    return Browsers(browser)


@pytest.fixture
def visit(browsers: Browsers, page_problems: PageProblems) -> Iterator[object]:
    """Opens pages, each for another visitor."""
    contexts = []

    def open_page(url: str, width: int = 1440, height: int = 900) -> Page:
        context = browsers.take()
        contexts.append(context)
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page_problems.watch(page)
        page.goto(url)
        return page

    yield open_page
    for context in reversed(contexts):
        browsers.give_back(context)
