"""Numbers with decimals or a sign, as texts show them."""

from collections.abc import Callable
from functools import cache


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
