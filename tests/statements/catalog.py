"""The messages of a language as Fluent parses them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

import oracle_nb

PACKAGE: Final = Path(oracle_nb.__file__).parent


def parsed(files: Iterable[Path]) -> dict[str, ast.Message]:
    """Return the messages of some files by their ids."""
    messages: dict[str, ast.Message] = {}
    for file in files:
        body = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
        messages |= {
            message.id.name: message for message in body if isinstance(message, ast.Message)
        }
    return messages


def variant_key(variant: ast.Variant) -> str:
    """Return the name or number by which a variant is chosen."""
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def nodes(node: object) -> Iterator[object]:
    """A part of a message and everything in it."""
    yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else (value,):
                if isinstance(child, ast.BaseNode):
                    yield from nodes(child)
