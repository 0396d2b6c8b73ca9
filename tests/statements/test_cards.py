"""Texts of cards, tiles, companions and gods, tried out with every number of players."""

import pytest

from tests.delphi.played_games import RULESETS, table
from tests.statements.card_experiments import EXPERIMENTS
from tests.statements.cards import wrong_text
from tests.statements.cases import Case
from tests.statements.reading import GAINED

CHECKED_AS_ACTIONS = {"god-ares", "god-hermes"}
"""Texts without numbers whose actions the rules' own tests show."""


def test_every_text_of_a_card_a_tile_and_a_god_is_tried_out():
    assert sorted(GAINED - set(EXPERIMENTS) - CHECKED_AS_ACTIONS) == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_texts_agree_with_the_rules(players: int, language: str):
    rules = table(players, players, RULESETS["standard"])
    case = Case(rules, rules.set_up(players), 0)
    wrong = {rule: list(wrong_text(case, rule, language)) for rule in EXPERIMENTS}
    assert {rule: faults for rule, faults in wrong.items() if faults} == {}
