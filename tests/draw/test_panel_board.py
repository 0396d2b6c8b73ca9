"""The board in Panel: the fixes F1, F5, F6 and F7, as far as they show without the app."""

import base64
import math
import threading
from typing import Any

import panel as pn
import pytest
from bokeh.document import Document
from ipywidgets.widgets.widget import _instances
from panel.io.state import set_curdoc

from oracle_nb.draw.canvas import BoardCanvas
from oracle_nb.draw.panel_board import BoardBridge, BoardPane, CanvasPane, canvas_code


@pytest.fixture
def canvas(scene):
    board = BoardCanvas(scene, width=400)
    yield board
    board.close()


def test_f1_the_code_of_ipycanvas_comes_with_the_page(canvas):
    pn.extension("ipywidgets")
    document = Document()
    with set_curdoc(document):
        model: Any = CanvasPane(canvas.widget).get_root(document)
        model = model if "cdn" in model.properties() else model.children[0]
    assert model.cdn.startswith("data:text/javascript;base64,")
    # What is asked from this address is the address and a path: a "#" makes that harmless.
    assert model.cdn.endswith("#")
    code = base64.b64decode(model.cdn.partition(",")[2].rstrip("#"))
    assert b"MultiCanvasView" in code
    assert model.cdn == canvas_code()


def test_f1_is_not_forced_on_other_widgets(canvas):
    assert not isinstance(pn.panel(canvas.widget), CanvasPane)


def test_f5_a_page_that_has_the_canvas_gets_the_drawing(canvas, monkeypatch):
    drawn: list[int] = []
    monkeypatch.setattr(canvas, "redraw", lambda: drawn.append(1))
    pane = BoardPane(canvas)
    (bridge,) = pane.__panel__().select(BoardBridge)
    bridge._handle_msg("ready")
    bridge._handle_msg("something else")
    assert drawn == [1]


def test_f5_the_bridge_looks_for_the_class_of_the_canvas(canvas):
    (bridge,) = BoardPane(canvas).__panel__().select(BoardBridge)
    assert bridge.target == canvas.id
    assert canvas.id in canvas.widget._dom_classes


def test_f5_the_name_of_the_bridge_can_be_read_by_the_page():
    # Bokeh can't make a model of a class whose name begins with an underscore.
    assert not BoardBridge.__name__.startswith("_")


def test_labels_and_texts_reach_the_page(canvas):
    pane = BoardPane(canvas, label="The sea")
    (bridge,) = pane.__panel__().select(BoardBridge)
    assert bridge.label == pane.label == "The sea"
    pane.speak("The wide sea", {"in": "Nearer"})
    pane.say("You have chosen D7.")
    assert (bridge.label, bridge.live) == ("The wide sea", "You have chosen D7.")
    assert bridge.words["in"] == "Nearer"
    assert BoardPane(canvas).label == canvas.scene.title


def test_the_board_and_what_is_said_are_one_message(scene, monkeypatch):
    document = Document()
    told: list[str] = []
    later: list[Any] = []
    # Sent is what a document tells of itself at once; the rest waits for its next tick.
    monkeypatch.setattr(document, "add_next_tick_callback", later.append)
    monkeypatch.setitem(pn.state._loaded, document, True)
    monkeypatch.setitem(pn.state._connected, document, True)
    monkeypatch.setitem(pn.state._thread_id_, document, threading.get_ident())
    with set_curdoc(document):
        board = BoardCanvas(scene, width=400)
        pane = BoardPane(board)
        document.add_root(pane.__panel__().get_root(document))
        # The widgets themselves are told first.
        later.pop()()
        document.on_change(lambda event: told.append(type(event).__name__))
        with pane.hold():
            board.cursor = scene.spaces[0].space
            pane.say("You have chosen D7.")
            assert not told
        together = sorted(told)
        # Nothing is left for later, to be sent again.
        later.pop()()
        assert sorted(told) == together == ["MessageSentEventPatched", "ModelChangedEvent"]
        board.close()


def test_f7_the_widgets_go_with_the_session(scene, monkeypatch):
    ends: list[Any] = []
    starts: list[Any] = []
    monkeypatch.setattr("oracle_nb.draw.panel_board._served", lambda: True)
    monkeypatch.setattr(type(pn.state), "on_session_destroyed", lambda _s, f: ends.append(f))
    monkeypatch.setattr(type(pn.state), "onload", lambda _s, f: starts.append(f))
    before = set(_instances)
    board = BoardCanvas(scene)
    own = set(_instances) - before
    BoardPane(board)
    drawn: list[int] = []
    monkeypatch.setattr(board, "redraw", lambda: drawn.append(1))
    (start,), (end,) = starts, ends
    start()
    assert drawn == [1]
    assert end.__closure__ is not None
    end(None)
    assert len(own) == 9
    assert not own & set(_instances)


