"""Positions, events and all other values of the program can't be changed."""

from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import msgspec

import oracle_nb

CHANGED = {
    # Filled while it is read, or by decoders of msgspec alone.
    "oracle_nb.delphi.ui.editor.position_code._Coded",
    "oracle_nb.games.opening._Head",
    # Added up.
    "oracle_nb.games.reviews.sums.Sums",
}


def own_classes(module: ModuleType) -> list[type]:
    return [
        var
        for var in vars(module).values()
        if isinstance(var, type) and var.__module__ == module.__name__
    ]


def test_values_are_immutable():
    mutable, number = set(), 0
    for package in walk_packages(oracle_nb.__path__, "oracle_nb."):
        if package.name.endswith("__main__"):
            continue
        for class_ in own_classes(import_module(package.name)):
            if is_dataclass(class_):
                frozen = getattr(class_, "__dataclass_params__").frozen  # noqa: B009
            elif issubclass(class_, msgspec.Struct):
                frozen = class_.__struct_config__.frozen
            else:
                continue
            number += 1
            if not frozen:
                mutable.add(f"{class_.__module__}.{class_.__qualname__}")
    assert mutable == CHANGED
    assert number > 100
