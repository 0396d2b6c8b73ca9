"""The board: its parts as facts.md counts them, a whole board, errors of faulty layouts."""

import copy
import pickle
import re
import subprocess
import sys
from collections import Counter
from typing import Any

import networkx as nx
import pytest

from oracle_nb.core.hexgrid import distance, neighbors
from oracle_nb.delphi.board import (
    Board,
    Layout,
    LayoutError,
    Terrain,
    board_of,
    compact_layout,
    read_kind,
    tiles,
)
from oracle_nb.delphi.pieces import COLORS, Color
from tests.delphi.legality import LAND, grid


def mask(*names):
    return sum(1 << Color[name.upper()] for name in names)


# --- the parts, as facts.md counts them ----------------------------------------------------------


def test_the_tiles_have_the_parts_of_the_game():
    cells = [(t, c.kind) for t in tiles().values() for c in t.cells]
    sea = [k for t, k in cells if not t.is_city]
    assert Counter(k.color for k in sea if k.terrain == Terrain.WATER) == dict.fromkeys(COLORS, 10)
    assert Counter(k.color for _, k in cells if k.terrain == Terrain.WATER) == dict.fromkeys(
        COLORS, 12
    )
    assert Counter(k.color for k in sea if k.terrain == Terrain.ISLAND) == dict.fromkeys(COLORS, 2)
    counts = Counter(k.terrain for _, k in cells)
    assert counts == {
        Terrain.WATER: 72,
        Terrain.ISLAND: 12,
        Terrain.MONSTER: 6,
        Terrain.MARKED: 3,
        Terrain.OFFERING: 6,
        Terrain.TEMPLE: 6,
        Terrain.STATUE: 6,
        Terrain.CITY: 6,
        Terrain.SHALLOW: 2,
        Terrain.ZEUS: 1,
    }
    assert [len(t.cells) for t in tiles().values()] == [7] * 6 + [9] * 3 + [11] * 3 + [3] * 6


def test_the_statue_islands_have_their_sites():
    sites = {t.id: k.kind.sites for t in tiles().values() for k in t.cells if k.kind.sites}
    assert sites == {
        "S3": mask("pink", "blue", "red"),
        "M1": mask("green", "red", "yellow"),
        "M2": mask("blue", "black", "yellow"),
        "M3": mask("pink", "green", "yellow"),
        "L2": mask("green", "black", "blue"),
        "L3": mask("pink", "black", "red"),
    }
    assert [sum(m >> c & 1 for m in sites.values()) for c in COLORS] == [3] * 6


def test_every_tile_is_connected_and_its_islands_touch_its_water():
    """free_layout relies on the first: one touch of water to water connects a whole tile."""
    for tile in tiles().values():
        water = {c.hex for c in tile.cells if c.kind.terrain == Terrain.WATER}
        assert nx.is_connected(grid(water))
        for cell in tile.cells:
            if str(cell.kind.terrain) in LAND:
                assert water & set(neighbors(cell.hex))


def test_the_city_tiles_hexes_touch_each_other():
    for tile in tiles().values():
        if tile.is_city:
            assert len(tile.cells) == 3
            hexes = [c.hex for c in tile.cells]
            assert all(distance(a, b) <= 1 for a in hexes for b in hexes)


@pytest.mark.parametrize(
    "code",
    ["", "w", "w:", "w:purple", "w:Red", "city", "monster:red", "statue:", "statue:red,red",
     "sea:red", "statue:red, blue", "w:red\n", "statue:" + "red," * 10**6],
)  # fmt: skip
def test_invalid_codes_are_reported(code):
    with pytest.raises(ValueError, match=re.escape(repr(code[:5])[:-1])) as error:
        read_kind(code)
    assert len(str(error.value)) < 300


# --- a whole board -------------------------------------------------------------------------------


