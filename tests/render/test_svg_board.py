"""The board as elements of a page: what is sent, what is told, and how it behaves in a browser."""

import base64
import json
from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle_nb.render.boards.canvas import BoardCanvas
from oracle_nb.render.boards.pane import BoardPane
from oracle_nb.render.boards.svg_board import BoardSvg, SvgView
from oracle_nb.render.boards.svg_layers import runs
from oracle_nb.render.highlights import highlight
from oracle_nb.render.palette import color
from oracle_nb.render.scene import Circle


class Follower:
    """The counterpart of a board: the messages that it receives."""

    def __init__(self):
        self.sent = []

    def change(self, changes):
        """Follow no properties."""

    def send(self, message):
        self.sent.append(message)

    def hold(self):
        return nullcontext()


@pytest.fixture
def live(scene):
    made = BoardSvg(scene)
    yield made
    made.close()


def changes(live, deed):
    """The layers that an action sends."""
    link = Follower()
    live.view.links.append(link)
    deed()
    live.view.links.remove(link)
    return [layer for message in link.sent for layer, _runs in message[2]]


def test_only_changes_are_sent(live):
    scene = live.scene
    assert changes(live, lambda: live.show(replace(scene))) == []
    assert changes(live, lambda: live.show(highlight(scene, selected=1))) == ["overlay"]
    assert len(live.layers.text("overlay")) < 2000
    assert changes(live, lambda: live.show(replace(scene, pieces=()))) == ["pieces", "overlay"]


def test_held_changes_are_sent_together_or_not_at_all(live):
    scene = live.scene

    def fail():
        with pytest.raises(ValueError, match="mauve"), live.hold():  # noqa: PT012
            live.show(highlight(scene, selected=1))
            live.show(replace(scene, pieces=(Circle(1, 1, 1, "mauve"),)))

    assert changes(live, fail) == []
    live.show(scene)

    def twice():
        with live.hold():
            live.show(highlight(scene, selected=1))
            live.show(highlight(scene, selected=2))

    assert changes(live, twice) == ["overlay"]


ELEMENTS = st.lists(st.sampled_from("abcdef"), max_size=8)


@given(ELEMENTS, ELEMENTS)
def test_a_page_that_follows_the_changes_has_the_new_elements(before, after):
    new: list[str] = []
    places: list[int] = []
    for run in runs(before, after):
        new += [run] if isinstance(run, str) else before[slice(*run)]
        places += [] if isinstance(run, str) else range(*run)
    assert new == after
    assert len(set(places)) == len(places)


def test_of_pieces_in_another_order_only_their_places_are_sent(live, monkeypatch):
    sent: list[Any] = []
    monkeypatch.setattr(live.view, "send", sent.append)
    pieces = live.scene.pieces
    live.show(replace(live.scene, pieces=(*pieces[1:], pieces[0])))
    ((number, whole, ((name, changed),)),) = sent
    assert (number, whole, name) == (live.view.number, False, "pieces")
    assert not [message for message in changed if isinstance(message, str)]
    live.view.receive("all")
    assert sent[-1] == [number, True, live.layers.whole()]


def test_the_theme_is_that_of_all_layers(live):
    live.theme = "dark"
    assert live.view.theme == "dark"
    assert color("water", "dark") in live.layers.text("base")
    assert color("water", "light") not in live.layers.text("base")


def test_page_events_are_handled_as_on_a_canvas(live):
    received: list[object] = []
    live.on_click(lambda space: received.append(("click", space)))
    live.on_hover(lambda space: received.append(("hover", space)))
    live.on_key(lambda key: received.append(("key", key)))
    for message in (
        {"click": 3},
        {"click": 999},
        {"hover": 4},
        {"hover": 4},
        {"hover": -1},
        {"focus": 5},
        {"key": "Enter"},
        {"key": "Escape"},
        {"key": 7},
        {"what": "ever"},
        "nonsense",
        None,
    ):
        live.view.receive(message)
    assert received == [
        ("click", 3),
        ("hover", 4),
        ("hover", None),
        ("hover", 5),
        ("click", 5),
        ("key", "Escape"),
    ]
    assert live.view.cursor == live.cursor == 5
    live.view.receive({"key": "ArrowRight"})
    assert live.view.cursor == live.scene.step(5, 1, 0)


def test_the_keyboard_scrolls_the_cursor_into_view(live):
    BoardPane(live)
    live.press("ArrowRight")
    group = live.scene.group(live.cursor)
    assert live.view.reveal == [group.x, group.y]


def test_one_board_takes_the_place_of_the_other(scene):
    received: list[int] = []
    first = BoardCanvas(scene)
    first.on_click(received.append)
    first.cursor = 4
    pane = BoardPane(first, "The sea", {"in": "Nearer"})
    second = BoardSvg(scene, theme="dark")
    pane.swap(second)
    assert pane.board is second
    assert list(pane.view.select(SvgView)) == [second.view]
    assert (second.cursor, second.view.label, second.view.words) == (4, "The sea", {"in": "Nearer"})
    pane.say("Your turn.")
    assert second.view.live == "Your turn."
    second.click(2)
    assert received == [2]
    # The one before calls nobody.
    first.click(5)
    assert received == [2]
    third = BoardCanvas(scene)
    pane.swap(third)
    third.click(3)
    assert received == [2, 3]
    third.close()


def test_another_renderer_is_asked_for_by_a_button(live):
    asked = []
    pane = BoardPane(live)
    live.view.receive("other")
    pane.exchanged = lambda: asked.append(1)
    live.view.receive("other")
    assert asked == [1]


