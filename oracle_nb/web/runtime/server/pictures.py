"""Draws pictures that pages ask for when they come into view: boards of games, and rules.

A game is drawn only for the browser that began it, and with what everybody at its table may know.
Drawing costs the browser that asks; one without a budget gets no picture. Browsers take turns, and
those that have a page open here don't wait for others: a new key costs nothing, but a page does.
"""

import asyncio
import gzip
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Final

from tornado.web import HTTPError

from oracle_nb.core.work import Work
from oracle_nb.games.registry import GameImportError, UnknownGame, package_of
from oracle_nb.render.palette import THEMES
from oracle_nb.render.thumbnails import thumbnail
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.saves import SaveError
from oracle_nb.text import UnknownLanguage
from oracle_nb.web.runtime.server.accounts import BrowserAccount
from oracle_nb.web.runtime.server.fair_turns import FairTurns
from oracle_nb.web.runtime.server.handlers import Secured
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import KEY, Browser

EACH_WAITING: Final = 60
"""Maximum number of pictures of one browser that wait; a page asks for those that it shows."""
MOST_WAITING: Final = 240
"""Maximum number of pictures that wait for one thread."""
_SEED: Final = 11
"""The seed of the boards of games."""
_EMPTY: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'
_NONE: Final = (
    SavedGameNotFound,
    SaveError,
    StorageError,
    UnknownGame,
    GameImportError,
    UnknownLanguage,
    KeyError,
)
"""The errors after which there is no picture."""
_YEAR: Final = "max-age=31536000, immutable"
_DAY: Final = "max-age=86400"


@lru_cache(maxsize=256)
def draw_saved_game(game: str, revision: int, theme: str) -> bytes:
    """Return a saved game as compressed SVG. Raises SavedGameNotFound, SaveError, StorageError.

    ``revision`` is that of the game: another one is another picture.
    """
    saved = Store().load(game)[0]
    package = saved.package
    return _packed(thumbnail(package.scene(saved.rules, saved.position), theme))


@lru_cache(maxsize=16)
def draw_board(name: str, theme: str) -> bytes:
    """Return a board of a game as compressed SVG. Raises UnknownGame."""
    package = package_of(name)
    game = package.new_game(seed=_SEED)
    return _packed(thumbnail(package.scene(game.rules, game.position), theme))


@lru_cache(maxsize=1024)
def draw_rule(name: str, rule: str, language: str, theme: str) -> bytes:
    """Return the first scene of a rule as compressed SVG; an empty picture if it has none.

    Raises UnknownGame, UnknownLanguage, and KeyError for an unknown rule.
    """
    book = package_of(name).rulebook(language)
    frames = [frame for plate in book[rule].plates for frame in plate.frames]
    scenes = [scene for frame in frames for scene in frame.scenes]
    if not scenes:
        return _packed(_EMPTY)
    return _packed(thumbnail(scenes[0], theme, overlay=True))


def _packed(svg: str) -> bytes:
    return gzip.compress(svg.encode(), 6)


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
        account = self.served.accounts.of(self.served.tokens.browser(key))
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
            return self._drawn()

    def _drawn(self) -> bytes | None:
        """Return the picture; None where there is none, or where it is somebody else's."""
        given = {name: self.get_query_argument(name, "") for name in ("game", "board", "rule")}
        theme = self.get_query_argument("theme", THEMES[0])
        language = self.get_query_argument("language", "en")
        if theme not in THEMES:
            return None
        try:
            if given["game"]:
                return self._draw_saved_game(given["game"], theme)
            if given["rule"]:
                return draw_rule(given["board"], given["rule"], language, theme)
            return draw_board(given["board"], theme)
        except _NONE:
            return None

    def _draw_saved_game(self, game: str, theme: str) -> bytes | None:
        store = Store()
        cookies = {name: one.value for name, one in self.request.cookies.items()}
        if not store.owns(Browser(cookies).owner, game):
            return None
        return draw_saved_game(game, store.revision(game), theme)
