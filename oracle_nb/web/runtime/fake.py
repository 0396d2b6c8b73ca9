"""A runtime without a server and without a browser, for tests of pages.

A fake browser opens pages as a server would, keeps their cookies and files, and shows what a
browser would make of what it is sent: of properties, and of numbered changes of keyed HTML.

Examples
--------
>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> from oracle_nb.web.saved_games.store import Store
>>> with FakeBrowser(Store(Path(mkdtemp()))) as browser:
...     page = browser.open("?games")
...     page.click(do="language", value="pl")
...     page.address, browser.cookies["oracle_language"], page.app.language
('?games', 'pl', 'pl')
"""

from base64 import b64decode
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from html.parser import HTMLParser
from typing import Any, Final, NamedTuple, Self

from oracle_nb.render.boards.board_view import BoardView
from oracle_nb.render.boards.svg_board import SvgView
from oracle_nb.render.html import VOID
from oracle_nb.render.parts import Area, Part
from oracle_nb.web.runtime.in_browser.worker import WorkerSession
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import secret_keys
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import HtmlView
from oracle_nb.web.widgets.keyed_html import expand, store

_FIELDS: Final = ("input", "select", "textarea")


class Download(NamedTuple):
    """A file that a page has had the browser save."""

    name: str
    kind: str
    data: bytes


class Element:
    """An element of a page, or the page itself."""

    def __init__(self, name: str, attributes: Mapping[str, str], parent: "Element | None") -> None:
        self.name: Final = name
        self.attributes: Final = attributes
        self.parent: Final = parent
        self.children: Final[list[Element | str]] = []

    @property
    def text(self) -> str:
        """Its text, with single spaces."""
        inner = (child if isinstance(child, str) else f" {child.text} " for child in self.children)
        return " ".join("".join(inner).split())

    @property
    def label(self) -> str:
        """The name by which people and screen readers know it."""
        return self.attributes.get("aria-label") or self.text

    def find(self, name: str = "", **attributes: str) -> "list[Element]":
        """Return the elements inside it with a name and attributes, in their order."""
        elements = []
        for child in self.children:
            if isinstance(child, Element):
                wanted = {key.replace("_", "-"): value for key, value in attributes.items()}
                if name in ("", child.name) and wanted.items() <= child.attributes.items():
                    elements.append(child)
                elements += child.find(name, **attributes)
        return elements

    def values(self) -> dict[str, str]:
        """Return the fields of a form with the values that a browser would send."""
        values = {}
        for field in (field for name in _FIELDS for field in self.find(name)):
            attributes = field.attributes
            checked = attributes.get("type") not in ("checkbox", "radio") or "checked" in attributes
            if "name" in attributes and checked and attributes.get("type") != "file":
                values[attributes["name"]] = _value(field)
        return values


def _value(field: Element) -> str:
    if field.name == "textarea":
        return "".join(child for child in field.children if isinstance(child, str))
    if field.name == "select":
        options = field.find("option")
        chosen = [option for option in options if "selected" in option.attributes] or options[:1]
        return _value(chosen[0]) if chosen else ""
    plain = field.text if field.name == "option" else ""
    return field.attributes.get("value", plain)


class _Reader(HTMLParser):
    """Reads the HTML of a view."""

    def __init__(self) -> None:
        super().__init__()
        self.at = self.root = Element("", {}, None)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, self.at)
        self.at.children.append(element)
        if tag not in VOID:
            self.at = element

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            parent = self.at.parent
            assert parent is not None, f"</{tag}> ends no element"
            assert self.at.name == tag, f"</{tag}> ends <{self.at.name}>"
            self.at = parent

    def handle_data(self, data: str) -> None:
        self.at.children.append(data)


class _Linked:
    """The counterpart of a part: its properties, and the HTML that it was sent."""

    def __init__(self, part: Part, page: "FakePage") -> None:
        self.part: Final = part
        self.page: Final = page
        self.parts: tuple[Part, ...] = ()
        self.number, self.texts = 0, {"": ""}
        if isinstance(part, HtmlView):
            self.number, *flat = part.state()
            store(self.texts, flat)
        part.links.append(self)
        self.change(part.values)

    def change(self, changes: Mapping[str, Any]) -> None:
        """Follow new values of some properties."""
        if "parts" in changes:
            before, self.parts = self.parts, changes["parts"]
            for part in before:
                if part not in self.parts:
                    self.page.unlink(part)
            for part in self.parts:
                self.page.link(part)
        if isinstance(self.part, HtmlView) and self.part.whole:
            self.page.follow(changes)

    def send(self, message: Any) -> None:
        """Take in changes of the HTML, or a file."""
        if not isinstance(self.part, HtmlView):
            return
        if message[0] == "file":
            self.page.save(*message[1:])
            return
        number, afresh, *flat = message
        assert afresh or number <= self.number + 1, f"change {self.number + 1} was never sent"
        if afresh:
            self.texts.clear()
        store(self.texts, flat)
        self.number = number

    def hold(self) -> AbstractContextManager[object]:
        """Hold nothing back: nobody looks in between."""
        return nullcontext()


