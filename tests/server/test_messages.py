"""Messages of pages: only those of this app's pages get through."""

import asyncio
import gzip
import json
import tracemalloc
from base64 import b64encode
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
from bokeh.document import Document
from bokeh.models import Range1d
from bokeh.models.widgets.inputs import TextInput
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.render.parts import Area
from oracle_nb.web.runtime.panel_parts import main_model, panel_view
from oracle_nb.web.runtime.server.messages import (
    EVENTS,
    MalformedMessage,
    Reader,
    accepted,
    read_events,
)
from oracle_nb.web.runtime.server.socket_handler import SocketHandler
from oracle_nb.web.widgets.html_view import HtmlView

HEADER = '{"msgid": "1", "msgtype": "PATCH-DOC"}'


def made(kind, name):
    """A model with a name as its id, as Bokeh makes those that a page defines."""
    model = kind.__new__(kind, id=name)
    kind.__init__(model)
    return model


@pytest.fixture(scope="module")
def document():
    """A document with a face, a range and a field, whose ids are their names."""
    document = Document()
    document.add_root(panel_view(HtmlView(lambda _message: None)).get_root(document))
    for kind, name in ((Range1d, "range"), (TextInput, "field")):
        document.add_root(made(kind, name))
    return document


def html_view_of(document):
    """The id of the document's face."""
    return document.roots[0].id


def component(name, values):
    """An event as BokehJS sends it."""
    event = {"type": "event", "name": name, "values": {"type": "map", "entries": values}}
    return {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": event}


def decoded(*events):
    """Events as the server reads them."""
    return read_events(json.dumps({"events": events}).encode())


def widget(kind):
    """A message for a Jupyter kernel; no session has one."""
    data = json.dumps({"channel": "shell", "header": {"msg_id": "1", "msg_type": kind}})
    return {"kind": "MessageSent", "msg_type": "ipywidgets_bokeh", "msg_data": data}


# --- frames --------------------------------------------------------------------------------------


def test_three_frames_are_a_message():
    reader = Reader()
    for content in ("{}", '{"events": []}'):
        assert reader.take(HEADER.encode()) is None
        assert reader.take(b"{}") is None
        message = reader.take(content.encode())
        assert message is not None
        assert (message.header.msgid, message.content) == ("1", content.encode())


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("not JSON", 1007),
        ("\ud800", 1007),
        ("[" * 1_000, 1007),
        ("{}", 1007),
        ('{"msgid": 1, "msgtype": "PATCH-DOC"}', 1007),
        ('{"msgid": "1", "msgtype": "PUSH-DOC"}', 1007),
        ('{"msgid": "1", "msgtype": "PATCH-DOC", "num_buffers": 1}', 1007),
        (json.dumps({"msgid": "1" * 3_000, "msgtype": "PATCH-DOC"}), 1009),
    ],
)
def test_a_malformed_header_is_refused_with_a_code_that_exists(frame, code):
    with pytest.raises(MalformedMessage) as refused:
        Reader().take(frame.encode(errors="surrogatepass"))
    assert refused.value.code == code


BAD = ("", "[]", "{}", '{"events": {}}', '{"events": [1]}', '{"events": [NaN]}', "[" * 99_999)
LARGE = 9_500_000
"""Characters of a message, almost as many as any page may send."""


@pytest.mark.parametrize(
    "content",
    [*BAD, json.dumps({"events": [{}] * (EVENTS + 1)}), '{"events": [{}, ' + "[[]]," * 9],
    ids=lambda content: content[:20],
)
def test_malformed_content_is_refused(content):
    with pytest.raises(MalformedMessage):
        read_events(content.encode())


def test_a_message_has_a_few_dozen_events():
    assert len(decoded(*[{}] * EVENTS)) == EVENTS < 100


FILLED = {
    "list of events": '{"events": [SMALL1]}',
    "unknown field": '{"x": [SMALL1], "events": [{}]}',
    "unknown field of an event": '{"events": [{"x": [SMALL1]}]}',
    "kind": '{"events": [{"kind": [SMALL1]}]}',
    "values": '{"events": [{"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data":'
    ' {"name": "data_event", "values": {"type": "map", "entries": [SMALL1]}}}]}',
    "data": '{"events": [{"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data":'
    ' {"name": "data_event", "values": {"type": "map", "entries":'
    ' [["model", {"id": "HTML_VIEW"}], ["data", [SMALL1]]]}}}]}',
    "form": '{"events": [{"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data":'
    ' {"name": "data_event", "values": {"type": "map", "entries":'
    ' [["model", {"id": "HTML_VIEW"}], ["data", {"type": "map", "entries":'
    ' [["form", {"type": "map", "entries": [SMALL["a", "b"]]}]]}]]}}}]}',
    "model": '{"events": [{"kind": "ModelChanged", "model": {"id": [SMALL1]}}]}',
}
"""Messages that are full of small containers, by where those are."""


