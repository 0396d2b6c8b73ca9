"""Counterexamples: positions in which a false belief gives a wrong answer."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from oracle_nb.core.chance import scatter
from oracle_nb.core.work import checkpoint
from oracle_nb.games.exercises import ActionSequence, Answer, Exercise, Ordering
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import texts_of
from oracle_nb.lessons.diagnosis import believed_answers
from oracle_nb.lessons.feedback import action_text, answer_text, solution_texts
from oracle_nb.lessons.text import words

_TRIES: Final = 8
"""Maximum number of exercises of a template in which to look."""
_FEW: Final = 3
"""The same for each other template of the family."""
_KEPT: Final = 64


class Counterexample(NamedTuple):
    """An exercise, the answer that a false belief gives, and an action that shows the difference.

    ``action`` is None where no single action does.
    """

    exercise: Exercise
    believed: Answer
    action: Any = None


@lru_cache(maxsize=_KEPT)
def counterexample(
    school: LessonData, template: str, seed: int, belief: str
) -> Counterexample | None:
    """Return a counterexample to a belief among exercises like one, but not that one itself.

    One with an action that shows the difference is better than others. Returns None if no exercise
    of the template or its family shows any.
    """
    family, dot, _ = template.partition(".")
    others = [template for template in school.templates() if template.startswith(family + dot)]
    for name in dict.fromkeys((template, *others)):
        tries = _TRIES if name == template else _FEW
        examples = list(_different(school, name, seed, belief, tries))
        if examples:
            return next(
                (example for example in examples if example.action is not None), examples[0]
            )
    return None


def _different(
    school: LessonData, template: str, seed: int, belief: str, tries: int
) -> Iterator[Counterexample]:
    """Yield exercises in which the belief gives other answers than the rules, up to a good one."""
    for number in range(1, tries + 1):
        checkpoint()
        exercise = school.exercise(template, scatter(seed, number) >> 16)
        believed = believed_answers(school, exercise, belief)
        if not believed or believed & exercise.answers:
            continue
        answer = min(believed)
        action = next(_telling(exercise, answer), None)
        yield Counterexample(exercise, answer, action)
        if action is not None:
            return


def _telling(exercise: Exercise, believed: Answer) -> Iterator[Any]:
    """Yield actions of the believed answer that the rules refuse, then those that it lacks."""
    # Without the board, a question is clearer than an action.
    if isinstance(exercise.form, ActionSequence | Ordering) or not exercise.picture.shows_board:
        return
    right = exercise.solution
    yield from (
        action for action in _actions(exercise, believed, right) if not _allowed(exercise, action)
    )
    yield from (
        action for action in _actions(exercise, right, believed) if _allowed(exercise, action)
    )


def _actions(exercise: Exercise, parts: Answer, others: Iterable[str]) -> Iterator[Any]:
    """Yield the actions of some parts of an answer that aren't among others."""
    actions = (exercise.action(part) for part in parts if part not in others)
    return (action for action in actions if action is not None)


def _allowed(exercise: Exercise, action: Any) -> bool:
    return exercise.check(action).allowed


def counterexample_texts(
    school: LessonData, example: Counterexample, language: str
) -> tuple[str, ...]:
    """Return a counterexample in words: what the belief would allow, and what the rules say."""
    exercise, say = example.exercise, words(language).say
    texts = texts_of(exercise.rules, language)
    if example.action is not None:
        name = action_text(exercise.rules, exercise.position, example.action, language)
        broken = exercise.check(example.action).broken
        if not broken:
            return (say("school-counter-allowed", action=name),)
        return (say("school-counter-refused", action=name), texts.broken(broken[0]))
    answer = answer_text(school, exercise, exercise.solution, language) or say("school-none")
    believed = answer_text(school, exercise, example.believed, language) or say("school-none")
    return (
        school.say(language, exercise.prompt, **exercise.facts),
        # The sentence around an answer ends it.
        say("school-counter-believed", text=believed.removesuffix(".")),
        say("school-counter-answer", text=answer.removesuffix(".")),
        *solution_texts(school, exercise, language),
    )
