"""Everything that the rules can report: events, refusals, decisions."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import oracle_nb
from oracle_nb.core import verdicts
from oracle_nb.delphi.rules.action_schemas import ActionSchemas, action_schemas_of
from oracle_nb.delphi.text.rule_texts import rulebook

FOLDER = Path(oracle_nb.__file__).parent / "delphi"
FILES = ("pieces.py", "model/powers.py")
CODE = tuple(ast.parse(file.read_text()) for file in sorted(FOLDER.glob("rules/**/*.py"))) + tuple(
    ast.parse((FOLDER / name).read_text()) for name in FILES
)


def calls(name: str) -> Iterator[ast.Call]:
    for module in CODE:
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                called = node.func
                said = (
                    called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                )
                if said == name:
                    yield node


def texts(node: ast.AST) -> list[str]:
    return [
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]


@cache
def event_kinds() -> dict[str, tuple[bool, tuple[str, ...]]]:
    """Return every kind of event the rules make: whether it happens to a player, and its facts."""
    kinds = {}
    for call in calls("event"):
        what = call.args[0]
        assert isinstance(what, ast.Constant), ast.unparse(call)
        everybody = ast.unparse(call.args[2]) == "-1"
        keys = tuple(keyword.arg or "" for keyword in call.keywords)
        kinds[str(what.value)] = (not everybody, keys)
    return kinds


def conditions(schemas: ActionSchemas) -> Iterator[str]:
    answers = chain.from_iterable(schemas.answers.values())
    for schema in (
        *schemas.local,
        *schemas.anywhere,
        *schemas.colorless,
        *schemas.gods,
        schemas.end,
        *answers,
    ):
        yield from (condition.rule for condition in schema.conditions)
    yield from (condition.rule for condition in schemas.move)
    yield from (condition.rule for condition in schemas.source)


@cache
def refusing_rules() -> frozenset[str]:
    """Return every rule that can refuse something."""
    rules = set(conditions(action_schemas_of(())))
    for call in chain(calls("refused"), calls("Broken")):
        said = call.args[0]
        if isinstance(said, ast.Constant):
            rules.add(str(said.value))
        elif isinstance(said, ast.Name):
            rules.add(getattr(verdicts, said.id))
    return frozenset(rules)


def functions(*names: str) -> Iterator[ast.AST]:
    for module in CODE:
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name in names:
                yield node


@cache
def allowing_rules() -> frozenset[str]:
    """Every rule that a verdict can name for an allowed action, or that makes a decision arise."""
    schemas = action_schemas_of(())
    answers = chain.from_iterable(schemas.answers.values())
    every = (
        *schemas.local,
        *schemas.anywhere,
        *schemas.colorless,
        *schemas.gods,
        schemas.end,
        *answers,
    )
    rules = {rule for schema in every for rule in schema.rules}
    where = [*functions("move_rules", "source_rules", "_recoloring_rules", "fold", "act_at_once")]
    for name in ("god_steps", "AdvanceGod", "LookAt", "TakeEquipment"):
        where += calls(name)
    book = rulebook()
    rules |= {text for node in where for text in texts(node) if text in book}
    return frozenset(rules - {"ship.gods", "ship.favor", "equipment.recover", "equipment.storage"})
