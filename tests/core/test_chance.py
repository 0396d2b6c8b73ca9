"""Chance: shuffles, and results that are given in advance."""

from collections import Counter
from itertools import permutations

from oracle_nb.core.chance import Draw, PresetChance, SeededChance, shuffle


def test_a_shuffle_can_give_every_order_about_equally_often():
    orders = Counter[tuple[int, ...]]()
    for seed in range(600):
        items = [1, 2, 3]
        shuffle(items, seed)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations((1, 2, 3)))
    assert min(orders.values()) > 60


def test_a_given_result_is_used_if_it_is_possible():
    otherwise = SeededChance(1)
    for given, weights, used in (
        (2, (1, 1, 1), True),
        (2, (5, 5, 1), True),
        (2, (1, 1, 0), False),
        (3, (1, 1, 1), False),
    ):
        for number in range(8):
            result = PresetChance({"die": [given]}, otherwise).draw(number, "die", weights)
            assert result == (given if used else otherwise.draw(number, "die", weights))


def test_given_results_are_used_in_order_and_by_kind():
    chance = PresetChance({"die": [4, 5, 3]}, SeededChance(1), [Draw("die", 0), Draw("card", 0)])
    assert [chance.draw(number, "die", (1,) * 6) for number in (2, 3)] == [5, 3]
    assert chance.draw(4, "card", (0, 1)) == 1
