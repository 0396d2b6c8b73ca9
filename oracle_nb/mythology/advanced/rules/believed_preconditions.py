"""Preconditions that only exist for somebody who misses a rule; see ``missed_rules``."""

from collections.abc import Mapping
from typing import Final

from oracle_nb.mythology.advanced.model.actions import Verb
from oracle_nb.mythology.advanced.model.position import Claim
from oracle_nb.mythology.advanced.rules.preconditions import (
    Precondition,
    of_turn,
    of_unit,
    phase_facts,
    unit_facts,
)
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.map.world_map import bits_of, members
from oracle_nb.mythology.pieces import OFF


def _near_god(state: State) -> int:
    area = state.position.areas[state.seat]
    return 0 if area == OFF else state.units_in(state.world.area_bits[area])


def _with_points(state: State) -> int:
    return bits_of(unit for unit in members(state.on_map) if state.available(unit))


def _needn_t_challenge(state: State) -> bool:
    return not isinstance(state.top, Claim) or not state.available(state.top.unit)


_CHALLENGING: Final = (of_turn("control.challenge", _needn_t_challenge, phase_facts),)
_ANNOUNCING: Final = (
    of_unit("march.god-anywhere", _near_god, unit_facts),
    of_unit("control.try-without", _with_points, unit_facts),
)
BELIEVED: Final[Mapping[Verb, tuple[Precondition, ...]]] = {
    Verb.CLAIM: _ANNOUNCING,
    Verb.GO: _ANNOUNCING,
    Verb.LET: _CHALLENGING,
    Verb.LET_ALL: _CHALLENGING,
}
"""The preconditions that verbs have besides the actual ones."""
