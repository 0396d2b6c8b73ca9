"""The fixes without which ipycanvas shows nothing under Panel (F2 to F7)."""

from contextlib import suppress

import pytest
from ipycanvas.canvas import _CANVAS_MANAGER, MultiCanvas, hold_canvas
from ipywidgets.widgets.widget import Widget, _instances

from oracle_nb.draw.canvas import BoardCanvas
from oracle_nb.draw.highlights import highlight
from tests.draw.wire import SWITCH, Wire


def test_f2_every_board_has_a_manager_of_its_own(scene):
    boards = [BoardCanvas(scene), BoardCanvas(scene)]
    managers = [part._canvas_manager for board in boards for part in board._parts]
    assert all(manager is not _CANVAS_MANAGER for manager in managers)
    assert len(set(managers[:4])) == len(set(managers[4:])) == 1
    assert managers[0] is not managers[4]
    for board in boards:
        board.close()


def test_f2_a_board_sends_nothing_through_the_shared_manager(scene, monkeypatch):
    monkeypatch.setattr(_CANVAS_MANAGER, "send", lambda *_a, **_k: pytest.fail("shared"))
    board = BoardCanvas(scene)
    wire = Wire(board)
    board.redraw()
    board.click(1)
    board.press("ArrowUp")
    assert wire.messages
    board.close()


def test_f2_no_canvas_is_told_to_the_browser_with_the_shared_manager(scene, monkeypatch):
    """Given afterwards, an own manager is too late in a page that is already there."""
    told = []
    opened = Widget.open

    def note(widget):
        told.append(getattr(widget, "_canvas_manager", None))
        opened(widget)

    monkeypatch.setattr(Widget, "open", note)
    board = BoardCanvas(scene)
    managers = [manager for manager in told if manager is not None]
    assert len(managers) == 4
    assert _CANVAS_MANAGER not in managers
    board.close()


def test_f3_a_failed_drawing_sends_nothing_and_holds_nothing(canvas, wire):
    with pytest.raises(RuntimeError, match="stop"), canvas.hold():  # noqa: PT012
        canvas.widget[0].fill_rect(0, 0, 1, 1)
        raise RuntimeError("stop")
    assert wire.messages == []
    canvas.widget[0].fill_rect(0, 0, 2, 2)
    assert len(wire.messages) == 2  # the canvas and the command, at once
    wire.messages.clear()
    canvas.redraw()
    assert len(wire.messages) == 1


def test_f3_is_still_needed():
    """ipycanvas's own hold stays on hold after an exception; without that F3 could go."""
    stock = MultiCanvas(1)
    try:
        with pytest.raises(RuntimeError, match="stop"), hold_canvas():
            raise RuntimeError("stop")
        assert _CANVAS_MANAGER._caching
    finally:
        _CANVAS_MANAGER._caching = False
        # Once Panel has made ipywidgets its own, a widget outside a session can't be unregistered.
        with suppress(KeyError):
            stock.close()


def test_f3_holds_nest(canvas, wire):
    with canvas.hold():
        canvas.redraw()
        canvas.redraw()
        assert wire.messages == []
    assert len(wire.messages) == 1
    assert wire.drawn_on() == [0, 1, 2, 0, 1, 2]


def test_f4_every_drawing_names_its_canvas(canvas, wire):
    canvas.redraw()
    assert wire.drawn_on() == [0, 1, 2]
    for _ in range(2):
        wire.messages.clear()
        canvas.redraw()
        assert wire.commands()[0][0] == SWITCH
        assert wire.drawn_on() == [0, 1, 2]
    wire.messages.clear()
    canvas.show(highlight(canvas.scene, selected=1))
    assert wire.commands()[0][0] == SWITCH
    assert wire.drawn_on() == [2]


def test_f4_also_after_a_drawing_that_was_not_held(canvas, wire):
    canvas.widget[0].fill_rect(0, 0, 1, 1)
    wire.messages.clear()
    canvas.redraw()
    assert wire.drawn_on() == [0, 1, 2]


def test_f4_a_page_that_is_ready_is_drawn_again(canvas, wire):
    canvas.widget[2]._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert wire.drawn_on() == [0, 1, 2]


def test_f7_closing_lets_go_of_every_widget(scene):
    before = set(_instances)
    board = BoardCanvas(scene)
    assert len(set(_instances) - before) == 9
    board.close()
    assert set(_instances) == before


def test_f7_closing_goes_on_when_a_widget_fails(scene, monkeypatch):
    before = set(_instances)
    board = BoardCanvas(scene)
    closed = []

    def broken(self):
        closed.append(self)
        del _instances[self.model_id]
        raise RuntimeError("the document is gone")

    monkeypatch.setattr("ipywidgets.Widget.close", broken)
    board.close()
    assert len(closed) == 9
    assert set(_instances) == before


def test_a_board_is_born_with_all_it_needs(scene, monkeypatch):
    # A page that is still making a canvas misses what it is told of it afterwards.
    told = {}
    open_ = Widget.open

    def note(self):
        told[self] = self.get_state()
        open_(self)

    monkeypatch.setattr(Widget, "open", note)
    board = BoardCanvas(scene, width=300, layout={"max_height": "50vh"})
    state = {widget: widget.get_state() for widget in told}
    assert {widget._model_name for widget in told} >= {"CanvasModel", "MultiCanvasModel"}
    for widget, first in told.items():
        assert first == state[widget]
    sizes = {(board.widget[layer].width, board.widget[layer].height) for layer in range(3)}
    assert sizes == {(board.widget.width, board.widget.height)}
    assert board.widget.width == 600
    board.close()
