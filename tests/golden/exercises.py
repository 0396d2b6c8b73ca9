"""The golden exercises: a digest of what each template makes from a few seeds.

It covers the position, the question and the reasons in every language, the form, and the answers,
also those of people with a false belief.
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


def digest(name: str) -> str:
    """Return the digest of a template's exercises."""
    game, _, template = name.partition("/")
    school, hasher = lessons_of_game(game), hashlib.sha256()
    for seed in SEEDS:
        hasher.update(description(school, school.exercise(template, seed)).encode())
    return hasher.hexdigest()[:16]


def names() -> list[str]:
    """Return the names of all templates of all games, such as "delphi/sea.mend"."""
    templates = ((game, lessons_of_game(game).templates()) for game in GAMES)
    return [f"{game}/{name}" for game, known in templates for name in sorted(known)]


def exercises() -> dict[str, str]:
    """Return the digest of every template."""
    return {name: digest(name) for name in names()}
