"""Saved games and positions: what was written comes back."""

import json
from importlib import import_module
from random import Random

import pytest

from oracle_nb.delphi import new_game
from oracle_nb.delphi.commands.schema import SchemaKind, schema_of
from oracle_nb.games import opening
from oracle_nb.games.game import Game
from oracle_nb.storage.saves import PositionRecord, Record, SaveError
from tests.sample_saves import ACTIONS, _names, changed, play_on, record, refused, saved

# --- what was saved comes back -------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5, 11))
def test_a_saved_game_comes_back_without_random_numbers(seed, monkeypatch):
    game = opening.from_json(saved(seed))
    again = new_game(
        players=2 + seed % 3,
        seed=seed,
        rules=game.rules.setting.rules,
        layout=game.rules.setting.layout,
        seats=game.seats,
    )
    play_on(again, ACTIONS, Random(seed))
    assert game.position == again.position
    assert game.events == again.events
    assert [entry.sealed for entry in game.history] == [entry.sealed for entry in again.history]

    def no_seed(*_: object) -> int:
        raise AssertionError("a replay asked a seed")

    monkeypatch.setattr("oracle_nb.core.chance.SeededChance.draw", no_seed)
    assert opening.from_json(saved(seed)).position == again.position


def test_a_game_loaded_with_its_seed_goes_on_as_it_would_have():
    game, original = opening.from_json(saved(5), seed=5), opening.from_json(saved(5), seed=5)
    fresh = new_game(players=4, seed=5, rules=game.rules.setting.rules, seats=game.seats)
    play_on(fresh, ACTIONS, Random(5))
    assert fresh.position == game.position
    for loaded in (game, original, fresh):
        play_on(loaded, 150, Random(99))
    assert game.position == original.position == fresh.position
    assert game.history[ACTIONS:] == fresh.history[ACTIONS:]
    other = opening.from_json(saved(5), seed=6)
    play_on(other, 150, Random(99))
    assert other.position != fresh.position


def test_a_save_holds_no_seed_and_nothing_undecided():
    seed = 0xC0FFEE_123457
    game = new_game(players=3, seed=seed)
    assert str(seed) not in game.to_json().decode()
    assert {*record()} == {*Record.__struct_fields__} - {"undone", "analysis"}
    assert record()["start"]["tiles"] == [-1] * 12


def test_saving_twice_gives_the_same_bytes():
    assert opening.from_json(saved()).to_json() == saved()


def test_names_of_seats_are_kept_letter_for_letter_and_run_nowhere(tmp_path):
    path = opening.from_json(saved(5)).save(tmp_path / "game.json")
    game = opening.load(path)
    assert game.seats == _names(4)
    assert "<b>" not in game._repr_svg_()


def test_undone_actions_can_be_redone_after_loading():
    game = new_game(players=2, seed=1)
    random = Random(1)
    while not game.can_undo:
        play_on(game, 1, random)
    after = game.position
    game.undo()
    again = opening.from_json(game.to_json())
    assert again.history == game.history and again.position == game.position
    again.redo()
    assert again.position == after and not again.can_redo
    again.undo()
    play_on(again, 1, random)
    assert "undone" not in json.loads(again.to_json())


def test_an_impossible_undone_action_is_reported():
    game = new_game(players=3, seed=3)
    for wrong, said in (
        ("end", "undone[0] 'end': its outcome is not what the action asks of chance"),
        ("move die:green", "undone[0] 'move die:green': move die:green is refused"),
        ("fly", "undone[0] 'fly': 'fly': there is no action"),
    ):
        assert said in refused(json.loads(game.to_json()) | {"undone": [wrong]})
    assert "undone: a list is needed, not a text" in refused(record() | {"undone": "end"})


def test_in_an_analysis_everything_is_taken_back_and_the_mark_stays():
    game = new_game(players=2, seed=4)
    play_on(game, 12, Random(4))
    end, sealed = game.position, [entry.sealed for entry in game.history]
    assert any(sealed)
    game.analyse()
    while game.can_undo:
        game.undo()
    assert game.position == game.opening.position and not game.history
    # Redone actions get their earlier outcomes, also after loading.
    again = opening.from_json(game.to_json())
    assert again.analysis and json.loads(game.to_json())["version"] == 2
    for _ in sealed:
        again.redo()
    assert again.position == end and [entry.sealed for entry in again.history] == sealed
    assert opening.from_code(again.share()).analysis


