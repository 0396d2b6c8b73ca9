"""Tables for pandas: every row says by what it is made again."""

from typing import Any

import pandas as pd
import pytest

import oracle_nb
from oracle_nb.bots import simulate
from oracle_nb.delphi.model.ruleset import FIRST_GAME, RuleSet
from oracle_nb.explorer import frames
from oracle_nb.explorer.atlas import write_atlas
from oracle_nb.explorer.atlas_plan import planned
from oracle_nb.games import registry
from oracle_nb.games.registry import board_data_of
from tests.toy import Setting
from tests.toy import new_game as toy_game
from tests.toy.package import TOY

SHORT = RuleSet(returned=4, rounds=3)


def test_games_have_a_row_for_each_seat():
    setting: dict[str, Any] = {
        "games": 2,
        "players": 2,
        "bots": "greedy,random",
        "seed": 5,
        "rules": FIRST_GAME,
    }
    frame = frames.games(**setting)
    played = list(simulate(**setting))
    assert len(frame) == 4
    assert frame["seed"].tolist() == [5, 5, 6, 6]
    assert frame["bot"].tolist() == [bot for game in played for bot in game.bots]
    assert frame.groupby("seed")["won"].sum().tolist() == [1, 1]
    for game in played:
        rows = frame[frame["seed"] == game.seed]
        assert rows.loc[rows["won"] > 0, "seat"].tolist() == list(game.winners)
        assert set(rows["rounds"]) == {game.rounds} and set(rows["turns"]) == {game.turns}
    assert set(frame["version"]) == {oracle_nb.__version__}
    assert set(frame["rules"]) == {'{"returned":4,"first_game_tiles":true}'}
    assert set(frame["kind"]) == {"compact"}


def test_a_shared_victory_counts_in_parts_and_an_unfinished_game_for_nobody():
    frame = frames.games(games=1, players=2, bots="random", seed=5, rules=SHORT)
    assert frame["won"].tolist() == [0, 0]
    assert not frame["finished"].any()


def test_no_games_are_a_table_without_rows():
    frame = frames.games(games=0)
    assert len(frame) == 0
    assert {"seed", "bot", "won", "version", "rules"} <= set(frame.columns)


def test_invalid_games_and_numbers_of_layouts_are_reported():
    with pytest.raises(ValueError, match="a log is of a Game, not of 3"):
        frames.log(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="layouts: a whole number from 0, not -1"):
        frames.atlas(-1)


def test_a_log_has_a_row_for_each_event():
    game = oracle_nb.new_game(players=2, seed=9, rules=SHORT)
    while game.to_move is not None:
        game.play(game.legal_actions()[0])
    frame = frames.log(game)
    assert len(frame) == len(game.events)
    assert frame["what"].tolist() == [event.what for event in game.events]
    assert frame["facts"].tolist() == [event.facts for event in game.events]
    words = game.texts("pl")
    assert frames.log(game, "pl")["text"].tolist() == [words.event(one) for one in game.events]
    assert (frame["entry"] == 0).sum() == len(game.opening.events)
    for number, entry in enumerate(game.history, 1):
        rows = frame[frame["entry"] == number]
        assert set(rows["seat"]) <= {entry.player}
        assert set(rows["action"]) <= {game.write(entry.action)}
    begun = frame[frame["what"] == "turn-begun"]
    assert begun["round"].tolist() == [1, 1, 2, 2, 3, 3]
    assert frame["round"].is_monotonic_increasing
    assert set(frame["seed"]) == {9}
    assert set(frame["rules"]) == {'{"returned":4,"rounds":3}'}


