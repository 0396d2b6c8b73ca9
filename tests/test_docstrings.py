"""Every public name is documented with types, errors and an example that runs."""

import doctest
import inspect
import re

import pytest
from numpydoc.docscrape import ClassDoc, FunctionDoc, NumpyDocString

import oracle_nb

NAMES = [name for name in oracle_nb.__all__ if not name.startswith("__")]
# Names that never raise an error of their own, and classes with Python's parameters.
SAFE = {"Action", "Color", "Layout", "OracleError", "Position"}
BUILT_IN = {"Color", "OracleError"}


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
