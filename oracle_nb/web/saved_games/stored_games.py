"""Stored games as pages list them, with a notice where storage fails."""

from typing import NamedTuple

from oracle_nb.render.html import Html, tag
from oracle_nb.storage.database import StorageError
from oracle_nb.web.saved_games.queries import GameListPage, GameQuery
from oracle_nb.web.saved_games.search import search_games
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.text import words
from oracle_nb.web.text.storage_errors import storage_text
from oracle_nb.web.widgets.storage_notice import RETRY


class StoredGames(NamedTuple):
    """A page of stored games, and why they can't be read or written.

    ``readable`` is False where nobody knows which games there are.
    """

    listing: GameListPage
    fault: StorageError | None = None
    readable: bool = True


def stored_games(store: Store, owner: str, query: GameQuery, language: str) -> StoredGames:
    """Return a page of the games of an owner; never raises StorageError."""
    try:
        listing = search_games(store, owner, query, language)
    except StorageError as error:
        return StoredGames(GameListPage((), 0), error, readable=False)
    return StoredGames(listing, store.fault)


def storage_notice(games: StoredGames, language: str) -> Html | None:
    """Return a notice about games that can't be read or saved; None where they can."""
    if games.fault is None:
        return None
    say = words(language).say
    what = "games-unwritable" if games.readable else "games-unreadable"
    return tag(
        "div",
        tag("strong", say(what)),
        tag("p", storage_text(games.fault, language)),
        tag("p", say("storage-play")),
        cls="notice storage",
        role="alert",
        data_k="storage",
        data_retry=RETRY,
    )
