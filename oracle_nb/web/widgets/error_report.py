"""Errors of the program, with a report for its maintainers; and what a browser refuses."""

import platform
import traceback
from typing import Final

from oracle_nb.core.version import __version__
from oracle_nb.games.game import Game
from oracle_nb.render.html import Html, button, html, link, tag
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import top_bar

LONGEST: Final = 6_000
"""Maximum number of characters of a traceback; the end of a longer one is shown."""
REFUSALS: Final = ("copy", "print", "file", "cookie")
"""The refusals of browsers, by the last parts of their messages and as html_view.js names it."""


def report(error: BaseException, doing: str, game: Game | None = None) -> str:
    """Return the report of an error: the program, the command, the traceback, the game."""
    lines = "".join(traceback.format_exception(error))[-LONGEST:]
    parts = [
        f"oracle_nb {__version__}, Python {platform.python_version()}, {platform.system()}",
        f"doing: {doing[:200]}",
        lines.strip(),
    ]
    if game is not None:
        parts.append(f"game: {_code(game)}")
    return "\n\n".join(parts)


def _code(game: Game) -> str:
    try:
        return game.share()
    except SaveError as error:
        return str(error)


def report_view(text: str, language: str, *, table: bool) -> Html:
    """Return a report, with instructions."""
    say = words(language).say
    copied = say("share-copied")
    return tag(
        "section",
        tag("p", say("report-about" if table else "report-page")),
        tag("pre", text, cls="report-text", tabindex="0", aria_label=say("report")),
        button(say("share-copy"), "copy", data_copy=".report-text", data_copied=copied),
        cls="report notice",
        role="alert",
        data_k="report",
        data_show=True,
    )


def error_page(language: str, theme: str) -> Html:
    """Return a page with nothing but ways out, for below a report."""
    say = words(language).say
    bar = top_bar(language, theme)
    ways = tag("p", link(say("home"), "?"), " · ", link(say("games"), "?games"))
    return html(bar, tag("main", tag("h1", say("error-page")), ways, cls="home"))


def too_large(size: int, language: str) -> Html:
    """Return the message for a file of this size that is too large."""
    text = words(language).say("file-too-large", size=str(round(size / 1e6)))
    return tag("p", text, cls="notice", role="alert", data_k=f"large {size}", data_show=True)


def browser_refusal(what: str, language: str) -> Html:
    """Return the notice that the browser has refused one of `REFUSALS`, with another way."""
    text = words(language).say(f"browser-{what}")
    return tag("p", text, cls="notice toast", role="alert", data_k=f"refused {what}")
