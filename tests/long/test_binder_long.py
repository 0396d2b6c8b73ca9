"""The app and the notebooks as Binder would have them, in an environment made from binder/'s files.

Binder's image brings a Jupyter of its own; on top of it comes what ``binder/requirements.txt``
says, then ``postBuild`` once and ``start`` at every start. BINDER_PLACE names a folder that is kept
and used again; else all is made in a temporary one. pip asks the index it is set up for.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import ROOT, Troubles, free_port, wait_for
from tests.browser.seats import Person, first_game

pytestmark = pytest.mark.long

BASE = ("jupyterlab==4.4.9", "notebook==7.4.7", "ipywidgets==8.1.7")
"""What Binder's image has before anything of ours."""
PREFIX, TOKEN = "/user/ann-oracle-x1y2/", "secret"
MOST = 1_000_000_000
"""So many bytes a server may have on Binder, with all that it runs."""
_LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", "*.egg-info")


def built() -> Path:
    """The folder of the repository as Binder has it, beside an environment made from its files."""
    named = os.environ.get("BINDER_PLACE")
    place = Path(named) if named else Path(os.environ["TMPDIR_BINDER"])
    repo, venv = place / "repo", place / "venv"
    shutil.rmtree(repo, ignore_errors=True)
    shutil.copytree(ROOT, repo, ignore=_LEFT_OUT)
    python = venv / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        for wanted in (BASE, ("--no-cache-dir", "-r", "binder/requirements.txt")):
            subprocess.run([python, "-m", "pip", "install", "-q", *wanted], cwd=repo, check=True)
    subprocess.run([python, "-m", "pip", "check"], cwd=repo, check=True)
    subprocess.run(["bash", repo / "binder/postBuild"], cwd=repo, check=True, env=_seen(venv))
    return repo


def _seen(venv: Path, **more: str) -> dict[str, str]:
    """An environment in which only that of the image is found."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return {**kept, "PATH": f"{venv / 'bin'}:{os.environ['PATH']}", **more}


def memory(process: int) -> int:
    """The bytes that a process and all it has started really have, shared ones counted once."""
    children: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, rest = int(status.parent.name), status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        children.setdefault(int(rest[1]), []).append(number)
    found, todo = 0, [process]
    while todo:
        one = todo.pop()
        todo += children.get(one, [])
        try:
            shares = Path(f"/proc/{one}/smaps_rollup").read_text()
        except OSError:
            continue
        found += 1024 * int(re.search(r"^Pss:\s+(\d+)", shares, re.MULTILINE)[1])  # type: ignore[index]
    return found


@pytest.fixture
def binder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Path, int]]:
    """A server started as on Binder: its address, its data, its process."""
    monkeypatch.setenv("TMPDIR_BINDER", str(tmp_path))
    repo = built()
    venv, data, log = repo.parent / "venv", tmp_path / "data", tmp_path / "log"
    port = free_port()
    command = ("bash", "binder/start", "jupyter", "notebook", "--no-browser", "--allow-root")
    options = (f"--ServerApp.base_url={PREFIX}", f"--IdentityProvider.token={TOKEN}")
    with log.open("wb") as out:
        process = subprocess.Popen(
            [*command, *options, f"--port={port}"],
            cwd=repo,
            stdout=out,
            stderr=subprocess.STDOUT,
            env=_seen(venv, ORACLE_NB_DATA=str(data), HOME=str(tmp_path)),
        )
    url = f"http://localhost:{port}{PREFIX}"
    try:
        wait_for(f"{url}api", process, log)
        yield url, data, process.pid
    finally:
        process.terminate()
        process.wait(30)


def test_the_app_and_the_notebooks_on_binder(
    binder: tuple[str, Path, int], browser: Browser
) -> None:
    url, data, process = binder
    troubles = Troubles()

    def visit(place: str) -> Page:
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        troubles.watch(page)
        page.goto(f"{url}{place}", timeout=90_000)
        return page

    figures = {"Jupyter alone": memory(process)}
    began = time.monotonic()
    page = visit(f"oracle/app?token={TOKEN}")
    first_game(page)
    took = time.monotonic() - began
    person = Person(page, data)
    turns = person.game().position.round
    while person.game().position.round == turns:
        assert person.act()
    figures["and a game in the app"] = memory(process)

    # Links keep the path: to a copy of the game, and to the other doors.
    page.get_by_role("button", name="Share").click()
    link = page.locator("[data-link]").first.input_value()
    assert link.startswith(f"{url}oracle/app?code=")
    for place in (f"{link.removeprefix(url)}&", "oracle/app?explore=free.7", "oracle/app?learn"):
        other = visit(f"{place}{'&' if '?' in place else '?'}token={TOKEN}")
        expect(other.locator(".brand, .x-lead, h1").first).to_be_visible()
        assert other.url.startswith(f"{url}oracle/app?")
    figures["and three more sessions"] = memory(process)

    lab = visit(f"lab/tree/notebooks/first-game.ipynb?token={TOKEN}")
    lab.locator(".jp-CodeCell .cm-content").first.click(timeout=90_000)
    expect(lab.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute(
        "data-status", "idle", timeout=90_000
    )
    lab.get_by_text("Run", exact=True).click()
    lab.get_by_text("Run All Cells", exact=True).click()
    # What is out of sight is not in the page: wheel down until it is.
    table = lab.locator(".jp-CodeCell").filter(has_text="oracle_nb.table()")
    lab.mouse.move(800, 500)
    for _ in range(240):
        if table.locator("canvas").count():
            break
        lab.mouse.wheel(0, 1500)
        lab.wait_for_timeout(500)
    sail = table.locator('.actions [data-action^="move "]').first
    while not sail.count():
        table.locator('.actions [data-action], [data-do="skip"]').first.click()
        if table.get_by_role("button", name="Do it").count():
            table.get_by_role("button", name="Do it").click()
        lab.wait_for_timeout(300)
    sail.click()
    table.get_by_role("button", name="Do it").click()
    expect(table.locator(".acts > li").last).to_contain_text("Sail to")
    figures["and a notebook with a table"] = memory(process)

    told = ", ".join(f"{what}: {much / 1e6:.0f} MB" for what, much in figures.items())
    print(f"\non Binder: first board after {took:.1f} s; {told}", file=sys.stderr)
    assert max(figures.values()) < MOST
    assert troubles.said == []
    assert troubles.asked == []
