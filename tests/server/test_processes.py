"""Several processes behind one port: one game at screens in each of them."""

import asyncio
import itertools
import os
import signal
import time
from contextlib import nullcontext
from typing import Any

import psutil
import pytest

from oracle_nb.web.runtime.server import processes
from oracle_nb.web.runtime.server.deployment import Deployment
from oracle_nb.web.runtime.server.processes import read_task
from tests.app_server import COLD, running
from tests.browser.session_group import Client, first
from tests.server.test_attacks import ask

PATIENCE = 250
"""Maximum number of seconds to wait: other programs may keep all processors busy."""


RENEWED = f"""
{COLD}
import os
from pathlib import Path
from oracle_nb.web.runtime.server import renewal

renewal._LOOK, check = 100, renewal.Renewal.check
folder = Path(os.environ["ORACLE_NB_DATA"])
with (folder / "starts").open("a") as file:
    file.write(f"{{os.getpid()}}\\n")


def asked(self):
    grown = folder / f"grown-{{os.getpid()}}"
    if grown.exists():
        renewal.GROWN, renewal.QUIET = -1_000.0, 0.0
        if self._idle():
            grown.unlink()
    check(self)


renewal.Renewal.check = asked
"""
"""Begins a process anew once nobody uses it, if a file asks for it; notes each start."""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """The app, served by two processes."""
    folder = tmp_path_factory.mktemp("processes")
    with running(folder, processes=2, first=RENEWED) as served:
        yield served


def workers(served):
    """The processes that serve it."""
    return psutil.Process(served.process.pid).children()


def port_of(client) -> int:
    """The port of this machine from which a client is connected."""
    connection: Any = client._socket
    return int(connection.stream.socket.getsockname()[1])


async def spread(served, address):
    """A client in each of the processes, by its number, at the same address."""
    by_process: dict[int, Client] = {}
    end = time.monotonic() + PATIENCE
    while len(by_process) < 2:
        assert time.monotonic() < end, "one process takes all connections"
        client = Client(served.url + address)
        await client.open()
        port = port_of(client)
        for worker in workers(served):
            if any(
                connection.raddr and connection.raddr.port == port
                for connection in worker.net_connections()
            ):
                if worker.pid in by_process:
                    await client.close()
                by_process.setdefault(worker.pid, client)
    return by_process


def test_screens_in_different_processes_show_one_game(served):
    async def play():
        host = Client(served.url)
        await host.open()
        link = await host.invite()
        guests = [*(await spread(served, link)).values()]
        for guest in guests:
            await guest.until(lambda guest=guest: guest.at == host.at)
        # The host acts: both processes show it.
        at = host.at
        action = first(r'data-value="([^"]+)"[^>]* data-action', host.side)
        await host.press('class="now"', "do", action)
        for guest in guests:
            await guest.until(lambda guest=guest: guest.at > at)
        # One guest leaves, and with the other nobody is at the seat any more.
        for guest in guests:
            await guest.close()
        await host.until(lambda: host.html_view('class="away"') is not None)
        # A seat that the host gives up is taken from both.
        late = [*(await spread(served, link)).values()]
        await host.press('class="now"', "take-back", "1")
        for guest in late:
            await guest.until(lambda guest=guest: guest.html_view('class="notice"') is not None)
            await guest.close()
        await host.close()

    asyncio.run(play())


def test_a_game_and_its_links_outlast_a_process_that_starts_anew(served):
    starts = served.data / "starts"

    async def play():
        (number, host), (_, other) = (await spread(served, "")).items()
        await other.close()
        link = await host.invite()
        await host.close()
        (served.data / f"grown-{number}").touch()
        end = time.monotonic() + PATIENCE
        while starts.read_text().split().count(str(number)) < 2:
            assert time.monotonic() < end, "it has not started anew"
            await asyncio.sleep(0.05)
        for guest in (await spread(served, link)).values():
            await guest.until(lambda guest=guest: guest.at == host.at)
            await guest.close()

    asyncio.run(play())


def test_a_process_that_dies_is_started_again(served):
    before = {worker.pid for worker in workers(served)}
    victim = before.pop()
    os.kill(victim, signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while {worker.pid for worker in workers(served)} in ({*before}, {*before, victim}):
        assert time.monotonic() < end
        time.sleep(0.05)
    assert ask(served, "/health")[0].status == 200


def test_no_process_outlives_its_supervisor(served):
    """The last test that needs the app ends it: two processes take seconds to start."""
    children = workers(served)
    assert len(children) == 2
    served.process.kill()
    # One that is still starting hears of the end only when it has loaded everything.
    _, alive = psutil.wait_procs(children, timeout=PATIENCE)
    assert not alive


@pytest.mark.parametrize(("apart", "started"), [(1, processes.RESTARTS), (60, 99)])
def test_workers_that_keep_ending_are_given_up(monkeypatch, apart, started):
    class Ended:
        """A process that has ended at once."""

        returncode = 1

        def poll(self):
            return 1

    begun: list[Ended] = []
    clock = itertools.count(0, apart)

    def begin(_line, _sockets):
        if len(begun) == 100:
            raise KeyboardInterrupt
        begun.append(Ended())
        return begun[-1]

    monkeypatch.setattr(processes, "_worker", begin)
    monkeypatch.setattr(processes, "_end", lambda _workers: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(time, "sleep", lambda _seconds: None)
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    with pytest.raises(RuntimeError) if apart == 1 else nullcontext():
        processes.supervise(1, [], Deployment(), b"secret")
    assert len(begun) == started + 1


def test_a_worker_reads_the_files_it_serves():
    line = (
        b'{"sockets": [3], "deployment": ["/", "", ["localhost:1"], false, false, false],'
        b' "secret": "c2VjcmV0", "language": "pl", "limits": [4, 3, 2, 1]}'
    )
    task = read_task(line)
    assert task.secret == b"secret"
    assert task.deployment.hosts == ("localhost:1",)
    assert task.limits.message == 1
