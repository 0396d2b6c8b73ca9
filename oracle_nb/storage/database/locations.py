"""Which database the app uses: the one that the environment names, or a file of the user's."""

import os
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oracle_nb.core.files import expanded, tighten
from oracle_nb.storage.database.base import Database, DatabaseURLError, DataFolderError
from oracle_nb.storage.database.sqlite import SQLite
from oracle_nb.storage.database.urls import database_address, is_connection_string

if TYPE_CHECKING:
    from oracle_nb.storage.database.postgres import PostgreSQL

PLACE: Final = "ORACLE_NB_DATA"
"""Name of the environment variable with the folder of the saves."""
DATABASE: Final = "ORACLE_NB_DATABASE"
"""Name of the environment variable with the URL of a PostgreSQL database to use instead."""
FILE: Final = "games.sqlite"
"""Name of the file of the saves in that folder."""
UNFINISHED: Final = "last-game.json"
"""Name of the file with the game that was left in the terminal."""
PACKS: Final = "mythology-packs"
"""Name of the folder with the data packs that were added."""
_OWN_FILES: Final = (FILE, f"{FILE}-wal", f"{FILE}-shm", f"{FILE}-journal", UNFINISHED, PACKS)
"""Names of everything that the app keeps in its data folder."""


def folder() -> Path:
    """Return the folder of the saves: that in ORACLE_NB_DATA, or the user's data folder.

    Raises
    ------
    DataFolderError
        If ORACLE_NB_DATA names no folder, or it isn't set and the user has no home folder.
    """
    if named := os.environ.get(PLACE):
        # It may hold a password, so it is not repeated.
        if is_connection_string(named) and not Path(named).exists():
            raise DataFolderError(
                f"{PLACE} must be a folder; the URL of a database belongs in {DATABASE}"
            )
        path = expanded(named)
        if str(path).startswith("~"):
            raise _no_home()
        return path
    from platformdirs import user_data_path

    try:
        return user_data_path("oracle_nb", appauthor=False)
    except RuntimeError:
        raise _no_home() from None


def _no_home() -> DataFolderError:
    return DataFolderError(
        f"this user has no home folder: set {PLACE} to the full path of a folder for the games"
    )


def make_private() -> None:
    """Take the permissions for others from what the app keeps in `folder`.

    The folder itself loses them as well if it is the user's data folder, or has nothing else in it.
    """
    _make_private(folder().absolute(), bool(os.environ.get(PLACE)))


@lru_cache(maxsize=32)
def _make_private(place: Path, chosen: bool) -> None:
    # Only names that this process may see: nothing is changed where it can't look.
    with suppress(OSError):
        entries = list(place.iterdir())
        for path in entries:
            if path.name in _OWN_FILES:
                tighten(path)
        for pack in (place / PACKS).glob("*.toml"):
            tighten(pack)
        if not chosen or all(path.name in _OWN_FILES for path in entries):
            tighten(place.resolve())


def default_database() -> Database:
    """Return the database that ORACLE_NB_DATABASE names, or else the file in `folder`.

    Raises
    ------
    DatabaseURLError
        If it isn't the URL of a PostgreSQL database, or the driver is missing.
    DataFolderError
        If there is no folder for the file.
    """
    if url := os.environ.get(DATABASE, ""):
        return from_url(url)
    make_private()
    return _file(folder() / FILE)


def database_at(place: str) -> Database:
    """Return the database at a URL, in a file, or in the file `FILE` of a folder.

    Raises
    ------
    DatabaseURLError
        If it is a URL that is malformed, or the driver is missing.
    """
    path = expanded(place).resolve()
    if "://" in place or (is_connection_string(place) and not path.exists()):
        return from_url(place)
    # A folder that isn't there yet has no suffix; a file has one.
    return _file(path if path.is_file() or (path.suffix and not path.is_dir()) else path / FILE)


@lru_cache(maxsize=32)
def _file(path: Path) -> SQLite:
    return SQLite(path)


@lru_cache(maxsize=32)
def from_url(url: str) -> "PostgreSQL":
    """Return the PostgreSQL database at a URL: one object for all who use it in this process.

    Raises
    ------
    DatabaseURLError
        If the URL is malformed, or the driver is missing.
    """
    address = database_address(url)
    try:
        from oracle_nb.storage.database.postgres import PostgreSQL
    except ImportError:
        raise DatabaseURLError(
            "PostgreSQL needs a driver: install it with pip install 'oracle-nb[postgres]'"
        ) from None
    return PostgreSQL(address)