PAGE = """
<button id="before">before</button>
<div id="host"></div>
<button id="after">after</button>
<div id="bridge"></div>
<div style="height: 3000px"></div>
<script type="module">
const root = document.getElementById('host').attachShadow({mode: 'open'});
const canvas = document.createElement('canvas');
canvas.className = 'board-test';
canvas.tabIndex = 0;
canvas.width = canvas.height = 200;
window.seen = [];
window.passed = [];
window.addEventListener('keydown', (event) => window.passed.push(event.key));
// As ipycanvas does: everything is swallowed.
for (const kind of ['keydown', 'wheel', 'touchstart']) {
  canvas.addEventListener(kind, (event) => {
    window.seen.push(event.key || kind);
    event.preventDefault(); event.stopPropagation();
  }, {passive: false});
}
root.append(canvas);
window.sent = [];
const handlers = {};
const model = {
  target: 'board-test', label: 'The board', live: '', served: SERVED, theme: 'light',
  words: {zoom: 'Size', in: 'Larger', out: 'Smaller', whole: 'All'},
  size: [100, 100], drawn: [0, 0, 1], reveal: [0, 0],
  on: (name, handler) => { handlers[name] = handler; },
  // As Python does: what is asked for is drawn.
  send_msg: (message) => {
    window.sent.push(message);
    if (!message.window) return;
    model.drawn = message.window;
    handlers.drawn();
  },
};
window.model = model;
window.handlers = handlers;
const {render} = await import(CODE);
document.getElementById('bridge').append(render({model, el: document.getElementById('bridge')}));
window.canvas = canvas;
</script>
"""


def open_page(page, served):
    code = base64.b64encode(BoardBridge._esm.encode()).decode()
    text = PAGE.replace("CODE", f"'data:text/javascript;base64,{code}'")
    page.set_content(text.replace("SERVED", "true" if served else "false"))
    page.wait_for_function("window.sent.length > 0")
    page.evaluate("window.canvas.focus()")


def reported(page, kind):
    """What was reported to Python of a kind, in order."""
    return page.evaluate(f"window.sent.map((one) => one.{kind}).filter((one) => one !== undefined)")


@pytest.mark.browser
def test_f6_the_canvas_is_no_keyboard_trap(page):
    open_page(page, served=True)
    for key in ("ArrowUp", "Enter", "Control+b", "F9", "Shift"):
        page.keyboard.press(key)
    assert reported(page, "key") == ["ArrowUp", "Enter"]
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "after"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") == "before"


@pytest.mark.browser
def test_f6_in_a_notebook_only_tab_is_freed(page):
    open_page(page, served=False)
    page.keyboard.press("Control+b")
    page.keyboard.press("b")
    assert reported(page, "key") == ["b"]
    assert page.evaluate("window.passed") == []
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "after"


@pytest.mark.browser
def test_f6_the_page_scrolls_over_the_board(page):
    open_page(page, served=True)
    page.mouse.move(60, 80)
    page.mouse.wheel(0, 300)
    page.wait_for_function("window.scrollY > 100")
    assert page.evaluate("window.seen") == []


@pytest.mark.browser
def test_f5_and_f6_the_canvas_is_found_named_and_found_again(page):
    open_page(page, served=True)
    assert page.evaluate("window.sent[0]") == "ready"
    assert page.evaluate("window.canvas.getAttribute('role')") == "application"
    assert page.evaluate("window.canvas.getAttribute('aria-label')") == "The board"
    page.evaluate("model.live = 'Your turn.'; handlers.live()")
    assert page.evaluate("document.querySelector('[aria-live]').textContent") == "Your turn."
    # A canvas that replaces the first one, as in a tab opened again, is drawn too.
    page.evaluate("window.canvas.replaceWith(window.canvas.cloneNode())")
    page.wait_for_function("window.sent.filter((message) => message === 'ready').length == 2")
    page.evaluate("handlers.remove()")


def sight(page, zoom):
    """Wait until so much is drawn enlarged; its left and upper edge."""
    page.wait_for_function(f"Math.abs(window.model.drawn[2] - {zoom}) < 0.01")
    return page.evaluate("window.model.drawn.slice(0, 2)")


STEP = 1.4


