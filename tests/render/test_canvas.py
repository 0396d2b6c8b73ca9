"""The live canvas, without a browser: what is sent for a drawing, and what is done to it."""

import json
import logging
import math
from base64 import b64encode

import msgspec
import pytest
from bokeh.document import Document
from ipycanvas.canvas import COMMANDS
from ipywidgets.widgets.widget import _instances
from msgspec.structs import replace

from oracle_nb.render.boards.canvas import BoardCanvas
from oracle_nb.render.boards.paint import paint
from oracle_nb.render.highlights import highlight
from oracle_nb.render.palette import color
from oracle_nb.render.scene import Circle, Group, Line, Polygon, Text
from oracle_nb.web.runtime.panel_parts import panel_view
from tests.render.wire import Wire, at, named


class Calls:
    """A canvas that records the methods called on it."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.called = {}

    def __getattr__(self, name):
        return lambda *arguments: self.called.setdefault(name, []).append(arguments)


# --- what is drawn --------------------------------------------------------------------------------


def test_only_changes_are_sent(canvas, wire):
    canvas.redraw()
    assert wire.layers() == ["base"]
    wire.forget()
    canvas.show(canvas.scene)
    canvas.show(replace(canvas.scene))
    assert wire.sent == []
    canvas.show(replace(canvas.scene, pieces=()))
    assert wire.layers() == ["pieces"]
    wire.forget()
    canvas.show(highlight(canvas.scene, selected=1))
    assert wire.layers() == ["overlay"]
    assert len(json.dumps(wire.sent)) < 1000


def test_the_canvas_is_filled_and_its_state_is_restored(canvas, wire):
    canvas.redraw()
    commands = wire.commands()
    assert commands[0] == [COMMANDS["switchCanvas"], [0]]
    ((_, (left, top, wide, high), *_),) = named(commands, "fillRect")
    assert (top, high) == (0, canvas.ground.height)
    # A page on a phone shows what is beside the scene.
    assert left < 0 and left + wide > canvas.ground.width
    assert len(named(commands, "save")) == len(named(commands, "restore")) == 1


def test_buffers_match_the_offsets_of_their_commands(canvas, wire):
    canvas.redraw()
    (message, buffers) = wire.messages[0]
    assert sum(command[2] for command in message if len(command) > 2) == len(buffers)
    for command, arguments, count in (c for c in message if len(c) > 2 and c[2]):
        described = [a for a in arguments if isinstance(a, dict)]
        assert [a["idx"] for a in described] == list(range(count)), command


def test_a_whole_board_is_few_commands(sea_scene):
    board = BoardCanvas(sea_scene)
    wire = Wire(board)
    board.redraw()
    (message, buffers) = wire.messages[0]
    assert len(message) < 500
    assert len(json.dumps(message)) + sum(len(bytes(b)) for b in buffers) < 60_000
    board.close()


def test_a_large_canvas_loses_no_point(scene):
    board = BoardCanvas(replace(scene, height=5 * scene.width))
    wire = Wire(board)
    board.redraw()
    ((message, buffers),) = wire.messages
    checked = 0
    for _, arguments, count in (command for command in message if len(command) > 2):
        described = [argument for argument in arguments if isinstance(argument, dict)]
        own, buffers = buffers[:count], buffers[count:]
        for model in described:
            if model["dtype"] == "int16":
                assert max(memoryview(own[model["idx"]]).cast("h")) < 32767
                checked += 1
    assert checked
    assert max(board.ground.width, board.ground.height) == 2000


def test_coordinates_are_eighths_of_pixels():
    calls = Calls(800, 600)
    triangle = Polygon(((0.0, 0.0), (10.0, 20.0), (-10.0, 20.0)), "paper")
    paint(calls, [triangle], 3.0, "light")
    ((points, *_),) = calls.called["fill_styled_polygons"]
    assert list(points) == [8 * c for c in (0, 0, 30, 60, -30, 60)]
    assert calls.called["scale"] == [(1 / 8,)]
    assert len(calls.called["save"]) == len(calls.called["restore"]) == 1


def test_texts_keep_their_places_when_a_picture_grows():
    texts = [Text(20, 10, "A", 10, "black"), Text(60, 50, "B", 10, "black")]
    places = []
    for scale in (1.0, 3.0):
        calls = Calls(100 * scale, 100 * scale)
        paint(calls, texts, scale, "light")
        ((unit,),) = calls.called["scale"]
        factor = unit / scale
        places.append([(factor * x, factor * y) for _, x, y in calls.called["fill_text"]])
    for place, larger, text in zip(*places, texts, strict=True):
        assert place == pytest.approx(larger, abs=0.5)
        # A canvas puts the base line of a text at its place, so it is below the middle.
        assert place[0] == pytest.approx(text.x, abs=0.5)
        assert text.y < place[1] < text.y + text.size


def test_a_scene_of_another_shape_is_drawn_whole(canvas, wire, sea_scene):
    canvas.show(sea_scene)
    assert wire.layers() == ["base", "pieces"]
    scale = canvas.view.state()[3].scale
    assert scale * max(sea_scene.width, sea_scene.height) == pytest.approx(2000)
    assert canvas.view.size == [sea_scene.width, sea_scene.height]


def test_the_theme_changes_the_ground(canvas, wire):
    canvas.theme = "dark"
    sets = [c[1] for c in named(wire.commands(), "set")]
    assert [0, color("paper", "dark")] in sets
    with pytest.raises(ValueError, match="sepia"):
        canvas.theme = "sepia"
    assert canvas.theme == "dark"


def test_a_drawing_that_fails_leaves_the_board_usable(canvas, wire):
    good = canvas.scene
    with pytest.raises(ValueError, match="mauve"):
        canvas.show(replace(good, pieces=(Circle(1, 1, 1, "mauve"),)))
    assert wire.sent == []
    canvas.show(replace(good, pieces=good.pieces[1:]))
    assert wire.layers() == ["pieces"]


def test_an_unknown_theme_is_refused(scene):
    with pytest.raises(ValueError, match="sepia"):
        BoardCanvas(scene, theme="sepia")


def test_order_is_kept_within_a_space(canvas, wire):
    square = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0))
    ops = (Polygon(square, "red"), Circle(5, 5, 2, "blue"), Polygon(square, "green"))
    canvas.show(replace(canvas.scene, base=ops))
    kinds = [c[0] for c in wire.commands()]
    fills = [
        kinds.index(COMMANDS["fillStyledPolygons"]),
        kinds.index(COMMANDS["fillStyledCircles"]),
    ]
    assert fills == sorted(fills)
    assert kinds.count(COMMANDS["fillStyledPolygons"]) == 2


def test_groups_of_one_space_are_drawn_in_their_order(canvas, wire):
    below = Group((Text(110, 50, "A", 9), Line(((100, 50), (120, 50)), "red", 2)), space=1)
    above = Group((Circle(110, 50, 8, "blue"),), space=1)
    other = Group((Circle(50, 50, 8, "red"),), space=2)
    canvas.show(replace(canvas.scene, base=(below, other, above)))
    order = [command[0] for command in wire.commands()]
    line = order.index(COMMANDS["strokeStyledLineSegments"])
    discs = [at for at, name in enumerate(order) if name == COMMANDS["fillStyledCircles"]]
    assert line < discs[-1]


# --- what is done to it ---------------------------------------------------------------------------


def test_clicks_reach_the_space_they_are_on(canvas):
    clicked: list[int] = []
    for listen in (canvas.on_click, canvas.on_hover, canvas.on_key):
        seen: list[object] = []
        add = seen.append
        assert listen(add) is add, "usable as a decorator"
    canvas.on_click(clicked.append)
    canvas.view.receive({"click": at(canvas, 3)})
    canvas.view.receive({"click": [-5, -5]})
    canvas.view.receive({"click": [math.nan, math.inf]})
    wrong: list[object] = [
        {"click": 3},
        {"click": ["a", "b"]},
        {"point": [1]},
        {"key": 3},
        [],
        None,
    ]
    for bad in wrong:
        canvas.view.receive(bad)
    assert clicked == [3]
    with pytest.raises(KeyError, match="999"):
        canvas.click(999)


def test_hovering_is_reported_once_for_each_space(canvas):
    received: list[int | None] = []
    canvas.on_hover(received.append)
    for space in (1, 1, 2):
        canvas.view.receive({"point": at(canvas, space)})
    canvas.view.receive({"point": None})
    assert received == [1, 2, None]


def test_a_click_is_where_the_mouse_is(canvas):
    received = []
    canvas.on_hover(lambda space: received.append(("point", space)))
    canvas.on_click(lambda space: received.append(("click", space)))
    canvas.view.receive({"point": at(canvas, 2)})
    # A page sends a click without the position of the mouse that came just before it.
    canvas.view.receive({"click": at(canvas, 3)})
    assert received == [("point", 2), ("point", 3), ("click", 3)]
    canvas.view.hover = False
    canvas.view.receive({"click": at(canvas, 2)})
    assert received[3:] == [("click", 2)]


def test_arrows_lead_the_cursor_and_enter_clicks(canvas, wire):
    clicked: list[int] = []
    received: list[int | None] = []
    keys: list[str] = []
    canvas.on_click(clicked.append)
    canvas.on_hover(received.append)
    canvas.on_key(keys.append)
    canvas.press("Enter")
    assert (clicked, keys) == ([], ["Enter"])
    canvas.cursor = 1
    wire.forget()
    canvas.view.receive({"key": "ArrowRight"})
    assert canvas.cursor == canvas.view.cursor == 2
    assert wire.layers() == ["overlay"]
    for key in ("Enter", " ", "Escape"):
        canvas.view.receive({"key": key})
    assert (clicked, received, keys) == ([2, 2], [2], ["Enter", "Escape"])
    canvas.cursor = None
    assert canvas.cursor is None
    with pytest.raises(KeyError, match="999"):
        canvas.cursor = 999


def test_after_a_click_enter_clicks_there_again_and_arrows_begin_there(canvas):
    clicked: list[int] = []
    canvas.on_click(clicked.append)
    here, there = (canvas.scene.spaces[n].space for n in (0, 5))
    canvas.cursor = there
    canvas.click(here)
    assert canvas.cursor is None
    canvas.press("Enter")
    assert clicked == [here, here]
    canvas.press("ArrowUp")
    assert canvas.cursor == here
    canvas.press("Enter")
    canvas.show(replace(canvas.scene, base=canvas.scene.base[-1:]))
    canvas.press("Enter")
    assert clicked == [here] * 3


def test_a_page_knows_which_commands_draw_texts_and_from_which_size_on(canvas, wire):
    texts = (
        Text(9, 9, "map", 10, "ink"),
        Text(9, 9, "bold", 8, "ink", bold=True),
        Text(9, 9, "number", 10, "ink", zoom=1.5),
    )
    counter = Text(5, 5, "7", 1, "ink")
    canvas.show(replace(canvas.scene, width=1000, base=texts, pieces=(counter,)))
    ((*_rest, drawing),) = wire.sent
    runs = list(zip(*[iter(drawing.texts)] * 4, strict=True))
    shown_from = {tuple(run[2:]) for run in runs}
    assert shown_from == {(6.5 / 10, 1), (5.5 / 8, 1), (6.5 / 10, 1.5)}
    commands = wire.commands()
    drawn = [named(commands[start:end], "fillText") for start, end, *_ in runs]
    named_texts = {tuple(text[1][0] for text in some) for some in drawn}
    assert named_texts == {("map",), ("bold",), ("number",)}
    # Without them, the state of the canvas is restored.
    shown = [n for start, end, *_ in runs for n in range(start, end)]
    rest = [command for n, command in enumerate(commands) if n not in shown]
    assert len(named(rest, "save")) == len(named(rest, "restore")) == 1
    # Counters need theirs at any size.
    assert ">7</text>" in canvas.layers.text("pieces")


def test_the_cursor_starts_at_the_given_space(canvas):
    first, *_, last = (group.space for group in canvas.scene.spaces)
    for start, begins in ((last, last), (first, first), (999, canvas_middle(canvas))):
        canvas.cursor, canvas.start = None, start
        canvas.press("ArrowUp")
        assert canvas.cursor == begins


def test_without_a_start_the_cursor_begins_in_the_middle(canvas):
    scene = canvas.scene
    begins = scene.group(canvas_middle(canvas))
    far = [math.hypot(g.x - scene.width / 2, g.y - scene.height / 2) for g in scene.spaces]
    assert math.hypot(begins.x - scene.width / 2, begins.y - scene.height / 2) == min(far)


@pytest.mark.parametrize(
    ("key", "dx", "dy"),
    [("ArrowLeft", -1, 0), ("ArrowRight", 1, 0), ("ArrowUp", 0, -1), ("ArrowDown", 0, 1)],
)
def test_each_arrow_moves_the_cursor_its_way(canvas, key, dx, dy):
    here = canvas.scene.group(canvas_middle(canvas))
    canvas.press(key)
    there = canvas.scene.group(canvas.cursor)
    if dy:
        assert (there.y - here.y) * dy > 0
    else:
        assert there.y == here.y and (there.x - here.x) * dx > 0


def test_the_cursor_stays_on_its_space_while_a_scene_has_it(canvas):
    scene = canvas.scene
    canvas.cursor = last = scene.spaces[-1].space
    canvas.show(replace(scene, title="Another one"))
    assert canvas.cursor == last
    canvas.show(replace(scene, base=scene.base[:-1]))
    assert canvas.cursor is None


def canvas_middle(canvas):
    canvas.cursor = canvas.start = None
    canvas.press("ArrowUp")
    return canvas.cursor


def test_a_handler_that_fails_is_logged_and_stops_nothing(canvas, wire, caplog):
    clicked: list[int] = []

    def broken(space):
        raise RuntimeError("ouch")

    canvas.on_click(broken)
    canvas.on_click(clicked.append)
    with caplog.at_level(logging.ERROR):
        canvas.view.receive({"click": at(canvas, 3)})
    assert clicked == [3]
    assert "ouch" in caplog.text
    canvas.redraw()
    assert wire.layers() == ["base"]


def test_a_closed_board_calls_nobody(scene):
    board = BoardCanvas(scene)
    clicked: list[int] = []
    board.on_click(clicked.append)
    board.close()
    board.click(1)
    assert clicked == []


def test_a_closed_board_is_not_drawn_again(canvas, wire):
    # A page that has just been left may still ask for it.
    canvas.close()
    wire.forget()
    canvas.redraw()
    assert wire.sent == []


# --- how it is sent -------------------------------------------------------------------------------


def test_drawings_are_numbered(canvas, wire):
    before = canvas.view.number
    canvas.redraw()
    canvas.redraw()
    assert [message[0] for message in wire.sent] == [before + 1, before + 2]
    canvas.show(highlight(canvas.scene, selected=1))
    assert canvas.view.number == wire.sent[-1][0] == before + 3


def test_a_failed_drawing_sends_nothing_and_holds_nothing(canvas, wire):
    with pytest.raises(RuntimeError, match="stop"), canvas.hold():  # noqa: PT012
        canvas.ground.fill_rect(0, 0, 1, 1)
        raise RuntimeError("stop")
    assert wire.sent == []
    canvas.redraw()
    assert len(wire.sent) == 1


def test_drawing_in_a_block_sends_one_message(canvas, wire):
    with canvas.hold():
        canvas.redraw()
        canvas.show(highlight(canvas.scene, selected=1))
        assert wire.sent == []
    assert wire.layers() == ["base", "overlay"] and len(wire.sent) == 1


def test_a_page_that_asks_gets_all_of_the_board_and_no_other_number(canvas, wire):
    canvas.redraw()
    canvas.view.receive("all")
    number, whole, layers, drawing = wire.sent[-1]
    assert (number, whole) == (canvas.view.number, True)
    assert layers == canvas.layers.whole()
    assert b64encode(drawing.data).decode() == canvas.view.state()[3].data


def test_a_document_holds_the_board_as_it_is_by_now(canvas):
    document = Document()
    document.add_root(panel_view(canvas.view).get_root(document))
    canvas.show(replace(canvas.scene, pieces=()))
    text = msgspec.json.encode(document.to_json(deferred=False))
    assert canvas.view.state()[3].data.encode() in text
    assert b"ship:" not in text
    assert not document.to_json().buffers


def test_no_widget_of_a_board_is_registered(scene):
    before = set(_instances)
    BoardCanvas(scene).redraw()
    assert set(_instances) == before
