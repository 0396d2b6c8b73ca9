"""The spaces that are erased and redrawn when pieces change."""

from ipycanvas.canvas import COMMANDS
from msgspec.structs import replace

from oracle_nb.render.boards.canvas import BoardCanvas
from oracle_nb.render.boards.dirty import dirty_spaces
from oracle_nb.render.scene import Circle, Group, Line, Polygon, Scene, Text
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


def dirty(before, after, most=6):
    return dirty_spaces(before, replace(SEA, pieces=tuple(after)), most)


def test_a_piece_that_comes_goes_or_moves_concerns_its_own_space():
    assert dirty([], [piece(2)]) == {2}
    assert dirty([piece(2), piece(5)], [piece(5)]) == {2}
    assert dirty([piece(2)], [piece(4)]) == {2, 4}
    assert dirty([piece(2)], [piece(2, dx=3)]) == {2}
    assert dirty([piece(2)], [piece(2)]) == set()


def test_a_piece_that_sticks_out_concerns_the_space_beside_it_as_well():
    assert dirty([piece(2, dx=28)], []) == {2, 3}
    assert dirty([], [piece(2, dx=-28)]) == {1, 2}


def test_marks_overlapping_an_erased_space_are_redrawn():
    wide = piece(3, dx=-28)
    assert dirty([wide], [wide, piece(2)]) == {2, 3}
    # And what reaches into that.
    wider = piece(4, dx=-28)
    assert dirty([wide, wider], [wide, wider, piece(2)]) == {2, 3, 4}


def test_too_many_spaces_and_pieces_of_none_are_drawn_with_all_the_others():
    assert dirty([], [piece(n) for n in range(7)]) is None
    assert dirty([], [Text(10, 10, "far", 9)]) is None
    assert dirty([], [Group((Line(((0, 0), (9, 9)), "route", 2),))]) is None
    assert dirty([], [piece(99)]) is None


def test_a_canvas_is_sent_only_the_pieces_of_changed_spaces():
    scene = replace(SEA, pieces=(piece(1), piece(2)))
    board = BoardCanvas(scene)
    wire = Wire(board)
    board.show(replace(scene, pieces=(piece(1), piece(3))))
    assert wire.drawn_on() == [1]
    commands = wire.commands()
    assert not named(commands, "clear")
    assert len(wire.messages) == 1
    (erased,) = named(commands, "fillStyledPolygons")
    (drawn,) = named(commands, "fillStyledCircles")
    assert erased[1][0] == 2
    assert drawn[1][0]["shape"] == [1]
    board.show(replace(scene, pieces=(Text(10, 10, "far", 9),)))
    assert named(wire.commands(), "clear")
    board.close()


def test_a_line_of_no_space_is_redrawn_where_it_crosses_erased_ones():
    border = Group((Line(((20, 20), (480, 20), (480, 80)), "blue", 3),))
    scene = replace(SEA, pieces=(border, piece(1), piece(2)))
    board = BoardCanvas(scene)
    wire = Wire(board)
    board.show(replace(scene, pieces=(border, piece(1), piece(3))))
    commands = wire.commands()
    order = [command[0] for command in commands]
    erased, drawn, clipped = (
        order.index(COMMANDS[name])
        for name in ("fillStyledPolygons", "strokeStyledLineSegments", "clip")
    )
    # Only there: beyond, it would cover the pieces that aren't drawn again.
    assert erased < clipped < drawn
    corners = [command[1] for command in named(commands, "lineTo")]
    scale = board.layers[1].width / scene.width
    xs = [x / scale for x, _ in corners]
    assert len(corners) == 12
    left, right = scene.group(2).x - 30, scene.group(3).x + 30
    assert left - 3 < min(xs) < left
    assert right < max(xs) < right + 3
    board.close()
