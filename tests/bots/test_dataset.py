"""Datasets of games: complete files, however often the work was stopped."""

import json
import re
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pandas as pd
import pytest

import oracle_nb
from oracle_nb import frames
from oracle_nb.bots import RandomBot, dataset, simulate
from oracle_nb.bots.dataset import DatasetError, KeptGame
from oracle_nb.cli import main
from oracle_nb.delphi.board import free_layout
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.explorer import kept_frames
from oracle_nb.games.reviews.words import NoCoach
from oracle_nb.storage.journal import JournalError
from oracle_nb.storage.saves import SaveError, UnwritableFile

SHORT = RuleSet(returned=4, rounds=2)
DELPHI: dict[str, Any] = {
    "games": 4,
    "players": 2,
    "bots": "random,greedy",
    "seed": 7,
    "layout": "free",
    "rules": SHORT,
}
FILES = ["about.json", "actions.parquet", "games.jsonl", "games.parquet"]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "deeper" / "games"
    assert list(simulate(**DELPHI, keep=folder)) == list(simulate(**DELPHI))
    return folder


def test_the_games_are_the_same_when_they_are_kept_and_read(whole: Path):
    kept = files(whole)
    assert list(kept) == FILES
    assert list(simulate(**DELPHI, keep=str(whole))) == list(simulate(**DELPHI))
    assert files(whole) == kept


def test_the_documented_example_opens_a_game(whole: Path, monkeypatch, tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (example,) = (block for block in blocks if "jsonl" in block)
    copytree(whole, tmp_path / "games")
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "docs/bots.md", "exec"), {})
    assert main(["replay", "game.json"]) == 0


def test_a_dataset_is_not_opened_as_a_game(whole: Path, capsys):
    assert main(["replay", str(whole / "games.jsonl")]) == 2
    error = capsys.readouterr().err
    assert "games.jsonl: this is a dataset of 4 games, not a saved game; open the game of" in error
    line = json.loads((whole / "games.jsonl").read_text().splitlines()[0])
    with pytest.raises(SaveError, match="a dataset of 1 game, not"):
        oracle_nb.open_game(line)
    with pytest.raises(SaveError, match="the field format is missing"):
        oracle_nb.open_game({"number": 1})
    with pytest.raises(SaveError, match="not a saved game: "):
        oracle_nb.open_game({"format": object()})


def test_own_bots_of_kept_games_are_players_with_their_names(tmp_path):
    class Own(RandomBot):
        name = "own"

    class Odd(RandomBot):
        name = "\u202eodd"

    list(simulate(1, 4, [Own, Odd, Own, "random"], rules=SHORT, keep=tmp_path / "games"))
    line = json.loads((tmp_path / "games" / "games.jsonl").read_text())
    game = oracle_nb.open_game(line["save"])
    assert game.seats == ("own", "player 2", "own 2", "bot:random")


def test_every_game_can_be_opened_with_all_its_actions(whole: Path):
    for line, played in zip(
        (whole / "games.jsonl").read_text().splitlines(), simulate(**DELPHI), strict=True
    ):
        kept = json.loads(line)
        game = oracle_nb.open_game(kept["save"])
        assert game.seats == tuple(f"bot:{bot}" for bot in played.bots)
        assert len(game.history) == played.decisions == len(kept["movers"])
        assert [entry.player for entry in game.history] == kept["movers"]
        assert game.to_move is None
        assert (kept["bots"], kept["winners"]) == ([*played.bots], [*played.winners])


