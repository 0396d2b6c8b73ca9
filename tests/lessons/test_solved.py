"""The search for faults in exercises finds those there are."""

from dataclasses import replace
from typing import Any
from unittest.mock import Mock, patch

import pytest

from oracle_nb.games.exercises import ActionSequence, Exercise, SingleChoice
from oracle_nb.lessons.feedback import answer_text
from tests.lessons import solved_exercises
from tests.lessons.exercises import ANY_GAME, SCHOOL
from tests.lessons.solved_exercises import faults


def changed(template: str, **changes: Any) -> Exercise:
    return replace(SCHOOL.exercise(template, 0), **changes)


@pytest.mark.parametrize(
    ("template", "changes", "said"),
    [
        ("sailing.cost", {"solve": lambda rules: frozenset()}, "unsolvable"),
        ("sailing.cost", {"solve": lambda rules: frozenset({("0",), ("1",)})}, "ambiguous"),
        ("sailing.may", {"form": SingleChoice(("yes", "no", "yes"))}, "options"),
        ("sailing.trip", {"goal": lambda position: True}, "reached already"),
        ("sailing.trip", {"form": ActionSequence(1)}, "at most 1"),
        ("exploring.order", {"solve": lambda rules: frozenset({("a", "b")})}, "not among"),
    ],
)
def test_a_fault_is_found(template: str, changes: dict[str, Any], said: str) -> None:
    exercise = changed(template, **changes)
    with patch.object(solved_exercises, "SCHOOL", Mock(wraps=SCHOOL, exercise=lambda *_: exercise)):
        assert any(said in fault for fault in faults(template, 0))


def test_exercises_without_faults_have_none() -> None:
    assert solved_exercises.solved(len(SCHOOL.templates()), start=7).total() == 0


def test_a_solution_names_an_action_as_often_as_it_is_done() -> None:
    exercise = SCHOOL.exercise("gods.climb", 1)
    line = max(exercise.answers, key=len)
    assert len(set(line)) < len(line)
    text = answer_text(ANY_GAME, exercise, line, "en")
    assert text.count("Advance") == len(line)
