"""Saved games with huge lists, texts and numbers: refused quickly, in few words."""

import json
import time
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from oracle_nb.games.opening import from_json
from oracle_nb.storage.saves import SaveError
from tests.sample_saves import saved
from tests.samples import sampled

GAMES = ("delphi", "mythology")
MANY = 100_000
FEWER = 20_000
"""How many parts a huge one has in `make test`; in `make long` it has more."""
SECONDS = 1 / 5_000
"""Maximum CPU time per part for any of these files.

They take a tenth of a second, but minutes if the time grows with the square of the size.
"""
LONGEST = 1_200
"""Maximum number of characters of an error: a position names its first twenty faults."""


def crafted(name: str, many: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield records in which one part is huge."""
    base: dict[str, Any] = json.loads(saved(5, name))
    for field, value in base["start"].items():
        inner = value[0] if isinstance(value, list) and value else 0
        if isinstance(value, list):
            yield field, {"start": {**base["start"], field: [inner] * many}}
        if isinstance(inner, list):
            yield field, {"start": {**base["start"], field: [[0] * many, *value[1:]]}}
        elif isinstance(value, int) and not isinstance(value, bool):
            yield field, {"start": {**base["start"], field: 10**400}}
    yield "seats", {"seats": [f"player {number}" for number in range(many)]}
    yield "seats", {"seats": ["Ann"] * many}
    yield "seats", {"seats": ["a\u0301" * many] * len(base["seats"])}
    yield "log", {"log": base["log"] * (many // 50)}
    yield "log", {"log": [["x" * many, []], *base["log"]]}
    yield "log", {"log": [[f"end {'x' * many} y", []], *base["log"]]}
    yield "log", {"log": [[base["log"][0][0], [["die", 1]] * many], *base["log"]]}
    yield "undone", {"undone": ["x" * many]}
    yield "opening", {"opening": [["die", 1]] * many}


@pytest.mark.parametrize("many", [FEWER, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", sampled(GAMES, 2))
def test_a_huge_save_is_refused_quickly_and_in_few_words(name: str, many: int):
    base = json.loads(saved(5, name))
    tried = 0
    for field, change in crafted(name, many):
        text = json.dumps(deepcopy(base) | change)
        begin = time.process_time()
        with pytest.raises(SaveError) as error:
            from_json(text)
        spent = time.process_time() - begin
        assert spent < SECONDS * many, (field, spent)
        assert len(str(error.value)) < LONGEST, (field, len(str(error.value)))
        tried += 1
    assert tried > 15
