"""One visitor with thirty pages sends whatever is most expensive; another one notices little."""

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest

from oracle_nb.web.runtime.server.limits import USUAL
from oracle_nb.web.runtime.server.messages import EVENTS
from tests.app_server import Served, running
from tests.browser.session_group import Client
from tests.long.expensive_events import search
from tests.long.visitor_attack import PAGES, REFUSED, Attack, attacked, memory, warmed
from tests.server.test_hostile_pages import HEADER, socket_of

VISITS = int(os.environ.get("ATTACK_VISITS", "60"))
"""Number of times that the other visitor opens the home page; ATTACK_VISITS sets it."""
DEAREST = 6
"""Number of the most expensive events, by processor time and by bytes, that are sent."""
GAP = 2.0
"""Maximum number of seconds of processor time that work of a closed page goes on."""
SECONDS = 1.0
"""Maximum number of seconds in which the home page opens, at the 95th percentile."""
GROWTH = 200
"""Maximum number of MB by which memory grows during an attack."""
LEFT = 50
"""Maximum number of MB that are left of them when the pages have gone."""
AGAIN = 10
"""Maximum number of MB that an equal attack adds to them: what is left is kept for others."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc"),
]


@pytest.fixture
def served(tmp_path) -> Iterator[Served]:
    folder = tmp_path / "served"
    folder.mkdir()
    with running(folder, attacked=True) as served:
        yield served


def test_another_visitor_is_served_during_the_most_expensive_events(served, tmp_path):
    costs = search(tmp_path / "searched")
    widest = max(costs, key=lambda cost: cost.gap)
    assert widest.gap < GAP, widest
    asked = [cost for cost in costs if cost.event.messages != "[]"]
    large = sorted(asked, key=lambda cost: cost.size, reverse=True)
    boards = [cost for cost in asked if cost.event.board]
    opened = [cost for cost in costs if cost.event.messages == "[]"]
    dear = (*asked[:DEAREST], *large[:DEAREST], *boards[:2], *opened[:2])
    events = [(cost.address, cost.event) for cost in dear]

    async def visit():
        await warmed(served.url, events)
        await asyncio.sleep(30)
        for visits in (VISITS, VISITS // 3, VISITS // 3):
            attack = Attack(served.url, events, EVENTS)
            yield await attacked(served.url, served.process.pid, attack, PAGES, visits)

    async def visits():
        return [figures async for figures in visit()]

    figures, *more = asyncio.run(visits())
    print(events, figures, *more)
    assert figures.percentile(0.95) < SECONDS, figures
    assert figures.peak - figures.before < GROWTH, figures
    assert figures.after - figures.before < LEFT, figures
    for before, again in pairwise((figures, *more)):
        assert again.after - before.after < AGAIN, (figures, *more)


def test_large_messages_cost_little_memory(served):
    content = json.dumps({"events": []})[:-2] + "[[]]," * (USUAL.file_message // 5 - 10)

    async def flood(browser):
        client = Client(f"{served.url}?games")
        client.cookies.update(browser.cookies)
        with suppress(*REFUSED):
            await client.open()
            for frame in (HEADER, "{}", content):
                await socket_of(client).write_message(frame)
            await asyncio.wait([client._hearing], timeout=60)
            client._hearing.exception()

    async def visit():
        first = Client(f"{served.url}?games")
        await first.open()
        before = memory(served.process.pid)
        pages = [asyncio.create_task(flood(first)) for _ in range(PAGES - 1)]
        seen = []
        while not all(page.done() for page in pages):
            await asyncio.sleep(0.1)
            seen.append(memory(served.process.pid))
        await first.close()
        return max(seen) - before

    grown = asyncio.run(visit())
    print(f"memory grew by {grown:.0f} MB")
    assert grown < GROWTH
