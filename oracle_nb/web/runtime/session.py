"""One browser session of the server, from its token to the page that it shows."""

from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any, Final

import panel as pn
from bokeh.document import Document
from panel.io.resources import LOCAL_DIST
from panel.io.state import set_curdoc

from oracle_nb.web.runtime.panel_parts import panel_view
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import preferred_language
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.bar import tab_title
from oracle_nb.web.widgets.runtime import LOOK

GRACE: Final = 3_000
"""Milliseconds for which a page may be without a connection: it may only be reloading.

A server keeps a session for 15 seconds after its page was closed, so that a page that has only lost
its connection can come back to it. For the others at a table that is too long.
"""


class DocumentSession:
    """The session of a served document."""

    def __init__(self, document: Document) -> None:
        self._document: Final = document

    @property
    def there(self) -> bool:
        """Whether its page is open, or was a moment ago."""
        context = self._document.session_context
        if context is None:
            # The session has ended.
            return False
        session = getattr(context, "session", None)
        # While it is being made for a page, that page is there.
        return session is None or bool(
            session.connection_count or session.milliseconds_since_last_unsubscribe < GRACE
        )

    def tell(self, function: Callable[[], None]) -> None:
        """Call a function in the session, in a moment; may be called from any thread."""
        # Looked up once: the session may end at any moment, as another one calls this.
        context = self._document.session_context
        if context is not None:
            server: Any = context.server_context
            loop = server.application_context.io_loop
            # The context of this thread would keep the session at work alive.
            Context().run(loop.add_callback, self._run, function)

    async def _run(self, function: Callable[[], None]) -> None:
        context = self._document.session_context
        if context is None:
            return
        session = getattr(context, "session", None)
        if session is None:
            # Its page is still being built.
            self._document.add_next_tick_callback(function)
        else:
            await session.with_document_locked(function)

    def often(self, function: Callable[[], None]) -> Callable[[], None]:
        """Call a function in the session every second until it ends; return one that stops it."""
        document = self._document
        callback = document.add_periodic_callback(function, LOOK)

        def stop() -> None:
            # With the session its callbacks have ended.
            if document.session_context is not None and callback in document.session_callbacks:
                document.remove_periodic_callback(callback)

        return stop


def build(document: Document, language: str = "") -> None:
    """Put the page of one browser session into its document.

    Parameters
    ----------
    document
        The document of the session; its token names the address.
    language
        The language of the page where none was chosen; the browser's own if not given.
    """
    # The address of Panel's style sheets: this server, not a network of its own.
    document.template_variables["dist_url"] = LOCAL_DIST
    context: Any = document.session_context
    search = context.token_payload["search"]
    # Those of the websocket's handshake: no page and no token has them.
    cookies = dict(context.request.cookies)
    language = language or preferred_language(context.request.headers.get("Accept-Language", ""))
    with set_curdoc(document):
        session = partial(DocumentSession, document)
        page = SessionPage(Store(), search, cookies, language, session)
        # The functions that the session of the server calls: its `Hooks`.
        context.hooks = page.exclusive, page.warn
        pn.state.on_session_destroyed(lambda _context: page.close())
        view = panel_view(page.view)
        view.server_doc(document, title=tab_title(search, page.language), location=False)
