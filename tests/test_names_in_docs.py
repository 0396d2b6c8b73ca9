"""Every module, file, class and attribute that the documentation names exists."""

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = (*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md")
# Files that the reader makes.
EXAMPLES = {"mine.py", "my-lesson.toml", "NUMBER-NAME.toml"}
# Pages whose names in backticks are names of this package; others name headers, fields and peers.
DESIGN = ("docs/decisions", "docs/concepts", "docs/architecture.md")
FOLDERS = "oracle_nb|tests|scripts|benchmarks|docs|examples"


def resolves(name: str) -> bool:
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        try:
            value = importlib.import_module(".".join(parts[:count]))
        except ImportError:
            continue
        for part in parts[count:]:
            if part in getattr(value, "__annotations__", {}):
                return True
            if not hasattr(value, part):
                return False
            value = getattr(value, part)
        return True
    return False


def exists(path: str) -> bool:
    return (ROOT / path).exists() or any(ROOT.glob(f"{path}*"))


@pytest.fixture(scope="module")
def sources():
    return "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "oracle_nb").rglob("*.py")
    )


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
    assert named <= files | EXAMPLES | {"pyproject.toml", "CITATION.cff"}


def test_classes_and_methods_of_the_design_pages_exist(sources):
    missing = []
    for page in PAGES:
        name = str(page.relative_to(ROOT))
        if not name.startswith(DESIGN):
            continue
        for owner, member in re.findall(
            r"`([A-Z][a-z]\w+)(?:\.(\w+))?[^`]*`", page.read_text(encoding="utf-8")
        ):
            if owner != "None" and not re.search(rf"^class {owner}\b", sources, re.MULTILINE):
                missing.append(f"{name}: {owner}")
            elif member and not re.search(rf"\b(?:def {member}\b|{member}:)", sources):
                missing.append(f"{name}: {owner}.{member}")
    assert missing == []
