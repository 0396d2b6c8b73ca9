"""Beliefs that may have led to a learner's answers: lessons never mention contradictory ones."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from oracle_nb.games.exercises import Answer, Exercise, MultipleChoice, SpaceSelection
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.diagnosis import SOUND, Predictions, asked_rules, includes
from oracle_nb.lessons.knowledge import SUSPECTED, Knowledge, explaining


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
    missed
        The rules that were missed before.
    """

    def __init__(self, school: LessonData, missed: Iterable[str] = ()) -> None:
        self._school: Final = school
        self.missed: set[str] = {*missed}
        """The rules that were missed before this exercise, and not known since."""
        self._named: set[str] = set()
        self._mentioned = ""
        self._first = True

    def enter(self) -> None:
        """Begin another exercise."""
        self._mentioned, self._first = "", True

    def cause_of(
        self,
        knowledge: Knowledge,
        exercise: Exercise,
        given: Answer,
        predicted: Predictions,
    ) -> AnswerCause:
        """Return the cause of an answer, once it has been taken into account.

        In an exercise only one belief is mentioned, and no two that are named in a course are
        about the same rule. A belief isn't a possible cause if former answers contradict it, or
        point to another rule that the exercise asks about.
        """
        belief = possible = ""
        asked = asked_rules(self._school, exercise, given, predicted)
        if not includes(exercise, given, predicted[SOUND]):
            fits = [name for name in knowledge.named if includes(exercise, given, predicted[name])]
            belief = next(filter(self._may_name, fits), "")
            possible = "" if belief else explaining(knowledge, exercise, given, predicted)
            if possible and not self._may_explain(possible, knowledge, asked):
                possible = ""
        elif self._first:
            self.missed.difference_update(asked)
        self._named |= {belief} - {""}
        if self._mentioned and self._mentioned != possible:
            possible = ""
        self._mentioned, self._first = self._mentioned or belief or possible, False
        if not isinstance(exercise.form, SpaceSelection | MultipleChoice):
            # If no part of an answer is wrong, former answers say most.
            asked = tuple(sorted(asked, key=lambda rule: rule not in self.missed))
        return AnswerCause(belief, possible, asked)

    def _may_explain(self, belief: str, knowledge: Knowledge, asked: tuple[str, ...]) -> bool:
        """Return whether former answers leave a belief possible as the cause of this one."""
        # Only the first answer to an exercise has changed how likely the belief is.
        contradicted = self._first and knowledge.held(belief) < SUSPECTED
        doubted = self.missed.intersection(asked)
        elsewhere = bool(doubted) and doubted.isdisjoint(self._school.beliefs[belief])
        return not contradicted and not elsewhere

    def _may_name(self, belief: str) -> bool:
        """Return whether a belief contradicts none of those that were mentioned before."""
        missed = self._school.beliefs
        others = self._named - {belief}
        return self._mentioned in ("", belief) and all(
            {*missed[belief]}.isdisjoint(missed[other]) for other in others
        )
