"""Tournaments: the same result by any number of workers, and after a kill."""

import errno
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import oracle_nb
from oracle_nb.bots import BotError, Tournament, arena
from oracle_nb.bots.arena import result_of
from oracle_nb.bots.tournament import TournamentError, TournamentGame, play_numbered
from oracle_nb.cli import main
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.games import registry
from oracle_nb.games.opening import open_game
from oracle_nb.storage.journal import JournalError
from oracle_nb.storage.saves import UnwritableFile
from oracle_nb.text import UnknownLanguage
from tests.explorer.test_workers import until
from tests.toy.package import TOY

ROOT = Path(__file__).parents[2]

QUIET: dict[str, Any] = {"progress": lambda done, games: None}
SHORT: dict[str, Any] = {"rules": RuleSet(returned=4, rounds=2), **QUIET}


class First:
    """Takes the first option."""

    name = "first"

    def __init__(self, rules: Any, seed: int) -> None:
        pass

    def decide(self, view: Any, options: Any) -> Any:
        return options[0]


class Last(First):
    name = "last"

    def decide(self, view: Any, options: Any) -> Any:
        return options[-1]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "toy", TOY)


# Which games are played


def seatings(bots: Any, players: int, games: int) -> list[tuple[int, tuple[str, ...]]]:
    tournament = Tournament(bots, games, players, seed=5)
    names = tournament.plan.bots
    lineups = [tournament.plan.seating(number) for number in range(tournament.total)]
    return [(seed, tuple(names[bot] for bot in seats)) for seed, _, seats in lineups]


def test_two_bots_change_seats_with_every_seed():
    assert seatings([First, Last], 2, 4) == [
        (5, ("first", "last")),
        (5, ("last", "first")),
        (6, ("first", "last")),
        (6, ("last", "first")),
    ]


def test_a_number_of_games_is_rounded_up_to_whole_seeds():
    assert len(seatings([First, Last], 2, 3)) == 4
    assert Tournament([First, Last], 1, 4).seeds == 1


def test_every_pair_of_bots_plays():
    played = {seats for _, seats in seatings([First, Last, "greedy"], 2, 2)}
    names = ("first", "last", "greedy")
    assert played == {(name, other) for name in names for other in names if name != other}


def test_at_larger_tables_each_bot_is_alone_in_every_seat_and_all_play_together():
    played = [seats for _, seats in seatings([First, Last, "greedy"], 3, 3)]
    assert len(played) == len(set(played)) == 3 * (6 + 1)
    assert ("last", "first", "first") in played and ("first", "first", "last") in played
    assert {("first", "last", "greedy"), ("greedy", "first", "last")} <= set(played)
    assert len(seatings([First, Last], 4, 4)) == 8


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": "greedy,gredy"}, "there is no bot 'gredy'; did you mean 'greedy'"),
        ({"bots": "greedy"}, "a tournament needs at least two, got greedy"),
        ({"bots": "random,greedy,random"}, "'random' is there twice"),
        ({"bots": ""}, "there is no bot ''|at least"),
        ({"games": 0}, "games: at least 1, not 0"),
        ({"games": "many"}, "games: a whole number is needed, not 'many'"),
        ({"seed": "x"}, "seed: a whole number is needed, not 'x'"),
        ({"players": 1}, "players: at least 2"),
        ({"players": 7}, "players: 2 to 4"),
        ({"game": "chess"}, "'chess' is not an installed game"),
        ({"layout": "round"}, "'round'"),
        ({"workers": -1}, "workers: at least 0"),
    ],
)
def test_faults_are_named_before_a_game_is_played(wrong: dict[str, Any], said: str):
    with pytest.raises(ValueError, match=said):
        arena(**{"bots": "greedy,random", **QUIET, **wrong})


# The result


