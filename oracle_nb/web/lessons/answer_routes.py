"""The routes of an answer, which the board shows."""

from collections.abc import Iterator

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Exercise,
    Ordering,
    Route,
    SingleChoice,
)
from oracle_nb.games.registry import presentation_of


def answer_routes(exercise: Exercise, picked: Answer, language: str) -> Iterator[Route]:
    """Yield the routes that were played or chosen, else those of the correct answer.

    Parameters
    ----------
    exercise
        The exercise.
    picked
        The parts of the learner's answer so far.
    language
        The language of the presentation.
    """
    yield from exercise.draw()
    rules, form = exercise.rules, exercise.form
    route = presentation_of(rules, language).actions.route
    position, parts, read = exercise.position, exercise.solution, exercise.action
    played = isinstance(form, ActionSequence | Ordering)
    if isinstance(form, ActionSequence):
        parts = picked
    elif isinstance(form, SingleChoice) and form.lines:
        parts, read, played = form.line(*(picked or parts)), rules.notation.read, True
    for part in parts:
        action = read(part)
        if action is None or not rules.check(position, action).allowed:
            continue
        spaces = route(rules, position, action)
        if len(spaces) > 1:
            yield spaces
        if played:
            position = rules.apply(position, action, SeededChance(exercise.seed)).position
