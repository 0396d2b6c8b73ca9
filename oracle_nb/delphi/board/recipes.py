"""Recipes: everything from which a program or a command can make layouts.

Addresses of pages don't come here: a recipe may read a file or import a module.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from oracle_nb.core.arguments import meant, nearest
from oracle_nb.core.errors import invalid
from oracle_nb.core.files import expanded, read_text, unreadable
from oracle_nb.delphi.board.board import Board
from oracle_nb.delphi.board.formats.files import read_layout, read_name
from oracle_nb.delphi.board.generation.layouts import GENERATORS, make_layout, usual_kind
from oracle_nb.delphi.board.layout import Layout, LayoutFormatError
from oracle_nb.games.board_data import OWN
from oracle_nb.games.board_names import seeded_name

_FILES: Final = (".json", ".graphml", ".txt")
"""How the names of files with layouts end."""


def read_recipe(given: Any) -> tuple[str, Callable[[int], Layout]]:
    """Return the name of a recipe and what makes a layout from a seed.

    Parameters
    ----------
    given : str, path, Layout, Board or function
        A kind such as "free" or "free:looseness=0.8"; the name of a board such as "free.7", the
        path of a file with a layout, a layout, a board, or a text that ``read_layout``
        understands, which are the same for every seed; or a function that returns a layout for a
        seed, also as "module:function".

    Returns
    -------
    name : str
        A text that makes the same layouts in any process, "own" if there is none.
    make : function
        Returns the layout of a seed.

    Raises
    ------
    ValueError
        If no layout can be made.

    Examples
    --------
    >>> name, make = read_recipe("Free:looseness=.80")
    >>> name, make(7) == make(7)
    ('free:looseness=0.8', True)
    """
    if isinstance(given, Layout | Board):
        layout = given if isinstance(given, Layout) else given.layout
        return OWN, lambda seed: layout
    if isinstance(given, Path):
        return _from_file(given)
    if callable(given):
        return _importable(given), _Checked(given)
    if not isinstance(given, str):
        kinds = ", ".join(GENERATORS)
        raise invalid(f"layout: a Layout or one of {kinds} is needed, not {given!r:.40}")
    kind, colon, rest = given.partition(":")
    if meant(kind, GENERATORS):
        name = usual_kind(given)
        return name, lambda seed: make_layout(name, seed)
    if board := read_name(given):
        layout = make_layout(*board)
        return seeded_name(*board), lambda seed: layout
    if given.lower().endswith(_FILES):
        return _from_file(Path(given))
    if colon and all(map(str.isidentifier, (*kind.split("."), rest))):
        return given, _Checked(_imported(kind, rest))
    try:
        layout = read_layout(given)
    except LayoutFormatError as error:
        kinds, near = ", ".join(GENERATORS), nearest(given, GENERATORS)
        why = near or f": {error}"
        raise invalid(
            f"layout: a Layout or one of {kinds} is needed, not {given!r:.40}{why}"
        ) from None
    return OWN, lambda seed: layout


class _Checked:
    """A function of the user, whose results are checked."""

    def __init__(self, make: Callable[[int], Any]) -> None:
        self._make: Final = make

    def __call__(self, seed: int) -> Layout:
        layout = self._make(seed)
        if not isinstance(layout, Layout):
            raise invalid(f"layout: the function must return a Layout, not {layout!r:.40}")
        return layout


def _from_file(path: Path) -> tuple[str, Callable[[int], Layout]]:
    try:
        layout = read_layout(read_text(expanded(path)))
    except (OSError, UnicodeError) as error:
        raise invalid(f"layout: {path}: {unreadable(error)}") from None
    return str(path), lambda seed: layout


def _imported(module: str, name: str) -> Callable[[int], Any]:
    try:
        make = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise invalid(f"layout: {module}:{name}: {error}") from None
    if not callable(make):
        raise invalid(f"layout: {module}:{name} isn't a function")
    return make  # type: ignore[no-any-return]  # whatever the user's function is


def _importable(make: Callable[[int], Any]) -> str:
    """Return the name by which another process can import a function; "own" without one."""
    module, name = getattr(make, "__module__", ""), getattr(make, "__qualname__", "")
    if module == "__main__" or not name.isidentifier():
        return OWN
    same = getattr(import_module(module), name, None) is make
    return f"{module}:{name}" if same else OWN
