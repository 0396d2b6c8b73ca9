"""Find a Firefox for the browser tests, or install Debian's.

One that is there is used: the ``FIREFOX`` variable, then firefox or firefox-esr on PATH, or where
macOS keeps it. The tests skip what needs Firefox where there is none.

    .venv/bin/python scripts/firefox.py          # find or install; print where it is
    .venv/bin/python scripts/firefox.py --find   # only find; exit code 1 where there is none
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.chromium import apt, call, starts

COMMANDS: Final = (
    "firefox",
    "firefox-esr",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
)


def find() -> str | None:
    """Return the path of a Firefox that starts; None where there is none."""
    named = os.environ.get("FIREFOX")
    for name in (named,) if named else COMMANDS:
        program = shutil.which(name)
        if program is not None and starts(program):
            return program
    return None


def install() -> str | None:
    """Install Debian's Firefox and return its path; None where that can't be done."""
    apt_get = apt()
    if apt_get is None:
        print("apt-get is not here, or needs a password: install Firefox by hand", file=sys.stderr)
        return None
    # A list of packages that is out of date may still do, so its failure alone ends nothing.
    call([*apt_get, "update", "-qq"])
    reason = call([*apt_get, "install", "-y", "-qq", "--no-install-recommends", "firefox-esr"])
    if reason:
        print(f"apt-get install firefox-esr: {reason}", file=sys.stderr)
    return find()


def main() -> int:
    """Print the path of the Firefox that the browser tests will use."""
    program = find()
    if program is None and sys.argv[1:] != ["--find"]:
        program = install()
    print(program or "no Firefox found", file=sys.stdout if program else sys.stderr)
    return 0 if program else 1


if __name__ == "__main__":
    sys.exit(main())
