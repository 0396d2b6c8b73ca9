"""A million layouts of every kind, not one of them with a fault."""

import os
import sys
import time

import pytest
from tqdm import tqdm

from oracle_nb.delphi.board import GENERATORS, Layout, free_layout
from tests.delphi.legality import legal_by_networkx

LAYOUTS = int(os.environ.get("LAYOUTS", "1_000_000"))
"""How many layouts in all; LAYOUTS sets it."""
HALVES = 2
EVERY = 500
"""Sampling interval for a check by networkx, without a line of the code under test."""


def layout(number: int) -> Layout:
    """Every kind in its turn, and free ones of every looseness."""
    kinds = list(GENERATORS)
    turn, seed = number % (len(kinds) + 1), number // (len(kinds) + 1)
    return (
        free_layout(seed, seed % 101 / 100) if turn == len(kinds) else GENERATORS[kinds[turn]](seed)
    )


@pytest.mark.long
@pytest.mark.parametrize("half", range(HALVES))
def test_no_layout_has_a_fault(half: int):
    numbers = range(half, LAYOUTS, HALVES)
    start = time.process_time()
    for number in tqdm(numbers, unit="layout", unit_scale=True, mininterval=5, file=sys.stderr):
        made = layout(number)
        assert made.faults() == (), f"layout {number}: {made.to_json()}"
        if number % EVERY == half:
            legal_by_networkx(made)
    spent = (time.process_time() - start) / len(numbers)
    # To stderr, because the output of pytest's worker processes is lost.
    summary = f"{len(numbers)} layouts made and checked, 0 faults, {1000 * spent:.2f} ms each"
    print(f"\n{summary}", file=sys.stderr)
