"""Feedback on a learner's actions and answers, in the texts of the game and the lessons."""

from collections.abc import Iterable
from random import Random
from typing import Final

import msgspec

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.core.events import Event
from oracle_nb.core.generics import A, P
from oracle_nb.core.verdicts import MalformedAction, Violation
from oracle_nb.games.coach import line_text
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    AnswerReason,
    Assessment,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    Remark,
    SingleChoice,
)
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.motives import motive_text
from oracle_nb.games.registry import presentation_of, texts_of
from oracle_nb.games.rules import Rules
from oracle_nb.games.texts import GameTexts
from oracle_nb.lessons.answer_causes import AnswerCause
from oracle_nb.lessons.text import words
from oracle_nb.text import UnknownMessage

_ORDER: Final = 77
"""Makes the order of options from the seed of an exercise."""

_REFUSALS: Final = 2
"""Maximum number of refusals that explain an answer."""
_LINE: Final = 190
"""Maximum number of characters of several sentences that explain a correct answer."""


class Feedback(msgspec.Struct, frozen=True):
    """The feedback on an action or answer.

    ``rules`` are the ids of the rules that were missed or may have been, ``texts`` are sentences,
    ``belief`` is the false belief that the answers so far suggest, ``possible`` one that leads to
    this answer, which may be a slip or a guess as well; at most one of both isn't "", and
    ``explanation`` says it in a sentence. ``wrong`` are the wrong parts of an answer,
    ``missing`` is the number of missing ones, ``way`` are sentences that lead to the answer without
    giving it away, ``plan`` compares a plan for a turn with the best one.
    """

    right: bool
    texts: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    belief: str = ""
    possible: str = ""
    explanation: str = ""
    wrong: tuple[str, ...] = ()
    missing: int = 0
    way: tuple[str, ...] = ()
    plan: str = ""


def acted(rules: Rules, events: Iterable[Event], seat: int | None, language: str) -> Feedback:
    """Return the feedback on the wanted action of the learner in ``seat``: what happened."""
    game_texts = texts_of(rules, language)
    return Feedback(True, tuple(game_texts.event(event, seat) for event in events))


def other_action(language: str) -> Feedback:
    """Return the feedback on a legal action that isn't the one of the step."""
    return Feedback(False, (words(language).say("school-other-action"),))


def refused(
    rules: Rules[P, A], position: P, action: A, broken: tuple[str, ...], language: str
) -> Feedback:
    """Return the feedback on an illegal action: the reasons."""
    explained = texts_of(rules, language).explain(position, action)
    return Feedback(False, tuple(refusal.text for refusal in explained.refusals), broken)


def answered(
    school: LessonData,
    exercise: Exercise,
    given: Answer,
    judgement: Assessment,
    cause: AnswerCause,
    language: str,
) -> Feedback:
    """Return the feedback on an answer: why it is correct, or what is wrong with it.

    The rules that a false belief gets wrong come first, then those that refuse parts of the
    answer. Without any it is the first of those that the exercise asks about.
    """
    if judgement.right:
        why = decisive_texts(school, exercise, language)
        return Feedback(True, why, plan=_plan(school, exercise, given, language))
    game_texts = texts_of(exercise.rules, language)
    say = words(language).say
    several = len(given) > 1
    texts: list[str] = []
    broken: list[str] = list(school.beliefs.get(cause.belief or cause.possible, ()))
    refused: set[str] = set()
    for remark in judgement.wrong:
        for violation in remark.verdict.broken:
            if violation.rule not in broken:
                broken.append(violation.rule)
            if violation.rule not in refused:
                refused.add(violation.rule)
                text = game_texts.broken(violation)
                if several:
                    part = label(school, exercise, remark.part, language).removesuffix(".")
                    # Most sentences name the space themselves.
                    text = text if part in text else say("school-part", name=part, text=text)
                texts.append(text)
    if judgement.missing:
        texts.append(say("school-missing", count=len(judgement.missing)))
    if unfinished := _refusal_of_the_goal(exercise, given, judgement):
        broken += [violation.rule for violation in unfinished]
        refusal = " ".join(dict.fromkeys(map(game_texts.broken, unfinished)))
        texts.append(say("school-unfinished", text=refusal))
    form = exercise.form
    # Which of two legal turns is better doesn't follow from rules.
    turns = (isinstance(form, SingleChoice) and form.lines) or (
        isinstance(form, ActionSequence) and form.whole_turn
    )
    return Feedback(
        False,
        tuple(texts),
        tuple(broken) or (() if turns else cause.asked[:1]),
        cause.belief,
        cause.possible,
        belief_text(school, cause.belief, language)
        or possible_text(school, exercise, given, cause.possible, language),
        _parts(judgement.wrong),
        len(judgement.missing),
        first_steps(school, exercise, language),
    )


