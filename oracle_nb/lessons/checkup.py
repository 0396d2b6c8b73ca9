"""Check-ups: a few exercises, each chosen for its information, that find a false belief."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from oracle_nb.core.chance import scatter
from oracle_nb.games.exercises import Answer, Answers, Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.diagnosis import SOUND, Diagnosis, predictions

MOST: Final = 6
"""Maximum number of exercises in a check-up."""
EACH: Final = 3


@lru_cache(maxsize=32)
def _candidates(
    school: LessonData, seed: int, templates: tuple[str, ...], each: int
) -> tuple[tuple[Exercise[Any, Any], dict[str, Answers]], ...]:
    """Return candidate exercises with the answers by each hypothesis.

    They take a moment to make.
    """
    made = [
        school.exercise(template, (scatter(seed, 0) >> 16) + number)
        for template in templates
        for number in range(each)
    ]
    return tuple((exercise, predictions(school, exercise)) for exercise in made)


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
        self._choose()

    def _choose(self) -> None:
        worth = self.diagnosis.worth
        place = max(range(len(self._open)), key=lambda one: worth(*self._open[one]))
        self.exercise, self.predicted = self._open.pop(place)

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
        self.asked += 1
        if not self.over:
            self._choose()
