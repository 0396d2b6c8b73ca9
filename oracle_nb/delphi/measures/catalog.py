"""All measures of Delphi by name, the most important first."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

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
from oracle_nb.games.measures import Measure

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
MEASURES: Final[Catalog] = MappingProxyType(
    {measure.name: measure for module in MODULES for measure in module.MEASURES}
)
