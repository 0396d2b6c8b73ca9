"""All measures of Delphi by name, the most important first."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, TypeAlias, cast

from oracle_nb.core.extras import installed
from oracle_nb.delphi.measures.families import (
    arrangement,
    centrality,
    connectivity,
    dice,
    distances,
    fairness,
    percolation,
    shores,
    turn_values,
)
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.games.measures import Measure, Value

Catalog: TypeAlias = Mapping[str, Measure[BoardTables]]

MODULES: Final = (
    connectivity,
    turn_values,
    distances,
    dice,
    centrality,
    shores,
    percolation,
    fairness,
    arrangement,
)
"""The modules with measures, one for each topic."""
_PURE: Final = ("percolation.from_zeus", "percolation.intact")
"""Measures that need no package for arrays."""
_ARRAYS: Final = ("sailing.algebraic_connectivity",)
"""Measures for which networkx needs such a package as well."""


def _measures() -> Iterator[Measure[BoardTables]]:
    """Yield the measures that can be computed here.

    A browser has networkx alone, which has functions with the same values for most of them.
    """
    compiled = installed("numpy", "rustworkx")
    for measure in (measure for module in MODULES for measure in module.MEASURES):
        if compiled or measure.name in _PURE:
            yield measure
        elif measure.name not in _ARRAYS and measure.call is not None and measure.read is not None:
            yield replace(measure, of=cast("Callable[[BoardTables], Value]", measure.reference))


MEASURES: Final[Catalog] = MappingProxyType({measure.name: measure for measure in _measures()})
