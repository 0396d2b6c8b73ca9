"""A served app, and pages that note what goes wrong in them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request

from tests.serving import Served, running

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The app below a path, as behind a reverse proxy."""
    with running(tmp_path_factory.mktemp("served"), "app/") as served:
        yield served


@dataclass
class Troubles:
    """What a page complained about, and what it asked from elsewhere."""

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
def troubles() -> Iterator[Troubles]:
    """Fails the test if a page had an error or asked something from the network."""
    noted = Troubles()
    yield noted
    assert noted.said == []
    assert noted.asked == []


@pytest.fixture
def visit(browser: Browser, troubles: Troubles) -> Iterator[object]:
    """Opens pages, each in a browser session of its own."""
    contexts = []

    def open_page(url: str, width: int = 1440, height: int = 900) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height})
        contexts.append(context)
        page = context.new_page()
        troubles.watch(page)
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
