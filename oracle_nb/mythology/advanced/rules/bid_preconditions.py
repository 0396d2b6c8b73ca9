"""The preconditions of bids; see ``preconditions``."""

from typing import Final

from oracle_nb.core.verdicts import NOT_NOW
from oracle_nb.mythology.advanced.model.numbers import MOST_BID
from oracle_nb.mythology.advanced.model.position import Challenge
from oracle_nb.mythology.advanced.rules.preconditions import (
    MOVING,
    Precondition,
    enough,
    of_turn,
    phase_facts,
)
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.rules.schema import ALL, Facts, Over

BIDS: Final = (1 << MOST_BID + 1) - 1
"""Bit set of all bids."""


def _bidding(state: State) -> bool:
    return isinstance(state.top, Challenge)


def _last(state: State) -> int:
    return state.top.bid if isinstance(state.top, Challenge) else -1


def _noted(state: State, unit: int) -> int:
    return enough(state.available(state.position.claimed))


def _raised(state: State, unit: int) -> int:
    drawn = isinstance(state.top, Challenge) and state.top.drawn
    return ~(1 << _last(state)) if drawn else ALL


def _bid(state: State, unit: int, target: int) -> Facts:
    unit = state.position.claimed
    facts: Facts = {"unit": unit, "bid": target, "last": _last(state)}
    return facts | {"noted": state.available(unit)}


def _draw_offered(state: State) -> bool:
    return isinstance(state.top, Challenge) and state.top.drawn


_BIDDING: Final = of_turn(NOT_NOW, _bidding, phase_facts, decides=True)
BID: Final = (
    MOVING,
    _BIDDING,
    Precondition("control.bids", Over.TARGETS, lambda state, _: ALL << max(_last(state), 0), _bid),
    Precondition("sheet.honest", Over.TARGETS, _noted, _bid),
    Precondition("control.draw", Over.TARGETS, _raised, _bid),
)
DRAW: Final = (MOVING, _BIDDING, of_turn("control.draw", _draw_offered, phase_facts))
CONCEDE: Final = (
    MOVING,
    _BIDDING,
    of_turn("control.bids", lambda state: _last(state) >= 0, _bid),
)
