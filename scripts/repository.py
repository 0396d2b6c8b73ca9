"""Set the name of the repository on GitHub in all badges and links.

    python scripts/repository.py OWNER/NAME

The current name is the one in pyproject.toml. Run this again after a move or in a fork.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILES: Final = ("*.md", "*.cff", "pyproject.toml", "docs/**/*.md", "notebooks/*.ipynb")
# Addresses that contain the name: GitHub, Binder, and GitHub Pages.
FORMS: Final = ("github.com/{owner}/{name}", "/gh/{owner}/{name}", "{owner}.github.io/{name}")
NAME: Final = re.compile(r"(?P<owner>[A-Za-z0-9](?:-?[A-Za-z0-9]){0,38})/(?P<name>[\w.-]{1,100})")


def read(name: str) -> tuple[str, str]:
    """Split the name of a repository into its owner and its own name.

    Raises
    ------
    ValueError
        If GitHub doesn't allow such a name.
    """
    found = NAME.fullmatch(name)
    if found is None or found["name"] in {".", ".."}:
        raise ValueError(f"the repository must be named as OWNER/NAME, got {name!r}")
    return found["owner"], found["name"]


def current(root: Path = ROOT) -> str:
    """Return the name that pyproject.toml has now."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["urls"]["Repository"]).removeprefix("https://github.com/")


def rename(new: str, root: Path = ROOT) -> list[Path]:
    """Write a new name wherever the current one is, and return the files that changed."""
    (old_owner, old_name), (owner, name) = read(current(root)), read(new)
    changes = [
        # The end of the old name must be the end of a part of the address.
        (
            re.compile(re.escape(form.format(owner=old_owner, name=old_name)) + r"(?![\w-])"),
            form.format(owner=owner, name=name),
        )
        for form in FORMS
    ]
    changed = []
    for path in sorted({path for pattern in FILES for path in root.glob(pattern)}):
        text = before = path.read_text(encoding="utf-8")
        for pattern, replacement in changes:
            # GitHub allows no backslash in a name, so the name is a replacement as it is.
            text = pattern.sub(replacement, text)
        if text != before:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed


def main() -> int:
    """Rename as the command line says."""
    parser = argparse.ArgumentParser(description="Set the name of the repository in all links.")
    parser.add_argument("repository", metavar="OWNER/NAME")
    chosen = parser.parse_args()
    try:
        changed = rename(chosen.repository)
    except ValueError as error:
        parser.error(str(error))
    print("Changed:", ", ".join(str(path.relative_to(ROOT)) for path in changed) or "nothing")
    return 0


if __name__ == "__main__":
    sys.exit(main())