def test_the_result_is_the_same_for_any_number_of_workers():
    setting = {"bots": [First, Last, "random"], "games": 4, "seed": 3, **SHORT}
    alone = arena(**setting)
    assert alone == arena(**setting, workers=2)
    assert alone.lines() == arena(**setting, workers=2).lines()
    assert alone != arena(**{**setting, "seed": 4})
    assert [(matchup.bot, matchup.against) for matchup in alone.matchups] == [
        ("first", ("last",)),
        ("first", ("random",)),
        ("last", ("random",)),
    ]
    assert {matchup.games for matchup in alone.matchups} == {4} and alone.seeds == 2


def test_a_game_that_nobody_wins_is_a_draw():
    (matchup,) = arena([First, Last], 2, **SHORT).matchups
    assert (matchup.wins, matchup.share, matchup.unfinished, matchup.rounds) == (1, 0.5, 2, 2)
    assert matchup.elo == 0


def test_wins_count_for_the_bot_and_not_for_the_seat():
    plan = Tournament([First, Last], 40).plan
    played = [
        TournamentGame(
            number=number,
            winners=(number % 2,),  # the first bot, which is in seat 1 in odd games
            rounds=10 + number % 2,
            finished=True,
            sides=("heroes", "monsters"),
            decisions=(10, 30),
            milliseconds=(20.0, 30.0),
        )
        for number in range(40)
    ]
    result = result_of(plan, played)
    (matchup,) = result.matchups
    assert (matchup.bot, matchup.wins, matchup.games) == ("first", 40, 40)
    assert (matchup.rounds, matchup.unfinished) == (10.5, 0)
    assert matchup.sides == {"heroes": (20, 20), "monsters": (20, 20)}
    assert result.ladder[0].bot == "first" and result.ladder[0].elo > 300
    assert result.milliseconds == {"first": 1.25, "last": 1.25}
    slower = [msgspec.structs.replace(game, milliseconds=(1e6, 1.0)) for game in played]
    assert result_of(plan, slower) == result
    assert result_of(plan, played[::-1]) == result
    assert result_of(plan, played[:-1]).seeds == 19, "a seed without all its games doesn't count"
    with pytest.raises(TournamentError, match="no seed has all its games yet"):
        result_of(plan, played[:1])


def test_at_a_table_of_three_a_bot_has_a_line_against_two_others():
    result = arena([First, Last], 3, 3, **SHORT)
    assert [matchup.against for matchup in result.matchups] == [
        ("last", "last"),
        ("first", "first"),
    ]
    assert [matchup.games for matchup in result.matchups] == [3, 3]
    assert result.matchups[0].share == pytest.approx(1 / 3, abs=1e-4), "nobody wins: all share"
    assert "A bot as strong as the others would win 33%." in " ".join(str(result).split())
    assert str(result).splitlines()[0].split()[:2] == ["bot", "Elo"]


def test_any_game_has_tournaments(toy):
    result = arena([First, "random"], 4, game="toy", **QUIET)
    assert (result.game, result.matchups[0].games, result.matchups[0].sides) == ("toy", 4, {})


def test_both_sides_of_mythology_are_played_equally_often():
    result = arena("tactician,random", 2, game="mythology", seed=1, **QUIET)
    (matchup,) = result.matchups
    assert {side: share.games for side, share in matchup.sides.items()} == {
        "heroes": 1,
        "monsters": 1,
    }
    assert "Heroes" in str(result)


@pytest.mark.long
def test_the_longest_line_of_an_interval_fits_into_a_terminal():
    result = arena("tactician,random", 3, 3, game="mythology", seed=1, **QUIET)
    assert re.search(r"tactician +2 random +3 +100\.0% +43\.9\u2013100\.0% +100%", str(result))


def test_a_result_is_a_table_in_a_cell_and_narrow_in_a_terminal():
    class Long(Last):
        name = "a.very.long.name.of.a.package.and.of.a.module:AndTheNameOfItsClass"

    result = arena([Long, First], 2, **SHORT)
    assert max(map(len, str(result).splitlines())) <= 80
    assert "seeds 0 to 0, each in 2 seatings" in str(result)
    html = result._repr_html_()
    assert html.count("<table>") == 2 and Long.name in html
    assert len(html) < 4000


