"""One browser session, from its token to the page that it shows."""

import os
from importlib import import_module
from typing import Any

import panel as pn
from bokeh.document import Document
from panel.io.resources import LOCAL_DIST
from panel.io.state import set_curdoc

from oracle_nb.app.games.store import Store
from oracle_nb.app.page import Page
from oracle_nb.app.wording import words


def prepare() -> None:
    """Load what shows an ipywidget, without the icon fonts that it asks from far away.

    ``pn.extension("ipywidgets")`` asks for one of its own; the model asks for another.
    """
    # The kernel it brings along has a debugger that nobody asked for, and that warns of itself.
    os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    pn.extension()
    # It makes ipywidgets known to Panel, and must come first; a function of Panel has its name.
    panel_widgets: Any = import_module("panel.io.ipywidget")
    from ipycanvas.canvas import _CANVAS_MANAGER
    from ipywidgets import embed
    from ipywidgets.widgets.widget import _instances
    from ipywidgets_bokeh.widget import IPyWidget

    # No board uses this widget; Panel would tie it to the first session, and keep that for good.
    _instances.pop(_CANVAS_MANAGER.model_id, None)
    # Both would go through the widgets of all sessions while other threads add and remove some.
    panel_widgets._get_ipywidgets = _all_widgets  # noqa: SLF001
    embed.add_resolved_links = _add_no_links

    if IPyWidget.__css__:
        IPyWidget.__css__ = []


def _all_widgets() -> dict[str, Any]:
    """Return the widgets of all sessions, as they are now."""
    from ipywidgets.widgets.widget import _instances

    return dict(_instances)


def _add_no_links(_store: object, _drop_defaults: object) -> None:
    """Add no links between widgets to what is sent: the app has none."""


def build(document: Document, language: str = "en") -> None:
    """Put the page of one browser session into its document.

    Parameters
    ----------
    document
        The document of the session; its token names the address.
    language
        The language of the page, until somebody chooses one.
    """
    # Where Panel's style sheets come from: this server, not a network of its own.
    document.template_variables["dist_url"] = LOCAL_DIST
    context: Any = document.session_context
    search = context.token_payload["search"]
    # Those of the websocket's handshake: no page and no token has them.
    cookies = dict(context.request.cookies)
    with set_curdoc(document):
        page = Page(Store(), search, cookies, language)
        context.guard = page.exclusive
        pn.state.on_session_destroyed(lambda _context: page.close())
        page.view.server_doc(document, title=words(page.language).say("app-name"), location=False)
