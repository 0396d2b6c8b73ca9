"""Databases that another version of the app has made."""

from pathlib import Path

from oracle_nb.storage.database.base import StorageError
from oracle_nb.storage.database.tables import VERSION


def version_fault(
    version: int, place: Path | str, *, exact: bool = False, server: bool = False
) -> StorageError | None:
    """Return why a database with tables of this version can't be used; None where it can.

    ``exact``: tables of an earlier version can't be brought up to date either.
    """
    if version > VERSION:
        reason = f"made by a newer version (tables of version {version}; this app knows {VERSION})"
        return StorageError("newer", place, reason, server=server)
    if exact and version < VERSION:
        reason = f"made by an older version (tables of version {version}; start the app once)"
        return StorageError("older", place, reason, server=server)
    return None