def test_the_tables_have_the_columns_of_other_tables(whole: Path):
    kept, played = frames.kept_games(whole), frames.games(**DELPHI)
    pd.testing.assert_frame_equal(kept[played.columns], played, check_categorical=False)
    assert set(kept["board"]) == {f"free.{seed}" for seed in kept["seed"]}
    assert set(kept["rules"]) == {'{"returned":4,"rounds":2}'}
    actions = frames.kept_actions(whole)
    assert len(actions) == kept.groupby("seed")["decisions"].first().sum()
    bots = {(row.seed, row.seat): row.bot for row in kept.itertuples()}
    assert all(bots[row.seed, row.seat] == row.bot for row in actions.itertuples())
    assert {"version", "rules", "board", "seed"} <= set(actions.columns)
    rolls = [text for text in actions["outcome"] if "die" in text]
    assert rolls and all(isinstance(json.loads(text), list) for text in rolls)


def test_boards_of_kept_games_are_those_of_the_games_played(tmp_path: Path):
    options: dict[str, Any] = {"games": 2, "players": 2, "seed": 3, "layout": free_layout}
    options["rules"] = RuleSet(returned=4, rounds=1)
    played = frames.games(bots="random", keep=tmp_path, **options)
    assert played["board"].nunique() == 2
    assert [*frames.kept_games(tmp_path)["board"]] == [*played["board"]]
    with_setups = frames.games(bots="random", setups=True, **options)
    both = played.merge(frames.seats(**options), on=["board", "seed", "players", "seat"])
    pd.testing.assert_frame_equal(with_setups, both)
    kept = frames.kept_games(tmp_path, setups=True)
    pd.testing.assert_frame_equal(kept[both.columns], both, check_categorical=False)
    assert (tmp_path / "setups.parquet").exists()


@pytest.fixture
def copy(whole: Path, tmp_path: Path) -> Path:
    """A copy of the dataset, in which values can be written."""
    return copytree(whole, tmp_path / "games")


def test_the_coach_values_every_seat_at_each_turn(copy: Path):
    values, actions = frames.kept_values(copy), frames.kept_actions(copy)
    kept = frames.kept_games(copy)
    turns = values.groupby(["seed", "entry"])
    assert (turns["seat"].nunique() == kept.groupby("seed")["players"].first().max()).all()
    played = actions.set_index(["seed", "entry"])["seat"]
    begun = values.drop_duplicates(["seed", "entry"])
    for row in begun[begun["entry"] > 0].itertuples():
        assert row.turn == played[row.seed, row.entry + 1]
    assert values["end"].between(1.0, 40.0).all()
    assert values["end"].nunique() > 10
    assert set(values["board"]) == set(kept["board"])


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.long)])
def test_values_are_written_once(copy: Path, monkeypatch, workers: int):
    first = frames.kept_values(copy, workers=workers)
    assert list(files(copy)) == sorted([*FILES, dataset.VALUES])
    monkeypatch.setattr(kept_frames, "coach_of", lambda rules: None)
    pd.testing.assert_frame_equal(frames.kept_values(copy), first)
    (copy / dataset.VALUES).write_bytes(b"PAR1")
    with pytest.raises(DatasetError, match=r"values\.parquet: can't be read"):
        frames.kept_values(copy)


def test_reviews_join_the_actions(tmp_path: Path, monkeypatch):
    short = RuleSet(returned=4, rounds=1)
    list(simulate(2, 2, "random", seed=3, layout="free", rules=short, keep=tmp_path))
    reviews, actions = frames.kept_reviews(tmp_path), frames.kept_actions(tmp_path)
    keys = ["board", "seed", "entry", "seat", "action"]
    assert len(reviews.merge(actions, on=keys)) == len(reviews) == len(actions)
    line = (tmp_path / "games.jsonl").read_text().splitlines()[1]
    alone = oracle_nb.open_game(json.loads(line)["save"]).review().frame()
    same = reviews[reviews["seed"] == 4].reset_index(drop=True)
    for name in ("loss", "luck", "best", "end", "options"):
        pd.testing.assert_series_equal(same[name], alone[name])
    assert (same["loss"] > 0).any()
    monkeypatch.setattr(kept_frames, "coach_of", lambda rules: None)
    pd.testing.assert_frame_equal(frames.kept_reviews(tmp_path), reviews)


