"""Hashes of secrets: databases keep these, so that nobody who reads one can use the secrets."""

from hashlib import sha256
from typing import Final

from oracle_nb.storage.database.base import Connection

LENGTH: Final = 64
"""Number of characters of a hash; all keys of browsers are shorter."""
_OF_LEARNERS: Final = (
    "rules_known",
    "lessons_done",
    "learners",
    "answer_counts",
    "misconceptions",
    "class_members",
)
"""The tables with a column ``learner``."""


def hashed(secret: str) -> str:
    """Return the hash of a secret, from which the secret can't be guessed.

    Examples
    --------
    >>> len(hashed("the key of a browser")) == LENGTH
    True
    """
    return sha256(secret.encode()).hexdigest()


def hash_learners(base: Connection) -> None:
    """Replace the keys of learners that databases before version 8 hold by their hashes."""
    for table in _OF_LEARNERS:
        rows = base.execute(
            f"SELECT DISTINCT learner FROM {table} WHERE length(learner) < ?",  # noqa: S608 - fixed
            (LENGTH,),
        ).fetchall()
        base.executemany(
            f"UPDATE {table} SET learner = ? WHERE learner = ?",  # noqa: S608 - fixed
            [(hashed(key), key) for (key,) in rows],
        )
