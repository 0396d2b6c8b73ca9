"""Messages from pages, checked before any of it reaches Bokeh or Panel.

Bokeh would carry out whatever a page asks of its document, such as to make any model, or to unpack
compressed bytes of any size. Pages of this app send little: events of their components, and the
range of a chart. These are read into typed values and rewritten; everything else is dropped.
"""

from collections.abc import Iterator
from math import isfinite
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from bokeh.document import Document
from bokeh.models import Range1d
from panel.models.esm import ReactiveESM

from oracle_nb.core.errors import OracleError

_SHORT: Final = 2_000
"""Maximum number of characters of a header, and of the metadata, which isn't read."""
_EVENTS: Final = 1_000
"""Maximum number of events in one message."""
_DEPTH: Final = 8
"""Maximum depth of the data that a component sends; forms have 2."""

_READY: Final = {
    "type": "event",
    "name": "document_ready",
    "values": {"type": "map", "entries": []},
}

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
    content: str


class Reader:
    """Puts the messages of one page together: each comes in three frames."""

    def __init__(self) -> None:
        self._header: Header | None = None
        self._frames = 0

    def take(self, frame: str | bytes) -> Incoming | None:
        """Return a message with its last frame; None before. Raises MalformedMessage."""
        if not isinstance(frame, str):
            raise MalformedMessage("a page sends no binary data", 1003)
        number, self._frames = self._frames, (self._frames + 1) % 3
        if number < 2 and len(frame) > _SHORT:
            raise MalformedMessage(f"a header of {len(frame)} characters is too long", 1009)
        if number == 0:
            self._header = _decode(frame, Header)
        if number < 2:
            return None
        assert self._header is not None
        return Incoming(self._header, frame)


def read_events(content: str) -> list[dict[str, Any]]:
    """Return the events of a message, unchecked. Raises MalformedMessage."""
    patch: _Patch = _decode(content, _Patch)
    return patch.events


def accepted(events: list[dict[str, Any]], document: Document) -> Iterator[dict[str, Any]]:
    """Yield, rewritten, those events that a page of this app sends.

    Others are ignored: BokehJS also reports, for example, the size of the window, and a component
    that has just been replaced may still send an event.

    Parameters
    ----------
    events
        The result of `read_events`.
    document
        The document of the page.
    """
    for event in events:
        try:
            found = _accepted(event, document)
        except (AttributeError, LookupError, TypeError, ValueError, RecursionError):
            # msgspec's errors are among them.
            continue
        if found is not None:
            yield found


def is_ready(event: dict[str, Any]) -> bool:
    """Return whether an accepted event says that the page is ready."""
    return bool(event.get("msg_data") == _READY)


def is_component_event(event: dict[str, Any]) -> bool:
    """Return whether an accepted event comes from a component, not from a chart."""
    return event.get("msg_type") == "bokeh_event"


# --- the events ------------------------------------------------------------------------------


class _Patch(msgspec.Struct, frozen=True):
    events: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=_EVENTS)]


def _accepted(event: dict[str, Any], document: Document) -> dict[str, Any] | None:
    """Return an event, rewritten; None for other kinds. Raises ValueError and others."""
    if event["kind"] == "ModelChanged":
        return _range(event, document)
    if event["kind"] != "MessageSent":
        return None
    if event["msg_type"] != "bokeh_event":
        return None
    data = _component_event(event["msg_data"], document)
    return {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": data}


def _range(event: dict[str, Any], document: Document) -> dict[str, Any] | None:
    """Return the new range of a chart that somebody has moved or enlarged; None for others."""
    model, attribute = event["model"]["id"], event["attr"]
    value = float(event["new"])
    if attribute not in ("start", "end") or not isfinite(value):
        return None
    if not isinstance(document.models.get_by_id(model), Range1d):
        return None
    return {"kind": "ModelChanged", "model": {"id": model}, "attr": attribute, "new": value}


def _component_event(data: dict[str, Any], document: Document) -> dict[str, Any]:
    if data["name"] == "document_ready":
        return _READY
    if data["name"] != "data_event":
        raise LookupError("pages send no other events")
    values = dict(_entries(data["values"]))
    model = values["model"]["id"]
    component = document.models.get_by_id(model)
    if not isinstance(component, ReactiveESM):
        raise TypeError(f"{component!r} isn't a component of a page")
    entries = [["model", {"id": model}], ["data", _plain(values["data"], _DEPTH)]]
    event = {"type": "event", "name": "data_event"}
    return {**event, "values": {"type": "map", "entries": entries}}


def _plain(value: Any, depth: int) -> Any:
    """Return the data that a component has sent, if it is nothing but JSON."""
    if value is None or isinstance(value, str | int | float):
        return value
    if depth == 0:
        raise ValueError("too deep")
    if isinstance(value, list):
        return [_plain(one, depth - 1) for one in value]
    if value["type"] != "map":
        raise ValueError("a component sends no models, bytes or arrays")
    entries = [[_name(name), _plain(one, depth - 1)] for name, one in _entries(value)]
    return {"type": "map", "entries": entries}


def _entries(value: dict[str, Any]) -> list[Any]:
    # Of an empty map BokehJS sends nothing but the type.
    entries: list[Any] = value.get("entries", [])
    return entries


def _name(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a name must be a text")
    return value


def _decode(frame: str, kind: Any) -> Any:
    """Read a frame of a message. Raises MalformedMessage."""
    try:
        return msgspec.json.decode(frame, type=kind)
    except (ValueError, RecursionError) as error:
        raise MalformedMessage(str(error)) from None
