"""A search for the events that cost a server most, over all pages and all their buttons."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from html import unescape
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.session.routes import ROUTES
from oracle_nb.web.widgets.html_view import HtmlView
from tests.attacks import COMMANDS

PAGES: Final = (
    *("", "?learn", "?teach", "?lesson=sailing", "?checkup", "?review", "?explore=free.7"),
    *("?explore=", "?position=", "?layout=", "?rules", "?rule=move.range", "?games", "?sheet=7"),
    *("?stats", "?classes", "?puzzles", "?exercises=cargo.3", "?about", "?names"),
)
"""Addresses of pages; those of other games are added by `addresses`."""
_BUTTON: Final = re.compile(r"<[^>]* data-(?:do|change)=\"([^\"]+)\"[^>]*>")
_VALUE: Final = re.compile(r' data-value="([^"]*)"')
_VALUES: Final = 3
"""Number of values that are tried of each button."""


class Event(NamedTuple):
    """Something that a page can send."""

    do: str
    value: str


class Cost(NamedTuple):
    """The cost of an event: seconds of processor time, and bytes that are sent."""

    seconds: float
    size: int
    address: str
    event: Event


def addresses() -> Iterator[str]:
    """Yield the addresses of the pages of all games, also those without a value."""
    known = dict.fromkeys(PAGES)
    known |= dict.fromkeys(f"?{field}=" for field in ROUTES)
    for game in ("", "mythology"):
        for page in known:
            yield f"{page}{'&' if page else '?'}of={game}" if game else page


def offered(page: SessionPage) -> dict[str, list[str]]:
    """Return the commands that the views of a page offer, each with a few values."""
    found: dict[str, list[str]] = {}
    for view in page.view.select(HtmlView):
        for button in _BUTTON.finditer(view.html):
            value = _VALUE.search(button[0])
            values = found.setdefault(button[1], [])
            values.append(unescape(value[1]) if value else "")
    spread = {
        do: [*dict.fromkeys((values[0], values[-1], values[len(values) // 2]))][:_VALUES]
        for do, values in found.items()
    }
    return {do: [""] for do in COMMANDS} | spread


@contextmanager
def counted() -> Iterator[list[int]]:
    """Count the bytes that views send."""
    sizes = [0]
    with pytest.MonkeyPatch.context() as patch:

        def send(_view: Any, parts: Any) -> None:
            sizes[0] += len(json.dumps(parts, default=str))

        patch.setattr(HtmlView, "_send_msg", send)
        yield sizes


def costs(store: Store, address: str) -> Iterator[Cost]:
    """Yield what each event of a page costs; the address itself is the event that opens it."""
    with counted() as sizes:
        begun = time.thread_time()
        page = SessionPage(store, address)
        yield Cost(time.thread_time() - begun, 0, address, Event("", ""))
        shown = page.head.address
        for do, values in offered(page).items():
            for value in values:
                sizes[0], begun = 0, time.thread_time()
                event = {"do": do, "value": value}
                for view in page.view.select(HtmlView)[:1]:
                    with suppress(Exception):
                        view._handle_msg(event)
                spent = time.thread_time() - begun
                yield Cost(spent, sizes[0], address, Event(do, value))
                if page.head.address != shown:
                    page.close()
                    page = SessionPage(store, address)
                    shown = page.head.address
        page.close()


def search(folder: Path) -> list[Cost]:
    """Return what all events of all pages cost, the most expensive first."""
    store = Store(folder)
    found = [cost for address in addresses() for cost in costs(store, address)]
    return sorted(found, reverse=True)
