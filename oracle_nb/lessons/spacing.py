"""Spaced repetition: when the rules that somebody has learned are due for review.

A known rule is forgotten exponentially, as in half-life regression (Settles and Meeder, 2016). Its
*stability* is the number of days after which it is recalled with a probability of 1/e. It is stored
for each rule, and every answer changes it, as in FSRS (Ye, Su and Cao, 2022): a recall makes a rule
more stable, the more the less probable it was, and a miss less stable.

Learners differ. The *retention* of a learner is a factor of the stability with which rules begin,
for the first time or after a miss. It grows with each correct answer after a while, the more the
less probable that was, and falls with misses, as ratings do (Pelánek, 2016).

A rule is due when its recall has fallen to `RECALLED`. A review asks where most is gained, and
rules wait until one is worthwhile: see `gain`. The time of the last answer isn't stored, because it
follows from the stability and the due time.
"""

from collections.abc import Iterable
from math import exp, log
from typing import Final, NamedTuple

DAY: Final = 86_400
RECALLED: Final = 0.75
"""Probability of recalling a known rule when it is due; see docs/learning-figures.md."""
FIRST: Final = 4.0
"""Days of the stability of a rule after its first answer, if it was correct."""
RELEARNED: Final = 2.0
"""Minimum stability of a rule that was missed, in days."""
LEFT: Final = 1 / 3
"""Part of the stability that is left after a miss."""
GROWTH: Final = 2.0
"""Growth of the stability of a rule by a recall that was nearly impossible; less by others."""
LONG_KNOWN: Final = 60.0
"""Days of the stability of a rule that no answer was about, as after a placement."""
MOST_STABLE: Final = 36_500.0
"""Maximum stability of a rule, in days."""
ADJUSTED: Final = 0.05
"""Logarithm of the factor by which an answer that was nearly impossible changes a retention."""
GUESSED: Final = 0.25
"""Probability of a correct answer about a rule that was forgotten."""
RETENTIONS: Final = (1 / 3, 3.0)
"""The least and the greatest retention of a learner."""
LATER: Final = DAY / 2
"""Minimum number of seconds since the last answer after which another one shows retention."""
LAST: Final = 5
"""The last box."""
KNOWN: Final = 3
"""First box in which a rule counts as known."""
EARLY: Final = 0.4
"""Part of the wait after which a correct answer moves a rule to the next box."""
WORTHWHILE: Final = 2.0
"""Minimum gain by a review, in rules: fewer rules that are due wait for others."""
_NEARLY: Final = 1e-9
AHEAD: Final = 3.0
"""The days for which a gain is counted, from a question on."""
DOUBTED: Final = 0.55
"""Probability of a rule below which it is due for review at once, before its wait is over."""


class RuleKnowledge(NamedTuple):
    """The knowledge of a rule.

    Parameters
    ----------
    rule
        Its id.
    box
        The number of correct answers after a while since the last miss, at most `LAST`.
    seen, missed
        The number of answers, and of wrong ones.
    due
        When it is due for review, in seconds since 1970.
    stability
        Its stability in days; 0 in progress from before it was stored, where it follows from the
        other numbers.
    """

    rule: str
    box: int
    seen: int
    missed: int
    due: float
    stability: float = 0.0

    @property
    def days(self) -> float:
        """The stability in days."""
        if self.stability:
            return self.stability
        # It was that of the box, by the share of wrong answers.
        factor = 0.2 * (self.seen + 5) / (self.missed + 1)
        return (2, 4, 8, 14, 26, 60)[self.box] * min(1.5, max(0.6, factor))

    @property
    def answered(self) -> float:
        """The time of the last answer."""
        return self.due - wait(self)


def wait(known: RuleKnowledge, level: float = RECALLED) -> float:
    """Return the seconds from the last answer about a rule until its recall falls to a level."""
    return log(1 / level) * known.days * DAY


def retained(age: float, stability: float) -> float:
    """Return the probability that a rule that was known some seconds ago is recalled."""
    return exp(-max(0.0, age) / (stability * DAY))


def recall(known: RuleKnowledge, now: float) -> float:
    """Return the probability that a rule is recalled which was known after its last answer."""
    return retained(now - known.answered, known.days)


def forgotten(known: RuleKnowledge, now: float) -> RuleKnowledge:
    """Return a rule whose recall has fallen to `DOUBTED` by now, at the latest."""
    return known._replace(due=min(known.due, now - wait(known, DOUBTED) + wait(known)))


def gain(known: RuleKnowledge, now: float) -> float:
    """Return how much more a rule is recalled in the days `AHEAD` if it is asked about now.

    This is a mean probability. Feedback on a wrong answer teaches the rule anew.
    """
    chance = recall(known, now)
    asked = chance * _mean(_grown(known.days, chance)) + (1 - chance) * _mean(_left(known.days))
    return max(0.0, asked - chance * _mean(known.days))


def _mean(stability: float) -> float:
    """Return the mean probability of recall in the days `AHEAD` of a rule that is known now."""
    return stability / AHEAD * (1 - exp(-AHEAD / stability))


def _grown(stability: float, chance: float) -> float:
    """Return the stability after a recall that had a probability."""
    return min(MOST_STABLE, stability * (1 + GROWTH * (1 - chance)))


def _left(stability: float, retention: float = 1.0) -> float:
    """Return the stability after a miss, and feedback."""
    return max(RELEARNED * retention, stability * LEFT)


def after_answer(
    known: RuleKnowledge, now: float, *, right: bool, retention: float = 1.0
) -> RuleKnowledge:
    """Return the knowledge of a rule after an answer that needed it, by a learner's retention."""
    chance = recall(known, now) if known.seen else 0.0
    if right:
        box = min(LAST, known.box + (chance <= RECALLED**EARLY))
        days = _grown(known.days, chance) if known.seen else FIRST * retention
    else:
        box = 0
        days = _left(known.days if known.seen else 0.0, retention)
    seen, missed = known.seen + 1, known.missed + (not right)
    after = RuleKnowledge(known.rule, box, seen, missed, now, days)
    due = now + wait(after)
    # A correct answer never brings a review forward.
    return after._replace(due=max(known.due, due) if right else due)


def retention_after(
    known: RuleKnowledge, now: float, *, right: bool, retention: float = 1.0
) -> float:
    """Return the retention of a learner after an answer that needed a rule."""
    if not known.seen or now - known.answered < LATER:
        return retention
    least, most = RETENTIONS
    chance = GUESSED + (1 - GUESSED) * recall(known, now)
    return min(most, max(least, retention * exp(ADJUSTED * (right - chance))))


def waiting(
    rules: Iterable[RuleKnowledge], now: float, level: float = RECALLED
) -> tuple[RuleKnowledge, ...]:
    """Return the rules that are due for review, if a review of them is worthwhile.

    It is once it gains enough, or one of them has probably been forgotten. ``level`` is the
    probability of recall at which a rule is due.
    """
    due = tuple(known for known in rules if recall(known, now) <= level + _NEARLY)
    urgent = any(recall(known, now) <= level * DOUBTED / RECALLED + _NEARLY for known in due)
    return due if urgent or sum(gain(known, now) for known in due) >= WORTHWHILE else ()
