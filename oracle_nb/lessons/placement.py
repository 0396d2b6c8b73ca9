"""The placement: at most ten questions that find the lesson with which a learner begins.

The lessons are a chain, as in knowledge spaces (Doignon and Falmagne, 1985): somebody who knows a
lesson knows those before it, with exceptions that count as slips. Each question is the one from
which most information about the learner's place is expected.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from oracle_nb.core.chance import scatter
from oracle_nb.games.exercises import Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.diagnosis import entropy, guess_likelihood
from oracle_nb.lessons.examination import Examination, question
from oracle_nb.lessons.knowledge import Knowledge
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.practice import rules_needed
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.review import PLACEMENT, exercises_lesson, main_lesson
from oracle_nb.lessons.text import words

MOST: Final = 10
"""Maximum number of questions."""
SLIP: Final = 0.06
"""Probability of a wrong answer about a lesson before the learner's place."""
GUESS: Final = 0.06
"""Least probability of a correct answer about any other lesson."""
ENDS: Final = 0.15
"""Probability of knowing no lesson, and of knowing all of them, before any answer."""
MARGIN: Final = 0.05
"""Difference of probabilities that doesn't matter for the verdict."""
CLEAR: Final = 0.99
"""Probability of a place within one lesson that ends a placement."""


def lesson_numbers(school: LessonData, lessons: Sequence[Lesson]) -> dict[str, int]:
    """Return the number of the lesson on each rule that the lessons teach, from 0."""
    needs = rules_needed(school)
    numbers: dict[str, int] = {}
    for rule in (rule for lesson in lessons for rule in lesson.rules):
        lesson = main_lesson(lessons, needs, {rule})
        if rule not in numbers and lesson is not None:
            numbers[rule] = lessons.index(lesson)
    return numbers


class _Candidate(NamedTuple):
    lesson: int
    exercise: Exercise
    guess: float


class PlacementExamination(Examination):
    """One learner in a placement."""

    most = MOST

    def __init__(
        self,
        school: LessonData,
        lessons: Sequence[Lesson],
        language: str = "en",
        seed: int = 0,
        memory: LearnerProgress | None = None,
    ) -> None:
        self._lessons: Final = tuple(lessons)
        self._random: Final = Random(scatter(seed, 71))
        self.numbers: Final = lesson_numbers(school, self._lessons)
        """The number of the lesson on each rule, from 0."""
        self._open: Final = list(self._candidates(school, seed))
        self._levels: Final = sorted({candidate.lesson for candidate in self._open})
        count = len(self._levels)
        each = (1 - 2 * ENDS) / max(1, count - 1)
        self.places: dict[int, float] = {
            place: ENDS if place in (0, count) else each for place in range(count + 1)
        }
        """The probability of each place: how many of the lessons with questions are known."""
        super().__init__(school, exercises_lesson(PLACEMENT, ()), language, seed, memory)
        # Somebody who takes it again is asked without prejudice.
        self.knowledge = Knowledge()

    def _candidates(self, school: LessonData, seed: int) -> Iterator[_Candidate]:
        """Yield a question of each template, with the last lesson that it needs."""
        for template in dict.fromkeys(p.template for each in self._lessons for p in each.exercises):
            made = question(school, template, scatter(seed, 0) >> 16)
            rules = made[0].rests_on if made else ()
            if made and rules and all(rule in self.numbers for rule in rules):
                last = max(self.numbers[rule] for rule in rules)
                guess = guess_likelihood(made[0], made[0].solution)
                yield _Candidate(last, made[0], max(GUESS, guess))

    @property
    def place(self) -> int:
        """The likeliest of the places with nearly the most probability around them."""
        most = max(map(self._around, self.places))
        near = [place for place in self.places if self._around(place) >= most - MARGIN]
        return max(near, key=lambda place: self.places[place])

    def _around(self, place: int) -> float:
        """Return the probability of a place or one beside it."""
        return sum(self.places.get(near, 0.0) for near in (place - 1, place, place + 1))

    def _next(self) -> Exercise | None:
        if not self._open or self._around(self.place) >= CLEAR:
            return None
        self._random.shuffle(self._open)
        best = max(self._open, key=lambda candidate: round(self._information(candidate), 6))
        self._current = best
        self._open.remove(best)
        return best.exercise

    def _right(self, candidate: _Candidate, place: int) -> float:
        """Return the probability of a correct answer from a learner at a place."""
        return 1 - SLIP if self._knows(candidate, place) else candidate.guess

    def _knows(self, candidate: _Candidate, place: int) -> bool:
        return place > 0 and self._levels[place - 1] >= candidate.lesson

    def _information(self, candidate: _Candidate) -> float:
        chances = [(chance, self._right(candidate, place)) for place, chance in self.places.items()]
        right = sum(chance * likely for chance, likely in chances)
        noise = sum(chance * entropy((likely, 1 - likely)) for chance, likely in chances)
        return entropy((right, 1 - right)) - noise

    def _take(self, exercise: Exercise, right: bool, guessed: bool = True) -> None:
        knows = {place: self._knows(self._current, place) for place in self.places}
        chance = self._current.guess if guessed else 0.0
        likely = {place: 1 - SLIP if known else chance for place, known in knows.items()}
        after = {
            place: chance * (likely[place] if right else 1 - likely[place])
            for place, chance in self.places.items()
        }
        total = sum(after.values())
        self.places = {place: chance / total for place, chance in after.items()}

    @property
    def skipped(self) -> int:
        """The number of lessons that the learner needn't take."""
        if self.place == len(self._levels):
            return len(self._lessons)
        # In the middle of the lessons that no single question is about.
        least = self._levels[self.place - 1] + 1 if self.place else 0
        return (least + self._levels[self.place]) // 2

    @property
    def start(self) -> Lesson | None:
        """The lesson with which the learner begins; None if they know all of them."""
        return self._lessons[self.skipped] if self.skipped < len(self._lessons) else None

    @property
    def chances(self) -> Mapping[str, float]:
        """The probability of knowing each rule of the lessons, by the learner's place."""
        chances: dict[str, float] = {}
        for rule, number in self.numbers.items():
            level = sum(level < number for level in self._levels)
            chances[rule] = sum(chance for place, chance in self.places.items() if place > level)
        return chances

    def _conclude(self, memory: LearnerProgress) -> None:
        memory.placed(
            Knowledge({**self.chances, **self.knowledge.rules}, self.knowledge.beliefs),
            {lesson.name: lesson.length for lesson in self._lessons[: self.skipped]},
        )

    def conclusion(self, language: str) -> str:
        """Return where the learner begins, in words."""
        say = words(language).say
        if self.start is None:
            return say("school-placement-all")
        if not self.skipped:
            return say("school-placement-first", title=self.start.title[language])
        return say("school-placement", title=self.start.title[language], count=self.skipped)
