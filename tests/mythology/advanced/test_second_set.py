"""The engine of the Advanced Game agrees with a second set of rules, which notices mutants."""

import ast
from pathlib import Path

import msgspec
import pytest

from oracle_nb.mythology.advanced.model.actions import Verb
from tests.mythology.advanced.games import played, rules_for
from tests.mythology.advanced.mutants import (
    Mutant,
    by_scenarios,
    by_second_set,
    mutants,
)
from tests.mythology.advanced.second.board import standard_board
from tests.mythology.advanced.second.legal import legal
from tests.mythology.advanced.second.proof import Tally, engine_choices, proved

GAMES = 16
"""Two games for each number of players, with both setups, and two with Zeus."""
EACH = 350
HERE = Path(__file__).parent / "second"


@pytest.mark.parametrize("name", ["board", "legal"])
def test_the_second_set_knows_nothing_of_the_engine(name: str):
    tree = ast.parse((HERE / f"{name}.py").read_text("utf-8"))
    modules = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert [module for module in modules if module and module.startswith("oracle_nb")] == []


@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.long)])
def test_both_sets_of_rules_list_the_same_actions(step: int):
    tally = Tally()
    games = range(0, GAMES, step)
    for number in games:
        tally.add(proved(number, EACH))
    assert tally.faults() == [], tally.table()
    assert tally.total == len(games) * EACH
    common = {"ambush", "combat", "window", "way", "challenge", "claim", "moment", "plea", "draw"}
    assert common <= {*tally.decisions}


def test_a_missing_action_is_noticed():
    rules, board = rules_for(3), standard_board()
    at = next(at for at, _, _ in played(rules, 5, 40) if at.phase == "placing")
    own = legal(board, msgspec.to_builtins(at))
    assert own == engine_choices(rules, at)
    assert own - {("place", -1, 3)} != engine_choices(rules, at)


@pytest.mark.parametrize(
    "mutant",
    [Mutant(Verb.BID, 1, inverted=False), Mutant(Verb.CLAIM, 4, inverted=True)],
    ids=str,
)
def test_the_second_set_notices_a_mutant(mutant: Mutant):
    assert by_second_set(mutant)


@pytest.mark.long
def test_every_mutant_is_noticed():
    silent = [
        str(mutant)
        for mutant in mutants()
        if not by_scenarios(mutant) and not by_second_set(mutant)
    ]
    assert silent == []
