"""The preconditions of the Basic Game as plain Python, one sentence of the rules at a time.

It shares no code with oracle_nb/mythology/rules, uses no bit sets of hexes or units but those that
a position holds, and finds the neighbors of a hex by its name. The proof compares it with the
engine.
"""

from collections.abc import Iterator
from typing import NamedTuple

from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Offer, Part, Position

FIRST_MONSTER, FIRST_PRIZE = 32, 64


class Atlas(NamedTuple):
    """The names of the hexes, and the Area of each."""

    names: tuple[str, ...]
    areas: tuple[int, ...]

    def adjacent(self, first: int, other: int) -> bool:
        """Whether two hexes have a common side; odd columns lie half a hex lower."""
        (column, row), (to, line) = ((int(n[:2]), int(n[2:])) for n in self._named(first, other))
        if column == to:
            return abs(row - line) == 1
        return abs(column - to) == 1 and line - row in ((0, 1) if column % 2 else (-1, 0))

    def _named(self, *hexes: int) -> Iterator[str]:
        return (self.names[hex_] for hex_ in hexes)


def decider(at: Position) -> int:
    """Return the seat that must decide."""
    if isinstance(at.pending, Offer):
        return at.pending.seat
    if isinstance(at.pending, Fight) and at.pending.aid != -1:
        return at.pending.defender
    return at.turn


def is_monster(unit: int) -> bool:
    """Whether a unit is a Monster."""
    return unit >= FIRST_MONSTER


def has(numbers: int, number: int) -> bool:
    """Whether a set that a position holds has a number."""
    return bool(numbers & 1 << number)


def others_in(at: Position, hex_: int, *, monsters: bool) -> list[int]:
    """Return the Monsters or the Heroes in a hex."""
    return [u for u, where in enumerate(at.units) if where == hex_ and is_monster(u) is monsters]


def fought_over(at: Position, hex_: int) -> bool:
    """Whether enemies share a hex that one of them has entered in this turn."""
    return (
        hex_ in at.battlefields
        and bool(others_in(at, hex_, monsters=True))
        and bool(others_in(at, hex_, monsters=False))
    )


def refusals(atlas: Atlas, at: Position, action: Action, player: int | None = None) -> set[str]:
    """Return the rules that refuse an action; none for a legal one."""
    if at.part in (Part.SETUP, Part.OVER):
        return {"play.over"}
    seat = decider(at)
    if player not in (None, seat):
        return {"play.not-your-turn"}
    if at.pending is not None and action.verb is not Verb.LEAVE:
        answers = ("join", "refuse") if isinstance(at.pending, Offer) else ("aid",)
        if action.verb not in answers:
            if seat == at.turn:
                return {"play.decision-pending"}
            return {
                {
                    "step": "basic.own-turn",
                    "fight": "basic.attacker-picks",
                    "propose": "basic.ally",
                }.get(action.verb, "play.decision-pending")
            }
    return {*_REFUSALS[action.verb](atlas, at, action, seat)}


def _place(atlas: Atlas, at: Position, action: Action, seat: int) -> Iterator[str]:
    if at.part is not Part.GOD:
        yield "play.not-now"
    if action.target in at.areas:
        yield "basic.god-area"


def _step(atlas: Atlas, at: Position, action: Action, seat: int) -> Iterator[str]:
    unit, to = action.unit, action.target
    if at.part is not Part.MOVEMENT:
        yield "basic.parts-of-turn"
    where = at.prizes[unit - FIRST_PRIZE] if unit >= FIRST_PRIZE else at.units[unit]
    if where == -1:
        yield "play.no-target"
        return
    if unit >= FIRST_PRIZE:
        yield "basic.prize-fixed"
        return
    if is_monster(unit) is (at.sides[seat] == 1):
        if not has(at.movable, unit):
            yield "basic.in-area"
    else:
        yield "basic.favor-moves"
        if atlas.areas[where] != at.areas[seat]:
            yield "basic.in-area"
    enemies = not is_monster(unit)
    if has(at.entered, unit) and others_in(at, where, monsters=enemies):
        yield "basic.no-through"
    if not atlas.adjacent(where, to):
        yield "basic.adjacent"
    power = at.power[seat]
    if power == 0:
        yield "basic.power-gone"
        return
    if power < 2:
        yield "basic.hex-cost"
    if power < 4 and others_in(at, to, monsters=enemies):
        yield "basic.attack-cost"