class FakePage:
    """A page in a fake browser.

    Parameters
    ----------
    search
        The part of the address after the path, such as "?games".
    """

    def __init__(self, browser: "FakeBrowser", search: str) -> None:
        self.browser: Final = browser
        self.session: Final = WorkerSession()
        """Its functions are called before the page is looked at, or when `FakePage.wait` is."""
        self.address = search
        """The address that the browser shows."""
        self.downloads: Final[list[Download]] = []
        """The files that the page has had the browser save."""
        self.app: Final = SessionPage(
            browser.store, search, browser.cookies, browser.language, lambda: self.session
        )
        """The page itself."""
        self.link(self.app.view)

    # --- what a runtime does ---------------------------------------------------------------------

    def link(self, part: Part) -> None:
        """Link a part and all inside it, unless they are linked."""
        if all(not isinstance(link, _Linked) for link in part.links):
            _Linked(part, self)

    def unlink(self, part: Part) -> None:
        """Forget a part and all inside it."""
        part.links[:] = [link for link in part.links if not isinstance(link, _Linked)]
        if isinstance(part, Area):
            for inner in part.parts:
                self.unlink(inner)

    def follow(self, changes: Mapping[str, Any]) -> None:
        """Follow the view that fills the page: its address and its cookies."""
        self.address = changes.get("address", self.address)
        for line in filter(None, changes.get("cookie", "").split("\n")):
            name, _, value = line.partition(";")[0].partition("=")
            self.browser.cookies[name] = value

    def save(self, name: str, kind: str, data: str) -> None:
        """Keep a file that the page has the browser save."""
        self.downloads.append(Download(name, kind, b64decode(data)))

    def send(self, part: Part, message: Any) -> None:
        """Send a message of the browser to a part of the page."""
        self._settle()
        with self.app.exclusive():
            part.receive(message)

    def _settle(self) -> None:
        while self.session.due:
            function = self.session.due.pop(0)
            with self.app.exclusive():
                function()

    def wait(self) -> None:
        """Let a second pass: for what looks at other sessions, and for bots."""
        self._settle()
        for function in tuple(self.session.clock):
            with self.app.exclusive():
                function()
        for view, root in self._views():
            if any("data-beat" in element.attributes for element in root.find()):
                self.send(view, {"do": "beat"})

    def close(self) -> None:
        """Close the page, which ends its session."""
        if self.session.there:
            self.session.there = False
            self.app.close()

    # --- what people see -------------------------------------------------------------------------

    def _views(self) -> list[tuple[HtmlView, Element]]:
        """Return the views that are shown, with what they show."""
        self._settle()
        views = []
        for view in _shown(self.app.view):
            if isinstance(view, HtmlView):
                reader = _Reader()
                reader.feed(self.html_of(view))
                views.append((view, reader.root))
        return views

    def html_of(self, view: HtmlView) -> str:
        """Return the HTML that a browser has made of what it was sent."""
        link = next(link for link in view.links if isinstance(link, _Linked))
        return expand(link.texts)

    @property
    def html(self) -> str:
        """The HTML of all views, without folded parts."""
        self._settle()
        views = (view for view in _shown(self.app.view) if isinstance(view, HtmlView))
        return "".join(map(self.html_of, views))

    @property
    def text(self) -> str:
        """The text of the page."""
        return " ".join(root.text for _, root in self._views())

    @property
    def dark(self) -> bool:
        """Whether the page is shown in the dark theme."""
        return self.app.head.theme == "dark"

    @property
    def board(self) -> BoardView:
        """The first board of the page."""
        return next(part for part in _shown(self.app.view) if isinstance(part, BoardView))

    @property
    def announced(self) -> str:
        """The text that screen readers read out last."""
        return self.board.live

    def find(self, name: str = "", **attributes: str) -> list[Element]:
        """Return the elements with a name and attributes, such as ``find("a", data_do="open")``."""
        return [element for _, root in self._views() for element in root.find(name, **attributes)]

    # --- what people do --------------------------------------------------------------------------

    def _only(
        self, chosen: Callable[[Element], bool], wanted: str
    ) -> tuple[HtmlView, Element, str]:
        """Return a view, the only element that is chosen there, and the state it belongs to."""
        matches = []
        for view, root in self._views():
            states = [element for element in root.find() if "data-at" in element.attributes]
            at = states[0].attributes["data-at"] if states else ""
            matches += [(view, element, at) for element in root.find() if chosen(element)]
        there = [element.label for _, element, _ in matches] or sorted(
            {element.label for element in self.find() if "data-do" in element.attributes}
        )
        assert len(matches) == 1, f"{len(matches)} elements are {wanted!r}: {there}"
        return matches[0]

    def click(self, label: str = "", *, do: str = "", value: str | None = None) -> None:
        """Click the only button or link with a label, a command, and its value.

        Raises AssertionError if there is none or several, or if it is unavailable.
        """

        def chosen(element: Element) -> bool:
            attributes = element.attributes
            return (
                element.name in ("a", "button", "summary")
                and label in ("", element.label)
                and (
                    do == attributes.get("data-do")
                    if do
                    else bool({"data-do", "type"} & attributes.keys())
                )
                and (value is None or attributes.get("data-value", "") == value)
            )

        view, element, at = self._only(chosen, label or f"{do} {value or ''}")
        assert "aria-disabled" not in element.attributes, f"{element.label!r} is unavailable"
        if element.attributes.get("type") == "submit":
            form = element.parent
            while form is not None and form.name != "form":
                form = form.parent
            assert form is not None
            self._submit(view, form, at, {})
            return
        attributes = element.attributes
        self.send(
            view,
            {
                "do": attributes["data-do"],
                "value": attributes.get("data-value", ""),
                "at": at or None,
            },
        )

    def submit(self, do: str, **fields: str) -> None:
        """Fill in some fields of the only form with a command, and submit it."""
        view, form, at = self._only(
            lambda element: element.name == "form" and element.attributes.get("data-do") == do, do
        )
        self._submit(view, form, at, fields)

    def _submit(self, view: HtmlView, form: Element, at: str, fields: Mapping[str, str]) -> None:
        known = {field.attributes.get("name") for name in _FIELDS for field in form.find(name)}
        assert fields.keys() <= known, f"the form has no fields {sorted(fields.keys() - known)}"
        sent = {**form.values(), **fields}
        message = {"do": form.attributes["data-do"], "value": "", "form": sent, "at": at or None}
        self.send(view, message)

    def choose_file(self, name: str, content: str) -> None:
        """Choose a text file in the only field for one."""
        view, field, _ = self._only(lambda field: field.attributes.get("type") == "file", "a file")
        do = field.attributes["data-change"]
        self.send(view, {"do": do, "value": content, "form": {name: ""}})

    def click_space(self, space: int) -> None:
        """Click a space of the board."""
        board = self.app.shown.board
        group = board.scene.group(space)
        point = space if isinstance(board.view, SvgView) else [group.x, group.y]
        self.send(board.view, {"click": point})

    def press(self, key: str) -> None:
        """Press a key on the board, by its name in browsers."""
        self.send(self.board, {"key": key})

    def go(self, search: str) -> None:
        """Go to another address of the app."""
        self.send(self.app.head, {"do": "address", "value": search})


class FakeBrowser:
    """A browser with cookies of its own.

    Parameters
    ----------
    store
        Where games are kept.
    cookies
        The cookies that it has already, by their names.
    language
        The language that it prefers.
    """

    def __init__(
        self, store: Store, cookies: Mapping[str, str] | None = None, language: str = "en"
    ) -> None:
        self.store: Final = store
        self.language: Final = language
        self.cookies: Final = {**(cookies or {})}
        self.cookies.update(secret_keys(self.cookies))
        self.pages: Final[list[FakePage]] = []

    def open(self, search: str = "") -> FakePage:
        """Open an address of the app in a new tab."""
        page = FakePage(self, search)
        self.pages.append(page)
        return page

    def close(self) -> None:
        """Close all pages."""
        for page in self.pages:
            page.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


def _shown(part: Part) -> list[Part]:
    """Return the parts that are visible, in their order."""
    if not part.visible:
        return []
    if isinstance(part, Area):
        return [visible for inner in part.parts for visible in _shown(inner)]
    return [part]
