"""Check-ups: a few exercises, each chosen for its information, that find a false belief."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Final

from oracle_nb.core.chance import scatter
from oracle_nb.games.exercises import Answer, Answers, Exercise, MultipleChoice
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.diagnosis import SOUND, Diagnosis, Predictions, predictions

LEAST: Final = 3
"""Minimum number of wrong answers to name two beliefs, because slips seldom lead to three."""
Seen = tuple[Exercise, Answer, Predictions]
"""An exercise with the answer that was given and those by each hypothesis."""


def explaining_pair(seen: Sequence[Seen]) -> tuple[str, ...]:
    """Return the only two beliefs that explain all answers together; () if there are none.

    What two beliefs change is taken to be what either of them changes.
    """
    given = [_changed(frozenset({answer}), predicted[SOUND]) for _, answer, predicted in seen]
    if sum(map(bool, given)) < LEAST or not all(
        len(predicted[SOUND]) == 1 for *_, predicted in seen
    ):
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
        (first, other)
        for first, other in combinations(sorted(changes), 2)
        if [a | b for a, b in zip(changes[first], changes[other], strict=True)] == given
    ]
    return pairs[0] if len(pairs) == 1 else ()


def _changed(answers: Answers, right: Answers) -> frozenset[str]:
    """Return the parts in which an answer differs from the correct one."""
    return frozenset(
        part for answer in answers for sound in right for part in set(answer) ^ set(sound)
    )


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
    first = [
        next((o for o in ranked if (o in right) == holds), ranked[0]) for holds in (True, False)
    ]
    kept = frozenset([*dict.fromkeys((*first, *ranked))][:SHORT])

    def among(answers: Answers) -> Answers:
        return frozenset(tuple(option for option in answer if option in kept) for answer in answers)

    short = replace(
        exercise,
        form=MultipleChoice(tuple(option for option in form.options if option in kept)),
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
        exercises = [self._asked_as(*place) for place in self._open]
        place = max(
            range(len(exercises)), key=lambda place: self.diagnosis.worth(*exercises[place])
        )
        self.exercise, self.predicted = exercises[place]
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
        belief = self.diagnosis.named
        alone = (belief,) if belief in self.diagnosis.beliefs else ()
        pair = explaining_pair(self._seen)
        return pair if set(alone) <= set(pair) else alone

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
