"""The next puzzle, and the progress with puzzles."""

import pytest

from oracle_nb.games.registry import puzzles_of
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.puzzle_choice import PAUSE, due_puzzles, next_puzzle, solved_puzzles
from oracle_nb.lessons.spacing import RuleKnowledge, wait
from oracle_nb.storage.database import Database

FEW = tuple(puzzles_of("delphi").values())[:4]
A, B, C, D = (puzzle.id for puzzle in FEW)


def known(name: str, due: float, missed: int = 0, box: int = 1) -> RuleKnowledge:
    return RuleKnowledge(name, box, missed + 1, missed, due)


@pytest.mark.parametrize(
    ("tried", "last", "wanted"),
    [
        ({}, "", A),
        ({}, A, B),
        ({A: known(A, 200)}, "", B),
        ({A: known(A, 200), C: known(C, 50)}, "", C),
        ({A: known(A, 90, 1), B: known(B, 50, 3)}, "", B),
        ({A: known(A, 90, 1), B: known(B, 50, 3)}, B, A),
        ({A: known(A, 400), B: known(B, 300), C: known(C, 500), D: known(D, 600)}, "", B),
    ],
)
def test_due_puzzles_come_first_then_new_ones(tried, last, wanted):
    puzzle = next_puzzle(FEW, tried, 100.0, last)
    assert puzzle is not None
    assert puzzle.id == wanted


def test_the_only_puzzle_comes_again():
    assert next_puzzle(FEW[:1], {}, 100.0, A) == FEW[0]
    assert next_puzzle((), {}, 100.0) is None


def test_puzzles_are_counted():
    missed_at_50 = 50 + wait(RuleKnowledge("", 0, 2, 1, 0.0))
    tried = {A: known(A, missed_at_50, 1, box=0), B: known(B, 200), C: known(C, 99)}
    assert due_puzzles(tried, 100.0) == 1
    # A puzzle that was just missed comes a little later.
    assert due_puzzles(tried, 50.0 + PAUSE) == 3
    assert solved_puzzles(tried) == {B, C}


def test_progress_with_puzzles_is_apart_from_rules_and_exported(database: Database):
    memory = LearnerProgress(database, "me", lambda: 1000.0)
    memory.note_puzzle(A, solved=True)
    memory.note_puzzle(B, solved=False)
    memory.note(["move.range"], True)
    assert set(memory.known) == {"move.range"}
    assert memory.due == ()
    assert memory.puzzles[A].box == 1
    assert due_puzzles(memory.puzzles, 1000.0 + PAUSE) == 1
    other = LearnerProgress(database, "you", lambda: 1000.0)
    other.take(memory.to_json())
    assert other.puzzles == memory.puzzles
    other.reset()
    assert other.puzzles == {}
