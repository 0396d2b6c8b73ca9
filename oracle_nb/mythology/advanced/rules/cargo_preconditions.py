"""The preconditions of ships, Prizes and Helpers; see ``preconditions``."""

from typing import Final

from oracle_nb.core.verdicts import NO_TARGET
from oracle_nb.mythology.advanced.model.numbers import ATTEMPTS
from oracle_nb.mythology.advanced.model.position import Capture
from oracle_nb.mythology.advanced.rules.preconditions import (
    AWAKE,
    MOVING,
    Precondition,
    announced_units,
    attempts_facts,
    nobody_on_way,
    not_idle,
    not_kept,
    not_lost,
    of_turn,
    of_unit,
    on_way_facts,
    over_facts,
    phase_facts,
    unit_facts,
)
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.pieces import HERO_BITS, OFF, THINGS, UNITS
from oracle_nb.mythology.rules.schema import ALL, Facts, Over


def _not_barred_now(state: State) -> int:
    return ~state.remorseful


def _announced_by_you(state: State) -> int:
    return state.own | announced_units(state)


def _only_on_way(state: State) -> int:
    """Return the units that can do something while one is on its way: that one."""
    return announced_units(state) or ALL


def _sought(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "again": True}


def _where(state: State, unit: int, target: int) -> Facts:
    hex_ = state.position.units[unit] if 0 <= unit < UNITS else OFF
    return {"unit": unit} | ({} if hex_ == OFF else {"hex": hex_})


_ON_MAP: Final = of_unit(NO_TARGET, lambda state: state.fielded, unit_facts, decides=True)
_NOT_LOST: Final = of_unit("control.result", not_lost, unit_facts, decides=True)
_NOT_BARRED: Final = of_unit("hercules.barred", _not_barred_now, unit_facts, decides=True)
_HEROES: Final = of_unit("helper.heroes-only", lambda state: HERO_BITS, unit_facts, decides=True)
EMBARK: Final = (
    MOVING,
    of_unit("vessel.needed", lambda state: HERO_BITS, unit_facts, decides=True),
    _ON_MAP,
    of_turn(
        "combat.after-movement", lambda state: not state.position.fighting, over_facts, decides=True
    ),
    of_turn("march.one-by-one", nobody_on_way, on_way_facts, decides=True),
    _NOT_LOST,
    _NOT_BARRED,
    of_unit("divine.pestilence", not_kept, unit_facts, decides=True),
    AWAKE,
    of_unit("vessel.at-sea", lambda state: ~state.aboard, unit_facts, decides=True),
    of_unit("vessel.attempt", lambda state: ~state.position.sought, _sought, decides=True),
    of_turn("vessel.attempt", lambda state: state.position.attempts < ATTEMPTS, attempts_facts),
    of_unit("vessel.where", lambda state: state.units_in(state.world.shores), _where),
)
LAND: Final = (
    MOVING,
    _ON_MAP,
    of_unit("vessel.gone", lambda state: state.aboard, unit_facts, decides=True),
    of_unit("march.one-by-one", _only_on_way, on_way_facts, decides=True),
    _NOT_LOST,
    of_unit("march.announce", _announced_by_you, unit_facts),
    of_unit("vessel.leave", lambda state: state.units_in(state.world.land), _where),
)


def _carried(state: State, unit: int) -> int:
    return bits_of(state.position.carried_by(unit)) if unit >= 0 else 0


def _cargo_facts(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "thing": target}


DROP: Final = (
    MOVING,
    _HEROES,
    _ON_MAP,
    of_unit("march.one-by-one", _only_on_way, on_way_facts, decides=True),
    _NOT_LOST,
    Precondition("helper.drop", Over.TARGETS, _carried, _cargo_facts, decides=True),
    of_unit("march.announce", _announced_by_you, unit_facts),
)
THINGS_BITS: Final = (1 << THINGS) - 1 << UNITS
"""Bit set of the Prizes and Helpers, which are numbered after the units."""


def _prize_there(state: State, unit: int, target: int) -> Facts:
    facts = _where(state, unit, target)
    prizes = state.position.prizes
    return facts | (
        {"prize": prizes.index(facts["hex"])} if facts.get("hex", OFF) in prizes else {}
    )


def _no_bearer(state: State) -> int:
    """Return the units whose hex has no Prize, or one that nobody carries."""
    prizes = bits_of(hex_ for hex_ in state.position.prizes if hex_ != OFF)
    return state.on_prizes | ~state.units_in(prizes)


def _on_a_prize(state: State) -> int:
    return state.units_in(bits_of(hex_ for hex_ in state.position.prizes if hex_ != OFF))


SEIZE: Final = (
    MOVING,
    of_unit("prize.heroes-only", lambda state: HERO_BITS, unit_facts, decides=True),
    _ON_MAP,
    of_turn("march.one-by-one", nobody_on_way, on_way_facts, decides=True),
    _NOT_LOST,
    _NOT_BARRED,
    of_unit("vessel.roll", not_idle, unit_facts, decides=True),
    of_unit("vessel.only-sails", lambda state: ~state.aboard, unit_facts),
    of_unit("prize.once", lambda state: ~state.position.tried, unit_facts, decides=True),
    of_unit("prize.end-there", _on_a_prize, _where, decides=True),
    of_unit("prize.not-stolen", _no_bearer, _prize_there, decides=True),
    of_unit("march.announce", lambda state: state.own | state.position.moved, unit_facts),
)


def _capturing(state: State) -> bool:
    return isinstance(state.top, Capture)


KEEP: Final = (MOVING, of_turn("victory.prize-removed", _capturing, phase_facts))
