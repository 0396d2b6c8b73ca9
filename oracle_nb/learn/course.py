"""A course: one learner on the way through one lesson.

It knows no browser and no notebook: a page, a cell and a test all take a lesson by telling a course
what the learner does, and show what it answers.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec

from oracle_nb.chance import scatter
from oracle_nb.exercise import Answer, Exercise, Judgement
from oracle_nb.game import Rules
from oracle_nb.learn.diagnosis import SOUND, UNKNOWN, Diagnosis
from oracle_nb.learn.lesson import Lesson, Step
from oracle_nb.learn.school import School, Staged
from oracle_nb.learn.wording import words
from oracle_nb.verdict import IllegalAction, MalformedAction

Stop: TypeAlias = Step | Exercise[Any, Any]
"""One place at which the learner does something: a step of the lesson, or an exercise."""
HINTS: Final = 3
"""Where to look, which rule, a worked example."""


class Said(msgspec.Struct, frozen=True):
    """What is said to something the learner did.

    ``rules`` are the ids of the rules that it missed, ``texts`` sentences about it, ``belief`` the
    false belief that would explain it, "" for none.
    """

    right: bool
    texts: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    belief: str = ""


class Course:
    """One learner in one lesson.

    Parameters
    ----------
    school
        What the game brings to the school.
    lesson
        The lesson.
    language
        The language of what is said.
    seed
        Makes the exercises; the same seed makes the same ones.
    """

    def __init__(self, school: School, lesson: Lesson, language: str = "en", seed: int = 0) -> None:
        self.school: Final = school
        self.lesson: Final = lesson
        self.language = language
        self.seed: Final = seed
        self.diagnosis = Diagnosis(tuple(school.beliefs))
        self.tries = 0
        """How often something wrong was done at this stop."""
        self.hints = 0
        """How many hints were asked for at this stop."""
        self._stops: Final = tuple(self._made())
        self._at = 0
        self._staged: Staged | None = None
        self.rules: Rules[Any, Any] | None = None
        """The rules of the position shown; None where none is shown."""
        self.position: Any = None
        """The position shown."""
        self.done = False
        """Whether what this stop asks for has been done."""
        self.missed: dict[str, int] = {}
        """How often each rule was missed."""
        self._enter()

    def _made(self) -> list[Stop]:
        stops: list[Stop] = list(self.lesson.steps)
        for number, practice in enumerate(self.lesson.exercises):
            for time in range(practice.times):
                seed = scatter(self.seed, 100 * number + time) >> 16
                stops.append(self.school.exercise(practice.template, seed))
        return stops

    # --- where one is ----------------------------------------------------------------------------

    @property
    def stops(self) -> int:
        """How many stops the lesson has."""
        return len(self._stops)

    @property
    def number(self) -> int:
        """The number of this stop, from 0; ``stops`` when the lesson is over."""
        return self._at

    @property
    def over(self) -> bool:
        """Whether every stop is behind."""
        return self._at >= len(self._stops)

    @property
    def stop(self) -> Stop:
        """What is to be done now. Raises IndexError when the lesson is over."""
        return self._stops[self._at]

    def go_on(self) -> None:
        """To the next stop. Raises ValueError where this one isn't done."""
        if not self.done:
            raise ValueError("this step is not done yet")
        self._at += 1
        self._enter()

    def _enter(self) -> None:
        self.tries = self.hints = 0
        self.done = self.over
        if self.over:
            return
        stop = self.stop
        if isinstance(stop, Exercise):
            self.rules, self.position = stop.rules, stop.position
        elif stop.scene is not None:
            staged = self._staged = self.school.stage(stop.scene)
            self.rules, self.position = staged.rules, staged.position
        if isinstance(stop, Step):
            self.done = stop.do is None

    def written(self, text: str) -> str:
        """An action of the lesson's file in the names that the board shows."""
        assert self._staged is not None
        assert self.rules is not None
        return self.rules.notation.write(self._staged.read(text))

    # --- doing -----------------------------------------------------------------------------------

    def act(self, text: str) -> Said:
        """Do an action at a step. Raises MalformedAction for what is no action."""
        stop = self.stop
        staged, rules, position = self._staged, self.rules, self.position
        if not isinstance(stop, Step) or staged is None or rules is None:
            raise MalformedAction("an answer is asked for here, not an action")
        action = rules.notation.read(text)
        try:
            after = rules.apply(position, action, staged.fate(stop.fate, self.seed))
        except IllegalAction as error:
            return self._refused(rules, position, action, error)
        if action not in tuple(map(staged.read, stop.do or ())):
            self.tries += 1
            return Said(False, (words(self.language).say("school-other-action"),))
        self.position = after.position
        self.done = True
        told = rules.words(self.language)
        return Said(True, tuple(told.event(event) for event in after.events))

    def _refused(
        self, rules: Rules[Any, Any], position: Any, action: Any, error: IllegalAction
    ) -> Said:
        self.tries += 1
        explained = rules.words(self.language).explain(position, action)
        broken = error.verdict.broken_rules
        self._miss(broken)
        return Said(False, tuple(one.text for one in explained.refusals), broken)

    def answer(self, answer: object) -> Said:
        """Answer an exercise. Raises AnswerError for what can't be read as an answer."""
        stop = self.stop
        if not isinstance(stop, Exercise):
            raise MalformedAction("an action is asked for here, not an answer")
        judgement = stop.judge(answer)
        given = stop.read(answer)
        predicted = self.predictions(stop)
        self.diagnosis.see(stop, given, predicted)
        if judgement.right:
            self.done = True
            return Said(True)
        self.tries += 1
        return self._wrong(stop, given, judgement, predicted)

    def predictions(self, exercise: Exercise[Any, Any]) -> dict[str, frozenset[Answer]]:
        """What every belief would answer."""
        found = {SOUND: exercise.answers}
        for name in self.school.beliefs:
            found[name] = exercise.solve(self.school.rules_under(exercise.rules, name))
        return found

    def _wrong(
        self,
        exercise: Exercise[Any, Any],
        given: Answer,
        judgement: Judgement,
        predicted: Mapping[str, frozenset[Answer]],
    ) -> Said:
        """Name what was misunderstood: a belief that explains it, else the rules it misses."""
        told = exercise.rules.words(self.language)
        texts: list[str] = []
        broken: list[str] = []
        for remark in judgement.wrong:
            for one in remark.verdict.broken:
                if one.rule not in broken:
                    broken.append(one.rule)
                    texts.append(told.broken(one))
        for remark in judgement.missing:
            for rule in remark.verdict.rules:
                if rule in exercise.rests_on and rule not in broken:
                    broken.append(rule)
        named = self.diagnosis.named
        if named in (SOUND, UNKNOWN):
            # One wrong answer convicts nobody; but if just one belief gives it, say so.
            alone = [name for name, answers in predicted.items() if given in answers]
            named = alone[0] if len(alone) == 1 else ""
        self._miss(tuple(broken) or exercise.rests_on[:1])
        return Said(False, tuple(texts), tuple(broken) or exercise.rests_on[:1], named)

    def _miss(self, rules: tuple[str, ...]) -> None:
        for rule in rules:
            self.missed[rule] = self.missed.get(rule, 0) + 1

    def hint(self) -> int:
        """One hint more; how many there are by now, at most HINTS."""
        self.hints = min(HINTS, self.hints + 1)
        return self.hints
