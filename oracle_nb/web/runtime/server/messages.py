"""Messages from pages, checked before any of it reaches Bokeh or Panel.

Bokeh would carry out whatever a page asks of its document, such as to make any model, or to unpack
compressed bytes of any size. Pages of this app send little: events of their components, and the
range of a chart. These are read into typed values and rewritten; everything else is skipped,
without making values of it. A few bytes such as ``[[]]`` would otherwise become hundreds.
"""

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from bokeh.document import Document
from bokeh.models import Range1d
from panel.models.esm import ReactiveESM

from oracle_nb.core.errors import OracleError
from oracle_nb.web.runtime.panel_parts import main_model
from oracle_nb.web.widgets.html_view import ANYWHERE

_SHORT: Final = 2_000
"""Maximum number of bytes of a header, and of the metadata, which isn't read."""
EVENTS: Final = 50
"""Maximum number of events in one message. Pages send few: one for a click, four for a chart."""
_DEPTH: Final = 8
"""Maximum depth of the data that a component sends; forms have 2."""
_ITEMS: Final = 500
"""Maximum number of items in a list, or of entries in a map, that a component sends."""
_VALUES: Final = 3_000
"""Maximum number of values in the data that a component sends."""

_READY: Final = {
    "type": "event",
    "name": "document_ready",
    "values": {"type": "map", "entries": []},
}

_NONE: Final = msgspec.Raw(b"")
_EMPTY: Final = msgspec.Raw(b"[]")

_Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]


class MalformedMessage(OracleError, ValueError):
    """A message that no page of this app sends.

    Parameters
    ----------
    code
        The code with which its websocket is closed (RFC 6455, section 7.4.1).
    """

    def __init__(self, reason: str, code: int = 1007) -> None:
        super().__init__(reason)
        self.code: Final = code


class Header(msgspec.Struct, frozen=True):
    """The first frame of a message.

    Pages ask for their document, and report events.
    """

    msgid: _Name
    msgtype: Literal["PULL-DOC-REQ", "PATCH-DOC"]
    num_buffers: Literal[0] = 0


class Incoming(NamedTuple):
    """A message of a page, whose content isn't decoded yet."""

    header: Header
    content: bytes


class PageEvent(msgspec.Struct, frozen=True):
    """An event in a message: the fields that the app reads, undecoded. All others are skipped."""

    kind: msgspec.Raw = _NONE
    model: msgspec.Raw = _NONE
    attr: msgspec.Raw = _NONE
    new: msgspec.Raw = _NONE
    msg_type: msgspec.Raw = _NONE
    msg_data: msgspec.Raw = _NONE


class Reader:
    """Puts the messages of one page together: each comes in three frames."""

    def __init__(self) -> None:
        self._header: Header | None = None
        self._frames = 0

    def take(self, frame: bytes) -> Incoming | None:
        """Return a message with its last frame; None before. Raises MalformedMessage."""
        number, self._frames = self._frames, (self._frames + 1) % 3
        if number < 2 and len(frame) > _SHORT:
            raise MalformedMessage(f"a header of {len(frame)} bytes is too long", 1009)
        if number == 0:
            self._header = _decode(frame, Header)
        if number < 2:
            return None
        assert self._header is not None
        return Incoming(self._header, frame)


def read_events(content: bytes) -> list[PageEvent]:
    """Return the events of a message, undecoded. Raises MalformedMessage."""
    patch: _Patch = _decode(content, _Patch)
    return [event for event in msgspec.structs.astuple(patch.events) if event is not None]


def accepted(events: Sequence[PageEvent], document: Document) -> Iterator[dict[str, Any]]:
    """Yield, rewritten, those events that a page of this app sends.

    Others are ignored: BokehJS also reports, for example, the size of the window, and a component
    that has just been replaced may still send an event. If that means the same on every page, such
    as another theme, the page that is shown now gets it.

    Parameters
    ----------
    events
        The result of `read_events`.
    document
        The document of the page.
    """
    for event in events:
        try:
            accepted_event = _accepted(event, document)
        except (LookupError, TypeError, ValueError, RecursionError):
            # msgspec's errors are among them.
            continue
        if accepted_event is not None:
            yield accepted_event


def is_range(event: PageEvent) -> bool:
    """Return whether an event may be the new range of a chart, of which a page sends several."""
    return bytes(event.kind) == b'"ModelChanged"'


def is_ready(event: dict[str, Any]) -> bool:
    """Return whether an accepted event says that the page is ready."""
    return bool(event.get("msg_data") == _READY)


def is_component_event(event: dict[str, Any]) -> bool:
    """Return whether an accepted event comes from a component, not from a chart."""
    return event.get("msg_type") == "bokeh_event"


