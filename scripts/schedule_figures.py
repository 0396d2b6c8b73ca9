"""Figures of a course with its reviews, compared with others on learners who forget.

Each learner takes some lessons a day and then answers reviews until nothing is due. What counts is
the number of questions, and the share of the rules that would be recalled on the last day.
"""

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final, NamedTuple, Protocol, cast

from oracle_nb.games.exercises import ActionSequence, Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import about, asked_rules, failing, predictions
from oracle_nb.lessons.exercise_choice import SETTLED, ExercisePlace, is_line
from oracle_nb.lessons.practice import PracticeQueue
from oracle_nb.lessons.review import rests_on, reviewed_templates
from oracle_nb.lessons.spacing import (
    DAY,
    RECALLED,
    RuleKnowledge,
    after_answer,
    gain,
    recall,
    retention_after,
    waiting,
)
from scripts.simulated_learners import Memory

DAYS: Final = 30
LESSONS_A_DAY: Final = 2
SESSIONS: Final = 8
"""Maximum number of reviews on one day."""
GUESSED: Final = 0.25
"""Probability that a guess is correct."""
SLIPPED: Final = 0.05
BLAMED: Final = 0.8
"""Probability that the feedback on a wrong answer names the rules that were forgotten."""
BOXES: Final = (0, 1, 2, 4, 8, 16)
"""Days until a card of each Leitner box is due."""
FORMER: Final = Path(__file__).with_name("former_course.json")
"""The course with 43 lessons: rules of each template, and templates of each lesson with times."""
FORMER_WAITS: Final = (0, 2, 4, 8, 18, 45)
FORMER_EARLY: Final = 0.25


class MemoryKind(NamedTuple):
    """A kind of learner: the range of the stability of new rules in days, and of its growth."""

    name: str
    stability: tuple[float, float]
    growth: tuple[float, float]


KINDS: Final = (
    MemoryKind("forget quickly", (1.0, 3.0), (1.0, 3.0)),
    MemoryKind("average", (2.0, 6.0), (1.5, 4.5)),
    MemoryKind("forget slowly", (5.0, 12.0), (2.0, 6.0)),
)


class Schedule(Protocol):
    """A schedule: which questions are asked, and what the answers change."""

    def questions(self, day: float) -> Sequence[tuple[str, ...]]:
        """Return the rules of each question of a review that is due."""

    def answered(self, rules: Iterable[str], day: float, *, right: bool) -> None:
        """Record an answer to a question of a lesson or a review."""


class SpacedSchedule:
    """The schedule of this package.

    Parameters
    ----------
    needs
        The rules that each template needs.
    level
        The probability of recall at which a rule is due.
    """

    def __init__(self, needs: Mapping[str, tuple[str, ...]], level: float = RECALLED) -> None:
        self._needs: Final = needs
        self._level: Final = level
        self._known: Final[dict[str, RuleKnowledge]] = {}
        self._retention = 1.0
        self._correct: Final[set[str]] = set()
        """The rules whose last answer was correct."""

    def questions(self, day: float) -> Sequence[tuple[str, ...]]:
        """Return the rules of each question of a review that is due."""
        now, known = day * DAY, self._known.values()
        due = [state.rule for state in waiting(known, now, self._level)]
        gains = {state.rule: gain(state, now) for state in known} if due else {}
        return [self._needs[name] for name in reviewed_templates(self._needs, due, gains)]

    def answered(self, rules: Iterable[str], day: float, *, right: bool) -> None:
        """Record an answer to a question of a lesson or a review."""
        now, retention = day * DAY, self._retention
        for rule in rules:
            known = self._known.get(rule, RuleKnowledge(rule, 0, 0, 0, 0.0))
            self._retention = retention_after(known, now, right=right, retention=self._retention)
            self._known[rule] = after_answer(known, now, right=right, retention=retention)
            (self._correct.add if right else self._correct.discard)(rule)

    def recalled(self, rule: str, day: float) -> float:
        """Return the predicted probability of recalling a rule."""
        return recall(self._known[rule], day * DAY)

    def settled(self, rule: str, day: float) -> bool:
        """Return whether a lesson needn't ask about a rule again."""
        return rule in self._correct and recall(self._known[rule], day * DAY) >= SETTLED


