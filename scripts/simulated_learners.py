"""Simulated learners, who answer exercises as their beliefs, memory and luck have it.

They measure the diagnosis and the schedule of reviews, for any game. They are models with
assumptions that are written down here, not people: nothing follows from them about people.

A learner may hold false beliefs, one or several at once, and then answers by the rules as believed.
A learner may slip and give another answer than intended, or not know a rule and guess. A learner
with a memory forgets rules: see `Memory`.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from math import exp
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


class CachedLessons:
    """Lesson data that keeps the last exercises and answers, because many learners meet the same.

    Parameters
    ----------
    school
        The lesson data of a game.
    size
        Maximum number of exercises that are kept.
    """

    def __init__(self, school: LessonData, size: int = 8192) -> None:
        self._school: Final = school
        self.beliefs: Mapping[str, tuple[str, ...]] = school.beliefs
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


def guess(exercise: Exercise, random: Random) -> Answer:
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


def slip(exercise: Exercise, meant: Answer, random: Random) -> Answer:
    """Return another answer than the one that was meant: one space too many, for example."""
    match exercise.form:
        case SpaceSelection(parts) | MultipleChoice(parts):
            return exercise.read(tuple(set(meant) ^ {random.choice(parts)}))
        case SingleChoice(parts) if len(parts) > 1:
            return (random.choice([part for part in parts if meant != (part,)]),)
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

    def meant(self, exercise: Exercise) -> Answers:
        """Return the answers that the learner may intend."""
        return self._school.believed(exercise.template, exercise.seed, self.beliefs)

    def answer(self, exercise: Exercise) -> Answer:
        """Return the learner's answer to an exercise."""
        meant = self._offered(exercise, self.meant(exercise))
        if not meant or not self.unknown.isdisjoint(exercise.rests_on):
            return guess(exercise, self._random)
        answer = self._random.choice(sorted(meant))
        if self._random.random() < self.slips:
            return slip(exercise, answer, self._random)
        return answer

    @staticmethod
    def _offered(exercise: Exercise, meant: Answers) -> Answers:
        """Return the answers that can be given: check-ups leave out options, for example."""
        match exercise.form:
            case SingleChoice(parts):
                return frozenset(answer for answer in meant if set(answer) <= set(parts))
            case MultipleChoice(parts) | SpaceSelection(parts):
                return frozenset(tuple(p for p in answer if p in parts) for answer in meant)
        return meant


class Memory:
    """A learner's memory of rules, which decays exponentially.

    A rule that was last recalled some days ago is recalled with probability exp(-days / stability).
    A successful recall makes it more stable, the more the less probable it was; a rule that was
    forgotten is learned anew from the feedback, somewhat more stable than at first.

    Parameters
    ----------
    random
        Decides what is recalled.
    stability
        The stability of new rules in days, on average over rules.
    growth
        The growth of the stability at a recall that was nearly impossible; less for easier ones.
    spread
        The standard deviation of the logarithm of the stability of new rules: some are harder.
    """

    def __init__(
        self, random: Random, stability: float = 4.0, growth: float = 3.0, spread: float = 0.5
    ) -> None:
        self._random: Final = random
        self._stability: Final = stability
        self._growth: Final = growth
        self._spread: Final = spread
        self._rules: dict[str, tuple[float, float, float]] = {}
        """The stability of each rule, its stability when it was new, and when it was recalled."""

    def probability(self, rule: str, day: float) -> float:
        """Return the probability of recalling a rule; 0 if it was never learned."""
        if rule not in self._rules:
            return 0.0
        stability, _, last = self._rules[rule]
        return exp(-(day - last) / stability)

    def recall(self, rule: str, day: float) -> bool:
        """Return whether a rule is recalled now, which strengthens it."""
        probability = self.probability(rule, day)
        if self._random.random() >= probability:
            return False
        stability, first, _ = self._rules[rule]
        self._rules[rule] = stability * (1 + self._growth * (1 - probability)), first, day
        return True

    def learn(self, rule: str, day: float) -> None:
        """Learn a rule, or learn it again after it was forgotten."""
        if rule in self._rules:
            stability, first, _ = self._rules[rule]
            self._rules[rule] = max(first, stability / 3), first, day
            return
        first = self._stability * exp(self._random.gauss(0.0, self._spread))
        self._rules[rule] = first, first, day
