"""The changes that make mutants are what they say, and leave the source whole."""

import ast

from tests.mutation.changes import changes

SOURCE = b'''"""Texts stay."""
from typing import TYPE_CHECKING, Literal
if TYPE_CHECKING:
    import os
KIND: Literal[3] = 3
def least(values: "list[int] | None", far=True):
    for value in values:
        if value < 2 and not far:
            print("n\xc5\xbc", value)
            continue
        far = value if values else None
    if value > 9:
        raise ValueError(f"{value + 1}")
    return value + 1
'''


def test_each_change_is_made_in_its_place():
    by_name = {change.name.partition(" ")[2]: change for change in changes(SOURCE)}
    assert set(by_name) == {
        "3 -> 4",
        "True -> False",
        "value < 2 and (not far) -> value < 2 or not far",
        "value < 2 -> value <= 2",
        "2 -> 3",
        "not far -> far",
        "print('n\u017c', value) -> pass",
        "continue -> break",
        "values -> not values",
        "value > 9 -> value >= 9",
        "9 -> 10",
        "value + 1 -> value - 1",
        "1 -> 2",
    }
    made = by_name["print('n\u017c', value) -> pass"].made(SOURCE)
    assert made == SOURCE.replace('print("n\u017c", value)'.encode(), b"pass")
    for change in by_name.values():
        assert ast.unparse(ast.parse(change.made(SOURCE))) != ast.unparse(ast.parse(SOURCE))
