"""oracle-nb simulate."""

import csv
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import oracle_nb
from oracle_nb.bots import simulate
from oracle_nb.cli import main
from oracle_nb.delphi.board import layout_code, make_layout
from oracle_nb.explorer.frames import GAME_COLUMNS
from tests.samples import sampled

ROOT = Path(__file__).parents[2]


def test_a_line_of_json_for_each_game(run):
    arguments = ("simulate", "--games", 2, "--players", 2, "--bots", "greedy,random", "--seed", 4)
    out = run.good(*arguments, "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["seed"] for line in lines] == [4, 5]
    assert [line["bots"] for line in lines] == [["greedy", "random"], ["random", "greedy"]]
    for line in lines:
        assert {"seed", "bots", "winners", "rounds", "turns", "decisions"} <= set(line)
        assert all(seat in (0, 1) for seat in line["winners"])
        assert line["decisions"] > line["turns"] >= line["rounds"] > 1
        assert (line["version"], line["rules"]) == (oracle_nb.__version__, "printed")
    assert run.good(*arguments, "--json") == out


def test_ctrl_c_keeps_what_is_done(capsys, tmp_path, monkeypatch):
    command = ["simulate", "--games", "4", "--game", "mythology", "--players", "2"]
    command += ["--bots", "random", "--keep", str(tmp_path / "games")]
    whole = simulate.__globals__["_kept"]

    def interrupted(task):
        if task[0] == 3:
            raise KeyboardInterrupt
        return whole(task)

    with monkeypatch.context() as patch:
        patch.setitem(simulate.__globals__, "_kept", interrupted)
        assert main(command) == 130
    out, err = capsys.readouterr()
    assert "Stopped after 3 of 4 games. The same command resumes where it was." in err
    assert "random" in out, "the games so far are summed up"
    assert main(command) == 0
    assert (tmp_path / "games" / "games.jsonl").read_bytes().count(b"\n") == 4


OWN_BOT = '''
class Patient:
    """Ends its turn as soon as it may."""

    name = "patient"

    def __init__(self, rules, seed):
        self.rules = rules

    def decide(self, view, options):
        return next((one for one in options if self.rules.notation.write(one) == "end"), options[0])
'''


def test_a_custom_bot_is_found_in_the_working_directory(tmp_path):
    (tmp_path / "mine.py").write_text(OWN_BOT)
    # With -P, Python doesn't look into the folder, just as for the installed command.
    command = f"{sys.executable} -P -m oracle_nb simulate --games 2 --players 2 --workers 2 --json"
    done = subprocess.run(
        [*command.split(), "--bots", "mine:Patient,greedy"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["bots"] for line in lines] == [
        ["mine:Patient", "greedy"],
        ["greedy", "mine:Patient"],
    ]
    assert [line["winners"] for line in lines] == [[1], [0]]


def test_games_are_added_up(run):
    out = run.good("simulate", "--games", 2, "--players", 2, "--bots", "greedy,random")
    assert re.search(r"greedy\D+2\D+2\.0\D+100\.0%", out)
    assert "2 games" in out


@pytest.mark.parametrize(
    ("game", "bot", "options"),
    sampled([("delphi", "greedy", ("--option", "rounds=1")), ("mythology", "tactician", ())], 2),
)
def test_the_games_own_bot_plays_if_none_is_named(run, game, bot, options):
    arguments = ("simulate", "--game", game, "--games", 1, "--players", 3, *options)
    assert json.loads(run.good(*arguments, "--json"))["bots"] == [bot] * 3
    played = next(simulate(1, 2, game=game))
    assert played.bots == (bot, bot)


def test_options_of_the_game_are_those_of_the_form(run):
    arguments = ("simulate", "--games", 1, "--players", 2, "--bots", "random", "--layout", "free")
    out = run.good(*arguments, "--option", "rounds=2", "--option", "end=all", "--json")
    line = json.loads(out)
    assert (line["rounds"], line["finished"]) == (2, False)
    assert json.loads(line["rules"]) == {"ranking": True, "rounds": 2}
    assert line["options"] == {"rounds": "2", "end": "all", "board": "free"}


def test_a_kind_of_board_is_no_layout(run):
    error = run.bad("simulate", "--games", 1, "--option", "layout=free")
    assert "choose board=free" in error
    assert "compact, contact, free, loose" in error


def test_a_table_has_a_line_for_each_seat(run):
    short = ("simulate", "--games", 2, "--players", 2, "--option", "rounds=2", "--csv", "--seed", 4)
    head, *rows = csv.reader(io.StringIO(run.good(*short, "--bots", "random", "--layout", "free")))
    assert head == [*GAME_COLUMNS, "version", "rules"]
    assert [row[:4] for row in rows] == [
        [f"free.{seed}", seed, "2", seat] for seed in ("4", "5") for seat in ("0", "1")
    ]
    own = layout_code(make_layout("free", 3))
    _, row, *_ = csv.reader(io.StringIO(run.good(*short, "--bots", "random", "--layout", own)))
    assert row[0].startswith("own.")
    loose = "free:looseness=0.8"
    _, row, *_ = csv.reader(io.StringIO(run.good(*short, "--bots", "random", "--layout", loose)))
    assert row[0] == "free.4:looseness=0.8"
    _, row, *_ = csv.reader(io.StringIO(run.good(*short, "--bots", "random", "--layout", "free.3")))
    assert row[0] == "free.3"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--option foo=1", "the options are length, tiles, "),
        ("--option lenth=8", "did you mean 'length'"),
        ("--option length=7", "(8, 9, 10, 11, 12)"),
        ("--option tiles=chosen", "only the app's form has it (first, random, draft)"),
        ("--option length", "NAME=VALUE is needed"),
        ("--option rounds=3 --option rounds=4", "it is there twice"),
        ("--layout nothing", "--layout nothing: This isn't a layout. "),
        ("--layout nothing", "or a board such as free.7 (kinds of board: compact, contact, free, "),
        ("--layout own", "--layout own: This isn't a layout. "),
        ("--option layout=nothing", "--option layout: This isn't a layout. "),
        (
            "--layout free --option board=loose",
            "--layout free and --option board=loose both choose",
        ),
        ("--option layout=free.7 --layout free", "both choose a board; leave one out"),
        ("--game mythology --layout free", "mythology has no choice of layouts"),
        ("--game mythology --option pack=nothing", "isn't installed here"),
        ("--game mythology --option map=nothing", "the options are pack"),
        ("--json --csv", "either --json or --csv"),
    ],
)
def test_a_wrong_option_is_reported_in_one_line(run, arguments, words):
    assert words in run.bad("simulate", *arguments.split())


def test_options_are_listed(run):
    listed = run.good("simulate", "--option", "help")
    assert "board=free" in listed
    assert "chosen above" not in listed
    assert "pack" in run.good("play", "--text", "--game", "mythology", "--option", "help")


def test_a_game_in_the_terminal_has_the_chosen_options(run, tmp_path):
    save = tmp_path / "game.json"
    options = ("--option", "length=8", "--option", "board=loose", "--seed", 3)
    run.good("play", "--text", *options, typed=f"save {save}")
    setting = oracle_nb.open_game(save).rules.setting
    assert (setting.rules.returned, setting.layout) == (4, make_layout("loose", 3))
    assert "--first-game" in run.bad("play", "--text", "--first-game", *options)
    assert "--option" in run.bad("play", *options[:2])
    assert "--option" in run.bad("play", "--text", "--load", save, *options[:2])


def test_the_summary_is_translated(run):
    out = run.good("simulate", "--games", 1, "--players", 2, "--bots", "random", "--lang", "pl")
    assert "wygrane na miejsce" in out and "1 partia, " in out and " decyzj" in out
    assert "liczy się każdemu jako pół wygranej" in " ".join(out.split())
