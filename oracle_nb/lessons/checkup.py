"""Check-ups: a few exercises, each chosen for its information, that find a false belief."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from oracle_nb.core.chance import scatter
from oracle_nb.games.exercises import Answer, Answers, Exercise, MultipleChoice
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.belief_pairs import Seen, explaining_pair
from oracle_nb.lessons.diagnosis import SOUND, Diagnosis, predictions

MOST: Final = 6
"""Maximum number of exercises in a check-up."""
EACH: Final = 3
SHORT: Final = 8
"""Maximum number of sentences when a check-up asks about the same topic again."""


@lru_cache(maxsize=32)
def _candidates(
    school: LessonData, seed: int, templates: tuple[str, ...], each: int
) -> tuple[tuple[Exercise, dict[str, Answers]], ...]:
    """Return candidate exercises with the answers by each hypothesis.

    They take a moment to make.
    """
    made = [
        school.exercise(template, (scatter(seed, 0) >> 16) + number)
        for template in templates
        for number in range(each)
    ]
    return tuple((exercise, predictions(school, exercise)) for exercise in made)


Candidate = tuple[Exercise, Mapping[str, Answers]]
"""An exercise and the answers by each hypothesis."""


def shortened(
    exercise: Exercise,
    predicted: Mapping[str, Answers],
    chances: Mapping[str, float],
    missed: Collection[str] = (),
) -> Candidate:
    """Return an exercise with fewer options.

    Those that the learner got wrong come first: a belief that isn't on the list shows only there.
    Then come those on which likely beliefs differ from the rules.

    Parameters
    ----------
    exercise
        The exercise; only those on several options are shortened.
    predicted
        The answers by each hypothesis.
    chances
        The probabilities of the hypotheses.
    missed
        The options that the learner got wrong before.
    """
    form = exercise.form
    if not isinstance(form, MultipleChoice) or len(form.options) <= SHORT:
        return exercise, predicted
    (right,) = predicted[SOUND]
    weights: Counter[str] = Counter()
    for name, answers in predicted.items():
        for answer in answers:
            weights.update(dict.fromkeys(set(answer) ^ set(right), chances.get(name, 0.0)))
    ranked = sorted(form.options, key=lambda part: (part not in missed, -weights[part]))
    # A true sentence must be among them, and a false one.
    first = [next((o for o in ranked if (o in right) == true), ranked[0]) for true in (True, False)]
    kept = frozenset([*dict.fromkeys((*first, *ranked))][:SHORT])

    def among(answers: Answers) -> Answers:
        return frozenset(tuple(one for one in answer if one in kept) for answer in answers)

    short = replace(
        exercise,
        form=MultipleChoice(tuple(one for one in form.options if one in kept)),
        solve=lambda rules: among(exercise.solve(rules)),
    )
    return short, {name: among(answers) for name, answers in predicted.items()}


class Checkup:
    """One learner's check-up.

    Parameters
    ----------
    school
        The lesson data of the game.
    seed
        Makes the exercises.
    templates
        The templates of the exercises; the ``checkups`` of the game if not given.
    each
        Number of candidate exercises for each template.
    """

    def __init__(
        self, school: LessonData, seed: int = 0, templates: Sequence[str] = (), each: int = EACH
    ) -> None:
        asked = tuple(templates or school.checkups)
        self._open = list(_candidates(school, seed, asked, each))
        # Beliefs that no candidate shows can't be found.
        shown = [
            belief
            for belief in school.beliefs
            if any(predicted[belief] != predicted[SOUND] for _, predicted in self._open)
        ]
        self.diagnosis: Final = Diagnosis(shown)
        self.asked = 0
        """The number of answered exercises."""
        self._missed: dict[str, set[str]] = {}
        """The options that the learner got wrong, by the templates that have been asked."""
        self._seen: list[Seen] = []
        self._choose()

    def _choose(self) -> None:
        found = [self._asked_as(*one) for one in self._open]
        place = max(range(len(found)), key=lambda one: self.diagnosis.worth(*found[one]))
        self.exercise, self.predicted = found[place]
        self._missed.setdefault(self.exercise.template, set())
        del self._open[place]

    def _asked_as(self, exercise: Exercise, predicted: Mapping[str, Answers]) -> Candidate:
        """Return an exercise as it would be asked now: shorter if its topic has been asked."""
        if exercise.template not in self._missed:
            return exercise, predicted
        missed = self._missed[exercise.template]
        return shortened(exercise, predicted, self.diagnosis.chances, missed)

    @property
    def named(self) -> tuple[str, ...]:
        """The belief that the answers suggest, or two that only together explain them."""
        one = self.diagnosis.named
        found = (one,) if one in self.diagnosis.beliefs else ()
        pair = explaining_pair(self._seen)
        return pair if set(found) <= set(pair) else found

    @property
    def over(self) -> bool:
        """Whether the check-up is complete."""
        return self.asked >= MOST

    def answer(self, answer: Answer) -> None:
        """Answer the exercise. Raises AnswerError; ValueError when the check-up is over."""
        if self.over:
            raise ValueError("the check-up is over")
        given = self.exercise.read(answer)
        self.diagnosis.see(self.exercise, given, self.predicted)
        self._seen.append((self.exercise, given, self.predicted))
        if isinstance(self.exercise.form, MultipleChoice):
            self._missed[self.exercise.template] |= {*given} ^ {*self.exercise.solution}
        self.asked += 1
        if not self.over:
            self._choose()
