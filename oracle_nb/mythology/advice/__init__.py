"""Repairs: the legal actions nearest to a refused one, or what is missing for it.

Repairs are chosen from the legal actions, so nothing else decides what is legal. A repair keeps the
verb and changes as little else as possible: the hex before the unit, and one action before two. If
a first action makes the refused one legal, both are offered. If chance decides what is possible
after the first action, only the first is offered.
"""

from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Final

from oracle_nb.core.chance import ChanceNeeded, UndecidedChance
from oracle_nb.core.verdicts import (
    NOT_NOW,
    NOT_YOUR_TURN,
    OVER,
    Repair,
    Repairs,
    Verdict,
    Violation,
)
from oracle_nb.mythology.advice.candidates import Candidate, candidates
from oracle_nb.mythology.model.actions import Action
from oracle_nb.mythology.model.position import Position

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology

__all__ = ["repairs"]

_OVER: Final = frozenset({NOT_NOW, "basic.parts-of-turn"})
"""Rules that refuse whatever isn't possible after the last round."""
_LATER: Final = frozenset({"basic.in-area", "basic.power-gone", "basic.prize-once"})
"""Rules whose refusal a later turn can remove."""
MOST_LINES: Final = 3
"""Maximum number of repairs."""


def repairs(
    rules: "Mythology", position: Position, action: Action, player: int | None = None
) -> Repairs[Action]:
    """Return what would work instead of a refused action, or what is missing for it.

    Empty for a legal action. Raises MalformedAction.
    """
    verdict = rules.check(position, action, player)
    if verdict.allowed or verdict.broken_rules[0] in (OVER, NOT_YOUR_TURN):
        return Repairs(missing=verdict.broken)
    repairs_found = (
        _repair(rules, position, candidate) for candidate in candidates(rules, position, action)
    )
    distinct = dict.fromkeys(repair for repair in repairs_found if repair is not None)
    lines = tuple(islice(_without_repeats(distinct), MOST_LINES))
    return Repairs(lines) if lines else Repairs(missing=_missing(rules, position, verdict))


def _without_repeats(candidates: Iterable[Repair[Action]]) -> Iterable[Repair[Action]]:
    """Yield repairs, each sequence of actions once."""
    seen = set()
    for repair in candidates:
        if repair.actions not in seen:
            seen.add(repair.actions)
            yield repair


def _repair(rules: "Mythology", position: Position, candidate: Candidate) -> Repair[Action] | None:
    """Return a candidate with its price; None unless all its actions are certainly legal."""
    tokens = 0
    *first, last = candidate.actions
    for action in first:
        verdict = rules.check(position, action)
        if not verdict.allowed:
            return None
        seat = position.to_move
        try:
            position = rules.apply(position, action, UndecidedChance()).position
        except ChanceNeeded:
            return None
        if position.to_move != seat:
            return None
        tokens += verdict.tokens
    verdict = rules.check(position, last) if position.to_move is not None else Verdict()
    if not (verdict.allowed and verdict.rules):
        return None
    return Repair(candidate.actions, candidate.change, tokens + verdict.tokens)


def _missing(rules: "Mythology", position: Position, verdict: Verdict) -> tuple[Violation, ...]:
    """Return the rules that refuse an action; for a unit outside the god's Area, also where it is.

    The Area of an enemy isn't named, because an enemy can't be moved from any Area. After the last
    round, only the rule that says so is returned.
    """
    if position.last_window and (
        over := [violation for violation in verdict.broken if violation.rule in _OVER]
    ):
        return tuple(over)
    other_side = "basic.favor-moves" in verdict.broken_rules
    return tuple(
        _needed(rules, position, violation)
        for violation in verdict.broken
        if not (other_side and violation.rule == "basic.in-area")
    )


def _needed(rules: "Mythology", position: Position, broken: Violation) -> Violation:
    """Return a violation with the Area in which the god must be so that a unit can move.

    In the last round, nothing will come later.
    """
    if position.last_round and broken.rule in _LATER:
        return Violation(broken.rule, {**broken.facts, "last": True})
    if broken.rule != "basic.in-area":
        return broken
    area = rules.world.area[position.units[broken.facts["unit"]]]
    return Violation(broken.rule, {**broken.facts, "area": area})
