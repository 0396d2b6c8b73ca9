"""Memory of the served app: it holds the sessions that are open, and none that have ended."""

import asyncio
import os
import re
import sys
import time
from pathlib import Path
from random import Random
from subprocess import Popen

import pytest
from tornado.httpclient import AsyncHTTPClient

from benchmarks.server_memory import server
from tests.browser.session_group import Client, SessionGroup

SESSIONS = int(os.environ.get("MEMORY_SESSIONS", "2000"))
"""Sessions in all; MEMORY_SESSIONS sets it."""
SECONDS = int(os.environ.get("MEMORY_SECONDS", "7200"))
"""How long twenty players play; MEMORY_SECONDS sets it."""
FIRST = 50
"""Sessions after which the level is read with which memory at the end is compared."""
GROWTH = 1.10
"""By how much memory may exceed that level at the end."""
ENDED = 25
"""Seconds within which the server discards a session whose page was closed, and frees it."""
MOVES = 4
"""Actions that sessions at a table see, their own and those of bots."""
TOGETHER = 5
"""Sessions that are open at the same time."""
PACE = 3
"""Minimum number of seconds in which this many sessions are opened.

A faster machine would otherwise have more ended sessions that are not yet discarded.
"""
PAGES = (
    "first",
    "?lesson=sailing",
    "?explore=",
    "first&renderer=svg",
    "",
    "?learn",
    "?position=",
    "reload",
    "?layout=",
    "?teach",
    "never connected",
    "?rules",
    "replay",
    "?games",
)
"""The pages that sessions open, one after another."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc"),
]


def memory(process: Popen[bytes]) -> float:
    """Megabytes of resident memory."""
    match = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process.pid}/status").read_text())
    assert match, "the server has ended"
    return int(match[1]) / 1024


async def begin(url: str, address: str = "") -> Client:
    client = Client(url + address)
    await client.open()
    await client.press('data-do="first"', "first")
    await client.until(lambda: client.at >= 0)
    return client


async def visit(url: str, page: str) -> None:
    """Open a page as one session would, and leave it; at a table, play a few actions."""
    if page == "never connected":
        await AsyncHTTPClient().fetch(url)
        return
    if not page.startswith(("first", "reload", "replay")):
        client = Client(url + page)
        await client.open()
        await client.close()
        return
    client = await begin(url, "?renderer=svg" if page.endswith("svg") else "")
    await client.play(Random(0), 0, lambda: client.at >= MOVES)
    if page == "reload":
        await client.close()
        client = await begin_again(url, client)
    elif page == "replay":
        html_view = client.whole
        assert html_view is not None
        client.forget()
        await client.tell(html_view, {"do": "address", "value": "?replay="})
        await client.until(lambda: client.whole is not None)
    await client.close()


async def begin_again(url: str, client: Client) -> Client:
    again = Client(url + client.address)
    again.cookies.update(client.cookies)
    await again.open()
    await again.until(lambda: again.at >= 0)
    return again


async def visits(url: str, pages: list[str]) -> None:
    for start in range(0, len(pages), TOGETHER):
        together = (visit(url, page) for page in pages[start : start + TOGETHER])
        await asyncio.gather(*together, asyncio.sleep(PACE))


def note(text: str) -> None:
    # To stderr, because the output of pytest's worker processes is lost.
    print(text, file=sys.stderr, flush=True)


def test_memory_after_two_thousand_sessions():
    pages = [PAGES[number % len(PAGES)] for number in range(SESSIONS)]
    with server() as (process, url):
        sizes = []
        for start in range(0, SESSIONS, FIRST):
            asyncio.run(visits(url, pages[start : start + FIRST]))
            # The level was read with none open, too.
            time.sleep(ENDED)
            sizes.append(memory(process))
            end = min(start + FIRST, SESSIONS)
            note(f"after {end} of {SESSIONS} sessions: {sizes[-1]:.0f} MB")
    assert sizes[-1] <= GROWTH * sizes[0]


def test_memory_while_twenty_play_for_two_hours():
    async def play(url: str, process: Popen[bytes]) -> tuple[float, float]:
        await visits(url, [PAGES[number % len(PAGES)] for number in range(FIRST)])
        crowd = SessionGroup(url)
        for game in range(5):
            await crowd.gather(game, ["person"] * 3 + ["bot:greedy"], joined=3)
        assert len(crowd.clients) == 20
        begun = time.monotonic()
        # Everybody has played for a while, and what came before has ended.
        await crowd.play(0.5, lambda: time.monotonic() > begun + max(ENDED, SECONDS / 20))
        level = memory(process)
        note(f"\nlevel: {level:.0f} MB")
        done, part = 0, SECONDS / 20
        for end in (begun + part * number for number in range(2, 21)):
            done += await crowd.play(0.5, lambda end=end: time.monotonic() > end)  # type: ignore[misc]
            last = memory(process)
            minutes = (time.monotonic() - begun) / 60
            note(f"after {minutes:.0f} minutes and {done} actions: {last:.0f} MB")
        await crowd.close()
        return level, last

    with server() as (process, url):
        level, last = asyncio.run(play(url, process))
    assert last <= GROWTH * level