# --- the events ------------------------------------------------------------------------------


def _at_most(number: int, name: str, kind: object, default: object) -> type[msgspec.Struct]:
    """Return the type of arrays with at most this number of items.

    A list would be decoded as a whole before its length is checked.
    """
    fields = [(f"item{at}", kind, default) for at in range(number)]
    return msgspec.defstruct(name, fields, array_like=True, forbid_unknown_fields=True, frozen=True)


_Events: Final = _at_most(EVENTS, "Events", PageEvent | None, None)
_Items: Final = _at_most(_ITEMS, "Items", msgspec.Raw, _NONE)


class _Patch(msgspec.Struct, frozen=True):
    events: _Events  # type: ignore[valid-type]


class _Reference(msgspec.Struct, frozen=True):
    id: _Name


class _Map(msgspec.Struct, frozen=True):
    type: Literal["map"]
    # Of an empty map BokehJS sends nothing but the type.
    entries: msgspec.Raw = _EMPTY


class _Named(msgspec.Struct, frozen=True):
    name: Literal["data_event", "document_ready"]
    values: msgspec.Raw = _NONE


_convert: Final = msgspec.json.decode


def _accepted(event: PageEvent, document: Document) -> dict[str, Any] | None:
    """Return an event, rewritten; None for other kinds. Raises ValueError and others."""
    kind: str = _convert(event.kind, type=Literal["ModelChanged", "MessageSent"])
    if kind == "ModelChanged":
        return _range(event, document)
    _convert(event.msg_type, type=Literal["bokeh_event"])
    data = _component_event(_convert(event.msg_data, type=_Named), document)
    return {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": data}


def _range(event: PageEvent, document: Document) -> dict[str, Any] | None:
    """Return the new range of a chart that somebody has moved or enlarged; None for others."""
    model: Any = _convert(event.model, type=_Reference).id
    attribute = _convert(event.attr, type=Literal["start", "end"])
    value = _convert(event.new, type=float)
    if not isfinite(value) or not isinstance(document.models.get_by_id(model), Range1d):
        return None
    return {"kind": "ModelChanged", "model": {"id": model}, "attr": attribute, "new": value}


def _component_event(event: _Named, document: Document) -> dict[str, Any]:
    if event.name == "document_ready":
        return _READY
    values = dict(_entries(event.values))
    model: Any = _convert(values["model"], type=_Reference).id
    data = _Plain().read(values["data"], _DEPTH)
    component = document.models.get_by_id(model)
    if component is None and document.models.seen(model) and _counts_anywhere(data):
        model = main_model(document)
        component = document.models.get_by_id(model)
    if not isinstance(component, ReactiveESM):
        raise TypeError(f"{component!r} isn't a component of a page")
    entries = [["model", {"id": model}], ["data", data]]
    return {"type": "event", "name": "data_event", "values": {"type": "map", "entries": entries}}


def _counts_anywhere(data: Any) -> bool:
    """Return whether a message means the same on every page."""
    return isinstance(data, dict) and any(["do", name] in data["entries"] for name in ANYWHERE)


class _Plain:
    """Decodes the data that a component has sent, if it is nothing but JSON and not too much."""

    def __init__(self) -> None:
        self._left = _VALUES

    def read(self, value: msgspec.Raw, depth: int) -> Any:
        """Return a value. Raises ValueError and others."""
        self._left -= 1
        if depth == 0 or self._left < 0:
            raise ValueError("too deep, or too much")
        first = bytes(memoryview(value)[:1])
        if first == b"[":
            return [self.read(item, depth - 1) for item in _items(value)]
        if first == b"{":
            entries = [[name, self.read(item, depth - 1)] for name, item in _entries(value)]
            return {"type": "map", "entries": entries}
        return _convert(value, type=str | int | float | bool | None)


def _items(value: msgspec.Raw) -> list[msgspec.Raw]:
    values = msgspec.structs.astuple(_convert(value, type=_Items))
    return [item for item in values if item is not _NONE]


def _entries(value: msgspec.Raw) -> list[tuple[str, msgspec.Raw]]:
    """Return the entries of a map; a component sends no models, bytes or arrays."""
    entries = _convert(value, type=_Map).entries
    return [_convert(entry, type=tuple[str, msgspec.Raw]) for entry in _items(entries)]


def _decode(frame: bytes, kind: Any) -> Any:
    """Read a frame of a message. Raises MalformedMessage."""
    try:
        return msgspec.json.decode(frame, type=kind)
    except (ValueError, RecursionError) as error:
        raise MalformedMessage(str(error)) from None
