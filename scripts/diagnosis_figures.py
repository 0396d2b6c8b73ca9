"""Figures of the diagnosis: how often simulated learners are told the false belief they hold.

What counts are the words that learners read: "You seem to think ..." in a lesson, and the
conclusion of a check-up.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from math import log, sqrt
from random import Random
from typing import Final, NamedTuple, cast

from oracle_nb.core.chance import scatter
from oracle_nb.games.exercises import Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import SLIP, SOUND, Predictions
from oracle_nb.lessons.knowledge import Knowledge
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.placement import PlacementExamination
from scripts.simulated_learners import CachedLessons, Learner

SEEDS: Final = 8
"""Number of different courses and check-ups that learners take."""
CHECKUPS: Final = 8
"""Maximum number of check-ups that a learner takes one after the other."""
_LOOKED_AT: Final = 6
"""Number of exercises of each template that decide which lesson shows a belief."""
_Z: Final = 1.96
"""Standard deviations of a 95 % interval."""


class Interval(NamedTuple):
    """A share of runs, with the limits of its 95 % interval."""

    share: float
    low: float
    high: float


def interval(count: int, runs: int) -> Interval:
    """Return a share with its 95 % interval by Wilson's formula; exact upper limit without any."""
    if not runs:
        return Interval(0.0, 0.0, 1.0)
    share = count / runs
    if not count:
        return Interval(0.0, 0.0, min(1.0, -log(0.025) / runs))
    mid = (share + _Z**2 / (2 * runs)) / (1 + _Z**2 / runs)
    half = _Z / (1 + _Z**2 / runs) * sqrt(share * (1 - share) / runs + _Z**2 / (4 * runs**2))
    return Interval(share, max(0.0, mid - half), min(1.0, mid + half))


class DiagnosisRun(NamedTuple):
    """One learner in one lesson or check-up.

    Parameters
    ----------
    told
        The beliefs that the learner was said to have, each with the number of wrong answers before
        it was said.
    asked
        The number of answered exercises.
    knowledge
        What the answers suggest in the end.
    running
        The greatest number of questions of a kind in a row.
    """

    told: Mapping[str, int]
    asked: int
    knowledge: Knowledge
    running: int = 0


class _SimulatedCourse(Course):
    """A course that keeps the predicted answers for other learners."""

    def _predicted(self, exercise: Exercise, beliefs: Iterable[str] | None = None) -> Predictions:
        school, template, seed = self.school, exercise.template, exercise.seed
        assert isinstance(school, CachedLessons)
        names = school.beliefs if beliefs is None else beliefs
        believed = {name: school.believed(template, seed, (name,)) for name in names}
        return {SOUND: school.believed(template, seed, ()), **believed}


def take_lesson(school: CachedLessons, lesson: Lesson, learner: Learner, seed: int) -> DiagnosisRun:
    """Let a learner answer the exercises of a lesson, and correct each mistake at the second try.

    Answers are quick and without hints, so that the lesson is as short as it gets.
    """
    course = _SimulatedCourse(cast("LessonData", school), lesson, seed=seed)
    course.go_to(len(lesson.steps))
    named: dict[str, int] = {}
    asked = wrong = 0
    while not course.over:
        stop = course.stop
        assert isinstance(stop, Exercise)
        said = course.answer(learner.answer(stop))
        asked += 1
        wrong += not said.right
        if said.belief:
            named.setdefault(said.belief, wrong)
        if not said.right and not course.answer(stop.solution).right:
            course.give_up()
        course.go_on()
    return DiagnosisRun(named, asked, course.knowledge)


def take_checkup(
    school: CachedLessons,
    lessons: Sequence[Lesson],
    learner: Learner,
    seed: int,
    before: Knowledge | None = None,
) -> DiagnosisRun:
    """Let a learner take a check-up about lessons, given what is known about them before."""
    checkup = Checkup(cast("LessonData", school), lessons, seed=seed)
    checkup.knowledge = before or checkup.knowledge
    while not checkup.over:
        stop = checkup.stop
        assert isinstance(stop, Exercise)
        checkup.answer(learner.answer(stop))
        checkup.go_on()
    asked = len(checkup.given)
    named = dict.fromkeys(checkup.knowledge.named, asked - checkup.right)
    kinds = groupby(checkup.given, lambda given: given[0].template)
    running = max((len(list(group)) for _, group in kinds), default=0)
    return DiagnosisRun(named, asked, checkup.knowledge, running)