def test_games_without_a_coach_have_no_values(tmp_path: Path):
    list(simulate(1, 2, "random", seed=2, game="mythology", keep=tmp_path))
    with pytest.raises(NoCoach, match="Mythology"):
        frames.kept_values(tmp_path)
    with pytest.raises(NoCoach, match="Mythology"):
        frames.kept_reviews(tmp_path)


def test_without_pyarrow_the_tables_are_the_same(whole: Path, tmp_path: Path, monkeypatch):
    expected = frames.kept_games(whole), frames.kept_actions(whole)
    for module in (dataset, kept_frames):
        monkeypatch.setattr(module, "find_spec", lambda name: None)
    folder = tmp_path / "games"
    list(simulate(**DELPHI, keep=folder))
    assert list(files(folder)) == ["about.json", "games.jsonl"]
    for rows, table in zip(
        (frames.kept_games(folder), frames.kept_actions(folder)), expected, strict=True
    ):
        pd.testing.assert_frame_equal(rows, table, check_dtype=False, check_categorical=False)


def test_sides_and_places_are_kept(tmp_path: Path):
    list(simulate(1, 3, "random", seed=2, game="mythology", keep=tmp_path))
    rows = frames.kept_games(tmp_path)
    assert set(rows["side"]) == {"heroes", "monsters"}
    assert rows["place"].min() == 1 and (rows["place"] == 1).sum() == (rows["won"] > 0).sum()
    assert set(rows["board"]) == {"players-3.2"}


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_stopped_dataset_resumes_to_the_same_files(whole: Path, tmp_path: Path, workers: int):
    folder = tmp_path / "games"
    running = simulate(**DELPHI, keep=folder)
    before = [next(running), next(running)]
    running.close()
    assert [path.name for path in folder.iterdir()] == ["games.jsonl.part"]
    part = folder / "games.jsonl.part"
    # A kill or a full disk may leave part of a line.
    part.write_bytes(part.read_bytes() + b'{"number":2,')
    assert list(simulate(**DELPHI, keep=folder, workers=workers))[:2] == before
    assert files(folder) == files(whole)


def test_a_dataset_has_at_least_one_game(tmp_path: Path):
    with pytest.raises(ValueError, match="games: at least 1, not 0"):
        next(simulate(0, 2, keep=tmp_path / "games"))
    assert list(tmp_path.iterdir()) == []


def test_finished_games_are_not_played_again(whole: Path, tmp_path: Path, monkeypatch):
    running = simulate(**DELPHI, keep=tmp_path)
    for _ in range(3):
        next(running)
    running.close()
    seeds: list[int] = []
    play = simulate.__globals__["_kept"]

    def watched(task: Any) -> KeptGame:
        seeds.append(task[1])
        result: KeptGame = play(task)
        return result

    monkeypatch.setitem(simulate.__globals__, "_kept", watched)
    list(simulate(**DELPHI, keep=tmp_path))
    assert seeds == [10]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"seed": 8}, "these are other games: seed is 7 there, not 8; choose another folder"),
        ({"games": 5}, "games is 4 there, not 5"),
        ({"bots": "greedy"}, "bots is "),
        ({"layout": "compact"}, "they have other options"),
    ],
)
def test_other_games_are_refused(whole: Path, tmp_path: Path, other: dict[str, Any], said: str):
    kept = files(whole)
    with pytest.raises(DatasetError, match=said):
        next(simulate(**{**DELPHI, **other}, keep=whole))
    assert files(whole) == kept
    running = simulate(**DELPHI, keep=tmp_path)
    next(running)
    running.close()
    with pytest.raises(JournalError, match=said):
        next(simulate(**{**DELPHI, **other}, keep=tmp_path))


