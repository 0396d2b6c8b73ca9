"""Resolve what pyproject.toml allows into requirements.lock, for every system and Python at once.

The lock file is a pip constraints file: versions with environment markers only. It names no
package index and no hashes, so that it serves mirrors and wheels of any platform alike.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = ROOT / "requirements.lock"
HEADER: Final = """\
# Versions that are known to work together: a constraints file for pip, made by `make lock`.
#     pip install -c requirements.lock .
"""


def main() -> int:
    """Write requirements.lock; the exit code of the resolver."""
    command = [
        *(sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml"),
        *("--universal", "--all-extras", "--upgrade", "--quiet"),
        *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
    ]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode == 0:
        # The project itself is no constraint on itself.
        lines = [line for line in done.stdout.splitlines() if "==" in line]
        LOCK.write_text(HEADER + "\n".join(lines) + "\n", encoding="utf-8")
        print(f"{LOCK.name}: {len(lines)} lines")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
