"""Arguments of public functions: numbers, paths and options that users give."""

import operator
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oracle_nb.core.files import expanded


def whole(name: str, value: object) -> int:
    """Return a whole number of any kind, numpy's too.

    Raises ValueError, which names the argument, for any other value.

    Examples
    --------
    >>> whole("seed", 3)
    3
    >>> whole("seed", "3")
    Traceback (most recent call last):
    ValueError: seed: a whole number is needed, not '3'
    """
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"{name}: a whole number is needed, not {value!r:.40}") from None


def path_of(name: str, value: object) -> Path:
    """Return the path of a file or folder, in which "~" is the user's own folder.

    Raises ValueError, which names the argument, for a value that can't be a path.

    Examples
    --------
    >>> path_of("keep", "games/mine").name
    'mine'
    >>> path_of("keep", 7)
    Traceback (most recent call last):
    ValueError: keep: a path is needed, not 7
    """
    try:
        path = expanded(Path(value))  # type: ignore[arg-type]
    except TypeError:
        path = None
    if path is None or "\0" in str(path):
        raise ValueError(f"{name}: a path is needed, not {value!r:.40}")
    if path.parts[:1] and path.parts[0].startswith("~"):
        # A folder of this name would be made, in which nobody looks for the file.
        raise ValueError(f"{name}: {path.parts[0]!r:.40} is the folder of an unknown user")
    return path


def check_options(title: str, options: Mapping[str, Any], *names: str) -> None:
    """Raise ValueError if there are other options of a new game than those with these names.

    Examples
    --------
    >>> check_options("Mythology", {"map": "mine"}, "pack")
    Traceback (most recent call last):
    ValueError: 'map' isn't an option of Mythology, which has 'pack'
    """
    for name in options:
        if name not in names:
            known = ", ".join(map(repr, names))
            raise ValueError(f"{name!r} isn't an option of {title}, which has {known}")
