"""Nim keeps the contract of oracle_nb, and its own rules."""

from nim_game import NIM
from nim_game.lessons import LESSONS
from nim_game.rules import Position
from nim_game.tiles import TILE_NIM
from oracle_nb.games.testing import Conformance
from oracle_nb.lessons.lesson_check import faults


class TestNim(Conformance):
    package = NIM
    bots = ("random", "perfect")


class TestTileNim(Conformance):
    package = TILE_NIM


def test_nobody_takes_more_stones_than_are_left():
    rules = NIM.new_game().rules
    assert rules.check(Position(stones=2), "take 3").broken_rules == ("nim.left",)
    assert rules.check(Position(stones=3), "take 3")


def test_the_lesson_is_sound():
    (path,) = LESSONS.lessons()
    assert faults(path, LESSONS, ()) == ()
