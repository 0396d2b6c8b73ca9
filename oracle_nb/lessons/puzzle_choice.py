"""The choice of the next puzzle: those due for review, then new ones."""

import time
from collections.abc import Mapping, Sequence
from typing import Final

from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.lessons.spacing import RuleKnowledge

PAUSE: Final = 600.0
"""Seconds after which a puzzle that was missed is due: other puzzles come in between."""


def next_puzzle(
    puzzles: Sequence[Puzzle],
    tried: Mapping[str, RuleKnowledge],
    now: float | None = None,
    last: str = "",
) -> Puzzle | None:
    """Return the puzzle to try next.

    Puzzles that are due come first, the most often missed first of all, then new ones in their
    order. If all are solved, the one that is due next comes.

    Parameters
    ----------
    puzzles
        The puzzles to choose among.
    tried
        The knowledge of those that were tried, by their ids.
    now
        Seconds since 1970; the current time if not given.
    last
        The id of the puzzle that was just shown, which comes again only if there is no other.
    """
    at = time.time() if now is None else now
    others = [puzzle for puzzle in puzzles if puzzle.id != last] or list(puzzles)
    seen = [other for other in others if other.id in tried]
    waiting = [puzzle for puzzle in seen if _is_due(tried[puzzle.id], at)]
    if waiting:
        return max(waiting, key=lambda puzzle: tried[puzzle.id].missed)
    new = next((other for other in others if other.id not in tried), None)
    return new or min(seen, key=lambda puzzle: tried[puzzle.id].due, default=None)


def all_tried(
    puzzles: Sequence[Puzzle], tried: Mapping[str, RuleKnowledge], now: float | None = None
) -> bool:
    """Return whether all of some puzzles were tried, and none is due for review."""
    at = time.time() if now is None else now
    return all(puzzle.id in tried and not _is_due(tried[puzzle.id], at) for puzzle in puzzles)


def due_puzzles(tried: Mapping[str, RuleKnowledge], now: float | None = None) -> int:
    """Return the number of puzzles that are due for review."""
    at = time.time() if now is None else now
    return sum(_is_due(progress, at) for progress in tried.values())


def _is_due(known: RuleKnowledge, now: float) -> bool:
    return (known.due if known.box else known.answered + PAUSE) <= now


def solved_puzzles(tried: Mapping[str, RuleKnowledge]) -> frozenset[str]:
    """Return the ids of the puzzles that were solved in the last attempt."""
    return frozenset(name for name, progress in tried.items() if progress.box > 0)
