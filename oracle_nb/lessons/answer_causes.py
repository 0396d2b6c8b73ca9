"""Beliefs that may have led to a learner's answers: lessons never mention contradictory ones."""

from typing import Final, NamedTuple

from oracle_nb.games.exercises import Answer, Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.diagnosis import Diagnosis, Evidence, Predictions, asked_rules


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

    Parameters
    ----------
    school
        The lesson data of the game.
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
        diagnosis: Diagnosis,
        exercise: Exercise,
        given: Answer,
        predicted: Predictions,
    ) -> tuple[AnswerCause, Evidence]:
        """Return the cause of an answer, and the evidence for and against beliefs.

        In an exercise only one belief is mentioned, and no two that are named in a course are
        about the same rule.
        """
        evidence = diagnosis.evidence(exercise, given, predicted)
        named = {name: count for name, count in evidence.named.items() if self._may_name(name)}
        self._named |= set(named)
        belief = next(iter(named), "")
        possible = "" if belief else diagnosis.explaining(exercise, given, predicted)
        if self._mentioned and self._mentioned != possible:
            possible = ""
        self._mentioned = self._mentioned or belief or possible
        asked = asked_rules(self._school, exercise, given, predicted)
        return AnswerCause(belief, possible, asked), evidence._replace(named=named)

    def _may_name(self, belief: str) -> bool:
        """Return whether a belief contradicts none of those that were mentioned before."""
        missed = self._school.beliefs
        others = self._named - {belief}
        return self._mentioned in ("", belief) and all(
            {*missed[belief]}.isdisjoint(missed[other]) for other in others
        )
