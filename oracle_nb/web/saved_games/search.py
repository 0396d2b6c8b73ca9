"""Searching the stored games of an owner: one page of a list, from one query."""

import re
from typing import Any, Final

from oracle_nb.text.names import BOT, LONG_NAME_LENGTH
from oracle_nb.web.saved_games.queries import GameListPage, GameQuery, StoredGame
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.saved_games.summary import read_summary

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


def search_games(store: Store, owner: str, query: GameQuery, language: str = "en") -> GameListPage:
    """Return a page of the games of an owner; the last page where there are fewer.

    Raises StorageError.
    """
    where = f"owner = ? AND deleted = 0{_FILTERS.get(query.show, '')}"
    values: list[str | int] = [owner]
    for word in query.words:
        where += " AND search LIKE ? ESCAPE '!'"
        values.append("%" + re.sub(r"[!%_]", r"!\g<0>", word) + "%")
    with store.database.reading() as base:
        count = f"SELECT COUNT(*) FROM games WHERE {where}"  # noqa: S608 - made of constants
        (total,) = base.execute(count, values).fetchone()
        pages = max(1, -(-total // query.size))
        page = min(query.page, pages)
        rows = base.execute(
            "SELECT id, title, changed, over, name, summary, damaged, kind,"  # noqa: S608 - the same
            " EXISTS (SELECT 1 FROM links WHERE links.game = games.id AND seat >= 0)"
            f" FROM games WHERE {where} ORDER BY {_ORDERS[query.sort]} LIMIT ? OFFSET ?",
            (*values, query.size, (page - 1) * query.size),
        ).fetchall()
    return GameListPage(tuple(_saved(row, language) for row in rows), total, page, pages)


def _saved(row: tuple[Any, ...], language: str) -> StoredGame:
    """Return a row as a list shows it."""
    name, title, changed, over, called, summary, damaged, kind, shared = row
    text = read_summary(summary, language)
    # Names of games from before names were checked may be of any length.
    players, stage = text or (title.replace(BOT, "")[:LONG_NAME_LENGTH], "")
    marks = (bool(damaged), bool(shared))
    return StoredGame(name, title, changed, bool(over), called, players, stage, *marks, kind)
