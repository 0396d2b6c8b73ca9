"""Harvest keeps the contract of oracle_nb, and its own rules."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from harvest_game import HARVEST
from harvest_game.rules import SECRET, Action, Harvest, Order, Position, Setting
from oracle_nb.core.chance import ScriptedChance, SeededChance
from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.games.rules import Rules
from oracle_nb.games.testing import Conformance
from oracle_nb.lessons.lesson_check import faults


class TestConformance(Conformance):
    package = HARVEST
    bots = ("random", "farmer")

    def tables(self) -> Iterable[tuple[Rules, int]]:
        for players in (1, 3, 8):
            yield Harvest(Setting(players)), players


def revealed(sacks: int, *orders: Order) -> Position:
    """Return the position after everybody has sent a cart in the last round."""
    rules = Harvest(Setting(len(orders)))
    hands = tuple((cart,) for cart, _ in orders)
    start = replace(rules.set_up(0), hands=hands, round=5, sacks=(sacks,) * 7)
    for cart, place in orders:
        start = rules.apply(start, Action(cart, place), ScriptedChance(())).position
    return start


@pytest.mark.parametrize(
    ("orders", "barns"),
    [
        (((2, 0), (4, 0), (7, 0)), (2, 3, 0)),  # light carts first
        (((7, 0), (4, 0), (2, 0)), (0, 3, 2)),  # in whatever order they were chosen
        (((3, 0), (3, 0), (5, 0)), (0, 0, 5)),  # equal carts block each other
        (((3, 0), (3, 1), (8, 2)), (3, 3, 5)),  # at different places they don't
    ],
)
def test_carts_load(orders: tuple[Order, ...], barns: tuple[int, ...]):
    assert revealed(5, *orders).barns == barns


def test_a_place_is_not_visited_twice_in_a_row():
    rules = Harvest(Setting(1))
    position = rules.begin(rules.set_up(0), SeededChance(4)).position
    cart = position.hands[0][0]
    after = rules.apply(position, Action(cart, 3), SeededChance(4)).position
    refused = rules.check(after, Action(after.hands[0][0], 3))
    assert refused.broken_rules == ("harvest.again",)
    assert {action.place for action in rules.legal_actions(after)} == {0, 1, 2, 4, 5, 6}


def test_orders_and_carts_are_secret():
    game = HARVEST.new_game(2, seed=1)
    game.play(game.legal_actions()[0])
    seen = game.view(1)
    assert seen.orders == (SECRET, None) and seen.hands[0] == (0,) * 5
    assert game.texts().announcement(game.position, game.history[0].action) == "Give a secret order"


@pytest.mark.parametrize("text", ["", "9 mill", "3 moon", "3", "03 mill", "mill 3"])
def test_other_texts_are_no_actions(text: str):
    with pytest.raises(MalformedAction, match="3 mill"):
        Harvest(Setting()).notation.read(text)


def test_the_texts_are_complete_in_both_languages():
    english, polish = (HARVEST.rulebook(text).rulebook.wording for text in ("en", "pl"))
    assert english.messages == polish.messages
    for message in english.messages:
        assert english.attributes(message) == polish.attributes(message)
        assert english.variables(message) == polish.variables(message)


def test_exercises_tell_beliefs_apart():
    lessons = HARVEST.lessons()
    told_apart = set()
    for template in lessons.templates():
        for seed in range(40):
            exercise = lessons.exercise(template, seed)
            assert all(exercise.judge(answer).right for answer in exercise.answers)
            for belief in lessons.beliefs:
                believed = lessons.rules_under(Harvest(Setting(3)), belief)
                if exercise.solve(believed) != exercise.answers:
                    told_apart.add((template, belief))
    assert told_apart == {
        (template, belief) for template in lessons.templates() for belief in lessons.beliefs
    }


def test_the_lesson_is_sound():
    lessons = HARVEST.lessons()
    (path,) = lessons.lessons()
    assert faults(path, lessons, ()) == ()
