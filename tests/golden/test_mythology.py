"""The same seed gives the same game of Mythology: 100 games are as they were written down."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from oracle_nb.games import opening
from oracle_nb.mythology.model.actions import Verb
from tests.golden.games import fingerprint, log_of
from tests.golden.mythology import GAMES, WHOLE, stored, whole, written

pytestmark = pytest.mark.golden
SHORT = range(0, GAMES, 4)
"""The games that `make test` plays."""
PARTS = [range(part, GAMES, 8) for part in range(8)]
"""The games of each process of `make long`."""
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "games", [SHORT, *(pytest.param(part, marks=pytest.mark.long) for part in PARTS)], ids=repr
)
def test_golden_games_are_as_they_were_whatever_the_hash_seed(games: range):
    numbers = map(str, (games.start, games.stop, games.step))
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden", "--print", *numbers, "mythology"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(1 + games.start)},
        capture_output=True,
        check=True,
    )
    assert written(done.stdout) == tuple(stored()[number] for number in games)


def test_golden_games_have_every_number_of_players():
    golden = [stored()[number] for number in SHORT]
    assert [game.number for game in stored()] == list(range(GAMES))
    assert {(game.players, game.bot) for game in golden} == {
        (players, bot) for players in range(2, 9) for bot in ("random", "VerbBot", "HunterBot")
    }
    assert any(len(game.winners) > 1 for game in golden)
    assert any(len(game.winners) == 1 for game in golden)


@pytest.mark.parametrize("number", WHOLE)
def test_a_whole_game_is_replayed_without_random_numbers(number: int):
    game = opening.load(whole(number))
    golden = stored()[number]
    assert fingerprint(game.position) == golden.position
    assert len(game.history) == golden.decisions
    assert game.result is not None and game.result.winners == golden.winners
    assert log_of(game) == golden.log
    assert game.to_json() == whole(number).read_bytes()


def test_the_whole_games_have_every_verb():
    verbs = {entry.action.verb for number in WHOLE for entry in opening.load(whole(number)).history}
    assert verbs == {*Verb}
