"""Memory of the served app: without sessions, with one session, and what each further one adds."""

import itertools
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from benchmarks.clock import Spread
from benchmarks.figures import Chapter, Figure, exact
from benchmarks.progress import over

ADDRESS: Final = re.compile(r"http://\S+")
START: Final = "[data-do=first]"
BOARD: Final = "canvas"
WAIT: Final = 60_000
"""Milliseconds until a page that does not show what it should counts as broken."""
CALM: Final = 3.0
"""Seconds for the server to finish what a new session gave it to do."""


def memory(sessions: int) -> Chapter:
    """Open first games, each in a browser of its own, and read the server's memory after each.

    Raises RuntimeError where there is no /proc or no Chromium.
    """
    from playwright.sync_api import sync_playwright

    from scripts.chromium import find

    if not Path("/proc/self/status").exists():
        raise RuntimeError("memory is read from /proc, which this system has not")
    program = find()
    if program is None:
        raise RuntimeError("no Chromium: run `make chromium`")
    with server() as (process, address), sync_playwright() as playwright:
        time.sleep(CALM)
        sizes = [megabytes(process)]
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for _ in over(range(sessions), "sessions"):
            page = browser.new_context().new_page()
            page.goto(address, timeout=WAIT)
            page.locator(START).first.click(timeout=WAIT)
            page.locator(BOARD).first.wait_for(state="visible", timeout=WAIT)
            time.sleep(CALM)
            sizes.append(megabytes(process))
        browser.close()
    figures = [
        Figure("the app served, no session", exact(sizes[0]), "MB"),
        Figure("with one session", exact(sizes[1]), "MB", 200, most=True),
    ]
    if sessions > 1:
        more = [after - before for before, after in itertools.pairwise(sizes[1:])]
        figures.append(Figure("each further session", Spread.of(more), "MB"))
    note = (
        f"resident memory of the server; {sessions} sessions, each with a first game at its start"
    )
    return Chapter("Memory of the app", tuple(figures), note)


def megabytes(process: subprocess.Popen[bytes]) -> float:
    """Return the resident memory of a process, in MB of 1,000,000 bytes."""
    status = Path(f"/proc/{process.pid}/status").read_text("ascii", errors="replace")
    match = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
    if match is None:
        raise RuntimeError("the server has ended")
    return int(match[1]) * 1024 / 1e6


@contextmanager
def server(checkout: Path | None = None) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Run the app in a process of its own with its own saves; yield process and address.

    ``checkout`` is the folder of another checkout, if its app is wanted, not that of this one.
    """
    root = Path(__file__).resolve().parents[1] if checkout is None else checkout.resolve()
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "said.txt"
        with said.open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, "-m", "oracle_nb", "play", "--no-browser"],
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=root,
                env={
                    **os.environ,
                    "ORACLE_NB_DATA": folder,
                    "PYTHONUNBUFFERED": "1",
                    "PYTHONPATH": str(root),
                },
            )
        try:
            yield process, _address(process, said)
        finally:
            process.terminate()
            process.wait(timeout=20)


def _address(process: subprocess.Popen[bytes], said: Path) -> str:
    """Return the address that the app prints when it listens."""
    end = time.monotonic() + WAIT / 1000
    while process.poll() is None and time.monotonic() < end:
        if match := ADDRESS.search(said.read_text("utf-8")):
            return match[0]
        time.sleep(0.1)
    raise RuntimeError(f"the app did not start: {said.read_text('utf-8')}")