def test_damaged_games_are_named(whole: Path, tmp_path: Path, monkeypatch):
    for name, data in files(whole).items():
        (tmp_path / name).write_bytes(data)
    lines = (whole / "games.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_bytes(lines[0] + lines[2])
    with pytest.raises(DatasetError, match=r"games\.jsonl, line 2: game 2 is in the place of game"):
        list(simulate(**DELPHI, keep=tmp_path))
    (tmp_path / "games.parquet").write_bytes(b"nothing")
    with pytest.raises(DatasetError, match=r"games\.parquet: can't be read"):
        frames.kept_games(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r'"movers":\[\d', '"movers":[99', "a seat of game 1 isn't among its 2 bots"),
        (r'"winners":\[\d*', '"winners":[2', "a seat of game 1 isn't among its 2 bots"),
        (r'"movers":\[\d', '"movers":[-1', "Expected `int` >= 0"),
        (r'"places":\[[^]]*', '"places":[1', "places and sides of game 1 don't fit its 2 bots"),
        (r'"sides":\[[^]]*', '"sides":["one"', "places and sides of game 1 don't fit its 2 bots"),
        (r'"sides":\[[^]]*', r'"sides":["a","\\u001b[31m"', "matching regex"),
        (r'"bots":\[[^,]*', r'"bots":["\\u001b[31m"', "characters that can't be printed"),
        (r'"setting":', '"setting":' + 100_000 * "[", "nested too deeply"),
    ],
)
def test_a_damaged_game_is_refused(copy: Path, monkeypatch, old: str, new: str, said: str):
    # The tables are read from the lines where there is no pyarrow.
    monkeypatch.setattr(kept_frames, "find_spec", lambda name: None)
    path = copy / "games.jsonl"
    lines = path.read_text().splitlines(keepends=True)
    lines[1], changed = re.subn(old, new, lines[1], count=1)
    assert changed
    path.write_text("".join(lines))
    for read in (frames.kept_games, frames.kept_actions):
        with pytest.raises(DatasetError, match=re.escape(said)) as error:
            read(copy)
        assert f"{path}, line 2: " in str(error.value)


def test_a_folder_without_games_is_named(tmp_path: Path):
    for read in (frames.kept_games, frames.kept_actions):
        with pytest.raises(DatasetError, match="no complete dataset of games"):
            read(tmp_path / "nothing")


def test_a_place_that_cant_be_written_is_named(tmp_path: Path):
    (tmp_path / "file").write_text("mine")
    with pytest.raises(UnwritableFile):
        next(simulate(**DELPHI, keep=tmp_path / "file"))
    assert (tmp_path / "file").read_text() == "mine"


def test_the_command_keeps_games(tmp_path: Path, capsys):
    command = ["simulate", "--game", "mythology", "--games", "1", "--players", "2", "--keep"]
    assert main([*command, str(tmp_path / "games")]) == 0
    assert list(files(tmp_path / "games")) == FILES
    (tmp_path / "games" / "about.json").write_text("{}")
    assert main([*command, str(tmp_path / "games")]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "this isn't a dataset of games" in said


def test_other_games_are_a_usage_error_in_all_commands(whole: Path, tmp_path: Path, capsys):
    other = ["simulate", "--games", "5", "--players", "2", "--keep"]
    assert main([*other, str(whole)]) == 2
    (tmp_path / "file").touch()
    assert main([*other, str(tmp_path / "file")]) == 2
    part = tmp_path / "games" / "games.jsonl.part"
    part.parent.mkdir()
    part.write_text("other\n")
    assert main([*other, str(part.parent)]) == 2
    journal = tmp_path / "ladder.jsonl"
    arena = ["arena", "--bots", "greedy,random", "--games", "2", "--workers", "1"]
    arena += ["--option", "rounds=1", "--resume", str(journal)]
    assert main(arena) == 0
    assert main([*arena, "--seed", "9"]) == 2
    assert capsys.readouterr().err.count("oracle-nb: ") == 4


def test_a_line_is_a_kept_game(whole: Path):
    for line in (whole / "games.jsonl").read_bytes().splitlines():
        assert msgspec.json.encode(msgspec.json.decode(line, type=KeptGame)) == line