@pytest.mark.browser
def test_the_board_is_enlarged_by_buttons_keys_and_the_wheel_with_a_key(page):
    open_page(page, served=True)
    page.get_by_role("button", name="Larger").click()
    x, y = sight(page, STEP)
    # From its middle.
    assert x + 50 / STEP == pytest.approx(50) and y + 50 / STEP == pytest.approx(50)
    page.evaluate("window.canvas.focus()")
    page.keyboard.press("+")
    sight(page, STEP**2)
    page.keyboard.press("-")
    sight(page, STEP)
    page.keyboard.press("0")
    assert sight(page, 1) == [0, 0]
    # What lies under the mouse stays there.
    box = page.locator("canvas").bounding_box()
    page.mouse.move(box["x"] + 50, box["y"] + 150)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -60)
    page.keyboard.up("Control")
    zoom = math.exp(60 / 150)
    x, y = sight(page, zoom)
    assert x + 25 / zoom == pytest.approx(25) and y + 75 / zoom == pytest.approx(75)
    assert page.evaluate("window.scrollY") == 0
    # Nor does an enlarged board swallow a plain wheel.
    page.mouse.wheel(0, 300)
    page.wait_for_function("window.scrollY > 100")
    assert sight(page, zoom) == [x, y]


@pytest.mark.browser
def test_an_enlarged_board_is_dragged_and_still_clicked(page):
    open_page(page, served=True)
    box = page.locator("canvas").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 50)
    page.mouse.down()
    page.mouse.up()
    assert reported(page, "click") == [[pytest.approx(50), pytest.approx(25)]]
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.evaluate("window.canvas.focus()")
    page.keyboard.press("+")
    x, y = sight(page, STEP)
    page.mouse.down()
    page.mouse.move(box["x"] + 80, box["y"] + 110, steps=3)
    page.mouse.up()
    page.wait_for_function(f"Math.abs(window.model.drawn[0] - {x + 10 / STEP}) < 0.01")
    assert sight(page, STEP)[1] == pytest.approx(y - 5 / STEP)
    assert len(reported(page, "click")) == 1
    page.mouse.down()
    page.mouse.up()
    (_, place) = reported(page, "click")
    assert place == [pytest.approx(x + 10 / STEP + 40 / STEP), pytest.approx(y - 5 / STEP + 55 / STEP)]
    assert page.evaluate("window.seen") == []


@pytest.mark.browser
def test_the_mouse_is_reported_once_a_frame_and_when_it_leaves(page):
    open_page(page, served=True)
    box = page.locator("canvas").bounding_box()
    page.mouse.move(box["x"] + 60, box["y"] + 80)
    page.wait_for_function("window.sent.some((one) => one.point)")
    page.mouse.move(box["x"] + 60, box["y"] + 400)
    page.wait_for_function("window.sent.at(-1).point === null")
    assert reported(page, "point")[0] == [pytest.approx(30), pytest.approx(40)]
    page.mouse.move(box["x"] + 60, box["y"] + 80)
    page.mouse.down(button="right")
    page.mouse.up(button="right")
    assert reported(page, "click") == []


@pytest.mark.browser
def test_two_fingers_enlarge_the_board_and_one_scrolls_the_page(browser):
    context = browser.new_context(has_touch=True, viewport={"width": 400, "height": 600})
    page = context.new_page()
    open_page(page, served=True)
    box = page.locator("canvas").bounding_box()
    touches = context.new_cdp_session(page)

    def fingers(kind, *spots):
        points = [{"x": box["x"] + x, "y": box["y"] + y, "id": n} for n, (x, y) in enumerate(spots)]
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def stroke(*places):
        fingers("touchStart", *places[0])
        for place in places[1:]:
            fingers("touchMove", *place)
        fingers("touchEnd")

    stroke([(80, 100), (120, 100)], [(70, 100), (130, 100)], [(60, 100), (140, 100)])
    zoom = 2
    x, _ = sight(page, zoom)
    assert page.evaluate("[window.scrollY, visualViewport.scale]") == [0, 1]
    assert x + 50 / zoom == pytest.approx(50, abs=0.5)
    # Enlarged, it is moved by one finger.
    stroke([(100, 100)], [(90, 100)], [(80, 100)])
    page.wait_for_function(f"window.model.drawn[0] > {x + 2}")
    assert page.evaluate("window.scrollY") == 0
    page.keyboard.press("0")
    assert sight(page, 1) == [0, 0]
    stroke([(100, 150)], [(100, 120)], [(100, 90)], [(100, 60)])
    page.wait_for_function("window.scrollY > 20")
    assert sight(page, 1) == [0, 0]
    context.close()


@pytest.mark.browser
def test_a_dense_screen_gets_as_many_pixels_as_it_has(browser):
    context = browser.new_context(device_scale_factor=3)
    page = context.new_page()
    open_page(page, served=True)
    page.wait_for_function("window.sent.some((message) => message.pixels)")
    asked = page.evaluate("window.sent.find((message) => message.pixels).pixels")
    assert asked == 600
    context.close()
