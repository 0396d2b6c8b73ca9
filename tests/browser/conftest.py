"""A served app, and pages that note what goes wrong in them."""

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Served:
    """A running app: its address and the folder of its saves."""

    url: str
    data: Path
    process: subprocess.Popen[bytes]


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    pytest.fail(f"the app did not start:\n{log.read_text()}")


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The app as `panel serve` runs it."""
    folder = tmp_path_factory.mktemp("served")
    port = free_port()
    log = folder / "log"
    command = [sys.executable, "-m", "panel", "serve", str(ROOT / "oracle_nb/app/app.py")]
    with log.open("wb") as out:
        process = subprocess.Popen(
            [*command, "--port", str(port), "--address", "localhost"],
            stdout=out,
            stderr=subprocess.STDOUT,
            env={
                **os.environ,
                "ORACLE_NB_DATA": str(folder),
                "PYDEVD_DISABLE_FILE_VALIDATION": "1",
            },
        )
    url = f"http://localhost:{port}/app"
    try:
        wait_for(url, process, log)
        yield Served(url, folder, process)
    finally:
        process.terminate()
        process.wait(20)
    text = log.read_text()
    assert "on_session_destroyed callback" not in text, text
    for trace in text.split("Traceback (most recent call last):\n")[1:]:
        error = next(line for line in trace.splitlines() if line and not line.startswith(" "))
        assert error.startswith(_CLOSED) or _LATE in trace, text
    # Panel has no more than a line for a session that could not let go of what it had.
    assert "failed with following error" not in text, text


# A page may close while something is being sent to it,
_CLOSED = ("tornado.websocket.WebSocketClosedError", "tornado.iostream.StreamClosedError")
# or before Bokeh has looked at what it sent last: a connection has no session by then.
_LATE = "in session\n    assert self._session is not None\n"


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
