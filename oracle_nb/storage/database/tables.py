"""The tables of the app, and how databases of earlier versions get them.

The same definitions serve SQLite and PostgreSQL: both accept them.
"""

from typing import Final

from oracle_nb.storage.database.base import Connection
from oracle_nb.storage.database.hashing import hash_learners

VERSION: Final = 8
"""Version of the tables, kept in the database; files of version 0.1.0 have none."""

TABLES: Final = (
    """
    CREATE TABLE IF NOT EXISTS games (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        seed TEXT NOT NULL,
        revision INTEGER NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        title TEXT NOT NULL,
        over INTEGER NOT NULL,
        given TEXT NOT NULL DEFAULT '',
        secret TEXT NOT NULL DEFAULT '',
        name TEXT NOT NULL DEFAULT '',
        owner TEXT NOT NULL DEFAULT '',
        summary TEXT NOT NULL DEFAULT '',
        search TEXT NOT NULL DEFAULT '',
        origin TEXT NOT NULL DEFAULT '',
        kind TEXT NOT NULL DEFAULT '',
        damaged INTEGER NOT NULL DEFAULT 0,
        deleted DOUBLE PRECISION NOT NULL DEFAULT 0
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS links (
        hash TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        seat INTEGER NOT NULL,
        salt TEXT NOT NULL,
        UNIQUE (game, seat)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS motives (
        game TEXT NOT NULL,
        number INTEGER NOT NULL,
        action TEXT NOT NULL,
        motive TEXT NOT NULL,
        PRIMARY KEY (game, number)
    )
    """,
    # The state of a shared table: see oracle_nb.web.saved_games.table_states.
    """
    CREATE TABLE IF NOT EXISTS tables (
        game TEXT PRIMARY KEY,
        revision INTEGER NOT NULL,
        state TEXT NOT NULL
    )
    """,
    # The people at the screens of each process: see oracle_nb.web.saved_games.change_feed.
    """
    CREATE TABLE IF NOT EXISTS attendance (
        game TEXT NOT NULL,
        place INTEGER NOT NULL,
        process TEXT NOT NULL,
        seen DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (game, place, process)
    )
    """,
    # Games that nobody has played yet: see oracle_nb.web.saved_games.unplayed.
    """
    CREATE TABLE IF NOT EXISTS unplayed (
        game TEXT PRIMARY KEY,
        begun DOUBLE PRECISION NOT NULL
    )
    """,
    # How games ended: see oracle_nb.web.saved_games.results.
    """
    CREATE TABLE IF NOT EXISTS guests (
        game TEXT NOT NULL,
        owner TEXT NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (game, owner)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS results (
        game TEXT NOT NULL,
        owner TEXT NOT NULL,
        revision INTEGER NOT NULL,
        counted INTEGER NOT NULL,
        rounds INTEGER NOT NULL,
        place INTEGER NOT NULL,
        won INTEGER NOT NULL,
        PRIMARY KEY (game, owner)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS result_traits (
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (game, name, value)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS result_luck (
        game TEXT NOT NULL,
        owner TEXT NOT NULL,
        kind INTEGER NOT NULL,
        asked INTEGER NOT NULL,
        came DOUBLE PRECISION NOT NULL,
        expected DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (game, owner, kind)
    )
    """,
    # Learners' progress, by the hashes of their keys: see oracle_nb.lessons.progress.
    """
    CREATE TABLE IF NOT EXISTS rules_known (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        rule TEXT NOT NULL,
        box INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        missed INTEGER NOT NULL,
        due DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (learner, game, rule)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS lessons_done (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        lesson TEXT NOT NULL,
        stops INTEGER NOT NULL,
        done INTEGER NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (learner, game, lesson)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS learners (
        learner TEXT PRIMARY KEY,
        name TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS answer_counts (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        answers INTEGER NOT NULL,
        wrong INTEGER NOT NULL,
        PRIMARY KEY (learner, game)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS misconceptions (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        belief TEXT NOT NULL,
        evidence INTEGER NOT NULL,
        against INTEGER NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (learner, game, belief)
    )
    """,
    # Classes and their members: see oracle_nb.web.classes.store.
    """
    CREATE TABLE IF NOT EXISTS classes (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        owner TEXT NOT NULL,
        salt TEXT NOT NULL,
        hash TEXT NOT NULL UNIQUE,
        code_salt TEXT NOT NULL,
        code_hash TEXT NOT NULL UNIQUE,
        shown TEXT NOT NULL,
        revision INTEGER NOT NULL,
        used DOUBLE PRECISION NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS class_members (
        class TEXT NOT NULL,
        learner TEXT NOT NULL,
        id TEXT NOT NULL,
        name TEXT NOT NULL,
        folded TEXT NOT NULL,
        joined DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL,
        lesson TEXT NOT NULL,
        stop INTEGER NOT NULL,
        PRIMARY KEY (class, learner),
        UNIQUE (class, folded)
    )
    """,
    # Other browsers of teachers, with the secret of the class that only each of them can read.
    """
    CREATE TABLE IF NOT EXISTS class_teachers (
        class TEXT NOT NULL,
        owner TEXT NOT NULL,
        sealed TEXT NOT NULL,
        PRIMARY KEY (class, owner)
    )
    """,
    # Lessons written on a page: see oracle_nb.web.lessons.own_lessons.
    """
    CREATE TABLE IF NOT EXISTS own_lessons (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        owner TEXT NOT NULL,
        title TEXT NOT NULL,
        draft TEXT NOT NULL,
        published TEXT NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        used DOUBLE PRECISION NOT NULL
    )
    """,
    # Values that all processes of the app share: see oracle_nb.web.runtime.server.launch.
    """
    CREATE TABLE IF NOT EXISTS secrets (
        name TEXT PRIMARY KEY,
        secret TEXT NOT NULL
    )
    """,
)
INDEXES: Final = (
    "CREATE INDEX IF NOT EXISTS unplayed_by_age ON unplayed (begun)",
    "CREATE INDEX IF NOT EXISTS classes_owned ON classes (owner, game)",
    "CREATE INDEX IF NOT EXISTS class_members_learner ON class_members (learner)",
    "CREATE INDEX IF NOT EXISTS own_lessons_owned ON own_lessons (owner, game)",
    "CREATE INDEX IF NOT EXISTS games_imported ON games (owner, origin)",
    "CREATE INDEX IF NOT EXISTS guests_seated ON guests (owner, game)",
    "CREATE INDEX IF NOT EXISTS games_finished ON games (owner, over, deleted, id, revision)",
    """
    CREATE INDEX IF NOT EXISTS results_owned ON results (owner, counted, game, won, place, rounds)
    """,
)
SQLITE_INDEXES: Final = (
    # Everything that a list of games needs: SQLite keeps long texts, such as games, in the rows,
    # and a query that reads the rows reads them all.
    """
    CREATE INDEX IF NOT EXISTS games_listed ON games
    (owner, deleted, changed, over, damaged, search, id, name, title, summary, kind)
    """,
    "CREATE INDEX IF NOT EXISTS games_there ON games (id, deleted)",
)
POSTGRES_INDEXES: Final = (
    # PostgreSQL keeps long texts apart from the rows, and limits the size of an index entry.
    "CREATE INDEX IF NOT EXISTS games_listed ON games (owner, changed)",
)
_ADDED: Final = {
    **dict.fromkeys(
        ("given", "secret", "name", "owner", "summary", "search", "origin", "kind"), "TEXT"
    ),
    "damaged": "INTEGER",
    "deleted": "DOUBLE PRECISION",
}
"""Columns of games that SQLite files of earlier versions may lack, with their types."""
_EMPTY: Final = {"TEXT": "''", "INTEGER": "0", "DOUBLE PRECISION": "0"}


