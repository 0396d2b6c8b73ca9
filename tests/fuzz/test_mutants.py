"""Every precondition of every action is needed: without or inverted, a scenario fails."""

import pytest

from tests.fuzz.mutants import by_proof, by_scenarios, mutants
from tests.samples import sampled

MUTANTS = tuple(mutants())
PARTS = 4
MOST_UNNOTICED = 0.1
"""The part of the inverted conditions that the proof may miss: those of seldom answers."""


def test_there_are_enough_mutants():
    names = [mutant.name for mutant in MUTANTS]
    assert len(set(names)) >= 100
    assert {name.split()[-1] for name in names} == {"deleted", "inverted"}


@pytest.mark.parametrize("part", sampled(range(PARTS), PARTS))
def test_scenarios_notice_every_mutant(part: int):
    unnoticed = [mutant.name for mutant in MUTANTS[part::PARTS] if not by_scenarios(mutant)]
    assert unnoticed == []


@pytest.mark.long
def test_the_proof_of_refusals_notices_nearly_every_inverted_condition():
    inverted = [mutant for mutant in MUTANTS if mutant.name.endswith("inverted")]
    unnoticed = [mutant.name for mutant in inverted if not by_proof(mutant)]
    print(f"{len(inverted) - len(unnoticed)} of {len(inverted)} noticed; not {unnoticed}")
    assert len(unnoticed) <= MOST_UNNOTICED * len(inverted)
