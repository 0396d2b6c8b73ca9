"""Request handlers: the page, its websocket, static files, and a health check."""

import asyncio
import gzip
import logging
import time
from collections import Counter
from collections.abc import Set as AbstractSet
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Final
from urllib.parse import unquote

from bokeh.server.views.multi_root_static_handler import MultiRootStaticHandler
from bokeh.server.views.static_handler import StaticHandler
from tornado.web import HTTPError, RequestHandler, StaticFileHandler

from oracle_nb.storage.database import StorageError, default_database
from oracle_nb.web.runtime.assets import published
from oracle_nb.web.runtime.server.accounts import Accounts
from oracle_nb.web.runtime.server.deployment import Deployment
from oracle_nb.web.runtime.server.document import DocumentContext, message_page, session_page
from oracle_nb.web.runtime.server.limits import Limits
from oracle_nb.web.runtime.server.sessions import Sessions
from oracle_nb.web.runtime.server.tokens import Claims, Tokens
from oracle_nb.web.session.browser import (
    KEY,
    YEAR,
    Browser,
    chosen_in,
    preferred_language,
    secret_keys,
)
from oracle_nb.web.widgets.bar import tab_title

FRESH: Final = 5.0
"""Seconds for which a result is given again: anybody may ask, as often as they like."""
SAVED: Final = "ok"
UNSAVED: Final = "games can't be saved"
UNREADABLE: Final = "games can't be read or saved"


class StorageHealth:
    """Checks the storage in a thread of its own, once for all who ask at the same time."""

    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="health")
        self._check: asyncio.Future[str] | None = None
        self._begun = 0.0

    async def state(self) -> str:
        """Return `SAVED`, `UNSAVED` or `UNREADABLE`."""
        check, now = self._check, time.monotonic()
        if check is None or (check.done() and now - self._begun > FRESH):
            loop = asyncio.get_running_loop()
            check = self._check = loop.run_in_executor(self._thread, storage_state)
            self._begun = now
        # One request may end while others wait for the same check.
        return await asyncio.shield(check)


def storage_state() -> str:
    """Return whether games can be saved now: `SAVED`, `UNSAVED` or `UNREADABLE`."""
    database = default_database()
    try:
        with database.writing():
            pass
        # Even a full disk takes a transaction without changes.
        if database.fault is None:
            return SAVED
    except StorageError:
        pass
    try:
        with database.reading():
            return UNSAVED
    except StorageError:
        return UNREADABLE


_log = logging.getLogger(__name__)

_POLICY: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
)
_FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""Headers of files that are named by their content."""
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    # A link to a seat must not reach other sites.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


COMPRESSION: Final = 5
"""Level of zlib for messages. Players may be far away: levels 1 and 9 send 20 % more and 3 % less.
"""


class Served:
    """The shared state of one server's handlers: its deployment, its tokens, its limits."""

    def __init__(
        self, deployment: Deployment, tokens: Tokens, limits: Limits, language: str
    ) -> None:
        self.deployment: Final = deployment
        self.tokens: Final = tokens
        self.limits: Final = limits
        self.language: Final = language
        self.accounts: Final = Accounts(limits.budget)
        self.decoder: Final = ThreadPoolExecutor(1, thread_name_prefix="messages")
        """Decodes large messages, one at a time."""
        self.scripts: tuple[str, ...] = ()
        self.storage: Final = StorageHealth()
        self.in_use = False
        """Whether a request has been answered since the server was last found idle."""
        self._browsers: Final[dict[str, str]] = {}
        self._connections: Final[Counter[str]] = Counter()

    @property
    def policy(self) -> str:
        """The content security policy of all responses."""
        ancestors = "frame-ancestors 'self'" if self.deployment.framed else "frame-ancestors 'none'"
        return "; ".join((*_POLICY, ancestors))

    def admit(self, claims: Claims, sessions: AbstractSet[str]) -> bool:
        """Count a connection and its session; return False where the limits forbid it.

        ``sessions`` are the ids of all sessions of the server.
        """
        # A page that lost its connection comes back to its session.
        if self._connections[claims.session] >= self.limits.connections_per_session:
            return False
        if claims.session not in sessions and not self.has_room(claims.browser, sessions):
            return False
        self._connections[claims.session] += 1
        self._browsers[claims.session] = claims.browser
        return True

    def release(self, session: str) -> None:
        """Stop counting a connection."""
        self._connections[session] -= 1
        if not self._connections[session]:
            del self._connections[session]

    def is_last(self, session: str) -> bool:
        """Return whether a session has no connection but one."""
        return self._connections[session] <= 1

    def has_page(self, browser: str) -> bool:
        """Return whether a browser has a connected page."""
        return any(self._browsers.get(session) == browser for session in self._connections)

    def has_room(self, browser: str, sessions: AbstractSet[str]) -> bool:
        """Return whether a browser may have another session."""
        # One that is connected, but not built yet, counts.
        live = sessions | self._connections.keys()
        for gone in self._browsers.keys() - live:
            del self._browsers[gone]
        mine = sum(owner == browser for owner in self._browsers.values())
        limits = self.limits
        return len(self._browsers) < limits.sessions and mine < limits.sessions_per_browser


