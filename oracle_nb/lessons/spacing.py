"""Spaced repetition: when the rules that somebody has learned are due for review.

Every rule is in a box, as in Leitner's system of flash cards: a wrong answer moves it to the first
box, and later boxes wait longer. Two things differ, because one exercise is about several rules:

- A correct answer before a rule is due counts, too: after a quarter of its wait the rule moves to
  the next box, and before that its wait starts again.
- The wait follows the rule's own record: a rule that was rarely missed waits longer.

The time of the last review isn't stored, because it follows from the box, the record and the due
time.

A known rule is forgotten exponentially, as in half-life regression (Settles and Meeder, 2016): its
half-life follows from the box and the record, as its wait does.
"""

from math import log2
from typing import Final, NamedTuple

DAY: Final = 86_400
WAITS: Final = (0, 2 * DAY, 4 * DAY, 8 * DAY, 18 * DAY, 45 * DAY)
"""Seconds until the rules of each box are due for review, for a rule with an average record."""
KNOWN: Final = 3
"""First box in which a rule counts as known."""
EARLY: Final = 0.25
"""Part of the wait after which a correct answer moves a rule to the next box."""
MISSED: Final = 0.2
"""Share of wrong answers of a rule with an average record."""
PRIOR: Final = (1, 5)
"""The wrong answers, and all answers, with which every record begins."""
FACTORS: Final = (0.6, 1.5)
"""The least and the greatest factor by which its record changes the wait of a rule."""


RECALLED: Final = 0.7
"""Probability of recalling a known rule when its wait is over; see docs/learning-figures.md."""
DOUBTED: Final = 0.5
"""Probability of a rule below which it is due for review before its wait is over."""


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
    return float(2 ** (-max(0.0, age) / length)) if length else 1.0


def elapsed(known: RuleKnowledge, now: float) -> float:
    """Return the part of a rule's wait that has passed: 1 if it is due."""
    whole = wait(known.box, known.seen, known.missed)
    return max(0.0, 1.0 - (known.due - now) / whole) if known.due > now and whole else 1.0


def after_answer(known: RuleKnowledge, now: float, *, right: bool) -> RuleKnowledge:
    """Return the knowledge of a rule after an answer that needed it."""
    seen, missed = known.seen + 1, known.missed + (not right)
    if not right:
        return RuleKnowledge(known.rule, 0, seen, missed, now)
    later = elapsed(known, now) >= EARLY
    box = min(len(WAITS) - 1, known.box + 1) if later else known.box
    # A correct answer never brings a review forward.
    due = max(known.due, now + wait(box, seen, missed))
    return RuleKnowledge(known.rule, box, seen, missed, due)
