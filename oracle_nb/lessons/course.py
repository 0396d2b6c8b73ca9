"""Courses: one learner in one lesson.

A course is independent of browsers and notebooks: pages, cells and tests report the learner's
actions to it and show its feedback.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain, filterfalse
from random import Random
from time import monotonic
from typing import Any, Final, TypeAlias

from oracle_nb.core.chance import scatter
from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.games.exercises import Answer, AnswerError, Exercise, Picture, SingleChoice
from oracle_nb.games.lesson_data import LessonData, StagedScene
from oracle_nb.games.rules import Rules
from oracle_nb.lessons.activity import CoursePlan, StopAnswers
from oracle_nb.lessons.answer_causes import AnswerCauses
from oracle_nb.lessons.diagnosis import Predictions, permitting, predictions
from oracle_nb.lessons.exercise_choice import ExerciseChoice, ExercisePlace
from oracle_nb.lessons.feedback import Feedback, acted, answered, other_action, refused
from oracle_nb.lessons.knowledge import Knowledge, evidence_of, teaching, update
from oracle_nb.lessons.lesson import Lesson, LessonStep
from oracle_nb.lessons.practice import QUICK, PracticeQueue
from oracle_nb.lessons.progress import LearnerProgress

Stop: TypeAlias = LessonStep | Exercise
"""A stop: a step of the lesson, or an exercise."""
HINTS: Final = 2
"""Number of hints: what to look at, and the rules with the first step or a worked example."""
SHOWN_AFTER: Final = 2
"""Number of mistakes after which a learner may see the answer."""
_KEPT: Final = 8
"""Maximum number of answers at a stop that are kept over a reload."""


class Course:
    """One learner in one lesson.

    Parameters
    ----------
    school
        The lesson data of the game.
    language
        The language of all texts; can be set.
    seed
        Makes the exercises; the same seed makes the same ones.
    memory
        Where progress is stored; nowhere if not given.
    """

    examines = False
    """Whether it only asks, without feedback and hints."""
    asks_prediction = False
    """Whether the learner first predicts what the step shows."""
    prediction: int | None = None
    """The option that the learner has chosen at this step, by its place in the file."""

    def __init__(
        self,
        school: LessonData,
        lesson: Lesson,
        language: str = "en",
        seed: int = 0,
        memory: LearnerProgress | None = None,
    ) -> None:
        self.school: Final = school
        self.lesson: Final = lesson
        self.language = language
        self.seed: Final = seed
        self._memory: Final = memory
        self.knowledge = Knowledge() if memory is None else memory.knowledge
        """The model of the learner after the answers so far."""
        self.tries = 0
        """The number of mistakes at this stop."""
        self.hints = 0
        """The number of hints requested at this stop."""
        self._places: Final = self._listed()
        self._planned: Final = len(self._places)
        places = [place for place in self._places if not isinstance(place, LessonStep)]
        self._practice: Final = PracticeQueue(school, places)
        fixed = [each.seed is not None for each in lesson.exercises for _ in range(each.times)]
        planned = dict(zip(places, fixed, strict=False))
        self._choice: Final = ExerciseChoice(school, lesson.rules, planned, self._predicted)
        self._made: dict[ExercisePlace, Stop] = {}
        self._at = 0
        self._led = False
        """Whether the learner was led to a stop without having done those before it."""
        self._staged: StagedScene | None = None
        self.rules: Rules | None = None
        """The rules of the shown position; None without one."""
        self.position: Any = None
        """The position shown."""
        self.done = False
        """Whether what this stop asks for has been done."""
        self.missed: Counter[str] = Counter()
        """The number of mistakes by rule."""
        self._predictions: dict[int, int] = {}
        self.added = self.omitted = 0
        """The numbers of exercises that were added and left out after the last stop."""
        self.reached: int | None = None
        """The stop that was reached before with these exercises; None if they are new."""
        self._did_before, self._repeats = 0, False
        if memory is not None and lesson.steps:
            self._recall(memory)
        self._kept = None if memory is None or self.examines else memory.answers(lesson.name)
        self._left_out: Final[list[ExercisePlace]] = self.unasked
        self._causes: Final = AnswerCauses(school, self.missed)
        self._did: set[int] = set()
        self._feedback: Callable[[str], Feedback] | None = None
        self._enter()

    def _listed(self) -> list[LessonStep | ExercisePlace]:
        """Return every stop: a step, or the template and seed of an exercise."""
        stops: list[LessonStep | ExercisePlace] = list(self.lesson.steps)
        for number, practice in enumerate(self.lesson.exercises):
            for time in range(practice.times):
                seed = scatter(self.seed, 100 * number + time) >> 16
                stops.append((practice.template, seed if practice.seed is None else practice.seed))
        return stops

    def _recall(self, memory: LearnerProgress) -> None:
        """Go on with a lesson as the learner left it."""
        name, known = self.lesson.name, {*self.school.templates()}
        self._predictions |= memory.predictions(name)
        if kept := memory.lessons.get(name):
            self._did_before = kept.done if kept.stops == self._planned else 0
            self._repeats = kept.is_done
        plan = memory.plan(name)
        # A template may have gone since.
        if plan and plan.seed == self.seed and known.issuperset(dict(plan.exercises)):
            self._places[len(self.lesson.steps) :] = plan.exercises
            self.reached = plan.stop
            rules = {*self.lesson.rules, *chain(*self.school.beliefs.values())}
            self.missed.update({rule: times for rule, times in plan.missed if rule in rules})
            self._choice.remember(item for item in plan.again if item[0] in rules)

    # --- where one is ----------------------------------------------------------------------------

    @property
    def stops(self) -> int:
        """The number of stops of the lesson, which follows the answers."""
        return len(self._places)

    @property
    def number(self) -> int:
        """The number of this stop, from 0; ``stops`` when the lesson is over."""
        return self._at

    @property
    def over(self) -> bool:
        """Whether all stops are done."""
        return self._at >= len(self._places)

    @property
    def ends(self) -> bool:
        """Whether the lesson ends after this stop: no mistake adds exercises any more."""
        fixed = not (self.tries or self._choice.may_follow_up(self.knowledge))
        return self._at + 1 >= len(self._places) and (fixed or not self.lesson.steps)

    @property
    def stop(self) -> Stop:
        """The current stop. Raises IndexError at the end of the lesson."""
        place = self._places[self._at]
        if isinstance(place, LessonStep):
            return place
        if place not in self._made:
            chosen = self._choice.chosen(place, self.knowledge)
            self._made[place] = self.school.exercise(*chosen)
        return self._made[place]

    @property
    def picture(self) -> Picture:
        """The content of the picture; at the end the board, unless the last stop had no picture."""
        if not self.over:
            return self.stop.picture
        place = self._places[-1] if self._places else None
        last = place if place is None or isinstance(place, LessonStep) else self._made.get(place)
        return Picture.NONE if last and last.picture is Picture.NONE else Picture.BOARD

    @property
    def exercise_number(self) -> tuple[int, int]:
        """The number of this exercise after the steps, from 1, and how many there are so far."""
        steps = len(self.lesson.steps)
        return self._at + 1 - steps, len(self._places) - steps

    @property
    def unasked(self) -> list[ExercisePlace]:
        """The planned exercises that were left out so far."""
        if not self.lesson.steps:
            # Such lessons have a fixed number of exercises, or end when a verdict is clear.
            return []
        left = (place for place in self._listed() if not isinstance(place, LessonStep))
        return [place for place in left if place not in self._places]

    def take_skipped(self) -> None:
        """Ask the exercises that were left out, after all others."""
        if self.over and (unasked := self.unasked):
            self._places.extend(unasked)
            self._left_out.clear()
            self._repeats = True
            self.added = self.omitted = 0
            if self._memory is not None:
                self._record(self._memory)
            self._enter()

    def did(self, number: int) -> bool:
        """Return whether a stop has been done, now or as far as remembered, and not skipped."""
        return number in self._did or number < self._did_before

    @property
    def look(self) -> tuple[int, ...]:
        """The spaces of this stop."""
        if self.over:
            return ()
        stop = self.stop
        if isinstance(stop, Exercise):
            return stop.look
        return () if self._staged is None else tuple(map(self._staged.space, stop.point))

    @property
    def needs(self) -> tuple[str, ...]:
        """The ids of the rules that this stop teaches or needs."""
        if self.over:
            return ()
        stop = self.stop
        return stop.rests_on if isinstance(stop, Exercise) else stop.rules

    @property
    def to_learn(self) -> tuple[str, ...]:
        """The ids of the rules that were missed, most often first."""
        return tuple(sorted(self.missed, key=lambda rule: -self.missed[rule]))

    def conclusion(self, language: str) -> str:
        """Return the conclusion of the lesson."""
        return self.lesson.summary[language]

    def go_on(self) -> None:
        """Go to the next stop. Raises ValueError if this one isn't done."""
        if not self.done:
            raise ValueError("this step is not done yet")
        stop = self.stop
        if isinstance(stop, LessonStep) and (lesson := teaching(self.knowledge, stop.rules)):
            self.knowledge = update(self.knowledge, lesson)
            if self._memory is not None:
                self._memory.learn(lesson)
        self._did.add(self._at)
        before = Counter(self._coming)
        self._adapt()
        after = Counter(self._coming)
        self.added, self.omitted = (after - before).total(), (before - after).total()
        self._causes.missed |= self._stumbled
        self._at += 1
        if self._memory is not None:
            self._record(self._memory)
        self._keep(None)
        self._enter()

    @property
    def _coming(self) -> list[ExercisePlace]:
        """The exercises after this stop."""
        places = self._places[self._at + 1 :]
        return [place for place in places if not isinstance(place, LessonStep)]

    def _record(self, memory: LearnerProgress) -> None:
        """Record how far the learner has come."""
        # A learner who was led into the middle of a lesson hasn't done the steps before.
        if not self._led:
            if self.lesson.steps:
                places = tuple(each for each in self._places if not isinstance(each, LessonStep))
                missed, again = tuple(self.missed.items()), self._choice.again
                plan = CoursePlan(self.seed, self._at, places, missed, again)
                memory.keep_plan(self.lesson.name, plan)
            done = self._planned if self.over else min(self._at, self._planned - 1)
            memory.reached(self.lesson.name, done, self._planned)

    def _adapt(self) -> None:
        """Change the exercises to come, in a lesson with steps: others have a fixed number."""
        if not self.lesson.steps:
            return
        place = self._places[self._at]
        if isinstance(place, LessonStep):
            self._leave_out(ahead=False)
            return
        right = not self.tries and not self.given_up
        alone = right and not self.hints
        quick = alone and monotonic() - self._entered <= QUICK
        # Rules of former lessons are asked about again in reviews.
        right = right or (not self.given_up and self._doubted.isdisjoint(self.lesson.rules))
        following = self._practice.answered(
            place,
            self._coming,
            right=right,
            quick=quick,
            named=self._named,
            tests=lambda place: self._choice.tests(place, self.knowledge),
        )
        if not right:
            # A mistake brings back what was left out, as far as it would show something now.
            settled = partial(self._choice.is_settled, knowledge=self.knowledge)
            following = [*filterfalse(settled, self._left_out), *following]
            self._left_out.clear()
        self._places[self._at + 1 :] = following
        # Somebody who was right without help may go ahead to a harder exercise.
        self._leave_out(ahead=alone)
        if self._at + 1 == len(self._places) and (
            last := self._choice.follow_up(self.knowledge, self.seed)
        ):
            self._places.append(last)

    def _leave_out(self, *, ahead: bool) -> None:
        """Leave out the next exercises that would show nothing new, unless a lesson is repeated."""
        while not self._repeats and self._at + 1 < len(self._places):
            place, coming = self._places[self._at + 1], self._coming[1:]
            if isinstance(place, LessonStep) or not self._choice.is_needless(
                place, coming, self.knowledge, ahead=ahead
            ):
                return
            del self._places[self._at + 1]
            self._left_out.append(place)

    def go_to(self, number: int) -> None:
        """Go to any stop, as if all steps before it were done.

        Raises ValueError for a wrong number.
        """
        if not 0 <= number <= self.stops:
            raise ValueError(f"stop: there are {self.stops}, not {number}")
        kept = self._memory and self._memory.lessons.get(self.lesson.name)
        own = self._at if not self._led else 0
        self._led = number > max(own, kept.done if kept else 0, self.reached or 0)
        self._at = number
        self.added = self.omitted = 0
        if number < len(self.lesson.steps):
            self._rehearse(number)
        self._enter()

    def _rehearse(self, number: int) -> None:
        """Carry out the steps before a stop, from its scene on."""
        steps = self.lesson.steps
        first = max((n for n in range(number + 1) if steps[n].scene is not None), default=number)
        for step in steps[first:number]:
            self._set(step)
            if step.do is not None:
                assert self._staged is not None
                assert self.rules is not None
                action = self._staged.read(step.do[0])
                chance = self._staged.chance(step.chance, self.seed)
                self.position = self.rules.apply(self.position, action, chance).position

    def _set(self, step: LessonStep) -> None:
        if step.scene is not None:
            staged = self._staged = self.school.stage(step.scene)
            self.rules, self.position = staged.rules, staged.position

    def _enter(self) -> None:
        self.tries = self.hints = 0
        self.answers: tuple[Answer, ...] = ()
        """The answers at this stop, or the action that it asks for once it is done."""
        self.given_up = False
        """Whether the learner was shown the answer."""
        self._causes.enter()
        self._entered = monotonic()
        self._stumbled, self._doubted = set[str](), set[str]()
        self._named = False
        self._feedback = None
        self.asks_prediction, self.prediction = False, None
        self.done = self.over
        if self.over:
            return
        kept = self._kept
        if kept is not None and (kept.stop, kept.place) != (self._at, self._place):
            kept = None
        if kept is not None and kept.place is not None:
            # Knowledge has changed since the exercise was chosen.
            self._made[kept.place] = self.school.exercise(kept.place[0], kept.seed)
        stop = self.stop
        if isinstance(stop, Exercise):
            self.rules, self.position = stop.rules, stop.position
        else:
            self._set(stop)
            option, seen = self._predictions.get(self._at), self.did(self._at)
            if not seen and option in self.prediction_options:
                self.prediction = option
            asked = stop.predict is not None and not seen
            self.asks_prediction = asked and self.prediction is None
            self.done = stop.do is None and not self.asks_prediction
        if kept is not None:
            self._restore(kept)

    @property
    def _place(self) -> ExercisePlace | None:
        """The place of this exercise; None at a step."""
        place = self._places[self._at]
        return None if isinstance(place, LessonStep) else place

    def _restore(self, kept: StopAnswers) -> None:
        """Go on at this stop as the learner left it, without counting the answers again."""
        stop = self.stop
        try:
            for given in kept.given:
                if isinstance(stop, LessonStep):
                    self.carry_out(given[0])
                else:
                    said, _ = self._judge(stop, stop.read(given), self._permitted(stop, given))
                    self.missed |= Counter(said.rules)
        except (AnswerError, MalformedAction):
            # The exercise or the lesson has changed.
            self._keep(None)
            self._enter()
            return
        self.hints, self.given_up = kept.hints, kept.given_up
        self.done |= self.given_up
        # The time since then isn't how long the learner thought.
        self._entered = float("-inf")

    def _keep(self, answers: StopAnswers | None) -> None:
        if self._memory is not None and not self.examines and answers != self._kept:
            self._kept = answers
            self._memory.keep_answers(self.lesson.name, answers)

    def _keep_answers(self) -> None:
        """Keep the answers at this stop for somebody who comes back to it."""
        stop, given = self.stop, self.answers[-_KEPT:]
        seed = stop.seed if isinstance(stop, Exercise) else 0
        self._keep(StopAnswers(self._at, self._place, seed, given, self.hints, self.given_up))

    def written(self, text: str) -> str:
        """Return an action of the lesson's file in the names that the board shows."""
        assert self._staged is not None
        assert self.rules is not None
        return self.rules.notation.write(self._staged.read(text))

    # --- doing -----------------------------------------------------------------------------------

    @property
    def prediction_options(self) -> tuple[int, ...]:
        """The options of the step's prediction question in the order in which they are shown."""
        stop = self.stop
        if not isinstance(stop, LessonStep) or stop.predict is None:
            return ()
        options = list(range(len(stop.predict.options)))
        # The right one is the first in the file; each step has an order of its own.
        Random(scatter(self.seed, 100 * self.lesson.number + self._at)).shuffle(options)
        return tuple(options)

    def predict(self, option: int) -> None:
        """Answer the prediction question with an option, by its place in the file.

        It isn't graded, and says nothing about what the learner knows. Raises ValueError if no
        question is asked, or for an option that it doesn't have.
        """
        stop = self.stop
        if not self.asks_prediction or option not in self.prediction_options:
            raise ValueError(f"option {option} isn't offered here")
        assert isinstance(stop, LessonStep)
        self.asks_prediction, self.prediction = False, option
        self._predictions[self._at] = option
        if self._memory is not None:
            self._memory.predicted(self.lesson.name, self._at, option)
        self.done = stop.do is None

    @property
    def said(self) -> Feedback | None:
        """The last feedback at this stop, in the current language; None without any."""
        return None if self._feedback is None else self._feedback(self.language)

    def _say(self, tell: Callable[[str], Feedback]) -> Feedback:
        self._feedback = tell
        return tell(self.language)

    def carry_out(self, text: str) -> Feedback:
        """Do an action at a step. Raises MalformedAction for a text that isn't an action."""
        stop = self.stop
        staged, rules, position = self._staged, self.rules, self.position
        if not isinstance(stop, LessonStep) or staged is None or rules is None:
            raise MalformedAction("an answer is asked for here, not an action")
        action = rules.notation.read(text)
        broken = rules.check(position, action).broken_rules
        if broken:
            self.tries += 1
            self.missed.update(broken)
            return self._say(lambda language: refused(rules, position, action, broken, language))
        if action not in tuple(map(staged.read, stop.do or ())):
            self.tries += 1
            return self._say(other_action)
        seat = rules.to_move(position)
        after = rules.apply(position, action, staged.chance(stop.chance, self.seed))
        self.position = after.position
        self.asks_prediction = False
        self.done = True
        self.answers = ((text,),)
        self._keep_answers()
        return self._say(lambda language: acted(rules, after.events, seat, language))

    def answer(self, answer: object) -> Feedback:
        """Answer an exercise. Raises AnswerError for what can't be read as an answer."""
        stop = self.stop
        if not isinstance(stop, Exercise):
            raise MalformedAction("an action is asked for here, not an answer")
        judgement, given = stop.judge(answer), stop.read(answer)
        predicted = self._permitted(stop, given)
        # After feedback an answer shows what the learner has just read, not what they believe, and
        # after an example it may be a copy.
        fresh = not self.tries and not (judgement.right and self.hints >= HINTS)
        likely = self.knowledge.likely
        evidence = evidence_of(self.school, stop, given, predicted, likely) if fresh else None
        if evidence is not None:
            if not judgement.right:
                evidence = evidence._replace(explained=evidence.rules)
            self.knowledge = update(self.knowledge, evidence)
        said, rules = self._judge(stop, given, predicted)
        self.missed.update(said.rules)
        if self._memory is not None:
            self._memory.answered(said.right, evidence)
        self._note(rules, said.right)
        self._keep_answers()
        return said

    def _judge(
        self, stop: Exercise, given: Answer, predicted: Predictions
    ) -> tuple[Feedback, tuple[str, ...]]:
        """Return the feedback on an answer, and the rules about which it says something."""
        school, judgement = self.school, stop.judge(given)
        cause = self._causes.cause_of(self.knowledge, stop, given, predicted)
        said = self._say(lambda language: answered(school, stop, given, judgement, cause, language))
        self.answers += (given,)
        if said.right:
            self.done = True
            # The last option that is left shows no knowledge.
            form = stop.form
            left = not isinstance(form, SingleChoice) or self.tries + 1 < len(form.options)
            asked = (rule for rule in cause.asked if left and rule not in self._stumbled)
            self._choice.answered(() if self.tries else cause.asked)
            return said, tuple(asked)
        self.tries += 1
        self._named = self._named or bool(said.belief)
        # Only the rules of exercises can be reviewed in one.
        missed = tuple(rule for rule in said.rules if rule in stop.rests_on) or stop.rests_on[:1]
        # A mistake that nothing explains may be about any rule that was asked about.
        explained = said.belief or said.possible or judgement.wrong
        self._stumbled.update(missed)
        self._doubted.update(missed, () if explained else cause.asked)
        self._choice.answered(cause.asked, () if said.belief else self._doubted)
        return said, missed

    def _predicted(self, exercise: Exercise, beliefs: Iterable[str] | None = None) -> Predictions:
        """Return the answers to an exercise without a false belief, and with each of some."""
        return predictions(self.school, exercise, beliefs)

    def _permitted(self, stop: Exercise, given: Answer) -> Predictions:
        """Return the predicted answers, among them a line if it is permitted."""
        return permitting(self.school, stop, given, self._predicted(stop))

    def _note(self, rules: tuple[str, ...], right: bool) -> None:
        # A learner who has seen an example may have copied it, so the answer isn't evidence.
        if self._memory is not None and rules and not (right and self.hints >= HINTS):
            self._memory.note(rules, right)

    # --- hints -----------------------------------------------------------------------------------

    def hint(self) -> int:
        """Give another hint; return the number of hints so far, at most HINTS."""
        self.hints = min(HINTS, self.hints + 1)
        if isinstance(self.stop, Exercise):
            self._keep_answers()
        return self.hints

    @property
    def may_see_answer(self) -> bool:
        """Whether the learner has tried often enough to see the answer."""
        return self.tries >= SHOWN_AFTER or (self.tries > 0 and self.hints >= HINTS)

    @property
    def example(self) -> Exercise | None:
        """A similar exercise, to be shown with its answer; None at a step."""
        stop = None if self.over else self.stop
        if not isinstance(stop, Exercise):
            return None
        return self.school.exercise(stop.template, scatter(stop.seed, 1) >> 16)

    def give_up(self) -> Answer:
        """Return the answer, or the wanted action.

        The stop counts as done, but nothing as known.
        """
        stop = self.stop
        self.hints = HINTS
        self.given_up = True
        if isinstance(stop, Exercise):
            self._note(stop.rests_on, False)
            self.done = True
            self._keep_answers()
            return stop.solution
        assert stop.do is not None
        return (self.written(stop.do[0]),)
