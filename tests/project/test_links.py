"""Every link of the documentation leads somewhere; web addresses are only well formed."""

import json
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

import oracle_nb
from scripts import website

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    {*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "scenarios").rglob("*.md")}
)
OWN = website.repository()


class Links(HTMLParser):
    """Collect the targets and the ids of an HTML text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in {"href", "src"} and tag != "base" and value:
                self.targets.append(value)
            elif name in {"id", "name"} and value:
                self.ids.add(value)


@cache
def tokens(path: Path) -> list[Token]:
    return MarkdownIt("commonmark").enable("table").parse(path.read_text("utf-8"))


def targets(path: Path) -> Iterator[str]:
    for token in tokens(path):
        for part in token.children or [token]:
            if part.type in {"link_open", "image"}:
                yield str(part.attrs.get("href", part.attrs.get("src")))
            elif part.type in {"html_inline", "html_block"}:
                yield from Links(part.content).targets


@cache
def anchors(path: Path) -> set[str]:
    """Return the anchors that the headings of a page get, as GitHub and MyST make them."""
    slugs: set[str] = set()
    listed = tokens(path)
    for opening, inline in pairwise(listed):
        if opening.type == "heading_open":
            text = "".join(
                part.content
                for part in inline.children or ()
                if part.type in {"text", "code_inline"}
            )
            slug = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
            free = (f"{slug}-{n}" if n else slug for n in range(len(slugs) + 1))
            slugs.add(next(candidate for candidate in free if candidate not in slugs))
    return slugs | set(re.findall(r"^\((.+)\)=$", path.read_text("utf-8"), re.MULTILINE))


def fault(path: Path, target: str) -> str | None:
    """Return what is wrong with a link in a page, or None."""
    parts = urlsplit(target)
    if parts.scheme:
        return address_fault(target)
    there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not there.is_relative_to(ROOT):
        return "leaves the repository"
    if not there.exists():
        return "leads to no file"
    if parts.fragment and there.suffix == ".md" and parts.fragment not in anchors(there):
        return f"has no such heading; there are {', '.join(sorted(anchors(there)))}"
    return None


def address_fault(target: str) -> str | None:
    parts = urlsplit(target)
    if parts.scheme == "mailto":
        return None if re.fullmatch(r"[^@\s]+@[\w-]+(\.[\w-]+)+", parts.path) else "is no address"
    if parts.scheme != "https" and parts.hostname not in {"localhost", "127.0.0.1"}:
        return "doesn't begin with https://"
    if not re.fullmatch(r"localhost|[\w-]+(\.[\w-]+)+", parts.hostname or ""):
        return "names no host"
    if re.search(r"[\s<>\"{}|\\^`]", target) or target.endswith((".", ",")):
        return "contains what no address contains"
    return None


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(path):
    wrong = [f"{target} {reason}" for target in targets(path) if (reason := fault(path, target))]
    assert wrong == []


def test_links_to_the_repository_name_files_that_are_there():
    for path in PAGES:
        for target in targets(path):
            if target.startswith(f"{OWN}/blob/HEAD/"):
                assert (ROOT / target.removeprefix(f"{OWN}/blob/HEAD/")).exists(), path


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("docs/nowhere.md", "leads to no file"),
        ("docs/hosting.md#on-the-moon", "has no such heading"),
        ("../elsewhere.md", "leaves the repository"),
        ("http://example.org", "https"),
        ("https://nowhere", "names no host"),
        ("https://example.org/a,", "no address"),
    ],
)
def test_a_broken_link_is_found(target, reason):
    assert reason in (fault(ROOT / "README.md", target) or "")


def test_sound_links_are_accepted():
    for target in ("docs/hosting.md#as-a-service", "LICENSE", "https://example.org/a?b=c#d"):
        assert fault(ROOT / "README.md", target) is None


# The website


def test_links_are_adapted_to_where_a_page_is_on_the_website(monkeypatch):
    own = "https://github.com/ann/sea"
    monkeypatch.setattr(website, "repository", lambda: own)
    links = website.Links(website.pages())
    assert links.adapt("CHANGELOG.md", "docs/proof.md#mutants") == "proof.md#mutants"
    assert links.adapt("docs/security.md", "../SECURITY.md") == "reporting.md"
    assert links.adapt("docs/decisions/index.md", "../schema") == "../schema/index.md"
    assert links.adapt("docs/bots.md", "../Makefile") == f"{own}/blob/HEAD/Makefile"
    assert links.adapt("docs/bots.md", "../oracle_nb/bots") == f"{own}/tree/HEAD/oracle_nb/bots"
    for target in ("#here", "https://example.org/x", "mailto:a@example.org"):
        assert links.adapt("docs/bots.md", target) == target
    with pytest.raises(website.BrokenLinkError, match=r"docs/bots\.md.*nowhere\.md"):
        links.adapt("docs/bots.md", "nowhere.md")


def test_links_that_need_the_name_of_the_repository_are_texts_as_long_as_it_has_none(monkeypatch):
    monkeypatch.setattr(website, "repository", lambda: "")
    links = website.Links(website.pages())
    text = "[`make`](../Makefile), [a plan](../oracle_nb/bots) and [layouts](layouts.md)\n"
    expected = "`make`, a plan and [layouts](layouts.md)\n"
    assert links.adapt_text("docs/bots.md", text) == expected


def test_code_is_not_adapted():
    links = website.Links(website.pages())
    text = "`[a](b)` [c](../SECURITY.md)\n```\n[a](b)\n```\n[d](layouts.md)\n"
    expected = "`[a](b)` [c](reporting.md)\n```\n[a](b)\n```\n[d](layouts.md)\n"
    assert links.adapt_text("docs/bots.md", text) == expected


def test_pictures_of_notebooks_have_alternative_texts():
    drawn = {"image/svg+xml": ["<svg><title id='t'>A sea</title>\n", "<desc>Of 7 spaces.</desc>"]}
    described = {"data": {"image/png": "..."}, "metadata": {"image/png": {"alt": "A ship"}}}
    named = {"data": {"image/png": "...", "text/plain": ["A table"]}, "metadata": {}}
    text = {"output_type": "stream", "text": ["words"]}
    outputs = [{"data": drawn, "metadata": {}}, text, described, named]
    cells = [{"cell_type": "markdown"}, {"cell_type": "code", "outputs": outputs}]
    expected = ["A sea. Of 7 spaces.", "A ship", "A table"]
    assert website.picture_texts(json.dumps({"cells": cells})) == expected


def test_every_name_in_the_reference_is_there():
    text = "".join(path.read_text("utf-8") for path in (ROOT / "docs/reference").glob("*.md"))
    names = re.findall(r"^   (?:oracle_nb\.)?([\w.]+)$", text, re.MULTILINE)
    assert {name for name in oracle_nb.__all__ if name != "__version__"} <= set(names)
    for name in names:
        assert pkgutil.resolve_name(f"oracle_nb.{name}") is not None


@pytest.mark.long
def test_the_website_builds_without_a_warning_and_every_link_in_it_leads_somewhere(tmp_path):
    output = tmp_path / "site"
    done = subprocess.run(
        [sys.executable, "scripts/website.py", "--output", str(output)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    pages = {
        path.resolve(): Links(path.read_text("utf-8"))
        for path in output.rglob("*.html")
        # The theme brings templates along.
        if "_static" not in path.parts
    }
    assert len(pages) > 50
    wrong = []
    for path, page in pages.items():
        for target in page.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not there.is_file():
                wrong.append(f"{path.relative_to(output)}: {target} leads to no file")
            elif (there in pages and parts.fragment) and (
                unquote(parts.fragment) not in pages[there].ids
            ):
                wrong.append(f"{path.relative_to(output)}: {target} has no such anchor")
    assert wrong == []
    for path in output.rglob("notebooks/*.html"):
        assert not re.search(r'<img alt="[^" ]*\.(?:png|svg)"', path.read_text("utf-8")), path
    scripts = "".join(path.read_text("utf-8") for path in output.glob("*.html"))
    assert not re.findall(r'<(?:script|link)[^>]+(?:src|rel="stylesheet" href)="https?:', scripts)