def test_spaces_are_numbered_by_row_and_column(board):
    assert [s.index for s in board.spaces] == list(range(len(board.spaces)))
    rows_first = [(s.hex[1], s.hex[0]) for s in board.spaces]
    assert rows_first == sorted(rows_first)
    for space in board.spaces:
        assert board.space_at(space.hex) == space.index
        assert board.find(space.name) is space
        assert str(space) == space.name
    names = [s.name for s in board.spaces]
    assert len(set(names)) == len(names)
    assert board.spaces[0].name.startswith("A")
    assert min(int(n[1:]) for n in names) == 1
    assert board.find(" a9 ".replace("a9", names[0].lower())) is board.spaces[0]


def test_the_groups_of_spaces(board):
    def spaces_of(*terrains):
        return tuple(s.index for s in board.spaces if s.terrain in terrains)

    assert board.water == spaces_of(Terrain.WATER) and len(board.water) == 72
    assert board.islands == spaces_of(Terrain.ISLAND) and len(board.islands) == 12
    assert board.monsters == spaces_of(Terrain.MONSTER, Terrain.MARKED) and len(board.monsters) == 9
    assert board.offerings == spaces_of(Terrain.OFFERING) and len(board.offerings) == 6
    assert board.temples == spaces_of(Terrain.TEMPLE) and len(board.temples) == 6
    assert board.statues == spaces_of(Terrain.STATUE) and len(board.statues) == 6
    assert board.shallows == spaces_of(Terrain.SHALLOW)
    assert len(board.all_islands) == 39 and list(board.all_islands) == sorted(board.all_islands)
    assert [board.spaces[i].color for i in board.cities] == list(COLORS)
    assert {board.spaces[i].terrain for i in board.cities} == {Terrain.CITY}
    assert board.spaces[board.zeus].terrain == Terrain.ZEUS
    assert board.spaces[board.zeus].tile == "R0"
    assert all((s.tile == "") == (s.index in gaps(board)) for s in board.spaces)


def gaps(board):
    covered = {h for p in board.layout.tiles for h in p.hexes()}
    return {s.index for s in board.spaces if s.hex not in covered}


def test_asking_for_a_space_that_is_not_there_names_it(board):
    with pytest.raises(ValueError, match=r"\(50, 50\)"):
        board.space_at((50, 50))
    with pytest.raises(ValueError, match=r"\[1, 2\]"):
        board.space_at([1, 2])
    with pytest.raises(ValueError, match=r"'Q99'.*A"):
        board.find("Q99")
    with pytest.raises(ValueError, match="7"):
        board.find(7)


def test_boards_of_equal_layouts_are_equal_and_kept(board):
    same = Layout.from_json(board.layout.to_json())
    assert board_of(same) is board_of(board.layout)
    assert Board(same) == board and hash(Board(same)) == hash(board)
    assert board != board_of(compact_layout(5))
    assert pickle.loads(pickle.dumps(board)) == copy.deepcopy(board) == board


def test_the_repr_lists_the_contents(board):
    assert "72 water, 39 islands, 6 cities" in repr(board)


def test_nothing_heavy_is_loaded_for_the_tables():
    code = (
        "import sys; from oracle_nb.delphi.board import *; "
        "Board(compact_layout(1)).distance(True); "
        "print(*{'networkx', 'numpy', 'panel', 'ipycanvas'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


# --- layouts as data -----------------------------------------------------------------------------


def test_a_board_lists_every_fault_of_its_layout():
    with pytest.raises(LayoutError) as error:
        Board(Layout(hexes=((0, 0, "w:purple"), (1, 0, "sea"), (2, 0, "monster"))))
    assert [f.rule for f in error.value.faults] == ["layout.kinds"] * 2
    assert "purple" in str(error.value) and "'sea'" in str(error.value)
    assert pickle.loads(pickle.dumps(error.value)).faults == error.value.faults


def test_a_layout_of_wrong_types_is_refused_by_board_of_too():
    wrong: Any = set()
    with pytest.raises(LayoutError, match="set, not a tuple"):
        board_of(Layout(tiles=wrong))
