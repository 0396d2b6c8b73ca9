"""docs/adding-a-game.md builds examples/harvest section by section, and prints what it says."""

import json
import os
import re
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

import pytest

from oracle_nb.games import registry
from tests.installed_games import EXAMPLE, HARVEST, installed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
UNSHOWN = {"README.md", "harvest_game/rulebook/pl/harvest.ftl"}
"""Files of the example that the page only mentions."""


def blocks(language: str, text: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def files_of(text: str) -> list[tuple[str, str]]:
    """Return the name of each file in a text with a part of its content."""
    pattern = r"^In `(\S+)`:\n\n```\w+\n(.*?)^```$"
    return re.findall(pattern, text, re.MULTILINE | re.DOTALL)


def shown() -> dict[str, list[str]]:
    """Return the lines of each file on the page, without empty ones."""
    files: dict[str, list[str]] = {}
    for name, text in files_of(PAGE):
        files.setdefault(name, []).extend(line for line in text.splitlines() if line)
    return files


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


def commands(text: str) -> list[tuple[str, str]]:
    """Return the commands in a text with their output."""
    return [
        one
        for block in blocks("console", text)
        for one in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]


def test_each_section_works_with_what_was_shown_so_far(tmp_path: Path):
    game, data = tmp_path / "harvest", tmp_path / "data"
    variables = installed(tmp_path / "packages", {"harvest": HARVEST})
    path = variables["PYTHONPATH"].replace(str(EXAMPLE), str(game))
    environment = os.environ | {"PYTHONPATH": path, "ORACLE_NB_DATA": str(data)}
    ran = 0
    for section in re.split(r"^(?=## \d)", PAGE, flags=re.MULTILINE)[1:]:
        for name, text in files_of(section):
            (game / name).parent.mkdir(parents=True, exist_ok=True)
            with (game / name).open("a", encoding="utf-8") as file:
                file.write(f"{text}\n\n")
        asked = {
            "python": "\n".join(blocks("pycon", section)),
            "commands": [one for one in commands(section) if one[0].startswith("oracle-nb ")],
        }
        if any(asked.values()):
            done = subprocess.run(
                [sys.executable, "-m", "tests.project.tutorial_section"],
                input=json.dumps(asked),
                env=environment,
                cwd=game,
                capture_output=True,
                text=True,
                check=False,
            )
            assert not done.returncode, section.splitlines()[0] + done.stdout + done.stderr
            ran += 1
    assert ran >= 6


def test_other_commands_are_known():
    """The installation is run below, and the tests of the example are part of the suite."""
    others = {command.split()[0] for command, _ in commands(PAGE)} - {"oracle-nb"}
    assert others == {"source", "mkdir", "cd", "pip", "PYTHONPATH=../oracle_nb"}


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
