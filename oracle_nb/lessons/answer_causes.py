"""Beliefs that may have led to a learner's answers: lessons never mention contradictory ones."""

from typing import Final, NamedTuple

from oracle_nb.games.exercises import Answer, Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.diagnosis import SOUND, Predictions, asked_rules, includes
from oracle_nb.lessons.knowledge import Knowledge, explaining


class AnswerCause(NamedTuple):
    """The beliefs and rules behind an answer.

    Parameters
    ----------
    belief
        The false belief that the answers so far suggest; "" without one.
    possible
        A false belief that leads to this answer, though it may be a slip; "" without one.
    asked
        The rules that the exercise asks about.
    """

    belief: str = ""
    possible: str = ""
    asked: tuple[str, ...] = ()


class AnswerCauses:
    """The false beliefs that a course mentions.

    Learners read them, and the same are stored for their teachers.
    """

    def __init__(self, school: LessonData) -> None:
        self._school: Final = school
        self._named: set[str] = set()
        self._mentioned = ""

    def enter(self) -> None:
        """Begin another exercise."""
        self._mentioned = ""

    def cause_of(
        self,
        knowledge: Knowledge,
        exercise: Exercise,
        given: Answer,
        predicted: Predictions,
    ) -> AnswerCause:
        """Return the cause of an answer, once it has been taken into account.

        In an exercise only one belief is mentioned, and no two that are named in a course are
        about the same rule.
        """
        belief = possible = ""
        if not includes(exercise, given, predicted[SOUND]):
            fits = [name for name in knowledge.named if includes(exercise, given, predicted[name])]
            belief = next(filter(self._may_name, fits), "")
            possible = "" if belief else explaining(knowledge, exercise, given, predicted)
        self._named |= {belief} - {""}
        if self._mentioned and self._mentioned != possible:
            possible = ""
        self._mentioned = self._mentioned or belief or possible
        asked = asked_rules(self._school, exercise, given, predicted)
        return AnswerCause(belief, possible, asked)

    def _may_name(self, belief: str) -> bool:
        """Return whether a belief contradicts none of those that were mentioned before."""
        missed = self._school.beliefs
        others = self._named - {belief}
        return self._mentioned in ("", belief) and all(
            {*missed[belief]}.isdisjoint(missed[other]) for other in others
        )