class FormerSchedule:
    """The schedule of the course with 43 lessons, with a factor for all waits.

    Rules wait 2, 4, 8, 18 and 45 days by their record. Missed rules are due at once, and questions
    are chosen by how many rules they ask about that are due, or nearly due.
    """

    def __init__(self, needs: Mapping[str, tuple[str, ...]], pace: float = 1.0) -> None:
        self._needs: Final = needs
        self._pace: Final = pace
        self._known: Final[dict[str, tuple[int, int, int, float]]] = {}
        """The box of each rule, its answers, the wrong ones, and the day of the last one."""

    def _wait(self, box: int, seen: int, missed: int) -> float:
        factor = min(1.5, max(0.6, 0.2 * (seen + 5) / (missed + 1)))
        return FORMER_WAITS[box] * factor * self._pace

    def questions(self, day: float) -> Sequence[tuple[str, ...]]:
        """Return the rules of each question of a review that is due."""
        gains = {}
        for rule, (box, seen, missed, last) in self._known.items():
            length = self._wait(box, seen, missed)
            part = 1.0 if last + length <= day else (day - last) / length
            gains[rule] = 1.0 if part == 1 else 0.5 * part if part >= FORMER_EARLY else 0.0
        due = [rule for rule, gain in gains.items() if gain == 1]
        return [self._needs[name] for name in reviewed_templates(self._needs, due, gains)]

    def answered(self, rules: Iterable[str], day: float, *, right: bool) -> None:
        """Record an answer to a question of a lesson or a review."""
        for rule in rules:
            box, seen, missed, last = self._known.get(rule, (0, 0, 0, day))
            later = day - last >= FORMER_EARLY * self._wait(box, seen, missed)
            box = min(len(FORMER_WAITS) - 1, box + later) if right else 0
            self._known[rule] = box, seen + 1, missed + (not right), day


class LeitnerBoxes:
    """Leitner's boxes: a correct answer to a due card moves it on, a wrong one to the first box.

    Parameters
    ----------
    needs
        The rules that each template needs.
    pace
        A factor for all waits.
    grouped
        Whether one question asks for as many due rules as possible; else each is about one rule,
        and only moves that.
    """

    def __init__(
        self, needs: Mapping[str, tuple[str, ...]], pace: float = 1.0, *, grouped: bool = False
    ) -> None:
        self._needs: Final = needs
        self._pace: Final = pace
        self._grouped: Final = grouped
        self._cards: Final[dict[str, tuple[int, float]]] = {}

    def questions(self, day: float) -> Sequence[tuple[str, ...]]:
        """Return the rules of each question of a review that is due."""
        due = [rule for rule, (_, at) in self._cards.items() if at <= day]
        if self._grouped:
            gains = dict.fromkeys(due, 1.0)
            return [self._needs[name] for name in reviewed_templates(self._needs, due, gains)]
        return [(rule,) for rule in due]

    def answered(self, rules: Iterable[str], day: float, *, right: bool) -> None:
        """Record an answer to a question of a lesson or a review."""
        for rule in rules:
            box, at = self._cards.get(rule, (0, day))
            if not right:
                self._cards[rule] = 0, day
            elif at <= day:
                box = min(len(BOXES) - 1, box + 1)
                self._cards[rule] = box, day + BOXES[box] * self._pace


class Asked(NamedTuple):
    """An exercise of a lesson: the rules that it needs, and the false beliefs that it shows.

    ``stays`` says whether it is asked in any case, ``line`` whether it asks for a line of actions,
    ``shown`` has the rules about which its answer says something, and ``sure`` the beliefs with
    which nobody answers correctly.
    """

    template: str
    rules: tuple[str, ...]
    beliefs: frozenset[str] = frozenset()
    stays: bool = True
    line: bool = False
    shown: frozenset[str] = frozenset()
    sure: frozenset[str] = frozenset()


class Exercised(NamedTuple):
    """An exercise, reduced to the rules that it needs."""

    rests_on: tuple[str, ...]


class Plan:
    """A course: the rules that each template needs, and the exercises of each lesson.

    It has what `PracticeQueue` asks of the lessons of a game. ``adapts`` says whether lessons leave
    out exercises, and add none after mistakes about rules of former lessons.
    """

    def __init__(
        self,
        needs: Mapping[str, tuple[str, ...]],
        lessons: Sequence[Sequence[Asked]],
        *,
        adapts: bool = False,
    ) -> None:
        self.needs: Final = needs
        self.lessons: Final = lessons
        self.adapts: Final = adapts

    def added(self, template: str) -> Asked:
        """Return an exercise that was added after a mistake."""
        rules = self.needs[template]
        return Asked(template, rules, stays=not self.adapts, shown=frozenset(rules))

    def templates(self) -> Sequence[str]:
        """Return the names of the templates."""
        return [*self.needs]

    def exercise(self, template: str, seed: int) -> Exercised:
        """Return an exercise of a template."""
        return Exercised(self.needs[template])


