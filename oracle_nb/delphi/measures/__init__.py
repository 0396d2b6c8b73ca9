"""What one can know of a sea in numbers: its graphs, its measures, and their words."""

from oracle_nb.delphi.measures.catalog import MEASURES
from oracle_nb.delphi.measures.field import Field
from oracle_nb.delphi.measures.sources import SOURCES
from oracle_nb.delphi.measures.study import Study
from oracle_nb.delphi.measures.words import say

__all__ = ["MEASURES", "SOURCES", "Field", "Study", "say"]
