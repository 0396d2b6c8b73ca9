"""What one can know of a sea in numbers: its graphs, its measures, and their words."""

from oracle_nb.delphi.measures.board_data import DelphiBoardData
from oracle_nb.delphi.measures.catalog import MEASURES
from oracle_nb.delphi.measures.references import SOURCES
from oracle_nb.delphi.measures.study import BoardStudy
from oracle_nb.delphi.measures.wording import say

__all__ = ["MEASURES", "SOURCES", "BoardStudy", "DelphiBoardData", "say"]
