"""The command line with a game that another package brings: the example Harvest."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oracle_nb.cli import main
from oracle_nb.games.opening import load
from tests.installed_games import EXAMPLE, HARVEST, installed_here


@pytest.fixture(autouse=True, scope="module")
def harvest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed_here(tmp_path_factory.mktemp("packages"), {"harvest": HARVEST}):
        yield


def test_it_is_played_to_the_end(run, tmp_path: Path):
    save = tmp_path / "harvest.json"
    typed = ["help", "why 9 mill", "?@Mill", "?@Moon", "2", f"save {save}", "players"]
    out = run.good(
        *("play", "--text", "--game", "harvest", "--players", 8, "--seed", 3),
        typed="\n".join([*typed, *("1" for _ in range(4))]),
    )
    game = load(save)
    assert len(game.seats) == 8 and game.position.round == 2
    assert "Round 5 of 5" in out and re.search(r"wins? (together )?in round 5", out)
    assert "perform an action given as text, such as: " in out
    assert "There is no space called '@Moon'." in out
    # No order is revealed before everybody has given one.
    first_round, _ = out.split("Red sends cart", 1)
    assert first_round.count("Give a secret order") == 8
    assert not re.search(r"sends cart|loads \d", first_round)
    assert "5 hidden" in out


def test_a_refusal_suggests_legal_actions(run):
    out = run.good(
        *("play", "--text", "--game", "harvest", "--players", 1, "--seed", 3),
        typed="2\nwhy 3 bridge\n3 bridge\nr1\nwhy 1 castle\n",
    )
    assert "You sent a cart to the bridge in the last round. [A new place every round]" in out
    assert "r1  Send it to the" in out
    assert "Round 3 of 5" in out, "r1 was done"


@pytest.mark.parametrize(("language", "title"), [("en", "Light carts load"), ("pl", "Lekkie wozy")])
def test_its_rules_are_listed_and_found(run, language: str, title: str):
    assert title in run.good("rules", "--game", "harvest", "--lang", language)
    assert title in run.good("rules", "--game", "harvest", "--lang", language, "harvest.load")
    assert "harvest.jam" in run.good("rules", "--game", "harvest", "block")


def test_its_board_is_shown_and_its_games_simulated(run):
    assert "Chapel" in run.good("show", "--game", "harvest", "--seed", 2)
    out = run.good("simulate", "--game", "harvest", "--games", 3, "--players", 4, "--json")
    assert [result["bots"] for result in map(json.loads, out.splitlines())] == [["farmer"] * 4] * 3
    bots = ("--bots", "random,farmer")
    out = run.good("simulate", "--game", "harvest", "--games", 3, *bots, "--json")
    games = [json.loads(line) for line in out.splitlines()]
    assert [game["rounds"] for game in games] == [5, 5, 5]
    assert set(games[0]["bots"]) == {"random", "farmer"}


def test_its_games_are_saved_shared_and_replayed(run, tmp_path: Path):
    save = tmp_path / "harvest.json"
    run.good(
        *("play", "--text", "--game", "harvest", "--seed", 5, "--bots", "random,farmer"),
        typed=f"3\n4\nsave {save}\n",
    )
    assert "Red sends cart" in run.good("replay", save, "--events")
    code = run.good("share", save).strip()
    assert load(save).share() == code


def test_its_lesson_is_checked(run):
    lesson = EXAMPLE / "harvest_game/lessons/carts.toml"
    assert "lesson 1 'carts' is sound" in run.good("lesson", "check", "--game", "harvest", lesson)


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "--game", "broken"),
        ("play", "--text", "--game", "broken"),
        ("simulate", "--game", "broken"),
        ("lesson", "check", "--game", "broken", "x.toml"),
    ],
)
def test_a_game_that_cannot_be_imported_is_named_in_one_line(tmp_path, capsys, arguments):
    with installed_here(tmp_path, {"broken": "tests.nowhere:GAME"}):
        assert main(arguments) != 0
    error = capsys.readouterr().err.strip()
    assert error.count("\n") == 0
    assert "broken" in error and "No module named 'tests.nowhere'" in error
