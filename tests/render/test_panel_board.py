"""The board in a page: what its part there does and reports, without the app."""

import base64
import json
import math

import pytest
from bokeh.document import Document
from ipycanvas.canvas import COMMANDS

from oracle_nb.render.boards.canvas import CanvasView
from oracle_nb.render.boards.pane import BoardPane
from oracle_nb.web.runtime.assets import module
from oracle_nb.web.runtime.panel_parts import panel_view


def test_labels_and_texts_reach_the_page(canvas):
    pane = BoardPane(canvas, label="The sea")
    bridge = canvas.view
    assert bridge.label == pane.label == "The sea"
    pane.set_language("The wide sea", {"in": "Nearer"})
    pane.say("You have chosen D7.")
    assert (bridge.label, bridge.live) == ("The wide sea", "You have chosen D7.")
    assert bridge.words["in"] == "Nearer"
    assert BoardPane(canvas).label == canvas.scene.title


def test_the_board_and_its_description_change_together(canvas):
    document = Document()
    received: list[str] = []
    pane = BoardPane(canvas)
    document.add_root(panel_view(pane.view).get_root(document))
    document.on_change(lambda event: received.append(type(event).__name__))
    with pane.hold():
        canvas.cursor = canvas.scene.spaces[0].space
        pane.say("You have chosen D7.")
        assert "MessageSentEvent" not in received
    assert received.count("MessageSentEvent") == 1


def test_some_spaces_are_enlarged_until_others_are(canvas):
    pane = BoardPane(canvas)
    first, second = canvas.scene.spaces[:2]
    pane.look_at([])
    assert canvas.view.region == []
    pane.look_at([first.space])
    x, y, wide, high = canvas.view.region
    assert (x, y) == pytest.approx((first.x, first.y), abs=1) and wide > 0 and high > 0
    pane.look_at([first.space, second.space])
    assert canvas.view.region[2] > wide or canvas.view.region[3] > high
    pane.look_at([])
    assert canvas.view.region == []


def test_the_keyboard_scrolls_the_cursor_into_view(canvas):
    BoardPane(canvas)
    canvas.press("ArrowRight")
    group = canvas.scene.group(canvas.cursor)
    assert canvas.view.reveal == [group.x, group.y]


PAGE = """
<button id="before">before</button>
<div id="board" style="width: 200px"></div>
<button id="after">after</button>
<div style="height: 3000px"></div>
<script type="module">
window.passed = [];
window.addEventListener('keydown', (event) => window.passed.push(event.key));
window.sent = [];
const handlers = {};
const commands = new TextEncoder().encode('COMMANDS').buffer;
const drawing = (number, whole) =>
  [number, whole, [], [2, [commands.byteLength], commands, [1, 2, 1.5, 1, 2, 3, 1, 3]]];
const first = drawing(0, true);
first[3][2] = btoa('COMMANDS');
window.texts = [];
const {fillText, drawImage} = CanvasRenderingContext2D.prototype;
Object.assign(CanvasRenderingContext2D.prototype, {
  fillText(...given) {
    window.texts.push(given[0]);
    const {a, e} = this.getTransform();
    window.matrix = [a, e];
    fillText.apply(this, given);
  },
  drawImage(...given) {
    // A drawing is over when a copy of it is kept, which no document shows.
    if (!this.canvas.isConnected) window.texts.push('drawn');
    drawImage.apply(this, given);
  },
});
const model = {
  target: 'board-test', label: 'The board', live: '', theme: 'light', hover: true, fit: '90vh',
  words: {zoom: 'Size', in: 'Larger', out: 'Smaller', whole: 'All'},
  size: [100, 100], reveal: [0, 0], number: NUMBER,
  layers: first, places: [], stamps: {}, choices: [], chosen: [], answered: 0, cursor: -1, font: '',
  on: (name, handler) => { handlers[name] = handler; },
  send_msg: (message) => { window.sent.push(message); },
};
// What is in sight: the left and upper edge in the scene, and the magnification.
window.sight = () => {
  const {x, y, width} = document.querySelector('#board svg').viewBox.baseVal;
  return [x, y, 100 / width];
};
window.model = model;
window.handlers = handlers;
window.drawing = drawing;
const {render} = await import(CODE);
document.getElementById('board').append(render({model}));
window.canvas = document.querySelector('canvas');
</script>
"""


