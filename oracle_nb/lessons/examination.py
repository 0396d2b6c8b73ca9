"""Examinations: questions without feedback, each chosen by the answers before it."""

from functools import lru_cache
from typing import Final

from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Exercise,
    MultipleChoice,
    Ordering,
    Picture,
    SingleChoice,
)
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.course import Course, Stop
from oracle_nb.lessons.diagnosis import Predictions, about, predictions
from oracle_nb.lessons.feedback import Feedback
from oracle_nb.lessons.knowledge import Evidence, evidence_of, unknown, update
from oracle_nb.lessons.lesson import Lesson, LessonStep
from oracle_nb.lessons.progress import LearnerProgress

SEEDS: Final = 8
"""Number of different examinations, whose questions take a moment to make."""
MOST_OPTIONS: Final = 10
"""Maximum number of options of a single question."""
MOST_ITEMS: Final = 4
"""Maximum number of items to be put in order in one."""


def is_question(exercise: Exercise) -> bool:
    """Return whether an exercise is a single question, answered in a moment."""
    form = exercise.form
    if isinstance(form, SingleChoice | MultipleChoice):
        lines = isinstance(form, SingleChoice) and bool(form.lines)
        return not lines and len(form.options) <= MOST_OPTIONS
    if isinstance(form, Ordering):
        return len(form.items) <= MOST_ITEMS
    return not isinstance(form, ActionSequence)


@lru_cache(maxsize=4096)
def question(school: LessonData, template: str, seed: int) -> tuple[Exercise, Predictions] | None:
    """Return an exercise with the predicted answers; None if it isn't a single question."""
    exercise = school.exercise(template, seed)
    if not is_question(exercise):
        return None
    return exercise, predictions(school, exercise, about(school, exercise.rests_on))


class Examination(Course):
    """One learner in an examination of at most ``most`` questions; parameters as for a course."""

    examines = True
    most: int

    def __init__(
        self,
        school: LessonData,
        lesson: Lesson,
        language: str = "en",
        seed: int = 0,
        memory: LearnerProgress | None = None,
    ) -> None:
        self._asked: Final[list[Exercise]] = []
        self._answers: Final[list[Answer | None]] = []
        self._evidence: Final[list[Evidence]] = []
        super().__init__(school, lesson, language, seed, memory)

    def _listed(self) -> list[LessonStep | tuple[str, int]]:
        return [("", number) for number in range(self.most)]

    def _next(self) -> Exercise | None:
        """Return the next question; None if the verdict is clear."""
        raise NotImplementedError

    def _take(self, exercise: Exercise, right: bool, guessed: bool = True) -> None:
        """Take an answer into account, which may be a guess unless the learner admits a gap."""

    def _conclude(self, memory: LearnerProgress) -> None:
        """Store what the examination has shown."""

    @property
    def picture(self) -> Picture:
        """The content of the picture: at the end nothing, which isn't about the last question."""
        return Picture.NONE if self.over else super().picture

    @property
    def stop(self) -> Stop:
        """The current question."""
        if self.over:
            raise IndexError("the examination is over")
        return self._asked[self._at]

    def _enter(self) -> None:
        if self._at == len(self._asked) and not self.over:
            exercise = self._next()
            if exercise is None:
                del self._places[self._at :]
            else:
                self._asked.append(exercise)
        super()._enter()

    def _adapt(self) -> None:
        """Leave the questions as they are: each is chosen when it is needed."""

    def go_on(self) -> None:
        """Go to the next question. Raises ValueError if this one isn't answered."""
        super().go_on()
        if self.over and self._memory is not None:
            self._conclude(self._memory)

    def _record(self, memory: LearnerProgress) -> None:
        """Record nothing: an examination isn't a lesson."""

    def go_to(self, number: int) -> None:
        """Stay at this question, or raise ValueError for any other."""
        if number != self.number:
            raise ValueError(f"stop: an examination goes on at {self.number}, not at {number}")
        super()._enter()

    def answer(self, answer: object) -> Feedback:
        """Record an answer without an assessment. Raises AnswerError."""
        stop = self.stop
        assert isinstance(stop, Exercise)
        if self.done:
            raise ValueError("this question has been answered")
        right, given = stop.judge(answer).right, stop.read(answer)
        # Any belief may lead to a mistake, as in a lesson.
        predicted = self._predicted(stop)
        evidence = evidence_of(self.school, stop, given, predicted, self.knowledge.likely)
        self._take(stop, right)
        return self._recorded(given, right, evidence)

    def pass_over(self) -> Feedback:
        """Record that the learner doesn't know the answer. Raises ValueError after an answer.

        It says that a rule is missing, and nothing about beliefs.
        """
        stop = self.stop
        assert isinstance(stop, Exercise)
        if self.done:
            raise ValueError("this question has been answered")
        self._take(stop, False, guessed=False)
        return self._recorded(None, False, unknown(stop.rests_on))

    def _recorded(self, given: Answer | None, right: bool, evidence: Evidence | None) -> Feedback:
        """Record an answer, None for a question that was passed over."""
        if evidence is not None:
            self.knowledge = update(self.knowledge, evidence)
            self._evidence.append(evidence)
            self._note(evidence.rules if right else evidence.rules[:1], right)
        self._answers.append(given)
        self.done = True
        if self._memory is not None:
            # Learners read the verdict at the end, and so do their teachers.
            self._memory.answered(right)
        return self._say(lambda language: Feedback(True))

    @property
    def given(self) -> tuple[tuple[Exercise, Answer | None], ...]:
        """The questions so far, each with its answer; None for one that was passed over."""
        return tuple(zip(self._asked, self._answers, strict=False))

    @property
    def right(self) -> int:
        """The number of correct answers."""
        answered = ((exercise, given) for exercise, given in self.given if given is not None)
        return sum(exercise.judge(given).right for exercise, given in answered)
