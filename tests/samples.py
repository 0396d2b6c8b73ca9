"""Samples of many similar cases for `make test`; `make long` runs the others."""

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(cases: Iterable[Any], step: int) -> list[Any]:
    """Return the cases as parameters of a test; all but every ``step``-th are marked `long`.

    A tuple has a value for each parameter.
    """
    return [
        case
        if number % step == 0
        else pytest.param(*(case if type(case) is tuple else (case,)), marks=pytest.mark.long)
        for number, case in enumerate(cases)
    ]