ONLY_GAME: Final = "delphi"
"""The game to which everything belongs in databases before version 5."""
_OF_ONE_GAME: Final = {"rules_known": "rule", "lessons_done": "lesson"}
"""Tables that didn't name the game before version 5, with the last column of their primary keys."""


def create_in_sqlite(base: Connection) -> None:
    """Create the tables, columns and indexes that an SQLite file doesn't have yet."""
    # A value that is replaced, such as a key by its hash, leaves no trace in the file.
    base.execute("PRAGMA secure_delete = ON")
    old = [one for one in _OF_ONE_GAME if "game" not in _columns(base, one, "game")]
    # SQLite can't change a primary key.
    for table in old:
        base.execute(f"ALTER TABLE {table} RENAME TO old_{table}")
    for statement in TABLES:
        base.execute(statement)
    for table in old:
        columns = ", ".join(_columns(base, f"old_{table}"))
        base.execute(
            f"INSERT INTO {table} (game, {columns})"  # noqa: S608 - fixed
            f" SELECT '{ONLY_GAME}', {columns} FROM old_{table}"
        )
        base.execute(f"DROP TABLE old_{table}")
    there = _columns(base, "games")
    if "secret" not in there:
        _forget_results(base)
    for column, kind in _ADDED.items():
        if column not in there:
            default = f"{kind} NOT NULL DEFAULT {_EMPTY[kind]}"
            base.execute(f"ALTER TABLE games ADD COLUMN {column} {default}")
    base.execute("UPDATE games SET kind = ? WHERE kind = ''", (ONLY_GAME,))
    # Until a game is described (see `Store.describe`), it is found by its name and its players.
    base.execute("UPDATE games SET search = lower(name || ' ' || title) WHERE search = ''")
    # That of an earlier version has fewer columns.
    base.execute("DROP INDEX IF EXISTS games_listed")
    for index in (*INDEXES, *SQLITE_INDEXES):
        base.execute(index)
    hash_learners(base)
    base.execute(f"PRAGMA user_version = {VERSION}")


