"""Fixtures for the tests of lessons."""

from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

import pytest

from oracle_nb.games import packaged_lessons


@pytest.fixture(scope="session", autouse=True)
def every_exercise_is_kept() -> Iterator[None]:
    """Keep all exercises, with the answers under false beliefs: many tests use the same ones."""
    made = cache(packaged_lessons._made.__wrapped__)
    with patch.object(packaged_lessons, "_made", made):
        yield
