"""The preconditions of the Basic Game: each is one rule; see ``schema``."""

from collections.abc import Callable
from typing import Final, TypeAlias

from oracle_nb.core.verdicts import NO_TARGET, NOT_NOW
from oracle_nb.mythology.map.world_map import UNREACHABLE, bits_of, members
from oracle_nb.mythology.model.position import Attempt, Fight, Offer, Part
from oracle_nb.mythology.pieces import (
    HERO_BITS,
    HEX_COST,
    KIND_BITS,
    OFF,
    POWER,
    PRIZES,
    UNITS,
    Side,
    side_of,
)
from oracle_nb.mythology.rules import schema
from oracle_nb.mythology.rules.schema import ALL, Facts, Over
from oracle_nb.mythology.rules.turn_state import BasicState

Precondition: TypeAlias = schema.LevelPrecondition[BasicState]
COUNTERS: Final = UNITS + PRIZES
PRIZE_BITS: Final = (1 << PRIZES) - 1 << UNITS
"""Bit set of the Prizes, which are numbered after the units."""


def _part(state: BasicState, unit: int, target: int) -> Facts:
    return {"part": str(state.position.part)}


def _turn(
    rule: str,
    holds: Callable[[BasicState], bool],
    facts: Callable[[BasicState, int, int], Facts] = lambda state, unit, target: {},
) -> Precondition:
    """Return a precondition of the turn as a whole."""
    return Precondition(rule, Over.TURN, lambda state, _: ALL if holds(state) else 0, facts)


def _of_unit(
    rule: str,
    permits: Callable[[BasicState], int],
    facts: Callable[[BasicState, int, int], Facts],
    *,
    decides: bool = False,
) -> Precondition:
    """Return a precondition of units."""
    return Precondition(rule, Over.UNITS, lambda state, _: permits(state), facts, decides)


def _in_part(*parts: Part) -> Callable[[BasicState], bool]:
    return lambda state: state.position.part in parts


# --- the god ---------------------------------------------------------------------------------


def _free_areas(state: BasicState, unit: int) -> int:
    return ~bits_of(area for area in state.position.areas if area != OFF)


def _god_there(state: BasicState, unit: int, target: int) -> Facts:
    seat = state.position.areas.index(target)
    return {"area": target, "player": seat, **state.position.player_facts(seat)}


PLACE: Final = (
    _turn(NOT_NOW, _in_part(Part.GOD), _part),
    Precondition("basic.god-area", Over.TARGETS, _free_areas, _god_there),
)

# --- movement --------------------------------------------------------------------------------


def _on_map(state: BasicState) -> int:
    return state.own | state.enemies | state.prizes_on_map << UNITS


def _unit(state: BasicState, unit: int, target: int) -> Facts:
    return {"unit": unit}


def _prize(state: BasicState, unit: int, target: int) -> Facts:
    prize = unit - UNITS
    return {"prize": prize, "hex": state.position.prizes[prize]}


_ON_MAP: Final = _of_unit(NO_TARGET, _on_map, _unit, decides=True)


def _kind(state: BasicState, unit: int, target: int) -> Facts:
    return {"unit": unit, "side": int(state.side)}


def _began_here(state: BasicState) -> int:
    # Enemies don't move this turn, so they are where they began.
    return state.position.movable | state.enemies & state.units_in(state.god_area)


def _area(state: BasicState, unit: int, target: int) -> Facts:
    position = state.position
    return {
        **_part(state, unit, target),
        "unit": unit,
        "area": position.areas[position.turn],
        "god": position.gods[position.turn],
    }


def _not_stopped(state: BasicState) -> int:
    position = state.position
    return ~(position.entered & state.units_in(state.hexes_against(state.side)))


def _stopped(state: BasicState, unit: int, target: int) -> Facts:
    hex_ = state.position.units[unit]
    enemies = KIND_BITS[side_of(unit).other] & state.position.units_at(hex_)
    return {"unit": unit, "hex": hex_, "enemies": enemies.bit_count()}


def _no_power(state: BasicState, unit: int, target: int) -> Facts:
    return {"points": state.power, "needed": state.step_cost(unit, target)}


def _adjacent(state: BasicState, unit: int) -> int:
    return state.world.around[state.position.units[unit]]


