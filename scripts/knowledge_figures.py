"""How well the model of knowledge is calibrated, and the parameters that fit simulated learners.

``scripts.learning_figures calibration`` and ``fit`` print them; docs/learning-figures.md has them.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Final, NamedTuple, cast

from oracle_nb.games.exercises import ActionSequence, Ordering
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons import knowledge as model
from oracle_nb.lessons.diagnosis import SLIP, SOUND, about, includes
from oracle_nb.lessons.knowledge import Evidence, Knowledge, evidence_of, update
from oracle_nb.lessons.lesson import Lesson
from scripts.simulated_learners import CachedLessons, Learner

BINS: Final = 10
GRID: Final[Mapping[str, tuple[float, ...]]] = {
    "KNOWN": (0.6, 0.7, 0.8, 0.9, 0.95),
    "HELD": (0.01, 0.02, 0.04, 0.08, 0.16, 0.3),
    "LEARNED": (0.0, 0.1, 0.3, 0.6, 0.9),
}
"""The parameters that are tried, each with values beyond the best one."""
NAMING: Final = (0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.998)
"""The probabilities at which a belief is named that are tried."""
MOST_WRONG: Final = {"slips": 0.005, "guesses": 0.05}
"""Maximum share of learners without a false belief that are told one in a lesson."""
KINDS: Final = {"careful": 1, "slips": 1, "guesses": 1, "believes": 2, "two beliefs": 1}
"""Learners who know everything, with and without slips; who guess; with one or two beliefs.