class PlacementRun(NamedTuple):
    """One placement of a learner who knows the first lessons.

    Parameters
    ----------
    place, truth
        The number of lessons that the learner needn't take, as placed and in fact. Lessons that
        teach no rule about which there are exercises count as known with those before them.
    asked
        The number of questions.
    distance
        The number of lessons between them.
    """

    place: int
    truth: int
    asked: int
    distance: int


def take_placement(
    school: CachedLessons,
    lessons: Sequence[Lesson],
    known: int,
    seed: int,
    slips: float = SLIP,
    patchy: float = 0.0,
) -> PlacementRun:
    """Let a learner who knows the first lessons take a placement.

    With a probability of ``patchy`` they don't know a rule of these, or know one of the others.
    """
    random = Random(scatter(seed, known))
    placement = PlacementExamination(cast("LessonData", school), lessons, seed=seed % SEEDS)
    asked = {rule for name in school.templates() for rule in school.exercise(name, 1).rests_on}
    numbers = {rule: number for rule, number in placement.numbers.items() if rule in asked}
    unknown = [
        rule for rule, number in numbers.items() if (number >= known) != (random.random() < patchy)
    ]
    learner = Learner(school, slips=slips, unknown=unknown, seed=scatter(seed, known + 100))
    while not placement.over:
        stop = placement.stop
        assert isinstance(stop, Exercise)
        placement.answer(learner.answer(stop))
        placement.go_on()
    new = sorted({*numbers.values()})
    place, truth = placement.skipped, known
    apart = abs(sum(number < place for number in new) - sum(number < truth for number in new))
    return PlacementRun(place, truth, len(placement.given), apart)


def own_lesson(school: CachedLessons, lessons: Sequence[Lesson], belief: str) -> Lesson | None:
    """Return the lesson on a belief: it teaches the rules, and its exercises often show it.

    Returns None if no lesson shows it.
    """
    rules = set(school.beliefs[belief])
    shown = {lesson.name: _shown(school, lesson, belief) for lesson in lessons}
    most = max(shown.values(), default=0)
    if not most:
        return None
    teaching = [
        lesson
        for lesson in lessons
        if not rules.isdisjoint(lesson.rules) and 3 * shown[lesson.name] > most
    ]
    if teaching:
        return max(teaching, key=lambda lesson: shown[lesson.name])
    return next(lesson for lesson in lessons if 2 * shown[lesson.name] >= most)


def _shown(school: CachedLessons, lesson: Lesson, belief: str) -> int:
    """Return the number of a lesson's exercises that a belief answers wrongly, out of some.

    One to which it has no answer shows nothing: somebody who holds it guesses.
    """
    missed = set(school.beliefs[belief])
    templates = [
        name
        for name in dict.fromkeys(exercise.template for exercise in lesson.exercises)
        if not missed.isdisjoint((*lesson.rules, *school.exercise(name, 0).rests_on))
    ]
    return sum(
        school.believed(name, seed, (belief,)) not in (frozenset(), school.believed(name, seed, ()))
        for name in templates
        for seed in range(_LOOKED_AT)
    )


class BeliefFigure(NamedTuple):
    """How often learners are told the belief that they hold.

    Parameters
    ----------
    belief, lesson
        The belief and its own lesson; "" for a check-up.
    right, runs
        The number of runs in which it was told, and of all runs.
    instead
        The other beliefs that were told, with the number of runs.
    asked, wrong
        The mean number of answers in a run, and of wrong ones until the belief was told.
    """

    belief: str
    lesson: str
    right: int
    runs: int
    instead: Mapping[str, int]
    asked: float
    wrong: float

    @property
    def share(self) -> float:
        """The share of the runs."""
        return self.right / self.runs


def _figure(belief: str, lesson: str, taken: Sequence[DiagnosisRun]) -> BeliefFigure:
    names = Counter(name for run in taken for name in run.told)
    right, asked = names.pop(belief, 0), sum(run.asked for run in taken) / len(taken)
    wrong = sum(run.told.get(belief, 0) for run in taken) / max(1, right)
    return BeliefFigure(belief, lesson, right, len(taken), names, asked, wrong)


