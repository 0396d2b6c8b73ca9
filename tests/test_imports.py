"""No import cycles between the modules of the package, lazy and typing-only imports included."""

import ast
from collections.abc import Container, Iterator
from pathlib import Path

import networkx as nx

import oracle_nb

PACKAGE = Path(oracle_nb.__file__).parent


def modules() -> dict[str, Path]:
    """Return every module by its name."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: Container[str]) -> Iterator[str]:
    """The imports anywhere in a module, by name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            for one in node.names:
                inner = f"{node.module}.{one.name}"
                yield inner if inner in known else str(node.module)


ALLOWED = {
    ("oracle_nb.games.queries", "oracle_nb.games.package"),
    ("oracle_nb.games.game", "oracle_nb.games.package"),
    ("oracle_nb.games.queries", "oracle_nb.games.registry"),
    ("oracle_nb.games.puzzle_set", "oracle_nb.games.registry"),
}
"""Imports for types, and of names that are looked up: a package makes games, which know it."""


def circles() -> list[set[str]]:
    """Return the sets of modules that import each other, directly or through others."""
    known = modules()
    graph: nx.DiGraph[str] = nx.DiGraph()
    for name, path in known.items():
        graph.add_edges_from((name, one) for one in imported(path, known) if one in known)
    assert set(graph.edges) >= ALLOWED
    graph.remove_edges_from(ALLOWED)
    graph.remove_edges_from([*nx.selfloop_edges(graph)])
    assert graph.has_edge("oracle_nb.games.opening", "oracle_nb.games.game")
    return [one for one in nx.strongly_connected_components(graph) if len(one) > 1]


def test_modules_do_not_import_each_other_in_circles():
    assert [sorted(one) for one in circles()] == []
