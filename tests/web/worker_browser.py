"""A browser that shows pages from messages of `Worker`, as the page of the static site does."""

import json
from typing import Any

from oracle_nb.render.html import unbroken
from oracle_nb.render.parts import Part
from oracle_nb.storage.database.pages import PAGE
from oracle_nb.web.runtime.fake import FakeBrowser, FakePage
from oracle_nb.web.runtime.in_browser import Worker
from oracle_nb.web.runtime.in_browser.links import Outbox
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.widgets.html_view import HtmlView
from oracle_nb.web.widgets.keyed_html import expand, store


class Kept:
    """The storage of a browser: the pages of a database, all changes of a transaction at once."""

    def __init__(self) -> None:
        self.size = 0
        self.pages: dict[int, bytes] = {}
        self.writes: list[int] = []
        """The number of pages of each transaction."""

    def __call__(self, size: int, pages: dict[int, bytes]) -> None:
        self.size = size
        self.pages.update(pages)
        self.writes.append(len(pages))

    @property
    def image(self) -> bytes:
        image = bytearray(self.size)
        for number, page in self.pages.items():
            image[number * PAGE : (number + 1) * PAGE] = page
        return bytes(image[: self.size])


class Messages:
    """The page of the static site as a browser has it: all that it knows comes from messages."""

    def __init__(self) -> None:
        self.parts: dict[int, dict[str, Any]] = {}
        self.texts: dict[int, dict[str, str]] = {}
        self.sheets: dict[int, str] = {}
        self.root = 0
        self.again = False

    def follow(self, changes: dict[str, Any]) -> None:
        """Follow the view that fills the page."""

    def save(self, name: str, kind: str, data: str) -> None:
        """Keep a file."""

    def show(self, messages: str) -> None:
        for kind, number, *about in json.loads(messages):
            getattr(self, f"_{kind}")(number, *about)

    def _sheet(self, number, css):
        assert number not in self.sheets
        self.sheets[number] = css

    def _part(self, number, kind, values, state, sheets, main):
        assert number not in self.parts and {*sheets} <= self.sheets.keys()
        assert all(part in self.parts for part in values.get("parts", ()))
        self.parts[number] = {**values, "kind_": kind}
        if kind == "HtmlView":
            self.texts[number] = {}
            store(self.texts[number], state[1:])
            self._follow(number, values)

    def _set(self, number, changes):
        self.parts[number].update(changes)
        assert all(part in self.parts for part in self.parts[number].get("parts", ()))
        if number in self.texts:
            self._follow(number, changes)

    def _follow(self, number, changes):
        if self.parts[number]["whole"]:
            self.follow(changes)

    def _send(self, number, message):
        if number not in self.texts:
            return
        if message[0] == "file":
            self.save(*message[1:])
            return
        _, afresh, *flat = message
        if afresh:
            self.texts[number].clear()
        store(self.texts[number], flat)

    def _drop(self, number):
        del self.parts[number]
        self.texts.pop(number, None)

    def _root(self, number):
        self.root = number

    def _restored(self, number):
        self.again = True

    def shown(self, number: int = 0) -> set[int]:
        """Return the numbers of all parts that are on the page, by the messages alone."""
        number = number or self.root
        inner = [self.shown(part) for part in self.parts[number].get("parts", ())]
        return {number}.union(*inner)


class WorkerPage(FakePage, Messages):
    """A page of the static site: all that it knows comes from messages, as JSON."""

    def __init__(self, browser: "WorkerBrowser", search: str) -> None:
        self.address = search
        vars(self).update(browser=browser, downloads=[])
        Messages.__init__(self)
        self.worker = Worker(browser.kept.image, browser.kept)
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        self.show(self.worker.open(search, cookies, browser.language))
        vars(self).update(app=self.worker._page, session=self.worker._session)

    def _settle(self):
        # A test may have done something behind the back of the page.
        self.show(self.worker._messages())

    def send(self, part, message):
        self.show(self.worker.receive(self._number(part), json.dumps(message)))

    def wait(self):
        self.show(self.worker.tick())
        super().wait()

    def html_of(self, view: HtmlView) -> str:
        return expand(self.texts[self._number(view)])

    def choose_backup(self, file) -> None:
        message = {"do": "games-restore", "value": file.data.decode(), "form": {file.name: ""}}
        self.send(self.app.head, message)

    def _number(self, part) -> int:
        link = self.worker._outbox._link_of(part)
        assert link is not None
        return link.number


class WatchedPage(Messages):
    """The messages of a page that a test drives itself, compared with the page afterwards."""

    def __init__(self, view: Part) -> None:
        super().__init__()
        self.view = view
        self.outbox = Outbox()
        self.root = self.outbox.show(view)

    def check(self) -> None:
        """Assert that a browser would show exactly what there is."""
        # In between they are JSON, as on the way to the page.
        self.show(json.dumps(self.outbox.take(self.view)))
        assert self.parts.keys() == self.shown()
        for part in self.view.select(HtmlView):
            link = self.outbox._link_of(part)
            assert link is not None
            if "<x-part" not in (text := expand(self.texts[link.number])):
                assert text == unbroken(part.html, part.language)


class WorkerBrowser(FakeBrowser):
    """A browser with the static site; what it keeps is there for the next page."""

    def __init__(self, store: Store | None = None, kept: Kept | None = None) -> None:
        self.kept = kept or Kept()
        # Here there is ipycanvas, which the site lacks.
        vars(self).update(language="en", cookies={"oracle_renderer": "svg"}, pages=[])

    def open(self, search: str = "") -> WorkerPage:
        page = WorkerPage(self, search)
        self.pages.append(page)
        return page

    def close(self) -> None:
        for page in self.pages:
            page.app.close()
