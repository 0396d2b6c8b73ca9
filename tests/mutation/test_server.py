"""The server of mutants replaces the code of functions, and of nothing else."""

from types import FunctionType

import pytest

from tests.mutation.server import key, replacements

SOURCE = """
LIMIT = 3
class Deck:
    size = 5
    def draw(self, count=1):
        return [
            number for number in range(self.size)
            if number < count
        ]
def least(values):
    return min(values, key=lambda value: abs(value - 2))
"""


@pytest.mark.parametrize(
    ("old", "new", "result"),
    [
        ("number < count", "number <= count", ([0, 1], 2)),
        ("value - 2", "value + 2", ([0], 0)),
        ("range(self.size)\n", "range(self.size + 1)", ([0], 2)),
        ("LIMIT = 3", "LIMIT = 4", None),
        ("size = 5", "size = 6", None),
        ("count=1", "count=2", None),
        ("key=lambda value: abs(value - 2)", "key=abs", None),
    ],
)
def test_functions_get_their_changed_code(old: str, new: str, result: object) -> None:
    source = SOURCE.replace(old, new)
    assert source != SOURCE
    before, after = (compile(text, "deck.py", "exec") for text in (SOURCE, source))
    codes = replacements(before, after)
    if result is None:
        assert codes is None
        return
    assert codes is not None
    names: dict[str, object] = {}
    exec(before, names)
    deck = names["Deck"]
    assert isinstance(deck, type)
    for function in (deck.__dict__["draw"], names["least"]):
        assert isinstance(function, FunctionType)
        function.__code__ = codes[key(function.__code__)]
    least = names["least"]
    assert callable(least)
    assert (deck().draw(), least([0, 1, 2])) == result
