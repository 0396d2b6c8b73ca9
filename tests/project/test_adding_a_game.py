"""docs/adding-a-game.md builds examples/nim section by section, and prints what it says."""

import ast
import json
import os
import re
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

from nim_game.rules import Nim
from oracle_nb.games import registry
from tests.installed_games import NIM, TUTORIAL, installed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
UNSHOWN = {"nim_game/rulebook/pl/nim.ftl"}
"""Files of the example that the page only mentions."""
FIRST, SECOND = re.split(r"^(?=## \d)", PAGE, flags=re.MULTILINE)[1:3]
"""The sections with the least game, and with chance and secrets."""


def blocks(language: str, text: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def files_of(text: str) -> list[tuple[str, bool, str]]:
    """Return the name of each file in a text, whether it is replaced, and a part of its content."""
    pattern = r"^In `(\S+)`(, instead)?:\n\n```\w+\n(.*?)^```$"
    matches = re.findall(pattern, text, re.MULTILINE | re.DOTALL)
    return [(name, bool(instead), content) for name, instead, content in matches]


def shown() -> dict[str, list[str]]:
    """Return the lines of each file on the page, without empty ones."""
    files: dict[str, list[str]] = {}
    for name, instead, text in files_of(PAGE):
        if instead:
            files[name] = []
        files.setdefault(name, []).extend(line for line in text.splitlines() if line)
    return files


def test_the_files_of_the_example_are_on_the_page():
    paths = {
        path.relative_to(TUTORIAL).as_posix(): path
        for path in TUTORIAL.rglob("*.*")
        if path.is_file() and not {"__pycache__", ".pytest_cache"} & set(path.parts)
    }
    assert set(shown()) == set(paths) - UNSHOWN
    for name, lines in shown().items():
        written = paths[name].read_text("utf-8").splitlines()
        # The order of parts may differ: an attribute is listed first, and explained later.
        assert sorted(lines) == sorted(line for line in written if line), name


def test_the_first_game_has_sixty_lines_and_the_second_thirty_more():
    lines = {name: text.splitlines() for name, _, text in files_of(PAGE)[:4]}
    assert list(lines) == [
        "pyproject.toml",
        "nim_game/rules.py",
        "nim_game/__init__.py",
        "nim_game/tiles.py",
    ]
    *first, tiles = map(len, lines.values())
    assert sum(first) <= 60
    assert tiles - len(lines["nim_game/rules.py"]) <= 30


def test_the_first_game_has_twelve_concepts_which_a_table_explains():
    rows = re.findall(r"^\| (`?)(.+?)\1 \| .+ \|$", FIRST, re.MULTILINE)
    explained = {name for _, name in rows} - {"concept", "---"}
    assert len(explained) <= 12
    used = {"entry point"}
    for name, _, text in files_of(FIRST):
        if not name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("oracle_nb"):
                used |= {alias.name for alias in node.names}
            if isinstance(node, ast.Import):
                used |= {f"{alias.name}.Struct" for alias in node.names}
    # The rest are attributes and methods of the rules.
    used |= {name for name in vars(Nim) if not name.startswith("_")} - {"title"}
    assert used == explained


def commands(text: str) -> list[tuple[str, str]]:
    """Return the commands in a text with their output."""
    return [
        match
        for block in blocks("console", text)
        for match in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]


def test_each_section_works_with_what_was_shown_so_far(tmp_path: Path):
    game, data = tmp_path / "nim", tmp_path / "data"
    variables = installed(tmp_path / "packages", {"nim": NIM})
    path = variables["PYTHONPATH"].replace(str(TUTORIAL), str(game))
    environment = os.environ | {"PYTHONPATH": path, "ORACLE_NB_DATA": str(data)}
    ran = 0
    for section in re.split(r"^(?=## \d)", PAGE, flags=re.MULTILINE)[1:]:
        for name, instead, text in files_of(section):
            (game / name).parent.mkdir(parents=True, exist_ok=True)
            with (game / name).open("w" if instead else "a", encoding="utf-8") as file:
                file.write(f"{text}\n\n")
        asked = {
            "python": "\n".join(blocks("pycon", section)),
            "commands": [
                command for command in commands(section) if command[0].startswith("oracle-nb ")
            ],
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
    assert others == {"source", "mkdir", "cd", "pip", "pytest"}


def test_pip_installs_the_game(tmp_path: Path):
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    folder = tmp_path / "packages"
    subprocess.run(
        [*pip, "--no-build-isolation", "--target", str(folder), str(TUTORIAL)], check=True
    )
    (installed,) = distributions(path=[str(folder)])
    (point,) = installed.entry_points
    assert (point.group, point.name, point.value) == (registry.ENTRY_POINTS, "nim", NIM)
    code = (
        "from oracle_nb.games.registry import package_of as of; game = of('nim');"
        "print(game.title('pl'), len(game.lessons().lessons()), game.rules({'players': 2}).players)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": f"{folder}:{ROOT}"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "Nim 1 2\n"
