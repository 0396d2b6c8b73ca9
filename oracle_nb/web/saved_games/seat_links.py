"""Links to the seats of stored games: a secret for each seat, of which only a hash is stored."""

from typing import Final, NamedTuple

from oracle_nb.storage.database import Database
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.unplayed import note_used


class LinkTarget(NamedTuple):
    """The game and the seat to which a secret leads, and the salt of the secret."""

    game: str
    seat: int
    salt: str


class SeatLinks:
    """The links to the seats of the games in one database.

    Parameters
    ----------
    database
        The database.
    """

    def __init__(self, database: Database) -> None:
        self._read: Final = database.reading
        self._write: Final = database.writing

    def assign(self, game: str, seat: int, secret: str, salt: str) -> None:
        """Let a secret lead to a seat of a game, instead of the one before."""
        with self._write() as base:
            base.execute(
                "INSERT INTO links (hash, game, seat, salt) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (game, seat) DO UPDATE SET hash = excluded.hash,"
                " salt = excluded.salt",
                (hashed(secret), game, seat, salt),
            )
            note_used(base, game)

    def revoke(self, game: str, seat: int) -> None:
        """Let no secret lead to a seat of a game any more."""
        with self._write() as base:
            base.execute("DELETE FROM links WHERE game = ? AND seat = ?", (game, seat))

    def salts(self, game: str) -> dict[int, str]:
        """Return the seats of a game to which secrets lead, with the salts of the secrets."""
        with self._read() as base:
            rows = base.execute(
                "SELECT seat, salt FROM links WHERE game = ? ORDER BY seat", (game,)
            ).fetchall()
        return dict(rows)

    def target(self, secret: str) -> LinkTarget:
        """Return the game and the seat to which a secret leads.

        Raises
        ------
        SavedGameNotFound
            If it leads nowhere.
        """
        with self._read() as base:
            found = base.execute(
                "SELECT links.game, seat, salt FROM links JOIN games ON games.id = links.game"
                " WHERE hash = ? AND deleted = 0",
                (hashed(secret),),
            ).fetchone()
        if found is None:
            raise SavedGameNotFound
        return LinkTarget(str(found[0]), int(found[1]), str(found[2]))
