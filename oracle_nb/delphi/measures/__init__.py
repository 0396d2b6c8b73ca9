"""Measures of a sea: its graphs, values, and texts."""

from oracle_nb.delphi.measures.board_data import DelphiBoardData
from oracle_nb.delphi.measures.catalog import MEASURES, SOURCES
from oracle_nb.delphi.measures.study import BoardStudy
from oracle_nb.delphi.measures.wording import say

__all__ = ["MEASURES", "SOURCES", "BoardStudy", "DelphiBoardData", "say"]
