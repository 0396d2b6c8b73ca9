"""Prayer and sacrifice, an optional rule: the table, what others see, and saves without it."""

from itertools import starmap
from random import Random

import msgspec
import pytest

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.mythology.advanced.bots.strategist import StrategistBot
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.divine import can_be_drawn
from oracle_nb.mythology.advanced.model.position import Setting
from oracle_nb.mythology.advanced.model.vows import Vow
from oracle_nb.mythology.advanced.package import MYTHOLOGY_ADVANCED
from oracle_nb.mythology.advanced.rules.consistency import faults
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.prayers import answer_to
from oracle_nb.mythology.packs.data_pack import arbitration_of
from tests.mythology.advanced.games import staged

VOWED = """
prayer = "yes"
phase = "sheets"
units = { jason = "2912", nestor = "2812" }
vows = [["athena", "pray", "jason", 3], ["athena", "sacrifice", "nestor", 5]]
"""


def test_the_table_and_what_is_added():
    assert [answer_to(total) for total in range(6, 14)] == [
        *("none", "none", "spared", "spared", "safe", "safe", "both", "both")
    ]
    assert Vow(0, "pray", 1, 3).bonus == 3
    assert [Vow(0, "sacrifice", 1, points).bonus for points in (4, 5, 10)] == [2, 4, 14]
    assert Vow(0, "sacrifice", 1, 1, 15).bonus == 26


def test_a_favored_hero_adds_one_to_the_dice():
    scene = staged(
        VOWED.replace("jason", "diomedes").replace('phase = "sheets"', 'phase = "placing"')
    )
    rules, at = scene.rules, scene.position
    assert arbitration_of(rules.pack)[at.gods[0]].get(at.prayers.vows[0].unit, 0) > 0
    for _ in range(2):
        at = rules.apply(at, rules.notation.read("place greece"), SeededChance(1)).position
    dice = [("red", 0), ("white", 2), ("red", 0), ("white", 0)]
    order = [("red", 5), ("white", 5), ("red", 0), ("white", 0), ("red", 0), ("white", 1)]
    after = rules.apply(
        at, rules.notation.read("place greece"), ScriptedChance(starmap(Draw, [*dice, *order]))
    )
    answered = [event.facts for event in after.events if event.what == "vow-answered"]
    assert [fact["total"] for fact in answered] == [4 + 3 + 1, 2 + 4]
    assert [fact["answer"] for fact in answered] == ["spared", "none"]


def test_a_game_without_it_is_saved_as_before():
    for setting in (Setting(players=3), msgspec.convert({"players": 3, "prayer": "no"}, Setting)):
        assert "prayer" not in msgspec.to_builtins(setting) and setting == Setting(players=3)
        rules = AdvancedMythology(setting)
        at = rules.begin(rules.set_up(1), SeededChance(1)).position
        assert "rites" not in msgspec.to_builtins(at)
        assert Verb.PRAY not in {action.verb for action in rules.legal_actions(at)}
        with pytest.raises(MalformedAction):
            rules.check(at, Action(Verb.PRAY, 1, 3))


def test_it_needs_the_whole_game():
    with pytest.raises(ValueError, match="optional rules"):
        AdvancedMythology(Setting(parts="fates", prayer="yes"))


def test_only_with_it_fates_23_and_24_are_kept():
    kept = [{fate + 1 for fate in range(32) if can_be_drawn(fate, prayer=p)} for p in (True, False)]
    assert kept[0] - kept[1] == {23, 24} and not kept[1] - kept[0]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_panel_the_form_and_the_menu_show_it(language: str):
    scene = staged(VOWED)
    rules, at = scene.rules, scene.position
    shown = MYTHOLOGY_ADVANCED.presentation(language)
    boards = [str(shown.players.board(rules, at, seat, "light")) for seat in range(3)]
    # The god's draws, which come last, name Heroes as well.
    draws = {"en": "Added to rolls in draws", "pl": "Dodatki do rzutów przy remisie"}[language]
    assert all(draws in board for board in boards)
    rows = [board.partition(draws)[0] for board in boards]
    names = [rules.pack.units[vow.unit].name(language) for vow in at.prayers.vows]
    assert all(name in rows[0] and name not in rows[1] for name in names)
    assert "prayer" in [option.name for option in shown.setup.options()]
    menu = MYTHOLOGY_ADVANCED.text_interface(rules, language)
    action = rules.notation.read("pray nestor 2")
    assert menu.place(at, action).folded and shown.actions.group(rules, at, action).folded


def test_bots_play_it_to_the_end():
    made = 0
    for seed in range(2):
        rules = AdvancedMythology(Setting(players=3, start="random", prayer="yes"))
        random, chance = Random(seed), SeededChance(seed)
        at = rules.begin(rules.set_up(seed), chance).position
        bots = [StrategistBot(rules, seat) for seat in range(3)]
        while (seat := at.to_move) is not None:
            legal = rules.legal_actions(rules.view(at, seat))
            action = random.choice(legal) if seat == seed else bots[seat].decide(at, legal)
            made += action.verb in (Verb.PRAY, Verb.SACRIFICE)
            at = rules.apply(at, action, chance).position
        assert faults(at, rules.setting, rules.world) == () and not at.prayers.vows
    assert made
