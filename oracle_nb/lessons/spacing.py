"""Spaced repetition: when the rules that somebody has learned are due for review.

Every rule is in a box, as in Leitner's system of flash cards: a wrong answer moves it to the first
box, and later boxes wait longer. Some things differ, because one exercise is about several rules:

- A correct answer before a rule is due counts, too: after a part of its wait the rule moves to
  the next box, and before that its wait starts again.
- The wait follows the rule's own record: a rule that was rarely missed waits longer.
- A review asks where most is gained, and rules wait until one is worthwhile: see `gain`.

The time of the last answer isn't stored, because it follows from the box, the record and the due
time.

A known rule is forgotten exponentially, as in half-life regression (Settles and Meeder, 2016): its
half-life follows from the box and the record. It is due when its recall has fallen to `RECALLED`.
"""

from collections.abc import Iterable
from math import exp, log, log2
from typing import Final, NamedTuple

DAY: Final = 86_400
RECALLED: Final = 0.75
"""Probability of recalling a known rule when its wait is over; see docs/learning-figures.md."""
STABILITIES: Final = (2, 4, 8, 14, 26, 60)
"""Days after which a rule of each box is recalled with a probability of 1/e, by its record."""
WAITS: Final = tuple(log(1 / RECALLED) * days * DAY for days in STABILITIES)
"""Seconds until the rules of each box are due for review, for a rule with an average record."""
KNOWN: Final = 3
"""First box in which a rule counts as known."""
EARLY: Final = 0.4
"""Part of the wait after which a correct answer moves a rule to the next box."""
MISSED: Final = 0.2
"""Share of wrong answers of a rule with an average record."""
PRIOR: Final = (1, 5)
"""The wrong answers, and all answers, with which every record begins."""
FACTORS: Final = (0.6, 1.5)
"""The least and the greatest factor by which its record changes the wait of a rule."""
GROWTH: Final = 2.0
"""Growth of the stability of a rule by a recall that was nearly impossible; less by others."""
WORTHWHILE: Final = 2.0
"""Minimum gain by a review, in rules: fewer rules that are due wait for others."""
_NEARLY: Final = 1e-9
AHEAD: Final = 3 * DAY
"""The time for which a gain is counted, from a question on."""
DOUBTED: Final = 0.55
"""Probability of a rule below which it is due for review at once, before its wait is over."""


class RuleKnowledge(NamedTuple):
    """The knowledge of a rule: its box from 0, the number of answers, and of wrong ones."""

    rule: str
    box: int
    seen: int
    missed: int
    due: float


def wait(box: int, seen: int, missed: int) -> float:
    """Return the seconds until a rule of a box is due, by its record."""
    share = (missed + PRIOR[0]) / (seen + PRIOR[1])
    least, most = FACTORS
    return WAITS[box] * min(most, max(least, MISSED / share))


def half_life(box: int, seen: int, missed: int) -> float:
    """Return the seconds after which half of those who knew a rule of a box recall it."""
    return wait(box, seen, missed) / log2(1 / RECALLED)


def retained(age: float, record: tuple[int, int, int] | None) -> float:
    """Return the probability that a rule that was known some seconds ago is recalled.

    ``record`` are its box, the number of answers, and of wrong ones; None for a rule that no answer
    was about, as after a placement: it has been known for long.
    """
    length = half_life(*(record or (len(WAITS) - 1, 0, 0)))
    return float(2 ** (-max(0.0, age) / length))


def elapsed(known: RuleKnowledge, now: float) -> float:
    """Return the part of a rule's wait that has passed: 1 if it is due."""
    whole = wait(known.box, known.seen, known.missed)
    return min(1.0, max(0.0, 1.0 - (known.due - now) / whole))


def recall(known: RuleKnowledge, now: float) -> float:
    """Return the probability that a rule is recalled which was known after its last answer."""
    whole = wait(known.box, known.seen, known.missed)
    return float(RECALLED ** (max(0.0, now - known.due + whole) / whole))


def forgotten(known: RuleKnowledge, now: float) -> RuleKnowledge:
    """Return a rule whose recall has fallen to `DOUBTED` by now, at the latest."""
    parts = log(DOUBTED) / log(RECALLED) - 1
    since = now - parts * wait(known.box, known.seen, known.missed)
    return known._replace(due=min(known.due, since))


def gain(known: RuleKnowledge, now: float) -> float:
    """Return how much more a rule is recalled in the time `AHEAD` if it is asked about now.

    This is a mean probability. Feedback on a wrong answer teaches the rule anew.
    """
    stability = wait(known.box, known.seen, known.missed) / log(1 / RECALLED)
    chance, first = recall(known, now), float(STABILITIES[0] * DAY)
    grown = stability * (1 + GROWTH * (1 - chance))
    asked = chance * _mean(grown) + (1 - chance) * _mean(max(first, stability / 3))
    return max(0.0, asked - chance * _mean(stability))


def _mean(stability: float) -> float:
    """Return the mean probability of recall in the time `AHEAD` of a rule that is known now."""
    return stability / AHEAD * (1 - exp(-AHEAD / stability))


def after_answer(known: RuleKnowledge, now: float, *, right: bool) -> RuleKnowledge:
    """Return the knowledge of a rule after an answer that needed it."""
    seen, missed = known.seen + 1, known.missed + (not right)
    if not right:
        return RuleKnowledge(known.rule, 0, seen, missed, now + wait(0, seen, missed))
    # The first answer has no wait before it.
    later = not known.seen or elapsed(known, now) >= EARLY
    box = min(len(WAITS) - 1, known.box + 1) if later else known.box
    # A correct answer never brings a review forward.
    due = max(known.due, now + wait(box, seen, missed))
    return RuleKnowledge(known.rule, box, seen, missed, due)


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
