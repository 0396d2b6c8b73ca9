"""Expected turns: by hand on small seas, by Bellman's equation, and by sailing."""

from collections.abc import Mapping
from functools import cache
from itertools import product
from math import inf, sqrt
from random import Random
from typing import Final

import pytest

from oracle_nb.delphi.board import Layout, board_of, compact_layout, free_layout
from oracle_nb.delphi.measures import BoardStudy
from oracle_nb.delphi.measures.network.expected_turns import KINDS, places
from oracle_nb.delphi.pieces import COLORS, Color, Equipment
from tests.delphi.simulated_voyages import Moves, Sailor, moves

ONE_OF_THREE: Final = 1 - (5 / 6) ** 3
"""The chance that a color is among three dice."""


def lane(*codes: str) -> BoardStudy:
    """Return a board of one row."""
    return BoardStudy(Layout(hexes=tuple((q, 0, code) for q, code in enumerate(codes))))


@cache
def rules_moves(layout: Layout, *equipment: Equipment) -> Moves:
    return moves(layout, equipment)


# --- by hand -------------------------------------------------------------------------------------


def test_the_one_color_that_is_needed_is_waited_for() -> None:
    study = lane("w:red", "w:green", "monster")
    turns = study.turns().to(study.board.monsters)
    assert turns == pytest.approx({0: 1 / ONE_OF_THREE, 1: 0})


def test_either_of_two_colors_will_do_where_two_spaces_are_beside_the_goal() -> None:
    # Green or blue water lies beside the temple; both are within 3 of the red space.
    hexes = ((0, 0, "w:red"), (1, 0, "w:green"), (2, 0, "temple"), (1, 1, "w:blue"))
    study = BoardStudy(Layout(hexes=hexes))
    turns = study.turns().to(study.board.temples)
    assert turns[study.board.space_at((0, 0))] == pytest.approx(1 / (1 - (4 / 6) ** 3))


def test_two_dice_of_one_turn_are_used_one_after_the_other() -> None:
    # Blue is 4 steps from the red space: green first, then blue; green may wait there for blue.
    study = lane("w:red", "w:green", "w:green", "w:green", "w:blue", "monster")
    turns = study.turns().to(study.board.monsters)
    rolls = list(product((Color.GREEN, Color.BLUE, None, None, None, None), repeat=3))
    green = sum(Color.GREEN in roll for roll in rolls) / 216
    both = sum(Color.GREEN in roll and Color.BLUE in roll for roll in rolls) / 216
    assert turns[1] == turns[3] == pytest.approx(1 / ONE_OF_THREE)
    assert turns[0] == pytest.approx((1 + (green - both) / ONE_OF_THREE) / green)


def test_a_ship_beside_the_goal_needs_no_turn_and_no_way_needs_forever() -> None:
    study = lane("w:red", "monster", "w:blue", "w:red", "temple")
    turns = study.turns().to(study.board.temples)
    assert turns[3] == 0
    assert turns[0] == inf
    assert study.turns().to_kind("statue") == dict.fromkeys(study.water, inf)


def test_goals_are_numbers_or_names_of_spaces_and_at_least_one() -> None:
    study = BoardStudy(compact_layout(3))
    temple = study.board.spaces[study.board.temples[0]]
    turns = study.turns().to([temple.index])
    assert turns == study.turns().to([temple.name]) == study.turns().to(temple.name.lower())
    for wrong, said in (([], "no goals"), (["Q99"], "no space 'Q99'"), ([-1], "no space -1")):
        with pytest.raises(ValueError, match=said):
            study.turns().to(wrong)
    with pytest.raises(ValueError, match="range: at least 0, not -1"):
        study.turns(reach=-1)


def test_zeus_takes_a_die_of_any_color() -> None:
    study = lane("w:red", "w:red", "w:red", "zeus")
    assert study.turns().to([study.board.zeus]) == {0: 1.0, 1: 1.0, 2: 1.0, 3: 0.0}
    far = lane("w:red", "w:red", "w:red", "w:green", "w:red", "zeus")
    turns = far.turns().to([far.board.zeus])
    # From the first space 5 steps: red and any other die, red alone or green and another die.
    assert 1 < turns[0] < 2
    # No way leads through Zeus's space; from it the first space entered counts.
    parted = lane("w:red", "zeus", "w:green", "monster")
    turns = parted.turns().to(parted.board.monsters)
    assert turns[0] == inf and turns[1] == pytest.approx(1 / ONE_OF_THREE)


