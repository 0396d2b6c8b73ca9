"""Every template makes the exercises it made; `make golden` rewrites their digests."""

import json

import pytest

from tests.golden.exercises import EXERCISES, exercises

pytestmark = pytest.mark.golden


def test_templates_make_the_exercises_that_they_made():
    assert exercises() == json.loads(EXERCISES.read_bytes())
