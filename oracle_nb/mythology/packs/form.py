"""The form of a data pack: its size, its tables, and the type of each value."""

import json
import types
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from oracle_nb.core.arguments import nearest
from oracle_nb.mythology.packs.data_pack import DataPack, PackFault
from oracle_nb.storage.toml_text import TomlError, read_toml

LARGEST_PACK: Final = 100_000
"""Maximum number of characters of a data pack; the standard one has 25,000."""
MOST_LISTED: Final = 400
"""Maximum number of tables of one kind, of hexes of an island, or of straits."""
LONGEST_TEXT: Final = 40
"""Maximum number of characters of a name or another text, the grid excepted."""
LONGEST_GRID: Final = 50_000
"""Maximum number of characters of the grid."""
LARGEST_NUMBER: Final = 999
"""Maximum of every number."""
_WORDS: Final = {str: "text in quotes", int: "a whole number", bool: "true or false"}


def pack_values(text: str) -> dict[str, Any] | PackFault:
    """Return the tables of a TOML text that need not be trusted, or why it can't be read."""
    if len(text) > LARGEST_PACK:
        return PackFault("", f"a data pack has at most {LARGEST_PACK:,} characters")
    try:
        return read_toml(text)
    except TomlError as error:
        return PackFault("", f"this isn't TOML: {error}")


def form_faults(values: Mapping[str, Any]) -> Iterator[PackFault]:
    """Yield unknown and missing keys, and values of a wrong type or size."""
    return _table_faults(values, DataPack, "")


def _table_faults(values: object, form: type, where: str) -> Iterator[PackFault]:
    if not isinstance(values, Mapping):
        yield PackFault(where, f"must be a table, got {_shown(values)}")
        return
    fields = _fields(form)
    for key in values:
        if key not in fields:
            reason = f"this key is unknown{nearest(key[:40], fields)}"
            yield PackFault(_inside(where, key[:40]), reason)
    for name, (kind, required) in fields.items():
        place = _inside(where, name)
        if name in values:
            yield from _value_faults(values[name], kind, place)
        elif required:
            yield PackFault(place, "this is missing")


@cache
def _fields(form: type) -> dict[str, tuple[Any, bool]]:
    """Return the type of each field of a kind of table, and whether the table must have it."""
    hints = get_type_hints(form)
    return {
        field.name: (hints[field.name], field.required) for field in msgspec.structs.fields(form)
    }


def _value_faults(value: object, form: Any, where: str) -> Iterator[PackFault]:
    if get_origin(form) is tuple:
        yield from _list_faults(value, get_args(form), where)
    elif get_origin(form) is Literal:
        if value not in get_args(form):
            words = " or ".join(f'"{word}"' for word in get_args(form))
            yield PackFault(where, f"must be {words}, got {_shown(value)}")
    elif form not in _WORDS:
        yield from _table_faults(value, form, where)
    elif type(value) is not form:
        yield PackFault(where, f"must be {_WORDS[form]}, got {_shown(value)}")
    elif isinstance(value, str):
        yield from _text_faults(value, where)
    elif isinstance(value, int):
        # Numbers of Helpers can be less than 0.
        least = -LARGEST_NUMBER if where.startswith("helper[") else 0
        if not least <= value <= LARGEST_NUMBER:
            reason = f"must be from {least} to {LARGEST_NUMBER}, got {_shown(value)}"
            yield PackFault(where, reason)


def mended(value: object, form: Any, where: str = "") -> Any:
    """Return a value in the right form, with something neutral in place of what has faults.

    Examples
    --------
    >>> mended({"id": "mine", "straits": 3}, DataPack)["straits"]
    []
    """
    if get_origin(form) is tuple:
        forms = get_args(form)
        length = None if forms[-1] is Ellipsis else len(forms)
        values = value if isinstance(value, list) else []
        if length is not None and len(values) != length:
            return [0] * length
        return [mended(other, forms[0], f"{where}[]") for other in values[:MOST_LISTED]]
    if get_origin(form) is Literal:
        return value if value in get_args(form) else get_args(form)[0]
    if form in _WORDS:
        return form() if any(_value_faults(value, form, where)) else value
    table = value if isinstance(value, Mapping) else {}
    return {
        name: mended(table.get(name), kind, _inside(where, name))
        for name, (kind, required) in _fields(form).items()
        if name in table or required
    }


def _list_faults(value: object, forms: tuple[Any, ...], where: str) -> Iterator[PackFault]:
    """Yield the faults of a list of any length, or of as many values as there are forms."""
    form, length = forms[0], None if forms[-1] is Ellipsis else len(forms)
    if not isinstance(value, list):
        wanted = f"tables that begin with [[{where}]]"
        if form in _WORDS:
            wanted = "a list of texts" if form is str else "a list of numbers"
        yield PackFault(where, f"must be {wanted}, got {_shown(value)}")
    elif length is not None and len(value) != length:
        yield PackFault(where, f"{length} values are needed, got {len(value)}")
    elif len(value) > MOST_LISTED:
        yield PackFault(where, f"at most {MOST_LISTED} are allowed, got {len(value)}")
    else:
        for number, item in enumerate(value, 1):
            yield from _value_faults(item, form, f"{where}[{number}]")


def _text_faults(text: str, where: str) -> Iterator[PackFault]:
    if where == "map.grid":
        if len(text) > LONGEST_GRID:
            yield PackFault(where, f"at most {LONGEST_GRID:,} characters are allowed")
        return
    if len(text) > LONGEST_TEXT:
        yield PackFault(where, f"at most {LONGEST_TEXT} characters are allowed, got {len(text)}")
    elif not text.isprintable():
        yield PackFault(where, f"only printable characters are allowed, got {text!a}")


def _inside(where: str, key: str) -> str:
    """Return the place of a key, without characters that a terminal would obey."""
    shown = key if key.isascii() and key.isidentifier() else json.dumps(key)
    return f"{where}.{shown}" if where else shown


def _shown(value: object) -> str:
    """Return a value for an error message, shortened; of a big number only that it is one."""
    match value:
        case bool():
            return str(value).lower()
        case int() if abs(value) > 10**30:
            return "a huge number"
        case Mapping():
            return "a table"
        case list():
            return "a list"
        case types.NoneType():
            return "nothing"
    return repr(value)[:40]
