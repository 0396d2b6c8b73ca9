"""The board of The Oracle of Delphi: tiles, layouts and their generators, reach tables, graphs."""

from oracle_nb.delphi.board.board import Board, MisreadBoard, board_of
from oracle_nb.delphi.board.faults import LayoutError, LayoutFault
from oracle_nb.delphi.board.formats.files import read_layout
from oracle_nb.delphi.board.formats.graphml import from_graphml, to_graphml
from oracle_nb.delphi.board.formats.layout_code import layout_code, read_layout_code
from oracle_nb.delphi.board.generation.compact import compact_layout
from oracle_nb.delphi.board.generation.contact import contact_layout
from oracle_nb.delphi.board.generation.free import free_layout
from oracle_nb.delphi.board.generation.layouts import GENERATORS, loose_layout, make_layout
from oracle_nb.delphi.board.layout import Layout, LayoutFormatError
from oracle_nb.delphi.board.reach import UNREACHABLE
from oracle_nb.delphi.board.space import Space
from oracle_nb.delphi.board.tiles import Placement, SpaceKind, Terrain, Tile, read_kind, tiles

__all__ = [
    "GENERATORS",
    "UNREACHABLE",
    "Board",
    "Layout",
    "LayoutError",
    "LayoutFault",
    "LayoutFormatError",
    "MisreadBoard",
    "Placement",
    "Space",
    "SpaceKind",
    "Terrain",
    "Tile",
    "board_of",
    "compact_layout",
    "contact_layout",
    "free_layout",
    "from_graphml",
    "layout_code",
    "loose_layout",
    "make_layout",
    "read_kind",
    "read_layout",
    "read_layout_code",
    "tiles",
    "to_graphml",
]