@pytest.mark.parametrize("content", FILLED.values(), ids=FILLED)
def test_small_containers_cost_no_memory(document, content):
    content = content.replace("HTML_VIEW", html_view_of(document))
    message = content.replace("SMALL", "[[]]," * (LARGE // 5)).encode()
    tracemalloc.start()
    try:
        with suppress(MalformedMessage):
            assert [*accepted(read_events(message), document)] == []
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < LARGE / 2


# --- events --------------------------------------------------------------------------------------


def test_messages_of_pages_get_through(document):
    html_view, data = (
        html_view_of(document),
        {"type": "map", "entries": [["do", "first"], ["at", None]]},
    )
    sent = [
        component("document_ready", []),
        component("data_event", [["model", {"id": html_view}], ["data", data]]),
        component("data_event", [["model", {"id": html_view}], ["data", "ready"]]),
        {"kind": "ModelChanged", "model": {"id": "range"}, "attr": "start", "new": 2.5},
    ]
    assert [*accepted(decoded(*sent), document)] == sent


def test_a_page_that_has_been_left_hands_over_what_means_the_same_on_every_page():
    document, area = Document(), Area()
    first, second = (HtmlView(lambda _message: None, whole=True) for _ in range(2))
    area.show(first)
    document.add_root(panel_view(area).get_root(document))
    left = main_model(document)

    def sent(model, do, value):
        data = {"type": "map", "entries": [["do", do], ["value", value]]}
        return component("data_event", [["model", {"id": model}], ["data", data]])

    area.show(second)
    shown = main_model(document)
    assert shown not in ("", left)
    for do, value in (("theme", "dark"), ("language", "pl"), ("address", "?games")):
        assert [*accepted(decoded(sent(left, do, value)), document)] == [sent(shown, do, value)]
        assert [*accepted(decoded(sent("other", do, value)), document)] == []
    assert [*accepted(decoded(sent(left, "open", "1")), document)] == []


BOMB = b64encode(gzip.compress(bytes(1_000))).decode()
MODEL = {"type": "object", "name": "TextInput", "id": "new", "attributes": {}}
REFUSED = [
    {},
    {"kind": 1},
    {"kind": "RootAdded", "model": MODEL},
    {"kind": "RootRemoved", "model": {"id": "range"}},
    {"kind": "TitleChanged", "title": "mine"},
    {"kind": "TitleChanged", "title": {"type": "bytes", "data": BOMB}},
    {"kind": "ColumnsStreamed", "model": {"id": "field"}, "attr": "data", "data": {}},
    {"kind": "ModelChanged", "model": {"id": "field"}, "attr": "value", "new": "x"},
    {"kind": "ModelChanged", "model": {"id": "range"}, "attr": "name", "new": 1},
    {"kind": "ModelChanged", "model": {"id": "range"}, "attr": "start", "new": "NaN"},
    {"kind": "ModelChanged", "model": {"id": "range"}, "attr": "start", "new": MODEL},
    {"kind": "ModelChanged", "model": {"id": "other"}, "attr": "start", "new": 1},
    {"kind": "ModelChanged", "model": MODEL, "attr": "start", "new": 1},
    {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": "x"},
    {"kind": "MessageSent", "msg_type": "other", "msg_data": "x"},
    {
        "kind": "MessageSent",
        "msg_type": "bokeh_event",
        "msg_data": {"name": "data_event", "values": []},
    },
    component("button_click", [["model", {"id": "field"}]]),
    component("data_event", [["model", {"id": "field"}], ["data", "x"]]),
    component("data_event", [["model", {"id": "other"}], ["data", "x"]]),
    widget("interrupt_request"),
    widget("comm_msg"),
]


@pytest.mark.parametrize("event", REFUSED, ids=lambda event: json.dumps(event)[:60])
def test_nothing_else_gets_through(document, event):
    assert [*accepted(decoded(event), document)] == []


@pytest.mark.parametrize(
    "data",
    [
        MODEL,
        {"id": "field"},
        {"type": "bytes", "data": BOMB},
        {"type": "ndarray", "array": ["x"], "dtype": "S999", "shape": [1], "order": "little"},
        {"type": "map", "entries": [[["a"], 1]]},
        {"type": "map", "entries": [["form", {"type": "set", "entries": []}]]},
        [[[[[[[[[[1]]]]]]]]]],
    ],
)
def test_a_component_sends_nothing_but_plain_values(document, data):
    sent = component("data_event", [["model", {"id": html_view_of(document)}], ["data", data]])
    assert [*accepted(decoded(sent), document)] == []


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=9,
)


@given(st.dictionaries(st.sampled_from(["kind", "model", "msg_type", "msg_data", "x"]), VALUES))
def test_no_event_raises(document, event):
    assert [*accepted(decoded(event), document)] == []


def test_a_fault_in_handling_a_message_is_logged_and_closes_the_connection(caplog):
    async def messages():
        yield "a message"

    async def fail(_message):
        raise RuntimeError("not foreseen")

    dropped = []
    handler: Any = SimpleNamespace(
        _inbox=SimpleNamespace(messages=messages),
        account=SimpleNamespace(charge=lambda _: None),
        _answer=fail,
        drop=lambda: dropped.append(None),
    )
    asyncio.run(SocketHandler._handle_messages(handler))
    assert dropped and "RuntimeError: not foreseen" in caplog.text