def _refusal_of_the_goal(
    exercise: Exercise, given: Answer, judgement: Assessment
) -> tuple[Violation, ...]:
    """Return why the last action of a solution is refused after a legal line without success.

    Returns () if it is legal then, if it would be the whole solution, or if the turn has ended.
    """
    form = exercise.form
    if not isinstance(form, ActionSequence) or form.most == 1 or judgement.wrong:
        return ()
    rules, position, chance = exercise.rules, exercise.position, SeededChance(exercise.seed)
    for part in given:
        position = rules.apply(position, rules.notation.read(part), chance).position
    if rules.to_move(position) != rules.to_move(exercise.position):
        return ()
    last = {line[-1] for line in exercise.answers if line}
    verdicts = [rules.check(position, rules.notation.read(action)) for action in sorted(last)]
    return min((verdict.broken for verdict in verdicts), key=len, default=())[:_REFUSALS]


def _plan(school: LessonData, exercise: Exercise, given: Answer, language: str) -> str:
    """Return how a plan for a whole turn compares with the best one; "" for other exercises."""
    if not isinstance(exercise.form, ActionSequence) or not exercise.form.whole_turn:
        return ""
    best = exercise.solution
    if len(given) <= len(best):
        return words(language).say("school-plan-best")
    text = answer_text(school, exercise, best, language)
    return words(language).say("school-plan-shorter", text=text)


def reason_texts(school: LessonData, exercise: Exercise, language: str) -> tuple[str, ...]:
    """Return why the answer is correct, in sentences of which only the last gives it away.

    An exercise without reasons of its own is explained by the message ``why-`` of its template, if
    there is one, and by the rules that refuse what isn't possible.
    """
    if exercise.reasons:
        texts = texts_of(exercise.rules, language)
        return tuple(_reason_text(school, texts, reason, language) for reason in exercise.reasons)
    return (*_general(school, exercise, language), *_refusals(exercise, language))


def _reason_text(school: LessonData, texts: GameTexts, reason: AnswerReason, language: str) -> str:
    if reason.violation is not None:
        return texts.broken(reason.violation)
    facts = reason.facts
    if reason.motive is not None:
        facts = {**facts, "motive": motive_text(texts, reason.motive)}
    return school.say(language, reason.message, **facts)


def decisive_texts(school: LessonData, exercise: Exercise, language: str) -> tuple[str, ...]:
    """Return in one line why an answer is correct: the last sentence, with others if they fit.

    Somebody who knows the answer needs only what settles it. Motives are beside the play-outs.
    """
    texts = reason_texts(school, exercise, language)
    texts = texts[sum(reason.motive is not None for reason in exercise.reasons) :]
    if not exercise.reasons:
        return texts[:1]
    shown = texts[-1:]
    for text in reversed(texts[:-1]):
        if len(" ".join((text, *shown))) > _LINE:
            break
        shown = (text, *shown)
    return shown


def _general(school: LessonData, exercise: Exercise, language: str) -> tuple[str, ...]:
    """Return what the answers to a template depend on, which gives none of them away."""
    message = f"why-{exercise.template.replace('.', '-')}"
    try:
        return (school.say(language, message, **exercise.facts),)
    except UnknownMessage:
        return ()


def _refusals(exercise: Exercise, language: str) -> tuple[str, ...]:
    """Return why the wrong options of an exercise aren't allowed, or why the right one isn't."""
    form = exercise.form
    if not isinstance(form, SingleChoice | MultipleChoice):
        return ()
    right = exercise.solution
    actions = {part: exercise.action(part) for part in form.options}
    if len(set(actions.values())) > 1:
        actions = {part: action for part, action in actions.items() if part not in right}
    verdicts = (exercise.check(action) for action in actions.values() if action is not None)
    broken = [verdict.broken[0] for verdict in verdicts if verdict.broken]
    texts = texts_of(exercise.rules, language)
    return tuple(dict.fromkeys(map(texts.broken, broken)))[:_REFUSALS]


def first_steps(school: LessonData, exercise: Exercise, language: str) -> tuple[str, ...]:
    """Return sentences that lead to the answer without giving it away."""
    if not exercise.reasons:
        return _general(school, exercise, language)
    texts = reason_texts(school, exercise, language)
    if isinstance(exercise.form, ActionSequence):
        return texts
    steps = zip(texts[:-1], exercise.reasons, strict=False)
    return tuple(text for text, reason in steps if not reason.decisive)


