"""Rows of shared tables that have hardly been used: they make room for others.

Anybody can begin a lesson or a class, use it once, and do so again in a new browser. So a row is a
newcomer until it is used an hour or more after it was begun, and only a limited number of rows
settle on each day. Where a table is full, the newcomers that were used least are deleted, the
oldest of them first.
"""

from typing import Final

from oracle_nb.storage.database import Connection

DAY: Final = 86_400.0
TRIAL: Final = 3_600.0
"""Seconds after which a row must have been used to settle."""


class Newcomers:
    """The newcomers of a table with a column ``id``.

    Parameters
    ----------
    table
        The name of the table.
    daily
        Maximum number of rows that settle within a day.
    """

    def __init__(self, table: str, daily: int) -> None:
        self._table: Final = table
        self.daily: Final = daily

    def begin(self, base: Connection, row: str, now: float) -> None:
        """Note that a row was begun, and forget what was noted of rows of other days."""
        base.execute(
            "DELETE FROM newcomers WHERE kind = ? AND (settled > 0 AND settled <= ?"  # noqa: S608 - fixed
            f" OR id NOT IN (SELECT id FROM {self._table}))",
            (self._table, now - DAY),
        )
        base.execute(
            "INSERT INTO newcomers (kind, id, begun, uses, settled) VALUES (?, ?, ?, 0, 0)",
            (self._table, row, now),
        )

    def use(self, base: Connection, row: str, now: float) -> None:
        """Note that a row was used: it settles if it was begun some time ago."""
        known = (self._table, row)
        base.execute(
            "UPDATE newcomers SET uses = uses + 1 WHERE kind = ? AND id = ? AND settled = 0", known
        )
        base.execute(
            "UPDATE newcomers SET settled = ?"
            " WHERE kind = ? AND id = ? AND settled = 0 AND begun <= ?"
            " AND (SELECT COUNT(*) FROM newcomers WHERE kind = ? AND settled > ?) < ?",
            (now, *known, now - TRIAL, self._table, now - DAY, self.daily),
        )

    def least_used(self, base: Connection, number: int) -> list[str]:
        """Return the newcomers that have to go first, at most this number."""
        rows = base.execute(
            "SELECT id FROM newcomers WHERE kind = ? AND settled = 0"  # noqa: S608 - fixed
            f" AND id IN (SELECT id FROM {self._table}) ORDER BY uses, begun, id LIMIT ?",
            (self._table, max(0, number)),
        ).fetchall()
        return [row for (row,) in rows]