def _forget_results(base: Connection) -> None:
    """Delete stored results: earlier versions counted imports, copies and games of bots as well.

    They are stored again when somebody asks for statistics.
    """
    for table in ("results", "result_traits", "result_luck"):
        base.execute(f"DELETE FROM {table}")  # noqa: S608 - fixed


def _columns(base: Connection, table: str, *otherwise: str) -> list[str]:
    """Return the names of the columns of a table in SQLite; ``otherwise`` if there is none."""
    rows = base.execute(f"PRAGMA table_info({table})").fetchall()
    return [row[1] for row in rows] or list(otherwise)


def create_in_postgres(base: Connection) -> None:
    """Create the tables and indexes that a PostgreSQL database doesn't have yet."""
    for statement in TABLES:
        base.execute(statement)
    if not base.execute(
        "SELECT 1 FROM information_schema.columns WHERE table_schema = current_schema()"
        " AND table_name = 'games' AND column_name = 'secret'"
    ).fetchone():
        _forget_results(base)
    for column in ("kind", "secret"):
        added = f"ADD COLUMN IF NOT EXISTS {column} TEXT NOT NULL DEFAULT ''"
        base.execute(f"ALTER TABLE games {added}")
    base.execute("UPDATE games SET kind = ? WHERE kind = ''", (ONLY_GAME,))
    for table, key in _OF_ONE_GAME.items():
        added = f"ADD COLUMN IF NOT EXISTS game TEXT NOT NULL DEFAULT '{ONLY_GAME}'"
        base.execute(f"ALTER TABLE {table} {added}, DROP CONSTRAINT IF EXISTS {table}_pkey")
        base.execute(f"ALTER TABLE {table} ADD PRIMARY KEY (learner, game, {key})")
    for statement in (*INDEXES, *POSTGRES_INDEXES):
        base.execute(statement)
    hash_learners(base)
    base.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    base.execute("DELETE FROM schema_version")
    base.execute("INSERT INTO schema_version (version) VALUES (?)", (VERSION,))