class MonthFigure(NamedTuple):
    """A learner's month: the questions in lessons and reviews, and the rules recalled at its end.

    The rules are a share of those that are taught.
    """

    lessons: int
    reviews: int
    recalled: float

    @property
    def questions(self) -> int:
        """The number of all questions."""
        return self.lessons + self.reviews


class Month:
    """A learner who takes the lessons of a course, and reviews, for a month.

    Parameters
    ----------
    schedule, plan
        The schedule of reviews, and the course.
    kind
        The kind of learner.
    seed
        Decides the learner's memory, slips and guesses.
    days
        The number of days with lessons; by default two lessons a day.
    """

    def __init__(
        self, schedule: Schedule, plan: Plan, kind: MemoryKind, seed: int, days: int = 0
    ) -> None:
        self._random: Final = Random(seed)
        growth, stability = (self._random.uniform(*each) for each in (kind.growth, kind.stability))
        self._memory: Final = Memory(self._random, stability, growth)
        self._schedule: Final = schedule
        self._plan: Final = plan
        self._refuted: Final[set[str]] = set()
        self._days: Final = days or -(-len(plan.lessons) // LESSONS_A_DAY)
        self._in_lessons = self._in_reviews = 0

    def take(self) -> MonthFigure:
        """Take the course, and return its figures."""
        for number in range(DAYS):
            day = float(number)
            for lesson in self._lessons_on(number):
                self._take_lesson(lesson, day)
            for _ in range(SESSIONS):
                day += 0.01
                questions = self._schedule.questions(day)
                if not questions:
                    break
                self._in_reviews += len(questions)
                for rules in questions:
                    self._answer(rules, day)
        taught = sorted({rule for lesson in self._plan.lessons for a in lesson for rule in a.rules})
        recalled = mean(self._memory.probability(rule, float(DAYS)) for rule in taught)
        return MonthFigure(self._in_lessons, self._in_reviews, recalled)

    def _lessons_on(self, number: int) -> Sequence[Sequence[Asked]]:
        """Return the lessons of a day, from 0."""
        lessons, days = self._plan.lessons, self._days
        first, last = (len(lessons) * each // days for each in (number, number + 1))
        return lessons[first:last]

    def _take_lesson(self, lesson: Sequence[Asked], day: float) -> None:
        """Take a lesson, whose exercises follow the answers as in a course."""
        taught = {rule for asked in lesson for rule in asked.rules}
        taught = {rule for rule in taught if not self._memory.probability(rule, day)}
        for rule in sorted(taught):
            self._memory.learn(rule, day)
        places = [(asked.template, number) for number, asked in enumerate(lesson)]
        exercises = dict(zip(places, lesson, strict=True))
        queue = PracticeQueue(cast("LessonData", self._plan), places)
        missed: Collection[str] | None = None
        left: list[ExercisePlace] = []
        while places:
            asked, *coming = (exercises.get(each) or self._plan.added(each[0]) for each in places)
            place, *places = places
            if self._leaves_out(asked, coming, day, ahead=missed is not None and not missed):
                left += [place] if place in exercises else []
                continue
            self._in_lessons += 1
            missed = self._answer(asked.rules, day)
            if not missed:
                self._refuted.update(asked.beliefs)
            right = not missed or (self._plan.adapts and taught.isdisjoint(missed))
            places = queue.answered(place, places, right=right, quick=True)
            if not right:
                back = [each for each in left if not self._is_settled(exercises[each], day)]
                places, left = [*back, *places], []

    def _leaves_out(
        self, asked: Asked, coming: Sequence[Asked], day: float, *, ahead: bool
    ) -> bool:
        """Return whether a lesson leaves out an exercise because it would show nothing new."""
        if asked.stays or (asked.line and not any(each.line for each in coming)):
            return False
        if self._is_settled(asked, day):
            return True
        rules, beliefs = self._open(asked, day)
        return ahead and any(rules <= each.shown and beliefs <= each.sure for each in coming)

    def _is_settled(self, asked: Asked, day: float) -> bool:
        return not any(self._open(asked, day))

    def _open(self, asked: Asked, day: float) -> tuple[set[str], frozenset[str]]:
        """Return the rules and the false beliefs about which an exercise shows something new."""
        schedule = self._schedule
        assert isinstance(schedule, SpacedSchedule)
        rules = {rule for rule in asked.rules if not schedule.settled(rule, day)}
        return rules, asked.beliefs - self._refuted

    def _answer(self, rules: tuple[str, ...], day: float) -> Collection[str]:
        """Answer a question that needs some rules; return those that were missed at first."""
        random, memory, schedule = self._random, self._memory, self._schedule
        forgotten = [rule for rule in rules if not memory.recall(rule, day)]
        right = random.random() < (GUESSED if forgotten else 1 - SLIPPED)
        if right:
            schedule.answered(rules, day, right=True)
            return ()
        blamed = forgotten if forgotten and random.random() < BLAMED else [rules[0]]
        for rule in forgotten:
            memory.learn(rule, day)
        schedule.answered(blamed, day, right=False)
        # The second try is correct, and counts for the other rules.
        schedule.answered([rule for rule in rules if rule not in blamed], day, right=True)
        return blamed


def former_plan() -> Plan:
    """Return the course with 43 lessons, as it was before lessons were merged."""
    kept = json.loads(FORMER.read_text("utf-8"))
    needs = {name: tuple(rules) for name, rules in kept["needs"].items()}
    return Plan(
        needs,
        [
            [Asked(name, needs[name]) for name, times in lesson for _ in range(times)]
            for lesson in kept["lessons"]
        ],
    )


def plan_of(game: str, names: Iterable[str] | None = None) -> Plan:
    """Return the course of a game, or some of its lessons, at one seed."""
    school, lessons = lessons_of_game(game), lessons_of(game)
    wanted = frozenset(names or (lesson.name for lesson in lessons))
    return Plan(
        rests_on(game),
        [[*_asked(Course(school, each, seed=1))] for each in lessons if each.name in wanted],
        adapts=True,
    )


def _asked(course: Course) -> Iterator[Asked]:
    """Yield the exercises of a lesson."""
    for number in range(len(course.lesson.steps), course.stops):
        course.go_to(number)
        exercise = course.stop
        assert isinstance(exercise, Exercise)
        school = course.school
        rules = (*course.lesson.rules, *exercise.rests_on)
        predicted = predictions(school, exercise, about(school, rules))
        line = isinstance(exercise.form, ActionSequence)
        beliefs = failing(exercise, predicted)
        yield Asked(
            exercise.template,
            exercise.rests_on,
            beliefs,
            stays=is_line(exercise) and not line,
            line=line,
            shown=frozenset(asked_rules(school, exercise, exercise.solution, predicted)),
            sure=frozenset(
                name for name in beliefs if predicted[name].isdisjoint(exercise.answers)
            ),
        )


class ScheduleFigure(NamedTuple):
    """A course with its reviews on learners of one kind: averages with 95 % intervals.

    Parameters
    ----------
    kind, schedule
        The names of the learners and of the schedule.
    usual
        The month by the usual waits.
    goal
        The share of the rules that learners should recall in the end.
    needed
        The number of questions with which it is, and the limits of its interval.
    saved
        The share of questions that our course needs fewer, and the limits of its interval.
    """

    kind: str
    schedule: str
    usual: MonthFigure
    goal: float
    needed: tuple[float, float, float]
    saved: tuple[float, float, float] | None = None


GOAL: Final = 0.9
PACES: Final = (0.02, 0.05, 0.1, 0.2, 0.4, 0.7, 1.0, 1.5, 2.5)
"""The factors of all waits by which schedules are made to reach the same share of rules."""
LEVELS: Final = (0.4, 0.5, 0.6, 0.68, RECALLED, 0.81, 0.87, 0.92, 0.96)
"""The same for our schedule: the probabilities of recall at which a rule is due."""
OWN: Final = "this course"
BEFORE: Final = "43 lessons"
PLAIN: Final = "Leitner, one rule each"
GROUPED: Final = "Leitner, several rules"
SEED: Final = 20_000
"""The seed of the first learner. No setting was chosen by learners with this one or a later one."""
_DRAWS: Final = 200
"""Number of draws of learners by which an interval is estimated."""


class _Curve(NamedTuple):
    """The months of the same learners by longer and shorter waits; the usual ones."""

    months: Sequence[Sequence[MonthFigure]]
    usual: int

    def reach(self) -> float:
        """Return the greatest share of rules that the learners recall."""
        return max(mean(month.recalled for month in months) for months in self.months)

    def needed(self, goal: float, learners: Sequence[int]) -> float:
        """Return the questions with which some learners recall a share of the rules."""
        points = sorted(
            (
                mean(months[learner].recalled for learner in learners),
                mean(months[learner].questions for learner in learners),
            )
            for months in self.months
        )
        goal = min(max(goal, points[0][0]), points[-1][0])
        low, high = next(pair for pair in pairwise(points) if pair[0][0] <= goal <= pair[1][0])
        part = (goal - low[0]) / (high[0] - low[0]) if high[0] > low[0] else 0.0
        return low[1] + part * (high[1] - low[1])


class Contender(NamedTuple):
    """A course with a schedule, and the steps by which all its waits are changed; the usual one."""

    plan: Plan
    make: Callable[[float], Schedule]
    steps: Sequence[float]
    usual: float


def contenders(own: Plan, before: Plan) -> dict[str, Contender]:
    """Return what is compared, by its name."""
    needs = before.needs
    return {
        OWN: Contender(own, lambda level: SpacedSchedule(own.needs, level), LEVELS, RECALLED),
        BEFORE: Contender(before, lambda pace: FormerSchedule(needs, pace), PACES, 1.0),
        PLAIN: Contender(before, lambda pace: LeitnerBoxes(needs, pace), PACES, 1.0),
        GROUPED: Contender(
            before, lambda pace: LeitnerBoxes(needs, pace, grouped=True), PACES, 1.0
        ),
    }


def months(
    contender: Contender, step: float, kind: MemoryKind, runs: int, days: int = 0
) -> list[MonthFigure]:
    """Return the months of some learners of a kind, by one step of a schedule."""
    make, plan = contender.make, contender.plan
    seeds = range(SEED, SEED + runs)
    return [Month(make(step), plan, kind, seed, days).take() for seed in seeds]


def compared(
    own: Plan, before: Plan, runs: int, kinds: Iterable[MemoryKind] = (), days: int = 0
) -> Iterator[ScheduleFigure]:
    """Yield for each kind of learner our course, and the others beside it.

    All are compared at the share of rules that is the goal, or at the greatest that all reach. All
    teach on as many days; by default ours has two lessons a day, as the others have.
    """
    made = contenders(own, before)
    for kind in kinds or KINDS:
        taken = {
            name: [months(each, step, kind, runs, days) for step in each.steps]
            for name, each in made.items()
        }
        yield from comparison(kind, made, taken)


def comparison(
    kind: MemoryKind,
    made: Mapping[str, Contender],
    taken: Mapping[str, Sequence[Sequence[MonthFigure]]],
) -> Iterator[ScheduleFigure]:
    """Yield the figures of learners of a kind, given their months by each step of each schedule."""
    curves = {name: _Curve(taken[name], made[name].steps.index(made[name].usual)) for name in made}
    goal = min(GOAL, *(curve.reach() for curve in curves.values()))
    for name, curve in curves.items():
        yield _figure(kind.name, name, goal, curve, curves[OWN])


def _figure(kind: str, name: str, goal: float, curve: _Curve, own: _Curve) -> ScheduleFigure:
    learners = range(len(curve.months[0]))
    usual = curve.months[curve.usual]
    average = MonthFigure(
        round(mean(month.lessons for month in usual)),
        round(mean(month.reviews for month in usual)),
        mean(month.recalled for month in usual),
    )
    random = Random(1)
    drawn = [random.choices(learners, k=len(learners)) for _ in range(_DRAWS)]
    needed = _limits(curve.needed(goal, learners), [curve.needed(goal, chosen) for chosen in drawn])
    if curve is own:
        return ScheduleFigure(kind, name, average, goal, needed)
    saved = _limits(
        1 - own.needed(goal, learners) / curve.needed(goal, learners),
        [1 - own.needed(goal, chosen) / curve.needed(goal, chosen) for chosen in drawn],
    )
    return ScheduleFigure(kind, name, average, goal, needed, saved)


def _limits(value: float, draws: Iterable[float]) -> tuple[float, float, float]:
    """Return a value with the limits of its 95 % interval, by values for drawn learners."""
    ordered = sorted(draws)
    return value, ordered[len(ordered) // 40], ordered[-1 - len(ordered) // 40]
