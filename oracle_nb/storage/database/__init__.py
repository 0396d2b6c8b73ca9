"""The app's database: an SQLite file on this machine, or a PostgreSQL server given by URL.

`Database` is what the app uses; `SQLite` and `PostgreSQL` implement it. All queries of the app are
written so that both accept them, with ``?`` for values. `schema` has the tables.
"""

from oracle_nb.storage.database.base import (
    Connection,
    Database,
    DatabaseState,
    DatabaseURLError,
    DataFolderError,
    StorageError,
)
from oracle_nb.storage.database.locations import DATABASE, PLACE, default_database, folder
from oracle_nb.storage.database.sqlite import SQLite

__all__ = [
    "DATABASE",
    "PLACE",
    "Connection",
    "DataFolderError",
    "Database",
    "DatabaseState",
    "DatabaseURLError",
    "SQLite",
    "StorageError",
    "default_database",
    "folder",
]
