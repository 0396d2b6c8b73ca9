"""Options of questions: which are offered, and at which place the correct one is."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from oracle_nb.delphi.board.board import Board
from oracle_nb.delphi.lessons.exercises.scenes import assume

T = TypeVar("T")


def split_sea(board: Board, without: int) -> tuple[set[int], set[int]]:
    """Return the water connected with the first space, and the rest, without a space."""
    start = next(i for i in board.water if i != without)
    linked, todo = {start}, [start]
    while todo:
        new = [i for i in board.sailing[todo.pop()] if i not in linked and i != without]
        linked.update(new)
        todo += new
    return linked, {*board.water} - linked - {without}


def ranked(random: Random, others: Sequence[int], value: int, place: int, count: int) -> list[int]:
    """Return a value at a place among some others, in their order."""
    before = [other for other in others if other < value]
    after = [other for other in others if other > value]
    assume(len(before) >= place and len(after) >= count - 1 - place)
    return sorted((value, *random.sample(before, place), *random.sample(after, count - 1 - place)))


def drawn(random: Random, preferred: Sequence[T], every: Sequence[T], count: int) -> list[T]:
    """Return some values, as many as possible of those preferred."""
    some = random.sample(preferred, min(len(preferred), count))
    rest = [value for value in every if value not in preferred]
    return [*some, *random.sample(rest, count - len(some))]
