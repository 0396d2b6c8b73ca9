"""Modules and records that pages would first need in threads, loaded before there is a page."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Final

import msgspec

import oracle_nb

_PARTS: Final = ("text", "games", "delphi", "mythology", "bots", "explorer", "lessons", "web")
"""The packages of this package whose modules pages need."""
_TESTS: Final = "oracle_nb.games.testing"
"""The tests for authors of games; they need pytest, which isn't installed along with the app."""


def import_modules() -> None:
    """Import all modules that pages need, in one thread.

    Two threads that import modules of one package at the same time can wait for each other. Python
    then gives one of them a module that isn't complete, and its page would show an error.
    """
    for part in _PARTS:
        paths = [f"{path}/{part}" for path in oracle_nb.__path__]
        import_module(f"oracle_nb.{part}")
        for module in walk_packages(paths, f"oracle_nb.{part}."):
            if not module.name.startswith(_TESTS):
                import_module(module.name)
    prepare_records()


def prepare_records() -> frozenset[type[msgspec.Struct]]:
    """Have msgspec learn the fields of all records that are loaded; return those that can be read.

    It learns them when it first reads one. Where two threads read the first one at the same time,
    one of them uses fields that aren't complete, and the whole process ends.
    """
    known = set()
    for kind in _kinds(msgspec.Struct):
        try:
            msgspec.json.Decoder(kind)
        except (NameError, TypeError):
            # A value of the engine, which is never read: its types are known to type checkers only.
            continue
        known.add(kind)
    return frozenset(known)


def _kinds(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)
