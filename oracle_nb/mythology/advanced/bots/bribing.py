"""Zeus as the strategist plays him, and the bribes that it offers to him."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.games.motives import Decision, Motive
from oracle_nb.mythology.advanced.bots.praying import NEAR
from oracle_nb.mythology.advanced.bots.walking import distances, has_prize_for
from oracle_nb.mythology.advanced.model.actions import ENFORCE, LET, RELENT, Action, Verb
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.model.zeus import Plea
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.advanced.rules.zeus_pleas import zeus_of
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.pieces import HERO_BITS, HEROES, OFF

_FOR_PRIZE: Final = {True: 5, False: 2}
"""Bribe for a Hero with a Prize, near home and farther away, from where few come home."""
_FOR_OWN: Final = 2
"""Bribe for the answer that a Hero whom one has killed was another's."""
_FOR_PHASE: Final = 3
"""Bribe for a moving phase: five Heroes moved are 5 glory."""
_DEAR: Final = 4
"""Points on a Hero from which on it is worth a bribe."""


def with_zeus(
    view: Position, world: WorldMap, options: Sequence[Action], seat: int
) -> Decision[Action]:
    """Decide as Zeus, or about a bribe for him."""
    if seat != view.zeus_seat:
        return _bribe(view, world, seat)
    if isinstance(view.top, Plea):
        return _judge(view, view.top, options)
    return _threaten(view, world, options)


def _threaten(view: Position, world: WorldMap, options: Sequence[Action]) -> Decision[Action]:
    """Aim where the bribe will be highest: at a Hero with a Prize, or at the richest player.

    If the bolt is thrown, let the dead return for bribes, the last one first.
    """
    turn = view.turn
    bolts = {option.target for option in options if option.verb is Verb.BOLT}
    prized = [
        (view.glory[owner], view.units[view.bearers[prize]])
        for prize, owner, _ in view.captures
        if view.bearers[prize] >= 0
        and not view.homed >> prize & 1
        and view.units[view.bearers[prize]] in bolts
        and view.glory[owner] >= _FOR_PRIZE[True]
    ]
    if prized:
        hex_ = max(prized, key=lambda prize: (_is_near(world, prize[1]), prize))[1]
        return Decision(Action(Verb.BOLT, target=hex_), Motive("zeus-greedy"))
    rest = [turn, *members(view.waiting & ~view.silenced)]
    strike = Action(Verb.STRIKE, target=turn)
    if strike in options and view.glory[turn] == max(view.glory[seat] for seat in rest):
        return Decision(strike, Motive("zeus-greedy"))
    heroes = [each for each in options if each.verb is Verb.REVIVE and each.unit < HEROES]
    if heroes:
        dead = [
            unit for unit, _ in zeus_of(view).fallen if unit < HEROES and view.units[unit] == OFF
        ]
        # Another one each time, the last one first.
        hero = dead[-1 - (view.round + turn) % len(dead)]
        return Decision(next(each for each in heroes if each.unit == hero), Motive("zeus-greedy"))
    return Decision(LET, Motive("no-occurrence"))


def _is_near(world: WorldMap, hex_: int) -> bool:
    """Return whether a Hero is soon in Greece from here, on foot or aboard."""
    table = distances(world, home_of(world))
    return min(table.on_foot[hex_], table.aboard[hex_]) <= NEAR


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


def _bribe(view: Position, world: WorldMap, seat: int) -> Decision[Action]:
    """Offer what the Heroes concerned, or the own moving phase, are worth."""
    plea, sheet = view.top, view.sheets[seat] or Sheet()
    assert isinstance(plea, Plea)
    if plea.what == "strike":
        soon = seat == view.turn or view.waiting >> seat & 1
        worth = _FOR_PHASE if soon else 0
    else:
        there = view.units_at(plea.hex) & HERO_BITS if plea.what == "bolt" else 1 << plea.unit
        heroes = [hero for hero in members(there) if hero < HEROES]
        prized = [view.units[hero] for hero in heroes if has_prize_for(view, seat, hero)]
        dear = plea.what in ("draw", "ambush") or any(
            sheet.available(hero) >= _DEAR for hero in heroes
        )
        worth = int(dear)
        if plea.kill is not None and plea.kill.seat == seat:
            worth = _FOR_OWN
        elif prized:
            worth = _FOR_PRIZE[any(_is_near(world, hex_) for hex_ in prized if hex_ != OFF)]
    points = min(worth, view.glory[seat])
    if points < 1:
        return Decision(LET, Motive("no-bribe"))
    return Decision(Action(Verb.BRIBE, target=points), Motive("bribe"))
