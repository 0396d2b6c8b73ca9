"""The server: Bokeh's machinery behind the app's own routes, on a port or a unix socket."""

import logging
import re
import secrets
import socket
from pathlib import Path
from typing import Any, Final

import panel as pn
from bokeh.application.handlers.function import FunctionHandler
from bokeh.document import Document
from bokeh.embed.bundle import extension_dirs
from bokeh.server.server import BaseServer
from bokeh.server.tornado import BokehTornado
from bokeh.settings import settings
from panel.io.application import Application
from panel.io.resources import Resources, bundle_resources
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.iostream import IOStream
from tornado.web import RequestHandler

from oracle_nb.games.registry import packages
from oracle_nb.render.boards.canvas import CanvasView
from oracle_nb.render.boards.svg_board import SvgView
from oracle_nb.rulebooks.rule_html import css as book_css
from oracle_nb.web.explorer import page as explorer
from oracle_nb.web.home import setup_sheet
from oracle_nb.web.home.games_view import games_css
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.lessons.worksheet_view import worksheet_css
from oracle_nb.web.runtime.assets import FOLDER, module, publish
from oracle_nb.web.runtime.server.deployment import Deployment
from oracle_nb.web.runtime.server.document import ASSETS
from oracle_nb.web.runtime.server.handlers import (
    AssetHandler,
    CodeHandler,
    ExtensionHandler,
    HealthHandler,
    PageHandler,
    PublishedHandler,
    Served,
    UnknownHandler,
)
from oracle_nb.web.runtime.server.limits import USUAL, Limits
from oracle_nb.web.runtime.server.pictures import Drawer, PictureHandler
from oracle_nb.web.runtime.server.sessions import Sessions
from oracle_nb.web.runtime.server.socket_handler import SocketHandler
from oracle_nb.web.runtime.server.tokens import Tokens
from oracle_nb.web.runtime.server.workers import Workers
from oracle_nb.web.runtime.session import build
from oracle_nb.web.table.views.clock_view import ClockView
from oracle_nb.web.table.views.turn_alerts import TurnAlerts
from oracle_nb.web.text import languages, words
from oracle_nb.web.widgets.html_view import HtmlView, app_sheets
from oracle_nb.web.widgets.pictures import PICTURES

_UNUSED: Final = 5_000
"""Milliseconds between two searches for sessions whose page was closed: they hold memory."""
_UNUSED_SCRIPTS: Final = ("-gl.min.js", "es-module-shims.min.js")
"""Scripts that no page needs: nothing is drawn by WebGL, and session.js imports modules."""
_HEADER: Final = 64_000
"""Maximum number of bytes of a request's headers, its address included."""
_IDLE: Final = 30
"""Seconds after which a connection without a complete request is closed."""
_log = logging.getLogger(__name__)


