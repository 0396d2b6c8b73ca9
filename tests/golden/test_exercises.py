"""Every template makes the exercises it made; `make golden` rewrites their digests."""

import json

import pytest

from tests.golden.exercises import EXERCISES, digest, names

pytestmark = pytest.mark.golden
SLOW = frozenset(
    {
        *("delphi/cargo.bring", "delphi/checkup.die", "delphi/checkup.fight"),
        *("delphi/checkup.gods", "delphi/checkup.tiles", "delphi/sailing.shallows"),
        *("delphi/sea.mend", "delphi/sea.pond", "delphi/sea.turn"),
    }
)
"""Templates that take half of the time: only `make long` compares them."""


@pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.long)])
def test_templates_make_the_exercises_that_they_made(slow):
    golden = json.loads(EXERCISES.read_bytes())
    assert [*golden] == names()
    compared = [name for name in names() if (name in SLOW) is slow]
    assert {name: digest(name) for name in compared} == {name: golden[name] for name in compared}
