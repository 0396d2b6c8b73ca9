"""Diagnosis: which answers a false belief predicts, and how likely an answer then is.

A learner with a false belief answers by rules with one precondition replaced. People answer as they
believe, except for occasional slips. Learners who don't know a rule guess.
"""

from collections.abc import Collection, Iterable, Mapping
from functools import reduce
from math import comb, log2
from typing import Final

from oracle_nb.core.work import checkpoint
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    Assessment,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.rules import Rules

SOUND: Final = "sound"
"""The hypothesis without a false belief."""
SLIP: Final = 0.05
"""Probability of another answer than intended."""
FEW: Final = 2
"""Maximum number of parts by which a slip differs from the intended answer."""
Predictions = Mapping[str, Answers]
"""The predicted answers of each hypothesis, SOUND included."""


def about(school: LessonData, rules: Collection[str]) -> tuple[str, ...]:
    """Return the false beliefs that get some rules wrong."""
    wrong = frozenset(rules)
    return tuple(name for name, missed in school.beliefs.items() if not wrong.isdisjoint(missed))


def predictions(
    school: LessonData, exercise: Exercise, beliefs: Iterable[str] | None = None
) -> dict[str, Answers]:
    """Return the answers of somebody without a false belief, and of somebody with each of some.

    These are all beliefs on the list if not given.
    """
    answers = {SOUND: exercise.answers}
    for name in school.beliefs if beliefs is None else beliefs:
        answers[name] = believed_answers(school, exercise, name)
    return answers


def believed_answers(school: LessonData, exercise: Exercise, belief: str) -> Answers:
    """Return the answers of somebody with a false belief."""
    checkpoint()
    return exercise.answers_under(belief, lambda: school.rules_under(exercise.rules, belief))


def answers_together(school: LessonData, exercise: Exercise, beliefs: tuple[str, ...]) -> Answers:
    """Return the answers of somebody with several false beliefs at once."""
    checkpoint()
    return exercise.answers_under(
        "+".join(beliefs), lambda: _rules_under(school, exercise, beliefs)
    )


def _rules_under(school: LessonData, exercise: Exercise, beliefs: tuple[str, ...]) -> Rules:
    return reduce(school.rules_under, beliefs, exercise.rules)


def failing(exercise: Exercise, predicted: Predictions) -> frozenset[str]:
    """Return the false beliefs that lead to wrong answers.

    Of a line of actions the answer key has one of many, so another line may be correct, too.
    """
    answers = {name: each for name, each in predicted.items() if name != SOUND}
    if isinstance(exercise.form, ActionSequence):
        return frozenset(
            name
            for name, lines in answers.items()
            if not any(exercise.judge_line(line, exercise.rules).right for line in lines)
        )
    return frozenset(name for name, each in answers.items() if each != predicted[SOUND])


def judged_under(
    school: LessonData, exercise: Exercise, line: Answer, beliefs: tuple[str, ...]
) -> Assessment:
    """Return what somebody with some false beliefs thinks of a line of actions."""
    return exercise.judge_line(line, _rules_under(school, exercise, beliefs))


def permitting(
    school: LessonData, exercise: Exercise, given: Answer, predicted: Predictions
) -> Predictions:
    """Return predictions in which a line of actions is an answer of each belief that permits it.

    The answer key finds one line of many. A correct line that a belief permits as well says nothing
    about it, and one that ends with a refused action may come from a belief that permits that.
    """
    if not isinstance(exercise.form, ActionSequence):
        return predicted
    judged, right = exercise.judge_line(given, exercise.rules), predicted[SOUND]
    refused = bool(judged.wrong)
    if not refused and given not in right:
        return predicted
    lines = dict(predicted)
    for name, answers in predicted.items():
        if name == SOUND or (answers == right and not refused):
            continue
        believed = judged_under(school, exercise, given, (name,))
        if refused and not believed.wrong:
            lines[name] = answers | {given}
        elif not refused and believed.right:
            lines[name] = right
    return lines


def topics(exercise: Exercise) -> tuple[str, ...]:
    """Return the rules that the answer to an exercise may be about, the main one first.

    Of a choice what lies on a space, the other rules are only about the other options.
    """
    chooses = isinstance(exercise.form, SingleChoice)
    return exercise.rests_on[:1] if chooses and exercise.asks_what_lies else exercise.rests_on


