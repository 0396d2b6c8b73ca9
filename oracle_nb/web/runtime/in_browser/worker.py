"""The Python side of the static site: one page, and the games that its browser keeps."""

import gzip
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from urllib.parse import parse_qsl

from oracle_nb.core import background
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.database.pages import Changes, PagedDatabase
from oracle_nb.web.runtime.in_browser.links import Outbox
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import preferred_language, secret_keys
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.session.pictures import picture
from oracle_nb.web.table.shared.open_games import OPEN_GAMES
from oracle_nb.web.widgets.html_view import ANYWHERE

PLACE: Final = "IndexedDB"
"""The name of the place where a browser keeps the games."""


class WorkerSession:
    """The session of the only page, which calls functions after the current message."""

    def __init__(self) -> None:
        self.there = True
        self.due: Final[list[Callable[[], None]]] = []
        self.clock: Final[list[Callable[[], None]]] = []
        """The functions that are called every second."""

    def tell(self, function: Callable[[], None]) -> None:
        """Call a function in the session, in a moment."""
        self.due.append(function)

    def often(self, function: Callable[[], None]) -> Callable[[], None]:
        """Call a function every second; return one that stops it."""
        self.clock.append(function)
        return lambda: self.clock.remove(function) if function in self.clock else None


class Worker:
    """Python in a web worker, for one page.

    All texts that are exchanged with the page are JSON. Methods return a list of messages for the
    page, which `oracle_nb.web.runtime.in_browser.links` describes.

    Parameters
    ----------
    image
        The database that the browser has kept, b"" for none.
    keep
        Called with the number of bytes of the database and its changed pages, to keep them. The
        browser reports the result to `kept`.
    """

    def __init__(self, image: bytes, keep: Callable[[int, dict[int, bytes]], object]) -> None:
        self._keep: Final = keep
        self._damaged: StorageError | None = None
        try:
            self._database = PagedDatabase(PLACE, image, self._hand_over)
        except StorageError as error:
            # It stays as it is: nothing is kept over it.
            self._damaged = error
            self._database = PagedDatabase(PLACE, b"", self._hand_over)
            self._database.failed = error
        self._store: Final = Store(self._database)
        self._keys: Final = secret_keys(self._database.keys)
        if self._keys != self._database.keys:
            self._database.keys = self._keys
        self._session: Final = WorkerSession()
        self._outbox: Final = Outbox()
        self._page: SessionPage | None = None

    # --- the page --------------------------------------------------------------------------------

    def open(self, search: str, cookies: str, languages: str) -> str:
        """Open the page at an address; return the messages that show it.

        Parameters
        ----------
        search
            The query of the address.
        cookies
            The cookies of the page, as it reads them.
        languages
            The languages that the browser prefers, the best first, separated by commas.
        """
        pairs = (line.strip().partition("=") for line in cookies.split(";"))
        known = {name: value for name, _, value in pairs} | self._keys
        language = preferred_language(languages)
        self._page = SessionPage(self._store, search, known, language, lambda: self._session)
        root = self._outbox.show(self._page.view)
        self._outbox.add("root", root)
        return self._messages()

    def receive(self, number: int, text: str) -> str:
        """Handle a message of a part; return the messages with all changes."""
        assert self._page is not None
        part = self._outbox.part(number)
        with suppress(ValueError):
            message = json.loads(text)
            if part is None and isinstance(message, dict) and message.get("do") in ANYWHERE:
                part = self._page.head
            if part is not None:
                with self._page.exclusive():
                    part.receive(message)
        return self._messages()

    def tick(self) -> str:
        """Do what is due every second; return the messages with all changes."""
        assert self._page is not None
        for function in tuple(self._session.clock):
            with self._page.exclusive():
                function()
        return self._messages()

    def step(self) -> bool:
        """Do a step of the work in the background; return whether more of it waits."""
        return background.run_next()

    def _messages(self) -> str:
        assert self._page is not None
        self._report_fault()
        due = self._session.due
        while due:
            function = due.pop(0)
            with self._page.exclusive():
                function()
        if self._database.restored:
            # Everything that is open belongs to the database before.
            self._database.restored = False
            return json.dumps([["restored", 0]])
        return json.dumps(self._outbox.take(self._page.view), ensure_ascii=False)

    def picture(self, query: str) -> str:
        """Return the picture of an address, by its query, as SVG; "" where there is none."""
        assert self._page is not None
        drawn = picture(self._store, self._page.browser.owner, dict(parse_qsl(query)))
        return "" if drawn is None else gzip.decompress(drawn).decode()

    # --- the storage -----------------------------------------------------------------------------

    def kept(self, fault: str, reason: str = "") -> str:
        """Take in whether the last changes were kept: "" or "full", "refused", "unavailable".

        Returns the messages with all changes.
        """
        error = StorageError(f"browser-{fault}", PLACE, reason) if fault else None
        if self._damaged is None and (error is None) != (self._database.failed is None):
            self._database.failed = error
        return "[]" if self._page is None else self._messages()

    def _report_fault(self) -> None:
        """Show at all tables, also those of new games, whether games are kept."""
        failed = self._database.failed
        for game in OPEN_GAMES.open(self._store).values():
            if (game.storage_away is None) != (failed is None):
                with game.lock:
                    game.set_away(failed)

    def retry(self) -> None:
        """Hand over the whole database again, after a part of it could not be kept."""
        self._database.keep(everything=True)

    def _hand_over(self, changes: Changes) -> None:
        if self._damaged is None or changes.restored:
            self._keep(changes.size, changes.pages)