class _Listener(HTTPServer):
    """An HTTP server with a limited number of connections, websockets aside."""

    half_open: int

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Serve a connection, or close it where there are too many."""
        if len(self._connections) < self.half_open:
            super().handle_stream(stream, address)
        else:
            stream.close()


def _log_request(handler: RequestHandler) -> None:
    """Log a request that failed, without its query: it may hold the secret of a link."""
    status, request = handler.get_status(), handler.request
    level = logging.DEBUG if status < 400 else logging.INFO if status < 500 else logging.WARNING
    if isinstance(handler, HealthHandler):
        # Monitors ask often, and the log says already why.
        level = logging.DEBUG
    else:
        handler.application.settings["served"].in_use = True
    _log.log(level, "%d %s %.100s", status, request.method, request.path)


class _Routes(BokehTornado):
    """Bokeh's application with no routes but those of the app.

    Bokeh would also serve ``autoload.js``, which gives session tokens to any site, and a page that
    takes session ids from its address.
    """

    def __init__(self, application: Application, served: Served) -> None:
        deployment, tokens = served.deployment, served.tokens
        super().__init__(
            {"/": application},
            prefix=deployment.folder,
            secret_key=tokens.secret,
            sign_sessions=True,
            generate_session_ids=False,
            websocket_max_message_size_bytes=served.limits.file_message,
            check_unused_sessions_milliseconds=_UNUSED,
            default_handler_class=UnknownHandler,
            log_function=_log_request,
            served=served,
        )
        self.workers: Final = Workers()
        context = self.settings["sessions"] = Sessions(application, self.workers, served.accounts)
        self.settings["drawers"] = Drawer(), Drawer()
        self._applications = {"/": context}
        folder, page = re.escape(deployment.folder), re.escape(deployment.path.rstrip("/"))
        bokeh = {"application_context": context, "bokeh_websocket_path": f"{page}/ws"}
        self.wildcard_router.rules = []
        self.add_handlers(
            ".*",
            [
                (f"{page}/?", PageHandler),
                (f"{page}/ws", SocketHandler, bokeh),
                (f"{folder}health", HealthHandler),
                (f"{folder}{PICTURES}", PictureHandler),
                (f"{folder}assets/code/(.*)", PublishedHandler),
                (f"{folder}assets/(.*)", AssetHandler, {"path": str(ASSETS)}),
                (f"{folder}static/extensions/(.*)", ExtensionHandler, {"root": extension_dirs}),
                (f"{folder}static/(.*)", CodeHandler),
            ],
        )


class AppServer(BaseServer):
    """A server of the app."""

    def is_idle(self) -> bool:
        """Return whether no page is open, and nothing was asked for since the last call."""
        settings = self._tornado.settings
        served: Served = settings["served"]
        used, served.in_use = served.in_use, False
        connections: Any = self._http._connections  # noqa: SLF001
        sending = any(connection.stream.writing() for connection in connections)
        return not (used or sending or settings["sessions"].ids)


def make_server(
    sockets: list[socket.socket],
    deployment: Deployment,
    *,
    secret: bytes | None = None,
    limits: Limits = USUAL,
    language: str = "",
) -> AppServer:
    """Return a server of the app that listens, but doesn't run yet.

    Parameters
    ----------
    sockets
        What it listens on.
    deployment
        How browsers reach it.
    secret
        The secret that signs its tokens; a new one by default. Processes at one address share it.
    limits
        How much of it browsers may use.
    language
        The language of pages where none was chosen; that of each browser if not given.
    """
    for known in languages():
        # The event loop itself says some of them.
        words(known)
    _publish_components()
    served = Served(deployment, Tokens(secret or secrets.token_bytes(32)), limits, language)

    code = f"{deployment.folder}assets/code/"

    def begin(document: Document) -> None:
        document.template_variables[FOLDER] = code
        build(document, language)

    application = Application(FunctionHandler(begin))
    routes = _Routes(application, served)
    served.scripts = _scripts(routes, code)
    http = _Listener(
        routes,
        xheaders=deployment.proxied,
        max_header_size=_HEADER,
        max_body_size=0,
        idle_connection_timeout=_IDLE,
    )
    http.half_open = limits.half_open
    http.add_sockets(sockets)
    return AppServer(IOLoop.current(), routes, http)


def _publish_components() -> None:
    """Publish the code of all components, with each of their style sheets.

    Several processes may serve one port: each must have the code that documents of the others refer
    to before any page needs it.
    """
    html_views = ["", games_css(), explorer.css(), book_css(), setup_sheet.PAPER]
    for package in packages():
        game = package.presentation().stylesheet
        lessons = f"{game}{school_css()}"
        html_views += [game, lessons, f"{lessons}{worksheet_css()}"]
    boards = (module(kind) for kind in (CanvasView, SvgView))
    views = (module(kind, app_sheets()) for kind in (ClockView, TurnAlerts))
    for code in (*boards, *views, *(module(HtmlView, app_sheets(css)) for css in html_views)):
        publish(code)


def _scripts(routes: BokehTornado, folder: str) -> tuple[str, ...]:
    """Publish the scripts of Bokeh and its extensions, and return their addresses."""
    resources = Resources.from_bokeh(routes.resources())
    with pn.io.hold():
        bundle = bundle_resources(None, resources)
    roots = {"static/": Path(settings.bokehjs_path())}
    roots |= {f"static/extensions/{name}/": Path(root) for name, root in extension_dirs.items()}
    addresses = {}
    for script in bundle.js_files:
        path = str(getattr(script, "url", script)).partition("?")[0].lstrip("/")
        path = path[path.index("static/") :]
        root = max((root for root in roots if path.startswith(root)), key=len)
        name = publish((roots[root] / path.removeprefix(root)).read_bytes())
        addresses[path] = f"{folder}{name}"
    return tuple(
        address for path, address in addresses.items() if not path.endswith(_UNUSED_SCRIPTS)
    )
