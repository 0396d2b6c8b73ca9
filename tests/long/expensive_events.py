"""A search for the events that cost a server most, over all pages and all their buttons."""

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from html import unescape
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import pytest

from oracle_nb.core.work import Work
from oracle_nb.render.boards.board_view import BoardView
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
T = TypeVar("T")
_BUTTON: Final = re.compile(r"<[^>]* data-(?:do|change)=\"([^\"]+)\"[^>]*>")
_VALUE: Final = re.compile(r' data-value="([^"]*)"')
_VALUES: Final = 3
"""Number of values that are tried of each button."""
_FRACTIONS: Final = ((0.5, 0.5), (0.35, 0.4), (0.7, 0.6))
"""The points at which boards are clicked, as parts of their width and height."""
_BOARD: Final = (
    (*({"key": "ArrowRight"}, {"key": "ArrowLeft"}),),
    (*({"key": key} for key in ("Enter", "u", "Escape")),),
    (*({"shown": 100}, {"shown": 3_000}),),
    ("all",),
)
"""Messages of boards besides clicks; those of each row are sent in turn."""


class Event(NamedTuple):
    """Something that a page can send.

    ``messages`` is a JSON list; they are sent in turn, to the board or to the view that offers
    them. Without any, the page is only opened.
    """

    board: bool
    messages: str

    def view_of(self, views: Sequence[T], shown: Callable[[T], str]) -> T:
        """Return the view that takes the event, of those that aren't boards, given their HTML."""
        command = json.loads(self.messages)[0]["do"]
        return next((view for view in views if f'data-do="{command}"' in shown(view)), views[0])


class Cost(NamedTuple):
    """The cost of a message of an event: seconds of processor time, bytes sent, longest gap.

    The gap is the processor time between two checks of whether the work is still wanted.
    """

    seconds: float
    size: int
    gap: float
    address: str
    event: Event


class Gaps(Work):
    """Work that notes the longest time between two of its checks."""

    def __init__(self) -> None:
        super().__init__(None)
        self.longest = 0.0
        self._last = time.thread_time()

    def check(self) -> None:
        """Note the time since the last check."""
        now = time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self._last = now


def addresses() -> Iterator[str]:
    """Yield the addresses of the pages of all games, also those without a value."""
    known = dict.fromkeys(PAGES)
    known |= dict.fromkeys(f"?{field}=" for field in ROUTES)
    for game in ("", "mythology"):
        for page in known:
            yield f"{page}{'&' if page else '?'}of={game}" if game else page


def offered(page: SessionPage) -> dict[str, list[str]]:
    """Return the commands that the views of a page offer, each with a few values."""
    values_by_command: dict[str, list[str]] = {}
    for view in page.view.select(HtmlView):
        for button in _BUTTON.finditer(view.html):
            value = _VALUE.search(button[0])
            values = values_by_command.setdefault(button[1], [])
            values.append(unescape(value[1]) if value else "")
    spread = {
        command: [*dict.fromkeys((values[0], values[-1], values[len(values) // 2]))][:_VALUES]
        for command, values in values_by_command.items()
    }
    return {command: [""] for command in COMMANDS} | spread


def events(page: SessionPage) -> Iterator[Event]:
    """Yield what a page can send now."""
    for command, values in offered(page).items():
        yield Event(False, json.dumps([{"do": command, "value": value} for value in values]))
    for board in page.view.select(BoardView)[:1]:
        wide, tall = board.size
        clicks = [{"click": [wide * x, tall * y]} for x, y in _FRACTIONS]
        for messages in (clicks, *_BOARD):
            yield Event(True, json.dumps([*messages]))


@contextmanager
def counted() -> Iterator[list[int]]:
    """Count the bytes that views send."""
    sizes = [0]
    with pytest.MonkeyPatch.context() as patch:

        def send(_view: Any, parts: Any) -> None:
            sizes[0] += len(json.dumps(parts, default=str))

        for kind in (HtmlView, BoardView):
            patch.setattr(kind, "send", send)
        yield sizes


def sent(page: SessionPage, event: Event) -> None:
    """Send the messages of an event, in turn."""
    for message in json.loads(event.messages):
        boards, views = page.view.select(BoardView), page.view.select(HtmlView)
        if event.board and not boards:
            return
        view = boards[0] if event.board else event.view_of(views, lambda part: str(part.html))
        with suppress(Exception):
            view.receive(message)


def costs(store: Store, address: str) -> Iterator[Cost]:
    """Yield what each event of a page costs; also what it costs to open it."""
    with counted() as sizes:
        page, cost = _measured(lambda: SessionPage(store, address))
        yield Cost(cost.seconds, 0, cost.gap, address, Event(False, "[]"))
        shown = page.head.address
        for event in [*events(page)]:
            sizes[0] = 0
            _, cost = _measured(partial(sent, page, event))
            number = len(json.loads(event.messages))
            yield Cost(cost.seconds / number, sizes[0] // number, cost.gap, address, event)
            if page.head.address != shown:
                page.close()
                page = SessionPage(store, address)
                shown = page.head.address
        page.close()


class _Spent(NamedTuple):
    seconds: float
    gap: float


def _measured(carry_out: Callable[[], T]) -> tuple[T, _Spent]:
    """Do something; return its result, its processor time, and the longest gap in it."""
    work, begun = Gaps(), time.thread_time()
    with work.charged():
        result = carry_out()
        work.check()
    return result, _Spent(time.thread_time() - begun, work.longest)


def search(folder: Path) -> list[Cost]:
    """Return what all events of all pages cost, the most expensive first."""
    store = Store(folder)
    expensive = [cost for address in addresses() for cost in costs(store, address)]
    return sorted(expensive, reverse=True)
