"""Games that were begun but never played: they make room for others.

Anybody can begin games, each in a new browser. A game that nobody has played, shared or named can
be begun again. So the oldest of these are deleted: those beyond `MAX_UNPLAYED`, and on a server
that many people use those older than a day.
"""

from typing import Final

from oracle_nb.storage.database import Connection
from oracle_nb.web.saved_games.results import TABLES as RESULTS

DAY: Final = 86_400.0
MAX_UNPLAYED: Final = 5_000
"""Maximum number of games in a database that were never played."""
FEW: Final = 100
"""Number of games that are never too old: on somebody's own machine, nothing is deleted."""


def note_begun(base: Connection, name: str, now: float) -> None:
    """Note that a game was begun, and delete those that were never played and have to go."""
    base.execute(
        "INSERT INTO unplayed (game, begun) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, now)
    )
    (number,) = base.execute("SELECT COUNT(*) FROM unplayed").fetchone()
    oldest = "SELECT game FROM unplayed WHERE begun <= ? ORDER BY begun, game LIMIT ?"
    for latest, keep in ((now, MAX_UNPLAYED), (now - DAY, FEW)):
        rows = base.execute(oldest, (latest, max(0, number - keep))).fetchall()
        for (game,) in rows:
            erase(base, game)
        number -= len(rows)


def note_used(base: Connection, name: str) -> None:
    """Note that a game was played, shared or named: from now on it stays."""
    base.execute("DELETE FROM unplayed WHERE game = ?", (name,))


def erase(base: Connection, name: str) -> None:
    """Delete a game for good, with everything that belongs to it."""
    base.execute("DELETE FROM games WHERE id = ?", (name,))
    for table in ("links", "motives", "tables", "unplayed", *RESULTS):
        base.execute(f"DELETE FROM {table} WHERE game = ?", (name,))  # noqa: S608 - fixed
