"""Set the name of the repository on GitHub in all badges and links.

    python scripts/repository.py OWNER/NAME

Until then, there are none. The current name is the one in pyproject.toml. Run this again after a
move or in a fork.
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
BADGES: Final = """\
On Binder, you don't have to install anything: the first badge opens the app, the second the
notebooks. There, only you can reach the server; to play with others, share the code of a game
(*Share*).

[![Play in the browser, on Binder](docs/images/badge-app.svg)](https://mybinder.org/v2/gh/{owner}/{name}/HEAD?urlpath=oracle%2Fapp)
[![Open the notebooks, on Binder](docs/images/badge-notebooks.svg)](https://mybinder.org/v2/gh/{owner}/{name}/HEAD?labpath=notebooks%2Ffirst-game.ipynb)
"""
URLS: Final = """\
[project.urls]
Repository = "https://github.com/{owner}/{name}"
Documentation = "https://{owner}.github.io/{name}/"
Changelog = "https://github.com/{owner}/{name}/blob/HEAD/CHANGELOG.md"
"""
CITED: Final = """\
repository-code: "https://github.com/{owner}/{name}"
url: "https://{owner}.github.io/{name}/"
"""
# Lines that need the name, by file, and the line after which they belong.
ADDED: Final = {
    "README.md": ("<!-- badges -->\n", BADGES),
    "pyproject.toml": ("# `python scripts/repository.py OWNER/NAME` adds .*\n", URLS),
    "CITATION.cff": ("license: MIT\n", CITED),
}
UNNAMED_CLONE: Final = "git clone ADDRESS "
UNNAMED_NOTE: Final = """\
`ADDRESS` is where you found this repository. If you have downloaded it as an archive, unpack that
and begin with `make play`.

"""
NAMED_CLONE: Final = "git clone https://github.com/{owner}/{name} "


def read(name: str) -> tuple[str, str]:
    """Split the name of a repository into its owner and its own name.

    Raises
    ------
    ValueError
        If GitHub doesn't allow such a name.
    """
    match = NAME.fullmatch(name)
    if match is None or match["name"] in {".", ".."}:
        raise ValueError(f"the repository must be named as OWNER/NAME, got {name!r}")
    return match["owner"], match["name"]


def current(root: Path = ROOT) -> str:
    """Return the name that pyproject.toml has now; "" for none."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    address = str(project.get("urls", {}).get("Repository", ""))
    return address.removeprefix("https://github.com/")


def rename(new: str, root: Path = ROOT) -> list[Path]:
    """Write a name wherever the current one is or is missing; return the files that changed."""
    old, (owner, name) = current(root), read(new)
    changed = []
    for path in sorted({path for pattern in FILES for path in root.glob(pattern)}):
        before = path.read_text(encoding="utf-8")
        if old:
            text = _renamed(before, *read(old), owner, name)
        else:
            text = _named(before, path.relative_to(root).as_posix(), owner, name)
        if text != before:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed


def _renamed(text: str, old_owner: str, old_name: str, owner: str, name: str) -> str:
    """Return a text with another name of the repository."""
    for form in FORMS:
        # The end of the old name must be the end of a part of the address.
        pattern = re.escape(form.format(owner=old_owner, name=old_name)) + r"(?![\w-])"
        # GitHub allows no backslash in a name, so the name is a replacement as it is.
        text = re.sub(pattern, form.format(owner=owner, name=name), text)
    return text


def _named(text: str, file: str, owner: str, name: str) -> str:
    """Return the text of a file that has no name yet, with the name."""
    if file in ADDED:
        line, added = ADDED[file]
        filled = added.replace("{owner}", owner).replace("{name}", name)
        text = re.sub(line, lambda match: match[0] + filled, text, count=1)
    text = text.replace(UNNAMED_NOTE, "")
    return text.replace(UNNAMED_CLONE, NAMED_CLONE.format(owner=owner, name=name))


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
