"""Databases with the tables of version 1."""

from oracle_nb.storage.database.base import Connection

RULES_KNOWN = """
    CREATE TABLE rules_known (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        rule TEXT NOT NULL,
        box INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        missed INTEGER NOT NULL,
        due DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (learner, game, rule)
    )
    """
ROW = ("move.range", 3, 5, 1, 1_000_000.0)
"""The knowledge of a rule in version 1."""


def make_first_version(base: Connection, learner: str) -> None:
    """Give a database the tables of version 1, and a learner, by the hash of their key."""
    for table in ("rules_known", "retention"):
        base.execute(f"DROP TABLE {table}")
    base.execute(RULES_KNOWN)
    base.execute("INSERT INTO rules_known VALUES (?, ?, ?, ?, ?, ?, ?)", (learner, "delphi", *ROW))
