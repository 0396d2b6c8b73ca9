"""Repairs: the legal actions nearest to a refused one, or what is missing for it.

Repairs are chosen from the legal actions of the player's own view, so nothing else decides what is
legal, and nothing secret is in them.
"""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.core.chance import ChanceNeeded, UndecidedChance
from oracle_nb.core.verdicts import NOT_YOUR_TURN, OVER, Repair, Repairs
from oracle_nb.mythology.advanced.model.actions import CLOSE, STOP, Action, Verb
from oracle_nb.mythology.advanced.model.position import (
    Ambush,
    Claim,
    Combat,
    Phase,
    Position,
)
from oracle_nb.mythology.pieces import OFF, UNITS

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology

MOST_LINES: Final = 3
"""Maximum number of repairs."""


_OF_SHEET: Final = frozenset({Verb.NOTE, Verb.AID, Verb.AIL, Verb.ZEUS})


class Candidate(NamedTuple):
    """Actions that may repair a refused one."""

    change: str
    """The difference from the refused action; see messages ``repair-<change>``."""
    actions: tuple[Action, ...]
    """One or two actions."""


def repairs(
    rules: "AdvancedMythology", position: Position, action: Action, player: int | None = None
) -> Repairs[Action]:
    """Return what would work instead of a refused action, or what is missing for it.

    Empty for a legal action. Raises MalformedAction.
    """
    verdict = rules.check(position, action, player)
    if verdict.allowed:
        return Repairs()
    if verdict.broken_rules[0] in (OVER, NOT_YOUR_TURN):
        return Repairs(missing=verdict.broken)
    seat = position.to_move
    assert seat is not None
    known = rules.view(position, seat)
    found = dict.fromkeys(
        candidate
        for candidate in _candidates(rules, known, action)
        if _works(rules, known, candidate)
    )
    seen: dict[tuple[Action, ...], Repair[Action]] = {}
    for change, actions in found:
        seen.setdefault(actions, Repair(actions, change, 0))
    lines = tuple(islice(seen.values(), MOST_LINES))
    return Repairs(lines) if lines else Repairs(missing=verdict.broken)


def _works(rules: "AdvancedMythology", position: Position, candidate: Candidate) -> bool:
    """Return whether all actions of a candidate are certainly legal."""
    seat = position.to_move
    *first, last = candidate.actions
    for action in first:
        if not rules.check(position, action):
            return False
        try:
            position = rules.apply(position, action, UndecidedChance()).position
        except ChanceNeeded:
            return False
        if position.to_move != seat:
            return False
    return rules.check(position, last).allowed


def _candidates(
    rules: "AdvancedMythology", position: Position, action: Action
) -> Iterator[Candidate]:
    """Yield candidates for the repair of a refused action, nearest first."""
    legal = rules.legal_actions(position)
    same = [option for option in legal if option.verb is action.verb]
    match action.verb:
        case Verb.NOTE | Verb.AID | Verb.AIL | Verb.ZEUS | Verb.BID:
            near = sorted(same, key=lambda option: abs(option.target - action.target))
            yield from (
                Candidate("points", (option,)) for option in near if option.unit == action.unit
            )
            if action.verb is Verb.BID:
                yield from (
                    Candidate("instead", (option,))
                    for option in legal
                    if option.verb in (Verb.DRAW, Verb.CONCEDE)
                )
        case Verb.ATTACK:
            yield from _attacks(position, action, same, legal)
        case Verb.AMBUSH | Verb.MAGIC | Verb.PLAIN if isinstance(position.top, Ambush | Combat):
            yield from (Candidate("instead", (option,)) for option in (*same, *legal))
        case Verb.STEP:
            yield from _steps(rules, position, action, same)
        case Verb.GO:
            steps = [option for option in legal if option.verb is Verb.STEP]
            yield from _steps(rules, position, action, steps)
        case Verb.EMBARK | Verb.LAND | Verb.DROP | Verb.SEIZE:
            yield from _with_hero(rules, position, action, same)
        case Verb.CHALLENGE | Verb.LET | Verb.LET_ALL if isinstance(
            position.top, Claim | Ambush | Combat
        ):
            yield from (Candidate("instead", (option,)) for option in legal)
        case Verb.DRAW | Verb.CONCEDE:
            yield from (
                Candidate("instead", (option,))
                for option in legal
                if option.verb in (Verb.BID, Verb.DRAW, Verb.CONCEDE)
            )
        case Verb.END | Verb.CLAIM:
            stops = [option for option in legal if option.verb is Verb.STOP]
            yield from (Candidate("first", (option,)) for option in stops)
            if action.verb is Verb.CLAIM and position.top is None:
                yield from _claims(rules, position, action, same)
    if position.phase is Phase.SHEETS and action.verb not in _OF_SHEET:
        yield Candidate("close", (CLOSE,))


