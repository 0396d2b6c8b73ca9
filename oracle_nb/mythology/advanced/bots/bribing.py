"""Zeus as the strategist plays him, and the bribes that it offers to him."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.games.motives import Decision, Motive
from oracle_nb.mythology.advanced.bots.walking import has_prize_for
from oracle_nb.mythology.advanced.model.actions import ENFORCE, LET, RELENT, Action, Verb
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.model.zeus import Plea
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.pieces import HERO_BITS, HEROES

_FOR_PRIZE: Final = 10
"""Bribe for a Hero who brings a Prize home."""
_FOR_PHASE: Final = 3
"""Bribe for a moving phase: five Heroes moved are 5 glory."""
_DEAR: Final = 4
"""Points on a Hero from which on it is worth a bribe."""


def with_zeus(view: Position, options: Sequence[Action], seat: int) -> Decision[Action]:
    """Decide as Zeus, or about a bribe for him."""
    if seat != view.zeus_seat:
        return _bribe(view, seat)
    if isinstance(view.top, Plea):
        return _judge(view, view.top, options)
    return _threaten(view, options)


def _threaten(view: Position, options: Sequence[Action]) -> Decision[Action]:
    """Aim at the richest player before their phase; at the last one, let a Hero return."""
    turn = view.turn
    rest = [turn, *members(view.waiting & ~view.silenced)]
    strike = Action(Verb.STRIKE, target=turn)
    if strike in options and view.glory[turn] == max(view.glory[seat] for seat in rest):
        return Decision(strike, Motive("zeus-greedy"))
    heroes = [each for each in options if each.verb is Verb.REVIVE and each.unit < HEROES]
    if heroes and not view.waiting:
        return Decision(heroes[0], Motive("zeus-greedy"))
    return Decision(LET, Motive("no-occurrence"))


def _judge(view: Position, plea: Plea, options: Sequence[Action]) -> Decision[Action]:
    """Take the highest bribe; without one, carry out a threat, and let the dead rest."""
    if plea.what in ("draw", "ambush"):
        best = max(
            options, key=lambda option: (plea.bribe_for(option.target), -view.glory[option.target])
        )
        return Decision(best, Motive("zeus-paid"))
    if plea.what == "protect":
        return Decision(options[-1], Motive("zeus-paid"))
    paid = bool(plea.offers)
    action = ENFORCE if paid == (plea.what == "revive") else RELENT
    return Decision(action, Motive("zeus-paid" if paid else "zeus-greedy"))


def _bribe(view: Position, seat: int) -> Decision[Action]:
    """Offer what the Heroes concerned, or the own moving phase, are worth."""
    plea, sheet = view.top, view.sheets[seat] or Sheet()
    assert isinstance(plea, Plea)
    if plea.what == "strike":
        soon = seat == view.turn or view.waiting >> seat & 1
        worth = _FOR_PHASE if soon else 0
    else:
        there = view.units_at(plea.hex) & HERO_BITS if plea.what == "bolt" else 1 << plea.unit
        heroes = [hero for hero in members(there) if hero < HEROES]
        prized = any(has_prize_for(view, seat, hero) for hero in heroes)
        dear = plea.what in ("draw", "ambush") or any(
            sheet.available(hero) >= _DEAR for hero in heroes
        )
        worth = _FOR_PRIZE if prized else int(dear)
    points = min(worth, view.glory[seat])
    if points < 1:
        return Decision(LET, Motive("no-bribe"))
    return Decision(Action(Verb.BRIBE, target=points), Motive("bribe"))
