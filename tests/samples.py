"""Samples of many similar cases for `make test`; `make long` runs the others."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from hypothesis import settings


def sampled(cases: Iterable[Any], step: int, also: Iterable[int] = ()) -> list[Any]:
    """Return the cases as parameters of a test; all but every ``step``-th are marked `long`.

    Cases whose numbers are in ``also`` are tested, too. A tuple has a value for each parameter.
    """
    kept = {*also}
    return [
        case
        if number % step == 0 or number in kept
        else pytest.param(*(case if type(case) is tuple else (case,)), marks=pytest.mark.long)
        for number, case in enumerate(cases)
    ]


def examples(share: int) -> settings:
    """Let hypothesis look at one example of this number of those of the profile."""
    return settings(max_examples=max(1, settings().max_examples // share))


def parts(cases: Iterable[Any], key: Callable[[Any], str]) -> list[Any]:
    """Return cases in groups, as parameters with the names of the groups.

    Pytest's own work for each of thousands of small tests takes longer than the tests.
    """
    groups: dict[str, list[Any]] = {}
    for case in cases:
        groups.setdefault(key(case), []).append(case)
    return [pytest.param(group, id=name) for name, group in groups.items()]
