"""Ten million actions under every invariant."""

import itertools
import os
import sys

import pytest
from tqdm import tqdm

from tests.delphi.invariants import Watch
from tests.delphi.played_games import RULESETS, VERBS, moments, table

ACTIONS = int(os.environ.get("FUZZ_ACTIONS", "10_000_000"))
"""How many actions in all; FUZZ_ACTIONS sets it."""
HALVES = 2
BOTS = (*((VERBS,),) * 60, *(("random",),) * 20, (VERBS, "random"), ("greedy", VERBS), ("greedy",))


def game(number: int) -> int:
    """Play one game under every invariant; the number of its actions."""
    names = list(RULESETS)
    rules = table(
        number,
        2 + number % 3,
        RULESETS[names[number % len(names)]],
        "free" if number % 5 == 0 else "compact",
    )
    watch = None
    actions = 0
    for moment in moments(rules, number, BOTS[number % len(BOTS)]):
        if watch is None:
            watch = Watch(rules, moment.before)
        faults = watch.enter(moment)
        assert not faults, (
            f"game {number}, action {actions}, {rules.notation.write(moment.action)}: {faults}"
        )
        actions += 1
    return actions


@pytest.mark.long
@pytest.mark.parametrize("half", range(HALVES))
def test_every_invariant_holds_in_a_long_run(half: int):
    wanted = ACTIONS // HALVES
    done = games = 0
    with tqdm(total=wanted, unit="action", unit_scale=True, mininterval=5, file=sys.stderr) as bar:
        for number in itertools.count(half, HALVES):
            actions = game(1_000_000 + number)
            done += actions
            games += 1
            bar.update(actions)
            if done >= wanted:
                break
    # To stderr, because the output of pytest's worker processes is lost.
    print(f"\n{done} actions of {games} games, all invariants held", file=sys.stderr)
    assert done >= wanted
