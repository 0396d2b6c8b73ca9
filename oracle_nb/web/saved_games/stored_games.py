"""The stored games of an owner as pages list them: search, and a notice where storage fails."""

import re
from contextlib import suppress
from typing import Any, Final, NamedTuple

from oracle_nb.render.html import Html, tag
from oracle_nb.storage.database import StorageError
from oracle_nb.text.names import BOT, LONG_NAME_LENGTH
from oracle_nb.web.saved_games.queries import (
    PRACTICE,
    GameListPage,
    GameQuery,
    StoredGame,
    guided_origin,
)
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.saved_games.summary import GameSummary, read_summary
from oracle_nb.web.text import words
from oracle_nb.web.text.storage_errors import storage_text
from oracle_nb.web.widgets.storage_notice import RETRY

_ORDERS: Final = {
    "newest": "changed DESC, id",
    "oldest": "changed, id",
    "name": "search, changed DESC, id",
}
_FILTERS: Final = {
    "running": " AND over = 0 AND damaged = 0",
    "finished": " AND over = 1",
    "shared": " AND id IN (SELECT game FROM links WHERE seat >= 0)",
}


class StoredGames(NamedTuple):
    """A page of stored games, and why they can't be read or written.

    ``readable`` is False where nobody knows which games there are, ``local`` is True where only
    this browser keeps them.
    """

    listing: GameListPage
    fault: StorageError | None = None
    readable: bool = True
    local: bool = False


def stored_games(store: Store, owner: str, query: GameQuery, language: str) -> StoredGames:
    """Return a page of the games of an owner; never raises StorageError."""
    try:
        listing = search_games(store, owner, query, language)
    except StorageError as error:
        return StoredGames(GameListPage((), 0), error, readable=False)
    return StoredGames(listing, store.fault, local=store.database.local)


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


def guided_over(store: Store, owner: str, game: str) -> bool:
    """Return whether an owner has played the guided game of a kind to its end, as far as known."""
    with suppress(StorageError), store.database.reading() as base:
        # The plus keeps SQLite from going through all games that are over.
        row = base.execute(
            "SELECT 1 FROM games WHERE owner = ? AND origin = ? AND +over = 1 LIMIT 1",
            (owner, guided_origin(game)),
        ).fetchone()
        return row is not None
    return False


def guided_begun(store: Store, owner: str, game: str) -> bool:
    """Return whether the newest guided game of a kind goes on, as far as known."""
    with suppress(StorageError):
        name = store.imported(owner, guided_origin(game))
        return bool(name) and not store.over(name)
    return False


def last_played(store: Store, owner: str) -> str:
    """Return the name of the game that an owner has played last; "" for none, as far as known."""
    with suppress(StorageError), store.database.reading() as base:
        row = base.execute(
            "SELECT kind FROM games WHERE owner = ? AND deleted = 0 AND damaged = 0"
            " AND origin <> ? ORDER BY changed DESC, id LIMIT 1",
            (owner, PRACTICE),
        ).fetchone()
        return str(row[0]) if row else ""
    return ""


# --- search ---------------------------------------------------------------------------------------


def search_games(store: Store, owner: str, query: GameQuery, language: str = "en") -> GameListPage:
    """Return a page of the games of an owner; the last page where there are fewer.

    Raises StorageError.
    """
    where = f"owner = ? AND deleted = 0{_FILTERS.get(query.show, '')}"
    values: list[str | int] = [owner]
    for word in query.words:
        where += " AND search LIKE ? ESCAPE '!'"
        values.append("%" + re.sub(r"[!%_]", r"!\g<0>", word) + "%")
    order, kinds = _ORDERS[query.sort], ", ".join("?" for _ in query.first)
    if kinds:
        order = f"CASE WHEN kind IN ({kinds}) THEN 0 ELSE 1 END, {order}"
    with store.database.reading() as base:
        count = f"SELECT COUNT(*) FROM games WHERE {where}"  # noqa: S608 - made of constants
        (total,) = base.execute(count, values).fetchone()
        pages = max(1, -(-total // query.size))
        page = min(query.page, pages)
        # An index has all that finds and sorts them, and only games of this page are read.
        page_ids = f"SELECT id FROM games WHERE {where} ORDER BY {order} LIMIT ? OFFSET ?"  # noqa: S608 - the same
        rows = base.execute(
            "SELECT id, title, changed, over, name, summary, damaged, kind,"  # noqa: S608 - the same
            f" origin = '{PRACTICE}', origin LIKE '{guided_origin('')}%',"
            " EXISTS (SELECT 1 FROM links WHERE links.game = games.id AND seat >= 0)"
            f" FROM games WHERE id IN ({page_ids}) ORDER BY {order}",
            (*values, *query.first, query.size, (page - 1) * query.size, *query.first),
        ).fetchall()
    return GameListPage(tuple(_saved(row, language) for row in rows), total, page, pages)


def _saved(row: tuple[Any, ...], language: str) -> StoredGame:
    """Return a row as a list shows it."""
    name, title, changed, over, called, summary, damaged, kind, practice, guided, shared = row
    text = read_summary(summary, language)
    # Names of games from before names were checked may be of any length.
    text = text or GameSummary(title.replace(BOT, "")[:LONG_NAME_LENGTH], "")
    marks = (bool(damaged), bool(shared))
    about = (called, text.players, text.stage)
    made = StoredGame(name, title, changed, bool(over), *about, *marks, kind, text.turn, text.won)
    return made._replace(practice=bool(practice), guided=bool(guided))
