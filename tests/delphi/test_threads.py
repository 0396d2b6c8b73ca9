"""One engine serves several threads at once: what it keeps for one never reaches another."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import pytest

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.ruleset import FIRST_GAME
from oracle_nb.delphi.rules.engine import Delphi
from tests.delphi.played_games import table

STEPS = 120


@pytest.fixture
def busy() -> Iterator[None]:
    """Let threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def _opened(rules: Delphi, seed: int) -> Position:
    return rules.begin(rules.set_up(seed), SeededChance(seed)).position


def _played(rules: Delphi, seed: int) -> list[object]:
    """Return what the rules say in a game of random actions."""
    chance, random, position = SeededChance(seed), Random(seed), _opened(rules, seed)
    said: list[object] = []
    for _ in range(STEPS):
        options = rules.legal_actions(position)
        if not options:
            break
        action = random.choice(options)
        said += options, rules.check(position, action), rules.powers(position)
        after = rules.apply(position, action, chance)
        position = after.position
        said += after.events, position
    return said


@pytest.mark.usefixtures("busy")
def test_threads_get_the_same_results_as_alone() -> None:
    seeds = (1, 2, 3)
    alone = {seed: _played(table(1, 3, FIRST_GAME), seed) for seed in seeds}
    shared, start = table(1, 3, FIRST_GAME), Barrier(len(seeds))

    def together(seed: int) -> list[object]:
        start.wait(30)
        return _played(shared, seed)

    with ThreadPoolExecutor(len(seeds)) as pool:
        results = dict(zip(seeds, pool.map(together, seeds), strict=True))
    assert all(len(said) > STEPS for said in alone.values())
    for seed in seeds:
        assert results[seed] == alone[seed], seed
