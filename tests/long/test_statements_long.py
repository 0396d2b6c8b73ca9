"""A million sentences checked, and the table of them."""

import os
import sys
import time

import pytest

from tests.statements.__main__ import run
from tests.statements.forms import checked_forms
from tests.statements.tally import UNCOVERED, every_message

SENTENCES = int(os.environ.get("FUZZ_SENTENCES", "1_000_000"))
"""How many sentences in all; FUZZ_SENTENCES sets it."""
HALVES = 2


@pytest.mark.long
@pytest.mark.parametrize("half", range(HALVES))
def test_every_sentence_is_true(half: int):
    first = 1_000_000 * (1 + half) + int(time.time()) % 100_000
    print(f"proof of sentences from game {first} on", file=sys.stderr)
    tally = run(first, 1, float("inf"), SENTENCES // HALVES, None)
    # To stderr, because the output of pytest's worker processes is lost.
    print(tally.table(), file=sys.stderr)
    assert not tally.false
    every = sum(len(every_message(language)) for language in ("en", "pl"))
    assert len(tally.uncovered(checked_forms())) < UNCOVERED * every
