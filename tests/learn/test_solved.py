"""The search for faults in exercises finds those there are."""

from dataclasses import replace
from typing import Any
from unittest.mock import Mock, patch

import pytest

from oracle_nb.exercise import Choice, Exercise, Line
from tests.learn import solved
from tests.learn.solved import SCHOOL, faults


def changed(template: str, **changes: Any) -> Exercise[Any, Any]:
    return replace(SCHOOL.exercise(template, 0), **changes)


@pytest.mark.parametrize(
    ("template", "changes", "said"),
    [
        ("sailing.cost", {"solve": lambda rules: frozenset()}, "unsolvable"),
        ("sailing.cost", {"solve": lambda rules: frozenset({("0",), ("1",)})}, "ambiguous"),
        ("sailing.may", {"form": Choice(("yes", "no", "yes"))}, "options"),
        ("sailing.trip", {"goal": lambda position: True}, "reached already"),
        ("sailing.trip", {"form": Line(1)}, "at most 1"),
        ("exploring.order", {"solve": lambda rules: frozenset({("a", "b")})}, "not among"),
    ],
)
def test_a_fault_is_found(template: str, changes: dict[str, Any], said: str) -> None:
    exercise = changed(template, **changes)
    with patch.object(solved, "SCHOOL", Mock(wraps=SCHOOL, exercise=lambda *_: exercise)):
        assert any(said in fault for fault in faults(template, 0))


def test_exercises_without_faults_have_none() -> None:
    assert solved.solved(len(SCHOOL.templates()), start=7).total() == 0
