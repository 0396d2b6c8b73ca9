"""A small board with every kind of space, and a position on it that shows every kind of piece."""

import pytest

from oracle_nb.delphi.board import Board, Layout, compact_layout
from oracle_nb.delphi.model.position import UNKNOWN, Phase, Player, Position
from oracle_nb.delphi.pieces import Color, IslandTile
from oracle_nb.delphi.ui.board_scene import draw_board, draw_position
from oracle_nb.render.boards.canvas import BoardCanvas
from oracle_nb.render.scene import Scene
from tests.render.wire import Wire

SHIPS = (Color.RED, Color.BLUE)
NONE = (0, 0, 0, 0, 0, 0)
HEXES = (
    (0, 0, "zeus"),
    (1, 0, "w:pink"),
    (2, 0, "w:blue"),
    (3, 0, "island:red"),
    (4, 0, "island:blue"),
    (0, 1, "w:yellow"),
    (1, 1, "w:green"),
    (2, 1, "w:red"),
    (3, 1, "w:black"),
    (4, 1, "island:pink"),
    (-1, 2, "offering"),
    (0, 2, "monster"),
    (1, 2, "monster2"),
    (2, 2, "temple"),
    (3, 2, "statue:pink,green,black"),
    (-1, 3, "city:yellow"),
    (0, 3, "shallow"),
)


def player(ship: int, seen: int = 0) -> Player:
    return Player(
        tile=0,
        ship=ship,
        dice=(),
        favor=3,
        shield=0,
        gods=NONE,
        injuries=NONE,
        cards=NONE,
        offerings=(),
        statues=(),
        tasks=(),
        done=(),
        equipment=(),
        companions=(),
        seen=seen,
        home=False,
    )


@pytest.fixture(scope="session")
def board() -> Board:
    return Board(Layout(hexes=HEXES))


@pytest.fixture(scope="session")
def sea() -> Board:
    """A whole board."""
    return Board(compact_layout(3))


@pytest.fixture(scope="session")
def position(board: Board) -> Position:
    here = board.find("B2").index
    return Position(
        players=(player(here, seen=0b010), player(here)),
        turn=0,
        round=1,
        phase=Phase.ACT,
        pending=(),
        spent=(),
        played=-1,
        apollon=False,
        extra=False,
        # On the red, the blue and the pink island: a shrine, a tile looked at, one nobody knows.
        tiles=(IslandTile.BLUE_PHI, IslandTile.RED_OMEGA, UNKNOWN),
        face_up=0b001,
        shrines=0b001,
        monsters=(1 << Color.BLUE, 1 << Color.RED | 1 << Color.BLACK),
        offerings=(1 << Color.PINK | 1 << Color.GREEN,),
        temples=(Color.GREEN,),
        statues=(0, 0, 3, 0, 0, 0),
        sites=(1 << Color.GREEN,),
        deck=NONE,
        discard=NONE,
        injury_deck=NONE,
        injury_discard=NONE,
        display=(),
        equipment=0,
        companions=0,
        ship_tiles=(),
        draws=0,
    )


@pytest.fixture(scope="session")
def scene(board: Board, position: Position) -> Scene:
    return draw_position(board, position, SHIPS, seat=0)


@pytest.fixture(scope="session")
def sea_scene(sea: Board) -> Scene:
    return draw_board(sea)


@pytest.fixture
def canvas(scene):
    board = BoardCanvas(scene)
    yield board
    board.close()


@pytest.fixture
def wire(canvas):
    return Wire(canvas)