def _learner(school: CachedLessons, beliefs: Sequence[str], slips: float, number: int) -> Learner:
    return Learner(school, beliefs, slips=slips, seed=scatter(number, 7))


def own_lessons(school: CachedLessons, lessons: Sequence[Lesson]) -> dict[str, Lesson | None]:
    """Return the lesson on each belief; None for a belief that no lesson shows."""
    return {belief: own_lesson(school, lessons, belief) for belief in school.beliefs}


def by_lessons(
    school: CachedLessons, lessons: Sequence[Lesson], runs: int, slips: float = SLIP
) -> Iterator[BeliefFigure]:
    """Yield for each belief how often its own lesson tells it, lesson by lesson.

    Beliefs that no lesson shows come first, and are never told.
    """
    own = own_lessons(school, lessons)
    for belief in (name for name, lesson in own.items() if lesson is None):
        yield BeliefFigure(belief, "none", 0, runs, Counter(), 0.0, 0.0)
    for lesson in lessons:
        for belief in (name for name in school.beliefs if own[name] is lesson):
            yield by_lesson(school, lesson, belief, runs, slips)


def by_lesson(
    school: CachedLessons, lesson: Lesson, belief: str, runs: int, slips: float = SLIP
) -> BeliefFigure:
    """Return how often a lesson tells a belief."""
    taken = [
        take_lesson(school, lesson, _learner(school, (belief,), slips, number), seed)
        for number, seed in _seeds(runs)
    ]
    return _figure(belief, lesson.name, taken)


def by_checkup(
    school: CachedLessons, lessons: Sequence[Lesson], runs: int, slips: float = SLIP
) -> Iterator[BeliefFigure]:
    """Yield for each belief how often a check-up on all lessons tells it, after its own lesson."""
    for belief, own in own_lessons(school, lessons).items():
        yield after_lesson(school, lessons, own, belief, runs, slips)


def after_lesson(
    school: CachedLessons,
    lessons: Sequence[Lesson],
    own: Lesson | None,
    belief: str,
    runs: int,
    slips: float = SLIP,
) -> BeliefFigure:
    """Return how often a check-up on all lessons tells a belief, after the lesson on it."""
    taken = []
    for number, seed in _seeds(runs):
        learner = _learner(school, (belief,), slips, number)
        before = take_lesson(school, own, learner, seed).knowledge if own else None
        taken.append(take_checkup(school, lessons, learner, seed, before))
    return _figure(belief, "", taken)


class RepeatedFigure(NamedTuple):
    """A learner with a belief who takes check-ups on all lessons until it is told.

    Parameters
    ----------
    belief
        The belief.
    told
        The number of the check-up that tells it, from 1; 0 if none does.
    instead
        The other beliefs that any of these told.
    asked, running
        The number of questions of the first, and the most of a kind in a row in any.
    """

    belief: str
    told: int
    instead: tuple[str, ...]
    asked: int
    running: int


def by_checkups(
    school: CachedLessons,
    lessons: Sequence[Lesson],
    learner: Learner,
    seed: int,
    most: int = CHECKUPS,
) -> RepeatedFigure:
    """Let a learner take check-ups one after the other, with nothing known before the first."""
    (belief,), knowledge = learner.beliefs, None
    instead, number = set[str](), 0
    asked: list[int] = []
    running = 0
    while not number and len(asked) < most:
        taken = take_checkup(school, lessons, learner, (seed + len(asked)) % SEEDS, knowledge)
        knowledge = taken.knowledge
        asked.append(taken.asked)
        instead |= taken.told.keys() - {belief}
        running = max(running, taken.running)
        number = len(asked) if belief in taken.told else 0
    return RepeatedFigure(belief, number, tuple(sorted(instead)), asked[0], running)


def _seeds(runs: int) -> Iterator[tuple[int, int]]:
    """Yield the number of each run and the seed of its course or check-up."""
    return ((number, number % SEEDS) for number in range(runs))


class Accusations(NamedTuple):
    """How often learners without a false belief are told one, at any answer."""

    where: str
    accused: int
    runs: int
    beliefs: Mapping[str, int]


