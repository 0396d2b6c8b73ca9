"""Hashes of secrets: databases keep these, so that nobody who reads one can use the secrets."""

from hashlib import sha256
from typing import Final

LENGTH: Final = 64
"""Number of characters of a hash; all keys of browsers are shorter."""


def hashed(secret: str) -> str:
    """Return the hash of a secret, from which the secret can't be guessed.

    Examples
    --------
    >>> len(hashed("the key of a browser")) == LENGTH
    True
    """
    return sha256(secret.encode()).hexdigest()
