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
        one
        for one in vars(module).values()
        if isinstance(one, type) and one.__module__ == module.__name__
    ]


def test_values_are_immutable():
    mutable, number = set(), 0
    for found in walk_packages(oracle_nb.__path__, "oracle_nb."):
        if found.name.endswith("__main__"):
            continue
        for one in own_classes(import_module(found.name)):
            if is_dataclass(one):
                frozen = getattr(one, "__dataclass_params__").frozen  # noqa: B009
            elif issubclass(one, msgspec.Struct):
                frozen = one.__struct_config__.frozen
            else:
                continue
            number += 1
            if not frozen:
                mutable.add(f"{one.__module__}.{one.__qualname__}")
    assert mutable == CHANGED
    assert number > 100
