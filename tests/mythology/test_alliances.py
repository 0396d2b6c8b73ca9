"""Alliances that come and go."""

from oracle_nb.core.chance import SeededChance
from oracle_nb.mythology.rules.consistency import faults
from tests.mythology.positions import HERCULES, position, rules_for


def test_numbers_of_alliances_that_are_gone_are_used_again():
    rules, chance = rules_for(4), SeededChance(1)
    at = position(rules, {HERCULES: "2812"}, alliances=(0, 4, 0, 4))
    for _ in range(3):
        for text in ("propose 3", "join", "leave"):
            at = rules.apply(at, rules.notation.read(text), chance).position
            assert faults(at, rules.setting, rules.world) == ()
        at = position(rules, {HERCULES: "2812"}, alliances=at.alliances)
