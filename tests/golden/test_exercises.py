"""Every template makes the exercises it made; `make golden` rewrites their digests."""

import json

import pytest

from tests.golden.exercises import EXERCISES, SCHOOL, digest

pytestmark = pytest.mark.golden
SAMPLED = 5
"""`make test` compares one template of this number, `make long` all of them."""


@pytest.mark.parametrize("step", [SAMPLED, pytest.param(1, marks=pytest.mark.long)])
def test_templates_make_the_exercises_that_they_made(step):
    golden = json.loads(EXERCISES.read_bytes())
    assert sorted(golden) == sorted(SCHOOL.templates())
    assert {name: digest(name) for name in [*golden][::step]} == dict([*golden.items()][::step])
