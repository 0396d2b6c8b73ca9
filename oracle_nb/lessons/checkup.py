"""Check-ups: at most twelve questions about lessons that are done, until the verdict is clear."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import filterfalse
from typing import Final, TypeAlias

from oracle_nb.core.chance import scatter
from oracle_nb.games.exercises import Exercise, SpaceSelection
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.counterexamples import Counterexample, counterexample
from oracle_nb.lessons.diagnosis import SOUND, Predictions, asked_rules
from oracle_nb.lessons.examination import Examination, question
from oracle_nb.lessons.knowledge import information
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.practice import rules_needed
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.review import CHECKUP, exercises_lesson
from oracle_nb.lessons.text import words

Candidate: TypeAlias = tuple[Exercise, Predictions]
"""A question with the predicted answers."""
MOST: Final = 12
"""Maximum number of questions."""
EACH: Final = 2
"""Number of questions of each template among which one is chosen."""
AGAIN: Final = 0.3
"""Factor of the worth of a question for each one of its kind that has been asked."""
CONFIRMED: Final = 3
"""Number of answers that show a belief before a check-up asks about others."""
RUNNING: Final = 3
"""Maximum number of questions of a kind in a row, if there are others."""
LOOKED_AT: Final = 12
"""Maximum number of questions of a template among which one shows a suspected belief."""
CLEAR: Final = 0.12
"""Expected information of a question, in bits, below which the verdict is clear."""
SURE: Final = 0.9
"""Minimum probability of a rule that a check-up says the learner knows."""


class Checkup(Examination):
    """One learner in a check-up."""

    most = MOST

    def __init__(
        self,
        school: LessonData,
        lessons: Sequence[Lesson],
        language: str = "en",
        seed: int = 0,
        memory: LearnerProgress | None = None,
    ) -> None:
        self.lessons: Final = tuple(lessons)
        """The lessons that the learner has done."""
        self.taught: Final = tuple(dict.fromkeys(rule for each in lessons for rule in each.rules))
        templates = dict.fromkeys(p.template for each in lessons for p in each.exercises)
        self._seed: Final = scatter(seed, 0) >> 16
        self._candidates: Final = [
            candidate
            for template in templates
            for candidate in self._questions(school, template, EACH)
        ]
        super().__init__(school, exercises_lesson(CHECKUP, ()), language, seed, memory)

    @cached_property
    def _missed(self) -> set[str]:
        """The rules that were missed, not known since, and not asked about in this check-up."""
        known = {} if self._memory is None else self._memory.known
        unknown = {rule for rule in known if not known[rule].box}
        return unknown.union(self._gaps).intersection(self.taught)

    def _next(self) -> Exercise | None:
        candidate = self._choose()
        if candidate is None:
            return None
        self._missed.difference_update(self._rules(candidate))
        return candidate[0]

    def _choose(self) -> Candidate | None:
        """Return the next question: about suspected beliefs, missed rules, then all others."""
        asked = Counter(exercise.template for exercise in self._asked)
        latest = [exercise.template for exercise in self._asked[-RUNNING:]]

        def is_repetitive(candidate: Candidate) -> bool:
            return latest == RUNNING * [candidate[0].template]

        def worth_of(candidate: Candidate) -> tuple[int, float]:
            return -asked[candidate[0].template], self._information(candidate)

        doubted = False
        # Suspects are compared with each other: several may lead to the same answers so far.
        for beliefs in (self.knowledge.suspects, *((name,) for name in self._unconfirmed)):
            # One answer may be a slip or a guess: ask again, in another kind of question if any.
            telling = [each for belief in beliefs for each in self._telling(belief)]
            doubted = doubted or bool(telling)
            if telling := [*filterfalse(is_repetitive, telling)]:
                return max(telling, key=worth_of)
        others = [*filterfalse(is_repetitive, self._open)] or self._open
        if missed := [*filter(self._asks_missed, others)]:
            return max(missed, key=worth_of)
        worth = [
            # A belief shows in questions of different kinds, not only in what is asked again.
            self._information(candidate) * AGAIN ** asked[candidate[0].template]
            for candidate in others
        ]
        if not worth or (max(worth) < CLEAR and not doubted):
            return None
        return self._best(others[worth.index(max(worth))])

    def _rules(self, candidate: Candidate) -> tuple[str, ...]:
        """Return the rules that a question asks about."""
        exercise, predicted = candidate
        return asked_rules(self.school, exercise, exercise.solution, predicted)

    def _information(self, candidate: Candidate) -> float:
        return information(self.knowledge, *candidate, self._rules(candidate))

    def _asks_missed(self, candidate: Candidate) -> bool:
        return not self._missed.isdisjoint(self._rules(candidate))

    def _best(self, candidate: Candidate) -> Candidate:
        """Return the question of a candidate's kind from which most is expected.

        One in the same words as before comes last, although it is about another board.
        """
        others = self._questions(self.school, candidate[0].template, LOOKED_AT)
        new = [each for each in others if self._is_new(each[0])]
        asked = {*map(self._in_words, self._asked)}
        unheard = [each for each in new if self._in_words(each[0]) not in asked] or new
        return max(unheard, key=self._information)

    def _in_words(self, exercise: Exercise) -> str:
        return self.school.say(self.language, exercise.prompt, **exercise.facts)

    def _questions(self, school: LessonData, template: str, count: int) -> Iterator[Candidate]:
        """Yield questions of a template that are only about what was taught, out of some."""
        for number in range(count):
            candidate = question(school, template, self._seed + number)
            if candidate and set(candidate[0].rests_on) <= {*self.taught}:
                yield candidate

    @property
    def _unconfirmed(self) -> list[str]:
        """The named beliefs that too few answers of this check-up have shown."""
        fits = Counter(
            name
            for evidence in self._evidence
            for name, chance in evidence.beliefs.items()
            if chance > evidence.sound
        )
        return [name for name in self.knowledge.named if 0 < fits[name] < CONFIRMED]

    @property
    def _open(self) -> list[Candidate]:
        """The candidates that haven't been asked."""
        return [candidate for candidate in self._candidates if self._is_new(candidate[0])]

    def _is_new(self, exercise: Exercise) -> bool:
        place = exercise.template, exercise.seed
        return all(place != (asked.template, asked.seed) for asked in self._asked)

    def _telling(self, belief: str) -> Iterator[Candidate]:
        """Yield a question of each template that a belief answers in its own way."""
        wrong = set(self.school.beliefs[belief])
        for template in dict.fromkeys(exercise.template for exercise, _ in self._candidates):
            if wrong.isdisjoint(rules_needed(self.school)[template]):
                continue
            for candidate in self._questions(self.school, template, LOOKED_AT):
                if not self._is_new(candidate[0]):
                    continue
                if candidate[1].get(belief) not in (None, candidate[1][SOUND]):
                    yield candidate
                    break

    def _conclude(self, memory: LearnerProgress) -> None:
        for evidence in self._evidence:
            memory.learn(evidence)

    def counterexample(self, belief: str) -> Counterexample | None:
        """Return a position in which a belief fails; None if no question shows one."""
        exercises = [exercise for exercise, _ in (*self.given, *self._open)]
        # A refused action on the board says more than a number.
        exercises.sort(key=lambda exercise: not isinstance(exercise.form, SpaceSelection))
        about_it = (e for e in exercises if {*self.school.beliefs[belief]} & {*e.rests_on})
        examples = (counterexample(self.school, e.template, e.seed, belief) for e in about_it)
        return next((example for example in examples if example is not None), None)

    @property
    def known(self) -> tuple[str, ...]:
        """The taught rules that the learner knows, as answers have shown."""
        chances = self.knowledge.rules
        wrong = {rule for name in self.knowledge.named for rule in self.school.beliefs[name]}
        return tuple(
            rule for rule in self.taught if rule not in wrong and chances.get(rule, 0.0) >= SURE
        )

    @property
    def to_learn(self) -> tuple[str, ...]:
        """The rules that the named or suspected beliefs get wrong, then the probably unknown.

        A suspicion about rules that weren't taught comes from other answers: nothing asks about it.
        """
        beliefs, knowledge = self.school.beliefs, self.knowledge
        wrong = [rule for belief in knowledge.named for rule in beliefs[belief]]
        suspected = (rule for belief in knowledge.suspects for rule in beliefs[belief])
        wrong += [rule for rule in suspected if rule in self.taught]
        return tuple(dict.fromkeys((*wrong, *self._gaps)))

    @property
    def _gaps(self) -> tuple[str, ...]:
        """The taught rules that the learner probably doesn't know."""
        return tuple(rule for rule in self.taught if self.knowledge.known(rule) < 0.5)

    def conclusion(self, language: str) -> str:
        """Return the conclusion about the learner, in words."""
        say, asked = words(language).say, len(self._answers)
        if self.knowledge.named:
            return say("school-checkup-beliefs", count=len(self.knowledge.named))
        if self.to_learn:
            kind = "earlier" if self.right == asked else "gaps"
            return say(f"school-checkup-{kind}", count=len(self.to_learn), total=asked)
        kind = "sound" if self.right == asked else "slip"
        return say(f"school-checkup-{kind}", count=asked, done=self.right)
