"""Repairs: the legal actions nearest to a refused one, or what is missing for it.

Repairs are chosen from the legal actions of the player's own view, so nothing else decides what is
legal, and nothing secret is in them.
"""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.core.chance import ChanceNeeded, UndecidedChance
from oracle_nb.core.verdicts import NOT_YOUR_TURN, OVER, Repair, Repairs, Violation
from oracle_nb.mythology.advanced.model.actions import CLOSE, STOP, Action, Verb
from oracle_nb.mythology.advanced.model.divine import plot_of
from oracle_nb.mythology.advanced.model.numbers import TURNS
from oracle_nb.mythology.advanced.model.position import (
    Ambush,
    Claim,
    Combat,
    Phase,
    Position,
    Way,
    Window,
)
from oracle_nb.mythology.advanced.rules.action_schemas import PLAYING
from oracle_nb.mythology.pieces import OFF

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology

MOST_LINES: Final = 3
"""Maximum number of repairs."""


_UNANNOUNCED: Final = frozenset({"march.announce", "control.hero-attack", "control.other-claims"})
"""Rules that refuse what is possible once the unit is announced."""
_ANNOUNCED_FIRST: Final = _UNANNOUNCED | {"combat.choose-foe"}
"""Rules that don't refuse an attack forever once the attacker is announced."""
_NEXT_ROUND: Final = frozenset(
    {
        *("sheet.when", "placing.fixed", "divine.plotted", "divine.pestilence"),
        *("card.laid", "card.one", "card.sections", "card.event-away", "godcard.one-target"),
        *("placing.back", "phase.cards"),
        *("prayer.note", "prayer.no-attack"),
    }
)
"""Rules whose refusal ends with the round."""
_APART: Final = frozenset({"prize", "other_unit", "way", "lay", "laid"})
"""Facts with sentences of their own, which promise nothing."""
_NEXT_PHASE: Final = frozenset({"combat.once"})
"""Rules whose refusal ends with the moving phase of any player."""
_OWN_PHASE: Final = frozenset(
    {
        *("march.own-phase", "march.everything-own-phase", "march.five", "march.one-by-one"),
        *("march.two-hexes", "control.result", "combat.after-movement"),
        *("march.four-at-most", "vessel.two-hexes", "vessel.attempt", "vessel.roll"),
        *("prize.once", "prize.after-combat", "evil.moved"),
    }
)
"""Rules whose refusal ends with the next moving phase of one's own."""
_OF_SHEET: Final = frozenset(
    {
        *(Verb.NOTE, Verb.AID, Verb.AIL, Verb.ZEUS, Verb.PLOT, Verb.LAY),
        *(Verb.PRAY, Verb.SACRIFICE, Verb.OFFER),
    }
)
_COUNTED: Final = frozenset(
    {
        *(Verb.NOTE, Verb.AID, Verb.AIL, Verb.ZEUS, Verb.BID),
        *(Verb.PRAY, Verb.SACRIFICE, Verb.BRIBE),
    }
)
"""Verbs with a number of points."""

_LIKE_CARDS: Final = PLAYING | {
    *(Verb.UNLEASH, Verb.LAY, Verb.AIM, Verb.STRIKE, Verb.REVIVE, Verb.FAVOR, Verb.OFFER)
}
"""Verbs whose repairs are the same with another unit or target."""


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
    if verdict.allowed or verdict.broken_rules[0] in (OVER, NOT_YOUR_TURN):
        return Repairs(missing=verdict.broken)
    seat = position.to_move
    assert seat is not None
    known = rules.view(position, seat)
    working = dict.fromkeys(
        candidate
        for candidate in _candidates(rules, known, action, verdict.broken_rules)
        if _works(rules, known, candidate)
    )
    seen: dict[tuple[Action, ...], Repair[Action]] = {}
    for change, actions in working:
        seen.setdefault(actions, Repair(actions, change, 0))
    lines = tuple(islice(seen.values(), MOST_LINES))
    return Repairs(lines) if lines else Repairs(missing=_missing(rules, known, action))