def open_page(page, number=0):
    code = base64.b64encode(module(CanvasView).encode()).decode()
    text = PAGE.replace("CODE", f"'data:text/javascript;base64,{code}'")
    # Nothing but the choice of a layer, and two texts.
    commands = [[COMMANDS["switchCanvas"], [0]]]
    commands += [[COMMANDS["fillText"], [name, 9, 9], 0] for name in ("Crete", "3811")]
    text = text.replace("COMMANDS", json.dumps(commands))
    page.set_content(text.replace("NUMBER", str(number)))
    page.wait_for_function("window.canvas")
    page.evaluate("window.canvas.focus()")


def reported(page, kind):
    """Events of a kind that were reported to Python, in order."""
    return page.evaluate(f"window.sent.map((one) => one.{kind}).filter((one) => one !== undefined)")


@pytest.mark.browser
def test_the_board_is_no_keyboard_trap(page):
    open_page(page)
    for key in ("ArrowUp", "Enter", "Control+b", "F9", "Shift"):
        page.keyboard.press(key)
    assert reported(page, "key") == ["ArrowUp", "Enter"]
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.evaluate("window.canvas.focus()")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") == "before"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement === window.canvas")


@pytest.mark.browser
def test_the_page_scrolls_over_the_board(page):
    open_page(page)
    page.mouse.move(60, 80)
    page.mouse.wheel(0, 300)
    page.wait_for_function("window.scrollY > 100")
    assert reported(page, "click") == []


ASKED = "window.sent.filter((one) => one === 'all')"


@pytest.mark.browser
def test_the_board_is_named_and_texts_are_read_out(page):
    open_page(page)
    assert page.evaluate("window.canvas.getAttribute('role')") == "application"
    assert page.evaluate("window.canvas.getAttribute('aria-label')") == "The board"
    page.evaluate("model.live = 'Your turn.'; handlers.live()")
    assert page.evaluate("document.querySelector('[aria-live]').textContent") == "Your turn."
    page.evaluate("handlers.remove()")


@pytest.mark.browser
def test_a_page_that_has_missed_a_drawing_asks_for_the_whole_board(page):
    # Others were drawn since the document was sent.
    open_page(page, number=3)
    assert page.evaluate(ASKED) == ["all"]
    draw = "handlers['msg:custom'](drawing({}, {}))"
    page.evaluate(draw.format(3, "true"))
    page.evaluate(draw.format(4, "false"))
    assert page.evaluate(ASKED) == ["all"]
    page.evaluate(draw.format(6, "false"))
    assert page.evaluate(ASKED) == ["all", "all"]


def sight(page, zoom):
    """Wait until so much is drawn enlarged; its left and upper edge."""
    page.wait_for_function(f"Math.abs(window.sight()[2] - {zoom}) < 0.01")
    return page.evaluate("window.sight().slice(0, 2)")


STEP = 1.4


@pytest.mark.browser
def test_the_board_is_enlarged_by_buttons_keys_and_the_wheel_with_a_key(page):
    open_page(page)
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
    # The space under the mouse stays there.
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
def test_a_page_leaves_out_texts_that_are_too_small_without_asking(page):
    open_page(page)
    page.wait_for_function("window.texts.at(-1) === 'drawn'")
    assert page.evaluate("window.texts.at(-2)") == "Crete"
    for width, drawn in ((100, []), (180, ["Crete"])):
        page.evaluate("window.texts.length = 0")
        page.evaluate(f"document.getElementById('board').style.width = '{width}px'")
        page.wait_for_function("window.texts.length")
        assert page.evaluate("window.texts") == [*drawn, "drawn"]
    # Legible texts are still legible on a slightly larger board: nothing is drawn.
    page.evaluate("window.texts.length = 0")
    page.evaluate("document.getElementById('board').style.width = '190px'")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("window.texts") == []
    assert page.evaluate("window.sent") == []


@pytest.mark.browser
def test_a_page_draws_an_enlarged_board_without_asking(page):
    open_page(page)
    page.wait_for_function("window.texts.at(-1) === 'drawn'")
    page.evaluate("window.texts.length = 0")
    page.evaluate("window.canvas.focus()")
    for _ in range(4):
        page.keyboard.press("+")
    zoom = STEP**4
    sight(page, zoom)
    # With the numbers that belong to a larger board, and at their places.
    page.wait_for_function("window.texts.at(-1) === '3811'")
    assert page.evaluate("window.texts") == ["Crete", "3811"]
    left = 50 - 50 / zoom
    matrix = page.evaluate("window.matrix")
    assert matrix == [pytest.approx(zoom), pytest.approx(-left * 2 * zoom)]
    assert page.evaluate("window.sent") == []