def _with_hero(
    rules: "AdvancedMythology", position: Position, action: Action, same: list[Action]
) -> Iterator[Candidate]:
    """Yield what a Hero must do first, or the same with another thing or another Hero."""
    firsts = [("first", Action(Verb.LAND, action.unit)), ("first", STOP)]
    if position.top is None and position.holder(action.unit) != position.turn:
        firsts.append(("claim", Action(Verb.CLAIM, action.unit)))
    for change, option in firsts:
        both = Candidate(change, (option, action))
        yield both if _works(rules, position, both) else Candidate(change, (option,))
    yield from (Candidate("instead", (option,)) for option in same if option.unit == action.unit)
    yield from (Candidate("instead", (option,)) for option in same[:2])


def _attacks(
    position: Position, action: Action, same: list[Action], legal: list[Action]
) -> Iterator[Candidate]:
    """Yield other foes, other attackers of the foe, what comes first, or the announcement."""
    yield from (Candidate("instead", (option,)) for option in same if option.unit == action.unit)
    yield from (
        Candidate("instead", (option,)) for option in same if option.target == action.target
    )
    first = (STOP, Action(Verb.LAND, action.unit))
    yield from (Candidate("first", (option,)) for option in legal if option in first)
    claim = Action(Verb.CLAIM, action.unit)
    if position.top is None and claim in legal:
        yield Candidate("claim", (claim,))


def _steps(
    rules: "AdvancedMythology", position: Position, action: Action, same: list[Action]
) -> Iterator[Candidate]:
    """Yield a route of the unit to the hex, a step toward it, or its announcement."""
    away = rules.world.distances(action.target)
    land = Action(Verb.LAND, action.unit)
    if position.ships >> max(action.unit, 0) & 1 and rules.check(position, land):
        yield Candidate("first", (land, action))
    if position.top is None and position.units[action.unit] != OFF:
        yield Candidate("claim", (Action(Verb.CLAIM, action.unit),))
    own = [option for option in same if option.unit == action.unit]
    own.sort(key=lambda option: away[option.target])
    yield from (Candidate("by-way", (option, action)) for option in own if away[option.target] == 1)
    start = away[position.units[action.unit]]
    yield from (Candidate("toward", (option,)) for option in own[:1] if away[option.target] < start)
    yield from (Candidate("instead", (option,)) for option in (own or same)[:1])


def _claims(
    rules: "AdvancedMythology", position: Position, action: Action, same: list[Action]
) -> Iterator[Candidate]:
    """Yield announcements of the nearest units of the same kind."""
    hex_ = OFF
    if action.unit < UNITS:
        hex_ = position.units[action.unit]
    elif position.prizes[action.unit - UNITS] != OFF:
        hex_ = position.prizes[action.unit - UNITS]
    if hex_ != OFF:
        away = rules.world.distances(hex_)
        same = sorted(same, key=lambda option: away[position.units[option.unit]])
    yield from (Candidate("instead", (option,)) for option in same[:2])