def _missing(
    rules: "AdvancedMythology", position: Position, action: Action
) -> tuple[Violation, ...]:
    """Return the rules that refuse an action; for a unit to announce, those that refuse that."""
    broken = {violation.rule: violation for violation in rules.check(position, action).broken}
    if not _UNANNOUNCED.isdisjoint(broken):
        claim = rules.check(position, Action(Verb.CLAIM, action.unit))
        if not claim.allowed:
            others = {rule: fact for rule, fact in broken.items() if rule not in _UNANNOUNCED}
            broken = {violation.rule: violation for violation in claim.broken} | others
    return tuple(_needed(position, violation) for violation in broken.values())


def _needed(position: Position, broken: Violation) -> Violation:
    """Return a violation, marked as the last word if what it needs comes no more."""
    rule, waiting = broken.rule, position.waiting
    if position.round < TURNS:
        soon = position.remorse <= position.round
        never = rule == "hercules.barred" and position.remorse >= TURNS
        facts = {"soon": soon} if rule == "hercules.barred" and not never else {}
    else:
        never = rule in _NEXT_ROUND or rule == "hercules.barred"
        never |= rule in _NEXT_PHASE and not waiting
        never |= rule in _OWN_PHASE and not (waiting >> (position.to_move or 0) & 1)
        facts = {}
    if never and not _APART & broken.facts.keys():
        facts = {"last": True}
    return Violation(rule, {**facts, **broken.facts})


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
    rules: "AdvancedMythology", position: Position, action: Action, broken: tuple[str, ...]
) -> Iterator[Candidate]:
    """Yield candidates for the repair of a refused action, nearest first."""
    legal = rules.legal_actions(position)
    same = [option for option in legal if option.verb is action.verb]
    match action.verb:
        case verb if verb in _COUNTED:
            yield from _points(action, legal, same)
        case Verb.PLOT | Verb.OCCUR | Verb.ERUPT | Verb.BOLT:
            yield from _occurrences(rules, action, same)
        case verb if verb in _LIKE_CARDS:
            yield from _cards(action, legal, same)
        case Verb.ATTACK:
            yield from _attacks(rules, position, action, same, broken)
        case Verb.AMBUSH | Verb.MAGIC | Verb.PLAIN if _answers(position, action.verb):
            yield from (Candidate("instead", (option,)) for option in (*same, *legal))
        case Verb.STEP:
            yield from _steps(rules, position, action, same)
        case Verb.GO:
            steps = [option for option in legal if option.verb is Verb.STEP]
            yield from _steps(rules, position, action, steps)
        case Verb.EMBARK | Verb.LAND | Verb.DROP | Verb.SEIZE:
            yield from _with_hero(rules, position, action, same)
        case Verb.LET | Verb.LET_ALL if isinstance(position.top, Claim | Ambush | Combat | Window):
            yield from (Candidate("instead", (option,)) for option in legal)
        case Verb.DRAW | Verb.CONCEDE:
            yield from (
                Candidate("instead", (option,))
                for option in legal
                if option.verb in (Verb.BID, Verb.DRAW, Verb.CONCEDE)
            )
        case Verb.END | Verb.CLAIM:
            yield from _stops(rules, position, action)
    if position.phase is Phase.SHEETS and action.verb not in _OF_SHEET:
        yield Candidate("close", (CLOSE,))


def _points(action: Action, legal: list[Action], same: list[Action]) -> Iterator[Candidate]:
    """Yield the nearest numbers of points, other Heroes to pray for, and other ends of a bid."""
    near = sorted(same, key=lambda option: abs(option.target - action.target))
    yield from (Candidate("points", (option,)) for option in near if option.unit == action.unit)
    if action.verb in (Verb.PRAY, Verb.SACRIFICE):
        yield from (Candidate("instead", (option,)) for option in near)
    if action.verb is Verb.BID:
        yield from (
            Candidate("instead", (option,))
            for option in legal
            if option.verb in (Verb.DRAW, Verb.CONCEDE)
        )


