"""Fit the model of knowledge on simulated learners, and measure how well it is calibrated.

.venv/bin/python -m scripts.knowledge_figures            # the current parameters
.venv/bin/python -m scripts.knowledge_figures --fit      # a grid of others, the best first

docs/learning-figures.md explains the learners, and has the figures.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Annotated, Final, NamedTuple, cast

import typer

from oracle_nb.games.exercises import ActionSequence, Ordering
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import DEFAULT_GAME, lessons_of_game
from oracle_nb.lessons import knowledge as model
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.diagnosis import SLIP, SOUND, about, includes
from oracle_nb.lessons.knowledge import Evidence, Knowledge, evidence_of, update
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.terminal.console import GameOption, console
from scripts.simulated_learners import CachedLessons, Learner

BINS: Final = 10
GRID: Final = {
    "KNOWN": (0.8, 0.9, 0.95, 0.98),
    "HELD": (0.01, 0.02, 0.04, 0.08),
    "LEARNED": (0.3, 0.6),
    "NAMED": (0.8, 0.9, 0.95),
}
"""The parameters that are tried."""
MOST_WRONG: Final = {"slips": 0.005, "guesses": 0.05}
"""Maximum share of learners without a false belief that are told one in a lesson."""


class Answered(NamedTuple):
    """An answer: what it says, and the false beliefs that predict it if it is wrong."""

    evidence: Evidence
    fits: tuple[str, ...]


class Sitting(NamedTuple):
    """The answers of one learner to the exercises of one lesson.

    Parameters
    ----------
    kind
        "slips", "guesses" or "believes".
    beliefs, unknown
        The false beliefs of the learner, and the rules that they don't know.
    answers
        The answers, in order.
    """

    kind: str
    beliefs: frozenset[str]
    unknown: frozenset[str]
    answers: tuple[Answered, ...]


def sitting(
    school: CachedLessons, lesson: Lesson, kind: str, beliefs: Sequence[str], seed: int
) -> Sitting:
    """Return the answers of a learner to the questions of a lesson."""
    data = cast("LessonData", school)
    unknown = lesson.rules if kind == "guesses" else ()
    learner = Learner(school, beliefs, unknown=unknown, seed=seed)
    random, answers = Random(seed), []
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
        evidence = evidence_of(data, exercise, given, predicted)
        if evidence is None:
            continue
        right = includes(exercise, given, exercise.answers)
        fits = () if right else tuple(n for n in names if includes(exercise, given, predicted[n]))
        explained = () if right else evidence.rules
        answers.append(Answered(evidence._replace(explained=explained), fits))
    return Sitting(kind, frozenset(beliefs), frozenset(unknown), tuple(answers))


def sittings(
    school: CachedLessons, lessons: Sequence[Lesson], runs: int
) -> Iterator[tuple[Sitting, ...]]:
    """Yield the sittings of each lesson: with slips, guesses, and each false belief about it."""
    for number, lesson in enumerate(lessons):
        believed = [(name,) for name in about(cast("LessonData", school), lesson.rules)]
        learners = [("slips", ()), ("guesses", ()), *(("believes", belief) for belief in believed)]
        for kind, beliefs in learners:
            seeds = (1000 * number + seed for seed in range(runs))
            yield tuple(sitting(school, lesson, kind, beliefs, seed) for seed in seeds)


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


def named_in(sitting: Sitting) -> tuple[set[str], Knowledge]:
    """Return the false beliefs that a learner is told to have, and the knowledge at the end."""
    knowledge, named = Knowledge(), set[str]()
    for answered in sitting.answers:
        knowledge = update(knowledge, answered.evidence)
        named |= {*knowledge.named[:1]} & {*answered.fits}
    return named, knowledge


def measured(taken: Sequence[Sitting]) -> tuple[Figures, list[tuple[float, bool]]]:
    """Return the figures of sittings, and each predicted probability with whether it was true."""
    named_by_kind: dict[str, list[bool]] = {"slips": [], "guesses": [], "believes": []}
    pairs: list[tuple[float, bool]] = []
    for sitting in taken:
        said, knowledge = named_in(sitting)
        shows = any(sitting.beliefs & {*answered.evidence.beliefs} for answered in sitting.answers)
        if sitting.kind != "believes":
            named_by_kind[sitting.kind].append(bool(said))
        elif shows:
            named_by_kind[sitting.kind].append(bool(said & sitting.beliefs))
        pairs += [(chance, name in sitting.beliefs) for name, chance in knowledge.beliefs.items()]
        if sitting.kind != "believes":
            pairs += [
                (chance, name not in sitting.unknown) for name, chance in knowledge.rules.items()
            ]
    share = {kind: sum(flags) / max(1, len(flags)) for kind, flags in named_by_kind.items()}
    brier = sum((chance - outcome) ** 2 for chance, outcome in pairs) / len(pairs)
    return Figures(share.pop("believes"), share, brier), pairs


def calibration(pairs: Sequence[tuple[float, bool]]) -> Iterator[tuple[float, float, int]]:
    """Yield the mean prediction, the share that was true and the count, in each of ten bins."""
    for number in range(BINS):
        inside = [pair for pair in pairs if min(BINS - 1, int(BINS * pair[0])) == number]
        if inside:
            count = len(inside)
            yield sum(p for p, _ in inside) / count, sum(t for _, t in inside) / count, count


def fitted(taken: Sequence[Sitting]) -> Iterator[tuple[dict[str, float], Figures]]:
    """Yield the figures of all parameters of the grid."""
    before = {name: getattr(model, name) for name in GRID}
    try:
        for values in product(*GRID.values()):
            parameters = dict(zip(GRID, values, strict=True))
            for name, value in parameters.items():
                setattr(model, name, value)
            yield parameters, measured(taken)[0]
    finally:
        for name, value in before.items():
            setattr(model, name, value)


def main(
    runs: Annotated[int, typer.Option(min=1, help="Learners of each kind in each lesson.")] = 8,
    fit: Annotated[bool, typer.Option(help="Try a grid of parameters.")] = False,
    game: GameOption = DEFAULT_GAME,
) -> None:
    """Measure how well the model of knowledge is calibrated on simulated learners."""
    school, screen = CachedLessons(lessons_of_game(game)), console()
    taken = [sitting for group in sittings(school, lessons_of(game), runs) for sitting in group]
    if fit:
        tried = list(fitted(taken))
        fair = [
            each
            for each in tried
            if all(each[1].accused[kind] <= most for kind, most in MOST_WRONG.items())
        ]
        for parameters, figures in sorted(fair or tried, key=lambda each: -each[1].told)[:12]:
            screen.print(parameters, figures)
    figures, pairs = measured(taken)
    screen.print(f"{len(taken)} learners, {SLIP:.0%} slips: {figures}")
    for predicted, observed, count in calibration(pairs):
        screen.print(f"{predicted:.3f} {observed:.3f} {count}")


if __name__ == "__main__":
    typer.run(main)
