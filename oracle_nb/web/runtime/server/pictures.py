"""Serves the pictures that pages ask for when they come into view.

Drawing costs the browser that asks; one without a budget gets no picture.
"""

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tornado.web import HTTPError

from oracle_nb.core.work import Work
from oracle_nb.web.runtime.server.handlers import Secured
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import KEY, Browser
from oracle_nb.web.session.pictures import picture

MOST_WAITING: Final = 60
"""Maximum number of pictures that wait to be drawn; a page asks for those that it shows."""
_YEAR: Final = "max-age=31536000, immutable"
_DAY: Final = "max-age=86400"


class PictureHandler(Secured):
    """Pictures of games, boards and rules."""

    _drawer: Final = ThreadPoolExecutor(1, thread_name_prefix="pictures")
    _waiting = 0

    async def get(self) -> None:
        """Return the picture of an address."""
        # Those who have no key share an account, and can't ask for any game.
        key = self.get_cookie(KEY, "") or ""
        account = self.served.accounts.of(self.served.tokens.browser(key))
        if account.delay > 0:
            raise HTTPError(429)
        if PictureHandler._waiting >= MOST_WAITING:
            raise HTTPError(503)
        PictureHandler._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            body = await loop.run_in_executor(self._drawer, self._draw, Work(account))
        finally:
            PictureHandler._waiting -= 1
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
            cookies = {name: one.value for name, one in self.request.cookies.items()}
            names = ("game", "board", "rule", "theme", "language")
            fields = {name: self.get_query_argument(name, "") for name in names}
            return picture(Store(), Browser(cookies).owner, fields)
