"""Pairs of false beliefs that explain the answers of a check-up together, as no single one does."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from oracle_nb.games.exercises import Answer, Answers, Exercise
from oracle_nb.lessons.diagnosis import SOUND, Predictions

LEAST: Final = 3
"""Minimum number of wrong answers to name two beliefs, because slips seldom lead to three."""
Seen = tuple[Exercise, Answer, Predictions]
"""An exercise with the answer that was given and those by each hypothesis."""


def explaining_pair(seen: Sequence[Seen]) -> tuple[str, ...]:
    """Return the only two beliefs that explain all answers together; () if there are none.

    What two beliefs change is taken to be what either of them changes.
    """
    given = [_changed(frozenset({answer}), predicted[SOUND]) for _, answer, predicted in seen]
    if sum(map(bool, given)) < LEAST or not all(len(one[SOUND]) == 1 for *_, one in seen):
        return ()
    changes: dict[str, list[frozenset[str]]] = {}
    for name in set(seen[0][-1]) - {SOUND}:
        own = [
            _changed(predicted.get(name, predicted[SOUND]), predicted[SOUND])
            for *_, predicted in seen
        ]
        if any(own) and all(part <= whole for part, whole in zip(own, given, strict=True)):
            changes[name] = own
    if given in changes.values():
        return ()
    pairs = [
        (one, other)
        for one, other in combinations(sorted(changes), 2)
        if [a | b for a, b in zip(changes[one], changes[other], strict=True)] == given
    ]
    return pairs[0] if len(pairs) == 1 else ()


def _changed(answers: Answers, right: Answers) -> frozenset[str]:
    """Return the parts in which an answer differs from the correct one."""
    return frozenset(
        part for answer in answers for sound in right for part in set(answer) ^ set(sound)
    )
