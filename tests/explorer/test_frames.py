"""Tables for pandas: every row says by what it is made again."""

from functools import partial
from typing import Any

import pandas as pd
import pytest

import oracle_nb
from oracle_nb.bots import simulate
from oracle_nb.delphi.board import Layout, free_layout
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
    assert frame["board"].tolist() == ["compact.5"] * 2 + ["compact.6"] * 2


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
    assert frames.log(game, "pl")["text"].tolist() == [words.event(event) for event in game.events]
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
    for name, measure in field.measures.items():
        assert frame.loc[name, "value"] == measure.headline(study.measure(name))
    assert set(frame["board"]) == {"free.7"}
    assert set(frame["kind"]) == {"free"} and set(frame["board_seed"]) == {7}
    assert set(frame["measures_version"]) == {oracle_nb.__version__}


def test_a_board_of_ones_own_has_no_seed():
    game = oracle_nb.new_game(players=2, seed=3)
    layout = game.rules.setting.layout
    tables = [frames.measures(start) for start in (layout, oracle_nb.Board(layout), game)]
    for frame in tables:
        assert frame["value"].equals(frames.measures("compact", seed=3)["value"])
        assert set(frame["kind"]) == {"own"} and frame["board_seed"].isna().all()
        assert frame["board"].str.fullmatch(r"own\.[0-9a-f]{12}").all()
    assert len({board for frame in tables for board in frame["board"]}) == 1
    with pytest.raises(ValueError, match=r"^layout: a Layout or one of .*, not 'round': a layout"):
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
    for (first, other), value in between.items():
        names = board.spaces[first].name, board.spaces[other].name
        assert lanes.loc[names, "sailing.edge_betweenness_centrality"] == value
    for frame in (spaces, lanes):
        assert set(frame["board"]) == {"compact.3"} and set(frame["board_seed"]) == {3}


def test_an_atlas_in_memory_is_the_one_in_a_file(tmp_path):
    chosen = ["sailing.diameter", "sailing.algebraic_connectivity"]
    frame = frames.atlas(6, seed=2, kinds=["free", "compact"], measures=chosen)
    assert frame["kind"].tolist() == ["free", "compact"] * 3
    assert frame["board_seed"].tolist() == [2, 2, 3, 3, 4, 4]
    path = tmp_path / "atlas.parquet"
    write_atlas(path, planned(seed=2, kinds=["free", "compact"], measures=chosen), 6, workers=1)
    assert frame.to_dict("records") == pd.read_parquet(path).to_dict("records")
    again = frames.measures("free", seed=3)["value"]
    for name in chosen:
        assert frame.loc[2, name] == pytest.approx(again[name], rel=1e-5)


def ring(seed: int) -> Layout:
    """Return a layout of a kind of one's own."""
    return free_layout(seed + 100, 0.9)


def own(layout: Layout) -> Any:
    """Return the name of a board that no kind and seed make."""
    return frames.measures(layout)["board"].iloc[0]


@pytest.mark.parametrize(
    ("game", "players", "options", "board"),
    [
        ("delphi", 2, {"rules": SHORT}, "compact.5"),
        ("delphi", 2, {"layout": "free", "rules": SHORT}, "free.5"),
        ("delphi", 2, {"layout": "Free:Looseness=.80", "rules": SHORT}, "free.5:looseness=0.8"),
        ("delphi", 2, {"layout": "Free.07:looseness=.80", "rules": SHORT}, "free.7:looseness=0.8"),
        ("delphi", 2, {"layout": ring, "rules": SHORT}, ""),
        ("delphi", 2, {"layout": oracle_nb.compact_layout(9), "rules": SHORT}, ""),
        ("mythology", 3, {}, "players-3.5"),
    ],
)
def test_games_and_atlases_have_the_same_names_for_boards(game, players, options, board):
    played = frames.games(1, players, "random", 5, game=game, **options)
    if not board:
        layout = options["layout"]
        assert set(played["board"]) == {own(ring(5) if layout is ring else layout)}
        return
    assert set(played["board"]) == {board}
    kind = options.get("layout", board.partition(".")[0])
    first = next(iter(board_data_of(game).measures))
    measured = frames.atlas(1, 5, kind, first, game=game)
    both = played.merge(measured, on="board")
    assert len(both) == players and not [name for name in both if name.endswith("_x")]


