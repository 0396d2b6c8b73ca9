"""The golden exercises: digests of what each template makes from a few seeds.

One digest covers the position, the question and the reasons in every language, the form, and the
answers, also those of people with a false belief. Another one, which takes a tenth of the time,
covers the position and the question, without texts, of the first seed.
"""

import hashlib
from pathlib import Path
from typing import Any, Final

from oracle_nb.games.exercises import Exercise
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.lesson import LANGUAGES

EXERCISES: Final = Path(__file__).parent / "exercises.json"
SEEDS: Final = (1, 8)
GAMES: Final = ("delphi", "mythology", "mythology-advanced")


def _ordered(answers: frozenset[tuple[str, ...]]) -> list[tuple[str, ...]]:
    return sorted(answers)


def description(school: Any, exercise: Exercise) -> str:
    """Return everything about an exercise as a text."""
    reasons = [
        (reason.message, {**reason.facts, "motive": repr(reason.motive)})
        for reason in exercise.reasons
        if reason.message
    ]
    messages = [(exercise.prompt, exercise.facts), *reasons]
    believed = {
        belief: _ordered(exercise.solve(school.rules_under(exercise.rules, belief)))
        for belief, missed in school.beliefs.items()
        if not exercise.goal and {*missed} & {*exercise.rests_on}
    }
    parts = (
        exercise.position,
        exercise.drawn_as,
        [school.say(language, text, **facts) for language in LANGUAGES for text, facts in messages],
        [reason.violation for reason in exercise.reasons],
        exercise.form,
        _ordered(exercise.answers),
        believed,
        (exercise.rests_on, exercise.look, exercise.asks_what_lies, str(exercise.picture)),
        exercise.draw(),
        *([exercise.play_out()] if exercise.play_out() else []),
    )
    return "\n".join(map(repr, parts))


def question(exercise: Exercise) -> str:
    """Return the position and the question of an exercise as a text."""
    parts = (exercise.position, exercise.drawn_as, exercise.prompt, exercise.facts, exercise.form)
    return repr((*parts, _ordered(exercise.answers), exercise.rests_on, exercise.look))


def digest(name: str) -> str:
    """Return the digest of everything about a template's exercises."""
    school, template = _named(name)
    texts = [description(school, school.exercise(template, seed)) for seed in SEEDS]
    return _digest("".join(texts))


def question_digest(name: str) -> str:
    """Return the digest of the position and the question of a template's first exercise."""
    school, template = _named(name)
    return _digest(question(school.exercise(template, SEEDS[0])))


def _named(name: str) -> tuple[Any, str]:
    """Return the lessons of a game and a template, such as "delphi/sea.mend"."""
    game, _, template = name.partition("/")
    return lessons_of_game(game), template


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def names() -> list[str]:
    """Return the names of all templates of all games."""
    return [
        f"{game}/{name}" for game in GAMES for name in sorted(lessons_of_game(game).templates())
    ]


def exercises() -> dict[str, str]:
    """Return the two digests of every template."""
    return {name: f"{digest(name)} {question_digest(name)}" for name in names()}