@pytest.mark.browser
def test_an_enlarged_board_is_dragged_and_still_clicked(page):
    open_page(page)
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
    page.wait_for_function(f"Math.abs(window.sight()[0] - {x + 10 / STEP}) < 0.01")
    assert sight(page, STEP)[1] == pytest.approx(y - 5 / STEP)
    assert len(reported(page, "click")) == 1
    page.mouse.down()
    page.mouse.up()
    (_, place) = reported(page, "click")
    assert place == [pytest.approx(x + 50 / STEP), pytest.approx(y + 50 / STEP)]


@pytest.mark.browser
def test_the_mouse_is_reported_once_a_frame_and_when_it_leaves(page):
    open_page(page)
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


@pytest.fixture
def touched(browser):
    """A page on a screen that is touched, and a function that strokes its board."""
    context = browser.new_context(has_touch=True, viewport={"width": 400, "height": 600})
    page = context.new_page()
    open_page(page)
    touches = context.new_cdp_session(page)

    def fingers(kind, box, *spots):
        points = [{"x": box["x"] + x, "y": box["y"] + y, "id": n} for n, (x, y) in enumerate(spots)]
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def stroke(*places):
        box = page.locator("canvas").bounding_box()
        fingers("touchStart", box, *places[0])
        for place in places[1:]:
            fingers("touchMove", box, *place)
        fingers("touchEnd", box)

    yield page, stroke
    context.close()


@pytest.mark.browser
def test_at_the_edge_of_an_enlarged_board_a_swipe_scrolls_the_page(touched):
    page, stroke = touched
    page.evaluate("window.canvas.focus()")
    page.keyboard.press("+")
    page.wait_for_function(f"window.sight()[2] > {STEP - 0.01}")
    # In its middle, a swipe moves the board alone.
    _, y = sight(page, STEP)
    stroke([(100, 100)], [(100, 90)], [(100, 80)])
    page.wait_for_function(f"window.sight()[1] > {y + 2}")
    assert page.evaluate("window.scrollY") == 0
    # A long swipe moves the board to its lower edge, and then the page.
    up = [[(100, y)] for y in range(180, 0, -20)]
    stroke(*up)
    lower = page.evaluate("window.model.size[1]") * (1 - 1 / STEP)
    page.wait_for_function(f"Math.abs(window.sight()[1] - {lower}) < 0.6")
    page.wait_for_function("window.scrollY > 20")
    before = page.evaluate("window.scrollY")
    stroke(*up)
    page.wait_for_function(f"window.scrollY > {before + 20}")


@pytest.mark.browser
def test_two_fingers_enlarge_the_board_and_one_scrolls_the_page(touched):
    page, stroke = touched
    stroke([(80, 100), (120, 100)], [(70, 100), (130, 100)], [(60, 100), (140, 100)])
    zoom = 2
    x, _ = sight(page, zoom)
    assert page.evaluate("[window.scrollY, visualViewport.scale]") == [0, 1]
    assert x + 50 / zoom == pytest.approx(50, abs=0.5)
    # Enlarged, it is moved by one finger.
    stroke([(100, 100)], [(90, 100)], [(80, 100)])
    page.wait_for_function(f"window.sight()[0] > {x + 2}")
    assert page.evaluate("window.scrollY") == 0
    page.keyboard.press("0")
    assert sight(page, 1) == [0, 0]
    stroke([(100, 150)], [(100, 120)], [(100, 90)], [(100, 60)])
    page.wait_for_function("window.scrollY > 20")
    assert sight(page, 1) == [0, 0]


@pytest.mark.browser
def test_a_dense_screen_gets_as_many_pixels_as_it_has(browser):
    context = browser.new_context(device_scale_factor=3)
    page = context.new_page()
    open_page(page)
    page.wait_for_function("window.canvas.width === 600")
    assert page.evaluate("[window.canvas.height, window.sent.length]") == [600, 0]
    context.close()