def solution_texts(school: LessonData, exercise: Exercise, language: str) -> tuple[str, ...]:
    """Return why the shown answer is correct; of several actions also which ones they are."""
    texts = reason_texts(school, exercise, language)
    if not isinstance(exercise.form, ActionSequence):
        return texts
    line = answer_text(school, exercise, exercise.solution, language)
    return (*texts, words(language).say("school-one-way", text=line))


def hint_text(school: LessonData, exercise: Exercise, language: str) -> str:
    """Return what to consider in an exercise: of its template, else of its family; "" without."""
    family, _, _ = exercise.template.partition(".")
    for name in (exercise.template.replace(".", "-"), family):
        try:
            return school.say(language, f"hint-{name}", **exercise.facts)
        except UnknownMessage:
            continue
    return ""


def _parts(remarks: tuple[Remark, ...]) -> tuple[str, ...]:
    return tuple(remark.part for remark in remarks)


def belief_text(school: LessonData, belief: str, language: str) -> str:
    """Return a false belief as a sentence to a learner who holds it; "" without one."""
    text = _misconception(school, belief, language)
    return text and words(language).say("school-belief", text=text)


def possible_text(
    school: LessonData, exercise: Exercise, given: Answer, belief: str, language: str
) -> str:
    """Return a false belief as one way to an answer, which may be a slip; "" without one."""
    text, say = _misconception(school, belief, language), words(language).say
    if text and isinstance(exercise.form, NumberInput):
        return say("school-possible-number", answer=given[0], text=text)
    return text and say("school-possible", text=text)


def _misconception(school: LessonData, belief: str, language: str) -> str:
    try:
        return school.say(language, f"belief-{belief}") if belief else ""
    except UnknownMessage:
        return ""


def label(
    school: LessonData,
    exercise: Exercise[P, A],
    part: str,
    language: str,
    position: P | None = None,
) -> str:
    """Return a part of an answer as people read it: an action, a turn, a message or a space."""
    form = exercise.form
    if isinstance(form, SingleChoice) and form.lines:
        line = tuple(map(exercise.rules.notation.read, form.line(part)))
        return line_text(texts_of(exercise.rules, language), exercise.position, line)
    try:
        action = exercise.rules.notation.read(part)
    except MalformedAction:
        pass
    else:
        at = exercise.position if position is None else position
        if isinstance(form, SingleChoice) and form.in_a_row:
            text = action_text(exercise.rules, at, action, language)
            number = form.options.index(part) + 1
            return words(language).say("school-numbered", number=number, text=text)
        return texts_of(exercise.rules, language).action(at, action)
    try:
        return school.say(language, part, **exercise.facts)
    except UnknownMessage:
        return part


def shown_options(school: LessonData, exercise: Exercise) -> Answer:
    """Return the options of a choice in the order in which they are shown; () for other forms.

    Sentences are shuffled by the seed, so that their places give nothing away. Numbers, colors and
    names keep their natural order, and so do turns and actions in a row.
    """
    form = exercise.form
    if not isinstance(form, SingleChoice | MultipleChoice):
        return ()
    if isinstance(form, SingleChoice) and (form.in_a_row or form.lines):
        return form.options
    # In one language, so that the order is the same in all.
    if any(" " not in label(school, exercise, part, "en") for part in form.options):
        return form.options
    shuffled = list(form.options)
    Random(scatter(exercise.seed, _ORDER)).shuffle(shuffled)
    return tuple(shuffled)


def answer_text(school: LessonData, exercise: Exercise, answer: Answer, language: str) -> str:
    """Return an answer in words: the names of its parts, in order where that matters."""
    if isinstance(exercise.form, ActionSequence):
        return words(language).join(_played(exercise, answer, language), "cite")
    parts = tuple(label(school, exercise, part, language) for part in answer)
    if any(part.endswith(".") for part in parts):
        return " ".join(parts)
    return words(language).join(parts, "cite" if isinstance(exercise.form, Ordering) else "and")


def _played(exercise: Exercise, line: Answer, language: str) -> tuple[str, ...]:
    """Return the actions of a line, each as people read it in the position that it meets."""
    rules, position, texts = exercise.rules, exercise.position, []
    for part in line:
        action = rules.notation.read(part)
        texts.append(action_text(rules, position, action, language))
        if rules.check(position, action).allowed:
            position = rules.apply(position, action, SeededChance(exercise.seed)).position
    return tuple(texts)


def action_text(rules: Rules[P, A], position: P, action: A, language: str) -> str:
    """Return the name of an action with what it is done with, such as a die as another color."""
    text = texts_of(rules, language).action(position, action)
    shown = presentation_of(rules, language).actions
    source = shown.source_variant(rules, position, action)
    source = source or shown.source_note(rules, position, action)
    return (
        words(language).say("school-with", text=text, name=source)
        if source not in ("", text)
        else text
    )
