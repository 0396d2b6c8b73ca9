"""The modules that `make wheel` compiles, and the hook that does it."""

import ast
import re
import tomllib
from importlib.util import find_spec
from typing import Any

import pytest

from oracle_nb.core import compiled
from scripts import hatch_build
from tests.sources import ROOT, modules, statements, tree

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
INTERPRETED = {"Struct", "NamedTuple", "Protocol", "local", "Enum", "IntEnum", "TypedDict"}
"""Bases of classes that only the interpreter can make."""


def tree_of(module: str) -> ast.Module:
    return tree(ROOT / (module.replace(".", "/") + ".py"))


@pytest.mark.parametrize("module", compiled.COMPILED)
def test_a_compiled_module_exists_and_its_classes_can_be_compiled(module):
    bases = {
        ast.unparse(base).split("[")[0].rpartition(".")[2]
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    }
    assert bases.isdisjoint(INTERPRETED)


def test_no_module_is_listed_twice():
    assert len(set(compiled.COMPILED)) == len(compiled.COMPILED)


def test_classes_with_a_compiled_base_are_compiled_too():
    own = {
        node.name
        for module in compiled.COMPILED
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.ClassDef)
    }
    others = {
        path: {ast.unparse(base) for base in node.bases} & own
        for module, path in modules().items()
        if module.startswith("oracle_nb.delphi.") and module not in compiled.COMPILED
        for node in statements(path)
        if isinstance(node, ast.ClassDef)
    }
    assert {path: bases for path, bases in others.items() if bases} == {}


def test_no_attribute_of_a_compiled_class_is_read_from_the_class():
    """In a compiled class, `name = "x"` is an attribute of the objects alone."""
    attributes = {
        f"{node.name}.{target.id}"
        for module in compiled.COMPILED
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.ClassDef)
        for part in node.body
        if isinstance(part, ast.Assign)
        for target in part.targets
        if isinstance(target, ast.Name)
    }
    assert "Delphi.name" in attributes
    names = re.compile("|".join(map(re.escape, attributes)))
    read = {
        (path.name, ast.unparse(node))
        for path in modules().values()
        if names.search(path.read_text("utf-8"))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and ast.unparse(node) in attributes
    }
    assert read == set()


def test_a_checkout_is_compiled_only_as_far_as_its_files_are():
    spec = find_spec(compiled.COMPILED[0])
    assert spec is not None and spec.origin is not None
    assert compiled.is_compiled() == (not spec.origin.endswith(".py"))


@pytest.mark.parametrize("switch", [None, "", "0"])
def test_without_the_switch_a_wheel_is_plain(switch, monkeypatch):
    monkeypatch.delenv(hatch_build.SWITCH, raising=False)
    if switch is not None:
        monkeypatch.setenv(hatch_build.SWITCH, switch)
    monkeypatch.setattr(hatch_build, "compiled", lambda *_: pytest.fail("it was compiled"))
    data: dict[str, Any] = {"force_include": {}}
    nothing: Any = None
    hook = hatch_build.CompiledModules(str(ROOT), {}, nothing, nothing, "", "wheel")
    hook.initialize("standard", data)
    hook.finalize("standard", data, "")
    assert data == {"force_include": {}}


def test_make_wheel_turns_the_switch_on():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"{hatch_build.SWITCH}=1 $(BIN)/python -m build" in makefile
    hook = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    assert (ROOT / hook["path"]).samefile(hatch_build.__file__)
