"""One browser session, from its token to the page that it shows."""

from typing import Any

import panel as pn
from bokeh.document import Document
from panel.io.resources import LOCAL_DIST
from panel.io.state import set_curdoc

from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import preferred_language
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words


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
        page = SessionPage(Store(), search, cookies, language)
        # The functions that the session of the server calls: its `Hooks`.
        context.hooks = page.exclusive, page.warn
        pn.state.on_session_destroyed(lambda _context: page.close())
        page.view.server_doc(document, title=words(page.language).say("app-name"), location=False)
