"""The modules of the package, each parsed once for all tests of a process."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import oracle_nb

PACKAGE: Final = Path(oracle_nb.__file__).parent
ROOT: Final = PACKAGE.parent


def modules() -> dict[str, Path]:
    """Return every module by its name."""
    paths = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        paths[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return paths


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text("utf-8"))


@cache
def statements(path: Path) -> tuple[ast.AST, ...]:
    """Return all statements of a file, which are far fewer than all nodes."""
    return tuple(_within(tree(path)))


def _within(node: ast.AST) -> Iterator[ast.AST]:
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        for statement in getattr(node, name, ()):
            yield statement
            yield from _within(statement)
