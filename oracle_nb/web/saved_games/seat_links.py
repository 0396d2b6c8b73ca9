"""Links to the seats of stored games: a secret for each seat, of which only a hash is stored."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from oracle_nb.storage.database import Connection, Database
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.unplayed import note_used

_UNKNOWN: Final = "unknown"
"""Stands before the game and the seat instead of a hash, which it can't be mistaken for."""


class GivenSeat(NamedTuple):
    """A seat that is given away: the secret of its link, "" where nobody knows it, and the salt."""

    secret: str
    salt: str


class LinkTarget(NamedTuple):
    """The game and the seat to which a secret leads, and the salt of the secret."""

    game: str
    seat: int
    salt: str


class SeatLinks:
    """The links to the seats of the games in one database."""

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

    @staticmethod
    def put_back(base: Connection, game: str, links: Mapping[int, GivenSeat]) -> None:
        """Make these the links of a game in a database that has lost them, or has older ones."""
        rows = base.execute("SELECT seat, salt FROM links WHERE game = ?", (game,)).fetchall()
        there = dict(rows)
        for seat, salt in rows:
            if seat not in links or links[seat].salt != salt:
                base.execute("DELETE FROM links WHERE game = ? AND seat = ?", (game, seat))
        for seat, (secret, salt) in links.items():
            if there.get(seat) != salt:
                held = hashed(secret) if secret else f"{_UNKNOWN} {game} {seat}"
                base.execute(
                    "INSERT INTO links (hash, game, seat, salt) VALUES (?, ?, ?, ?)",
                    (held, game, seat, salt),
                )

    def complete(self, game: str, links: Mapping[int, GivenSeat]) -> None:
        """Store the secrets that were not known when the links of a game were put back."""
        with self._read() as base:
            query = "SELECT seat, salt FROM links WHERE game = ? AND hash LIKE ?"
            lost = base.execute(query, (game, f"{_UNKNOWN} %")).fetchall()
        for seat, salt in lost:
            known = links.get(seat)
            if known is not None and known.secret and known.salt == salt:
                self.assign(game, seat, known.secret, salt)

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
            row = base.execute(
                "SELECT links.game, seat, salt FROM links JOIN games ON games.id = links.game"
                " WHERE hash = ? AND deleted = 0",
                (hashed(secret),),
            ).fetchone()
        if row is None:
            raise SavedGameNotFound
        return LinkTarget(str(row[0]), int(row[1]), str(row[2]))
