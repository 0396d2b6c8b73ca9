"""Small changes of Python source, each of which makes a mutant.

A change replaces one expression or statement: an operator by its neighbor, a condition by its
opposite, a number by the next, a call whose result nobody uses by nothing. Annotations,
decorators, texts and blocks for type checkers stay as they are.
"""

import ast
from collections.abc import Iterator
from copy import deepcopy
from typing import Final, NamedTuple

OPERATORS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Change(NamedTuple):
    """One change: the node that goes, the one that comes, and the bytes that the first takes."""

    node: ast.expr | ast.stmt
    other: ast.AST
    begin: int
    end: int

    @property
    def lines(self) -> range:
        """The lines that the change concerns."""
        return range(self.node.lineno, (self.node.end_lineno or self.node.lineno) + 1)

    @property
    def name(self) -> str:
        """The place of the change, and its description."""
        place = f"{self.node.lineno}:{self.node.col_offset}"
        return f"{place} {ast.unparse(self.node)} -> {self._text()}"

    def made(self, source: bytes) -> bytes:
        """Return the source of the file with the change made."""
        text = self._text()
        if isinstance(self.other, ast.BoolOp | ast.BinOp | ast.Compare):
            text = f"({text})"
        return source[: self.begin] + text.encode() + source[self.end :]

    def _text(self) -> str:
        return ast.unparse(ast.fix_missing_locations(self.other))


def changes(source: bytes) -> Iterator[Change]:
    """Yield every change of a file, from its start to its end."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node, other in _pairs(ast.parse(source)):
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None and node.end_col_offset is not None
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        yield Change(node, other, begin, end)


def _pairs(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield nodes that can be changed, each with what replaces it."""
    for node in _nodes(tree):
        match node:
            case ast.Compare(ops=[operator]) if type(operator) in OPERATORS:
                yield node, _with(node, ops=[OPERATORS[type(operator)]()])
            case ast.BoolOp(op=operator):
                yield node, _with(node, op=OPERATORS[type(operator)]())
            case ast.BinOp(op=operator) if type(operator) in OPERATORS and not _is_type(node):
                yield node, _with(node, op=OPERATORS[type(operator)]())
            case ast.AugAssign(op=operator) if type(operator) in OPERATORS:
                yield node, _with(node, op=OPERATORS[type(operator)]())
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield node, deepcopy(operand)
            case ast.Constant(value=bool() as value):
                yield node, ast.Constant(not value)
            case ast.Constant(value=int() as value):
                yield node, ast.Constant(value + 1)
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
                if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
                    yield test, ast.UnaryOp(ast.Not(), deepcopy(test))
            case ast.Expr(value=ast.Call()):
                yield node, ast.Pass()
            case ast.Break() | ast.Continue():
                yield node, ast.Continue() if isinstance(node, ast.Break) else ast.Break()


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """Return a copy of a node with some fields replaced."""
    other = deepcopy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _is_type(node: ast.BinOp) -> bool:
    """Whether ``A | B`` joins types: their names begin with a capital letter, or are built in."""
    if not isinstance(node.op, ast.BitOr):
        return False
    sides = (node.left, node.right)
    names = [side.id for side in sides if isinstance(side, ast.Name)]
    return any(
        isinstance(side, ast.Subscript) or (isinstance(side, ast.Constant) and side.value is None)
        for side in sides
    ) or any(
        (name[0].isupper() and not name.isupper()) or name in {"int", "str", "list", "tuple"}
        for name in names
    )


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a tree that run, in the order of the source."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "type_params"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.JoinedStr | ast.Raise) or not isinstance(child, ast.AST):
                continue
            if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
                continue
            yield from _nodes(child)
