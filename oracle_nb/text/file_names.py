"""Names of files to download, with characters that every system and browser takes."""

import re
import unicodedata
from typing import Final

_LONGEST: Final = 40
"""Maximum number of characters that the name of a person or class adds."""
_LETTERS: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe"})
"""Letters that Unicode doesn't decompose."""


def file_name(kind: str, name: str, suffix: str) -> str:
    """Return the name of a file about a person or a class.

    It has no date: only the browser knows which day it is where the person is.

    Parameters
    ----------
    kind
        What the file is, such as "oracle-progress".
    name
        The name of the person or the class. Letters lose their accents, other scripts are left out.
    suffix
        The suffix, without a dot.

    Examples
    --------
    >>> file_name("oracle-progress", "Żaneta W.", "json")
    'oracle-progress-zaneta-w.json'
    >>> file_name("oracle-progress", "../日本", "json")
    'oracle-progress.json'
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    letters = plain.encode("ascii", "ignore").decode()
    safe = re.sub("[^a-z0-9]+", "-", letters)[:_LONGEST].strip("-")
    return "-".join(filter(None, (kind, safe))) + f".{suffix}"