def _distance(state: BasicState, unit: int, target: int) -> Facts:
    """Return how far a hex is, and what else than the distance keeps a unit from it."""
    start = state.position.units[unit]
    away = state.world.distances(start)[target]
    facts: Facts = {"unit": unit, "hex": target, "distance": away}
    step = state.step_cost(unit, target)
    moves = (state.own & state.position.movable & _not_stopped(state)) >> unit & 1
    if not (moves and away > 1 and state.power >= step):
        return facts
    # A walk of several steps is chosen like a single step where nothing else is in the way.
    enemies = state.hexes_against(side_of(unit)) & ~(1 << start)
    way = state.world.distances(target, enemies)[start]
    needed, direct = HEX_COST * (way - 1) + step, HEX_COST * (away - 1) + step
    if way == UNREACHABLE:
        facts |= {"blocked": True} | _blocker(state, start, target, enemies)
    elif needed > state.power:
        facts |= {"points": state.power, "way": way}
        if direct <= state.power:
            facts |= {"around": True} | _blocker(state, start, target, enemies)
        facts["needed"] = needed
    elif enemies >> target & 1:
        facts["enemies"] = (state.enemies & state.position.units_at(target)).bit_count()
    return facts


def _blocker(state: BasicState, start: int, target: int, enemies: int) -> Facts:
    """Return an enemy on a shortest way, and its hex."""
    there, away = start, state.world.distances(target)
    while not enemies >> there & 1:
        there = min(state.world.neighbors[there], key=away.__getitem__)
    return {"foe": members(state.enemies & state.position.units_at(there))[0], "there": there}


def _hex_paid(state: BasicState, unit: int) -> int:
    return 0 if 0 < state.power < HEX_COST else ALL


def _attack_paid(state: BasicState, unit: int) -> int:
    if not 0 < state.power < HEX_COST + state.attack_cost:
        return ALL
    return ~state.hexes_against(side_of(unit))


def _points(state: BasicState, unit: int, target: int) -> Facts:
    return {"unit": unit, "hex": target, "points": state.power}


_MOVEMENT: Final = _turn("basic.parts-of-turn", _in_part(Part.MOVEMENT), _part)
STEP: Final = (
    _MOVEMENT,
    _ON_MAP,
    _of_unit("basic.prize-fixed", lambda state: ~PRIZE_BITS, _prize, decides=True),
    _of_unit("basic.favor-moves", lambda state: state.own, _kind),
    _of_unit("basic.in-area", _began_here, _area),
    _of_unit("basic.no-through", _not_stopped, _stopped),
    # Without a single point, only basic.power-gone refuses.
    _turn("basic.power-gone", lambda state: state.power > 0, _no_power),
    Precondition("basic.adjacent", Over.TARGETS, _adjacent, _distance),
    Precondition("basic.hex-cost", Over.TARGETS, _hex_paid, _points),
    Precondition("basic.attack-cost", Over.TARGETS, _attack_paid, _points),
)
END_MOVES: Final = (_MOVEMENT,)

# --- combat ----------------------------------------------------------------------------------


def _movement_over(state: BasicState) -> bool:
    return state.position.part in (Part.COMBAT, Part.PRIZES)


_AFTER_MOVEMENT: Final = _turn("basic.parts-of-turn", _movement_over, _part)


def _on_map_foes(state: BasicState, unit: int) -> int:
    return state.own | state.enemies


def _foes(state: BasicState, unit: int) -> int:
    return KIND_BITS[side_of(unit).other]


def _pair(state: BasicState, unit: int, target: int) -> Facts:
    return {"unit": unit, "foe": target}


def _contested_with(state: BasicState, unit: int) -> int:
    hex_ = state.position.units[unit]
    return state.position.units_at(hex_) if state.contested >> hex_ & 1 else 0


def _where(state: BasicState, unit: int, target: int) -> Facts:
    where = state.position.units
    return {"unit": unit, "foe": target, "hex": where[unit], "there": where[target]}


FIGHT: Final = (
    _AFTER_MOVEMENT,
    _ON_MAP,
    Precondition(NO_TARGET, Over.TARGETS, _on_map_foes, _pair, decides=True),
    _of_unit("basic.attacker-picks", lambda state: state.own, _kind),
    Precondition("basic.same-kind", Over.TARGETS, _foes, _pair),
    Precondition("basic.combat-must", Over.TARGETS, _contested_with, _where),
)

# --- aid -------------------------------------------------------------------------------------


def _aid_paid(state: BasicState, unit: int) -> int:
    return (1 << state.power + 1) - 1 if state.power else ALL