PAGE = """
<button id="before">before</button>
<div id="host"></div>
<button id="after">after</button>
<div style="height: 3000px"></div>
<script type="module">
window.sent = [];
const handlers = {};
window.model = {
  ...STATE,
  on: (name, handler) => {
    const before = handlers[name];
    handlers[name] = before ? (...given) => { before(...given); handler(...given); } : handler;
  },
  send_msg: (message) => window.sent.push(message),
};
window.hear = (message) => handlers['msg:custom'](message);
window.set = (name, value) => { model[name] = value; handlers[name](); };
const {render} = await import(CODE);
const root = document.getElementById('host').attachShadow({mode: 'open'});
root.append(render({model}));
</script>
"""


@pytest.fixture
def opened(page, live):
    """The board in a page, as far as it goes without Python."""
    live.show(highlight(live.scene, reach={1: "2"}, titles={1: "2 favor tokens"}))
    live.start = 2
    live.redraw()
    pane = BoardPane(live, "The sea", {"in": "Nearer", "out": "Farther", "whole": "All"})
    state = {**live.view.values, "layers": live.view.state()}
    code = base64.b64encode(SvgView.script.encode()).decode()
    text = PAGE.replace("STATE", json.dumps(state))
    page.set_content(text.replace("CODE", f"'data:text/javascript;base64,{code}'"))
    page.locator("[data-space]").first.wait_for()
    assert pane.board is live
    return page


@pytest.mark.browser
def test_every_space_is_an_element_with_a_name(opened, live):
    spaces = opened.get_by_role("button").filter(has_not=opened.locator("[data-zoom]"))
    names = [
        locator.get_attribute("aria-label")
        for locator in opened.locator(".base [data-space]").all()
    ]
    assert spaces.count() >= len(names) == len(live.scene.spaces)
    by_space = dict(zip((space.space for space in live.scene.spaces), names, strict=True))
    # Pieces and marks on a space are part of its name.
    lying = {group.space: group.title for group in live.scene.pieces}
    assert all(
        by_space[space].endswith(f": {title}") for space, title in lying.items() if space != 1
    )
    assert by_space[1].endswith("2 favor tokens")
    application = opened.get_by_role("application")
    assert application.get_attribute("aria-label") == "The sea"


@pytest.mark.browser
def test_partial_redraws_equal_full_redraws(opened, live, monkeypatch):
    monkeypatch.setattr(
        live.view, "send", lambda message: opened.evaluate("m => window.hear(m)", message)
    )
    shown = """[...document.getElementById('host').shadowRoot.querySelectorAll('div > svg')]
      .map((svg) => svg.innerHTML)"""
    scene = live.scene
    for pieces in (scene.pieces[1:], scene.pieces[::-1], (), scene.pieces):
        live.show(highlight(replace(scene, pieces=pieces), selected=1))
        patched = opened.evaluate(shown)
        live.view.receive("all")
        assert opened.evaluate(shown) == patched
    # One that has missed a change asks for everything.
    opened.evaluate("window.hear([99, false, []])")
    assert opened.evaluate("window.sent.at(-1)") == "all"


@pytest.mark.browser
def test_it_is_clicked_pointed_at_and_walked_over(opened):
    sent = lambda: opened.evaluate("window.sent")  # noqa: E731
    opened.locator(".base [data-space='3']").click()
    assert {"click": 3} in sent() and {"hover": 3} in sent()
    assert not [message for message in sent() if "focus" in message]
    # One space is reached by Tab, where the keyboard begins; the next Tab leaves the spaces.
    opened.locator("#before").focus()
    opened.keyboard.press("Tab")
    assert sent()[-1] == {"focus": 2}
    opened.keyboard.press("ArrowRight")
    assert sent()[-1] == {"key": "ArrowRight"}
    opened.evaluate("window.set('cursor', 5)")
    focused = "document.getElementById('host').shadowRoot.activeElement"
    assert opened.evaluate(f"{focused}.dataset.space") == "5"
    # Redrawing leaves the focus where it is.
    opened.evaluate("window.hear([9, true, window.model.layers[2]])")
    assert opened.evaluate(f"{focused}.dataset.space") == "5"
    opened.keyboard.press("Tab")
    assert opened.evaluate(f"{focused}.dataset.zoom") == "in"


@pytest.mark.browser
def test_it_is_enlarged_as_the_canvas_is(opened):
    svg = opened.get_by_role("application")
    whole = svg.get_attribute("viewBox")
    opened.get_by_role("button", name="Nearer").click()
    x, y, w, _ = map(float, svg.get_attribute("viewBox").split())
    assert (x, y) > (0, 0) and w < float(whole.split()[2])
    # It can be dragged, which is no click.
    before = opened.evaluate("window.sent.length")
    box = svg.bounding_box()
    opened.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    opened.mouse.down()
    opened.mouse.move(box["x"] + box["width"] / 2 - 20, box["y"] + box["height"] / 2, steps=3)
    opened.mouse.up()
    assert float(svg.get_attribute("viewBox").split()[0]) > x
    clicks = "(before) => window.sent.slice(before).filter((message) => 'click' in message).length"
    assert opened.evaluate(clicks, before) == 0
    # It is still clicked, with a mouse and by a screen reader.
    opened.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert opened.evaluate(clicks, before) == 1
    svg.locator("[data-space]").first.dispatch_event("click")
    assert opened.evaluate(clicks, before) == 2
    opened.evaluate("window.set('reveal', [0, 0])")
    assert svg.get_attribute("viewBox").split()[:2] == ["0", "0"]
    opened.get_by_role("button", name="All", exact=True).click()
    assert svg.get_attribute("viewBox") == whole
