"""The app and the notebooks as Binder would have them, in an environment made from binder/'s files.

repo2docker, which makes Binder's images, tells the rest: which versions of Jupyter an image has
before anything of ours, and how its server is started. Then comes what ``binder/requirements.txt``
locks, ``postBuild`` once, and ``start`` at every start; home is the folder of the repository, and
the server gets the arguments that BinderHub gives it. In place of conda there is a virtual
environment, and pip asks the index it is set up for. BINDER_PLACE names a folder that is kept and
used again; else everything is made in a temporary one.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import pytest
from packaging.requirements import InvalidRequirement, Requirement
from platformdirs import user_data_path
from playwright.sync_api import Browser, Page, expect

from scripts import repository
from tests.app_server import free_port, wait_for
from tests.browser.conftest import ROOT, PageProblems
from tests.browser.seats import Person, first_game

pytestmark = pytest.mark.long

PREFIX, TOKEN = "/user/ann-oracle-x1y2/", "secret"
MOST = 1_000_000_000
"""Maximum number of bytes of a server on Binder, with its processes."""
_FOUND = find_spec("repo2docker")
assert _FOUND is not None and _FOUND.origin is not None
_PACKS = Path(_FOUND.origin).parent / "buildpacks"
_NAMED = {"jupyterhub-singleuser": "jupyterhub", "nbconvert-core": "nbconvert"}
"""Packages with different names in conda and pip."""
_LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", "*.egg-info")


def version() -> str:
    """The version of Python that Binder takes, as 3.11."""
    return (ROOT / "binder/runtime.txt").read_text("utf-8").strip().removeprefix("python-")


def python() -> str:
    """A Python of that version on this machine."""
    if version() == f"{sys.version_info.major}.{sys.version_info.minor}":
        return sys.executable
    return shutil.which(f"python{version()}") or pytest.fail(f"there is no python{version()} here")


def before_ours() -> tuple[list[str], list[str]]:
    """Packages in Binder's own image: the requested ones, and all versions."""
    conda = _PACKS / "conda"
    asked = (conda / f"environment.py-{version()}.yml").read_text("utf-8")
    names = re.findall(r"^ *- ((?:jupyter|ipywidgets|notebook)[\w-]*)==", asked, re.MULTILINE)
    assert {"jupyterlab", "notebook", "ipywidgets"} <= set(names)
    packages = (conda / f"environment.py-{version()}-linux-64.lock").read_text("utf-8")
    frozen = []
    for name, number in re.findall(r"/([^/]+)-([^-/]+)-[^-/]+\.(?:conda|tar\.bz2)", packages):
        # conda has much that pip does not, and that pip then is not asked for.
        with suppress(InvalidRequirement):
            frozen.append(str(Requirement(f"{_NAMED.get(name, name)}=={number}")))
    return [_NAMED.get(name, name) for name in names], frozen


def built() -> Path:
    """The folder of the repository as Binder has it, beside an environment made from its files."""
    named = os.environ.get("BINDER_PLACE")
    place = Path(named) if named else Path(os.environ["TMPDIR_BINDER"])
    repo, venv = place / "repo", place / "venv"
    shutil.rmtree(repo, ignore_errors=True)
    shutil.copytree(ROOT, repo, ignore=_LEFT_OUT)
    inside = venv / "bin" / "python"
    if not inside.exists():
        asked, frozen = before_ours()
        (place / "frozen.txt").write_text("\n".join(frozen), "utf-8")
        subprocess.run([python(), "-m", "venv", venv], check=True)
        base = ("-c", str(place / "frozen.txt"), *asked)
        for wanted in (base, ("--no-cache-dir", "-r", "binder/requirements.txt")):
            subprocess.run([inside, "-m", "pip", "install", "-q", *wanted], cwd=repo, check=True)
    subprocess.run([repo / "binder/postBuild"], cwd=repo, check=True, env=_seen(venv, repo))
    subprocess.run([inside, "-m", "pip", "check"], cwd=repo, check=True)
    return repo


def _seen(venv: Path, repo: Path, **more: str) -> dict[str, str]:
    """The variables that are set in the image."""
    kept = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("PYTHON", "JUPYTER", "XDG", "ORACLE"))
    }
    path = f"{venv / 'bin'}:{os.environ['PATH']}"
    return {**kept, "PATH": path, "HOME": str(repo), "REPO_DIR": str(repo), **more}


