"""The preconditions of divine occurrences; see ``preconditions``."""

from typing import Final

from oracle_nb.core.verdicts import NOT_NOW
from oracle_nb.mythology.advanced.model.divine import KINDS, OCCURRENCES, Kind, Plot, plot_of
from oracle_nb.mythology.advanced.model.numbers import POWER
from oracle_nb.mythology.advanced.model.position import Eruption
from oracle_nb.mythology.advanced.rules.preconditions import (
    MOVING,
    OPEN_SHEET,
    Precondition,
    of_turn,
    phase_facts,
)
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.pieces import OFF
from oracle_nb.mythology.rules.schema import ALL, Facts, Over

ALL_PLOTS: Final = (1 << len(OCCURRENCES)) - 1
"""Bit set of all occurrences that can be noted."""
_VOLCANOES: Final = bits_of(Plot(Kind.VOLCANO, points).target for points in range(1, POWER + 1))


def _affordable(state: State, unit: int) -> int:
    return bits_of(
        Plot(kind, points).target for kind in KINDS for points in range(1, state.left + 1)
    )


def _too_many(state: State, unit: int, target: int) -> Facts:
    return {"points": plot_of(target).points, "left": state.left}


PLOT: Final = (OPEN_SHEET, Precondition("allot.ten", Over.TARGETS, _affordable, _too_many))


def _threatens(state: State) -> bool:
    return bool(state.position.threatening >> state.seat & 1)


def _closed(state: State, unit: int, target: int) -> Facts:
    return {"closed": True}


def _god_on_map(state: State) -> bool:
    return state.position.areas[state.seat] != OFF


def _god_away(state: State, unit: int, target: int) -> Facts:
    return state.position.player_facts(state.seat)


def noted(state: State, unit: int) -> int:
    """Return the occurrences that are noted and not set off yet, as a bit set."""
    if state.sheet is None:
        return ALL_PLOTS
    return bits_of(state.position.open_plots(state.seat))


def plot_facts(state: State, unit: int, target: int) -> Facts:
    """Return the kind and points of an occurrence."""
    plot = plot_of(target)
    return {"occurrence": str(plot.kind), "points": plot.points}


def _own_hexes(state: State, unit: int) -> int:
    if isinstance(state.top, Eruption) and state.top.bonus:
        return ALL
    area = state.position.areas[state.seat]
    return 0 if area == OFF else state.world.area_bits[area]


def _with_ground(state: State, unit: int) -> int:
    return ALL if _own_hexes(state, unit) & state.world.land else ~_VOLCANOES


def _area(state: State, unit: int, target: int) -> Facts:
    return {"area": state.position.areas[state.seat]}


THREATENING: Final = of_turn("divine.plotted", _threatens, _closed, decides=True)
ON_MAP_GOD: Final = of_turn("card.event-away", _god_on_map, _god_away, decides=True)
OCCUR: Final = (
    MOVING,
    THREATENING,
    ON_MAP_GOD,
    Precondition("divine.plotted", Over.TARGETS, noted, plot_facts, decides=True),
    Precondition("divine.volcano", Over.TARGETS, _with_ground, _area),
)


def _hex(state: State, unit: int, target: int) -> Facts:
    return {"hex": target, "area": state.position.areas[state.seat]}


ERUPT: Final = (
    MOVING,
    of_turn(NOT_NOW, lambda state: isinstance(state.top, Eruption), phase_facts, decides=True),
    Precondition("divine.own-area", Over.TARGETS, _own_hexes, _hex, decides=True),
    Precondition("divine.volcano", Over.TARGETS, lambda state, _: state.world.land, _hex),
)
