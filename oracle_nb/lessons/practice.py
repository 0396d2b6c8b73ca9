"""The order of exercises in a lesson, which follows the learner's answers.

Two quick correct answers in a row end a kind of exercise, unless another one would test a belief
that explains a mistake. A wrong answer brings an easier exercise at once, and another one of the
same kind at the end of the lesson; a mistake from a named belief brings none, but the last
exercise of a lesson is never one that was answered so.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from oracle_nb.core.chance import scatter
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.exercise_choice import ExercisePlace

ENOUGH: Final = 2
"""Number of quick correct answers in a row that end a kind of exercise."""
QUICK: Final = 30.0
"""Maximum number of seconds of a quick answer."""
_AGAIN: Final = 12
_EASIER: Final = 13
"""Seeds of exercises that aren't those of examples, which somebody has just read."""


@cache
def rules_needed(school: LessonData) -> Mapping[str, frozenset[str]]:
    """Return the ids of the rules that the exercises of each template need."""
    return {name: frozenset(school.exercise(name, 1).rests_on) for name in school.templates()}


def easier(school: LessonData, template: str, known: Sequence[str] = ()) -> str:
    """Return a template that needs some of the rules of another one, but not all; "" for none.

    It needs as few as possible. Among equals, ``known`` templates come first.
    """
    needed = rules_needed(school)
    subsets = [name for name, rules in needed.items() if rules and rules < needed[template]]
    return min(subsets, key=lambda name: (name not in known, len(needed[name]), name), default="")


class PracticeQueue:
    """The exercises of a lesson that are still to come."""

    def __init__(self, school: LessonData, places: Sequence[ExercisePlace]) -> None:
        self._school: Final = school
        self._planned: Final = tuple(dict.fromkeys(template for template, _ in places))
        self._streaks: Final[Counter[str]] = Counter()
        self._missed: Final[set[str]] = set()

    def answered(
        self,
        place: ExercisePlace,
        coming: Sequence[ExercisePlace],
        *,
        right: bool,
        quick: bool,
        named: bool = False,
        tests: Callable[[ExercisePlace], bool] = lambda _: False,
    ) -> list[ExercisePlace]:
        """Return the exercises to come after an exercise.

        Parameters
        ----------
        place
            The exercise.
        coming
            The exercises that were to come.
        right
            Whether it was answered without a mistake.
        quick
            Whether it was answered quickly and without hints.
        named
            Whether feedback on a wrong answer named the false belief behind it.
        tests
            Returns whether an exercise to come tests a suspected belief, and therefore stays.
        """
        template, seed = place
        if right:
            self._streaks[template] = self._streaks[template] + 1 if quick else 0
            enough = self._streaks[template] >= ENOUGH
            return [place for place in coming if not enough or place[0] != template or tests(place)]
        self._streaks[template] = 0
        if template in self._missed or template not in self._planned or (named and coming):
            return [*coming]
        self._missed.add(template)
        again = (template, scatter(seed, _AGAIN) >> 16)
        if named:
            return [again]
        simple = easier(self._school, template, self._planned)
        first = [(simple, scatter(seed, _EASIER) >> 16)] if simple else []
        return [*first, *coming, again]
