"""An atlas of Delphi by processes, on a cluster, and killed: the same data every time."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

from oracle_nb.bots import arena
from oracle_nb.cli import main
from oracle_nb.core import processes
from oracle_nb.explorer import atlas
from oracle_nb.explorer.atlas import gather, write_atlas
from oracle_nb.explorer.atlas_files import write_table
from oracle_nb.explorer.atlas_plan import AtlasError, AtlasPlan, planned
from oracle_nb.explorer.row_journal import Rows, journal_of
from tests.samples import sampled

ROOT = Path(__file__).parents[2]
QUICK = ("sailing.diameter", "sailing.bridges", "crossing.average_shortest_path_length")
PATIENCE = 250.0
"""Maximum number of seconds to wait: other programs may keep all processors busy."""


def until(wanted: Callable[[], Any], what: str) -> Any:
    """Wait until something holds, and not forever."""
    end = time.monotonic() + PATIENCE
    while not (value := wanted()):
        assert time.monotonic() < end, f"waited {PATIENCE:.0f} s for {what}"
        time.sleep(0.02)
    return value


@pytest.fixture(scope="module")
def quick() -> AtlasPlan:
    return planned(seed=7, measures=QUICK)


@pytest.fixture(scope="module")
def alone(quick: AtlasPlan) -> Rows:
    return gather(quick, 40)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small shares, so that a few layouts go to several workers."""
    monkeypatch.setattr(atlas, "_SHARE", 3)


def as_written(rows: Rows, path: Path) -> bytes:
    write_table(rows, path)
    return path.read_bytes()


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("workers", sampled((2, 3), 2))
def test_the_rows_are_the_same_for_any_number_of_workers(quick, alone, workers):
    assert gather(quick, 40, workers=workers).columns == alone.columns


def test_every_measure_is_the_same_in_every_process(small):
    plan = planned(seed=3)
    assert gather(plan, 4, workers=2).columns == gather(plan, 4).columns


def test_a_fault_in_a_process_is_reported(quick):
    other = msgspec.structs.replace(quick, version="9.9")
    with pytest.raises(AtlasError, match=r"a worker has version \S+, not 9.9"):
        gather(other, 8, workers=2)


# Killed


def rows_in(path: Path) -> set[int]:
    """Return the numbers of the layouts that are whole in a journal."""
    lines = path.read_bytes().split(b"\n")[1:-1] if path.exists() else []
    return {number for line in lines for number, _ in msgspec.json.decode(line)}


HEARING = """\
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from oracle_nb.bots import arena
from oracle_nb.cli import main
from oracle_nb.core import processes
sys.exit(main())
"""
"""The command, which hears Ctrl+C even where a shell has begun these tests in the background."""


def begun(path: Path, said: Path) -> "subprocess.Popen[bytes]":
    """Return a process that makes an atlas far too large to be finished."""
    command = [sys.executable, "-c", HEARING, "atlas", "--layouts", "1000000", "--seed", "7"]
    with said.open("wb") as output:  # no pipe: the workers keep it open
        return subprocess.Popen(
            [*command, "--measures", ",".join(QUICK), "--workers", "2", "-o", path],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=output,
            stderr=output,
        )


@pytest.mark.parametrize(
    ("stop", "code"), sampled(((signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)), 2)
)
def test_an_atlas_that_is_stopped_goes_on_to_the_same_data(tmp_path, quick, stop, code):
    folder, said = tmp_path / "folder", tmp_path / "said"
    folder.mkdir()
    path = folder / "atlas.csv"
    process = begun(path, said)
    until(lambda: len(rows_in(journal_of(path))) >= 50, "two batches")
    workers = psutil.Process(process.pid).children(recursive=True)
    process.send_signal(stop)
    try:
        assert process.wait(PATIENCE) == code
    finally:
        process.kill()
    if stop == signal.SIGINT:
        # On a busy machine, loky may warn after it that a worker has left a semaphore.
        first, *warnings = said.read_text().splitlines()
        assert first == "Stopped: the same command goes on where it was."
        assert not any("Traceback" in warning or "atlas" in warning for warning in warnings)
    until(lambda: not any(map(alive, workers)), "the workers to go")
    assert not path.exists()

    there = rows_in(journal_of(path))
    layouts = max(there) + 10
    seen: list[int] = []
    write_atlas(path, quick, layouts, workers=1, progress=lambda done, _: seen.append(done))
    assert seen[0] == len(there) >= 50, "what was there is kept"
    assert [file.name for file in folder.iterdir()] == [path.name]
    assert path.read_bytes() == as_written(gather(quick, layouts), tmp_path / "alone.csv")


