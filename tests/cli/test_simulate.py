"""oracle-nb simulate."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import oracle_nb

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
