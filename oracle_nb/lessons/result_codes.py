"""A learner's results as a short text, "r1.delphi.Xk3...": version, game and content.

Where no server collects results, learners send it to their teacher, who pastes it. The content is
that of an export of progress, but for the probabilities and stabilities from which reviews are
chosen.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from oracle_nb.core.errors import OracleError
from oracle_nb.core.pasted import LONGEST as LONGEST_TEXT
from oracle_nb.core.pasted import codes_from, read_all, readings
from oracle_nb.lessons.progress import FORMAT, ProgressExport, read_export
from oracle_nb.storage.packing import PackingError, Pattern, pack, unpack

VERSION: Final = "1"
LONGEST: Final = 12_000
"""Maximum number of characters in a code."""
MOST: Final = 60
"""Maximum number of codes that are read in a text."""
_HOUR: Final = 3600
_START: Final = re.compile(
    r"(?<![A-Za-z0-9.-])[rR](\d{1,3})\s?\.\s?([A-Za-z][A-Za-z0-9_-]{0,39})\s?\.\s?(?=[A-Za-z0-9_-])"
)
"""The beginning of a code in a text, in which programs may capitalize or add spaces."""
_CODE: Final = re.compile(r"r(\d{1,3})\.([a-z][a-z0-9_-]{0,39})\.([A-Za-z0-9_-]+)")
_MOST_SYMBOLS: Final = 20_000
"""Maximum number of symbols and letters in a code: those of the whole course are about 4,000."""
_TOLD_APART: Final = 60
"""Number of characters by which different codes of one text differ."""
_FIELDS: Final = ("rules", "lessons", "name", "answers", "misconceptions")
_EMPTY: Final = {"answers": None, "misconceptions": None}
_COMMON: Final = Pattern(
    [[["move.range", 1, 2, 1, 490_000], ["move.range", 2, 3, 0, 490_000]], [["sailing", 9, 9]]]
)
"""The pattern against which results are packed; it is part of the version."""


class ResultCodeError(OracleError, ValueError):
    """A code of results that can't be read.

    ``fault`` is "none", "long", "damaged" or "version".
    """

    def __init__(self, fault: str, text: str) -> None:
        super().__init__(text)
        self.fault: Final = fault


def write_results(kept: ProgressExport, game: str) -> str:
    """Return the code of a learner's results in a game.

    Raises ResultCodeError if there is too much for a code; a file has room for everything.
    """
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(kept))
    rules = [[*rule[:4], round(rule[4] / _HOUR)] for rule in fields["rules"]]
    given = {**_EMPTY, **fields, "rules": rules}
    try:
        packed = pack([given[name] for name in _FIELDS], _COMMON)
        # A reader takes no more than this.
        unpack(packed, _COMMON, _MOST_SYMBOLS)
    except PackingError:
        packed = b""
    code = f"r{VERSION}.{game}.{_encoded(packed)}"
    if not packed or len(code) > LONGEST:
        raise ResultCodeError("long", "there are too many results for a code; export a file")
    return code


def read_results(code: str, game: str) -> ProgressExport:
    """Return the results in a code. Raises ValueError that says what is wrong."""
    match = _CODE.fullmatch(code) if len(code) <= LONGEST else None
    if match is None:
        raise ResultCodeError("none", "a code of results begins with r1, a dot and a game")
    if match[1] != VERSION:
        raise ResultCodeError("version", f"version {match[1]} can't be read here, only {VERSION}")
    try:
        data = unpack(_decoded(match[3]), _COMMON, _MOST_SYMBOLS)
        fields = dict(zip(_FIELDS, data, strict=True))
        rules = [[*rule[:-1], float(rule[-1]) * _HOUR] for rule in fields["rules"]]
    except (PackingError, ValueError, TypeError, KeyError, IndexError, OverflowError):
        raise ResultCodeError("damaged", "it is damaged, or not whole; copy all of it") from None
    kept = {name: value for name, value in fields.items() if value is not None}
    own = {"format": FORMAT, **kept, "rules": rules, "game": match[2]}
    return read_export(msgspec.json.encode(own), game)


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if _encoded(data) != text:
        raise PackingError("the last letter has bits that mean nothing")
    return data


def results_in(text: str, game: str) -> tuple[dict[str, ProgressExport], int]:
    """Return the results that are pasted in a text, by code, and how many codes can't be read.

    Raises ValueError that says why if none can be read, or if the text is too long.
    """
    if len(text) > LONGEST_TEXT:
        raise ResultCodeError("long", f"the text has more than {LONGEST_TEXT} characters")
    results, first = read_all(_codes_in(text), lambda code: read_results(code, game))
    if not results:
        raise first or ResultCodeError("none", "there is no code of results in this text")
    first_reading = next(readings(text))
    begun = {
        first_reading[match.end() : match.end() + _TOLD_APART]
        for match in _START.finditer(first_reading)
    }
    return results, max(0, len(begun) - len(results))


def _codes_in(text: str) -> Iterator[Iterator[str]]:
    """Yield what each code in a text may be, the likeliest first."""
    for reading in readings(text):
        for match in islice(_START.finditer(reading), MOST):
            words = codes_from(reading, match.end())
            yield map(f"r{match[1]}.{match[2].lower()}.".__add__, words)
