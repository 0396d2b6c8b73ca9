"""The race of lines that are close: who is left out, and how lines are compared."""

import pytest

from oracle_nb.delphi.planning.race import LOOK, Race
from oracle_nb.games.coach import SAME


def test_a_line_that_is_clearly_behind_is_played_out_no_further():
    race = Race([10.0, 10.0, 10.2])
    for _ in range(LOOK):
        race.add({0: 9.0, 1: 9.1, 2: 12.0})
    assert race.left == [0, 1]
    for _ in range(LOOK):
        race.add({0: 9.0, 1: 9.1})
    assert race.left == [0, 1]
    first, second, third = race.behind()
    assert first == 0.0 < second < third
    # Its difference is that of the pairs in which it was played.
    assert third > SAME and third == pytest.approx(3 / 7 * 3.0 + (0.5 - 3 / 48) * 0.2)


def test_after_all_pairs_three_quarters_are_those_of_the_play_outs():
    race = Race([10.0, 10.4])
    for _ in range(12):
        race.add({0: 5.2, 1: 5.0})
    assert race.left == [0, 1]
    assert race.behind() == pytest.approx([0.75 * 0.2 - 0.25 * 0.4, 0.0])


def test_values_decide_where_play_outs_are_equal():
    race = Race([10.0, 10.4])
    for _ in range(LOOK):
        race.add({0: 5.0, 1: 5.0})
    assert race.behind()[0] == 0.0
    assert 0.1 < race.behind()[1] < 0.4
