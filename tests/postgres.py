"""A PostgreSQL server for tests: in a temporary folder, reached through a unix socket only."""

import itertools
import os
import pwd
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

import pytest

USER = "oracle"
PASSWORD = "p@ss/wörd 1%"
"""With characters that a URL must escape."""
ADMIN = "admin"
_SETTINGS = "-c listen_addresses= -c fsync=off -c max_connections=40 -c unix_socket_directories="


class Server:
    """A running server with one database, in which each test gets a schema of its own."""

    def __init__(self, programs: Path, folder: Path, owner: pwd.struct_passwd | None) -> None:
        self._programs = programs
        self.folder = folder
        self._as_owner: dict[str, Any] = {}
        if owner is not None:
            os.chown(folder, owner.pw_uid, owner.pw_gid)
            self._as_owner = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        self._numbers = itertools.count(1)

    def call(self, program: str, *arguments: str) -> None:
        """Run one of the server's programs as its owner; fail with what it says."""
        log = self.folder / "calls"
        with log.open("wb") as out:
            # Not a pipe: the server that is started would keep it open.
            done = subprocess.run(
                [str(self._programs / program), *arguments],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                check=False,
                **self._as_owner,
            )
        assert done.returncode == 0, log.read_text()

    def create(self) -> None:
        """Create its files, start it, and create a user and a database."""
        password = self.folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        self.call(
            "initdb",
            *("-D", "data", "--no-sync", "--no-locale", "--encoding=UTF8"),
            *(f"--username={ADMIN}", "--auth=scram-sha-256", f"--pwfile={password}"),
        )
        self.start()
        self.run(
            f"CREATE USER {USER} PASSWORD '{PASSWORD}'", f"CREATE DATABASE oracle OWNER {USER}"
        )

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        settings = f"{_SETTINGS}{self.folder}"
        self.call("pg_ctl", "-D", "data", "-w", "-s", "-l", "log", "-o", settings, "start")

    def stop(self) -> None:
        """Stop it at once, as in a power failure, but for what is already stored."""
        self.call("pg_ctl", "-D", "data", "-w", "-s", "-m", "immediate", "stop")

    def run(self, *statements: str, database: str = "postgres") -> list[Any]:
        """Run statements as the administrator; the rows of the last one."""
        import psycopg

        rows: list[Any] = []
        with psycopg.connect(self.url(user=ADMIN, database=database), autocommit=True) as base:
            for statement in statements:
                cursor = base.execute(statement)
                rows = cursor.fetchall() if cursor.description else []
        return rows

    def url(
        self,
        *,
        user: str = USER,
        password: str = PASSWORD,
        database: str = "oracle",
        more: str = "",
    ) -> str:
        """Return the URL of a database."""
        account = f"{user}:{quote(password, safe='')}"
        return f"postgresql://{account}@/{database}?host={self.folder}{more}"

    def fresh(self) -> str:
        """Return the URL of an empty schema in which nothing else happens."""
        name = f"test{next(self._numbers)}"
        self.run(f"CREATE SCHEMA {name} AUTHORIZATION {USER}", database="oracle")
        return self.url(more=f"&options=-csearch_path%3D{name}")


@contextmanager
def server() -> Iterator[Server]:
    """Start a server; skip the test where there is none on this machine."""
    from scripts.postgres import find

    pytest.importorskip("psycopg")
    programs = find()
    if programs is None:
        pytest.skip("no PostgreSQL here (scripts/postgres.py installs it)")
    # A short path: that of a unix socket has at most 107 characters.
    with TemporaryDirectory(prefix="oracle-pg-", dir="/tmp") as name:
        folder = Path(name)
        made = Server(programs, folder, _owner())
        made.create()
        try:
            yield made
        finally:
            made.stop()


def _owner() -> pwd.struct_passwd | None:
    """Return whose server it is, where that is not oneself: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    there = {user.pw_name: user for user in pwd.getpwall()}
    return there.get("postgres", there["nobody"])
