"""Class codes: short enough to type, too many to guess."""

import hmac
from typing import Final

ALPHABET: Final = "23456789BCDFGHJKLMNPQRSTVWXZ"
"""Digits and consonants: no two look alike, and no code is a word."""
LENGTH: Final = 10
"""Number of characters of a code: there are 28**10 codes, about 2**48."""
_GROUP: Final = 5
_LONGEST: Final = 40
"""Maximum number of characters that are read, with hyphens and spaces."""


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
    """Return the code that somebody has typed; "" for what isn't a code.

    Examples
    --------
    >>> typed(" k7mpx bqr42 "), typed("K7MPX-BQR4")
    ('K7MPXBQR42', '')
    """
    if len(text) > _LONGEST:
        return ""
    code = text.upper().replace("-", "").replace(" ", "").strip()
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else ""
