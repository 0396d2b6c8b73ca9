"""Exercises by the thousand: made from seeds, solved by the engine, looked at for faults.

.venv/bin/python -m tests.lessons.solved_exercises                     # 1,000 exercises
.venv/bin/python -m tests.lessons.solved_exercises --exercises 100000
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, permutations
from random import Random
from typing import Final

from tqdm import tqdm

from oracle_nb.delphi.lessons.exercises.templates import TEMPLATES
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.feedback import label
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.web.lessons.state import answer_routes
from tests.lessons.exercises import SCHOOL
from tests.lessons.partial_learners import refusals

READ: Final = lessons_of_game("delphi")
PRICED: Final = frozenset({"oracle.recolor", "oracle.wheel", "move.buy-range"})
"""Rules about what a color or a way costs."""
GAINING: Final = frozenset({"cargo.reward"})
"""Templates that speak of tokens which a player only gets."""
SHOWN: Final = 20
"""Number of correct lines that are played."""


def faults(template: str, seed: int) -> Iterator[str]:
    """Faults of an exercise: it can't be made or solved, or contradicts its text."""
    try:
        yield from faults_of(SCHOOL.exercise(template, seed))
    except ValueError as error:
        yield f"it fails: {error}"


def faults_of(exercise: Exercise) -> Iterator[str]:
    """The same of an exercise that has been made. Raises ValueError where it fails altogether."""
    answers = exercise.answers
    if not answers:
        yield "unsolvable"
        return
    if len(answers) > 1 and not isinstance(exercise.form, ActionSequence | Ordering):
        yield f"ambiguous: {len(answers)} answers"
    for answer in sorted(answers)[:SHOWN]:
        if exercise.read(list(answer)) != answer or not exercise.judge(answer).right:
            yield f"its own answer is not right: {answer}"
        if broken := refusals(exercise, answer):
            yield f"its own answer is refused: {answer}: {broken}"
    yield from _form_faults(exercise, answers)
    yield from _token_faults(exercise, answers)
    yield from _route_faults(exercise)
    for language in LANGUAGES:
        text = SCHOOL.say(language, exercise.prompt, **exercise.facts)
        if "{" in text or "  " in text or text.rstrip()[-1] not in ".?":
            yield f"it asks badly: {text}"
        if isinstance(exercise.form, SingleChoice | MultipleChoice):
            options = [label(READ, exercise, option, language) for option in exercise.form.options]
            if len(set(options)) < len(options):
                yield f"options that read alike: {options}"


def _route_faults(exercise: Exercise) -> Iterator[str]:
    """Routes of an answer that lead straight over land."""
    if not isinstance(exercise.rules, Delphi):
        return
    near = exercise.rules.board.adjacent
    options = exercise.form.options if isinstance(exercise.form, SingleChoice) else ()
    for option in options or exercise.solution:
        for route in answer_routes(exercise, (option,), "en"):
            if any(after not in near[before] for before, after in pairwise(route)):
                yield f"{option}: the route {route} leaves the water"


def _token_faults(exercise: Exercise, answers: Answers) -> Iterator[str]:
    """Tokens that a sentence speaks of paying, or that are the answer, but the picture lacks."""
    position = exercise.position if exercise.drawn_as is None else exercise.drawn_as
    favor = position.players[position.turn].favor
    numbers = {exercise.facts.get("tokens", 0)}
    if isinstance(exercise.form, NumberInput) and PRICED & {*exercise.rests_on}:
        numbers.add(int(min(answers)[0]))
    for number in numbers if exercise.template not in GAINING else ():
        if isinstance(number, int) and number > favor:
            yield f"it speaks of {number} favor tokens, and the picture shows {favor}"


def _form_faults(exercise: Exercise, answers: Answers) -> Iterator[str]:
    """Answers that are taken for right or wrong though they are not."""
    form = exercise.form
    right = min(answers)
    match form:
        case SingleChoice(options):
            if len(options) < 2 or len(set(options)) < len(options):
                yield f"options: {options}"
            yield from _wrong(
                exercise, [(option,) for option in options if (option,) not in answers]
            )
        case MultipleChoice(parts) | SpaceSelection(parts):
            if len(set(parts)) < len(parts):
                yield f"parts: {parts}"
            if isinstance(form, SpaceSelection) and not right:
                yield "there is nothing to point at"
            tried = Random(exercise.seed).sample(parts, min(8, len(parts)))
            yield from _wrong(exercise, [tuple({*right} ^ {option}) for option in tried])
        case NumberInput(least, most, within):
            number = int(right[0])
            if not least <= number <= most or least == most:
                yield f"{number} of {least} to {most}"
            others = [n for n in range(least, most + 1) if abs(n - number) > within]
            yield from _wrong(exercise, [(str(n),) for n in others])
        case Ordering(items):
            orders = [
                permutation for permutation in permutations(items) if permutation not in answers
            ]
            yield from _wrong(exercise, orders)
            if exercise.action(items[0]) is not None:
                yield from (
                    f"possible: {order}" for order in orders if not refusals(exercise, order)
                )
        case ActionSequence():
            assert isinstance(exercise.rules, Delphi) and exercise.goal is not None
            if exercise.goal(exercise.position):
                yield "the goal is reached already"
            yield from map(str, exercise.rules.faults(exercise.position))


def _wrong(exercise: Exercise, others: list[Answer]) -> Iterator[str]:
    for other in others:
        if exercise.judge(other).right:
            yield f"taken for right: {other}"


def solved(number: int, start: int = 0) -> Counter[str]:
    """Number of exercises, each template equally often."""
    mistakes: Counter[str] = Counter()
    names = tuple(TEMPLATES)
    for place in tqdm(range(number), file=sys.stderr, mininterval=10):
        template, seed = names[place % len(names)], start + place // len(names)
        mistakes.update(f"{template} {seed}: {fault}" for fault in faults(template, seed))
    return mistakes


def main() -> int:
    """Print the faults, and how many exercises there were."""
    parser = argparse.ArgumentParser(prog="tests.lessons.solved_exercises", description=__doc__)
    parser.add_argument("--exercises", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    begin = time.perf_counter()
    faults = solved(given.exercises, given.start)
    print("\n".join(faults))
    seconds = time.perf_counter() - begin
    rate = given.exercises / seconds
    summary = f"{given.exercises} exercises, {faults.total()} faults"
    print(f"{summary}, {seconds:.0f} s, {rate:.0f} a second")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
