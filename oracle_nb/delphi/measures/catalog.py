"""All measures of Delphi by name, the most important first, and citations for their definitions."""

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
    without_arrays,
)
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.games.measures import Measure, Value

Catalog: TypeAlias = Mapping[str, Measure[BoardTables]]

MODULES: Final = (
    connectivity,
    distances,
    dice,
    centrality,
    shores,
    percolation,
    fairness,
    arrangement,
)
"""The modules with measures, one for each topic."""
SOURCES: Final[Mapping[str, str]] = {
    "barthelemy-2011": "M. Barthelemy, Spatial networks, Physics Reports 499 (2011), 1-101",
    "board.cities": "the rule board.cities of this game, with rulings 48 and 65",
    "brandes-2001": "U. Brandes, A faster algorithm for betweenness centrality, "
    "Journal of Mathematical Sociology 25 (2001), 163-177",
    "brandes-2008": "U. Brandes, On variants of shortest-path betweenness centrality and their "
    "generic computation, Social Networks 30 (2008), 136-145",
    "broadbent-1957": "S. R. Broadbent and J. M. Hammersley, Percolation processes, "
    "Mathematical Proceedings of the Cambridge Philosophical Society 53 (1957), 629-641",
    "erwig-2000": "M. Erwig, The graph Voronoi diagram with applications, Networks 36 (2000), "
    "156-163",
    "fiedler-1973": "M. Fiedler, Algebraic connectivity of graphs, "
    "Czechoslovak Mathematical Journal 23 (1973), 298-305",
    "freeman-1977": "L. C. Freeman, A set of measures of centrality based on betweenness, "
    "Sociometry 40 (1977), 35-41",
    "freeman-1979": "L. C. Freeman, Centrality in social networks: conceptual clarification, "
    "Social Networks 1 (1979), 215-239",
    "girvan-2002": "M. Girvan and M. E. J. Newman, Community structure in social and biological "
    "networks, Proceedings of the National Academy of Sciences 99 (2002), 7821-7826",
    "harary-1969": "F. Harary, Graph Theory, Addison-Wesley, 1969",
    "hopcroft-1973": "J. Hopcroft and R. Tarjan, Efficient algorithms for graph manipulation, "
    "Communications of the ACM 16 (1973), 372-378",
    "howard-1960": "R. A. Howard, Dynamic Programming and Markov Processes, MIT Press, 1960",
    "latora-2001": "V. Latora and M. Marchiori, Efficient behavior of small-world networks, "
    "Physical Review Letters 87 (2001), 198701",
    "seidman-1983": "S. B. Seidman, Network structure and minimum degree, "
    "Social Networks 5 (1983), 269-287",
    "shrines": "the rules explore.own and shrine.build of this game",
    "wang-2015": "T. Wang, Y. Zhang, F. Y. L. Chin, H.-F. Ting, Y. H. Tsin and S.-H. Poon, "
    "A simple algorithm for finding all k-edge-connected components, PLoS ONE 10 (2015), e0136264",
    "watts-1998": "D. J. Watts and S. H. Strogatz, Collective dynamics of 'small-world' networks, "
    "Nature 393 (1998), 440-442",
}
"""Citations by key."""


def _measures() -> Iterator[Measure[BoardTables]]:
    """Yield the measures, as they can be computed here.

    A browser has networkx alone, which has functions with the same values for most of them.
    """
    compiled = installed("numpy", "rustworkx")
    for measure in (measure for module in MODULES for measure in module.MEASURES):
        if not compiled and measure.name in without_arrays.MEASURED:
            yield replace(measure, of=without_arrays.MEASURED[measure.name])
        elif not compiled and measure.call is not None and measure.read is not None:
            yield replace(measure, of=cast("Callable[[BoardTables], Value]", measure.reference))
        else:
            yield measure


MEASURES: Final[Catalog] = MappingProxyType({measure.name: measure for measure in _measures()})
