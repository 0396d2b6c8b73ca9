"""The tables of the app, in a definition that both SQLite and PostgreSQL accept."""

from typing import Final

from oracle_nb.storage.database.base import Connection

VERSION: Final = 2
"""Version of the tables, kept in the database; older ones are upgraded."""
APPLICATION: Final = int.from_bytes(b"ONB1")
"""Application id of SQLite files. Those made before the first release have another one or none."""
VERSION_TABLE: Final = "oracle_nb_version"
"""Table with the version in PostgreSQL. Databases made before the first release don't have it."""

_RULES_KNOWN: Final = """
    CREATE TABLE rules_known (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        rule TEXT NOT NULL,
        box INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        missed INTEGER NOT NULL,
        due DOUBLE PRECISION NOT NULL,
        stability DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (learner, game, rule)
    )
    """
_RETENTION: Final = """
    CREATE TABLE retention (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        factor DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (learner, game)
    )
    """
TABLES: Final = (
    """
    CREATE TABLE games (
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
    CREATE TABLE links (
        hash TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        seat INTEGER NOT NULL,
        salt TEXT NOT NULL,
        UNIQUE (game, seat)
    )
    """,
    """
    CREATE TABLE motives (
        game TEXT NOT NULL,
        number INTEGER NOT NULL,
        action TEXT NOT NULL,
        motive TEXT NOT NULL,
        PRIMARY KEY (game, number)
    )
    """,
    # The state of a shared table: see oracle_nb.web.saved_games.table_states.
    """
    CREATE TABLE tables (
        game TEXT PRIMARY KEY,
        revision INTEGER NOT NULL,
        state TEXT NOT NULL
    )
    """,
    # The people at the screens of each process: see oracle_nb.web.saved_games.change_feed.
    """
    CREATE TABLE attendance (
        game TEXT NOT NULL,
        place INTEGER NOT NULL,
        process TEXT NOT NULL,
        seen DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (game, place, process)
    )
    """,
    # Games that nobody has played yet: see oracle_nb.web.saved_games.unplayed.
    """
    CREATE TABLE unplayed (
        game TEXT PRIMARY KEY,
        begun DOUBLE PRECISION NOT NULL
    )
    """,
    # How games ended: see oracle_nb.web.saved_games.results.
    """
    CREATE TABLE guests (
        game TEXT NOT NULL,
        owner TEXT NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (game, owner)
    )
    """,
    """
    CREATE TABLE results (
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
    CREATE TABLE result_traits (
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (game, name, value)
    )
    """,
    """
    CREATE TABLE result_luck (
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
    _RULES_KNOWN,
    _RETENTION,
    """
    CREATE TABLE lessons_done (
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
    CREATE TABLE learners (
        learner TEXT PRIMARY KEY,
        name TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE answer_counts (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        answers INTEGER NOT NULL,
        wrong INTEGER NOT NULL,
        PRIMARY KEY (learner, game)
    )
    """,
    # The probabilities that rules are known and false beliefs held, by "rule" and "belief".
    """
    CREATE TABLE knowledge (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        chance DOUBLE PRECISION NOT NULL,
        changed DOUBLE PRECISION NOT NULL DEFAULT 0,
        PRIMARY KEY (learner, game, kind, name)
    )
    """,
    # Activities besides exercises, and puzzles of one's own: see oracle_nb.lessons.activity.
    """
    CREATE TABLE activity (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        item TEXT NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY (learner, game, kind, name, item)
    )
    """,
    """
    CREATE TABLE own_puzzles (
        learner TEXT NOT NULL,
        game TEXT NOT NULL,
        id TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        kept DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (learner, game, id)
    )
    """,
    # Classes and their members: see oracle_nb.web.classes.store.
    """
    CREATE TABLE classes (
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
    CREATE TABLE class_members (
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
    CREATE TABLE class_teachers (
        class TEXT NOT NULL,
        owner TEXT NOT NULL,
        sealed TEXT NOT NULL,
        PRIMARY KEY (class, owner)
    )
    """,
    # Lessons written on a page: see oracle_nb.web.lessons.own_lessons.
    """
    CREATE TABLE own_lessons (
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
    # Lessons and classes that have hardly been used yet: see oracle_nb.storage.newcomers.
    """
    CREATE TABLE newcomers (
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        begun DOUBLE PRECISION NOT NULL,
        uses INTEGER NOT NULL,
        settled DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (kind, id)
    )
    """,
    # Values that all processes of the app share: see oracle_nb.web.runtime.server.launch.
    """
    CREATE TABLE secrets (
        name TEXT PRIMARY KEY,
        secret TEXT NOT NULL
    )
    """,
)
INDEXES: Final = (
    "CREATE INDEX unplayed_by_age ON unplayed (begun)",
    "CREATE INDEX newcomers_settled ON newcomers (kind, settled)",
    "CREATE INDEX classes_owned ON classes (owner, game)",
    "CREATE INDEX class_members_learner ON class_members (learner)",
    "CREATE INDEX own_lessons_owned ON own_lessons (owner, game)",
    "CREATE INDEX games_imported ON games (owner, origin)",
    "CREATE INDEX guests_seated ON guests (owner, game)",
    "CREATE INDEX games_finished ON games (owner, over, deleted, id, revision)",
    """
    CREATE INDEX results_owned ON results (owner, counted, game, won, place, rounds)
    """,
)
SQLITE_INDEXES: Final = (
    # Everything that a list of games needs: SQLite keeps long texts, such as games, in the rows,
    # and a query that reads the rows reads them all.
    """
    CREATE INDEX games_listed ON games
    (owner, deleted, changed, over, damaged, search, id, name, title, summary, kind)
    """,
    "CREATE INDEX games_there ON games (id, deleted)",
)
POSTGRES_INDEXES: Final = (
    # PostgreSQL keeps long texts apart from the rows, and limits the size of an index entry.
    "CREATE INDEX games_listed ON games (owner, changed)",
)


def _upgrade(base: Connection) -> None:
    """Bring tables of version 1 up to date: their rules get a stability of 0, for none.

    The table is made anew, so that it is the same as in a new database.
    """
    base.execute("CREATE TABLE rules_before AS SELECT * FROM rules_known")
    base.execute("DROP TABLE rules_known")
    base.execute(_RULES_KNOWN)
    base.execute(
        "INSERT INTO rules_known (learner, game, rule, box, seen, missed, due, stability)"
        " SELECT learner, game, rule, box, seen, missed, due, 0.0 FROM rules_before"
    )
    base.execute("DROP TABLE rules_before")
    base.execute(_RETENTION)


def upgrade_in_sqlite(base: Connection) -> None:
    """Bring the tables of an older version in an SQLite file up to date."""
    _upgrade(base)
    base.execute(f"PRAGMA user_version = {VERSION}")


def upgrade_in_postgres(base: Connection) -> None:
    """Bring the tables of an older version in a PostgreSQL database up to date."""
    _upgrade(base)
    base.execute(f"UPDATE {VERSION_TABLE} SET version = ?", (VERSION,))  # noqa: S608 - a constant


def create_in_sqlite(base: Connection) -> None:
    """Create the tables and indexes in an empty SQLite file."""
    for statement in (*TABLES, *INDEXES, *SQLITE_INDEXES):
        base.execute(statement)
    base.execute(f"PRAGMA application_id = {APPLICATION}")
    base.execute(f"PRAGMA user_version = {VERSION}")


def create_in_postgres(base: Connection) -> None:
    """Create the tables and indexes in an empty PostgreSQL database."""
    for statement in (*TABLES, *INDEXES, *POSTGRES_INDEXES):
        base.execute(statement)
    base.execute(f"CREATE TABLE {VERSION_TABLE} (version INTEGER NOT NULL)")
    added = f"INSERT INTO {VERSION_TABLE} (version) VALUES (?)"  # noqa: S608 - a constant
    base.execute(added, (VERSION,))