def test_tables_are_in_the_language_of_the_result_or_the_command(capsys):
    result = arena([First, "random"], games=2, language="pl", **SHORT)
    text, cell = str(result), result._repr_html_()
    for word in ("przeciw", "wygrane", "przedział 95%", "Średnie Elo wynosi 0."):
        assert word in text and word in cell
    assert result.lines() == arena([First, "random"], games=2, **SHORT).lines()
    with pytest.raises(UnknownLanguage):
        arena("greedy,random", language="xx", **SHORT)
    three = arena([First, "random"], games=3, players=3, language="pl", **SHORT)
    assert "wygrywałby 33% partii" in " ".join(str(three).split())
    sides = arena("tactician,random", 2, game="mythology", language="pl", **QUIET)
    assert "herosi" in str(sides) and "potwory" in str(sides)
    command = ["arena", "--bots", "random,greedy", "--option", "length=8"]
    command += ["--games", "2", "--workers", "1"]
    main([*command, "--lang", "pl"])
    assert "ms na decyzję" in capsys.readouterr().out


def test_names_in_a_cell_are_escaped():
    class Odd(Last):
        name = "<b>odd</b>"

    assert "<b>odd" not in arena([Odd, First], 2, **SHORT)._repr_html_()


def test_another_version_is_refused():
    tournament = Tournament([First, Last])
    other = msgspec.structs.replace(tournament.plan, version="9.9")
    with pytest.raises(TournamentError, match=f"has version {oracle_nb.__version__}, not 9.9"):
        play_numbered(other, [First, Last], {}, 0)


# Stopping and going on


class Stop(Exception):
    """Stops the games."""


def stop_at(games: int) -> Any:
    def progress(done: int, total: int) -> None:
        if done >= games:
            raise Stop

    return progress


def test_a_stopped_tournament_resumes_to_the_same_result(tmp_path: Path, monkeypatch):
    setting: dict[str, Any] = {"bots": [First, Last], "games": 8, **SHORT}
    whole = arena(**setting)
    path = tmp_path / "games.jsonl"
    with pytest.raises(Stop):
        arena(**{**setting, "progress": stop_at(5)}, keep=path)
    kept = path.read_bytes()
    assert kept.count(b"\n") == 6
    played: list[int] = []

    def watched(plan: Any, bots: Any, options: Any, number: int) -> TournamentGame:
        played.append(number)
        return play_numbered(plan, bots, options, number)

    monkeypatch.setattr("oracle_nb.bots.tournament.play_numbered", watched)
    # A kill or a full disk may leave part of a line.
    path.write_bytes(kept + b'{"number":5,"winn')
    assert arena(**setting, keep=str(path)) == whole
    assert played == [5, 6, 7]
    assert arena(**setting, keep=path) == whole and len(played) == 3
    more = arena(**{**setting, "games": 10}, keep=path)
    assert played == [5, 6, 7, 8, 9] and more.seeds == 5
    assert arena(**{**setting, "games": 4}, keep=path) == arena(**{**setting, "games": 4})


def test_another_tournament_doesnt_go_on_in_the_same_file(tmp_path: Path):
    setting: dict[str, Any] = {"bots": [First, Last], "games": 2, **SHORT}
    path = tmp_path / "games.jsonl"
    arena(**setting, keep=path)
    kept = path.read_bytes()
    cases: list[tuple[dict[str, Any], str]] = [
        ({"seed": 9}, "line 1: these games have seed 0, not 9; choose another file"),
        ({"bots": [Last, First]}, "have bots first, last, not last, first"),
        ({"rules": RuleSet(returned=4, rounds=3)}, "these games have other options"),
        ({"players": 3}, "have players 2, not 3"),
    ]
    for other, said in cases:
        with pytest.raises(JournalError, match=said):
            arena(**{**setting, **other}, keep=path)
    assert path.read_bytes() == kept


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"my notes\n", "line 1: this isn't a file of an arena"),
        (b"my notes", "not such a file; it begins with b'my notes'"),
        (b'{"format": "oracle_nb atlas 1"}\n', "line 1: this isn't a file of an arena"),
        (b"\xff\xfe\n", "save it as UTF-8, not UTF-16"),
    ],
)
def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, text: bytes, said: str):
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(JournalError, match=said):
        arena([First, Last], 2, **SHORT, keep=path)
    assert path.read_bytes() == text


