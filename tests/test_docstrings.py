"""Public names and the contract of a game are documented with types, errors and examples."""

import ast
import doctest
import inspect
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from numpydoc.docscrape import ClassDoc, FunctionDoc, NumpyDocString

import oracle_nb
from oracle_nb.core import chance, history, verdicts
from oracle_nb.games import board_data, lesson_data, package, registry, rules, text_interface, texts

NAMES = [name for name in oracle_nb.__all__ if not name.startswith("__")]
# Names that never raise an error of their own, and classes with Python's parameters.
SAFE = {"Action", "Color", "Layout", "OracleError", "Position"}
BUILT_IN = {"Color", "OracleError"}


# The methods and properties of a game: their names are what a notebook completes after "game.".
METHODS = sorted(name for name in dir(oracle_nb.Game) if not name.startswith("_"))
CONTRACT = (
    *(texts.GameTexts, rules.Rules, rules.Notation),
    *(package.GamePackage, text_interface.TextInterface, lesson_data.StagedScene),
)


def parsed(name: str) -> NumpyDocString:
    value = getattr(oracle_nb, name)
    return ClassDoc(value) if inspect.isclass(value) else FunctionDoc(value)


@pytest.mark.parametrize("name", NAMES)
def test_its_examples_run(name, tmp_path, monkeypatch):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    value = getattr(oracle_nb, name)
    (found,) = doctest.DocTestFinder(recurse=False).find(value, name, globs={})
    assert found.examples
    said: list[str] = []
    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(found, out=said.append)
    assert outcome.failed == 0, "".join(said)


@pytest.mark.parametrize("name", NAMES)
def test_it_has_the_sections_of_numpy_with_types(name):
    doc = parsed(name)
    value = getattr(oracle_nb, name)
    assert len(doc["Summary"]) == 1
    assert doc["Summary"][0].endswith(".")
    assert doc["Examples"]
    assert name in SAFE or doc["Raises"]
    if not inspect.isclass(value):
        assert doc["Returns"] or doc["Yields"]
    parameters = {
        one.strip() for entry in doc["Parameters"] for one in entry.name.split(",") if one.strip()
    }
    if name not in BUILT_IN:
        assert parameters == set(inspect.signature(value).parameters)
    untyped = [
        entry.name
        for entry in (*doc["Parameters"], *doc["Returns"], *doc["Yields"], *doc["Raises"])
        if not entry.type
    ]
    assert untyped == []
    assert all(entry.desc for entry in (*doc["Parameters"], *doc["Raises"]))


def test_the_package_lists_every_public_name():
    assert oracle_nb.__doc__ is not None
    listed = set(re.findall(r"``(\w+)``", oracle_nb.__doc__))
    assert set(NAMES) <= listed
    assert listed <= set(NAMES)


@pytest.mark.parametrize("name", METHODS)
def test_each_method_of_a_game_is_documented(name):
    method = inspect.getattr_static(oracle_nb.Game, name)
    check_sections(getattr(oracle_nb.Game, name), name, method)


@pytest.mark.parametrize("of", CONTRACT, ids=lambda of: of.__name__)
def test_each_method_of_the_contract_is_documented(of):
    for name, method in vars(of).items():
        if not name.startswith("_") and inspect.isfunction(method):
            documented, takes = parameters_of(method, f"{of.__name__}.{name}")
            # Only what names and types don't say has to be explained.
            assert set(documented) <= set(takes), f"{name}: the parameters are {takes}"


def parameters_of(value, name) -> tuple[list[str], list[str]]:
    """Return the parameters that are documented, and those that there are."""
    doc = NumpyDocString(inspect.getdoc(value) or "")
    assert doc["Summary"], f"{name} has no docstring"
    takes = [one for one in inspect.signature(value).parameters if one != "self"]
    documented = [
        one.strip().lstrip("*") for entry in doc["Parameters"] for one in entry.name.split(",")
    ]
    return documented, takes


