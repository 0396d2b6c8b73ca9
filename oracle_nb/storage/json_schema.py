"""JSON Schemas of the files that the project reads, as docs/schema publishes them."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

_DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema_document(
    title: str, schema: Mapping[str, Any], parts: Mapping[str, Mapping[str, Any]]
) -> dict[str, Any]:
    """Return a complete schema from what ``msgspec.json.schema_components`` returns.

    ``title``: what is described, such as "a saved game".
    ``schema``: the schema of the whole.
    ``parts``: the schemas to which it refers, by name.

    Examples
    --------
    >>> (whole,), parts = msgspec.json.schema_components((int,))
    >>> schema_document("a number", whole, parts)["title"]
    'oracle_nb: a number'
    """
    return {
        "$schema": _DRAFT,
        "title": f"oracle_nb: {title}",
        **schema,
        "$defs": {name: _in_one_line(part) for name, part in sorted(parts.items())},
    }


def schema_text(document: Mapping[str, Any]) -> bytes:
    """Return a schema as JSON text."""
    return msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n"


def _in_one_line(part: Mapping[str, Any]) -> dict[str, Any]:
    """Return a part with a one-line description: Pythons indent docstrings differently."""
    if "description" not in part:
        return dict(part)
    return {**part, "description": " ".join(part["description"].split())}
