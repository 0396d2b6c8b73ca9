"""The sdist and the wheel are complete, and the wheel alone is enough in a fresh environment.

pip asks the index it is set up for, for the dependencies.
"""

import os
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.app_server import free_port, wait_for

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.long

KERNEL = """
from jupyter_client.manager import start_new_kernel

manager, client = start_new_kernel(kernel_name="python3")
try:
    client.execute_interactive(
        "import oracle_nb; oracle_nb.new_game(players=3, seed=3)",
        timeout=120,
        output_hook=lambda message: print(message["msg_type"], *message["content"].get("data", ())),
    )
    client.execute_interactive(
        "oracle_nb.table()",
        timeout=120,
        output_hook=lambda message: print(message["msg_type"], *message["content"].get("data", ())),
    )
finally:
    manager.shutdown_kernel(now=True)
"""


def tracked(folder: str) -> set[str]:
    done = subprocess.run(
        ["git", "ls-files", folder], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {name for name in done.stdout.splitlines() if (ROOT / name).is_file()}


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), "."],
        cwd=ROOT,
        check=True,
        timeout=600,
    )
    return folder


@pytest.fixture(scope="module")
def fresh(packages, tmp_path_factory):
    """The folder of programs of a new environment with nothing but the wheel."""
    folder = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, timeout=300)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    (wheel,) = packages.glob("*.whl")
    subprocess.run(
        [
            *(str(programs / "python"), "-m", "pip", "install", "--quiet", "--no-input"),
            *("-c", str(ROOT / "requirements.lock"), str(wheel)),
        ],
        check=True,
        timeout=1200,
    )
    return programs


def outside(tmp_path) -> dict[str, str]:
    """An environment in which the checkout can't be found."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**inherited, "ORACLE_NB_DATA": str(tmp_path / "data")}


def test_both_packages_have_every_file(packages):
    (wheel,), (sdist,) = packages.glob("*.whl"), packages.glob("*.tar.gz")
    package = tracked("oracle_nb")
    kinds = {Path(name).suffix for name in package}
    assert {".py", ".ftl", ".toml", ".css", ".js", ".typed"} <= kinds
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert package - names == set()
    assert {name.split("/")[0] for name in names} == {
        "oracle_nb",
        next(name for name in names if ".dist-info/" in name).split("/")[0],
    }
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    for folder in ("oracle_nb", "tests", "docs", "scripts", "scenarios", "notebooks", "tutorials"):
        assert tracked(folder) - inside == set()
    assert {"README.md", "CONTRIBUTING.md", "CITATION.cff", "LICENSE", "Makefile"} <= inside


def test_twine_accepts_them(packages):
    files = [str(path) for path in sorted(packages.iterdir())]
    assert len(files) == 2
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *files], check=True)


def test_the_wheel_alone_runs_the_command_line(fresh, tmp_path):
    done = subprocess.run(
        [str(fresh / "oracle-nb"), "show", "--seed", "7", "--format", "text"],
        cwd=tmp_path,
        env=outside(tmp_path),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout) > 1_000


def test_the_wheel_alone_opens_the_app(fresh, tmp_path):
    port = free_port()
    log = tmp_path / "log"
    with log.open("w") as out:
        process = subprocess.Popen(
            [str(fresh / "oracle-nb"), "play", "--no-browser", "--port", str(port)],
            cwd=tmp_path,
            env=outside(tmp_path),
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        wait_for(f"http://localhost:{port}/", process, log, seconds=120)
        with urllib.request.urlopen(f"http://localhost:{port}/", timeout=60) as answer:
            assert answer.status == 200
            assert "text/html" in answer.headers["Content-Type"]
            page = answer.read().decode("utf-8")
        assert "<title>oracle_nb</title>" in page
    finally:
        process.terminate()
        process.wait(60)


def test_the_wheel_alone_works_in_a_kernel(fresh, tmp_path):
    done = subprocess.run(
        [str(fresh / "python"), "-c", KERNEL],
        cwd=tmp_path,
        env=outside(tmp_path),
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "error" not in done.stdout
    assert "image/svg+xml" in done.stdout
    assert "text/html" in done.stdout
