"""Names of files to download, with characters that every system and browser takes."""

import re
import unicodedata
from datetime import date
from typing import Final

_LONGEST: Final = 40
"""Maximum number of characters that the name of a person or class adds."""
_LETTERS: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe"})
"""Letters that Unicode doesn't decompose."""


def file_name(kind: str, name: str, on: date, suffix: str) -> str:
    """Return the name of a file about a person or a class.

    ``kind``: what the file is, such as "oracle-progress".
    ``name``: the name of the person or the class. Letters lose their accents, other scripts are
    left out.
    ``on``: the day on which the file is made.
    ``suffix``: the suffix, without a dot.

    Examples
    --------
    >>> file_name("oracle-progress", "Żaneta W.", date(2026, 11, 23), "json")
    'oracle-progress-zaneta-w-2026-11-23.json'
    >>> file_name("oracle-progress", "../日本", date(2026, 11, 23), "json")
    'oracle-progress-2026-11-23.json'
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    letters = plain.encode("ascii", "ignore").decode()
    safe = re.sub("[^a-z0-9]+", "-", letters)[:_LONGEST].strip("-")
    return "-".join(filter(None, (kind, safe, on.isoformat()))) + f".{suffix}"