def badges() -> list[str]:
    """The targets of the README's badges, below the address of a server."""
    matches = re.findall(r"https://mybinder\.org/v2/gh/[^)]+", repository.BADGES)
    asked = [parse_qs(urlparse(url).query, strict_parsing=True) for url in matches]
    # As BinderHub's own page makes an address of them.
    return [
        entry["urlpath"][0] if "urlpath" in entry else f"doc/tree/{entry['labpath'][0]}"
        for entry in asked
    ]


def memory(process: int) -> int:
    """The bytes that a process and all it has started really have, shared ones counted once."""
    children: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, rest = int(status.parent.name), status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        children.setdefault(int(rest[1]), []).append(number)
    kilobytes, todo = 0, [process]
    while todo:
        worker = todo.pop()
        todo += children.get(worker, [])
        try:
            shares = Path(f"/proc/{worker}/smaps_rollup").read_text()
        except OSError:
            continue
        kilobytes += 1024 * int(re.search(r"^Pss:\s+(\d+)", shares, re.MULTILINE)[1])  # type: ignore[index]
    return kilobytes


@pytest.fixture
def binder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Path, int]]:
    """A server started as on Binder: its address, its data, its process."""
    monkeypatch.setenv("TMPDIR_BINDER", str(tmp_path))
    began = time.monotonic()
    repo = built()
    print(f"\non Binder: built in {time.monotonic() - began:.0f} s", file=sys.stderr)
    venv, log, port = repo.parent / "venv", tmp_path / "log", free_port()
    given = (f"base_url={PREFIX}", f"token={TOKEN}", "trust_xheaders=True")
    options = [f"--{app}.{option}" for app in ("NotebookApp", "ServerApp") for option in given]
    with log.open("wb") as out:
        process = subprocess.Popen(
            [
                *(venv / "bin/python", _PACKS / "repo2docker-entrypoint"),
                *("jupyter-lab", "--ip=0.0.0.0", f"--port={port}", *options),
                *("--allow-root", "--no-browser"),
            ],
            cwd=repo,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            env=_seen(venv, repo, R2D_ENTRYPOINT=str(repo / "binder/start"), PYTHONUNBUFFERED="1"),
        )
    url = f"http://localhost:{port}{PREFIX}"
    try:
        wait_for(f"{url}api", process, log)
        monkeypatch.setenv("HOME", str(repo))
        yield url, user_data_path("oracle_nb"), process.pid
    finally:
        process.terminate()
        # Now and then a Jupyter server hangs when told to stop: in a thread, or in its proxy.
        with suppress(subprocess.TimeoutExpired):
            process.wait(60)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def test_the_app_and_the_notebooks_on_binder(
    binder: tuple[str, Path, int], browser: Browser
) -> None:
    url, data, process = binder
    page_problems = PageProblems()

    def visit(place: str) -> Page:
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page_problems.watch(page)
        page.goto(f"{url}{place}", timeout=60_000)
        return page

    figures = {"Jupyter alone": memory(process)}
    app, notebook = badges()
    began = time.monotonic()
    page = visit(f"{app}?token={TOKEN}")
    first_game(page)
    took = time.monotonic() - began
    person = Person(page, data)
    turns = person.game().position.round
    while person.game().position.round == turns:
        assert person.take_action()
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

    lab = visit(f"{notebook}?token={TOKEN}")
    lab.locator(".jp-CodeCell .cm-content").first.click(timeout=60_000)
    expect(lab.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute(
        "data-status", "idle", timeout=60_000
    )
    lab.get_by_text("Run", exact=True).click()
    lab.get_by_text("Run All Cells", exact=True).click()
    # Cells out of view are not in the page: scroll down until they are.
    table = lab.locator(".jp-CodeCell").filter(has_text="oracle_nb.table()")
    lab.mouse.move(800, 500)
    for _ in range(240):
        if table.locator("canvas").count():
            break
        lab.mouse.wheel(0, 1500)
        lab.wait_for_timeout(500)
    sail = table.locator('.actions [data-action][data-value^="move "]').first
    while not sail.count():
        table.locator('.actions [data-action], [data-do="skip"]').first.click()
        if table.get_by_role("button", name="Confirm").count():
            table.get_by_role("button", name="Confirm").click()
        lab.wait_for_timeout(300)
    sail.click()
    table.get_by_role("button", name="Confirm").click()
    expect(table.locator(".acts > li").first).to_contain_text("sails to")
    figures["and a notebook with a table"] = memory(process)

    summary = ", ".join(f"{what}: {much / 1e6:.0f} MB" for what, much in figures.items())
    print(f"\non Binder: first board after {took:.1f} s; {summary}", file=sys.stderr)
    assert max(figures.values()) < MOST
    assert page_problems.said == []
    assert page_problems.asked == []
