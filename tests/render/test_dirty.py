"""The spaces that are erased and redrawn when pieces change."""

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
