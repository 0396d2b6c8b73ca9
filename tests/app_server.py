"""The app in a process of its own, with saves of its own, for tests that reach it over HTTP."""

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from tests.installed_games import installed

COLD = """
from oracle_nb.web.runtime.server import preload

preload.warm = lambda: None
"""
"""Keeps a process from loading in advance what only pages need, a second of computing."""
NOTED = """
import sys

sys.modules["pytest"] = None  # The app is installed without it.
from oracle_nb.web.runtime.server import preload

import_modules = preload.import_modules


class Late:
    def find_spec(name, path=None, target=None):
        if name.split(".")[:1] == ["oracle_nb"] and name.split(".")[1] in preload._PARTS:
            print("imported late:", name, flush=True)


def import_and_watch():
    import_modules()
    sys.meta_path.insert(0, Late)


preload.import_modules = import_and_watch

from oracle_nb.delphi.planning import coach

coach.PAIRS = 2  # As the fixture few_playouts: a sixth of the time.
"""
"""Has a process note modules of games and pages that it imports while it serves.

Threads that import at the same time can get modules that aren't complete.
"""


@dataclass
class Served:
    """A running app: its address and the folder of its saves."""

    url: str
    data: Path
    process: subprocess.Popen[bytes]


_PORTS = range(20_000, 32_000)
"""Below the ports that systems give to connections, which may take one until it is used."""
_next = count(os.getpid() * 31)


def free_port() -> int:
    """Return a port that nobody uses, another one each time and in each process."""
    for number in _next:
        port = _PORTS[number % len(_PORTS)]
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port
    raise AssertionError


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path, seconds: float = 250) -> None:
    """Wait until a server answers; fail the test with its log where it doesn't."""
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


@contextmanager
def running(
    folder: Path,
    page: str = "",
    *,
    attacked: bool = False,
    processes: int = 1,
    database: str = "",
    games: dict[str, str] | None = None,
    first: str = NOTED,
) -> Iterator[Served]:
    """Serve the app at a path, and fail the test if an error was logged meanwhile.

    One that is attacked may log what Bokeh says of garbled messages, but no error of ours.
    ``database`` is the URL of a PostgreSQL database, ``games`` the games that are installed besides
    those of the package, as for ``tests.installed_games.installed``. ``first`` is what each of its
    processes runs first.
    """
    port = free_port()
    log = folder / "log"
    url = f"http://localhost:{port}/{page}"
    more = installed(folder / "packages", games) if games else {}
    (folder / "sitecustomize.py").write_text(first)
    path = (more or os.environ).get("PYTHONPATH")
    more["PYTHONPATH"] = os.pathsep.join(filter(None, (str(folder), path)))
    command = [sys.executable, "-m", "oracle_nb", "play", "--no-browser", "--public-url", url]
    with log.open("wb") as out:
        process = subprocess.Popen(
            [*command, "--port", str(port), "--processes", str(processes)],
            stdout=out,
            stderr=subprocess.STDOUT,
            env={
                **os.environ,
                **more,
                "ORACLE_NB_DATA": str(folder),
                "ORACLE_NB_DATABASE": database,
            },
        )
    try:
        wait_for(url, process, log)
        yield Served(url, folder, process)
    finally:
        process.terminate()
        process.wait(250)
    text = log.read_text()
    assert "on_session_destroyed callback" not in text, text
    for trace in text.split("Traceback (most recent call last):\n")[1:]:
        error = next(line for line in trace.splitlines() if line and not line.startswith(" "))
        # The line that raised it, not its callers.
        ours = "oracle_nb" in re.findall(r'^  File "([^"]+)"', trace, re.MULTILINE)[-1]
        assert error.startswith(_CLOSED) or _LATE in trace or (attacked and not ours), text
    # Panel has no more than a line for a session that could not let go of what it had.
    assert "failed with following error" not in text, text
    assert "imported late" not in text, text
    assert "in advance" not in text, text


# A page may close while something is being sent to it,
_CLOSED = ("tornado.websocket.WebSocketClosedError", "tornado.iostream.StreamClosedError")
# or before Bokeh has looked at what it sent last: a connection has no session by then.
_LATE = "in session\n    assert self._session is not None\n"
