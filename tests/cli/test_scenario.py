"""oracle-nb scenario."""

import re
from pathlib import Path

import pytest

SCENARIOS = Path(__file__).parents[2] / "scenarios"

GOOD = """
[[scenario]]
name = "a die is two tokens"
do = "favor die:red"
red = { dice = ["red", "blue", "blue"], favor = 3 }
expect = { red = { favor = FAVOR } }
"""


def test_scenarios_report_their_results(run, tmp_path):
    path = tmp_path / "one.toml"
    path.write_text(GOOD.replace("FAVOR", "5"))
    assert "a die is two tokens" in run.good("scenario", path)
    assert "a die is two tokens" not in run.good("scenario", "--quiet", path)
    wrong = tmp_path / "two.toml"
    wrong.write_text(GOOD.replace("FAVOR", "4"))
    code, out, err = run("scenario", path, wrong)
    assert (code, err) == (1, "")
    assert re.search(r"^ok +a die is two tokens", out)
    assert re.search(r"^FAIL +a die is two tokens", out, re.MULTILINE)
    assert re.search(r"favor.*4", out)
    assert "1 as expected, 1 not" in out


def test_a_missing_scenario_file_is_reported(run, tmp_path):
    path = tmp_path / "none.toml"
    assert run.bad("scenario", path) == f"{path}: no such file"


@pytest.mark.parametrize(
    ("file", "game", "other"),
    [("mythology/prizes", "delphi", "mythology"), ("moving", "mythology", "delphi")],
)
def test_scenarios_of_another_game_are_recognized(run, file, game, other):
    said = run.bad("scenario", "--game", game, SCENARIOS / f"{file}.toml")
    assert said.endswith(f"; these are scenarios of another game: --game {other}")


def test_a_faulty_scenario_file_is_reported(run, tmp_path):
    path = tmp_path / "one.toml"
    path.write_text(GOOD.replace("favor = FAVOR", "flavor = 3"))
    said = run.bad("scenario", path)
    assert "flavor" in said
    assert f"{path}:" in said
