"""Feedback on a learner's actions and answers, in the texts of the game and the lessons."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from oracle_nb.core.events import Event
from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.games.exercises import ActionSequence, Answer, Assessment, Exercise, Ordering, Remark
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import texts_of
from oracle_nb.games.rules import Rules
from oracle_nb.lessons.diagnosis import SOUND, UNKNOWN
from oracle_nb.lessons.text import words
from oracle_nb.text import UnknownMessage


class Feedback(msgspec.Struct, frozen=True):
    """The feedback on an action or answer.

    ``rules`` are the ids of the rules that were missed, ``texts`` are sentences, ``belief`` is the
    false belief that would explain it or ""; ``wrong`` are the wrong parts of an answer,
    ``missing`` is the number of missing ones.
    """

    right: bool
    texts: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    belief: str = ""
    wrong: tuple[str, ...] = ()
    missing: int = 0


def acted(rules: Rules[Any, Any], events: Iterable[Event], language: str) -> Feedback:
    """Return the feedback on the wanted action: what happened."""
    game_texts = texts_of(rules, language)
    return Feedback(True, tuple(game_texts.event(event) for event in events))


def other_action(language: str) -> Feedback:
    """Return the feedback on a legal action that isn't the one of the step."""
    return Feedback(False, (words(language).say("school-other-action"),))


def refused(
    rules: Rules[Any, Any], position: Any, action: Any, broken: tuple[str, ...], language: str
) -> Feedback:
    """Return the feedback on an illegal action: the reasons."""
    explained = texts_of(rules, language).explain(position, action)
    return Feedback(False, tuple(one.text for one in explained.refusals), broken)


def answered(
    school: LessonData,
    exercise: Exercise[Any, Any],
    given: Answer,
    judgement: Assessment,
    predicted: Mapping[str, frozenset[Answer]],
    named: str,
    language: str,
) -> Feedback:
    """Return the feedback on an answer: the belief that explains it, else the missed rules.

    ``named`` is the most likely belief after all answers so far.
    """
    if judgement.right:
        return Feedback(True)
    game_texts = texts_of(exercise.rules, language)
    say = words(language).say
    several = len(given) > 1
    texts: list[str] = []
    broken: list[str] = []
    for remark in judgement.wrong:
        for one in remark.verdict.broken:
            if one.rule not in broken:
                broken.append(one.rule)
                text = game_texts.broken(one)
                if several:
                    part = label(school, exercise, remark.part, language)
                    # Most sentences name the space themselves.
                    text = text if part in text else say("school-part", name=part, text=text)
                texts.append(text)
    for remark in judgement.missing:
        for rule in remark.verdict.rules:
            if rule in exercise.rests_on and rule not in broken:
                broken.append(rule)
    if judgement.missing:
        texts.append(say("school-missing", count=len(judgement.missing)))
    if named in (SOUND, UNKNOWN):
        # One wrong answer isn't enough for a diagnosis; but if exactly one belief predicts it, say
        # so.
        alone = [name for name, answers in predicted.items() if given in answers]
        named = alone[0] if len(alone) == 1 else ""
    return Feedback(
        False,
        tuple(texts),
        tuple(broken) or exercise.rests_on[:1],
        named,
        _parts(judgement.wrong),
        len(judgement.missing),
    )


def _parts(remarks: tuple[Remark, ...]) -> tuple[str, ...]:
    return tuple(one.part for one in remarks)


def belief_text(school: LessonData, belief: str, language: str) -> str:
    """Return a false belief as a sentence to the learner; "" without one."""
    try:
        return school.say(language, f"belief-{belief}") if belief else ""
    except UnknownMessage:
        return ""


def label(
    school: LessonData, exercise: Exercise[Any, Any], part: str, language: str, position: Any = None
) -> str:
    """Return a part of an answer as people read it: the name of an action, a message or a space."""
    try:
        action = exercise.rules.notation.read(part)
    except MalformedAction:
        pass
    else:
        at = exercise.position if position is None else position
        return texts_of(exercise.rules, language).action(at, action)
    try:
        return school.say(language, part, **exercise.facts)
    except UnknownMessage:
        return part


def answer_text(
    school: LessonData, exercise: Exercise[Any, Any], answer: Answer, language: str
) -> str:
    """Return an answer in words: the names of its parts, in order where that matters."""
    parts = tuple(label(school, exercise, part, language) for part in answer)
    in_order = isinstance(exercise.form, ActionSequence | Ordering)
    return words(language).join(parts, "cite" if in_order else "and")
