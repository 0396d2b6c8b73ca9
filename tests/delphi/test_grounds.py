"""The rules that an allowed action is said to rest on: all of them, and none that does nothing."""

import pytest

from oracle_nb.core.verdicts import Verdict
from oracle_nb.delphi.board import compact_layout
from oracle_nb.delphi.model.position import Setting
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.scenarios import DelphiScenarioFile, stage


def verdict(action: str, *player: str, more: str = "") -> Verdict:
    text = f"""
[[scenario]]
name = "one"
board = "coast"
temples = {{ altar = "red", dome = "blue" }}
red = {{ {", ".join(filter(None, ("favor = 5", "gods = { poseidon = 6 }", *player)))} }}
{more}
do = "{action}"
"""
    start = stage(DelphiScenarioFile(text, "test"), 0)
    return start.rules.check(start.position, start.rules.notation.read(action))


WHEEL = {"oracle.recolor", "oracle.wheel"}
WAYS = [
    # The wheel is pink, blue, yellow, green, red, black: from green red is one step.
    ("green>red", "", WHEEL),
    ("green>red", 'tile = "both-ways"', WHEEL),
    ("green>yellow", 'tile = "both-ways"', WHEEL | {"ship.both-ways"}),
    ("green>pink", 'tile = "both-ways"', WHEEL),
    ("green>red", 'tile = "recolor"', WHEEL | {"ship.recolor"}),
    # Helena is pink, three steps from green: red is nearer by the wheel alone.
    ("green>red", 'companions = ["helena"]', WHEEL),
    ("green>red", 'tile = "recolor", companions = ["helena"]', WHEEL | {"ship.recolor"}),
    ("green>yellow", 'companions = ["helena"]', WHEEL | {"companion.demigod"}),
    ("pink>yellow", 'companions = ["helena"]', {"oracle.any-color", "companion.demigod"}),
    (
        "pink>yellow",
        'tile = "recolor", companions = ["helena"]',
        {"oracle.any-color", "companion.demigod"},
    ),
    (
        "pink>black",
        'tile = "both-ways", companions = ["helena"]',
        {"oracle.any-color", "companion.demigod"},
    ),
    # From blue the demigod's pink is one step back, five forward.
    (
        "blue>red",
        'tile = "both-ways", companions = ["helena"]',
        WHEEL | {"companion.demigod", "ship.both-ways"},
    ),
]


@pytest.mark.parametrize(("die", "player", "rules"), WAYS)
def test_recoloring_names_its_grounds(die, player, rules):
    shown = die.split(">")[0]
    given = verdict(f"advance die:{die}", f'dice = ["{shown}"]', player)
    assert given.allowed
    assert set(given.rules) - {"god.first-step"} == rules | {"turn.sources", "god.advance-action"}


def test_apollon_alone_makes_any_color():
    given = verdict(
        "advance die:green>red",
        'dice = ["green"], tile = "recolor", companions = ["helena"]',
        more="apollon = true",
    )
    assert "god.apollon" in given.rules
    assert not {"ship.recolor", "companion.demigod", "oracle.wheel"} & set(given.rules)


@pytest.mark.parametrize(("dice", "skips"), [('["red"]', True), ("[]", False)])
def test_dice_are_skipped_only_where_some_are_left(dice, skips):
    given = verdict("end", f"dice = {dice}")
    assert ("turn.may-skip" in given.rules) == skips
    assert {"turn.phases", "turn.consult"} <= set(given.rules)


def test_fewer_tiles_are_spoken_of_only_where_there_are_fewer():
    two = 'face_up = { isle = "red-psi", rock = "blue-phi" }'
    assert "action.look-fewer" not in verdict("look die:red", 'dice = ["red"]', more=two).rules


def test_zeus_is_spoken_of_only_where_poseidon_goes_there():
    given = verdict("poseidon B5")
    assert given.allowed
    assert "move.to-zeus" not in given.rules


def test_a_draft_for_four_needs_more_tiles_than_a_first_game_has():
    rules = RuleSet(draft=True, first_game_tiles=True)
    three = Setting(layout=compact_layout(1), ships=(4, 2, 3), rules=rules)
    assert Delphi(three).set_up(1).ship_tiles
    with pytest.raises(ValueError, match="draft for 4 needs 5"):
        Delphi(Setting(layout=compact_layout(1), ships=(4, 2, 3, 1), rules=rules))
