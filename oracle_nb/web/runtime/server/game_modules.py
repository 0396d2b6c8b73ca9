"""The modules that pages import when they first need them, imported before there is a page."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

import oracle_nb

_PARTS: Final = ("text", "games", "delphi", "mythology", "bots", "explorer", "lessons", "web")
"""The packages of this package whose modules pages need."""


def import_modules() -> None:
    """Import all modules that pages need, in one thread.

    Two threads that import modules of one package at the same time can wait for each other. Python
    then gives one of them a module that isn't complete, and its page would show an error.
    """
    for part in _PARTS:
        paths = [f"{path}/{part}" for path in oracle_nb.__path__]
        import_module(f"oracle_nb.{part}")
        for module in walk_packages(paths, f"oracle_nb.{part}."):
            import_module(module.name)
