"""A saved game as a short text for links, "1.delphi.Xk3...": version, game and content.

Version 2 marks an analysis and is otherwise equal.

The content is that of a save (``oracle_nb.storage.saves.Record``), field by field: the setting with
its rules, the start, and every action with its outcome; no seed. It is compressed against a typical
saved game, which is part of the version, so that a whole game for three players has about 1200
characters.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

import msgspec

from oracle_nb.core.pasted import LEAST, codes_from, parameters, read_all, readings
from oracle_nb.storage.packing import PackingError, Pattern, pack, unpack
from oracle_nb.storage.saves import ANALYSIS_VERSION, FORMAT, VERSION, Record, SaveError, misfit

CODE_VERSION: Final = "1"
ANALYSIS_CODE_VERSION: Final = "2"
"""The version of the code of an analysis."""
LONGEST: Final = 12_000
"""Maximum number of characters in a code."""
LINKED: Final = 2_000
"""Maximum number of characters in the code of a link; a longer game is sent as a file."""
_CODE: Final = re.compile(r"(\d{1,3})\.([a-z][a-z0-9_-]{0,39})\.([A-Za-z0-9_-]+)")
_CASED: Final = 24
"""Number of characters from which on a code always has capital letters."""
_NO_CODE: Final = "a game code has a version, a game and data, separated by dots"
_START: Final = re.compile(
    r"(?<![A-Za-z0-9.-])(\d{1,3})\s?\.\s?([A-Za-z][A-Za-z0-9_-]{0,39})\s?\.\s?(?=[A-Za-z0-9_-])"
)
"""The beginning of a code in a text, in which programs may capitalize or add spaces."""
_WORDS: Final = re.compile(r"[\w\s-]*")
"""Words without a sign that could be the dot of a code."""
_END: Final = re.compile(r"[\s/.]")
"""A sign that ends a word of a code, a path or an address."""
_PARAMETER: Final = "code"
"""The parameter of a link that carries a code."""
_MOST_CODES: Final = 20
"""Maximum number of codes in a text that are read."""
_FIELDS: Final = ("setting", "start", "opening", "seats", "log")


class CodeError(SaveError):
    """A code that can't be read.

    ``fault`` is "none", "damaged", "case" if its capital letters are missing, "version", or
    "several" where a text has codes of different games.
    """

    def __init__(self, fault: str, text: str) -> None:
        super().__init__(f"code: {text}")
        self.fault = fault


Typical = Callable[[], bytes | None]
"""A function that returns a typical saved game."""


def encode(record: Record, typical: Typical | None = None) -> str:
    """Return the code of a game, without undone actions.

    Raises SaveError where the game is too long for a code.
    """
    try:
        packed = pack(_value(msgspec.to_builtins(record)), _pattern(typical))
    except PackingError:
        packed = b""
    version = ANALYSIS_CODE_VERSION if record.analysis else CODE_VERSION
    code = f"{version}.{record.game}.{urlsafe_b64encode(packed).decode().rstrip('=')}"
    if not packed or len(code) > LONGEST:
        raise SaveError("this game is too long for a code; save it as a file")
    return code


def decode(code: str, typical: Typical | None = None) -> Record:
    """Return the content of a code, not replayed yet. Raises SaveError."""
    if len(code) > LONGEST:
        raise CodeError("none", f"a game code has at most {LONGEST} characters, got {len(code)}")
    if not (match := _CODE.fullmatch(code)):
        raise CodeError("none", _NO_CODE)
    if match[1] not in (CODE_VERSION, ANALYSIS_CODE_VERSION):
        known = f"{CODE_VERSION} and {ANALYSIS_CODE_VERSION}"
        raise CodeError("version", f"version {match[1]} can't be read here, only {known}")
    analysis = match[1] == ANALYSIS_CODE_VERSION
    try:
        packed = urlsafe_b64decode(match[3] + "=" * (-len(match[3]) % 4))
        fields = dict(zip(_FIELDS, unpack(packed, _pattern(typical)), strict=True))
        fields["log"] = [[" ".join(words), outcome] for words, outcome in fields["log"]]
        version = ANALYSIS_VERSION if analysis else VERSION
        head = {"format": FORMAT, "version": version, "game": match[2], "analysis": analysis}
        return msgspec.convert({**head, **fields}, Record)
    except msgspec.ValidationError as error:
        text, path = misfit(error)
        raise SaveError(f"code: {path.lstrip('.')}: {text}") from None
    except (PackingError, ValueError, TypeError):
        # By chance alone, a code this long always has some capital letters.
        if len(match[3]) >= _CASED and match[3].islower():
            text = "it has no capital letters, so some program has changed it; copy it again"
            raise CodeError("case", text) from None
        shown = f"{code[:16]}...{code[-8:]}, {len(code)} characters"
        raise CodeError(
            "damaged", f"it is damaged, or not whole ({shown}); copy all of it again"
        ) from None


def found_code(text: str) -> str:
    """Return the code in a text or in a link; "" where there is none.

    A damaged code or one of another version is found, too, so that the error can say so.
    """
    return next((code for codes in codes_in(text) for code in codes), "")


def codes_in(text: str) -> Iterator[Iterator[str]]:
    """Yield what each code in a pasted text may be, the likeliest first; see ``core.pasted``."""
    if _CODE.fullmatch(stripped := text.strip()):
        yield iter((stripped,))
    if _WORDS.fullmatch(stripped):
        return
    for reading in readings(text):
        links = dict(parameters(reading, _PARAMETER))
        for match in islice(_START.finditer(reading), _MOST_CODES):
            at = match.start()
            words = codes_from(reading, match.end())
            long = at in links or len(_END.split(reading[match.end() :], 1)[0]) >= LEAST
            if long:
                yield map(f"{match[1]}.{match[2].lower()}.".__add__, words)
        for at, value in links.items():
            if not _START.match(reading, at):
                yield iter((value,))


def read_pasted(text: str, typical: Callable[[str], Typical]) -> Record:
    """Return the content of the code in a pasted text, not replayed yet.

    Parameters
    ----------
    text
        The text, such as a mail with a link.
    typical
        Gives the typical save of a game by its name; it may raise SaveError.

    Raises
    ------
    SaveError
        If there is no code, if it can't be read, or if there are codes of different games.
    """
    records, first = read_all(codes_in(text), lambda code: decode(code, typical(name_in(code))))
    games = {msgspec.json.encode(record): code for code, record in records.items()}
    if len(games) > 1:
        shown = " and ".join(f"{code[:24]}..." for code in [*games.values()][:2])
        raise CodeError("several", f"there are codes of {len(games)} games, {shown}; paste one")
    for record in records.values():
        return record
    raise first or CodeError("none", _NO_CODE)


def name_in(code: str) -> str:
    """Return the name of a code's game. Raises SaveError."""
    if not (match := _CODE.fullmatch(code)):
        raise CodeError("none", _NO_CODE)
    return match[2]


@cache
def _pattern(typical: Typical | None) -> Pattern:
    """Return the pattern against which codes of a game are compressed."""
    data = None if typical is None else typical()
    return Pattern(None if data is None else _value(msgspec.json.decode(data)))


def _value(record: dict[str, Any]) -> list[Any]:
    """Return the fields of a record to pack, with the texts of actions word by word."""
    log = [[text.split(" "), list(map(list, outcome))] for text, outcome in record["log"]]
    return [log if name == "log" else _plain(record[name]) for name in _FIELDS]


def _plain(value: Any) -> Any:
    """Return a value as in JSON, without tuples and structs."""
    return msgspec.json.decode(msgspec.json.encode(value))
