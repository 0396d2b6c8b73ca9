"""Commands, scenarios and lesson files that games add to the command line."""

import os

import pytest

from oracle_nb.delphi.package import DELPHI
from oracle_nb.lessons.catalog import OWN_LESSONS, lesson_files
from tests.installed_games import TOY, installed_here


@pytest.fixture
def toy(tmp_path):
    """Install the toy game beside the others."""
    with installed_here(tmp_path / "installed", {"toy": TOY}):
        yield


def test_a_game_adds_its_commands(run, toy):
    assert run.good("toy-track", "--length", "5") == ".....\n"
    assert "Print a track of the toy game." in run.good("--help")


def test_a_game_cannot_replace_a_command(run, toy):
    assert "Play in the browser" in run.good("play", "--help")


def test_without_the_game_its_commands_are_unknown(run):
    assert "toy-track" in run.bad("toy-track")


def test_a_game_that_cannot_be_loaded_leaves_the_other_commands(run, tmp_path):
    with installed_here(tmp_path / "installed", {"broken": "tests.no_such_module:GAME"}):
        assert set(DELPHI.commands) <= set(run.good("--help").split())


def test_a_game_without_scenarios_says_so(run, toy, tmp_path):
    file = tmp_path / "one.toml"
    file.touch()
    assert run.bad("scenario", file, "--game", "toy") == "the game 'toy' has no scenarios"


def test_lesson_files_belong_to_the_game_that_is_named(toy, monkeypatch, tmp_path):
    mine, theirs = tmp_path / "9-mine.toml", tmp_path / "2-theirs.toml"
    monkeypatch.setenv(OWN_LESSONS, f"{mine}{os.pathsep}toy={theirs}")
    assert lesson_files("delphi")[-1] == mine
    assert lesson_files("toy")[-1] == theirs
    assert mine not in lesson_files("toy")