def test_any_game_has_a_log(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    game = toy_game(seed=4, rules=Setting(spaces=5))
    game.play("roll")
    frame = frames.log(game)
    assert frame["seat"].tolist() == [-1, 0] and frame["action"].tolist() == ["", "roll"]
    assert frame["what"].tolist() == [event.what for event in game.events]
    assert set(frame["rules"]) == {'{"spaces":5}'}
    assert set(frames.log(toy_game(seed=4))["rules"]) == {"printed"}


def test_a_log_survives_being_joined_and_written(tmp_path):
    games = [oracle_nb.new_game(players=2, seed=seed) for seed in (1, 2)]
    games[1].play(games[1].legal_actions()[0])
    logs = [frames.log(game) for game in games]
    assert len(logs[0]) == 0, "the table of a game in which nothing happened is empty"
    path = tmp_path / "logs.csv"
    pd.concat(logs).to_csv(path, index=False)
    again = pd.read_csv(path)
    assert len(again) == len(logs[1]) > 0 and set(again["seed"]) == {2}
    assert set(again["version"]) == {oracle_nb.__version__}


def test_a_wrong_setting_is_refused_as_simulate_refuses_it():
    with pytest.raises(ValueError, match="players: 2 to 4"):
        frames.games(players=7)


# Boards


def test_one_board_has_a_row_for_each_measure():
    frame = frames.measures("free", seed=7)
    field = board_data_of("delphi")
    study = field.study(field.layout("free", 7))
    assert frame.index.tolist() == list(field.measures)
    for name, one in field.measures.items():
        assert frame.loc[name, "value"] == one.headline(study.measure(name))
    assert set(frame["kind"]) == {"free"} and set(frame["seed"]) == {7}
    assert set(frame["version"]) == {oracle_nb.__version__}
    assert set(frame["rules"]) == {"printed"}


def test_a_board_of_ones_own_has_no_seed():
    game = oracle_nb.new_game(players=2, seed=3)
    layout = game.rules.setting.layout
    found = [frames.measures(one) for one in (layout, oracle_nb.Board(layout), game)]
    for frame in found:
        assert frame["value"].equals(frames.measures("compact", seed=3)["value"])
        assert set(frame["kind"]) == {"own"} and frame["seed"].isna().all()
    with pytest.raises(
        ValueError, match=r"must be a kind .compact, contact, free, loose. or a layout, got 'round'"
    ):
        frames.measures("round")


def test_spaces_and_lanes_have_names_and_values():
    board = oracle_nb.Board(oracle_nb.compact_layout(3))
    study = board_data_of("delphi").study(board.layout)
    spaces, lanes = frames.spaces("compact", seed=3), frames.lanes("compact", seed=3)
    assert spaces.index.tolist() == [space.name for space in board.spaces]
    eccentricity = study.measure("sailing.eccentricity")
    for space in board.spaces:
        value = spaces.loc[space.name, "sailing.eccentricity"]
        assert value == eccentricity[space.index] if space.index in eccentricity else pd.isna(value)
        assert space.name in spaces.loc[space.name, "title"]
    between = study.measure("sailing.edge_betweenness_centrality")
    assert len(lanes) >= len(between) > 0
    for (one, other), value in between.items():
        names = board.spaces[one].name, board.spaces[other].name
        assert lanes.loc[names, "sailing.edge_betweenness_centrality"] == value
    for frame in (spaces, lanes):
        assert set(frame["seed"]) == {3} and set(frame["rules"]) == {"printed"}


def test_an_atlas_in_memory_is_the_one_in_a_file(tmp_path):
    chosen = ["sailing.diameter", "sailing.algebraic_connectivity"]
    frame = frames.atlas(6, seed=2, kinds=["free", "compact"], measures=chosen)
    assert frame["kind"].tolist() == ["free", "compact"] * 3
    assert frame["seed"].tolist() == [2, 3, 4, 5, 6, 7]
    path = tmp_path / "atlas.parquet"
    write_atlas(path, planned(seed=2, kinds=["free", "compact"], measures=chosen), 6, workers=1)
    assert frame.to_dict("records") == pd.read_parquet(path).to_dict("records")
    again = frames.measures("free", seed=4)["value"]
    for name in chosen:
        assert frame.loc[2, name] == pytest.approx(again[name], rel=1e-5)


@pytest.mark.parametrize(
    ("game", "players", "options", "kind"),
    [
        ("delphi", 2, {"rules": SHORT}, "compact"),
        ("delphi", 2, {"layout": "free", "rules": SHORT}, "free"),
        ("delphi", 2, {"layout": oracle_nb.compact_layout(9), "rules": SHORT}, "own"),
        ("mythology", 3, {}, "players-3"),
    ],
)
def test_games_and_atlases_have_the_same_names_for_layouts(game, players, options, kind):
    played = frames.games(1, players, "random", 5, game=game, **options)
    assert set(played["kind"]) == {kind}
    if kind != "own":
        measured = frames.atlas(1, 5, kind, next(iter(board_data_of(game).measures)), game=game)
        assert len(played.merge(measured, on=["kind", "seed"])) == players