def asked_rules(
    school: LessonData, exercise: Exercise, given: Answer, predicted: Predictions
) -> tuple[str, ...]:
    """Return the rules that an exercise asks about, of those that its template needs.

    A titan's roll of 3 doesn't ask what a 6 does: no false belief about that changes the answer.
    Rules come first that false beliefs with the given answer get wrong, then those that false
    beliefs about its wrong parts do. Other wrong parts are first of all about rules that no false
    belief on the list gets wrong.
    """
    right = predicted[SOUND]
    telling = [name for name, answers in predicted.items() if answers != right]
    shown = {rule for name in telling for rule in school.beliefs[name]}
    known = {rule for name in predicted if name != SOUND for rule in school.beliefs[name]}
    fits = [name for name in telling if includes(exercise, given, predicted[name])]
    likely = {rule for name in fits for rule in school.beliefs[name]}
    if likely.isdisjoint(exercise.rests_on):
        near = _at_wrong_parts(exercise, given, predicted, telling)
        likely = {rule for name in near for rule in school.beliefs[name]}
    # If no belief changes the answer, the exercise still asks about its first rule.
    main = () if telling else exercise.rests_on[:1]
    asked = [
        rule for rule in topics(exercise) if rule in shown or rule not in known or rule in main
    ]
    has_parts = isinstance(exercise.form, SpaceSelection | MultipleChoice)
    return tuple(sorted(asked, key=lambda rule: (rule not in likely, has_parts and rule in known)))


def _at_wrong_parts(
    exercise: Exercise, given: Answer, predicted: Predictions, beliefs: Iterable[str]
) -> list[str]:
    """Return the false beliefs that get most of the wrong parts of an answer wrong, too.

    Returns none for answers that have no parts, such as numbers.
    """
    if not isinstance(exercise.form, SpaceSelection | MultipleChoice):
        return []
    wrong = {*_apart(given, predicted[SOUND])}
    shared = {
        name: len(wrong & {*_apart(min(predicted[name]), predicted[SOUND])})
        for name in beliefs
        if predicted[name]
    }
    most = max(shared.values(), default=0)
    return [name for name, parts in shared.items() if parts == most > 0]


def information(predicted: Predictions, chances: Mapping[str, float]) -> float:
    """Return the bits by which an answer tells some hypotheses apart, without slips and guesses."""
    total = sum(chances[name] for name in predicted)
    mass: dict[Answers, float] = {}
    for name, answers in predicted.items():
        mass[answers] = mass.get(answers, 0.0) + chances[name] / total
    given: dict[Answer, float] = {}
    for answers, share in mass.items():
        for answer in answers or ((),):
            given[answer] = given.get(answer, 0.0) + share / max(1, len(answers))
    known = sum(share * log2(max(1, len(answers))) for answers, share in mass.items())
    return entropy(given.values()) - known


def entropy(shares: Iterable[float]) -> float:
    """Return the entropy of shares that add up to 1, in bits."""
    return -sum(share * log2(share) for share in shares if share > 0)


def variety(exercise: Exercise) -> float:
    """Return roughly how many answers somebody who guesses chooses from."""
    form = exercise.form
    match form:
        case SpaceSelection():
            # Sets aren't equally likely: most wrong ones differ from the correct one in few spaces.
            return float(len(form.among))
        case SingleChoice():
            return float(len(form.options))
        case MultipleChoice():
            return float(len(form.options))
        case Ordering():
            count = 1.0
            for number in range(2, len(form.items) + 1):
                count *= number
            return count
        case NumberInput():
            return float(min(12, form.most - form.least + 1))
        case ActionSequence():
            return 30.0 * form.most


def guess_likelihood(exercise: Exercise, answer: Answer) -> float:
    """Return the probability of an answer by somebody who guesses.

    Of several options people choose any number.
    """
    form = exercise.form
    if isinstance(form, SpaceSelection):
        return 1 / (len(form.among) + 1) / comb(len(form.among), len(answer))
    if isinstance(form, MultipleChoice):
        return 1 / (len(form.options) + 1) / comb(len(form.options), len(answer))
    return 1 / variety(exercise)


def likelihood(exercise: Exercise, answer: Answer, answers: Answers) -> float:
    """Return the probability of an answer if these are predicted, with occasional slips.

    Without a predicted answer people guess.
    """
    size = variety(exercise)
    if not answers:
        return 1 / size
    if includes(exercise, answer, answers):
        return (1 - SLIP) / len(answers) + SLIP / size
    if isinstance(exercise.form, SpaceSelection | MultipleChoice):
        # One space too many or too few is a slip; more are unlikely to be, and any of them alike.
        apart = len(_apart(answer, answers))
        slip = SLIP * 0.1 ** (apart - 1) / comb(int(size), min(apart, int(size)))
        # Nobody slips by many parts: such an answer comes from something else.
        return slip if apart <= FEW else min(slip, guess_likelihood(exercise, answer))
    return SLIP / size


def includes(exercise: Exercise, answer: Answer, answers: Answers) -> bool:
    """Return whether an answer is one of some, or a number close enough to one."""
    form = exercise.form
    if isinstance(form, NumberInput) and form.within:
        return any(abs(int(answer[0]) - int(right[0])) <= form.within for right in answers)
    return answer in answers


def _apart(answer: Answer, answers: Answers) -> Answer:
    """Return the parts that differ between an answer and the nearest of some."""
    return min(
        (tuple(sorted(set(answer) ^ set(right))) for right in answers),
        key=lambda parts: (len(parts), parts),
        default=answer,
    )
