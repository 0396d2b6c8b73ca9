"""A check-up as a course: answers are only recorded, and the conclusion comes at the end."""

from typing import Final

from oracle_nb.games.exercises import Answer, Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.answer_causes import AnswerCause
from oracle_nb.lessons.checkup import MOST, Checkup
from oracle_nb.lessons.course import Course, Stop
from oracle_nb.lessons.diagnosis import SOUND, UNKNOWN, asked_rules
from oracle_nb.lessons.feedback import Feedback, answered, belief_text
from oracle_nb.lessons.lesson import Lesson, LessonStep
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.text import words

SEEDS: Final = 8
"""Number of different check-ups, whose exercises take a moment to make."""


class CheckupCourse(Course):
    """One learner in a check-up; parameters as for a course."""

    examines = True

    def __init__(
        self,
        school: LessonData,
        lesson: Lesson,
        language: str = "en",
        seed: int = 0,
        memory: LearnerProgress | None = None,
    ) -> None:
        self._checkup: Final = Checkup(school, seed)
        self._asked: list[Exercise] = []
        self._given: list[Answer] = []
        super().__init__(school, lesson, language, seed, memory)
        self.diagnosis = self._checkup.diagnosis

    def _listed(self) -> list[LessonStep | tuple[str, int]]:
        return [("", number) for number in range(MOST)]

    @property
    def stop(self) -> Stop:
        """The current exercise, which depends on the answers so far."""
        if self.over:
            raise IndexError("the check-up is over")
        if self._at == len(self._asked):
            self._asked.append(self._checkup.exercise)
        return self._asked[self._at]

    def go_to(self, number: int) -> None:
        """Stay at this stop, or raise ValueError for any other."""
        if number != self.number:
            raise ValueError(f"stop: a check-up goes on at {self.number}, not at {number}")
        self._enter()

    def answer(self, answer: object) -> Feedback:
        """Record an answer without an assessment. Raises AnswerError."""
        stop = self.stop
        assert isinstance(stop, Exercise)
        if self.done:
            raise ValueError("this exercise has been answered")
        judgement, given = stop.judge(answer), stop.read(answer)
        predicted = self._checkup.predicted
        cause = AnswerCause(asked=asked_rules(self.school, stop, given, predicted))
        feedback = answered(self.school, stop, given, judgement, cause, self.language)
        self._checkup.answer(given)
        if self._memory is not None:
            evidence = self.diagnosis.evidence(stop, given, predicted)
            self._memory.answered(feedback.right, evidence._replace(named=self._concluded))
        self._given.append(given)
        self.done = True
        if feedback.right:
            self._note(cause.asked, True)
        else:
            self._miss(feedback.rules)
            known = tuple(rule for rule in feedback.rules if rule in stop.rests_on)
            self._note(known or stop.rests_on[:1], False)
        return self._say(lambda language: Feedback(True))

    @property
    def _concluded(self) -> dict[str, int]:
        """The beliefs that the conclusion names, once there is one: learners read it at the end."""
        if not self._checkup.over:
            return {}
        return {belief: self.diagnosis.explained(belief) for belief in self._checkup.named}

    @property
    def given(self) -> tuple[tuple[Exercise, Answer], ...]:
        """The exercises so far, each with its answer."""
        return tuple(zip(self._asked, self._given, strict=False))

    def conclusion(self, language: str) -> str:
        """Return the conclusion about the learner, in words."""
        say, diagnosis = words(language).say, self.diagnosis
        named, wrong = diagnosis.named, diagnosis.wrong
        if not wrong:
            return say("school-checkup-sound", count=MOST)
        right = MOST - wrong
        beliefs = self._checkup.named
        if len(beliefs) > 1:
            first, second = (belief_text(self.school, belief, language) for belief in beliefs)
            return say("school-checkup-beliefs", first=first, second=second)
        if named == SOUND:
            return say("school-checkup-slip", count=MOST, done=right)
        if named == UNKNOWN:
            return say("school-checkup-unknown", count=MOST, done=right)
        return say("school-checkup-belief", text=belief_text(self.school, named, language))

    @property
    def to_learn(self) -> tuple[str, ...]:
        """The rules that the found beliefs get wrong; else those of the wrong answers."""
        rules = (rule for belief in self._checkup.named for rule in self.school.beliefs[belief])
        return tuple(dict.fromkeys(rules)) or super().to_learn
