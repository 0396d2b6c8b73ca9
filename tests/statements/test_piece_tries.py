"""Answers to tries with a piece at the wrong place are about that piece, or about that place."""

from collections import Counter

import pytest

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.games.opening import open_game
from tests.fuzz.reach import reached
from tests.statements.piece_tries import TRIED, fault, piece_tries

GAMES = (0, 3)
LATER = range(100, 160)
YELLOW = (
    "1.delphi.AXeaVsbnmpGJy3ZjXiCWAJh-OFAaP0QjQOZ4fLExTmKMg13wC-cXIEBmadmMScS93us54eu44LqglHxwBtyWU7"
    "eie4VYMIE0bdUxicNXd-WA1Y96CkHhmcrk7zNzNh4DIT792NOlXsGI79FNpDSVCVTovSvQA1aRNiNOqRBDBmKNJV1Jix8f"
    "yj3P2fJjeW_d5NtYPHzqcMqTVC5_iQN51u1mTsn68P7et40BDxHxEAZrmK2h8A4o8dEbDNpJ9TP1FURy2LJmXmUFGqc33E"
    "nccP3Ht0wAyLfEspbDET6tgSXAh5YO9cT7pZNFmfCpAS5um4hTlLxACaJl07DeXmROSqjou6dOWSpyKiLIGA6y4mkgLqyr"
    "MDMlvPTCWRwazw"
)
"""A game in which a yellow offering is in the hold and the ship is next to the red temple."""


def faults(games, positions=20):
    """The answers that are about something else, and how many of each verb had no repair."""
    wrong, judged = [], Counter[Verb]()
    for number in games:
        for rules, position in reached(number, positions):
            for tried in piece_tries(rules, position):
                answer = tried.answer()
                if not answer.lines:
                    judged[Verb(tried.action.verb)] += 1
                if text := fault(tried, answer):
                    wrong.append((number, rules.notation.write(tried.action), text, answer.missing))
    return wrong, judged


def test_every_answer_is_about_what_was_tried():
    wrong, judged = faults(GAMES, 12)
    assert wrong == []
    assert {*judged} == {*TRIED} and judged[Verb.MAKE_OFFERING] > 10, judged


@pytest.mark.long
def test_every_answer_in_many_games_is_about_what_was_tried():
    wrong, judged = faults(LATER)
    assert wrong == [] and min(judged.values()) > 100, judged


@pytest.mark.parametrize("place", ["J10", "J11"])
def test_a_piece_in_the_hold_is_sent_where_it_can_go(place):
    game = open_game(YELLOW)
    for language, text in (
        ("en", "Your yellow offering can go to D11, 5 spaces away by ship."),
        ("pl", "Swój żółty dar możesz złożyć na D11, "),
    ):
        advice = game.repairs(f"make-offering die:black>yellow {place}", language)
        assert str(advice).startswith(text), advice
