"""Build the website with the documentation into build/docs; warnings are errors.

    .venv/bin/python scripts/website.py
    .venv/bin/python scripts/website.py --output /tmp/site

The pages come from several places: docs/, the notebooks, the tutorials, and files that readers
expect in the root of the repository. All are copied into one folder, in which Sphinx works, and
their relative links are adapted. So every link works both here and on the page of the repository.
"""

from __future__ import annotations

import argparse
import json
import posixpath
import re
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build"

# Files of the root and their names on the website. Pages include parts of the README.
RENAMED: Final = {
    "README.md": "_readme.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
}
NOTEBOOKS: Final = ("notebooks", "tutorials")
FENCE: Final = re.compile(r"^ {0,3}(```|~~~)")
INLINE_CODE: Final = re.compile(r"(`+)(?:.+?)\1")
LINK: Final = re.compile(r"(?P<before>\]\()(?P<target>[^()\s]+)(?P<after>\))")
NO_TARGET: Final = re.compile(r"\[(?P<text>[^\[\]]+)\]\(\)")


TITLE: Final = re.compile(r"<title[^>]*>([^<]*)</title>\s*(?:<desc[^>]*>([^<]*)</desc>)?")


class BrokenLinkError(Exception):
    """A link to a file that doesn't exist."""


def pages(root: Path = ROOT) -> dict[str, str]:
    """Return the path on the website of each of its files, by the path below the root."""
    moved = {name: page for name, page in RENAMED.items() if (root / name).is_file()}
    for path in sorted((root / "docs").rglob("*")):
        if path.is_file():
            name = path.relative_to(root).as_posix()
            moved[name] = name.removeprefix("docs/")
    for folder in NOTEBOOKS:
        for path in sorted((root / folder).rglob("*.ipynb")):
            if ".ipynb_checkpoints" not in path.parts:
                moved[path.relative_to(root).as_posix()] = path.relative_to(root).as_posix()
    return moved


def repository() -> str:
    """Return the address of the repository, as pyproject.toml has it; "" as long as it has none."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project.get("urls", {}).get("Repository", ""))


class Links:
    """Return the targets of a page's links on the website.

    Parameters
    ----------
    found
        What `pages` returns.
    root
        The folder of the repository.
    """

    def __init__(self, pages: Mapping[str, str], root: Path = ROOT) -> None:
        self.pages = pages
        self.root = root
        self.repository = repository()

    def adapt(self, name: str, target: str) -> str:
        """Return the target that a link of the file `name` has on the website; "" for none.

        Files that aren't on it need the address of the repository.

        Raises
        ------
        BrokenLinkError
            If the target is a file or folder that doesn't exist.
        """
        if target.startswith("#") or re.match(r"[a-z][a-z0-9+.-]*:", target):
            return target
        path, mark, anchor = target.partition("#")
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
        for candidate in (wanted, f"{wanted}/index.md"):
            if candidate in self.pages:
                here = posixpath.dirname(self.pages[name])
                return posixpath.relpath(self.pages[candidate], here or ".") + mark + anchor
        there = self.root / wanted
        if not there.exists():
            raise BrokenLinkError(f"{name}: the link {target!r} leads to no file")
        if not self.repository:
            return ""
        kind = "tree" if there.is_dir() else "blob"
        return f"{self.repository}/{kind}/HEAD/{wanted}{mark}{anchor}"

    def adapt_text(self, name: str, text: str) -> str:
        """Return the Markdown text of the file `name` with adapted links; code stays as it is."""
        fence = ""
        lines = []
        for line in text.splitlines(keepends=True):
            mark = FENCE.match(line)
            if mark and (not fence or fence == mark[1]):
                fence = "" if fence else mark[1]
            lines.append(line if fence or mark else self._adapt_line(name, line))
        return "".join(lines)

    def _adapt_line(self, name: str, line: str) -> str:
        code = [match.span() for match in INLINE_CODE.finditer(line)]

        def adapted(link: re.Match[str]) -> str:
            if any(start < link.start("before") < end for start, end in code):
                return link[0]
            return link["before"] + self.adapt(name, link["target"]) + link["after"]

        return NO_TARGET.sub(r"\g<text>", LINK.sub(adapted, line))

    def adapt_notebook(self, name: str, text: str) -> str:
        """Return a notebook whose Markdown cells have adapted links."""
        notebook = json.loads(text)
        for cell in notebook["cells"]:
            if cell["cell_type"] == "markdown":
                source = self.adapt_text(name, "".join(cell["source"]))
                cell["source"] = source.splitlines(keepends=True)
        return json.dumps(notebook, ensure_ascii=False, indent=1)


def picture_texts(notebook: str) -> list[str]:
    """Return the alternative text of each picture in a notebook's outputs."""
    cells = [cell for cell in json.loads(notebook)["cells"] if cell["cell_type"] == "code"]
    texts = []
    for output in (output for cell in cells for output in cell["outputs"]):
        data = output.get("data", {})
        if "image/svg+xml" in data and (drawn := TITLE.search("".join(data["image/svg+xml"]))):
            texts.append(". ".join(text for text in drawn.groups() if text))
        elif "image/png" in data:
            noted = output["metadata"].get("image/png", {})
            texts.append(noted.get("alt") or "".join(data["text/plain"]))
    return texts


