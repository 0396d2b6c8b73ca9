"""The sources: their imports, bases and words, and the names in the documentation."""

import ast
import inspect
import re
import tokenize
from collections.abc import Container, Iterator
from importlib import import_module
from io import StringIO
from itertools import combinations
from pathlib import Path

import networkx as nx
import pytest

from oracle_nb.web.widgets.html_view import HtmlView
from tests.sources import ROOT, modules, statements, tree

# Imports and bases


def imported(path: Path, known: Container[str]) -> Iterator[str]:
    """The imports anywhere in a module, by name."""
    for node in statements(path):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                yield inner if inner in known else str(node.module)


ALLOWED = {
    ("oracle_nb.games.queries", "oracle_nb.games.package"),
    ("oracle_nb.games.game", "oracle_nb.games.package"),
    ("oracle_nb.games.game", "oracle_nb.games.reviews.report"),
    ("oracle_nb.games.queries", "oracle_nb.games.registry"),
    ("oracle_nb.games.puzzle_set", "oracle_nb.games.registry"),
}
"""Imports for types, and of names that are looked up: a package makes games, which know it."""


def circles() -> list[set[str]]:
    """Return the sets of modules that import each other, directly or through others."""
    known = modules()
    graph: nx.DiGraph[str] = nx.DiGraph()
    for name, path in known.items():
        graph.add_edges_from((name, other) for other in imported(path, known) if other in known)
    assert set(graph.edges) >= ALLOWED
    graph.remove_edges_from(ALLOWED)
    graph.remove_edges_from([*nx.selfloop_edges(graph)])
    assert graph.has_edge("oracle_nb.games.opening", "oracle_nb.games.game")
    return [
        component for component in nx.strongly_connected_components(graph) if len(component) > 1
    ]


def test_modules_do_not_import_each_other_in_circles():
    assert [sorted(circle) for circle in circles()] == []


WEB = "oracle_nb.web."


def classes(package: str) -> set[type]:
    """Return the classes defined in the modules of a package, without exceptions."""
    classes_ = {
        var
        for name in modules()
        if name.startswith(package)
        for var in vars(import_module(name)).values()
        if inspect.isclass(var) and var.__module__ == name
    }
    return {class_ for class_ in classes_ if not issubclass(class_, Exception)}


def depth(cls: type) -> int:
    """Return the number of classes of this project above a class, along the longest chain."""
    bases = [base for base in cls.__bases__ if base.__module__.startswith("oracle_nb.")]
    return max((depth(base) + 1 for base in bases), default=0)


def test_no_class_of_the_app_inherits_from_one_that_inherits():
    pages = classes(WEB)
    assert HtmlView in pages
    assert [f"{class_.__module__}.{class_.__name__}" for class_ in pages if depth(class_) > 1] == []


# Words


WITH_CODE = ("oracle_nb", "tests", "scripts", "examples", "benchmarks")
# Files whose docstrings, comments and names use only the words of the style guide.
PLAIN = sorted(path for folder in WITH_CODE for path in (ROOT / folder).rglob("*.py"))
UNUSUAL = re.compile(
    r"^(So many|Who|Whoever|Whom|Where|Returns) |^What (?!.*\?)"
    r"|\b(deeds?|whoever|berths?|set-ups?|once more|all the same|so many|shall)\b"
    r"|\b(is|are) to be\b"
)
PRIVATE_WORDS = frozenset(
    {
        *("berth", "bench", "crew", "deed", "deeds", "desk", "door", "doors", "fate"),
        *("fates", "harbor", "harbour", "shelf", "thing", "things", "told", "trouble", "whoever"),
    }
)
"""Words that only insiders understand in the name of a module, class or function."""
GAME_WORDS = frozenset({"fate", "fates"})
"""Those among them that are words of a game, for a folder named after it."""


def private_words(path: Path) -> frozenset[str]:
    """Return the private words of a file: Fates are counters of Mythology."""
    return PRIVATE_WORDS - GAME_WORDS if "mythology" in path.parts else PRIVATE_WORDS


def suspicious(line: str) -> bool:
    """Return whether a line has such a word behind a "#", in a comment or in a text."""
    rests = (line[sign.start() :].lstrip("#: ") for sign in re.finditer("#", line))
    return any(map(UNUSUAL.search, rests))


def remarks(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the docstrings of a file with their lines, and its comments if one may be faulty."""
    text = path.read_text(encoding="utf-8")
    for node in statements(path):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, " ".join(str(node.value.value).split())
    # To tell comments from texts takes long.
    if not any(map(suspicious, text.splitlines())):
        return
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("#: ")


def test_docstrings_and_comments_use_plain_words():
    words = [
        f"{path}:{line}: {match[0]}"
        for path in PLAIN
        for line, text in remarks(path)
        if (match := UNUSUAL.search(text))
    ]
    assert words == []


def test_a_comment_with_another_word_is_noticed(tmp_path):
    path = tmp_path / "module.py"
    text = 'number = "#"  # Who counts so many\ntext = "# so many"\n'
    path.write_text(text + "try:\n    pass\nexcept OSError:\n    'Inner text.'\n", "utf-8")
    assert [text for _, text in remarks(path)] == ["Inner text.", "Who counts so many"]
    assert UNUSUAL.search("Who counts")


def defined(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the names of a file, its classes and functions with their lines."""
    yield 1, path.stem
    for node in statements(path):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name


def test_names_use_no_private_words():
    words = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in PLAIN
        for line, name in defined(path)
        if private_words(path) & {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}
        or re.match(r"(test_)?(what|who|whose)_", name)
    ]
    assert words == []


