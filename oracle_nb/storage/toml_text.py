"""Writing values as TOML."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


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
        fields = (f"{toml_key(key)} = {toml_value(one)}" for key, one in value.items())
        return f"{{ {', '.join(fields)} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml_value, value))}]"
    # Texts, numbers and booleans are written as in JSON, except for this one character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def toml_key(key: str) -> str:
    """Return the name of a field as TOML."""
    return key if _BARE.fullmatch(key) else toml_value(key)