def stage(folder: Path, root: Path = ROOT) -> None:
    """Write the sources of all pages into a folder.

    Files whose text hasn't changed are left alone, so that Sphinx reads only the others again.
    Files that don't belong there are removed.
    """
    moved = pages(root)
    links = Links(moved, root)
    adapters: dict[str, Callable[[str, str], str]] = {
        ".md": links.adapt_text,
        ".ipynb": links.adapt_notebook,
    }
    for name, page in moved.items():
        source, target = root / name, folder / page
        target.parent.mkdir(parents=True, exist_ok=True)
        if adapter := adapters.get(source.suffix):
            text = adapter(name, source.read_text(encoding="utf-8"))
            if not target.is_file() or target.read_text(encoding="utf-8") != text:
                target.write_text(text, encoding="utf-8")
        else:
            shutil.copy2(source, target)
    for path in _strangers(folder, {folder / page for page in moved.values()}):
        path.unlink()


def _strangers(folder: Path, expected: set[Path]) -> Iterator[Path]:
    """Yield files that no page has been written to, except those that Sphinx generates."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path not in expected and "generated" not in path.parts:
            yield path


def build(output: Path, sources: Path) -> int:
    """Build the website and return the exit code of Sphinx."""
    from sphinx.cmd.build import main as sphinx

    # The package that is documented is the one beside this script, which conf.py also imports.
    sys.path.insert(0, str(ROOT))
    shutil.rmtree(sources / "reference/generated", ignore_errors=True)
    if output.is_relative_to(BUILD):
        # Otherwise pages that were removed would stay.
        shutil.rmtree(output, ignore_errors=True)
    stage(sources)
    doctrees = sources.with_name(f"{sources.name}-doctrees")
    options = ["-W", "--keep-going", "-q", "-j", "auto", "-d", str(doctrees)]
    read = doctrees / "environment.pickle"
    changed = max(path.stat().st_mtime for path in (ROOT / "docs/conf.py", Path(__file__)))
    if read.is_file() and read.stat().st_mtime < changed:
        # Sphinx doesn't notice that it would read pages in another way, and keeps the old ones.
        options.append("-E")
    code: int = sphinx(
        ["-b", "html", "-c", str(ROOT / "docs"), *options, str(sources), str(output)]
    )
    return code


def main() -> int:
    """Build the website as the command line says."""
    parser = argparse.ArgumentParser(description="Build the website with the documentation.")
    parser.add_argument("--output", type=Path, default=BUILD / "docs", metavar="FOLDER")
    chosen = parser.parse_args()
    code = build(chosen.output, BUILD / "docs-source")
    if code == 0:
        print(f"The website is built: {chosen.output / 'index.html'}")
    return code


if __name__ == "__main__":
    sys.exit(main())
