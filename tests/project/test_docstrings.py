"""Public names and the contract of a game are documented with types, errors and examples."""

import doctest
import inspect
import re

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
    (documented,) = doctest.DocTestFinder(recurse=False).find(value, name, globs={})
    assert documented.examples
    said: list[str] = []
    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(documented, out=said.append)
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
        part.strip()
        for entry in doc["Parameters"]
        for part in entry.name.split(",")
        if part.strip()
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


@pytest.mark.parametrize("class_", CONTRACT, ids=lambda class_: class_.__name__)
def test_each_method_of_the_contract_is_documented(class_):
    for name, method in vars(class_).items():
        if not name.startswith("_") and inspect.isfunction(method):
            documented, takes = parameters_of(method, f"{class_.__name__}.{name}")
            # Only what names and types don't say has to be explained.
            assert set(documented) <= set(takes), f"{name}: the parameters are {takes}"


def parameters_of(value, name) -> tuple[list[str], list[str]]:
    """Return the parameters that are documented, and those that there are."""
    doc = NumpyDocString(inspect.getdoc(value) or "")
    assert doc["Summary"], f"{name} has no docstring"
    takes = [parameter for parameter in inspect.signature(value).parameters if parameter != "self"]
    documented = [
        part.strip().lstrip("*") for entry in doc["Parameters"] for part in entry.name.split(",")
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
    documented = doctest.DocTestFinder(recurse=False).find(method, name, globs={})
    said: list[str] = []
    outcomes = [doctest.DocTestRunner().run(test, out=said.append) for test in documented]
    assert sum(outcome.failed for outcome in outcomes) == 0, "".join(said)