def test_more_range_and_crossing_never_cost_a_turn() -> None:
    for layout in (compact_layout(3), free_layout(3)):
        study = BoardStudy(layout)
        for kind in KINDS:
            plain = study.turns().to_kind(kind)
            for better in (study.turns(4), study.turns(5), study.turns(3, crossing=True)):
                others = better.to_kind(kind)
                assert all(others[space] <= plain[space] + 1e-9 for space in plain)


# --- by the rules --------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", [compact_layout(1), free_layout(2)])
def test_one_die_goes_where_the_rules_let_it(layout: Layout) -> None:
    """The graph of moves, and Zeus's space besides, is what the engine lists as legal."""
    study = BoardStudy(layout)
    board = study.board
    known = rules_moves(layout)
    for color in COLORS:
        graph = study.moves(color)
        for space in board.water:
            assert known[space, color] - {board.zeus} == set(graph[space])
            assert (board.zeus in known[space, color]) == (board.distance()[space][board.zeus] <= 3)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("layout", [compact_layout(1), free_layout(2)])
def test_the_values_are_the_fixed_point_of_value_iteration(layout: Layout, kind: str) -> None:
    """One sweep over all 216 rolls, with ends found by the rules, changes nothing."""
    study = BoardStudy(layout)
    goals = frozenset(places(study.board)[kind])
    values = study.turns().to(goals)
    sailor = Sailor(study.board, rules_moves(layout), goals, values)
    assert swept(sailor, values) == pytest.approx(dict(list(values.items())[::5]), abs=1e-9)


def swept(sailor: Sailor, values: Mapping[int, float]) -> dict[int, float]:
    """The values of every fifth space after one sweep of value iteration over all 216 rolls."""
    rolls = list(product(COLORS, repeat=3))
    expected = {}
    for start in list(values)[::5]:
        ends = (sailor.ends(start, roll) for roll in rolls)
        mean = sum(min(values[end] for end in some) for some in ends) / len(rolls)
        expected[start] = 0.0 if sailor.arrived(start) else 1 + mean
    return expected


@pytest.mark.parametrize(
    ("card", "reach", "crossing"), [(Equipment.RANGE, 4, False), (Equipment.SHALLOWS, 3, True)]
)
@pytest.mark.parametrize("kind", ["temple", "zeus"])
def test_with_equipment_too(card: Equipment, reach: int, crossing: bool, kind: str) -> None:
    """The values of range and crossing come from the legal moves with the card."""
    layout = free_layout(2)
    study = BoardStudy(layout)
    goals = frozenset(places(study.board)[kind])
    values = study.turns(reach, crossing).to(goals)
    sailor = Sailor(study.board, rules_moves(layout, card), goals, values)
    assert swept(sailor, values) == pytest.approx(dict(list(values.items())[::5]), abs=1e-9)
    assert min(study.turns().to(goals)[space] - values[space] for space in values) > -1e-9


@pytest.mark.parametrize("kind", ["temple", "zeus"])
def test_ships_that_sail_need_as_many_turns_as_expected(kind: str) -> None:
    """A short form of the million turns of tests/long."""
    layout = free_layout(2)
    study = BoardStudy(layout)
    goals = frozenset(places(study.board)[kind])
    values = study.turns().to(goals)
    sailor = Sailor(study.board, rules_moves(layout), goals, values)
    start = max(values, key=lambda space: (values[space], space))
    chance = Random(5)
    needed = [sailor.sail(start, chance) for _ in range(4000)]
    mean = sum(needed) / len(needed)
    spread = sqrt(sum((n - mean) ** 2 for n in needed) / len(needed) / len(needed))
    assert spread < 0.05
    assert abs(mean - values[start]) < 4 * spread


def test_where_the_game_begins_is_among_the_starts() -> None:
    board = board_of(compact_layout(1))
    assert board.zeus in BoardStudy(board).turns().to(board.temples)
