"""One browser session, from what the browser asks for to the page it gets."""

import os
from pathlib import Path
from typing import Any

import panel as pn

from oracle_nb.app.games.store import Store
from oracle_nb.app.page import Page
from oracle_nb.app.prompt import send_at_once
from oracle_nb.app.wording import words


def prepare() -> None:
    """Load what shows an ipywidget, without the icon fonts that it asks from far away.

    ``pn.extension("ipywidgets")`` asks for one of its own; the model asks for another.
    """
    # The kernel it brings along has a debugger that nobody asked for, and that warns of itself.
    os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    pn.extension()
    send_at_once()
    import panel.io.ipywidget  # noqa: F401 - it makes ipywidgets known to Panel
    from ipycanvas.canvas import _CANVAS_MANAGER
    from ipywidgets.widgets.widget import _instances
    from ipywidgets_bokeh.widget import IPyWidget

    # No board uses this widget; Panel would tie it to the first session, and keep that for good.
    _instances.pop(_CANVAS_MANAGER.model_id, None)

    if IPyWidget.__css__:
        IPyWidget.__css__ = []


def build(language: str = "en") -> Any:
    """The page of one browser session, in a language until somebody chooses one."""
    prepare()
    page = Page(Store(), _search(), dict(pn.state.cookies), language)
    pn.state.on_session_destroyed(lambda _context: page.close())
    template = pn.Template(
        (Path(__file__).parent / "page.html").read_text("utf-8"), nb_template=None
    )
    template.add_variable("chosen_theme", page.browser.chosen.get("theme", ""))
    template.add_variable("language", page.language)
    template.add_variable("app_title", words(page.language).say("app-name"))
    template.add_panel("app", page.view)
    return template


def _search() -> str:
    location = pn.state.location
    return "" if location is None else str(location.search)
