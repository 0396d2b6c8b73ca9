"""Imported games of absurd length: refused with a reason, before they are replayed."""

import json
import tracemalloc

import pytest

from oracle_nb.core.work import Work, WorkStopped
from oracle_nb.games.game import Game
from oracle_nb.web.saved_games import importing
from oracle_nb.web.saved_games.importing import ACTIONS, LARGEST, opened
from tests.sample_saves import saved


def test_a_game_with_too_many_actions_is_refused_before_it_is_replayed(monkeypatch):
    record = json.loads(saved(5))
    record["log"] *= 1 + ACTIONS // len(record["log"])
    monkeypatch.setattr(Game, "replay", lambda *_args: pytest.fail("it is replayed"))
    with pytest.raises(ValueError, match=f"has {len(record['log'])} actions. Only games of up to"):
        opened(json.dumps(record), lambda _game: (), "en")


def test_undone_actions_count_too(monkeypatch):
    record = json.loads(saved(5))
    monkeypatch.setattr(importing, "ACTIONS", len(record["log"]))
    assert len(opened(json.dumps(record), lambda _game: ("greedy",), "en").history) > 9
    record["undone"] = ["end"]
    with pytest.raises(ValueError, match="akcji"):
        opened(json.dumps(record), lambda _game: ("greedy",), "pl")


@pytest.mark.parametrize("part", ["setting", "start", "opening"])
def test_a_save_full_of_small_lists_costs_little_memory(part):
    record = json.loads(saved(5)) | {part: []}
    text = json.dumps(record).replace(f'"{part}": []', f'"{part}": [{"[[]]," * 700_000}1]')
    assert len(text) < LARGEST
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match="is not a saved game"):
            opened(text, lambda _game: (), "en")
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 2 * LARGEST


def test_a_replay_can_be_stopped_but_an_action_is_carried_out_whole():
    work, text = Work(None), saved(5).decode()
    with work.charged():
        game = opened(text, lambda _game: ("greedy",), "en")
        work.cancel()
        game.play(game.rules.legal_actions(game.position)[0])
        with pytest.raises(WorkStopped):
            opened(text, lambda _game: ("greedy",), "en")
    assert len(game.history) == len(opened(text, lambda _game: ("greedy",), "en").history) + 1
