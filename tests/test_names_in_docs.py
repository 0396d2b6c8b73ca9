"""Every module, file, class and method that the documentation names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples/nim"
PAGES = (*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md")
# Files that the reader makes.
EXAMPLES = {"mine.py", "my-lesson.toml", "NUMBER-NAME.toml"}
# Pages whose names in backticks are names of this package; others name headers, fields and peers.
DESIGN = ("docs/decisions", "docs/concepts", "docs/architecture.md")
FOLDERS = "oracle_nb|tests|scripts|benchmarks|docs|examples"


def resolves(name: str) -> bool:
    """Return whether a module exists, or one that mentions the last part of the name."""
    folder = Path(name.replace(".", "/"))
    if (ROOT / folder).is_dir() or (ROOT / folder).with_suffix(".py").exists():
        return True
    above, _, last = name.rpartition(".")
    path = ROOT / above.replace(".", "/")
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.exists():
            return re.search(rf"\b{last}\b", file.read_text(encoding="utf-8")) is not None
    return bool(above) and resolves(above)


def exists(path: str) -> bool:
    # A tutorial names the files of its example from there.
    if path.endswith("-v0"):
        # The id of an environment of Gymnasium.
        return True
    return any((folder / path).exists() for folder in (ROOT, EXAMPLE)) or any(ROOT.glob(f"{path}*"))


@pytest.fixture(scope="module")
def files():
    return {path.name for name in FOLDERS.split("|") for path in (ROOT / name).rglob("*.*")}


@pytest.mark.parametrize("document", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_modules_and_files_exist(document, files):
    text = document.read_text(encoding="utf-8")
    modules = set(re.findall(r"\boracle_nb(?:\.\w+)+", text))
    assert [name for name in modules if not resolves(name)] == []
    paths = set(re.findall(rf"(?<![\w./-])(?:{FOLDERS})/[\w./-]*\w", text))
    assert [path for path in paths if not exists(path)] == []
    named = set(re.findall(r"`(?:[\w.-]+/)*([\w.-]+\.(?:py|toml))`", text))
    assert named <= files | EXAMPLES | {"pyproject.toml"}


def test_classes_and_methods_of_the_design_pages_exist():
    package = (path.read_text(encoding="utf-8") for path in (ROOT / "oracle_nb").rglob("*.py"))
    sources = "\n".join(package)
    classes = {"None", *re.findall(r"^class (\w+)", sources, re.MULTILINE)}
    members = {"", *re.findall(r"\bdef (\w+)|^ +(?:self\.)?(\w+)(?=:)", sources, re.MULTILINE)}
    members = {name for found in members for name in ([found] if isinstance(found, str) else found)}
    missing = [
        f"{page.relative_to(ROOT)}: {owner}.{member}"
        for page in PAGES
        if str(page.relative_to(ROOT)).startswith(DESIGN)
        for owner, member in re.findall(
            r"`([A-Z][a-z]\w+)(?:\.(\w+))?[^`]*`", page.read_text(encoding="utf-8")
        )
        if owner not in classes or member not in members
    ]
    assert missing == []