def _end_moves(atlas: Atlas, at: Position, action: Action, seat: int) -> Iterator[str]:
    if at.part is not Part.MOVEMENT:
        yield "basic.parts-of-turn"


def _fight(atlas: Atlas, at: Position, action: Action, seat: int) -> Iterator[str]:
    unit, foe = action.unit, action.target
    if at.part not in (Part.COMBAT, Part.PRIZES):
        yield "basic.parts-of-turn"
    if -1 in (at.units[unit], at.units[foe]):
        yield "play.no-target"
        return
    if is_monster(unit) is not (at.sides[seat] == 1):
        yield "basic.attacker-picks"
    if is_monster(unit) is is_monster(foe):
        yield "basic.same-kind"
    if at.units[unit] != at.units[foe] or not fought_over(at, at.units[unit]):
        yield "basic.combat-must"


def _aid(atlas: Atlas, at: Position, action: Action, seat: int) -> Iterator[str]:
    if not isinstance(at.pending, Fight | Attempt):
        yield "play.not-now"
    if action.target > at.power[seat]:
        yield "basic.aid-cost" if at.power[seat] else "basic.power-gone"


def _seize(atlas: Atlas, at: Position, action: Action, seat: int) -> Iterator[str]:
    unit = action.unit
    if at.part not in (Part.COMBAT, Part.PRIZES):
        yield "basic.parts-of-turn"
    if any(fought_over(at, hex_) for hex_ in at.battlefields) and at.part is Part.COMBAT:
        yield "basic.combat-must"
    where = at.units[unit]
    if where == -1:
        yield "play.no-target"
        return
    if is_monster(unit):
        yield "basic.prize-heroes"
    elif where not in at.prizes or not has(at.movable, unit):
        yield "basic.prize-try"
    if others_in(at, where, monsters=not is_monster(unit)):
        yield "basic.prize-after-combat"
    if has(at.tried, unit):
        yield "basic.prize-once"


def _propose(atlas: Atlas, at: Position, action: Action, seat: int) -> Iterator[str]:
    other = action.target
    if other == seat:
        yield "play.no-target"
    if at.sides[other] != at.sides[seat]:
        yield "basic.ally-side"
    again = at.part is Part.ALLIANCES and has(at.waiting, at.turn)
    if other != seat and (again or at.alliances[other] or has(at.asked, other)):
        yield "basic.ally"


def _answer(atlas: Atlas, at: Position, action: Action, seat: int) -> Iterator[str]:
    if not isinstance(at.pending, Offer):
        yield "play.not-now"


def _leave(atlas: Atlas, at: Position, action: Action, seat: int) -> Iterator[str]:
    if not at.alliances[seat]:
        yield "basic.ally-break"


def _end(atlas: Atlas, at: Position, action: Action, seat: int) -> Iterator[str]:
    if at.part not in (Part.COMBAT, Part.PRIZES, Part.ALLIANCES):
        yield "basic.parts-of-turn"
    if any(fought_over(at, hex_) for hex_ in at.battlefields) and at.part is Part.COMBAT:
        yield "basic.combat-must"


_REFUSALS = {
    Verb.PLACE: _place,
    Verb.STEP: _step,
    Verb.END_MOVES: _end_moves,
    Verb.FIGHT: _fight,
    Verb.AID: _aid,
    Verb.SEIZE: _seize,
    Verb.PROPOSE: _propose,
    Verb.JOIN: _answer,
    Verb.REFUSE: _answer,
    Verb.LEAVE: _leave,
    Verb.END: _end,
}
