"""oracle-nb review, and the review at the end of a game in the terminal."""

import json

import pytest

import oracle_nb
from oracle_nb.delphi.model.ruleset import FIRST_GAME
from oracle_nb.games.registry import package_of
from tests.reviewing import played

pytestmark = pytest.mark.usefixtures("few_playouts")


@pytest.fixture(scope="module")
def short():
    """The first turns of a game."""
    seats = ("Ann", "bot:greedy")
    return played(oracle_nb.new_game(2, 5, seats=seats, rules=FIRST_GAME), actions=16)


def test_a_table_and_lists_in_both_languages(run, short, tmp_path):
    path = short.save(tmp_path / "game.json")
    out = run.good("review", path)
    assert "Choices" in out and "Ann (" in out and "bot greedy (" in out
    assert "Moments to try again" in out
    polish = run.good("review", short.share(), "--lang", "pl")
    assert "Decyzje" in polish and "Spróbuj jeszcze raz" in polish


def test_a_line_of_json_for_each_decision(run, short, tmp_path):
    path = short.save(tmp_path / "game.json")
    lines = [json.loads(line) for line in run.good("review", path, "--json").splitlines()]
    assert [line["action"] for line in lines] == [short.write(e.action) for e in short.history]
    for decision in lines:
        assert decision["loss"] == pytest.approx(decision["end"] - decision["before"])
        assert decision["seat"] in (0, 1) and decision["number"] > 0


def test_games_that_cannot_be_reviewed_are_refused_in_a_line(run, tmp_path):
    game = package_of("mythology").new_game(seed=1)
    path = game.save(tmp_path / "game.json")
    assert "Mythology has no coach" in run.bad("review", path)
    assert "nie ma doradcy" in run.bad("review", path, "--lang", "pl")
    assert "no-such.json" in run.bad("review", tmp_path / "no-such.json")


def test_a_game_in_the_terminal_ends_with_a_review(run, tmp_path):
    game = played(oracle_nb.new_game(2, 5, seats=("Ann", "bot:greedy"), rules=FIRST_GAME))
    last = max(n for n, entry in enumerate(game.history) if entry.player == 0)
    rest = [game.write(entry.action) for entry in game.history[last:] if entry.player == 0]
    path = game.after(last).save(tmp_path / "game.json")
    typed = "\n".join((*rest, *["end"] * 3))
    out = run.good("play", "--text", "--load", path, "--seed", 1, typed=typed)
    if "wins" in out or "win together" in out:
        assert "Type review" in out
