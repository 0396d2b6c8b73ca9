"""The document of the static site, from which the page starts Python; for those who build the site.

The document has a content security policy of its own, since a static host sends no headers.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from oracle_nb.games.registry import packages
from oracle_nb.render.boards.svg_board import SvgView
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.render.parts import Part
from oracle_nb.web.runtime.server.document import ASSETS, DocumentContext, document, font_rules
from oracle_nb.web.table.views.clock_view import ClockView
from oracle_nb.web.table.views.turn_alerts import TurnAlerts
from oracle_nb.web.text import languages, words
from oracle_nb.web.widgets.bar import KEPT_GAMES, TABS, titles_of_games
from oracle_nb.web.widgets.html_view import HtmlView

POLICY: Final = (
    "default-src 'none'",
    # WebAssembly is compiled; no text is.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
)
"""The content security policy of the page."""
SHEET: Final = "document.css"
"""The style sheet of the document, in the server's assets."""
THEME: Final = "theme.js"
"""The script that chooses the theme before anything is painted, in the server's assets."""


def kinds() -> tuple[type[Part], ...]:
    """Return the kinds of parts with a script that pages of the site have."""
    return HtmlView, SvgView, ClockView, TurnAlerts


def font_files() -> list[Path]:
    """Return the files of the typeface."""
    return sorted(ASSETS.glob("*.woff2"))


def sheet(names: Mapping[str, str]) -> str:
    """Return the style sheet of the document, with the names of the fonts in the site."""
    text = (ASSETS / SHEET).read_text("utf-8")
    return text[: text.index("@font-face")] + font_rules(lambda name: names[name])


def page(names: Mapping[str, str]) -> str:
    """Return the document.

    Parameters
    ----------
    names
        The names of all files in the site, by the names of their sources.
    """
    parts = {kind.__name__: {"script": names[f"{kind.__name__}.js"]} for kind in kinds()}
    for kind in kinds():
        if kind.snapshot:
            parts[kind.__name__]["state"] = kind.snapshot
    titles = {language: _tab_titles(language) for language in languages()}
    facts = json.dumps({"kinds": parts, "titles": titles}).replace("<", "\\u003c")
    head = html(
        tag("meta", http_equiv="Content-Security-Policy", content="; ".join(POLICY)),
        tag("script", src=names[THEME]),
        tag("script", src=names["page.js"], type="module"),
    )
    say = words("en").say
    body = html(
        tag("div", id="app"),
        tag("div", [_opening(language) for language in languages()], id="opening", cls="message"),
        tag("noscript", tag("p", say("page-script"), cls="message")),
        tag("script", Html(facts), type="application/json", id="site"),
    )
    context = DocumentContext("", "en", title=titles_of_games("en"))
    return document(context, head, body).replace(f"/{SHEET}", names[SHEET])


def _tab_titles(language: str) -> dict[str, object]:
    """Return the titles of tabs until their page is there: of pages, and of games."""
    say = words(language).say
    return {
        "pages": {field: say(message) for field, message in TABS.items()},
        "games": {package.name: package.title(language) for package in packages()},
        "kept": sorted(KEPT_GAMES),
    }


def _opening(language: str) -> Html:
    """Return what the page says before Python is there, in one language."""
    say = words(language).say
    return tag(
        "div",
        tag("h1", titles_of_games(language)),
        tag(
            "div",
            tag("p", say("site-opening"), role="status"),
            tag("progress", max="1", value="0", aria_label=say("site-opening")),
            tag("p", say("site-about")),
            data_say="opening",
        ),
        tag("p", say("site-failed"), role="alert", data_say="failed", hidden=True),
        tag(
            "div",
            tag("p", say("site-elsewhere"), role="alert"),
            button(say("site-here"), "here", data_here=True),
            data_say="elsewhere",
            hidden=True,
        ),
        lang=language,
        hidden=True,
    )
