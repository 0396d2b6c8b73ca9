"""Fixtures for the tests of lessons."""

from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

import pytest

from oracle_nb.delphi.lessons import lesson_data


@pytest.fixture(scope="session", autouse=True)
def every_exercise_is_kept() -> Iterator[None]:
    """Keep all exercises, with the answers under false beliefs: many tests use the same ones."""
    made = cache(lesson_data._exercise.__wrapped__)
    with patch.object(lesson_data, "_exercise", made):
        yield
