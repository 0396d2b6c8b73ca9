"""Class codes: short enough to type, too many to guess."""

import hmac
import re
from typing import Final

from oracle_nb.core.pasted import readings

ALPHABET: Final = "23456789BCDFGHJKLMNPQRSTVWXZ"
"""Digits and consonants: no two look alike, and no code is a word."""
LENGTH: Final = 10
"""Number of characters of a code: there are 28**10 codes, about 2**48."""
_GROUP: Final = 5
_LONGEST: Final = 400
"""Maximum number of characters that are read, with a link or a sentence around a code."""
_WRITTEN: Final = re.compile(r"(?<![A-Z0-9])([A-Z0-9]{5})[- ]{0,3}([A-Z0-9]{5})(?![A-Z0-9])")
"""A code in two groups, or in one."""


def class_code(secret: str, salt: str) -> str:
    """Return the code that belongs to a teacher's secret and a salt.

    The secret can't be computed from it. So a teacher's link always leads to the same code, and the
    database needs neither of them.

    Examples
    --------
    >>> code = class_code("secret of a teacher", "salt")
    >>> len(code), set(code) <= set(ALPHABET)
    (10, True)
    """
    number = int.from_bytes(hmac.digest(secret.encode(), f"code:{salt}".encode(), "sha256"), "big")
    code = ""
    for _ in range(LENGTH):
        number, digit = divmod(number, len(ALPHABET))
        code += ALPHABET[digit]
    return code


def written(code: str) -> str:
    """Return a code in groups, as it is shown and dictated.

    Examples
    --------
    >>> written("K7MPXBQR42")
    'K7MPX-BQR42'
    """
    return "-".join(code[start : start + _GROUP] for start in range(0, len(code), _GROUP))


def typed(text: str) -> str:
    """Return the code that somebody has typed or pasted; "" where there is none, or several.

    Examples
    --------
    >>> typed(" k7mpx bqr42 "), typed("K7MPX-BQR4")
    ('K7MPXBQR42', '')
    >>> typed("Our class: https://example.org/?class=K7MPXBQR42 (see you!)")
    'K7MPXBQR42'
    """
    if len(text) > _LONGEST:
        return ""
    # In "?class=3DK7..." the code may begin with "3D", or a mail's program has escaped "=".
    for reading in map(str.upper, readings(text)):
        codes = {"".join(filter(str.isalnum, reading))} | {
            "".join(match.groups()) for match in _WRITTEN.finditer(reading)
        }
        known = [code for code in codes if len(code) == LENGTH and set(code) <= set(ALPHABET)]
        if known:
            return known[0] if len(known) == 1 else ""
    return ""
