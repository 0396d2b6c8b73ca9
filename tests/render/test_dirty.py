"""The parts of a board that are erased and redrawn when pieces change."""

import pytest
from ipycanvas.canvas import COMMANDS
from msgspec.structs import replace

from oracle_nb.render.boards.canvas import BoardCanvas, changed_boxes, touching
from oracle_nb.render.scene import Circle, Group, Line, Polygon, Scene, Symbol, Text
from oracle_nb.render.symbol_shapes import SYMBOLS
from oracle_nb.render.symbols import expand
from tests.render.wire import Wire, named

ROW = 60.0


def hexagon(number, *ops):
    x, y = 50 + ROW * number, 50
    corners = ((0, -34), (30, -17), (30, 17), (0, 34), (-30, 17), (-30, -17))
    edge = Polygon(tuple((x + dx, y + dy) for dx, dy in corners), "water")
    return Group((edge, *ops), space=number, name=f"A{number}", x=x, y=y)


def piece(number, dx=0.0, r=8.0):
    return Group((Circle(50 + ROW * number + dx, 50, r, "red"),), space=number)


SEA = Scene(500, 100, base=tuple(hexagon(n) for n in range(8)))


def boxes(before, after, most=6):
    return changed_boxes(before, after, most)


def box(number, dx=0.0, r=8.0):
    x = 50 + ROW * number + dx
    r += 0.5
    return (x - r, 50 - r, x + r, 50 + r)


def test_pieces_that_come_go_or_move_are_in_the_box_of_their_space():
    assert boxes([], [piece(2)]) == [box(2)]
    assert boxes([piece(2), piece(5)], [piece(5)]) == [box(2)]
    assert boxes([piece(2)], [piece(4)]) == [box(2), box(4)]
    assert boxes([piece(2)], [piece(2, dx=3)]) == [(161.5, 41.5, 181.5, 58.5)]
    assert boxes([piece(2)], [piece(2)]) == []
    assert boxes([piece(2)], [piece(2), Group((), space=3)]) == []


def test_changes_of_many_spaces_or_of_none_redraw_everything():
    assert boxes([], [piece(n) for n in range(7)]) is None
    assert boxes([], [Text(10, 10, "far", 9)]) is None
    assert boxes([], [Group((Line(((0, 0), (9, 9)), "route", 2),))]) is None


def test_pieces_that_reach_a_box_are_redrawn_in_their_order():
    wide, crossing = piece(3, dx=-45), Line(((0, 44), (500, 44)), "blue", 3)
    pieces = [wide, piece(5), crossing, piece(2)]
    assert touching(pieces, boxes([], [piece(2)]), 0) == [wide, crossing, piece(2)]
    assert touching([piece(3)], [box(2)], 42) == []
    assert touching([piece(3)], [box(2)], 44) == [piece(3)]


@pytest.mark.parametrize("size", [2, 7, 20])
@pytest.mark.parametrize("name", SYMBOLS)
def test_no_symbol_is_drawn_beyond_its_box(name, size):
    symbol = Symbol(name, 50, 50, size, "red", rim="ink")
    (whole,) = boxes([], [Group((symbol,), space=0)])
    (drawn,) = boxes([], [Group(expand(symbol), space=0)])
    assert whole[0] <= drawn[0]
    assert whole[1] <= drawn[1]
    assert whole[2] >= drawn[2]
    assert whole[3] >= drawn[3]


def test_a_canvas_is_sent_only_the_pieces_of_changed_spaces():
    scene = replace(SEA, pieces=(piece(1), piece(2)))
    board = BoardCanvas(scene)
    wire = Wire(board)
    board.show(replace(scene, pieces=(piece(1), piece(3))))
    assert wire.drawn_on() == [1]
    commands = wire.commands()
    assert not named(commands, "clear")
    assert len(wire.messages) == 1
    assert len(named(commands, "clearRect")) == 2
    (drawn,) = named(commands, "fillStyledCircles")
    assert drawn[1][0]["shape"] == [1]
    board.show(replace(scene, pieces=(Text(10, 10, "far", 9),)))
    assert named(wire.commands(), "clear")
    board.close()


def test_lines_across_erased_spaces_are_redrawn_only_there():
    border = Group((Line(((20, 20), (480, 20), (480, 80)), "blue", 3),))
    beside = piece(4, dx=-44)
    scene = replace(SEA, pieces=(border, piece(1), piece(2), beside))
    board = BoardCanvas(scene)
    wire = Wire(board)
    board.show(replace(scene, pieces=(border, piece(1), piece(3), beside)))
    commands = wire.commands()
    order = [command[0] for command in commands]
    clipped, drawn = (order.index(COMMANDS[name]) for name in ("clip", "strokeStyledLineSegments"))
    assert clipped < drawn
    erased = [command[1] for command in named(commands, "clearRect")]
    # Erased and drawn within the same whole pixels: else antialiased edges change at each drawing.
    assert erased == [command[1] for command in named(commands, "rect")]
    assert all(isinstance(edge, int) for rectangle in erased for edge in rectangle)
    scale = board.layers[1].width / scene.width
    for (left, _, width, _), (x1, _, x2, _) in zip(erased, (box(2), box(3)), strict=True):
        assert x1 - 2 < left / scale < x1
        assert x2 < (left + width) / scale < x2 + 2
    # The piece beside them reaches to where it was erased with them.
    (circles,) = named(commands, "fillStyledCircles")
    assert circles[1][0]["shape"] == [2]
    board.close()


def test_groups_of_one_space_are_drawn_in_their_order():
    below = Group((Text(110, 50, "A", 9), Line(((100, 50), (120, 50)), "red", 2)), space=1)
    above = Group((Circle(110, 50, 8, "blue"),), space=1)
    board = BoardCanvas(replace(SEA, pieces=(below, piece(2), above)))
    wire = Wire(board)
    board.redraw()
    order = [command[0] for command in wire.commands()]
    line = order.index(COMMANDS["strokeStyledLineSegments"])
    discs = [at for at, name in enumerate(order) if name == COMMANDS["fillStyledCircles"]]
    assert line < discs[-1]
    board.close()