def _answers(position: Position, verb: Verb) -> bool:
    """Return whether the pending decision is one about combat that a verb answers."""
    return isinstance(position.top, Ambush if verb is Verb.AMBUSH else Combat)


def _occurrences(
    rules: "AdvancedMythology", action: Action, same: list[Action]
) -> Iterator[Candidate]:
    """Yield the nearest spaces for a volcano, or other occurrences, of the same kind first."""
    if action.verb in (Verb.ERUPT, Verb.BOLT):
        away = rules.world.distances(action.target)
        near = sorted(same, key=lambda option: away[option.target])
    else:
        kind = plot_of(action.target).kind
        near = sorted(same, key=lambda option: abs(option.target - action.target))
        near.sort(key=lambda option: plot_of(option.target).kind is not kind)
    yield from (Candidate("instead", (option,)) for option in near)


def _cards(action: Action, legal: list[Action], same: list[Action]) -> Iterator[Candidate]:
    """Yield the same with another card, unit or Area, then what else is allowed instead."""
    near = sorted(
        same, key=lambda option: (option.unit != action.unit, option.target != action.target)
    )
    others = {
        Verb.BLESS: Verb.TRAVEL,
        Verb.TRAVEL: Verb.BLESS,
        Verb.POWER: Verb.UNLEASH,
        Verb.UNLEASH: Verb.POWER,
    }
    near += [option for option in legal if option.verb is others.get(action.verb)]
    yield from (Candidate("instead", (option,)) for option in near)


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
    rules: "AdvancedMythology",
    position: Position,
    action: Action,
    same: list[Action],
    broken: tuple[str, ...],
) -> Iterator[Candidate]:
    """Yield other foes, other attackers of the foe, what comes first, or the announcement."""
    yield from (Candidate("instead", (option,)) for option in same if option.unit == action.unit)
    if action.unit == action.target:
        return
    yield from (
        Candidate("instead", (option,)) for option in same if option.target == action.target
    )
    land = Action(Verb.LAND, action.unit)
    if position.ships >> max(action.unit, 0) & 1 and rules.check(position, land):
        yield Candidate("first", (land,))
    claim = Action(Verb.CLAIM, action.unit)
    yield from _stops(rules, position, action, claim)
    apart = position.units[action.unit] != position.units[action.target]
    if {*broken} <= _ANNOUNCED_FIRST and not (position.fighting and apart):
        yield Candidate("claim", (claim,))


def _stops(rules: "AdvancedMythology", position: Position, *wanted: Action) -> Iterator[Candidate]:
    """Yield the end of another unit's move, if one of the wanted actions is legal after it."""
    if isinstance(position.top, Way) and any(
        _works(rules, position, Candidate("", (STOP, action))) for action in wanted
    ):
        yield Candidate("first", (STOP,))


def _steps(
    rules: "AdvancedMythology", position: Position, action: Action, same: list[Action]
) -> Iterator[Candidate]:
    """Yield a route of the unit to the hex, a step toward it, or its announcement."""
    away, claim = rules.world.distances(action.target), Action(Verb.CLAIM, action.unit)
    if position.units[action.unit] == OFF:
        return
    land = Action(Verb.LAND, action.unit)
    if position.ships >> max(action.unit, 0) & 1 and rules.check(position, land):
        yield Candidate("first", (land, action))
    if position.top is None:
        yield Candidate("claim", (claim,))
    own = [option for option in same if option.unit == action.unit]
    own.sort(key=lambda option: away[option.target])
    yield from (Candidate("by-way", (option, action)) for option in own if away[option.target] == 1)
    start = away[position.units[action.unit]]
    yield from (Candidate("toward", (option,)) for option in own[:1] if away[option.target] < start)
    yield from (Candidate("instead", (option,)) for option in own[:1])
    yield from _stops(rules, position, claim)
