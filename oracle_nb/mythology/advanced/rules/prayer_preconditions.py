"""The preconditions of prayer and sacrifice, an optional rule; see ``preconditions``."""

from collections.abc import Callable
from typing import Final

from oracle_nb.mythology.advanced.model.numbers import LEAST_SACRIFICE, MOST_OFFERED
from oracle_nb.mythology.advanced.model.vows import Vow
from oracle_nb.mythology.advanced.rules.preconditions import (
    OPEN_SHEET,
    Precondition,
    enough,
    of_turn,
    of_unit,
)
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.pieces import HERO_BITS, HEROES, PRIZES, UNITS
from oracle_nb.mythology.rules.schema import ALL, Facts, Over

OFFERINGS: Final = (1 << MOST_OFFERED + 1) - 2
"""Bit set of the numbers of glory points that can be offered."""


def _vow(state: State, what: str) -> Vow | None:
    vows = state.position.prayers.vows
    return next((vow for vow in vows if vow.seat == state.seat and vow.what == what), None)


def _not_spent(what: str) -> Callable[[State], bool]:
    return lambda state: not ((vow := _vow(state, what)) and vow.points)


def _again(state: State, unit: int, target: int) -> Facts:
    return {"again": True}


def _hero_facts(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, **({} if unit < HEROES else {"monster": True})}


def _same_hero(state: State) -> int:
    """Return the Hero of a sacrifice that was begun, or all units."""
    vow = _vow(state, "sacrifice")
    return ALL if vow is None else 1 << vow.unit


def _other_hero(state: State, unit: int, target: int) -> Facts:
    vow = _vow(state, "sacrifice")
    return {"unit": unit, "other_unit": vow.unit if vow else unit}


def _glory_left(state: State, unit: int) -> int:
    return enough(state.position.glory[state.seat])


def _glory_facts(state: State, unit: int, target: int) -> Facts:
    return {"points": target, "glory": state.position.glory[state.seat]}


def _accepted(state: State, unit: int) -> int:
    vow = _vow(state, "sacrifice")
    return ~enough(LEAST_SACRIFICE - 1 - (vow.goods if vow else 0))


def own_goods(state: State) -> int:
    """Return the Prizes and Helpers that a player can give to a sacrifice (prayer.goods).

    They are the Prizes that it has taken off the map, and what Heroes carry on which it has points
    from earlier game turns: of Prizes those for which it had glory (ruling 65).
    """
    position, seat = state.position, state.seat
    captured = {prize for prize, owner, _ in position.captures if owner == seat}
    carried = (
        UNITS + thing
        for thing, hero in enumerate(position.bearers)
        if hero >= 0 and state.available(hero) and (thing >= PRIZES or thing in captured)
    )
    trophies = position.trophies[seat] if position.trophies else 0
    return bits_of(carried) | trophies << UNITS


def _goods_facts(state: State, unit: int, target: int) -> Facts:
    position, facts = state.position, {"thing": target}
    if position.place_of(target) < 0:
        return facts | {"away": True}
    bearer = position.bearers[target - UNITS]
    if bearer < 0:
        return facts | {"loose": True}
    return facts | {"unit": bearer, **({} if state.available(bearer) else {"without": True})}


_HERO: Final = of_unit("prayer.result", lambda state: state.on_map & HERO_BITS, _hero_facts)
_ONE_HERO: Final = of_unit("prayer.result", _same_hero, _other_hero)
_ENOUGH: Final = Precondition("prayer.note", Over.TARGETS, _glory_left, _glory_facts)
PRAY: Final = (OPEN_SHEET, of_turn("prayer.note", _not_spent("pray"), _again), _HERO, _ENOUGH)
SACRIFICE: Final = (
    OPEN_SHEET,
    of_turn("prayer.note", _not_spent("sacrifice"), _again),
    _HERO,
    _ONE_HERO,
    _ENOUGH,
    Precondition("prayer.sacrifice", Over.TARGETS, _accepted, _glory_facts),
)
OFFER: Final = (
    OPEN_SHEET,
    _HERO,
    _ONE_HERO,
    Precondition("prayer.goods", Over.TARGETS, lambda state, _: own_goods(state), _goods_facts),
)
