"""Fixtures of tests that take lessons: a process makes each exercise once."""

from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

import pytest

from oracle_nb.delphi.lessons.exercises import scenes
from oracle_nb.games import packaged_lessons


@pytest.fixture(scope="session", autouse=True)
def every_exercise_is_kept() -> Iterator[None]:
    """Keep all exercises, with the answers under false beliefs: many tests use the same ones."""
    made = cache(packaged_lessons._made.__wrapped__)
    with patch.object(packaged_lessons, "_made", made):
        yield


@pytest.fixture(scope="session", autouse=True)
def rules_under_beliefs_are_kept() -> Iterator[None]:
    """Keep all rules under false beliefs: making them takes longer than asking them."""
    made = cache(scenes._rules_under.__wrapped__)
    with patch.object(scenes, "_rules_under", made):
        yield
