"""Strategies that know no rules, and how often they solve the exercises of each template.

.venv/bin/python -m scripts.rule_free_answers --seeds 40

A strategy looks only at the form of a question: the order, the length and the words of its options.
Nobody should solve an exercise that way more often than by chance.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import comb, factorial
from typing import Annotated, Final, NamedTuple

import typer

from oracle_nb.games.exercises import (
    Answer,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
)
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import DEFAULT_GAME, lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.feedback import label, shown_options
from oracle_nb.lessons.lesson import Lesson

MARGIN: Final = 0.1
"""Maximum share above chance of the exercises that such a strategy may solve."""
SEEDS: Final = 40
MORE: Final = 4
"""How many times as many exercises are made where the first ones seem to give the answer away."""
_COLORS: Final = ("red", "yellow", "green", "blue", "pink", "black")
_PLACE: Final = re.compile(r"\b[A-Z]\d{1,2}\b")


class Question(NamedTuple):
    """An exercise as somebody sees it who knows no rules: its text and the labels of its parts."""

    text: str
    parts: Mapping[str, str]

    def colors(self, text: str) -> frozenset[str]:
        """Return the colors that a text names."""
        return frozenset(color for color in _COLORS if re.search(rf"\b{color}\b", text.lower()))

    @property
    def echoing(self) -> list[str]:
        """The parts that name a color or a space of the question."""
        colors, places = self.colors(self.text), {*_PLACE.findall(self.text)}
        return [
            part
            for part, words in self.parts.items()
            if colors & self.colors(words) or places & {*_PLACE.findall(words)}
        ]

    @property
    def odd(self) -> list[str]:
        """The parts that differ from all others in how many words they have, or in their colors."""
        odd = []
        for kinds in (
            [len(words.split()) for words in self.parts.values()],
            [len(self.colors(words)) for words in self.parts.values()],
        ):
            odd += [
                part for part, kind in zip(self.parts, kinds, strict=True) if kinds.count(kind) == 1
            ]
        return odd


def _first(parts: list[str]) -> Answer:
    return tuple(parts[:1])


Strategy = Callable[[Question], Answer]
CHOICES: Final[Mapping[str, Strategy]] = {
    "first": lambda q: _first([*q.parts]),
    "last": lambda q: _first([*q.parts][::-1]),
    "longest": lambda q: _first(sorted(q.parts, key=lambda part: -len(q.parts[part]))),
    "shortest": lambda q: _first(sorted(q.parts, key=lambda part: len(q.parts[part]))),
    "names what the question names": lambda q: _first(q.echoing),
    "odd one out": lambda q: _first(q.odd),
}
SETS: Final[Mapping[str, Strategy]] = {
    **CHOICES,
    "all": lambda q: tuple(q.parts),
    "none": lambda q: (),
    "first two": lambda q: tuple([*q.parts][:2]),
    "all that name what the question names": lambda q: tuple(q.echoing),
    "all but the odd one": lambda q: tuple(part for part in q.parts if part not in q.odd[:1]),
}
ORDERS: Final[Mapping[str, Strategy]] = {
    "as given": lambda q: tuple(q.parts),
    "reversed": lambda q: tuple([*q.parts][::-1]),
    "by length": lambda q: tuple(sorted(q.parts, key=lambda part: len(q.parts[part]))),
}


def _numbers(question: Question) -> list[int]:
    return [int(number) for number in re.findall(r"\b\d{1,2}\b", question.text)]


NUMBERS: Final[Mapping[str, Strategy]] = {
    "largest number of the question": lambda q: tuple(map(str, sorted(_numbers(q))[-1:])),
    "smallest number of the question": lambda q: tuple(map(str, sorted(_numbers(q))[:1])),
}


def strategies(exercise: Exercise) -> tuple[Mapping[str, Strategy], float]:
    """Return the strategies for the form of an exercise, and the chance of a random answer.

    Spaces are marked on the board and lines are played there: they have no form that could give an
    answer away.
    """
    form = exercise.form
    if isinstance(form, SingleChoice):
        return CHOICES, 1 / len(form.options)
    if isinstance(form, MultipleChoice):
        # Of those with as many parts as the correct one; "none" and "all" are right by chance, too.
        return SETS, max(0.5 ** len(form.options), _of_its_size(exercise, len(form.options)))
    if isinstance(form, Ordering):
        return ORDERS, len(exercise.answers) / factorial(len(form.items))
    if isinstance(form, NumberInput):
        return NUMBERS, 1 / (form.most - form.least + 1)
    return {}, 0.0


def _of_its_size(exercise: Exercise, options: int) -> float:
    count = len(exercise.solution)
    return 1 / comb(options, count) if 0 < count < options else 0.0


def seen(school: LessonData, exercise: Exercise) -> Question:
    """Return what somebody sees of an exercise who knows no rules."""
    form = exercise.form
    parts = shown_options(school, exercise) or getattr(form, "items", ())
    text = school.say("en", exercise.prompt, **exercise.facts)
    return Question(text, {part: label(school, exercise, part, "en") for part in parts})


class Solved(NamedTuple):
    """How often a strategy solves the exercises of a template, and how often chance does."""

    template: str
    strategy: str
    share: float
    chance: float

    @property
    def gives_away(self) -> bool:
        """Whether the form of the questions gives the answer away."""
        return self.share > self.chance + MARGIN


def solved(school: LessonData, template: str, seeds: Iterable[int]) -> Iterator[Solved]:
    """Yield how often each strategy solves the exercises of a template."""
    exercises = [school.exercise(template, seed) for seed in seeds]
    names: dict[str, list[bool]] = {}
    chances = []
    for exercise in exercises:
        ways, chance = strategies(exercise)
        chances.append(chance)
        question = seen(school, exercise)
        for name, way in ways.items():
            names.setdefault(name, []).append(_is_right(exercise, way(question)))
    count = len(exercises)
    chance = sum(chances) / count
    if all(isinstance(exercise.form, NumberInput) for exercise in exercises):
        # Some numbers come often, which a question can't help.
        commonest = Counter(exercise.solution for exercise in exercises).most_common(1)
        chance = max(chance, commonest[0][1] / count)
    for name, right in names.items():
        yield Solved(template, name, sum(right) / count, chance)


def giving_away(school: LessonData, template: str, seeds: Sequence[int]) -> list[Solved]:
    """Return the strategies for which the form of the questions gives the answer away.

    What 40 exercises show can be by chance, so more are looked at then, where lessons fix no seeds.
    """
    solvable = [solution for solution in solved(school, template, seeds) if solution.gives_away]
    if solvable and list(seeds) == [*range(len(seeds))]:
        more = range(MORE * len(seeds))
        solvable = [solution for solution in solved(school, template, more) if solution.gives_away]
    return solvable


def asked_seeds(lessons: Iterable[Lesson], seeds: int) -> Mapping[str, tuple[int, ...]]:
    """Return the seeds of each template in lessons: those that they fix, or else the first ones."""
    fixed: dict[str, list[int]] = {}
    for practice in (practice for lesson in lessons for practice in lesson.exercises):
        fixed.setdefault(practice.template, [])
        if practice.seed is not None:
            fixed[practice.template].append(practice.seed)
    return {name: tuple(given) or tuple(range(seeds)) for name, given in fixed.items()}


def _is_right(exercise: Exercise, answer: Answer) -> bool:
    try:
        return exercise.judge(answer).right
    except ValueError:
        return False


def main(
    seeds: Annotated[int, typer.Option(min=1, help="Exercises of each template.")] = SEEDS,
    game: str = DEFAULT_GAME,
) -> None:
    """Print the templates whose form gives the answer away."""
    school = lessons_of_game(game)
    for template, asked in asked_seeds(lessons_of(game), seeds).items():
        for exercise in giving_away(school, template, asked):
            chance = f"by chance {exercise.chance:.0%}"
            print(f"{template}: {exercise.strategy}: {exercise.share:.0%}, {chance}")


if __name__ == "__main__":
    typer.run(main)
