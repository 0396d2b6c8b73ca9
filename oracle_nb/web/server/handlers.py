"""Request handlers: the page, its websocket, static files, and a health check."""

import asyncio
import gzip
import logging
import secrets
import zlib
from collections import Counter
from collections.abc import Set as AbstractSet
from typing import Any, Final
from urllib.parse import unquote

from bokeh.protocol.messages.patch_doc import patch_doc
from bokeh.protocol.messages.pull_doc_req import pull_doc_req
from bokeh.server.views.multi_root_static_handler import MultiRootStaticHandler
from bokeh.server.views.static_handler import StaticHandler
from bokeh.server.views.ws import WSHandler
from tornado.web import HTTPError, RequestHandler, StaticFileHandler

from oracle_nb.render.boards.assets import published
from oracle_nb.web.server.deployment import Deployment
from oracle_nb.web.server.document import DocumentContext, message_page, session_page
from oracle_nb.web.server.health import SAVED, StorageHealth
from oracle_nb.web.server.limits import Limits
from oracle_nb.web.server.messages import Incoming, MalformedMessage, Reader, read_events
from oracle_nb.web.server.sessions import Sessions
from oracle_nb.web.server.tokens import Claims, TokenError, Tokens
from oracle_nb.web.session.browser import (
    KEY,
    YEAR,
    Browser,
    chosen_in,
    preferred_language,
    secret_keys,
)

_log = logging.getLogger(__name__)

_POLICY: Final = (
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' data: blob:",
    "form-action 'none'",
    "base-uri 'none'",
)
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    # A link to a seat must not reach other sites.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_BY_HTTP: Final = (
    ": its page came by http, but --public-url begins with https, so browsers don't keep its "
    "cookies (if they do use https, the proxy must set X-Forwarded-Proto)"
)
COMPRESSION: Final = 5
"""Level of zlib for messages. Players may be far away: levels 1 and 9 send 20 % more and 3 % less.
"""
_LONG: Final = 100_000
"""Characters of a message above which it is read in a thread, not on the event loop."""


class Served:
    """The shared state of one server's handlers: its deployment, its tokens, its limits."""

    def __init__(
        self, deployment: Deployment, tokens: Tokens, limits: Limits, language: str
    ) -> None:
        self.deployment: Final = deployment
        self.tokens: Final = tokens
        self.limits: Final = limits
        self.language: Final = language
        self.scripts: tuple[str, ...] = ()
        self.storage: Final = StorageHealth()
        self._browsers: Final[dict[str, str]] = {}
        self._connections: Final[Counter[str]] = Counter()

    def policy(self, nonce: str) -> str:
        """Return the content security policy of a response whose own scripts have this nonce."""
        # Panel imports its components from blobs.
        scripts = f"script-src 'self' 'nonce-{nonce}' blob:"
        ancestors = "frame-ancestors 'self'" if self.deployment.framed else "frame-ancestors 'none'"
        return "; ".join((*_POLICY, scripts, ancestors))

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

    def has_room(self, browser: str, sessions: AbstractSet[str]) -> bool:
        """Return whether a browser may have another session."""
        # One that is connected, but not built yet, counts.
        live = sessions | self._connections.keys()
        for gone in self._browsers.keys() - live:
            del self._browsers[gone]
        mine = sum(one == browser for one in self._browsers.values())
        limits = self.limits
        return len(self._browsers) < limits.sessions and mine < limits.sessions_per_browser


class _Secured(RequestHandler):
    """A handler whose responses carry the security headers, errors included."""

    served: Served
    nonce: str

    def set_default_headers(self) -> None:
        self.clear_header("Server")
        served = self.application.settings["served"]
        self.nonce = secrets.token_urlsafe(12)
        policy = {"Content-Security-Policy": served.policy(self.nonce)}
        for name, value in {**_HEADERS, **policy}.items():
            self.set_header(name, value)

    def prepare(self) -> Any:
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
        # Tornado's own page would show where in the program an error occurred.
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.finish(f"{status_code} {self._reason}\n")

    def log_exception(self, typ: Any, value: Any, tb: Any) -> None:
        """Log why a request was refused or has failed."""
        # Tornado would log the full address, which may hold the secret of a link.
        request = f"{self.request.method} {self.request.path:.100}"
        if not isinstance(value, HTTPError):
            _log.error("%s failed", request, exc_info=(typ, value, tb))
        elif value.log_message:
            _log.warning("%s: %s", request, value)


def _cookies(handler: _Secured) -> dict[str, str]:
    return {name: one.value for name, one in handler.request.cookies.items()}


def _context(handler: _Secured) -> DocumentContext:
    """Return the settings of a page, from cookies of the browser."""
    request, served = handler.request, handler.served
    chosen = Browser(_cookies(handler)).chosen | chosen_in(request.query)
    preferred = preferred_language(request.headers.get("Accept-Language", ""))
    return DocumentContext(
        f"{served.deployment.folder}assets",
        handler.nonce,
        chosen.get("language") or served.language or preferred,
        chosen.get("theme", ""),
    )


def _answer(handler: _Secured, status: int, message: str, home: str | None = "") -> None:
    """Answer with a page with a message, such as which limit was reached, and a link."""
    handler.set_status(status)
    handler.set_header("Cache-Control", "no-store")
    handler.finish(message_page(message, _context(handler), home))


class UnknownHandler(_Secured):
    """Answers requests for unknown addresses."""

    def prepare(self) -> None:
        """Answer with a link to the home page, whatever the method of the request."""
        super().prepare()
        if not self._finished:
            _answer(self, 404, "page-none", self.served.deployment.path)


class HealthHandler(_Secured):
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


