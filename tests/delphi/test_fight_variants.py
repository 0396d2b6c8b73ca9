"""Fights under false beliefs: when they end, and what can be done in between."""

from oracle_nb.core.chance import PresetChance, SeededChance
from oracle_nb.delphi.lessons.exercises.scenes import rules_under
from oracle_nb.delphi.scenarios import DelphiScenarioFile, stage

FIGHT = """
[[scenario]]
name = "a fight"
board = "coast"
temples = { altar = "red", dome = "blue" }
monsters = { lair = ["red", "black"], den = ["blue", "green"], cave = ["yellow"] }
red = { ship = "w0", dice = ["red", "black"], favor = 3 }
do = "fight die:red lair"
"""


def lost_round(rule: str, variant: str) -> tuple[list[str], list[str]]:
    """Return what is legal after a 0 in a fight: by the rules, and by a variant of them."""
    start = stage(DelphiScenarioFile(FIGHT, "test"), 0)
    action = start.rules.notation.read(start.spaces.in_notation("fight die:red lair"))
    legal = []
    for rules in (start.rules, rules_under(start.rules, rule, variant)):
        chance = PresetChance({"battle": (0,)}, SeededChance(1))
        position = rules.apply(start.position, action, chance).position
        legal.append([rules.notation.write(option) for option in rules.legal_actions(position)])
    return legal[0], legal[1]


def test_under_the_belief_that_a_zero_ends_a_fight_the_turn_goes_on():
    sound, believed = lost_round("fight.lose-round", "zero-ends")
    assert sorted(text.split()[0] for text in sound) == ["fight", "surrender"]
    assert "end" in believed and "surrender" not in believed


def test_under_the_belief_that_a_fight_can_be_interrupted_favor_is_taken_in_between():
    sound, believed = lost_round("turn.one-at-a-time", "favor-in-fight")
    assert set(believed) - set(sound) == {"favor die:black"}