def test_a_board_can_be_made_again_from_its_name():
    played = frames.games(1, 2, "random", 5, layout="free:looseness=0.8", rules=SHORT)
    again = oracle_nb.new_game(players=2, layout=played["board"][0])
    assert again.rules.setting.layout == free_layout(5, 0.8)


def test_a_file_is_a_kind_with_one_board(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text(ring(1).to_json())
    frame = frames.atlas(2, 7, path, "sailing.bridges")
    assert frame["board"].tolist() == [own(ring(1))] * 2
    assert set(frame["kind"]) == {str(path)}


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        ("free:loose=1", "the only parameter is free:looseness=0.8"),
        ("compact:looseness=1", "the only parameter is free:looseness=0.8"),
        ("free:looseness=2", "looseness: a number from 0 to 1 is needed, not 2; did you mean 1"),
        ("free:looseness=nan", "looseness: a number from 0 to 1 is needed, not 'nan'"),
        ("fre", "did you mean 'free'"),
        ("os:nothing", "os:nothing: module 'os' has no attribute 'nothing'"),
        ("os:name", "os:name isn't a function"),
        ("nowhere.json", "nowhere.json: No such file"),
        (lambda seed: seed, "the function must return a Layout, not 5"),
    ],
)
def test_a_recipe_without_layouts_is_refused_with_its_reason(layout, said):
    with pytest.raises(ValueError, match=said):
        oracle_nb.new_game(players=2, seed=5, layout=layout)


def test_an_atlas_in_memory_takes_any_recipe_and_a_file_one_that_can_be_resumed(tmp_path):
    loose = partial(free_layout, looseness=0.9)
    frame = frames.atlas(4, 5, [loose, free_layout(3)], "sailing.bridges")
    assert frame["board"].tolist() == [
        *(own(loose(5)), own(free_layout(3))),
        *(own(loose(6)), own(free_layout(3))),
    ]
    assert frame["kind"].tolist()[0] == "own"
    planned(kinds=["free.7", free_layout(3)])
    with pytest.raises(ValueError, match="workers: at least 0, not -2"):
        frames.atlas(1, workers=-2)
    with pytest.raises(ValueError, match="has no name from which an atlas could be resumed"):
        planned(kinds=loose)


def test_the_name_of_a_board_measures_that_board():
    for game, kind in (("delphi", "free"), ("mythology", "players-4")):
        name = frames.measures(f"{kind}.7", game=game)
        pd.testing.assert_frame_equal(name, frames.measures(kind, 7, game=game))


# Seats


def test_setups_have_a_row_for_each_seat_and_join_games():
    options: dict[str, Any] = {"players": 3, "seed": 4, "layout": "free", "rules": SHORT}
    setups = frames.seats(2, **options)
    played = frames.games(2, bots="random", **options)
    both = played.merge(setups, on=["board", "seed", "players", "seat"])
    assert len(both) == len(setups) == 6
    for seed, rows in setups.groupby("seed"):
        game = oracle_nb.new_game(**{**options, "seed": int(seed)})
        bounds = oracle_nb.par(game).seats
        assert rows["par_actions"].tolist() == [bound.actions for bound in bounds]
    assert setups["turns_behind"].groupby(setups["seed"]).sum().abs().max() < 1e-9


def test_a_ship_tile_with_more_range_needs_fewer_turns_and_dice():
    rows = frames.seats(1, players=4, seed=3)
    farther = rows["dealt"].str.startswith("range")
    assert farther.groupby(rows["seed"]).any().all() and not farther.all()
    for _, setup in rows.groupby("seed"):
        best, others = setup[farther[setup.index]], setup[~farther[setup.index]]
        assert best["turns"].iloc[0] < others["turns"].min()
        assert best["dice"].iloc[0] <= others["dice"].min()
        assert best["turns_behind"].iloc[0] < 0 < others["turns_behind"].min()
        assert set(setup["steps"]) == {setup["steps"].iloc[0]}


def test_a_game_that_is_no_race_has_no_seats_to_measure():
    with pytest.raises(ValueError, match="Mythology is no race"):
        frames.seats(1, players=3, game="mythology")


def test_games_are_kept_with_their_table(tmp_path):
    options: dict[str, Any] = {"players": 2, "bots": "random", "seed": 3, "rules": SHORT}
    frame = frames.games(1, **options, keep=tmp_path)
    assert frames.kept_games(tmp_path)["rounds"].tolist() == frame["rounds"].tolist()
