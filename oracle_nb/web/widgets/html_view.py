"""A part of the page that Python writes as HTML, and that reports input to Python."""

import logging
import re
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from oracle_nb.core.commands import CommandInput
from oracle_nb.render.design import tokens
from oracle_nb.render.html import Html, html, tag, unbroken, without_marks
from oracle_nb.render.parts import Part, Property
from oracle_nb.render.text_changes import SCRIPT
from oracle_nb.storage.database import StorageError
from oracle_nb.web.text.storage_errors import storage_text
from oracle_nb.web.widgets.error_report import (
    REFUSALS,
    browser_refusal,
    report,
    report_view,
    too_large,
)
from oracle_nb.web.widgets.keyed_html import KeyedHtml

_log = logging.getLogger(__name__)
_FILE: Final = 'type="file"'
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_HERE: Final = Path(__file__).parent
_SCRIPTS: Final = ("browser.js", "shortcuts.js", "tab_title.js", "popups.js", "html_view.js")
"""The scripts of the browser, joined to one module in this order."""


class Message(msgspec.Struct, frozen=True):
    """An action in the page: the ``data-do`` and ``data-value`` of a button, or a form's fields.

    ``at`` is the view's ``data-at`` at the time of the click: the state that the click belongs to.
    ``size`` is how many bytes were chosen that are too many to be sent, and therefore were not.
    """

    do: str
    value: str = ""
    form: dict[str, str] = {}
    at: str | None = None
    size: Annotated[int, msgspec.Meta(ge=0, le=10**15)] = 0

    @property
    def given(self) -> CommandInput:
        """The input of the command."""
        return CommandInput(self.value, self.form, self.at)


ANYWHERE: Final = frozenset({"address", "language", "theme"})
"""Commands that mean the same on every page: they count also if their page has just been left."""
NO_NUMBER: Final = -1_000
"""Result of `number_of` for a value that isn't a number: neither a seat nor a place."""


def number_of(value: str) -> int:
    """Return the number in the value of a button; `NO_NUMBER` for anything else."""
    return int(value) if _NUMBER.fullmatch(value) else NO_NUMBER


OnMessage: TypeAlias = Callable[[Message], object]


@cache
def style() -> str:
    """Return the style sheet of the app."""
    names = ("style.css", "online.css", "targets.css", "contrast.css")
    return tokens() + "".join((_HERE / name).read_text("utf-8") for name in names)


def app_sheets(css: str = "") -> tuple[str, ...]:
    """Return the style sheets of a component of the app, with one of its own if it has one."""
    return (style(), css) if css else (style(),)


class HtmlView(Part):
    """HTML that is patched in place when it changes.

    A page gets all of it with the document, and then only the parts that change (`oracle_nb.web.
    keyed`). ``number`` counts these changes: a page that has missed one asks for everything.

    Parameters
    ----------
    handle
        Called with a `Message` for everything that is pressed, chosen or sent.
    css
        A style sheet besides that of the app.
    """

    number = Property(0)
    """The number of changes of the HTML."""
    kind = Property("")
    """A CSS class for the whole."""
    large = Property(False)
    """Whether its element has the class large."""
    theme = Property("light")
    language = Property("en")
    """The language of what is shown."""
    whole = Property(False)
    """Whether it fills the page: it then keeps cookies and follows the Back button."""
    chosen = Property(False)
    """Whether the theme was chosen, not guessed."""
    cookie = Property("")
    """Cookies for the browser to keep, each on a line."""
    address = Property("")
    """The part of the address of the page after its path."""

    script = "\n".join((SCRIPT, *((_HERE / name).read_text("utf-8") for name in _SCRIPTS)))
    snapshot = "parts"

    def __init__(self, handle: OnMessage, css: str = "", **properties: Any) -> None:
        super().__init__(app_sheets(css), **properties)
        self._handle = handle
        self._parts: Final = KeyedHtml()
        self._html = Html("")
        self._above = ""
        self._refusal = Html("")

    def state(self) -> Any:
        """Return the HTML as it is now, after the number of changes; later ones are messages."""
        return [self._parts.number, *self._parts.whole()]

    @property
    def html(self) -> Html:
        """The HTML, from `oracle_nb.render.html`; can be set. A page is sent the changes."""
        return without_marks(self._html)

    @html.setter
    def html(self, shown: str) -> None:
        if not shown.startswith(self._refusal):
            # Others at the table may change the page before the notice is read.
            shown = html(self._refusal, Html(shown))
        if shown == self._html:
            return
        self._html = Html(shown)
        self.takes_files = _FILE in shown
        afresh, changed = self._parts.update(unbroken(shown, self.language))
        if changed:
            self._send([afresh, *changed])
            self.number = self._parts.number

    def _unfold(self, key: str) -> None:
        """Send a part that somebody has unfolded."""
        changed = self._parts.unfold(key)
        if changed:
            self._send([False, *changed])
            self.number = self._parts.number

    def download(self, name: str, kind: str, data: bytes) -> None:
        """Have the browser save a file of a media type.

        It is sent as a message, since a page learns only the last of several values of a property.
        """
        self.send(["file", name, kind, b64encode(data).decode()])

    def _send(self, changed: Sequence[Any]) -> None:
        """Send parts to the pages, numbered; whether they forget all others comes before them."""
        self.send([self._parts.number, *changed])

    def receive(self, message: Any) -> None:
        """Handle a message of the page; one that can't be read is ignored."""
        if not isinstance(message, Mapping):
            return
        try:
            read = msgspec.convert(dict(message), Message)
        except msgspec.ValidationError:
            _log.warning("a message of the page can't be read: %.200r", message)
            return
        self._react(read)

    def _react(self, message: Message) -> None:
        if message.do == "all-parts":
            self._send([True, *self._parts.whole()])
            return
        if message.do == "part":
            self._unfold(message.value)
            return
        if message.do == "refused" and message.value in REFUSALS:
            self._refusal = browser_refusal(message.value, self.language)
            self._warn(self._refusal)
            return
        self._refusal = Html("")
        if message.size:
            self._warn(too_large(message.size, self.language))
            return
        try:
            self._handle(message)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is shown
            self.report_error(error, f"{message.do} {message.value}")

    def report_error(self, error: Exception, doing: str) -> None:
        """Show an error of the program above everything else, until the next change."""
        if isinstance(error, StorageError):
            _log.warning("on a page: %s", error)
            text = storage_text(error, self.language)
            self._warn(tag("p", text, cls="notice", role="alert", data_k="storage"))
            return
        _log.error("on a page", exc_info=error)
        self._warn(report_view(report(error, doing), self.language, table=False))

    def show_notice(self, text: str, key: str) -> None:
        """Show a message above everything else, until the next change."""
        self._warn(tag("p", text, cls="notice", role="alert", data_k=key, data_show=True))

    def _warn(self, shown: Html) -> None:
        """Show a notice above everything else, until the next change."""
        self.html = html(shown, Html(self._html.removeprefix(self._above)))
        self._above = shown
