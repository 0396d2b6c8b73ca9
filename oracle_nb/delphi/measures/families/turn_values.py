"""Measures in turns: how many a ship needs, and how many some equipment saves."""

from collections.abc import Callable
from typing import Final

from oracle_nb.delphi.measures.network.expected_turns import KINDS, places
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.delphi.model.powers import RANGE
from oracle_nb.games.measures import Groups, Measure, Shape, Spaces, mean


def _to(kind: str) -> Callable[[BoardTables], Spaces]:
    return lambda study: study.turns().to_kind(kind)


def _kinds(study: BoardTables) -> Groups:
    return _means(study, RANGE, crossing=False)


def _means(study: BoardTables, reach: int, crossing: bool) -> dict[str, float]:
    """Return the mean number of turns to each existing kind of goal, over all spaces."""
    turns, lands = study.turns(reach, crossing), places(study.board)
    kinds = [kind for kind in KINDS if lands[kind]]
    return {kind: mean(turns.to_kind(kind)) for kind in kinds}


def _saved(study: BoardTables, reach: int, crossing: bool) -> Groups:
    with_it = _means(study, reach, crossing)
    without = _kinds(study)
    # Without any route nothing is saved.
    return {
        kind: 0.0 if without[kind] == with_it[kind] else without[kind] - with_it[kind]
        for kind in without
    }


def _range(study: BoardTables) -> Groups:
    """Return the value of one more space of range (rule equipment.range)."""
    return _saved(study, RANGE + 1, crossing=False)


def _ship(study: BoardTables) -> Groups:
    """Return the value of two more spaces of range (rule ship.range)."""
    return _saved(study, RANGE + 2, crossing=False)


def _crossing(study: BoardTables) -> Groups:
    """Return the value of crossing shallows (rule equipment.shallows)."""
    return _saved(study, RANGE, crossing=True)


MEASURES: Final[tuple[Measure[BoardTables], ...]] = (
    *(
        Measure(f"turns.{kind}", "moves", Shape.SPACES, _to(kind), mean, "howard-1960", "turns")
        for kind in KINDS
    ),
    Measure("turns.by_kind", "moves", Shape.GROUPS, _kinds, mean, "howard-1960", "turns"),
    Measure("worth.crossing", "crossing", Shape.GROUPS, _crossing, mean, "howard-1960", "turns"),
    Measure("worth.range", "moves", Shape.GROUPS, _range, mean, "howard-1960", "turns"),
    Measure("worth.ship", "moves", Shape.GROUPS, _ship, mean, "howard-1960", "turns"),
)
