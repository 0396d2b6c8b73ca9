"""docs/adding-a-game.md builds examples/harvest, and its commands print what it says."""

import doctest
import io
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest

from oracle_nb.cli import main
from oracle_nb.games import registry
from tests.installed_games import EXAMPLE, HARVEST, installed_here

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
UNSHOWN = {"README.md", "harvest_game/rulebook/pl/harvest.ftl"}
"""Files of the example that the page only mentions."""


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def shown() -> dict[str, list[str]]:
    """Return the lines of each file on the page, without empty ones."""
    files: dict[str, list[str]] = {}
    for name, text in re.findall(
        r"^In `(\S+)`:\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL
    ):
        files.setdefault(name, []).extend(line for line in text.splitlines() if line)
    return files


@pytest.fixture(scope="module")
def harvest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed_here(tmp_path_factory.mktemp("packages"), {"harvest": HARVEST}):
        yield


def test_every_file_is_on_the_page():
    files = {
        path.relative_to(EXAMPLE).as_posix()
        for path in EXAMPLE.rglob("*.*")
        if path.is_file() and not {"__pycache__", ".pytest_cache"} & set(path.parts)
    }
    assert set(shown()) == files - UNSHOWN


@pytest.mark.parametrize("name", shown())
def test_a_file_is_as_the_page_shows_it(name: str):
    lines = (EXAMPLE / name).read_text("utf-8").splitlines()
    assert shown()[name] == [line for line in lines if line]


@pytest.mark.usefixtures("harvest")
def test_its_python_prints_the_documented_output():
    test = doctest.DocTestParser().get_doctest("\n".join(blocks("pycon")), {}, "page", None, 0)
    told = io.StringIO()
    results = doctest.DocTestRunner().run(test, out=told.write)
    assert results.attempted > 8 and not results.failed, told.getvalue()


COMMANDS = [
    (command, output)
    for block in blocks("console")
    for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
]


@pytest.mark.usefixtures("harvest")
@pytest.mark.parametrize(
    ("command", "output"), [one for one in COMMANDS if one[0].startswith("oracle-nb ")]
)
def test_a_command_prints_the_documented_output(
    command: str, output: str, tmp_path, monkeypatch, capsys
):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    monkeypatch.chdir(EXAMPLE)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 5))
    served: list[dict[str, Any]] = []
    launch = import_module("oracle_nb.web.server.launch")
    monkeypatch.setattr(launch, "listen", lambda **options: served.append(options))
    monkeypatch.setattr(launch, "serve", lambda *_, **options: served.append(options))
    _, *arguments = shlex.split(command)
    assert main(arguments) == 0
    told = capsys.readouterr().out
    assert told or served
    pattern = re.escape(output.strip("\n")).replace(re.escape("..."), ".*")
    assert re.fullmatch(pattern, told.strip("\n"), re.DOTALL) or (served and not output), told


def test_other_commands_are_known():
    """The installation is run below, and the tests of the example are part of the suite."""
    others = {command for command, _ in COMMANDS if not command.startswith("oracle-nb ")}
    assert others == {"pip install -e .", "pytest tests"}


def test_pip_installs_the_game(tmp_path: Path):
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    folder = tmp_path / "packages"
    subprocess.run(
        [*pip, "--no-build-isolation", "--target", str(folder), str(EXAMPLE)], check=True
    )
    (found,) = distributions(path=[str(folder)])
    (point,) = found.entry_points
    assert (point.group, point.name, point.value) == (registry.ENTRY_POINTS, "harvest", HARVEST)
    code = (
        "from oracle_nb.games.package import package_of as of; game = of('harvest');"
        "print(game.title('pl'), len(game.lessons().lessons()), game.rules({'players': 8}).players)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": f"{folder}:{ROOT}"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "Żniwa 1 8\n"
