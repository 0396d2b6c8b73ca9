"""Names that look alike, though their characters differ.

A skeleton as in Unicode Technical Standard 39 puts one character, the prototype, in place of all
that look like it: Latin A for the Cyrillic and the Greek one, l for 1 and I. Accents stay, so
"Lukasz" and "\u0141ukasz" differ. Names in one script are as good as any.
"""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

_TABLE: Final = Path(__file__).with_name("lookalikes.txt")
_UNSEEN: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef\u200c\u200d]")
"""Variation selectors and joiners, which a name may contain and nobody sees."""
_HIDDEN_DOT: Final = re.compile("(?<=[ij])\u0307")
"""A dot over a letter that has one."""
_LEFTWARD: Final = frozenset({"R", "AL"})
"""Directions of the letters of scripts that are written from right to left."""


def looks(name: str) -> tuple[str, str]:
    """Return two forms of a name: as it is written, and whatever the case of its letters.

    Two names look alike if one of the forms is the same in both.

    Examples
    --------
    >>> looks("Ian")[0] == looks("lan")[0], looks("ANNA")[1] == looks("\u0410nna")[1]
    (True, True)
    """
    text = _UNSEEN.sub("", unicodedata.normalize("NFKC", name))
    # Capitals first: the small forms of other scripts' capitals may look quite different.
    small = "".join(_latin_capitals().get(one, one) for one in text).casefold()
    small = unicodedata.normalize("NFKC", small)
    return _skeleton(text), _skeleton(small).casefold()


def alike(name: str, other: str) -> bool:
    """Return whether two names look alike.

    Examples
    --------
    >>> alike("Anna", "\u0410nna"), alike("Anna", "Ania"), alike("Bob", "B0B")
    (True, False, True)
    """
    return any(one == another for one, another in zip(looks(name), looks(other), strict=True))


def _skeleton(text: str) -> str:
    prototypes = _prototypes()
    parts = unicodedata.normalize("NFD", text)
    found = "".join(prototypes.get(one, one) for one in parts)
    found = _HIDDEN_DOT.sub("", unicodedata.normalize("NFD", found))
    leftward = {unicodedata.bidirectional(one) in _LEFTWARD for one in text if one.isalpha()}
    # In which order letters of both directions appear depends on what is around them.
    return "".join(sorted(found)) if len(leftward) > 1 else found


@cache
def _prototypes() -> dict[str, str]:
    """Return the prototype of each character that looks like another one."""
    found: dict[str, str] = {}
    for line in _TABLE.read_text("ascii").splitlines():
        if not line.startswith("#"):
            prototype, *signs = line.split()
            shown = "".join(chr(int(one, 16)) for one in prototype.split("+"))
            found |= dict.fromkeys((chr(int(one, 16)) for one in signs), shown)
    return found


@cache
def _latin_capitals() -> dict[str, str]:
    """Return the Latin capital that each capital of another script looks like."""
    return {
        sign: shown
        for sign, shown in _prototypes().items()
        if shown.isascii() and shown.isupper() and sign.isupper()
    }
