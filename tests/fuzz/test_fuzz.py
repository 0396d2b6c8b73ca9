"""A short run of the proof that every refusal names its true causes, and what it rests on."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from oracle_nb.core import verdicts
from oracle_nb.delphi.rules.action_schemas import action_schemas_of
from tests.fuzz.edits import EDITS
from tests.fuzz.proof import ALONE
from tests.fuzz.tally import Tally, proved

SHORT = 2
GAMES = 6
"""How many games `make test` plays, and `make long` at least."""
EACH = 400
MOST = 27
"""How many games there may be until every rule was seen refusing."""
STRIDE = 5
"""From one game's number to the next, so that few games see all settings."""
HERE = Path(__file__).parent
GENERAL = {
    getattr(verdicts, name)
    for name in ("NOT_YOUR_TURN", "DECISION_PENDING", "NOT_NOW", "NOT_HELD", "NO_TARGET", "OVER")
}


def refusing() -> set[str]:
    """The ids of every rule that can refuse."""
    schemas = action_schemas_of(())
    rules = {condition.rule for condition in schemas.move} | {
        condition.rule for condition in schemas.source
    }
    every = (
        *schemas.by_verb().values(),
        *(schema for group in schemas.answers.values() for schema in group),
    )
    rules |= {condition.rule for schema in every for condition in schema.conditions}
    # Rules that the validator refuses by itself, as written there. It may be compiled.
    source = files("oracle_nb.delphi.rules") / "validator.py"
    calls = [
        node
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refused"
    ]
    rules |= {
        node.args[0].value
        for node in calls
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }
    return rules | GENERAL


def test_every_rule_that_can_refuse_has_an_edit():
    assert sorted(refusing() ^ set(EDITS)) == []
    assert set(EDITS) >= ALONE


EDITING = ("case", "wheel", "pieces", "tasks", "needs", "shrines", "finish", "edits")
KNOWN = ("board", "model.actions", "model.position", "model.tasks", "pieces")
"""Modules of the game that edits may import."""


@pytest.mark.parametrize("path", sorted(HERE.glob("*.py")), ids=lambda path: path.stem)
def test_edits_know_nothing_of_the_rules(path: Path):
    if path.stem.split("_")[0] not in EDITING:
        return
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    ours = [name for name in names if name.startswith(("oracle_nb", "tests"))]
    known = tuple(f"oracle_nb.delphi.{name}." for name in KNOWN)
    known += tuple(f"tests.fuzz.{name}" for name in EDITING)
    assert [name for name in ours if not name.startswith((*known, "tests.fuzz.edits_"))] == []


def test_refusals_name_their_true_causes():
    tally = Tally()
    for count in range(SHORT):
        tally.add(proved(STRIDE * count, EACH))
    assert tally.total > 0.8 * SHORT * EACH
    assert tally.faults() == [], tally.table()
    assert tally.repairs > 8 * SHORT


@pytest.mark.long
def test_every_rule_that_can_refuse_is_seen_refusing():
    tally = Tally()
    for count in range(MOST):
        if count >= GAMES and refusing() <= set(tally.pairs):
            break
        tally.add(proved(STRIDE * count, EACH))
    assert tally.faults() == [], tally.table()
    assert sorted(refusing() - set(tally.pairs)) == [], "rules that were not seen refusing"