def check_sections(value, name, method) -> None:
    doc = NumpyDocString(inspect.getdoc(value) or "")
    assert doc["Summary"], f"{name} has no docstring"
    if isinstance(method, property):
        return
    signature = inspect.signature(value)
    documented, takes = parameters_of(value, name)
    assert documented == takes, f"{name}: the parameters are {takes}"
    if signature.return_annotation not in {None, "None"}:
        assert doc["Returns"] or doc["Yields"], f"{name} says nothing about its result"


@pytest.mark.parametrize(
    "module",
    [*(chance, history, verdicts), *(board_data, lesson_data, package, registry, rules, texts)],
    ids=lambda module: module.__name__,
)
def test_the_examples_of_the_contract_run(module):
    assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0


@pytest.mark.parametrize("name", METHODS)
def test_the_examples_of_each_method_of_a_game_run(name):
    method = inspect.getattr_static(oracle_nb.Game, name)
    found = doctest.DocTestFinder(recurse=False).find(method, name, globs={})
    said: list[str] = []
    outcomes = [doctest.DocTestRunner().run(one, out=said.append) for one in found]
    assert sum(outcome.failed for outcome in outcomes) == 0, "".join(said)


WORDS = re.compile(
    r"^(So many|Who|Whoever|Whom|Where|Returns) |^What (?!.*\?)"
    r"|\b(deeds?|whoever|berths?|set-ups?|once more|all the same|so many|shall)\b"
    r"|\b(is|are) to be\b"
)
ROOT = Path(oracle_nb.__file__).parents[1]
FOLDERS = ("oracle_nb", "tests", "scripts", "examples", "benchmarks")
# Files whose docstrings, comments and names use only the words of the style guide.
PLAIN = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
PRIVATE_WORDS = frozenset(
    {
        *("berth", "bench", "crew", "deed", "deeds", "desk", "door", "doors", "fate"),
        *("fates", "harbor", "harbour", "shelf", "thing", "things", "told", "trouble", "whoever"),
    }
)
"""Words that only insiders understand in the name of a module, class or function."""


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return the statements of a file, which is parsed once for all tests."""
    return tuple(statements(ast.parse(path.read_text(encoding="utf-8"))))


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements within one, which are far fewer than all nodes."""
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        for one in getattr(node, name, ()):
            yield one
            yield from statements(one)


def suspicious(line: str) -> bool:
    """Return whether a line has such a word behind a "#", in a comment or in a text."""
    rests = (line[sign.start() :].lstrip("#: ") for sign in re.finditer("#", line))
    return any(map(WORDS.search, rests))


def remarks(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the docstrings of a file with their lines, and its comments if one may be faulty."""
    text = path.read_text(encoding="utf-8")
    for node in nodes(path):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, " ".join(str(node.value.value).split())
    # To tell comments from texts takes long.
    if not any(map(suspicious, text.splitlines())):
        return
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("#: ")


def test_docstrings_and_comments_use_plain_words():
    found = [
        f"{path}:{line}: {match[0]}"
        for path in PLAIN
        for line, text in remarks(path)
        if (match := WORDS.search(text))
    ]
    assert found == []


def test_a_comment_with_another_word_is_noticed(tmp_path):
    path = tmp_path / "module.py"
    text = 'number = "#"  # Who counts so many\ntext = "# so many"\n'
    path.write_text(text + "try:\n    pass\nexcept OSError:\n    'Inner text.'\n", "utf-8")
    assert [text for _, text in remarks(path)] == ["Inner text.", "Who counts so many"]
    assert WORDS.search("Who counts")


def defined(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the names of a file, its classes and functions with their lines."""
    yield 1, path.stem
    for node in nodes(path):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name


def test_names_use_no_private_words():
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in PLAIN
        for line, name in defined(path)
        if PRIVATE_WORDS & {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}
        or re.match(r"(test_)?(what|who|whose)_", name)
    ]
    assert found == []
