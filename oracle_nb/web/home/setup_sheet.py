"""The page from which a setup sheet is printed."""

from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qs

from oracle_nb.core.arguments import whole_text
from oracle_nb.games.addresses import address
from oracle_nb.games.registry import MissingPart, package_of
from oracle_nb.render.html import Html, button, html, link, tag
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import connection_notice
from oracle_nb.web.widgets.html_view import HtmlView, Message

PAPER: Final = """
.paper { max-width: 900px; margin: 0 auto 40px; padding: 24px 28px; background: #FFFFFF;
  border-radius: 8px; }
@media print { .page > .bar { display: none; } .paper { max-width: none; margin: 0; padding: 0; } }
"""
"""The style sheet of a setup sheet."""

LARGEST: Final = 10**18
"""Largest number in an address."""


def sheet_view(game: str, search: str, language: str, go: Callable[[str], object]) -> HtmlView:
    """Return the sheet of an address ``?sheet=LAYOUT&players=3&seed=7``, with a print button.

    ``go`` is called with the address where somebody wants to go. Raises ValueError for an address
    that makes no sheet.
    """
    say = words(language).say
    asked = parse_qs(search.lstrip("?"))
    numbers: dict[str, int] = {}
    for name in ("players", "seed"):
        for text in asked.get(name, [])[:1]:
            try:
                numbers[name] = whole_text(name, text, -LARGEST, LARGEST)
            except ValueError:
                raise ValueError(say("seed-no-number", text=text[:40])) from None
    wanted = asked.get("sheet", [""])[0]
    setup_sheet = package_of(game).presentation(language).setup_sheet
    if setup_sheet is None:
        raise MissingPart(game, "setup sheet")
    sheet = setup_sheet(wanted, numbers.get("players", 3), numbers.get("seed"))
    bar = tag(
        "header",
        link(say("home"), address(game=game), cls="quiet"),
        tag("span", package_of(game).title(language), cls="brand"),
        tag("span", say("set-up-sheet"), cls="phase"),
        tag("span", cls="space"),
        button(say("set-up-print"), "print", cls="primary", data_print=""),
        connection_notice(language),
        cls="bar",
    )

    def handle(message: Message) -> None:
        if message.do == "address":
            go(message.value)

    # Paper is white, whatever the page is: no theme is chosen here.
    html_view = HtmlView(handle, PAPER, kind="page", theme="light", language=language)
    html_view.html = html(bar, tag("main", Html(sheet), cls="paper", data_place="sheet"))
    return html_view
