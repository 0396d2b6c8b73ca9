"""Evidence from play about a learner: rules that the table has refused, and puzzles.

Both say less than an answer: people try things out, and a table shows what is legal.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from oracle_nb.core.errors import OracleError
from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.lessons.activity import MISTAKE, REFUSED
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.knowledge import Evidence
from oracle_nb.lessons.progress import LearnerProgress

TRIED: Final = (0.3, 0.6)
"""Probability of trying what a rule forbids, by those who know the rule and by those who don't."""
SOLVED: Final = (0.5, 0.3)
"""The same of solving a puzzle, by those who know all its rules and by others."""


@cache
def step_rules(game: str) -> frozenset[str]:
    """Return the rules that steps of lessons teach; none for a game without lessons.

    Others, such as that it is another player's turn, aren't misunderstood, only overlooked.
    """
    try:
        lessons = lessons_of(game)
    except OracleError:
        return frozenset()
    return frozenset(rule for lesson in lessons for step in lesson.steps for rule in step.rules)


def learn_from_refusal(memory: LearnerProgress, rule: str) -> None:
    """Record that somebody tried what a rule forbids, and has read why."""
    if rule in step_rules(memory.game):
        known, unknown = TRIED
        memory.learn(Evidence((rule,), known, unknown, explained=(rule,)))
        memory.count(REFUSED, rule)


def learn_from_mistakes(memory: LearnerProgress, mistakes: Iterable[Puzzle]) -> None:
    """Count clear mistakes in a game by what they are about, each position once."""
    for mistake in mistakes:
        for topic in mistake.tags:
            memory.count(MISTAKE, topic, mistake.id)


def learn_from_puzzle(memory: LearnerProgress, rules: Iterable[str], *, solved: bool) -> None:
    """Record whether the first attempt solved a puzzle, whose best turn needs some rules."""
    needed = tuple(rule for rule in dict.fromkeys(rules) if rule in step_rules(memory.game))
    if needed:
        known, unknown = SOLVED if solved else (1 - share for share in SOLVED)
        memory.learn(Evidence(needed, known, unknown))