GAME: dict[str, Any] = {
    "number": 0,
    "winners": [0],
    "rounds": 1,
    "finished": True,
    "sides": [],
    "decisions": [1, 1],
    "milliseconds": [0, 0],
}


@pytest.mark.parametrize(
    "damage",
    [
        {"winners": [3]},
        {"winners": [-1]},
        {"decisions": [1]},
        {"number": -1},
        {"rounds": "x"},
        {"more": 1},
        {"sides": ["heroes"]},
        {"sides": ["heroes", "\x1b[31mfoes"]},
        {"milliseconds": [0, 1e308]},
        {"milliseconds": [0]},
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, damage: dict[str, Any]):
    path = tmp_path / "games.jsonl"
    arena([First, Last], 2, **SHORT, keep=path)
    path.write_bytes(path.read_bytes() + msgspec.json.encode({**GAME, **damage}) + b"\n")
    with pytest.raises(JournalError, match=r"games\.jsonl, line 4: "):
        arena([First, Last], 4, **SHORT, keep=path)


def test_a_place_that_cant_be_written_is_named(tmp_path: Path):
    for path, said in [(tmp_path / "no" / "a.jsonl", "there is no folder"), (tmp_path, "a folder")]:
        with pytest.raises(UnwritableFile, match=said):
            arena([First, Last], 2, **SHORT, keep=path)


def test_a_device_is_refused():
    with pytest.raises(JournalError, match="/dev/full: this isn't a regular file"):
        arena([First, Last], 2, **SHORT, keep="/dev/full")


def test_a_full_disk_is_named_and_what_was_written_stays(tmp_path: Path, monkeypatch):
    path, synced = tmp_path / "games.jsonl", []

    def fsync(number: int) -> None:
        synced.append(number)
        if len(synced) > 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fsync)
        with pytest.raises(UnwritableFile, match=r"games\.jsonl: can't be written: No space"):
            arena([First, Last], 4, **SHORT, keep=path)
    assert path.read_bytes().count(b"\n") == 3
    assert arena([First, Last], 4, **SHORT, keep=path) == arena([First, Last], 4, **SHORT)


def test_a_wrong_choice_names_the_bot(tmp_path: Path):
    class Wrong(First):
        name = "wrong"

        def decide(self, view: Any, options: Any) -> Any:
            return "nothing"

    with pytest.raises((BotError, AttributeError)):
        arena([Wrong, First], 2, **SHORT, keep=tmp_path / "games.jsonl")
    assert list(tmp_path.iterdir()) == []


# The command