def test_in_an_analysis_an_action_done_anew_draws_anew():
    game = new_game(players=2, seed=4)
    play_on(game, 12, Random(4))
    while game.last is not None and not game.last.outcome:
        game.play(game.legal_actions()[-1])
    played = game.last
    assert played is not None
    game.analyse()
    outcomes = set()
    for _ in range(40):
        game.undo()
        game.play(played.action)
        assert game.last is not None and not game.can_redo
        outcomes.add(game.last.outcome)
    assert len(outcomes) > 1


def test_a_save_of_before_holds_no_analysis_and_takes_none():
    game = new_game(players=2, seed=4)
    play_on(game, 12, Random(4))
    save = json.loads(game.to_json())
    assert save["version"] == 1 and "analysis" not in save
    said = "analysis: a game of version 1 doesn't say this"
    assert said in refused(save | {"analysis": True})
    entry = next(entry for entry in save["log"] if entry[1])
    assert "this can't have been taken back" in refused(
        save | {"log": save["log"][: save["log"].index(entry)], "undone": [entry]}
    )


# --- single positions ----------------------------------------------------------------------------


def test_a_position_comes_back_and_can_be_played():
    game = opening.from_json(saved())
    for entry in game.history[::10]:
        data = opening.position_to_json(game.rules, entry.position)
        rules, position = opening.position_from_json(data)
        assert position == entry.position
        assert rules.setting == game.rules.setting
        assert list(rules.legal_actions(position)) == list(game.rules.legal_actions(position))
    assert Game(rules, seed=1, start=position).position == position


def test_a_position_before_an_automatic_event_is_restored():
    game = opening.from_json(saved())
    start = game.rules.set_up(3)
    _, position = opening.position_from_json(opening.position_to_json(game.rules, start))
    assert position == start


def test_a_position_that_is_none_is_refused_by_field():
    game = opening.from_json(saved())
    whole = json.loads(opening.position_to_json(game.rules, game.position))
    assert set(whole) == {*PositionRecord.__struct_fields__}
    for change, said in (
        ({"format": "oracle_nb game"}, "format: 'oracle_nb game' is not 'oracle_nb position'"),
        ({"version": 0}, "version: 0"),
        ({"game": ""}, "game: '' is not an installed game"),
        ({"position": []}, "position: a table is needed, not a list"),
        ({"position": whole["position"] | {"turn": 9}}, "turn: 9 is not 0 to 3"),
        (
            {"position": whole["position"] | {"turn": True}},
            "position.turn: a whole number",
        ),
        ({"position": whole["position"] | {"moon": 1}}, "position: there is no field"),
    ):
        with pytest.raises(SaveError) as error:
            opening.position_from_json(json.dumps(whole | change))
        assert said in str(error.value)
    assert "format: " in refused(whole)


def test_written_saves_fit_the_published_schema():
    jsonschema = import_module("jsonschema")
    game = opening.from_json(saved())
    position = json.loads(opening.position_to_json(game.rules, game.position))
    validators = {}
    for what in (SchemaKind.GAME, SchemaKind.SAVED_POSITION):
        validators[what] = jsonschema.Draft202012Validator(schema_of(what))
        validators[what].check_schema(schema_of(what))
    for what, good, spoiled in (
        (SchemaKind.GAME, record(), changed("start.players.0.dice", "three")),
        (SchemaKind.GAME, record(6), changed("setting.rules.returned", 7)),
        (SchemaKind.GAME, record(7), changed("log.0.1", "nothing")),
        (SchemaKind.SAVED_POSITION, position, position | {"format": "oracle_nb game"}),
        (SchemaKind.SAVED_POSITION, position, position | {"position": {}}),
    ):
        validators[what].validate(good)
        with pytest.raises(jsonschema.ValidationError):
            validators[what].validate(spoiled)