class Secured(RequestHandler):
    """A handler whose responses carry the security headers, errors included."""

    served: Served

    def set_default_headers(self) -> None:
        """Set the headers of every response."""
        self.clear_header("Server")
        served = self.application.settings["served"]
        policy = {"Content-Security-Policy": served.policy}
        for name, value in {**_HEADERS, **policy}.items():
            self.set_header(name, value)

    def prepare(self) -> Any:
        """Refuse requests for other hosts and impossible paths."""
        self.served = self.application.settings["served"]
        if not self.served.deployment.admits_host(self.request):
            # One that only resolves to this address.
            _log.warning("host %.100r is not served here", self.request.host)
            _answer(self, 403, "page-host", None)
            return None
        if "\0" in unquote(self.request.path):
            # No file has such a name, and looking for it would raise an error.
            raise HTTPError(404)
        return super().prepare()

    def write_error(self, status_code: int, **_kwargs: Any) -> None:
        """Answer with the status alone."""
        # Tornado's own page would show where in the program an error occurred.
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.finish(f"{status_code} {self._reason}\n")

    def log_exception(
        self,
        typ: type[BaseException] | None,
        value: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        """Log why a request was refused or has failed."""
        # Tornado would log the full address, which may hold the secret of a link.
        request = f"{self.request.method} {self.request.path:.100}"
        if not isinstance(value, HTTPError):
            _log.error("%s failed", request, exc_info=value)
        elif value.log_message:
            _log.warning("%s: %s", request, value)


def _cookies(handler: Secured) -> dict[str, str]:
    return {name: cookie.value for name, cookie in handler.request.cookies.items()}


def _context(handler: Secured) -> DocumentContext:
    """Return the settings of a page, from cookies of the browser."""
    request, served = handler.request, handler.served
    chosen = Browser(_cookies(handler)).chosen | chosen_in(request.query)
    preferred = preferred_language(request.headers.get("Accept-Language", ""))
    return DocumentContext(
        f"{served.deployment.folder}assets",
        chosen.get("language") or served.language or preferred,
        chosen.get("theme", ""),
    )


def _answer(handler: Secured, status: int, message: str, home: str | None = "") -> None:
    """Answer with a page with a message, such as which limit was reached, and a link."""
    handler.set_status(status)
    handler.set_header("Cache-Control", "no-store")
    handler.finish(message_page(message, _context(handler), home))


class UnknownHandler(Secured):
    """Answers requests for unknown addresses."""

    def prepare(self) -> None:
        """Answer with a link to the home page, whatever the method of the request."""
        super().prepare()
        if not self._finished:
            _answer(self, 404, "page-none", self.served.deployment.path)


class HealthHandler(Secured):
    """Tells monitors, such as a reverse proxy, whether the server is alive, or can save games."""

    async def get(self) -> None:
        """Answer "ok"; with ``?storage``, 503 where games can't be saved."""
        self.set_header("Cache-Control", "no-store")
        state = SAVED
        if "storage" in self.request.query_arguments:
            state = await self.served.storage.state()
        if state != SAVED:
            self.set_status(503)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(f"{state}\n")

    head = get


class PageHandler(Secured):
    """The page. It has a token for a session, which begins when its websocket opens."""

    def get(self) -> None:
        """Return the page, and let the browser keep its keys where no script can read them."""
        served, deployment = self.served, self.served.deployment
        self.set_header("Cache-Control", "no-store")
        headers = self.request.headers
        # Pages of other sites may lead here, but not load it as a picture or a script: nobody sees
        # such a page, and it would set new keys, as the browser sends none of its own there.
        if headers.get("Sec-Fetch-Site") == "cross-site" and (
            headers.get("Sec-Fetch-Mode") != "navigate"
        ):
            raise HTTPError(403, "a part of another site")
        query = self.request.query
        if self.request.path != deployment.path:
            self.redirect(f"{deployment.path}{'?' if query else ''}{query}", permanent=True)
            return
        if len(query) > served.limits.query:
            _answer(self, 414, "limit-query")
            return
        keys = secret_keys(_cookies(self))
        for name, value in keys.items():
            self.set_cookie(
                name,
                value,
                path=deployment.folder,
                max_age=YEAR,
                httponly=True,
                samesite="Lax",
                secure=deployment.secure,
            )
        sessions: Sessions = self.application.settings["sessions"]
        if not served.has_room(served.tokens.browser(keys[KEY]), sessions.ids):
            _answer(self, 503, "limit-sessions")
            return
        token = served.tokens.issue(keys[KEY], f"?{query}" if query else "")
        known = KEY in self.request.cookies
        context = _context(self)
        context = context._replace(title=tab_title(query, context.language))
        page = session_page(token, context, served.scripts, known=known, secure=deployment.secure)
        self.finish(page)

    head = get


class CodeHandler(Secured, StaticHandler):
    """Bokeh's scripts."""


class ExtensionHandler(Secured, MultiRootStaticHandler):
    """Scripts and style sheets of Panel."""


class PublishedHandler(Secured):
    """Scripts whose names are made from their content: browsers never ask for them again."""

    _packed: Final[dict[str, bytes]] = {}

    async def get(self, name: str) -> None:
        """Return a script, compressed where the browser allows that."""
        body = published(name)
        if body is None:
            raise HTTPError(404)
        self.set_header("Content-Type", "text/javascript; charset=utf-8")
        self.set_header("Cache-Control", _FOR_GOOD)
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            if name not in self._packed:
                # Not in the loop: the largest takes a tenth of a second.
                loop = asyncio.get_running_loop()
                self._packed[name] = await loop.run_in_executor(None, gzip.compress, body, 6)
            body = self._packed[name]
        self.finish(body)

    head = get


class AssetHandler(Secured, StaticFileHandler):
    """The app's own scripts, style sheets and fonts."""

    def set_extra_headers(self, path: str) -> None:
        """Have browsers keep fonts, whose names are made from their content."""
        if path.endswith(".woff2"):
            self.set_header("Content-Type", "font/woff2")
            self.set_header("Cache-Control", _FOR_GOOD)
