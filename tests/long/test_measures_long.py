"""Measures over many boards: beside networkx, and expected turns beside a million sailed ones."""

from random import Random

import pytest
from tqdm import tqdm

from oracle_nb.delphi.board import GENERATORS, board_of, compact_layout, free_layout, make_layout
from oracle_nb.delphi.measures import MEASURES, BoardStudy
from oracle_nb.delphi.measures.network.expected_turns import KINDS, places
from tests.delphi.simulated_voyages import Sailor, moves

pytestmark = pytest.mark.long
TURNS = 1_000_000
BOARDS = 30


@pytest.mark.parametrize("layout", [compact_layout(7), free_layout(7)], ids=["compact", "free"])
def test_a_million_turns_take_as_long_as_expected(layout):
    """For each kind of goal, from the space that is farthest from it."""
    study, known = BoardStudy(layout), moves(layout)
    print()
    for kind in KINDS:
        goals = frozenset(places(board_of(layout))[kind])
        values = study.turns().to(goals)
        start = max(values, key=lambda space: (values[space], space))
        sailor = Sailor(study.board, known, goals, values)
        chance, sailed, ships = Random(1), 0, 0
        while sailed < TURNS:
            sailed += sailor.sail(start, chance)
            ships += 1
        print(f"{kind:9} expected {values[start]:.4f}, sailed {sailed / ships:.4f} ({ships} ships)")
        assert abs(sailed / ships - values[start]) < 0.01


@pytest.mark.parametrize("kind", GENERATORS)
def test_measures_equal_networkx_on_many_boards(kind):
    compared = [measure for measure in MEASURES.values() if measure.read]
    for seed in tqdm(range(BOARDS), desc=kind):
        study = BoardStudy(make_layout(kind, seed))
        for measure in compared:
            value, reference = study.measure(measure.name), measure.reference(study)
            assert value == pytest.approx(reference, rel=1e-6, abs=1e-9), (seed, measure.name)
