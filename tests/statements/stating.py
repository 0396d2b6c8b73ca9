"""Comparing what a statement states with the facts, which it calls by their names."""

from collections.abc import Iterable, Iterator

from oracle_nb.delphi.model.actions import Action
from tests.statements.cases import Case
from tests.statements.model import COLORS
from tests.statements.statement import Statement


def named(values: Iterable[int], names: tuple[str, ...]) -> frozenset[object]:
    """Return what colors, gods or letters are called in statements."""
    return frozenset(names[value] for value in values)


def equal(said: Statement, **facts: object) -> Iterator[str]:
    """Facts that are stated must be these; a list must hold exactly these items, each once."""
    for fact, expected in facts.items():
        if fact not in said.facts:
            continue
        stated = said[fact]
        if isinstance(expected, set | frozenset):
            if (
                not isinstance(stated, tuple)
                or set(stated) != expected
                or len(stated) != len(expected)
            ):
                yield f"{fact} is {sorted(map(str, expected))}, not {stated}"
        elif stated != expected:
            yield f"{fact} is {expected}, not {stated}"


def asked(case: Case) -> Action:
    """Return the action that a sentence is about."""
    assert case.action is not None, "the case has no action"
    return case.action


def of_action(case: Case, said: Statement) -> Iterator[str]:
    """The color and space stated, where they are, are those of the action."""
    action = asked(case)
    own = {"color": COLORS[action.color] if action.color >= 0 else None}
    yield from equal(said, **own, space=case.code(action.target))
