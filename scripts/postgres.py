"""Find the programs of a PostgreSQL server for the tests, or install Debian's.

One that is there is used: the folder that the ``POSTGRES`` variable names, then initdb on PATH, or
where Debian and Homebrew keep it. Tests that need a server are skipped where there is none.

    .venv/bin/python scripts/postgres.py          # find or install; print the folder
    .venv/bin/python scripts/postgres.py --find   # only find; exit code 1 where there is none
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.chromium import apt, call

PROGRAMS: Final = ("initdb", "pg_ctl", "postgres")
FOLDERS: Final = (
    ("/usr/lib/postgresql", "*/bin"),
    ("/opt/homebrew/opt", "postgresql*/bin"),
    ("/usr/local/opt", "postgresql*/bin"),
)


def find() -> Path | None:
    """Return the folder with the programs of a PostgreSQL server; None where there is none."""
    if named := os.environ.get("POSTGRES"):
        folders = [Path(named)]
    else:
        on_path = shutil.which("initdb")
        folders = [Path(on_path).resolve().parent] if on_path else []
        for root, pattern in FOLDERS:
            folders += sorted(Path(root).glob(pattern), key=_version, reverse=True)
    complete = (folder for folder in folders if all((folder / name).is_file() for name in PROGRAMS))
    return next(complete, None)


def _version(folder: Path) -> int:
    digits = "".join(character for character in folder.parent.name if character.isdigit())
    return int(digits or 0)


def install() -> Path | None:
    """Install Debian's PostgreSQL and return its folder; None where that can't be done."""
    apt_get = apt()
    if apt_get is None:
        print(
            "apt-get is not here, or needs a password: install PostgreSQL by hand", file=sys.stderr
        )
        return None
    # A list of packages that is out of date may still do, so its failure alone ends nothing.
    call([*apt_get, "update", "-qq"])
    reason = call([*apt_get, "install", "-y", "-qq", "--no-install-recommends", "postgresql"])
    if reason:
        print(f"apt-get install postgresql: {reason}", file=sys.stderr)
    return find()


def main() -> int:
    """Print the folder of the programs that the tests will use."""
    folder = find()
    if folder is None and sys.argv[1:] != ["--find"]:
        folder = install()
    print(folder or "no PostgreSQL found", file=sys.stdout if folder else sys.stderr)
    return 0 if folder else 1


if __name__ == "__main__":
    sys.exit(main())
