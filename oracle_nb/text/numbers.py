"""Numbers with decimals or a sign, as texts show them."""

from collections.abc import Callable
from functools import cache
from typing import Final

_CERTAIN: Final = 7
"""The decimals of a percentage from which on a share counts as certain."""


@cache
def decimal_writer(language: str) -> Callable[..., str]:
    """Return a function that writes numbers with one decimal in a language.

    ``language``: the code of a language, such as "en".

    Examples
    --------
    >>> decimal_writer("pl")(0.64)
    '0,6'
    >>> decimal_writer("en")(-0.04, sign=True)
    '0.0'
    """
    from babel import Locale

    mark = str(Locale.parse(language).number_symbols["latn"]["decimal"])

    def write(number: float, *, sign: bool = False) -> str:
        rounded = round(number, 1) or 0.0
        text = f"{rounded:+.1f}" if sign and rounded else f"{rounded:.1f}"
        return text.replace("-", "\N{MINUS SIGN}").replace(".", mark)

    return write


def percent_decimals(share: float, least: int = 0) -> int:
    """Return how many decimals a percentage needs: rounding must not make it 0 or 100.

    A share of 0 or 1 is certain, and so is one that only an error of computing keeps from them.

    Examples
    --------
    >>> percent_decimals(0.7), percent_decimals(0.996), percent_decimals(1)
    (0, 1, 0)
    """
    decimals = least
    while decimals < _CERTAIN and round(share, decimals + 2) in (0, 1):
        decimals += 1
    return decimals if decimals < _CERTAIN else least


def whole(number: int) -> str:
    """Return a whole number, with a minus sign below zero.

    Examples
    --------
    >>> whole(3)
    '3'
    """
    return str(number).replace("-", "\N{MINUS SIGN}")


def signed(number: int) -> str:
    """Return a whole number with its sign.

    Examples
    --------
    >>> signed(0), signed(3)
    ('0', '+3')
    """
    return f"+{number}" if number > 0 else whole(number)