def accusations(
    school: CachedLessons,
    lessons: Sequence[Lesson],
    runs: int,
    slips: float = SLIP,
    *,
    guessing: bool = False,
) -> Iterator[Accusations]:
    """Yield how often learners without a false belief are accused in each lesson and a check-up.

    Parameters
    ----------
    school, lessons
        The lessons.
    runs
        The number of learners in each.
    slips
        The probability of a slip.
    guessing
        Whether they guess since they don't know the rules of the lesson, or any in a check-up,
        instead of knowing all rules.
    """
    for lesson in lessons:
        yield accused_in_lesson(school, lesson, runs, slips, guessing=guessing)
    yield accused_in_checkups(school, lessons, range(runs), slips, guessing=guessing)


def accused_in_lesson(
    school: CachedLessons, lesson: Lesson, runs: int, slips: float = SLIP, *, guessing: bool = False
) -> Accusations:
    """Return how often learners without a false belief are accused in a lesson."""
    unknown = lesson.rules if guessing else ()
    taken = [
        take_lesson(
            school,
            lesson,
            Learner(school, slips=slips, unknown=unknown, seed=scatter(number, 8)),
            seed,
        )
        for number, seed in _seeds(runs)
    ]
    return _accused(lesson.name, taken)


def accused_in_checkups(
    school: CachedLessons,
    lessons: Sequence[Lesson],
    numbers: Iterable[int],
    slips: float = SLIP,
    *,
    guessing: bool = False,
) -> Accusations:
    """Return how often learners with some numbers are accused in a check-up on all lessons."""
    unknown = {rule for lesson in lessons for rule in lesson.rules} if guessing else ()
    taken = [
        take_checkup(
            school,
            lessons,
            Learner(school, slips=slips, unknown=unknown, seed=scatter(number, 8)),
            number % SEEDS,
        )
        for number in numbers
    ]
    return _accused("", taken)


def _accused(where: str, taken: Sequence[DiagnosisRun]) -> Accusations:
    named = Counter(name for run in taken for name in run.told)
    return Accusations(where, sum(bool(run.told) for run in taken), len(taken), named)


class PairFigure(NamedTuple):
    """Learners with two beliefs at once: how often both of them, one or none was named."""

    where: str
    both: int
    one: int
    none: int


def by_pairs(
    school: CachedLessons, lessons: Sequence[Lesson], runs: int, slips: float = SLIP
) -> tuple[PairFigure, PairFigure]:
    """Return what the lessons on two beliefs name together, and what a check-up names.

    The pairs are random; no rule is misunderstood in two ways.
    """
    return pair_figures(by_pair(school, lessons, number, slips) for number in range(runs))


def pair_figures(named: Iterable[tuple[int, int]]) -> tuple[PairFigure, PairFigure]:
    """Return the figures of pairs, given how many of each its lessons and a check-up named."""
    in_lessons, in_checkups = (Counter(counts) for counts in zip(*named, strict=True))
    return (
        PairFigure("lessons", in_lessons[2], in_lessons[1], in_lessons[0]),
        PairFigure("check-up", in_checkups[2], in_checkups[1], in_checkups[0]),
    )


def by_pair(
    school: CachedLessons, lessons: Sequence[Lesson], number: int, slips: float = SLIP
) -> tuple[int, int]:
    """Return how many beliefs of a random pair its lessons name, and how many a check-up names."""
    pair = _pair(school, Random(number))
    own = [own_lesson(school, lessons, belief) for belief in pair]
    taken = [
        take_lesson(school, lesson, _learner(school, pair, slips, number), number % SEEDS)
        for lesson in lessons
        if lesson in own
    ]
    learner = _learner(school, pair, slips, number)
    checked = take_checkup(school, lessons, learner, number % SEEDS)
    named = {name for run in taken for name in run.told if name in pair}
    return len(named), len(checked.told.keys() & set(pair))


def _pair(school: CachedLessons, random: Random) -> tuple[str, str]:
    """Return two beliefs about different rules."""
    while True:
        first, other = random.sample(list(school.beliefs), 2)
        if set(school.beliefs[first]).isdisjoint(school.beliefs[other]):
            return first, other
