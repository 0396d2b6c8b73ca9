"""Preconditions of optional rules that belong to those of units; see ``preconditions``.

In a game without these rules, they refuse nothing.
"""

from typing import Final

from oracle_nb.mythology.advanced.rules.evils import ground_of
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.pieces import EVIL_BITS, FIRST_EVIL, HERO_BITS, HEROES
from oracle_nb.mythology.rules import schema
from oracle_nb.mythology.rules.schema import ALL, Facts, Over


def _unit_facts(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit}


def _charges(state: State) -> int:
    """Return all units, and of the Lesser Evils those that the phase player moves."""
    return ~EVIL_BITS | state.own


def _still_to_move(state: State) -> int:
    return _charges(state) if not state.position.fighting else ~EVIL_BITS


def _over_facts(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, **({"over": True} if state.own >> unit & 1 else {})}


def _ground(state: State, unit: int) -> int:
    return ground_of(state.world, unit) if unit >= FIRST_EVIL else ALL


def _ground_facts(state: State, unit: int, target: int) -> Facts:
    at_sea = state.world.land >> target & 1
    return {"unit": unit, "hex": target, **({"pirate": True} if at_sea else {})}


def _no_kin(state: State, unit: int) -> int:
    """Return whom a unit can attack: Monsters and Lesser Evils don't fight each other."""
    if unit < HEROES:
        return ALL
    return HERO_BITS if unit >= FIRST_EVIL else ~EVIL_BITS


def _pair(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "foe": target}


def _kin_of_mover(state: State) -> int:
    return _no_kin(state, state.position.claimed)


def _against_mover(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "foe": state.position.claimed}


Precondition = schema.LevelPrecondition[State]
NOBODYS: Final = Precondition(
    "evil.like-monsters", Over.UNITS, lambda state, _: ~EVIL_BITS, _unit_facts, decides=True
)
"""Nobody controls a Lesser Evil."""
IN_AREA: Final = Precondition(
    "evil.moved", Over.UNITS, lambda state, _: _charges(state), _unit_facts, decides=True
)
"""It was in the Area of the phase player's god when the phase began."""
MAY_MOVE: Final = Precondition(
    "evil.moved", Over.UNITS, lambda state, _: _still_to_move(state), _over_facts, decides=True
)
GROUND: Final = Precondition("evil.land-and-sea", Over.TARGETS, _ground, _ground_facts)
NO_KIN: Final = Precondition("evil.monsters", Over.TARGETS, _no_kin, _pair)
NO_KIN_MOVES: Final = Precondition(
    "evil.monsters", Over.UNITS, lambda state, _: _kin_of_mover(state), _against_mover
)


# --- prayer and sacrifice --------------------------------------------------------------------


def _may_fight(state: State) -> int:
    return ~state.position.blessed


def _may_fight_now(state: State) -> int:
    return _may_fight(state) if state.position.fighting else ALL


def _safe(state: State, unit: int, target: int) -> Facts:
    return {"safe": True, "unit": target}


NO_ATTACK: Final = Precondition(
    "prayer.no-attack", Over.UNITS, lambda state, _: _may_fight(state), _unit_facts, decides=True
)
"""It isn't protected by prayer or sacrifice."""
NO_ATTACK_NOW: Final = Precondition(
    "prayer.no-attack",
    Over.UNITS,
    lambda state, _: _may_fight_now(state),
    _unit_facts,
    decides=True,
)
NOT_SAFE: Final = Precondition(
    "prayer.result", Over.TARGETS, lambda state, _: ~state.position.prayers.safe, _safe
)
"""The unit that is attacked isn't protected from attacks."""
