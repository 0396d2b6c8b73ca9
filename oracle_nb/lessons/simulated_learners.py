"""Simulated learners, who answer exercises as their beliefs, memory and luck have it.

They measure the diagnosis and the schedule of reviews, for any game. They are models with
assumptions that are written down here, not people: nothing follows from them about people.

A learner may hold false beliefs, one or several at once, and then answers by the rules as believed.
A learner may slip and give another answer than intended, or not know a rule and guess. A learner
with a memory forgets rules: see `Memory`.
"""

from collections.abc import Collection
from functools import lru_cache
from random import Random
from typing import Any, Final

from oracle_nb.games.exercises import (
    Answer,
    Answers,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.diagnosis import SLIP

DAY: Final = 86_400.0


class CachedLessons:
    """Lesson data that keeps the last exercises and answers, because many learners meet the same.

    Parameters
    ----------
    school
        The lesson data of a game.
    size
        Maximum number of exercises that are kept.
    """

    def __init__(self, school: LessonData, size: int = 2048) -> None:
        self._school: Final = school
        self.exercise = lru_cache(maxsize=size)(school.exercise)
        self.believed = lru_cache(maxsize=64 * size)(self._believed)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._school, name)

    def _believed(self, template: str, seed: int, beliefs: tuple[str, ...]) -> Answers:
        """Return the answers of somebody with some false beliefs to an exercise."""
        exercise = self.exercise(template, seed)
        rules: Any = exercise.rules
        for belief in beliefs:
            rules = self._school.rules_under(rules, belief)
        return exercise.solve(rules) if beliefs else exercise.answers


def guess(exercise: Exercise[Any, Any], random: Random) -> Answer:
    """Return an answer of somebody who doesn't know anything about an exercise."""
    match exercise.form:
        case SpaceSelection(parts) | MultipleChoice(parts):
            return exercise.read(tuple(random.sample(parts, random.randint(0, len(parts)))))
        case SingleChoice(parts):
            return (random.choice(parts),)
        case NumberInput(least, most):
            return (str(random.randint(least, most)),)
        case Ordering(items):
            return tuple(random.sample(items, len(items)))
        case _:
            return ()


def slip(exercise: Exercise[Any, Any], meant: Answer, random: Random) -> Answer:
    """Return another answer than the one that was meant: one space too many, for example."""
    match exercise.form:
        case SpaceSelection(parts) | MultipleChoice(parts):
            return exercise.read(tuple(set(meant) ^ {random.choice(parts)}))
        case SingleChoice(parts) if len(parts) > 1:
            return (random.choice([one for one in parts if meant != (one,)]),)
    return guess(exercise, random)


class Learner:
    """A learner who answers by the rules, except for false beliefs, gaps and slips.

    Parameters
    ----------
    school
        The lesson data of the game.
    beliefs
        The false beliefs, all held at the same time.
    slips
        The probability of another answer than intended.
    unknown
        The ids of rules that the learner doesn't know: where an exercise needs one, they guess.
    seed
        Decides slips, guesses, and which of several answers is given.
    """

    def __init__(
        self,
        school: CachedLessons,
        beliefs: Collection[str] = (),
        *,
        slips: float = SLIP,
        unknown: Collection[str] = (),
        seed: int = 0,
    ) -> None:
        self._school: Final = school
        self.beliefs: Final = tuple(beliefs)
        self.slips: Final = slips
        self.unknown: Final = frozenset(unknown)
        self._random: Final = Random(seed)

    def answer(self, exercise: Exercise[Any, Any]) -> Answer:
        """Return the learner's answer to an exercise."""
        meant = self._school.believed(exercise.template, exercise.seed, self.beliefs)
        if not meant or not self.unknown.isdisjoint(exercise.rests_on):
            return guess(exercise, self._random)
        answer = self._random.choice(sorted(meant))
        if self._random.random() < self.slips:
            return slip(exercise, answer, self._random)
        return answer
