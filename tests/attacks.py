"""Attacks: codes, addresses, files and messages that an attacker could send."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final
from urllib.parse import quote

from oracle_nb.games.registry import package_of
from oracle_nb.web.session.routes import ROUTES
from tests.damage import OTHERS, damaged, damaged_bytes
from tests.sample_saves import saved
from tests.storage.test_codes import retold, shared

HOSTILE: Final = (
    *("<script>window.hacked=1</script>", "<img src=x onerror=window.hacked=1>", "<b>Ann</b>"),
    *(
        "\"'><svg onload=window.hacked=1>",
        "javascript:window.hacked=1",
        "{{7*7}}",
        "${7*7}",
        "%s%n",
    ),
    *("\u202ebob", "\u200b", "a\0b", "\ud800", "e" + "\u0301" * 40, "x" * 5_000, "\U0001f600" * 30),
    *("' OR 1=1 --", "%_!%" * 50, "../../etc/passwd", "\r\nSet-Cookie: oracle_key=x", "bot:greedy"),
)
"""Names and texts that do harm where they aren't escaped or checked."""
DIGITS: Final = ("²", "½", "٣", "9" * 5_000)
"""Texts that `str.isdigit` or `int` takes for numbers, the last of too many digits for Python."""
COMMANDS: Final = (
    *("first", "new", "open", "address", "find", "theme", "theme-seen", "language", "do", "pick"),
    *("source", "way", "cancel", "rule", "give", "take-back", "my-name", "take-over", "hand-back"),
    *("coach", "coach-ask", "coach-hint", "coach-best", "coach-hide", "coach-line"),
    *("coach-request", "coach-agree", "coach-decline", "coach-withdraw", "coach-stop"),
    *("undo-ask", "undo-agree", "undo-decline", "undo-withdraw", "clock", "talk", "phrase", "undo"),
    *(
        "rematch-suggest",
        "rematch",
        "share",
        "save-file",
        "analysis",
        "analyse",
        "together",
        "redo",
    ),
    *(
        "phrases",
        "bots-finish",
        "bots-finish-do",
        "log-more",
        "step-event",
        "step-action",
        "skip",
        "beat",
        "stop-thinking",
    ),
    *("pause", "go-on", "pace", "home", "edit", "replay", "all-parts", "part", "point", "focus"),
    *("key", "import", "paste", "delete", "restore", "rename", "copy", "export", "no-such-deed"),
)
"""Commands that pages know, and some that none knows."""
FORMS: Final = (
    "clock",
    "minutes",
    "increment",
    "pauses",
    "name",
    "kind-0",
    "kind-1",
    "seed",
    "code",
)
PATHS: Final = (
    *("/", "/ws", "/health", "/assets/session.js", "/assets/code/x", "/static/js/bokeh.min.js"),
    *("/static/extensions/panel/panel.min.js", "/../", "/%00", "/assets/%00", "/static/%ff", "//"),
    *("/assets/..%2f", "/static/extensions/../", "/autoload.js", "/ws/", "/ws?bokeh-session-id=x"),
)


