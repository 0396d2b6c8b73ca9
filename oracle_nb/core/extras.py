"""Extras of the package: what only some features need, such as the app or tables of pandas."""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from oracle_nb.core.errors import OracleError


class MissingExtra(OracleError, ImportError):
    """Packages that aren't installed; the error says how to install them."""

    def __init__(self, what: str, extra: str, *, several: bool = False) -> None:
        verb = "are" if several else "is"
        super().__init__(f"{what} {verb} not installed: pip install 'oracle-nb[{extra}]'")


def need(extra: str, *packages: str) -> None:
    """Raise MissingExtra, with the names of packages as people write them, if any is missing.

    Examples
    --------
    >>> need("app", "Nothing")
    Traceback (most recent call last):
    oracle_nb.core.extras.MissingExtra: Nothing is not installed: pip install 'oracle-nb[app]'
    """
    missing = [name for name in packages if not installed(name.lower())]
    if missing:
        *others, last = missing
        what = f"{', '.join(others)} and {last}" if others else last
        raise MissingExtra(what, extra, several=bool(others))


def installed(*modules: str) -> bool:
    """Return whether modules can be imported."""
    return all(sys.modules.get(module) is not None or _is_there(module) for module in modules)


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ImportError:
        return False


class _Absent:
    """In the place of a module that isn't installed, until something of it is used."""

    def __init__(self, name: str) -> None:
        self._name: Final = name

    def __getattr__(self, attribute: str) -> Any:
        raise ModuleNotFoundError(f"No module named {self._name!r}", name=self._name)


def optional(module: str) -> Any:
    """Return a module; if it isn't installed, an object that raises an error when it is used."""
    return import_module(module) if installed(module) else _Absent(module)


def need_app() -> None:
    """Raise MissingExtra if the app and its pages can't be shown."""
    need("app", "Panel", "Bokeh", "ipycanvas")
