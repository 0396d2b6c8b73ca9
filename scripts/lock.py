"""Resolve what pyproject.toml allows into lock files, for every system and Python at once.

requirements.lock is a pip constraints file: versions with environment markers only. It names no
package index and no hashes, so that it serves mirrors and checkouts, which have no hash. The other
files have the same versions with the hashes of all their files: what is needed to build and run the
app in one place, but not the app itself.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = ROOT / "requirements.lock"
HEADER: Final = """\
# Versions that are known to work together: a constraints file for pip, made by `make lock`.
#     pip install -c requirements.lock .
"""
HASHED: Final = {
    ROOT / "server.lock": ("app,postgres", "pip install --require-hashes -r server.lock"),
    ROOT / "binder" / "requirements.txt": ("lab", "Binder's image brings its own JupyterLab."),
}
"""The files with hashes: the extras that each needs, and a line about it."""
_LEFT_OUT: Final = "jupyterlab"
"""A package that Binder's image has, and would break if another version replaced it."""
_SHARED: Final = ("--universal", "--quiet", "--no-header", "--no-annotate")
_PLACES: Final = ("--no-emit-index-url", "--no-emit-find-links")


def wanted(extras: str) -> list[str]:
    """Return the requirements of the package with some extras, and of its build."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    offered = project["project"]["optional-dependencies"]
    texts = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    names = extras.split(",")
    for name in names:
        for text in offered[name]:
            # Extras may contain others: "oracle-nb[app,analysis]".
            inner = re.fullmatch(r"oracle-nb\[(.+)\]", text)
            if inner:
                names += inner[1].split(",")
            else:
                texts.append(text)
    return [text for text in texts if not text.startswith(_LEFT_OUT)]


def _resolved(*options: str, requirements: str | None = None) -> str:
    """Return what uv resolves. Raises CalledProcessError."""
    command = (sys.executable, "-m", "uv", "pip", "compile", *_SHARED, *_PLACES, *options)
    done = subprocess.run(
        command, cwd=ROOT, input=requirements, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def write_versions() -> None:
    """Write requirements.lock."""
    text = _resolved("pyproject.toml", "--all-extras", "--upgrade")
    # The project itself is no constraint on itself.
    lines = [line for line in text.splitlines() if "==" in line]
    LOCK.write_text(HEADER + "\n".join(lines) + "\n", encoding="utf-8")
    print(f"{LOCK.name}: {len(lines)} lines")


def write_hashes() -> None:
    """Write the files with hashes, with the versions of requirements.lock."""
    for path, (extras, about) in HASHED.items():
        options = ("-", "--generate-hashes", "--python-version", "3.11", "-c", LOCK.name)
        text = _resolved(*options, requirements="\n".join(wanted(extras)))
        header = f"# Made by `make lock`, with the versions of requirements.lock.\n# {about}\n"
        path.write_text(header + text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {text.count('==')} packages")


def main() -> int:
    """Write all lock files; the exit code of the resolver."""
    try:
        write_versions()
        write_hashes()
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    return 0


if __name__ == "__main__":
    sys.exit(main())
