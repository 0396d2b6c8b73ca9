"""Serves the pictures that pages ask for when they come into view.

Drawing costs the browser that asks; one without a budget gets no picture. Browsers take turns, and
those that have a page open here don't wait for others: a new key costs nothing, but a page does.
"""

import asyncio
import gzip
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tornado.web import HTTPError

from oracle_nb.core.work import Work
from oracle_nb.web.runtime.server.accounts import BrowserAccount
from oracle_nb.web.runtime.server.fair_turns import FairTurns
from oracle_nb.web.runtime.server.handlers import Secured
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import KEY, Browser
from oracle_nb.web.session.pictures import picture

EACH_WAITING: Final = 60
"""Maximum number of pictures of one browser that wait; a page asks for those that it shows."""
MOST_WAITING: Final = 240
"""Maximum number of pictures that wait for one thread."""
_YEAR: Final = "max-age=31536000, immutable"
_DAY: Final = "max-age=86400"


class Drawer:
    """A thread that draws pictures, for one browser after the other."""

    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._turns: Final = FairTurns(1, 1)
        self._waiting: Final[Counter[str]] = Counter()

    async def draw(
        self, account: BrowserAccount, draw: Callable[[Work], bytes | None]
    ) -> bytes | None:
        """Return a picture once it is the turn of its browser. Raises HTTPError if many wait."""
        waiting, browser = self._waiting, account.browser
        if waiting[browser] >= EACH_WAITING or waiting.total() >= MOST_WAITING:
            raise HTTPError(503)
        waiting[browser] += 1
        work = Work(account)
        try:
            async with self._turns.turn(account, work):
                return await asyncio.get_running_loop().run_in_executor(self._thread, draw, work)
        finally:
            waiting[browser] -= 1
            if not waiting[browser]:
                del waiting[browser]


class PictureHandler(Secured):
    """Pictures of games, boards and rules."""

    async def get(self) -> None:
        """Return the picture of an address."""
        # Those who have no key share an account, and can't ask for any game.
        key = self.get_cookie(KEY, "") or ""
        account = self.served.accounts.account_of(self.served.tokens.browser(key))
        if account.delay > 0:
            raise HTTPError(429)
        drawers: tuple[Drawer, Drawer] = self.application.settings["drawers"]
        body = await drawers[self.served.has_page(account.browser)].draw(account, self._draw)
        if body is None:
            raise HTTPError(404)
        account.charge(0.0, len(body))
        self.set_header("Content-Type", "image/svg+xml")
        # The picture of a game is for its owner, and its address has the time of the last change;
        # a later version of the app may draw boards and rules in another way.
        kept = _YEAR if self.get_query_argument("game", "") else _DAY
        self.set_header("Cache-Control", f"private, {kept}")
        self.set_header("Vary", "Accept-Encoding, Cookie")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(body)
        else:
            self.finish(gzip.decompress(body))

    head = get

    def _draw(self, work: Work) -> bytes | None:
        with work.charged():
            cookies = {name: cookie.value for name, cookie in self.request.cookies.items()}
            names = ("game", "board", "rule", "theme", "language")
            fields = {name: self.get_query_argument(name, "") for name in names}
            return picture(Store(), Browser(cookies).owner, fields)
