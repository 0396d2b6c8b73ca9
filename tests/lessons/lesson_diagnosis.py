"""The diagnosis from the lessons' own exercises: each belief in the lesson that shows it most.

.venv/bin/python -m tests.lessons.lesson_diagnosis            # the figures for each belief
.venv/bin/python -m tests.lessons.lesson_diagnosis --runs 20  # fewer runs of each

Two figures: from five of a lesson's exercises, each chosen for what it tells, and from the first
answers to all its exercises in their order.
"""

import argparse
import sys
from collections import Counter
from functools import cache, lru_cache
from random import Random
from typing import Any, Final

from tqdm import tqdm

from oracle_nb.games.exercises import Answers, Exercise
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import SLIP, SOUND, UNKNOWN, Diagnosis, predictions
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.review import lessons_of
from tests.lessons import buggy_learners
from tests.lessons.buggy_learners import ASKING, Solve

SEEDS: Final = 8
"""Number of different courses and check-ups that are taken."""
LOOKED_AT: Final = 6
"""Number of exercises of each template for a diagnosis."""


@lru_cache(maxsize=4096)
def asked(template: str, seed: int) -> tuple[Exercise[Any, Any], dict[str, Answers]]:
    """Return an exercise, with what everybody would answer."""
    exercise = ASKING.exercise(template, seed)
    return exercise, predictions(ASKING, exercise)


def templates(lesson: Lesson) -> tuple[str, ...]:
    """Return the templates of a lesson, each once."""
    return tuple(dict.fromkeys(one.template for one in lesson.exercises))


def _shows(belief: str, lesson: Lesson) -> int:
    made = (asked(name, seed) for name in templates(lesson) for seed in range(LOOKED_AT))
    return sum(predicted[belief] != predicted[SOUND] for _, predicted in made)


@cache
def home(belief: str) -> Lesson:
    """Return the lesson whose exercises show a belief most often."""
    return max(lessons_of("delphi"), key=lambda lesson: _shows(belief, lesson))


def chosen(number: int, lesson: Lesson, solve: Solve, slips: float) -> str:
    """Return what five exercises of a lesson come to, each chosen for what it tells."""
    random = Random(number)
    checkup = Checkup(ASKING, number % SEEDS, templates(lesson), LOOKED_AT)
    while not checkup.over:
        answers = solve(checkup.exercise)
        checkup.answer(buggy_learners.given(checkup.exercise, answers, slips, random))
    return checkup.diagnosis.named


@cache
def _course(name: str, seed: int) -> tuple[tuple[str, int], ...]:
    """Return the template and seed of each exercise of a lesson, in order."""
    lesson = next(one for one in lessons_of("delphi") if one.name == name)
    course = Course(ASKING, lesson, seed=seed)
    found = []
    for number in range(len(lesson.steps), course.stops):
        course.go_to(number)
        stop = course.stop
        assert isinstance(stop, Exercise)
        found.append((stop.template, stop.seed))
    return tuple(found)


def taken(number: int, lesson: Lesson, solve: Solve, slips: float) -> str:
    """Return what the first answers to all exercises of a lesson come to."""
    random = Random(number)
    diagnosis = Diagnosis(tuple(ASKING.beliefs))
    for template, seed in _course(lesson.name, number % SEEDS):
        exercise, predicted = asked(template, seed)
        diagnosis.see(
            exercise, buggy_learners.given(exercise, solve(exercise), slips, random), predicted
        )
    return diagnosis.named


def named(belief: str, runs: int, slips: float) -> tuple[Counter[str], Counter[str]]:
    """Return what is said of somebody with a belief, from chosen exercises and from all of them."""
    lesson, solve = home(belief), buggy_learners.believer(belief)
    ways = (chosen, taken)
    first, second = (Counter(way(n, lesson, solve, slips) for n in range(runs)) for way in ways)
    return first, second


def others(lesson: Lesson, solve: Solve, runs: int) -> tuple[Counter[str], Counter[str]]:
    """Return the same of a perfect learner, or one with a belief that nobody has thought of."""
    with buggy_learners.strangers():
        ways = (chosen, taken)
        first, second = (Counter(way(n, lesson, solve, SLIP) for n in range(runs)) for way in ways)
    return first, second


def main() -> int:
    """Print how often each belief is named in its lesson, with slips and without."""
    parser = argparse.ArgumentParser(prog="tests.lessons.lesson_diagnosis", description=__doc__)
    parser.add_argument("--runs", type=int, default=40, help="runs of each learner")
    runs = parser.parse_args().runs
    heads = ("five, no slips", "five, 5 %", "all, no slips", "all, 5 %")
    print(f"{'belief':22} {'lesson':12} " + " ".join(f"{head:>14}" for head in heads))
    for belief in tqdm(ASKING.beliefs, file=sys.stderr):
        found = [named(belief, runs, slips) for slips in (0.0, SLIP)]
        counts = [found[0][0], found[1][0], found[0][1], found[1][1]]
        shares = " ".join(f"{count[belief] / runs:14.1%}" for count in counts)
        rest = Counter(counts[1] + counts[3])
        said = ", ".join(f"{name} {n}" for name, n in rest.items() if name != belief)
        print(f"{belief:22} {home(belief).name:12} {shares}  {said}", flush=True)
    for lesson in lessons_of("delphi"):
        counts = [*others(lesson, buggy_learners.sound, 5 * runs)]
        accused = [sum(count[one] for one in ASKING.beliefs) / count.total() for count in counts]
        print(f"{'accused: ' + SOUND:22} {lesson.name:12} {accused[0]:14.2%} {accused[1]:14.2%}")
    for name in buggy_learners.STRANGE:
        solve = buggy_learners.stranger(name)
        for lesson in lessons_of("delphi"):
            counts = [*others(lesson, solve, runs)]
            if counts[0][SOUND] + counts[1][SOUND] < 1.2 * runs:
                shares = " ".join(f"{count[UNKNOWN] / runs:14.1%}" for count in counts)
                said = ", ".join(f"{one} {n}" for one, n in (counts[0] + counts[1]).items())
                print(f"? {name:20} {lesson.name:12} {shares}  {said}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
