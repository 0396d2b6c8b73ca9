"""A server that has grown starts anew while nobody uses it, and nobody loses anything."""

import asyncio
import time
from pathlib import Path

import psutil
import pytest

from oracle_nb.web.classes.page import Attempts
from oracle_nb.web.runtime.server import renewal
from oracle_nb.web.runtime.server.renewal import GROWN, QUIET, Renewal
from tests.app_server import running
from tests.browser.session_group import Client
from tests.server.test_attacks import ask

PATIENCE = 250
"""Maximum number of seconds to wait: other programs may keep all processors busy."""


class Server:
    """A server whose use, memory and time are set."""

    def __init__(self):
        self.now, self.idle, self.memory = 0.0, True, 200.0
        self.asked: list[float] = []
        self.renewal = Renewal(
            lambda: self.idle,
            lambda: self.asked.append(self.now),
            lambda: self.memory,
            lambda: self.now,
        )

    def check(self, now):
        """Check at a time; return whether a new start was asked for."""
        self.now = now
        asked = len(self.asked)
        self.renewal.check()
        return len(self.asked) > asked


@pytest.fixture
def server():
    return Server()


def test_one_that_has_grown_starts_anew_after_a_quiet_time(server):
    server.renewal.settle()
    server.memory += GROWN + 1
    assert [server.check(now) for now in (100, 110, 100 + QUIET)] == [False, False, True]


def test_one_that_has_hardly_grown_goes_on(server):
    server.renewal.settle()
    server.memory += GROWN
    assert not any(server.check(now) for now in (0, QUIET, 100 * QUIET))


def test_any_use_begins_the_quiet_time_again(server):
    server.renewal.settle()
    server.memory += GROWN + 1
    assert not server.check(0)
    server.idle = False
    assert not server.check(QUIET)
    server.idle = True
    assert [server.check(QUIET + now) for now in (1, QUIET, QUIET + 1)] == [False, False, True]


def test_one_that_still_loads_its_modules_goes_on(server):
    server.memory += 2 * GROWN
    assert not any(server.check(now) for now in (0, QUIET, 100 * QUIET))


def test_where_the_system_does_not_say_it_no_memory_is_used(monkeypatch, tmp_path):
    monkeypatch.setattr(renewal, "_STATUS", Path(tmp_path / "missing"))
    assert renewal.resident() == 0


def test_attempts_count_as_long_as_their_period_lasts():
    now = 0.0
    attempts = Attempts(2, 600.0, lambda: now)
    assert not attempts.counting
    attempts.note("somebody")
    assert attempts.counting
    now = 601.0
    assert not attempts.counting


EAGER = """
import os
from pathlib import Path

starts = Path(os.environ["STARTS"])
with starts.open("a") as file:
    file.write(f"{os.getpid()}\\n")
from oracle_nb.web.runtime.server import preload, renewal

preload.warm = lambda: None
if starts.read_text().split().count(str(os.getpid())) == 1:
    renewal.GROWN, renewal.QUIET, renewal._LOOK = -1_000.0, 0.5, 100
"""
"""Begins a server anew, once, as soon as nobody uses it; notes the processes that start."""


class Starts:
    """The processes that have started, by number, each time anew."""

    def __init__(self, file):
        self._file = file

    def wait(self, *processes):
        """Wait until each of these processes has started anew."""
        end = time.monotonic() + PATIENCE
        while any(self._file.read_text().split().count(str(each)) < 2 for each in processes):
            assert time.monotonic() < end, "no server has started anew"
            time.sleep(0.05)


@pytest.fixture
def starts(tmp_path, monkeypatch):
    monkeypatch.setenv("STARTS", str(tmp_path / "starts"))
    return Starts(tmp_path / "starts")


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "served"
    folder.mkdir()
    return folder


@pytest.mark.long
def test_a_game_and_its_links_outlast_it(folder, starts):
    async def begin(url):
        host = Client(url)
        await host.open()
        link, at = await host.invite(), host.at
        await host.close()
        return at, link

    async def join(url, at):
        guest = Client(url)
        await guest.open()
        await guest.until(lambda: guest.at == at)
        await guest.close()

    with running(folder, first=EAGER) as served:
        at, link = asyncio.run(begin(served.url))
        starts.wait(served.process.pid)
        asyncio.run(join(served.url + link, at))


@pytest.mark.long
def test_one_of_several_processes_still_ends_with_its_supervisor(folder, starts):
    with running(folder, processes=2, first=EAGER) as served:
        workers = psutil.Process(served.process.pid).children()
        starts.wait(*(worker.pid for worker in workers))
        assert ask(served, "/health")[0].status == 200
        served.process.kill()
        _, alive = psutil.wait_procs(workers, timeout=PATIENCE)
        assert not alive
