"""Every template makes the exercises it made; `make golden` rewrites their digests."""

import json

import pytest

from tests.golden.exercises import EXERCISES, digest, names, question_digest

pytestmark = pytest.mark.golden
SAMPLED = 10
"""`make test` compares everything about one template of this number, `make long` about all."""
GOLDEN = {name: text.split() for name, text in json.loads(EXERCISES.read_bytes()).items()}


def test_all_templates_have_digests():
    assert [*GOLDEN] == names()


@pytest.mark.parametrize("step", [SAMPLED, pytest.param(1, marks=pytest.mark.long)])
def test_templates_make_the_exercises_that_they_made(step):
    sample = names()[::step]
    assert {name: digest(name) for name in sample} == {name: GOLDEN[name][0] for name in sample}


def test_every_template_asks_the_question_that_it_asked():
    """Teachers and links name an exercise by its seed."""
    asked = {name: question_digest(name) for name in names()}
    assert asked == {name: digests[1] for name, digests in GOLDEN.items()}
