"""Many sessions at once: clients that speak the page's protocol, in the long run two browsers."""

import asyncio
import os
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from statistics import median
from threading import Thread

import pytest
from playwright.sync_api import Page

from tests.browser.session_group import SessionGroup
from tests.browser.waiting import expect

PEOPLE = ["person", "person", "person", "bot:greedy"]
SECONDS = int(os.environ.get("CROWD_SECONDS", "300"))
GROWTH = 60
"""Megabytes by which a server may grow once all of its sessions are there."""


def memory(process) -> float:
    """Megabytes that a process has in use; 0 where the system doesn't tell."""
    status = Path(f"/proc/{process.pid}/status")
    if not status.exists():
        return 0.0
    match = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    assert match
    return int(match[1]) / 1024


def work(process) -> float:
    """Seconds for which a process has had a processor; 0 where the system doesn't tell."""
    status = Path(f"/proc/{process.pid}/stat")
    if not status.exists():
        return 0.0
    fields = status.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def summary(crowd, done):
    """The measurements, in a line."""
    waits, delays = crowd.waits, crowd.delays
    late = [times[int(0.95 * len(times))] for times in (waits, delays)]
    received = sum(client.bytes for client in crowd.clients) / 1e6
    return (
        f"{len(crowd.clients)} clients, {done} actions; to one's own screen {median(waits):.0f} ms"
        f" (95%: {late[0]:.0f}, most {waits[-1]:.0f}); from the first screen to the others"
        f" {median(delays):.0f} ms (95%: {late[1]:.0f}, most {delays[-1]:.0f});"
        f" {received:.0f} MB received"
    )


@pytest.mark.browser
def test_several_sessions_play_at_once(served):
    async def play():
        crowd = SessionGroup(served.url)
        await crowd.gather(1, PEOPLE, joined=3)
        await crowd.gather(2, ["person", "person"], joined=1)
        assert len({client.address for client in crowd.clients}) == 6
        end = time.monotonic() + 250
        done = await crowd.play(0.1, lambda: len(crowd.waits) >= 8 or time.monotonic() > end)
        print(summary(crowd, done))
        await crowd.close()
        return crowd, done

    # In a thread of its own: where a browser is driven, this one has a running loop already.
    with ThreadPoolExecutor(1) as pool:
        crowd, done = pool.submit(asyncio.run, play()).result()
    assert done >= 8 and crowd.delays


@pytest.mark.long
@pytest.mark.browser
def test_twenty_sessions_play_for_five_minutes(visit, served):
    crowd = SessionGroup(served.url)
    end = time.monotonic() + SECONDS + 60
    ready: list[float] = []
    begun: list[float] = []
    result: list[float] = []

    async def play():
        for number in range(5):
            await crowd.gather(number, PEOPLE, joined=3 if number < 3 else 2)
        begun.append(work(served.process))
        ready.append(memory(served.process))
        over = time.monotonic() + SECONDS
        result.append(await crowd.play(1, lambda: time.monotonic() > over))
        result.append(memory(served.process))
        await crowd.close()

    errors: list[BaseException] = []

    def run():
        try:
            asyncio.run(play())
        except BaseException as error:
            errors.append(error)
            raise

    thread = Thread(target=run)
    before = memory(served.process)
    thread.start()
    while not ready and thread.is_alive():
        time.sleep(0.5)
    pages = [visit(link) for link in crowd.links]
    assert len(pages) == 2
    rng, clicks = Random(0), 0
    grown: list[float] = []
    while thread.is_alive() and time.monotonic() < end:
        clicks += sum(click(page, rng) for page in pages)
        grown.append(memory(served.process))
    thread.join()
    assert not errors
    done, after = result
    worked = work(served.process) - begun[0]
    print(f"\n{summary(crowd, done)}; two browsers, {clicks} actions")
    print(
        f"memory: {before:.0f} MB before, {ready[0]:.0f} with 18 sessions, {after:.0f} at the end"
    )
    print(f"the server worked for {worked:.0f} s of {SECONDS} s")
    half = grown[len(grown) // 2]
    assert after < half + GROWTH, "the memory of a server that plays on is bounded"
    assert clicks > 5 and done > SECONDS / 3
    assert median(crowd.delays) < 1000
    for page in pages:
        expect(page.locator(".report")).to_have_count(0)


def click(page: Page, rng: Random) -> int:
    """Do something where something can be done; how many actions."""
    actions = page.locator(".actions [data-action]")
    count = actions.count()
    if not count:
        page.wait_for_timeout(200)
        return 0
    at = page.locator(".now").get_attribute("data-at")
    text = actions.nth(rng.randrange(count)).get_attribute("data-value")
    action = page.locator(f'.actions [data-action][data-value="{text}"]')
    if action.get_attribute("aria-pressed") != "true":
        action.click()
    page.locator(f'[data-do="do"][data-value="{text}"]').click()
    expect(page.locator(f'.now[data-at="{at}"]')).to_have_count(0)
    return 1
