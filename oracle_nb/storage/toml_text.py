"""Reading TOML from strangers, and writing values as TOML."""

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from oracle_nb.core.errors import OracleError
from oracle_nb.core.files import decoded

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


MOST_DOTS: Final = 100
"""Maximum number of dots in a line: the time for reading a key grows with their square."""


class TomlError(OracleError, ValueError):
    """A text that isn't TOML, or that nobody would write; the error says why."""


def read_toml(text: str) -> dict[str, Any]:
    """Return the content of a TOML text that need not be trusted. Raises TomlError."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise TomlError(f"more than {MOST_DOTS} dots (at line {number})")
    try:
        return tomllib.loads(decoded(text))
    except RecursionError:
        raise TomlError("too many nested brackets") from None
    except ValueError as error:
        raise TomlError(str(error)) from None


def toml_value(value: Any) -> str:
    """Return a text, a number, a boolean, a list or a table as TOML on one line.

    Examples
    --------
    >>> toml_value({"ship": "w4", "dice": ["red"], "home port": True})
    '{ ship = "w4", dice = ["red"], "home port" = true }'
    """
    if isinstance(value, Mapping):
        if not value:
            return "{}"
        fields = (f"{toml_key(key)} = {toml_value(item)}" for key, item in value.items())
        return f"{{ {', '.join(fields)} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml_value, value))}]"
    # Texts, numbers and booleans are written as in JSON, except for this one character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def toml_key(key: str) -> str:
    """Return the name of a field as TOML."""
    return key if _BARE.fullmatch(key) else toml_value(key)