def _aid_started(state: BasicState, unit: int) -> int:
    return ALL if state.power else 1


def _aid(state: BasicState, unit: int, target: int) -> Facts:
    return {"aid": target, "points": state.power}


def _aid_needs(state: BasicState, unit: int, target: int) -> Facts:
    return {"points": state.power, "needed": target}


AID: Final = (
    _turn(NOT_NOW, lambda state: isinstance(state.position.pending, Fight | Attempt), _part),
    Precondition("basic.power-gone", Over.TARGETS, _aid_started, _aid_needs),
    Precondition("basic.aid-cost", Over.TARGETS, _aid_paid, _aid),
)
AID_TARGETS: Final = (1 << POWER + 1) - 1

# --- Prizes ----------------------------------------------------------------------------------


def _combat_over(state: BasicState) -> bool:
    return state.position.part is not Part.COMBAT


def _first_contest(state: BasicState, unit: int, target: int) -> Facts:
    for hex_ in state.position.battlefields:
        if state.contested >> hex_ & 1:
            return {"hex": hex_}
    return {"hex": OFF}


_COMBAT_OVER: Final = _turn("basic.combat-must", _combat_over, _first_contest)


def _on_prize(state: BasicState) -> int:
    return state.position.movable & state.units_in(state.prize_hexes) | ~HERO_BITS


def _try(state: BasicState, unit: int, target: int) -> Facts:
    hex_ = state.position.units[unit]
    prize = {"unit": unit, "hex": hex_, "prize": state.position.prize_at(hex_)}
    return _part(state, unit, target) | prize


def _alone(state: BasicState) -> int:
    heroes, monsters = (
        state.units_in(state.hexes_against(side)) & KIND_BITS[side] for side in Side
    )
    return ~(heroes | monsters)


SEIZE: Final = (
    _AFTER_MOVEMENT,
    _COMBAT_OVER,
    _ON_MAP,
    _of_unit("basic.prize-heroes", lambda state: HERO_BITS, _unit),
    _of_unit("basic.prize-try", _on_prize, _try),
    _of_unit("basic.prize-after-combat", _alone, _stopped),
    _of_unit("basic.prize-once", lambda state: ~state.position.tried, _unit),
)

# --- alliances -------------------------------------------------------------------------------


def _player(state: BasicState, unit: int, target: int) -> Facts:
    return {"player": target, **state.position.player_facts(target)}


def _same_side(state: BasicState, unit: int) -> int:
    sides = state.position.sides
    return bits_of(seat for seat, side in enumerate(sides) if side == state.side)


def _unallied(state: BasicState, unit: int) -> int:
    alliances = state.position.alliances
    return bits_of(seat for seat, number in enumerate(alliances) if not number)


def _not_asked(state: BasicState, unit: int) -> int:
    return ~state.position.asked


def _allied(state: BasicState, unit: int, target: int) -> Facts:
    position = state.position
    facts = _player(state, unit, target) | _part(state, unit, target)
    if position.asked_again:
        return facts | {"again": True}
    asked = bool(position.asked >> target & 1) and not position.alliances[target]
    return facts | {"asked": asked}


def _free_to_ally(state: BasicState, unit: int) -> int:
    if state.position.asked_again:
        return 1 << state.seat
    return _unallied(state, unit) & _not_asked(state, unit) | 1 << state.seat


PROPOSE: Final = (
    Precondition(NO_TARGET, Over.TARGETS, lambda state, _: ~(1 << state.seat), _player),
    Precondition("basic.ally-side", Over.TARGETS, _same_side, _player),
    Precondition("basic.ally", Over.TARGETS, _free_to_ally, _allied),
)


ANSWER: Final = (_turn(NOT_NOW, lambda state: isinstance(state.position.pending, Offer), _part),)


def _in_alliance(state: BasicState) -> bool:
    return state.position.alliances[state.seat] != 0


def _alone_now(state: BasicState, unit: int, target: int) -> Facts:
    return _player(state, unit, state.seat)


LEAVE: Final = (_turn("basic.ally-break", _in_alliance, _alone_now),)

# --- the end of a turn -----------------------------------------------------------------------


def _may_end(state: BasicState) -> bool:
    return state.position.part in (Part.COMBAT, Part.PRIZES, Part.ALLIANCES)


END: Final = (_turn("basic.parts-of-turn", _may_end, _part), _COMBAT_OVER)
