"""A million refusals proved, every rule among them thousands of times; and the table of it."""

import os
import sys
import time

import pytest

from tests.fuzz.__main__ import run
from tests.fuzz.test_fuzz import refusing

PAIRS = int(os.environ.get("FUZZ_PAIRS", "1_000_000"))
"""How many pairs in all; FUZZ_PAIRS sets it."""
HALVES = 2
EACH_RULE = 2000
"""How many pairs of each rule there are in a million, half of them by that rule alone."""


@pytest.mark.long
@pytest.mark.parametrize("half", range(HALVES))
def test_refusals_name_their_true_causes(half: int):
    first = 1_000_000 * (1 + half) + int(time.time()) % 100_000
    print(f"proof of refusals from game {first} on", file=sys.stderr)
    tally = run(first, 1, float("inf"), PAIRS // HALVES, None)
    # To stderr, because the output of pytest's worker processes is lost.
    print(tally.table(), file=sys.stderr)
    assert tally.faults() == []
    wanted = EACH_RULE * PAIRS // HALVES // 1_000_000
    seldom = [
        rule
        for rule in sorted(refusing())
        if tally.pairs[rule] < wanted or tally.alone[rule] < wanted // 2
    ]
    assert seldom == []


@pytest.mark.long
def test_refusals_of_mythology_name_their_true_causes():
    first = 1_000_000 + int(time.time()) % 100_000
    tally = run(first, 1, float("inf"), PAIRS // 4, None, "mythology")
    print(tally.table(), file=sys.stderr)
    assert tally.faults() == []


@pytest.mark.long
def test_two_sets_of_rules_agree_on_the_advanced_game():
    first = 1_000_000 + int(time.time()) % 100_000
    tally = run(first, 1, float("inf"), PAIRS, None, "mythology-advanced")
    print(tally.table(), file=sys.stderr)
    assert tally.faults() == []
