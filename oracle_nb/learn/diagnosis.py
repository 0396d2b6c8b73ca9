"""Diagnosis: which false belief explains a learner's answers.

Every hypothesis says which answers it would give: the rules as they are, or the rules with one
condition false. An answer is given as believed but for a slip now and then. By Bayes' rule each
answer makes some hypotheses likelier and others less so. One further hypothesis, ``UNKNOWN``,
stands for all beliefs that are not on the list: it answers rightly about half the time and else in
any way at all.
"""

from collections.abc import Mapping, Sequence
from math import log2
from typing import Any, Final

from oracle_nb.exercise import (
    Answer,
    Answers,
    Choice,
    Exercise,
    Line,
    Number,
    Order,
    Several,
    Spaces,
)

SOUND: Final = "sound"
"""The hypothesis that nothing is believed wrongly."""
UNKNOWN: Final = "unknown"
"""The hypothesis of a belief that nobody has thought of."""
SLIP: Final = 0.05
SURE: Final = 0.8
"""From this probability on a belief is named."""

Predictions = Mapping[str, Answers]
"""The answers that each hypothesis would give to an exercise; SOUND among them."""


class Diagnosis:
    """What is to be thought of a learner after some answers.

    ``beliefs`` are the names of the false beliefs on the list. Without any answer nearly everybody
    is thought to be sound: nobody shall be accused for one slip.
    """

    def __init__(self, beliefs: Sequence[str]) -> None:
        self.beliefs: Final = tuple(beliefs)
        prior = {SOUND: 0.5, UNKNOWN: 0.1}
        prior |= dict.fromkeys(self.beliefs, 0.4 / max(1, len(self.beliefs)))
        self.chances: dict[str, float] = prior
        self.wrong = 0
        """How many answers were not right."""

    def see(self, exercise: Exercise[Any, Any], answer: Answer, predicted: Predictions) -> None:
        """Take an answer into account. ``predicted`` names all hypotheses but UNKNOWN."""
        size = variety(exercise)
        right = likelihood(exercise, answer, predicted[SOUND], size)
        self.wrong += answer not in predicted[SOUND]
        chances = {}
        for name, chance in self.chances.items():
            if name == UNKNOWN:
                says = 0.5 * right + 0.5 / size
            elif name == SOUND:
                says = right
            else:
                says = likelihood(exercise, answer, predicted[name], size)
            chances[name] = chance * says
        total = sum(chances.values())
        self.chances = {name: chance / total for name, chance in chances.items()}

    @property
    def named(self) -> str:
        """The belief that the answers point to; SOUND, or UNKNOWN where none explains them."""
        best = max(self.chances, key=lambda name: (self.chances[name], name))
        if best == SOUND or self.wrong < 2:
            return SOUND
        return best if self.chances[best] >= SURE else UNKNOWN

    def worth(self, predicted: Predictions) -> float:
        """How much the answer to an exercise would tell, in bits: the entropy of what is expected.

        Hypotheses that would answer alike are not told apart by it.
        """
        mass: dict[Answers, float] = {}
        for name, answers in predicted.items():
            mass[answers] = mass.get(answers, 0.0) + self.chances.get(name, 0.0)
        total = sum(mass.values())
        shares = (share / total for share in mass.values() if share > 0)
        return -sum(share * log2(share) for share in shares)


def variety(exercise: Exercise[Any, Any]) -> float:
    """Among how many answers somebody who only guesses chooses, roughly."""
    form = exercise.form
    match form:
        case Spaces():
            # A guess is some region of the board: not every set is as likely.
            return 4.0 * len(form.among)
        case Choice():
            return float(len(form.options))
        case Several():
            return float(2 ** min(6, len(form.options)))
        case Order():
            count = 1.0
            for number in range(2, len(form.items) + 1):
                count *= number
            return count
        case Number():
            return float(min(12, form.most - form.least + 1))
        case Line():
            return 30.0 * form.most


def likelihood(
    exercise: Exercise[Any, Any], answer: Answer, answers: Answers, size: float
) -> float:
    """How probable an answer is where these would be given, with a slip now and then."""
    if answer in answers:
        return (1 - SLIP) / len(answers) + SLIP / size
    if isinstance(exercise.form, Spaces | Several) and answers:
        # One too many or too few is a slip of the hand; more than that hardly is.
        off = min(len(set(answer) ^ set(one)) for one in answers)
        return SLIP / size * 0.1 ** (off - 1)
    return SLIP / size
