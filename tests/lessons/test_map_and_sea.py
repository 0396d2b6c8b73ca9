"""Lessons 1 and 2: seas with a single fault, and the mistakes they diagnose."""

import pytest

from oracle_nb.delphi.lessons.exercises.sea import (
    KINDS,
    RINGS,
    STEPS,
    delicate,
    exchanged,
    fault_kind,
    sea,
    turned,
)
from oracle_nb.delphi.rules.engine import Delphi
from tests.lessons.exercises import SCHOOL


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", range(2))
def test_a_sea_has_only_its_intended_fault(kind: str, number: int) -> None:
    made = sea(kind, number)
    assert fault_kind(made.layout.faults()) == kind
    drawn = {space.hex for space in made.rules.board.spaces}
    assert {hex_ for tile in made.layout.tiles for hex_ in tile.hexes()} <= drawn


def test_a_ring_turned_or_exchanged_stays_a_ring_in_its_place() -> None:
    layout = sea("sound", 0).layout
    covered = {hex_ for tile in layout.tiles for hex_ in tile.hexes()}
    for ring in RINGS:
        there = turned(layout, ring, 2)
        assert {hex_ for tile in there.tiles for hex_ in tile.hexes()} == covered
        assert turned(there, ring, 4) == layout != there
    swapped = exchanged(layout, "R0", "R1")
    assert {hex_ for tile in swapped.tiles for hex_ in tile.hexes()} == covered
    assert exchanged(swapped, "R0", "R1") == layout != swapped


def test_a_delicate_sea_is_broken_by_one_turn_alone() -> None:
    made, ring = delicate(0)
    assert not made.layout.faults()
    assert sum(bool(turned(made.layout, ring, steps).faults()) for steps in STEPS) == 1


@pytest.mark.parametrize(
    ("template", "belief"),
    [
        ("map.kind", "shallows-sea"),
        ("map.water-next", "shallows-sea"),
        ("map.water-next", "zeus-sea"),
        ("map.straight", "shallows-sea"),
        ("map.steps", "zeus-sea"),
        ("map.nearby", "shallows-sea"),
        ("map.both", "shallows-sea"),
        ("map.landfall", "reach-two"),
        ("map.which-land", "reach-two"),
        ("sea.sound", "ponds"),
        ("sea.what", "ponds"),
        ("sea.what", "cities-cut"),
        ("sea.what", "cities-anywhere"),
        ("sea.pond", "shallows-sea"),
        ("sea.reach", "shallows-sea"),
        ("sea.crowded", "cities-anywhere"),
        ("sea.mend", "ponds"),
    ],
)
def test_a_mistake_of_the_lesson_is_an_answer_of_its_belief(template: str, belief: str) -> None:
    believed = []
    for seed in range(12):
        exercise = SCHOOL.exercise(template, seed)
        assert isinstance(exercise.rules, Delphi)
        believed.append(
            (exercise.answers, exercise.solve(SCHOOL.rules_under(exercise.rules, belief)))
        )
    assert any(answers.isdisjoint(others) or others > answers for answers, others in believed)
    assert all(others for _, others in believed)
