"""A browser session that a test drives: its views, and the form for a new game."""

from html import unescape

from oracle_nb.web.saved_games.queries import GameQuery
from oracle_nb.web.saved_games.stored_games import search_games
from oracle_nb.web.widgets.html_view import HtmlView


def html_view(page):
    return next(iter(page.view.select(HtmlView)))


def shown(page):
    """The HTML of the first view of a page."""
    return html_view(page).html


def readable(page):
    """The HTML of the first view of a page, as people read it: without escapes and isolation."""
    return unescape(shown(page)).replace("<bdi>", "").replace("</bdi>", "")


def tell(page, command, value="", **form):
    """Send a message of the browser to the first view of a page."""
    html_view(page).receive({"do": command, "value": value, "form": form})


def everything(page):
    """The text of a page, without the isolation of names."""
    text = "".join(view.html for view in page.view.select(HtmlView))
    return text.replace("<bdi>", "").replace("</bdi>", "")


def form(**changes):
    usual = {"kind-0": "person", "kind-1": "bot:greedy", "kind-2": "", "kind-3": "", "seed": "5"}
    return {**usual, "length": "8", "board": "compact", "tiles": "first", **changes}


def listed(store, owner, most=50):
    """The games of an owner, last changed first."""
    return search_games(store, owner, GameQuery(size=most)).games
