"""Numbers with signs or decimals."""

from collections.abc import Callable
from functools import cache


def signed(number: int) -> str:
    r"""Return a whole number with its sign.

    >>> signed(2), signed(-2) == "\N{MINUS SIGN}2", signed(0)
    ('+2', True, '0')
    """
    return f"{number:+}".replace("-", "\N{MINUS SIGN}") if number else "0"


@cache
def decimal_writer(language: str) -> Callable[..., str]:
    """Return a function that writes numbers with one decimal in a language.

    ``language``: the code of a language, such as "en".

    Examples
    --------
    >>> decimal_writer("pl")(0.64)
    '0,6'
    """
    from babel import Locale

    mark = str(Locale.parse(language).number_symbols["latn"]["decimal"])

    def write(number: float, *, sign: bool = False) -> str:
        text = f"{number:+.1f}" if sign else f"{number:.1f}"
        return text.replace("-", "\N{MINUS SIGN}").replace(".", mark)

    return write