VAGUE = frozenset({"one", "found", "told", "true"})
"""Names that don't say what a variable, an argument or a function is."""
# Few files have such a word where a name can be given to something; the others aren't parsed.
GIVEN = re.compile(rf"\b(?:{'|'.join(sorted(VAGUE))})\b *(?:[=,:()+|&-]|in\b)")


def vague_names(path: Path) -> list[int]:
    """Return the lines that give such a name to something, except for fields of classes."""
    if not GIVEN.search(path.read_text("utf-8")):
        return []
    fields = {
        id(node.target)
        for class_ in statements(path)
        if isinstance(class_, ast.ClassDef)
        for node in class_.body
        if isinstance(node, ast.AnnAssign)
    }
    lines = []
    for node in ast.walk(tree(path)):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) if id(node) not in fields:
                lines += [node.lineno] if name in VAGUE else []
            case ast.arg(arg=name) | ast.FunctionDef(name=name):
                lines += [node.lineno] if name in VAGUE else []
    return lines


def test_variables_have_names_that_say_what_they_are():
    assert {path: lines for path in PLAIN if (lines := vague_names(path))} == {}


def test_a_vague_name_is_noticed(tmp_path):
    path = tmp_path / "module.py"
    text = "class Pair:\n    one: int\nnames = [one for one in ()]\ndef found(told): pass\n"
    path.write_text(text, "utf-8")
    assert sorted(vague_names(path)) == [3, 4, 4]


# Names in the documentation


EXAMPLE = ROOT / "examples/nim"
PAGES = (*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md")
# Files that the reader makes.
EXAMPLES = {"mine.py", "my-lesson.toml", "NUMBER-NAME.toml"}
# Pages whose names in backticks are names of this package; others name headers, fields and peers.
DESIGN = ("docs/decisions", "docs/concepts", "docs/architecture.md")
DOCUMENTED = "oracle_nb|tests|scripts|benchmarks|docs|examples"


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
    return {path.name for name in DOCUMENTED.split("|") for path in (ROOT / name).rglob("*.*")}


@pytest.mark.parametrize("document", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_modules_and_files_exist(document, files):
    text = document.read_text(encoding="utf-8")
    modules = set(re.findall(r"\boracle_nb(?:\.\w+)+", text))
    assert [name for name in modules if not resolves(name)] == []
    paths = set(re.findall(rf"(?<![\w./-])(?:{DOCUMENTED})/[\w./-]*\w", text))
    assert [path for path in paths if not exists(path)] == []
    named = set(re.findall(r"`(?:[\w.-]+/)*([\w.-]+\.(?:py|toml))`", text))
    assert named <= files | EXAMPLES | {"pyproject.toml"}


def test_classes_and_methods_of_the_design_pages_exist():
    package = (path.read_text(encoding="utf-8") for path in (ROOT / "oracle_nb").rglob("*.py"))
    sources = "\n".join(package)
    classes = {"None", *re.findall(r"^class (\w+)", sources, re.MULTILINE)}
    members = {"", *re.findall(r"\bdef (\w+)|^ +(?:self\.)?(\w+)(?=:)", sources, re.MULTILINE)}
    members = {
        name for member in members for name in ([member] if isinstance(member, str) else member)
    }
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


# Class names

CONTRACT = "the contract's word: each game, and each level, has its own"
WORDED = "texts of Delphi choose messages by these classes; the rulebook of Mythology has them"
SAME_NAMES = {
    "Action": CONTRACT,
    "Notation": CONTRACT,
    "Phase": CONTRACT,
    "Position": CONTRACT,
    "Setting": CONTRACT,
    "Verb": CONTRACT,
    "Kind": WORDED,
    "Way": WORDED,
    "Part": "part of a turn in the rulebook of Mythology, and part of a page",
    "Plot": "occurrence in the rulebook of Mythology, and figure on a page",
    "Result": "of a game, and of a roll on the Combat Results Table of Mythology",
}
"""The names that several public classes have, with the reason; the list may only become shorter."""


def level_of(module: str) -> str:
    """Return the level of Mythology that a module belongs to; "" outside that game."""
    parts = (*module.split("."), "", "")
    return "" if parts[1] != "mythology" else "advanced" if parts[2] == "advanced" else "basic"


def same_names(trees: dict[str, ast.Module]) -> set[str]:
    """Return the names of several public classes, apart from those that extend their namesake.

    The levels of Mythology have the same names in packages of their own.
    """
    homes: dict[str, list[str]] = {}
    for module, parsed in trees.items():
        for node in parsed.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                bases = (ast.unparse(base).partition("[")[0] for base in node.bases)
                if node.name not in {base.rpartition(".")[2] for base in bases}:
                    homes.setdefault(node.name, []).append(level_of(module))
    return {
        name
        for name, levels in homes.items()
        if any({*pair} != {"basic", "advanced"} for pair in combinations(levels, 2))
    }


def test_classes_with_the_same_name_extend_each_other_or_have_a_reason():
    trees = {name: tree(path) for name, path in modules().items()}
    assert same_names(trees) == {*SAME_NAMES}


def test_a_second_class_with_a_name_is_found():
    given = {
        "oracle_nb.games.turn": "class Turn: pass",
        "oracle_nb.delphi.turn": "class Turn(kit.Turn[int]): pass\nclass Card: pass",
        "oracle_nb.mythology.rules": "class Fight: pass\nclass Card: pass\nclass Sea: pass",
        "oracle_nb.mythology.advanced.rules": "class Fight: pass\nclass Coast: pass",
        "oracle_nb.mythology.advanced.map": "class Coast: pass\nclass Sea: pass",
    }
    assert same_names({name: ast.parse(text) for name, text in given.items()}) == {"Card", "Coast"}
