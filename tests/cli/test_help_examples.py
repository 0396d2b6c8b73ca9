"""The examples in the help of each command run as they are written, only with fewer games."""

import re
import shlex
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import typer

from oracle_nb.cli import command_line
from oracle_nb.delphi.board import make_layout
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import SQLite
from tests.cli.running import played
from tests.samples import sampled

ROOT = Path(__file__).parents[2]
FEWER = re.compile(r"(--(?:games|layouts|runs)) \d+")
FASTER = {"par": ["--games", "2"]}
"""Options of commands whose examples would play many games."""


def helps(command: Any) -> Iterator[str]:
    yield command.help or ""
    for selector in getattr(command, "commands", {}).values():
        yield from helps(selector)


def examples() -> list[str]:
    text = "\n".join(helps(typer.main.get_command(command_line())))
    return re.findall(r"^oracle-nb .*", text, re.MULTILINE)


@pytest.fixture
def files(tmp_path, monkeypatch) -> dict[str, str]:
    """The files that the examples name; what stands for something else in them."""
    monkeypatch.chdir(tmp_path)
    game = played(3)
    Path("game.json").write_bytes(game.to_json())
    Path("sea.json").write_text(make_layout("free", 7).to_json(), "utf-8")
    for folder in ("my", "class", "games"):
        Path(folder).mkdir()
    lesson = (ROOT / "oracle_nb/delphi/lessons/15-titan.toml").read_text("utf-8")
    lesson, changes = re.subn(
        r'name = "titan"\nnumber = \d+', 'name = "my-titan"\nnumber = 90', lesson
    )
    assert changes == 1
    Path("my/9-titan.toml").write_text(lesson, "utf-8")
    pack = (ROOT / "oracle_nb/mythology/packs/data/standard.toml").read_text("utf-8")
    Path("my-map.toml").write_text(pack.replace('"standard"', '"my-map"', 1), "utf-8")
    learner = LearnerProgress(SQLite(Path("games/games.sqlite")), "ann")
    learner.note(["move.range"], True)
    Path("class/ann.json").write_bytes(learner.to_json())
    return {
        "CODE": game.share(),
        "~/games": "games",
        "postgresql://oracle@db.example.org/oracle": "copied",
        "class/*.json": "class/ann.json",
    }


@pytest.fixture
def quick(monkeypatch):
    """No app is started."""
    play = import_module("oracle_nb.cli.commands.play")
    monkeypatch.setattr(play, "served", lambda *_, **__: None)


@pytest.mark.parametrize("example", sampled(examples(), 16))
@pytest.mark.usefixtures("quick", "few_playouts")
def test_an_example_runs(run, files, example):
    run("pack", "add", "my-map.toml")
    typed = "quit\n"
    for command in FEWER.sub(r"\1 2", example).split("|"):
        words = [files.get(word, word) for word in shlex.split(command)]
        assert words[0] == "oracle-nb"
        code, out, err = run(*words[1:], *FASTER.get(words[1], ()), typed=typed)
        assert (code, "oracle-nb:" in err) == (0, False), err
        typed = out


def test_most_commands_have_an_example():
    assert len(examples()) > 25
