"""Renamed keys of lesson and scenario files: a file with the old key keeps its meaning."""

from collections.abc import Mapping
from typing import Any, Final

from oracle_nb.core.errors import OracleError

RENAMED: Final[Mapping[str, str]] = {"fate": "chance"}
"""The current key by the old one."""


class RenamedKeyError(OracleError, ValueError):
    """A table with a key under its old and its current name.

    ``where`` is the path to the old key.
    """

    def __init__(self, old: str, where: tuple[str | int, ...]) -> None:
        super().__init__(f"`{old}` is the old name of `{RENAMED[old]}`; use `{RENAMED[old]}` only")
        self.where = where


def with_current_keys(data: Any, where: tuple[str | int, ...] = ()) -> Any:
    """Return a table of a file, and its ``steps``, with current keys instead of old ones.

    Anything else is returned as it is; the caller checks it. Raises RenamedKeyError where a table
    has both keys.

    Examples
    --------
    >>> with_current_keys({"steps": [{"do": "end", "fate": {"die": ["red"]}}]})
    {'steps': [{'do': 'end', 'chance': {'die': ['red']}}]}
    """
    if not isinstance(data, dict):
        return data
    for old, new in RENAMED.items():
        if old in data and new in data:
            raise RenamedKeyError(old, (*where, old))
    current = {RENAMED.get(key, key): value for key, value in data.items()}
    if isinstance(steps := current.get("steps"), list):
        current["steps"] = [
            with_current_keys(step, (*where, "steps", number)) for number, step in enumerate(steps)
        ]
    return current


def spellings(key: str) -> tuple[str, ...]:
    """Return the names under which a file may have a key: the current one, then old ones."""
    return (key, *(old for old, new in RENAMED.items() if new == key))