Each has the number of learners among six.
"""
WITHOUT: Final = ("careful", "slips", "guesses")
"""Learners without a false belief."""


class Answered(NamedTuple):
    """An answer: what it says, and the false beliefs that predict it if it is wrong."""

    evidence: Evidence
    fits: tuple[str, ...]


class Sitting(NamedTuple):
    """The answers of one learner to the exercises of one lesson.

    Parameters
    ----------
    kind
        One of `KINDS`.
    beliefs, unknown
        The false beliefs of the learner, and the rules that they don't know.
    answers
        The answers, in order.
    """

    kind: str
    beliefs: frozenset[str]
    unknown: frozenset[str]
    answers: tuple[Answered, ...]

    @property
    def shows(self) -> bool:
        """Whether a question was about a false belief of the learner."""
        return any(self.beliefs & {*answered.evidence.beliefs} for answered in self.answers)


def sitting(
    school: CachedLessons, lesson: Lesson, kind: str, beliefs: Sequence[str], seed: int
) -> Sitting:
    """Return the answers of a learner to the questions of a lesson."""
    data = cast("LessonData", school)
    unknown = lesson.rules if kind == "guesses" else ()
    slips = 0.0 if kind == "careful" else SLIP
    learner = Learner(school, beliefs, slips=slips, unknown=unknown, seed=seed)
    random, answers, knowledge = Random(seed), [], Knowledge()
    for practice in (each for each in lesson.exercises for _ in range(each.times)):
        exercise = school.exercise(practice.template, random.randrange(40))
        if isinstance(exercise.form, ActionSequence | Ordering):
            continue
        given = learner.answer(exercise)
        names = about(data, {*lesson.rules, *exercise.rests_on})
        predicted = {
            name: school.believed(exercise.template, exercise.seed, (name,)) for name in names
        }
        predicted[SOUND] = exercise.answers
        evidence = evidence_of(data, exercise, given, predicted, knowledge.likely)
        if evidence is None:
            continue
        right = includes(exercise, given, exercise.answers)
        fits = () if right else tuple(n for n in names if includes(exercise, given, predicted[n]))
        evidence = evidence._replace(explained=() if right else evidence.rules)
        knowledge = update(knowledge, evidence)
        answers.append(Answered(evidence, fits))
    return Sitting(kind, frozenset(beliefs), frozenset(unknown), tuple(answers))


def sittings(
    school: CachedLessons, lessons: Sequence[Lesson], runs: int
) -> Iterator[tuple[Sitting, ...]]:
    """Yield the sittings of each lesson."""
    for number, lesson in enumerate(lessons):
        yield tuple(sittings_of(school, number, lesson, runs))


def sittings_of(school: CachedLessons, number: int, lesson: Lesson, runs: int) -> Iterator[Sitting]:
    """Yield the sittings of a lesson, with its number: of learners of each kind."""
    believed = about(cast("LessonData", school), lesson.rules)
    pairs = [*zip(believed, (*believed[1:], *believed[:1]), strict=True)]
    held: dict[str, list[tuple[str, ...]]] = {kind: [()] for kind in WITHOUT}
    held["believes"] = [(name,) for name in believed]
    held["two beliefs"] = [pair for pair in pairs if len(believed) > 1]
    for kind, choices in held.items():
        for seed in range(KINDS[kind] * runs if choices else 0):
            beliefs = choices[seed % len(choices)]
            yield sitting(school, lesson, kind, beliefs, 1000 * number + seed)


class Figures(NamedTuple):
    """The results of some parameters.

    Parameters
    ----------
    told
        The share of learners who are told the false belief that they hold.
    accused
        The share of others who are told one, by their kind.
    brier
        The mean squared error of the probabilities of false beliefs and of rules.
    """

    told: float
    accused: dict[str, float]
    brier: float


class Sums(NamedTuple):
    """Sums over sittings, from which figures follow; sums of several lessons can be added.

    Parameters
    ----------
    told
        For each kind of learners, how many were told a belief at each probability of `NAMING`;
        if they have one, theirs.
    learners
        The number of learners of each kind; of those with beliefs, whose questions showed one.
    squares
        The sum of the squared errors.
    bins
        For each tenth the number of predictions, and the sums of what was predicted and true.
    """

    told: dict[str, tuple[int, ...]]
    learners: dict[str, int]
    squares: float
    bins: tuple[tuple[int, float, float], ...]

    def figures(self, named: float = model.NAMED) -> Figures:
        """Return the figures if beliefs are named at a probability."""
        at = NAMING.index(named)
        share = {kind: self.told[kind][at] / max(1, self.learners[kind]) for kind in self.told}
        accused: dict[str, float] = {kind: share[kind] for kind in WITHOUT if kind in share}
        count = sum(number for number, *_ in self.bins)
        return Figures(share.get("believes", 0.0), accused, self.squares / max(1, count))

    def calibration(self) -> Iterator[tuple[float, float, int]]:
        """Yield the mean prediction, the share that was true and the count, in each bin."""
        for count, predicted, observed in self.bins:
            if count:
                yield predicted / count, observed / count, count


def measured(taken: Sequence[Sitting]) -> Sums:
    """Return the sums of sittings."""
    named: dict[str, list[int]] = {}
    learners: dict[str, int] = {}
    bins = [[0, 0.0, 0.0] for _ in range(BINS)]
    squares = 0.0
    for each in taken:
        most, knowledge = _named(each)
        if each.shows or not each.beliefs:
            counts = named.setdefault(each.kind, [0] * len(NAMING))
            learners[each.kind] = learners.get(each.kind, 0) + 1
            for number, least in enumerate(NAMING):
                counts[number] += most >= least
        for chance, holds in _pairs(each, knowledge):
            squares += (chance - holds) ** 2
            box = bins[min(BINS - 1, int(BINS * chance))]
            box[0] += 1
            box[1] += chance
            box[2] += holds
    tuples = {kind: tuple(counts) for kind, counts in named.items()}
    return Sums(tuples, learners, squares, tuple((int(n), p, t) for n, p, t in bins))


def _named(sitting: Sitting) -> tuple[float, Knowledge]:
    """Return the probability up to which a learner is told a belief, and the knowledge at the end.

    For learners with beliefs, only theirs count.
    """
    knowledge, most = Knowledge(), 0.0
    for answered in sitting.answers:
        knowledge = update(knowledge, answered.evidence)
        likeliest = max(knowledge.beliefs, key=knowledge.held, default="")
        if likeliest in (sitting.beliefs or answered.fits) and likeliest in answered.fits:
            most = max(most, knowledge.held(likeliest))
    return most, knowledge


def _pairs(sitting: Sitting, knowledge: Knowledge) -> Iterator[tuple[float, bool]]:
    """Yield each probability at the end with whether it was true."""
    for name, chance in knowledge.beliefs.items():
        yield chance, name in sitting.beliefs
    if not sitting.beliefs:
        for name, chance in knowledge.rules.items():
            yield chance, name not in sitting.unknown


def added(sums: Sequence[Sums]) -> Sums:
    """Return the sums of several lessons together."""
    kinds = [kind for kind in KINDS if any(kind in each.told for each in sums)]
    nothing = (0,) * len(NAMING)
    named = {
        kind: tuple(map(sum, zip(*(each.told.get(kind, nothing) for each in sums), strict=True)))
        for kind in kinds
    }
    learners = {kind: sum(each.learners.get(kind, 0) for each in sums) for kind in kinds}
    bins = []
    for boxes in zip(*(each.bins for each in sums), strict=True):
        counts, predicted, observed = zip(*boxes, strict=True)
        bins.append((sum(counts), sum(predicted), sum(observed)))
    return Sums(named, learners, sum(each.squares for each in sums), tuple(bins))


def grid() -> list[dict[str, float]]:
    """Return the parameters of the grid."""
    return [dict(zip(GRID, values, strict=True)) for values in product(*GRID.values())]


def fitted(taken: Sequence[Sitting]) -> list[Sums]:
    """Return the sums of sittings under all parameters of the grid."""
    before = {name: getattr(model, name) for name in GRID}
    try:
        results = []
        for parameters in grid():
            for name, value in parameters.items():
                setattr(model, name, value)
            results.append(measured([_learning(each, parameters["LEARNED"]) for each in taken]))
        return results
    finally:
        for name, value in before.items():
            setattr(model, name, value)


def _learning(sitting: Sitting, learned: float) -> Sitting:
    """Return a sitting whose feedback teaches with another probability."""
    answers = (
        answered._replace(evidence=answered.evidence._replace(learned=learned))
        for answered in sitting.answers
    )
    return sitting._replace(answers=tuple(answers))