def alive(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


# On a cluster


@pytest.fixture(scope="module", params=sampled((1, 2), 2))
def cluster(request: pytest.FixtureRequest) -> Iterator[Any]:
    """A cluster; in `make test`, all of it is a single thread."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=request.param,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address=None,
        env={"PYTHONPATH": str(ROOT)},
    ) as made:
        yield made


def test_a_dask_cluster_gives_the_same_file(cluster, alone, tmp_path, capsys):
    address, path = cluster.scheduler_address, tmp_path / "atlas.csv"
    assert address.startswith("tcp://127.0.0.1:")
    command = ["atlas", "--layouts", "40", "--seed", "7", "--measures", ",".join(QUICK)]
    assert main([*command, "--dask", address, "-o", str(path)]) == 0
    assert capsys.readouterr() == ("", f"Saved: {path}\n")
    assert path.read_bytes() == as_written(alone, tmp_path / "alone.csv")


def test_a_cluster_does_the_work_even_with_a_single_thread(cluster):
    with processes.worker_pool(1, cluster.scheduler_address):
        pids = [*processes.unordered(os.getpid, (() for _ in range(6)))]
    assert len(pids) == 6 and os.getpid() not in pids


def test_a_dask_cluster_plays_the_same_tournament(cluster):
    games: dict[str, Any] = {"games": 2, "game": "mythology", "progress": lambda done, games: None}
    alone = arena("tactician,random", **games)
    assert arena("tactician,random", **games, dask=cluster.scheduler_address) == alone


def test_a_fault_on_a_cluster_is_reported(cluster, quick):
    other = msgspec.structs.replace(quick, version="9.9")
    with pytest.raises(AtlasError, match=r"a worker has version \S+, not 9.9"):
        gather(other, 8, dask=cluster.scheduler_address)


def test_a_cluster_that_isnt_there_is_named(quick, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(processes, "_PATIENCE", 0.3)
    command = ["atlas", "--layouts", "4", "-o", str(tmp_path / "a.csv"), "--dask"]
    assert main([*command, "tcp://127.0.0.1:9"]) == 2
    said = capsys.readouterr().err
    assert "no Dask cluster answers at tcp://127.0.0.1:9" in said
    assert main([*command, "nonsense://x"]) == 2
    assert "no Dask cluster answers at nonsense://x" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_name_is_reported_with_the_nearest(tmp_path, capsys):
    command = ["atlas", "--layouts", "4", "-o", str(tmp_path / "a.csv")]
    assert main([*command, "--measures", "sailing.diameters"]) == 2
    said = capsys.readouterr().err
    assert "unknown measure 'sailing.diameters'; did you mean 'sailing.diameter'" in said
    assert main([*command, "--kinds", "round"]) == 2
    assert "unknown kind 'round'; choose one of compact, " in capsys.readouterr().err


def test_processes_and_a_cluster_are_not_asked_for_together(tmp_path, capsys):
    command = ["atlas", "--layouts", "4", "-o", str(tmp_path / "a.csv"), "--dask", "tcp://x:1"]
    assert main([*command, "--workers", "2"]) == 2
    assert "--workers counts processes here" in capsys.readouterr().err


def test_no_workers_are_refused(tmp_path, capsys):
    command = ["atlas", "--layouts", "4", "-o", str(tmp_path / "a.csv"), "--workers", "0"]
    assert main(command) == 2
    assert "--workers" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
