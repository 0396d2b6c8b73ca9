"""Notices and pages about storage that is away; pages with one ask again until it is back."""

from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.render.html import Html, html, link, tag
from oracle_nb.storage.database import StorageError
from oracle_nb.web.text import words
from oracle_nb.web.text.storage_errors import storage_text
from oracle_nb.web.widgets.bar import top_bar

RETRY: Final = 4_000
"""Milliseconds after which a page asks whether the storage is back."""


def storage_paragraph(error: StorageError, language: str) -> Html:
    """Return a notice with the reason, on a page that asks again."""
    text = storage_text(error, language)
    return tag("p", text, cls="notice", role="alert", data_k="storage", data_retry=RETRY)


def unavailable_page(error: StorageError, game: str, language: str, theme: str) -> Html:
    """Return a page that can't be shown now, and is as soon as the storage is back."""
    say = words(language).say
    home = address(game=game)
    bar = top_bar(language, theme, game=game)
    parts = (
        tag("h1", say("storage-away")),
        storage_paragraph(error, language),
        tag("p", say("storage-away-page")),
        tag("p", link(say("home"), home)),
    )
    return html(bar, tag("main", parts, cls="home"))
