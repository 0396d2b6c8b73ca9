"""Learners who know only what was taught so far: every other rule is as if there were none."""

from collections.abc import Collection, Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.templates import after
from oracle_nb.delphi.lessons.misconceptions import BELIEFS
from oracle_nb.delphi.model.position import Setting
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    Exercise,
    Ordering,
    SingleChoice,
)
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.diagnosis import believed_answers
from oracle_nb.lessons.prerequisites import known
from tests.lessons.exercises import ANY_GAME, SCHOOL

GAME: Final = "delphi"


@cache
def breakable() -> tuple[str, ...]:
    """The rules of the game that somebody can be let off; ``play.`` are those of any program."""
    sound = SCHOOL.exercise("map.kind", 0).rules
    assert isinstance(sound, Delphi)
    rules = []
    for rule in rulebook().ids:
        try:
            _without(sound.setting, (rule,))
        except ValueError:
            continue
        rules.append(rule)
    return tuple(rule for rule in rules if not rule.startswith("play."))


def _without(setting: Setting, rules: tuple[str, ...]) -> Delphi:
    replaced = tuple((rule, "waived") for rule in rules)
    return Delphi(replace(setting, rules=replace(setting.rules, replaced=replaced)))


def knowing(rules: Delphi, taught: Collection[str]) -> Delphi:
    """Return the rules for somebody who has never heard of any but the taught ones."""
    return _without(rules.setting, tuple(rule for rule in breakable() if rule not in taught))


def answers(lesson: str, exercise: Exercise) -> Iterator[tuple[str, Answers]]:
    """The answers of learners who know nothing but what a lesson and those before teach.

    The first has never heard of any other rule; the others have one of those wrong.
    """
    taught = set(known(lessons_of(GAME), lesson))
    assert isinstance(exercise.rules, Delphi)
    yield "unheard", exercise.solve(knowing(exercise.rules, taught))
    for name, belief in BELIEFS.items():
        if not taught & set(belief.misses):
            yield name, believed_answers(ANY_GAME, exercise, name)


def refusals(exercise: Exercise, answer: Answer) -> tuple[str, ...]:
    """Return what the real rules refuse of an answer that is played, part by part."""
    rules = exercise.rules
    assert isinstance(rules, Delphi)
    form = exercise.form
    if isinstance(form, ActionSequence) or (
        isinstance(form, Ordering) and exercise.action(answer[0])
    ):
        position = exercise.position
        for part in answer:
            action = rules.notation.read(part)
            broken = rules.check(position, action).broken_rules
            if broken:
                return broken
            if isinstance(form, ActionSequence):
                position = rules.apply(position, action, SeededChance(0)).position
                continue
            then = after(rules, position, action)
            assert then is not None
            position = then
        return ()
    actions = {exercise.action(part) for part in answer} - {None}
    if (
        isinstance(form, SingleChoice)
        and {exercise.action(option) for option in form.options} == actions
    ):
        # It is asked of one action whether it is allowed: nobody does it.
        return ()
    breaking = (rule for action in actions for rule in exercise.check(action).broken_rules)
    return tuple(sorted(breaking))