def test_the_command_prints_tables_or_lines(capsys, tmp_path: Path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    command = ["arena", "--game", "mythology", "--bots", "tactician,random", "--games", "2"]
    command += ["--workers", "1", "--resume", str(tmp_path / "games.jsonl")]
    assert main(command) == 0
    out, err = capsys.readouterr()
    assert err == "" and max(map(len, out.splitlines())) <= 80
    assert re.search(r"tactician +random +2 +100\.0%", out)
    table = dict(re.findall(r"(tactician|random) +([+-]\d+) ", out))
    assert main([*command, "--json"]) == 0
    (line,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert (line["bot"], line["against"], line["games"]) == ("tactician", ["random"], 2)
    assert line["interval"][0] <= line["share"] <= line["interval"][1]
    assert line["elo_interval"][0] < line["elo"] < line["elo_interval"][1]
    lead = float(table["tactician"]) - float(table["random"])
    assert line["elo"] == pytest.approx(lead, abs=1), "as the help says"
    main(["arena", "--help"])
    assert "bot's lead" in " ".join(capsys.readouterr().out.replace("│", " ").split())


def test_the_games_of_a_tournament_are_kept(capsys, tmp_path: Path) -> None:
    folder, results = tmp_path / "games", tmp_path / "games.jsonl"
    command = ["arena", "--game", "mythology", "--bots", "tactician,random", "--games", "2"]
    command += ["--workers", "1", "--resume", str(results), "--keep", str(folder)]
    assert main(command) == 0
    lines = results.read_bytes()
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == ["game-000000.json", "game-000001.json"]
    results_of = [json.loads(line) for line in lines.splitlines()[1:]]
    for path, entry in zip(
        kept, sorted(results_of, key=lambda result: result["number"]), strict=True
    ):
        ended = open_game(path).result
        assert ended is not None and list(ended.winners) == entry["winners"]
    # A game that has been removed is played again, and its result isn't kept twice.
    kept[1].unlink()
    assert main(command) == 0
    assert sorted(folder.iterdir()) == kept and results.read_bytes() == lines
    assert main([*command[:-1], str(results)]) == 2
    assert str(results) in capsys.readouterr().err


def test_ctrl_c_keeps_what_is_done(capsys, tmp_path: Path, monkeypatch):
    path = tmp_path / "games.jsonl"
    command = ["arena", "--game", "mythology", "--bots", "random,tactician", "--games", "4"]
    command += ["--workers", "1", "--resume", str(path)]

    def interrupted(plan: Any, bots: Any, options: Any, number: int) -> TournamentGame:
        if number == 3:
            raise KeyboardInterrupt
        return play_numbered(plan, bots, options, number)

    with monkeypatch.context() as patch:
        patch.setattr("oracle_nb.bots.tournament.play_numbered", interrupted)
        assert main(command) == 130
    out, err = capsys.readouterr()
    assert "Stopped after 3 of 4 games. The same command resumes where it was." in err
    assert re.search(r"random +tactician +2", out), "one seed has all its games"
    assert path.read_bytes().count(b"\n") == 4
    assert main(command) == 0


@pytest.mark.long
def test_a_killed_tournament_resumes_to_the_same_result(tmp_path: Path):
    path = tmp_path / "games.jsonl"
    command = "arena --game mythology --bots random,tactician --games 10000 --workers 2 --resume"
    process = subprocess.Popen(
        [sys.executable, "-m", "oracle_nb", *command.split(), str(path)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 4, "three games")
    finally:
        process.kill()
        process.wait()
    kept = path.read_bytes().count(b"\n") - 1
    games = kept // 2 * 2 + 2
    setting: dict[str, Any] = {"games": games, "game": "mythology"}
    seen: list[int] = []
    result = arena(
        "random,tactician", **setting, keep=path, progress=lambda done, _: seen.append(done)
    )
    assert seen[0] >= 3, "what was there is kept"
    assert result == arena("random,tactician", **setting, **QUIET)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--bots gredy,random", "no bot 'gredy'; did you mean 'greedy'"),
        ("--bots random", "at least two"),
        ("--bots random,random", "'random' is there twice"),
        ("--games 0", "--games"),
        ("--seed x", "--seed"),
        ("--players 9", "--players: 2 to 4"),
        ("--option bord=free", "--option bord: the options are"),
        ("--dask tcp://x:1 --workers 2", "--workers counts processes here"),
        ("--resume no/such/folder.jsonl", "there is no folder no/such"),
    ],
)
def test_a_wrong_argument_is_reported_in_one_line(capsys, arguments: str, said: str):
    assert main(["arena", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and said in err
