"""Tests by which learners who know the rules of a lesson already skip it."""

from typing import Final

from msgspec.structs import replace

from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.lesson import Lesson, Practice
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.text import words

PREFIX: Final = "test:"
"""Prefix of the name of the lesson where the place of a learner in a test is stored."""
MOST: Final = 4
"""Maximum number of exercises in a test."""


class PlacementTest(Course):
    """The test for one lesson: an exercise of each kind, without steps.

    Somebody who makes no mistake has done the lesson. Parameters as for a course.
    """

    def __init__(
        self,
        school: LessonData,
        lesson: Lesson,
        language: str = "en",
        seed: int = 0,
        memory: LearnerProgress | None = None,
    ) -> None:
        self._length: Final = len(lesson.steps) + sum(
            practice.times for practice in lesson.exercises
        )
        templates = list(dict.fromkeys(practice.template for practice in lesson.exercises))
        # The last exercise of a lesson puts everything together.
        chosen = (*templates[: MOST - 1], templates[-1]) if len(templates) > MOST else templates
        exercises = tuple(Practice(template) for template in chosen)
        super().__init__(
            school, replace(lesson, steps=(), exercises=exercises), language, seed, memory
        )

    @property
    def passed(self) -> bool:
        """Whether it is over without a mistake."""
        return self.over and not self.missed

    def give_up(self) -> tuple[str, ...]:
        """Return the answer. The test can't be passed any more."""
        self._miss(self.needs)
        return super().give_up()

    def conclusion(self, language: str) -> str:
        """Return whether it is passed, in words."""
        return words(language).say("school-test-passed" if self.passed else "school-test-failed")

    def _record(self, memory: LearnerProgress) -> None:
        if self.passed:
            memory.reached(self.lesson.name, self._length, self._length)
