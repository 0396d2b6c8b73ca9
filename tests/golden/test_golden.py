"""The same seed gives the same game: 200 games are as they were written down.

`make test` plays a fifth of them, with every rule set, layout and bot; `make long` plays all.
After an intended change, `make golden` rewrites them.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.games import opening
from tests.delphi.played_games import RULESETS
from tests.golden.games import BOTS, GAMES, WHOLE, fingerprint, log_of, stored, whole, written

pytestmark = pytest.mark.golden
SHORT = range(3, GAMES, 5)
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
        [sys.executable, "-m", "tests.golden", "--print", *numbers],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(games.start)},
        capture_output=True,
        check=True,
    )
    assert written(done.stdout) == tuple(stored()[number] for number in games)


@pytest.mark.parametrize("games", [SHORT, range(GAMES)], ids=repr)
def test_golden_games_cover_every_text(games: range):
    golden = [stored()[number] for number in games]
    assert [game.number for game in stored()] == list(range(GAMES))
    assert {game.number % len(BOTS) for game in golden} == {*range(len(BOTS))}
    assert {(game.players, game.rules) for game in golden} == {
        (players, name) for players in (2, 3, 4) for name in RULESETS
    }
    assert {game.layout for game in golden} == {"compact", "free"}
    for option, values in {
        "draft": {False, True},
        "returned": {0, 1, 2, 3, 4},
        "first_game_tiles": {False, True},
        "picture_rule": {False, True},
        "delayed_gods": {False, True},
        "ranking": {False, True},
    }.items():
        assert {getattr(rules, option) for rules in RULESETS.values()} == values
    assert set(RuleSet.__struct_fields__) == {
        "draft", "returned", "first_game_tiles", "picture_rule", "delayed_gods", "ranking",
        "rounds", "replaced",
    }  # fmt: skip
    assert {game.finished for game in golden} == {False, True}
    assert any(len(game.places) for game in golden)
    verbs = {entry.action.verb for number in WHOLE for entry in opening.load(whole(number)).history}
    assert len(verbs) > len(Verb) * 2 / 3


@pytest.mark.parametrize("number", WHOLE)
def test_a_whole_game_is_replayed_without_random_numbers(number: int):
    game = opening.load(whole(number))
    golden = stored()[number]
    assert fingerprint(game.position) == golden.position
    assert len(game.history) == golden.decisions
    assert game.result is not None and game.result.winners == golden.winners
    assert log_of(game) == golden.log
    assert game.to_json() == whole(number).read_bytes()
