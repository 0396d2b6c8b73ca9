"""A short run of the proof that every refusal names its true causes, and no others."""

import ast
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from oracle_nb.core.verdicts import DECISION_PENDING, NOT_YOUR_TURN, OVER
from oracle_nb.mythology.model.position import Part
from oracle_nb.mythology.rules.action_schemas import OTHERS_TURN, action_schemas
from oracle_nb.text.wording import Wording
from tests.mythology.edits import EDITS
from tests.mythology.positions import position, rules_for
from tests.mythology.proof import Tally, odd, positions, proved
from tests.mythology.reference import Atlas, refusals

GAMES = 14
FEW = 5
"""Number of games in `make test`; in more of them, every rule is seen refusing."""
SELDOM = 2
"""Maximum number of rules that few games don't see refusing."""
EACH = 600
HERE = Path(__file__).parent
REFUSING = (
    {
        precondition.rule
        for schema in action_schemas().values()
        for precondition in schema.preconditions
    }
    | {*OTHERS_TURN.values()}
    | {DECISION_PENDING, NOT_YOUR_TURN, OVER}
)


def test_every_rule_that_refuses_has_an_edit():
    assert sorted(REFUSING ^ {*EDITS}) == []


@pytest.mark.parametrize("name", ["reference", "edits"])
def test_the_reference_knows_nothing_of_the_rules(name: str):
    tree = ast.parse((HERE / f"{name}.py").read_text("utf-8"))
    modules = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert [name for name in modules if name and name.startswith("oracle_nb.mythology.rules")] == []
    assert {name for name in modules if name and name.startswith(("oracle_nb", "tests"))} <= {
        "oracle_nb.mythology.model.actions",
        "oracle_nb.mythology.model.position",
        "tests.mythology.reference",
    }


@pytest.mark.parametrize("games", [FEW, pytest.param(GAMES, marks=pytest.mark.long)])
def test_refusals_name_their_true_causes(games: int):
    tally = Tally()
    for number in range(games):
        tally.add(proved(number, EACH))
    assert tally.total == games * EACH
    assert tally.faults() == [], tally.table()
    unseen = REFUSING - {*tally.refused}
    assert len(unseen) <= (0 if games == GAMES else SELDOM), sorted(unseen)
    assert tally.legal > tally.total / 10


def test_the_proof_notices_the_sentence_of_another_rule(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Wording, "_owner", lambda self, message: "")
    troubles = [text for number in range(4) for text in proved(number, EACH).troubles]
    assert any("basic.ally says" in text for text in troubles)


@pytest.mark.parametrize("part", [Part.MOVEMENT, Part.COMBAT])
def test_the_list_has_every_action_that_the_reference_permits(part: Part):
    rules = rules_for(4)
    at = position(
        rules,
        {12: "2813", 13: "2912", 30: "2710", 32: "2813", 33: "2813", 34: "2914", 40: "2811"},
        {3: "2813"},
        part=part,
        entered=1 << 12,
        battlefields=(rules.world.index["2813"],),
        power=(3, 15, 15, 15),
    )
    atlas = Atlas(rules.world.names, rules.world.area)
    permitted = {action for action in rules.every_action(at) if not refusals(atlas, at, action)}
    assert permitted == {*rules.legal_actions(at)}
    assert len(permitted) > 2


def test_odd_positions_are_found():
    rules, random = rules_for(3), Random(1)
    made = [odd(rules, at, random) for at in islice(positions(rules, random), 60)]
    assert sum(edit is not None for edit in made) > 10
