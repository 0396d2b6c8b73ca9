"""Stored games as pages list them, and messages for storage that fails."""

from typing import NamedTuple

from oracle_nb.render.html import Html, tag
from oracle_nb.storage.database import DATABASE, PLACE, StorageError
from oracle_nb.web.saved_games.queries import GameListPage, GameQuery
from oracle_nb.web.saved_games.search import search_games
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.text import words


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


def storage_text(error: OSError, language: str) -> str:
    """Return the fault of a file or database, and a remedy."""
    if not isinstance(error, StorageError):
        return str(error)
    say = words(language).say
    facts = {"place": error.place, "reason": error.reason[:200]}
    if error.server:
        return say(f"server-{error.kind}", **facts, name=DATABASE)
    return say(f"storage-{error.kind}", **facts, name=PLACE)


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
    )
