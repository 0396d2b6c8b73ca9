"""Databases that another version of the app has made."""

from pathlib import Path
from typing import Final

from oracle_nb.storage.database.base import StorageError
from oracle_nb.storage.database.tables import VERSION

DEVELOPMENT: Final = -1
"""The version of all tables that were made before the first release."""


def version_fault(version: int, place: Path | str, *, server: bool = False) -> StorageError | None:
    """Return why a database with tables of this version can't be used; None where it can."""
    if version == DEVELOPMENT:
        reason = "made by a development version, before 0.1.0"
        return StorageError("development", place, reason, server=server)
    if version > VERSION:
        reason = f"made by a newer version (tables of version {version}; this app knows {VERSION})"
        return StorageError("newer", place, reason, server=server)
    return None