class Attacker:
    """Makes attacks from a seed.

    Parameters
    ----------
    seed
        The seed of a series of attacks.
    name
        The game whose codes and files are damaged.
    """

    def __init__(self, seed: str, name: str = "delphi") -> None:
        self.rng: Final = Random(seed)
        self.name: Final = name
        presentation = package_of("delphi").presentation()
        editors = (presentation.position_editor, presentation.layout_editor)
        codes = (open_editor(None).code() for open_editor in editors if open_editor is not None)
        self._links: Final = (*codes, "free.7", "sailing", "move.range", "cargo.3", "7", "")

    def text(self) -> str:
        """Return a text for a field, a value or a header."""
        rng = self.rng
        kinds: tuple[Callable[[], str], ...] = (
            lambda: rng.choice(HOSTILE),
            lambda: rng.choice(self._links),
            lambda: str(
                rng.choice((-2, -1, 0, 1, 2, 3, 4, 99, 10**30, "1e999", "NaN", "1:greedy", *DIGITS))
            ),
            lambda: "".join(chr(rng.randrange(1, 0x3000)) for _ in range(rng.randrange(30))),
            lambda: rng.choice("\0 -%&=#+<") * rng.choice((1, 2_000)),
        )
        return rng.choice(kinds)()

    def code(self) -> str:
        """The code of a game, damaged by hand or by somebody who knows how codes are made."""
        rng = self.rng
        code = shared(5 + rng.randrange(6), self.name)
        how = rng.randrange(8)
        if how < 3:
            return damaged_bytes(code.encode(), rng).decode("latin-1")
        if how < 6:
            return retold(code, self._spoil)
        if how == 6:
            return retold(code, self._rename)
        return f"{rng.choice('123')}.{rng.choice((self.name, 'chess', ''))}.{self.text()}"

    def _spoil(self, value: Any) -> None:
        del value[4][self.rng.randrange(30) :]
        for _ in range(self.rng.randint(0, 3)):
            damaged(value, self.rng)

    def _rename(self, value: Any) -> None:
        del value[4][self.rng.randrange(8) :]
        names = [text for text in HOSTILE if "\ud800" not in text]
        value[3] = [self.rng.choice(names) for _ in value[3]]

    def search(self) -> str:
        """Return what follows the path of an address."""
        rng = self.rng
        fields = (
            *ROUTES,
            "renderer",
            "at",
            "q",
            "page",
            "sort",
            "show",
            "seat",
            "dice",
            "to",
            "lang",
        )
        parameters = []
        for _ in range(rng.choice((1, 1, 1, 2, 4))):
            field = rng.choice(fields)
            value = self.code() if field == "code" else self._value()
            parameters.append(f"{field}={quote(value, safe='.', errors='replace')}")
        whole = "?" + "&".join(parameters)
        if rng.random() < 0.1:
            whole = damaged_bytes(whole.encode(), rng).decode("latin-1")
        return whole

    def _value(self) -> str:
        if self.rng.random() < 0.5:
            return self.text()
        link = self.rng.choice(self._links)
        return damaged_bytes(link.encode(), self.rng).decode("latin-1") if link else ""

    def file(self) -> str:
        """Return a file that somebody opens in a page."""
        rng = self.rng
        data = saved(5 + rng.randrange(6), self.name)
        if rng.random() < 0.5:
            return damaged_bytes(data, rng).decode(errors="replace")
        whole = json.loads(data)
        del whole["log"][rng.randrange(30) :]
        if rng.random() < 0.3:
            whole["seats"] = [rng.choice(HOSTILE) for _ in whole["seats"]]
        for _ in range(rng.randint(0, 2)):
            whole = damaged(whole, rng)
        return json.dumps(whole)

    def message(self, values: tuple[str, ...] = (), commands: tuple[str, ...] = ()) -> Any:
        """Return a message to a component;"""
        rng = self.rng
        form = {rng.choice(FORMS): self.text() for _ in range(rng.choice((0, 0, 2)))}
        value = rng.choice(values) if values and rng.random() < 0.6 else self.text()
        command = rng.choice(commands) if commands and rng.random() < 0.6 else rng.choice(COMMANDS)
        message: Any = {"do": command, "value": value, "form": form}
        if rng.random() < 0.3:
            message["at"] = rng.choice((None, "0", "1", self.text()))
        if rng.random() < 0.15:
            message = damaged(message, rng)
        return deepcopy(rng.choice(OTHERS)) if rng.random() < 0.03 else message

    def event(
        self, models: tuple[str, ...], values: tuple[str, ...], commands: tuple[str, ...]
    ) -> Any:
        """Return an event of a message, for models of this page or of another."""
        rng = self.rng
        model = rng.choice((*models, f"p{rng.randrange(1_000, 3_000)}"))
        how = rng.random()
        if how < 0.6:
            data = _written(self.message(values, commands))
            event = _sent("data_event", [["model", {"id": model}], ["data", data]])
        elif how < 0.75:
            event = self._widget_event()
        elif how < 0.85:
            attribute = rng.choice(("theme", "parts", "start", "end", "value", "esm", "cookie"))
            event = {"kind": "ModelChanged", "model": {"id": model}, "attr": attribute}
            event["new"] = rng.choice((self.text(), 1, None, [1], {"type": "map", "entries": []}))
        else:
            name = rng.choice(("document_ready", "connection_lost", "button_click", "esm_event"))
            event = _sent(name, rng.choice(([], [["model", {"id": model}]])))
            if rng.random() < 0.5:
                added = {"type": "object", "name": "TextInput", "id": "x", "attributes": {}}
                event = {"kind": rng.choice(("RootAdded", "RootRemoved")), "model": added}
        return damaged(event, rng) if rng.random() < 0.3 else event

    def _widget_event(self) -> Any:
        rng = self.rng
        kinds = ("comm_msg", "comm_msg", "comm_open", "comm_close", "interrupt_request")
        kind = rng.choice((*kinds, "shutdown_request", "execute_request", "kernel_info_request"))
        events = ("mouse_down", "mouse_move", "touch_start", "key_down", "client_ready")
        content: Any = {"event": rng.choice(events), "x": rng.choice((1, -1e300, "1", None))}
        content |= {"y": rng.random() * 2_000, "key": self.text(), "touches": [{"x": 1, "y": 2}]}
        message = {
            "channel": rng.choice(("shell", "shell", "control")),
            "header": {"msg_id": "1", "msg_type": kind, "session": "s"},
            "content": {"comm_id": "x", "data": {"method": "custom", "content": content}},
        }
        data = json.dumps(damaged(message, rng) if rng.random() < 0.3 else message)
        return {"kind": "MessageSent", "msg_type": "ipywidgets_bokeh", "msg_data": data}

    def frames(self, event: Any) -> list[str | bytes]:
        """Return the frames of a message with an event, now and then garbled."""
        rng = self.rng
        header: Any = {"msgid": str(rng.randrange(10**9)), "msgtype": "PATCH-DOC"}
        frames: list[Any] = [json.dumps(header), "{}", json.dumps({"events": [event]})]
        if rng.random() < 0.02:
            at = rng.randrange(3)
            garbled = damaged_bytes(frames[at].encode(), rng)
            other = ("[" * 30_000, '{"events": [NaN]}', "", '"\\ud800"', garbled.decode("latin-1"))
            frames[at] = rng.choice((garbled, *other))
        return frames

    def request(self) -> tuple[str, str, dict[str, str]]:
        """Return a request: its method, its path, its headers."""
        rng = self.rng
        method = rng.choice(("GET",) * 6 + ("POST", "HEAD", "OPTIONS", "PUT"))
        path = rng.choice(PATHS)
        if path == "/" and rng.random() < 0.8:
            path += self.search()
        names = (
            *("Cookie", "Origin", "Host", "Upgrade", "X-Forwarded-Proto", "X-Forwarded-For"),
            *("Sec-WebSocket-Protocol", "Range", "If-None-Match", "Accept-Encoding", "Referer"),
        )
        headers = {rng.choice(names): self.text() for _ in range(rng.randrange(4))}
        if rng.random() < 0.3:
            headers["Cookie"] = f"oracle_key={self.text()}; oracle_language={self.text()}"
        path = quote(_latin(path), safe="/?&=%.;@:")
        return method, path, {name: _latin(header) for name, header in headers.items()}


def _written(value: Any) -> Any:
    """Return a value as BokehJS writes it."""
    if isinstance(value, dict):
        return {
            "type": "map",
            "entries": [[name, _written(member)] for name, member in value.items()],
        }
    return value


def _sent(name: str, entries: list[Any]) -> Any:
    event = {"type": "event", "name": name, "values": {"type": "map", "entries": entries}}
    return {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": event}


def _latin(text: str) -> str:
    """Return a text without characters that a request can't contain."""
    kept = "".join(
        character for character in text if " " < character <= "\xff" and character != "\x7f"
    )
    return kept or "x"
