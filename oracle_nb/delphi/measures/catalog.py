"""All measures of Delphi, by name, in the order in which they say most."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from oracle_nb.delphi.measures import (
    connected,
    dice,
    fairness,
    far,
    lie,
    percolation,
    shores,
    traffic,
    worth,
)
from oracle_nb.delphi.measures.study import Study
from oracle_nb.measure import Measure

Catalog: TypeAlias = Mapping[str, Measure[Study]]

MODULES: Final = (connected, worth, far, dice, traffic, shores, percolation, fairness, lie)
"""The modules that have measures; each is one thought."""
MEASURES: Final[Catalog] = MappingProxyType(
    {measure.name: measure for module in MODULES for measure in module.MEASURES}
)
