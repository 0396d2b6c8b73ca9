"""Exercises by the hundred thousand: each can be solved, and in no other way than it says."""

import pytest

from tests.lessons.solved_exercises import solved

pytestmark = pytest.mark.long
EXERCISES = 100_000


def test_every_exercise_is_solved_by_the_engine_and_by_nothing_else() -> None:
    faults = solved(EXERCISES)
    print(f"\n{EXERCISES} exercises, {faults.total()} faults")
    assert list(faults) == []