class PageHandler(_Secured):
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
        self.finish(session_page(token, _context(self), served.scripts, secure=deployment.secure))


class SocketHandler(_Secured, WSHandler):
    """The websocket of a page: admits it to its session, or refuses the handshake."""

    def get_compression_options(self) -> dict[str, Any]:
        """Return the settings of the compression of messages."""
        return {"compression_level": COMPRESSION}

    def check_origin(self, origin: str) -> bool:
        """Return whether a page of this origin may connect."""
        return self.served.deployment.admits_origin(self.request)

    async def prepare(self) -> None:
        """Refuse connections without a valid token that was issued to this browser."""
        waiting = super().prepare()
        if waiting is not None:
            await waiting
        if self._finished:
            return
        # Tornado asks `check_origin` only where the origin names another host, whatever its scheme.
        if not self.served.deployment.admits_origin(self.request):
            raise HTTPError(403, f"a page of another origin{self._by_http}")
        self._reader = Reader()
        cookie = self.request.cookies.get(KEY)
        protocols = self.request.headers.get("Sec-WebSocket-Protocol", "").split(",")
        if cookie is None:
            raise HTTPError(403, f"the browser has no key{self._by_http}")
        try:
            self._claims = self.served.tokens.claims(protocols[-1].strip(), cookie.value)
        except TokenError as error:
            raise HTTPError(403, "%s", error) from None

    @property
    def _by_http(self) -> str:
        http = self.request.protocol == "http" and self.served.deployment.secure
        return _BY_HTTP if http else ""

    async def get(self, *args: Any, **kwargs: Any) -> None:
        """Connect the page for as long as it is open, if the limits allow it."""
        if not self.served.admit(self._claims, self.application_context.ids):
            raise HTTPError(429, "too many sessions")
        try:
            await super().get(*args, **kwargs)
        except zlib.error as error:
            # Tornado would neither close the connection nor let its session end.
            _log.warning("a message of a page can't be unpacked: %s", error)
            self.on_connection_close()
        finally:
            self.served.release(self._claims.session)

    def open(self, *args: Any, **kwargs: Any) -> None:
        """Open the connection to the session that the token names."""
        # Bokeh writes a message in small parts. The network would hold back the second until the
        # browser has acknowledged the first, which it puts off for 40 ms.
        self.set_nodelay(True)
        super().open(*args, **kwargs)

    async def _async_open(self, token: str) -> None:
        """Connect the page to its session, which begins with the first connection."""
        try:
            await super()._async_open(token)
        except Exception:  # noqa: BLE001 - whatever it is, the page must not wait for an answer
            _log.error("a session could not begin", exc_info=True)
            self.close(1011)
            return
        if self.ws_connection is None and self.connection is not None:
            # It was closed before Bokeh knew the connection, which would keep the session alive.
            application: Any = self.application
            application.client_lost(self.connection)

    async def on_message(self, fragment: str | bytes) -> None:
        """Read a frame of a message; handle the message once it is complete.

        Bokeh would log a complete message that it can't read, send tracebacks to the page, and
        close the connection with a code that doesn't exist.
        """
        try:
            message = self._reader.take(fragment)
            if message is not None:
                await self._answer(message)
        except MalformedMessage as error:
            _log.warning("a message of a page was refused: %.200s", error)
            self.close(error.code, str(error)[:40])

    async def _answer(self, message: Incoming) -> None:
        """Handle a message and confirm it. Raises MalformedMessage."""
        if self.connection is None:
            raise MalformedMessage("a page speaks once its session has begun", 1002)
        # Its own property fails where the session has ended.
        session: Any = self.connection._session  # noqa: SLF001
        if session is None:
            return
        header: Any = {"msgid": message.header.msgid, "msgtype": message.header.msgtype}
        try:
            if message.header.msgtype == "PULL-DOC-REQ":
                asked: Any = pull_doc_req(header, {}, {})
                reply = await session._handle_pull(asked, self.connection)  # noqa: SLF001
            else:
                content: Any = {"events": await self._events(message.content)}
                patch: Any = patch_doc(header, {}, content)
                reply = await session._handle_patch(patch, self.connection)  # noqa: SLF001
        except MalformedMessage:
            raise
        except Exception:  # noqa: BLE001 - whatever it is, the page hears no more of it
            _log.error("a message of a page could not be handled", exc_info=True)
            reply = self.connection.protocol.create("ERROR", header["msgid"], "it failed")
            reply.content["traceback"] = None
        # A session that has just ended says nothing.
        if reply is not None:
            await self.send_message(reply)

    async def _events(self, content: str) -> list[dict[str, Any]]:
        if len(content) < _LONG:
            return read_events(content)
        return await asyncio.get_running_loop().run_in_executor(None, read_events, content)


class CodeHandler(_Secured, StaticHandler):
    """Bokeh's scripts."""


class ExtensionHandler(_Secured, MultiRootStaticHandler):
    """Scripts and style sheets of Panel."""


class PublishedHandler(_Secured):
    """Scripts whose names are made from their content: browsers never ask for them again."""

    _packed: Final[dict[str, bytes]] = {}

    async def get(self, name: str) -> None:
        """Return a script, compressed where the browser allows that."""
        body = published(name)
        if body is None:
            raise HTTPError(404)
        self.set_header("Content-Type", "text/javascript; charset=utf-8")
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            if name not in self._packed:
                # Not in the loop: the largest takes a tenth of a second.
                loop = asyncio.get_running_loop()
                self._packed[name] = await loop.run_in_executor(None, gzip.compress, body, 6)
            body = self._packed[name]
        self.finish(body)


class AssetHandler(_Secured, StaticFileHandler):
    """The app's own scripts and style sheets."""
