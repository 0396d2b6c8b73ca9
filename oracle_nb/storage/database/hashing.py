"""Hashes of secrets: databases keep these, so that nobody who reads one can use the secrets."""

from hashlib import sha256


def hashed(secret: str) -> str:
    """Return the hash of a secret, from which the secret can't be guessed.

    Examples
    --------
    >>> len(hashed("the key of a browser"))
    64
    """
    return sha256(secret.encode()).hexdigest()
