"""Saved games and positions as data, and reading and writing their files.

A file is written completely or not at all. Nothing from a file is trusted: invalid content raises a
SaveError that names the field and the reason.
"""

import os
import re
import secrets
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from oracle_nb.core.chance import Outcome
from oracle_nb.core.errors import OracleError
from oracle_nb.core.files import creator, decoded, expanded, read_bytes, unreadable

FORMAT: Final = "oracle_nb game"
POSITION_FORMAT: Final = "oracle_nb position"
VERSION: Final = 1
ANALYSIS_VERSION: Final = 2
"""The version of an analysis, which programs that know only version 1 can't read."""
LARGEST: Final = 16 * 1024 * 1024
"""Maximum number of bytes in a saved game."""


class PositionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A single position in a file, with its setting."""

    format: str
    version: int
    game: str
    setting: Any
    position: Any


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A saved game: its setting, its start, and every action with its outcome.

    It contains no seed and no order of any pile, so that nobody can read the future in it.
    ``undone`` are the actions that can be redone, in order. They have no outcomes unless the game
    is an ``analysis``.
    """

    format: str
    version: int
    game: str
    setting: Any
    start: Any
    opening: Outcome
    log: tuple[tuple[str, Outcome], ...]
    seats: tuple[str, ...]
    undone: tuple[str | tuple[str, Outcome], ...] = ()
    analysis: bool = False

    @property
    def taken_back(self) -> tuple[tuple[str, Outcome], ...]:
        """The undone actions with their outcomes; those that are mere texts have empty ones."""
        return tuple((entry, ()) if isinstance(entry, str) else entry for entry in self.undone)


class SaveError(OracleError, ValueError):
    """A file that isn't a saved game, or a damaged one; the error says where and why.

    ``action`` is the number, from 1, of the action that can't be carried out, and the cause of the
    error says why; 0 if something else is wrong.
    """

    def __init__(self, text: str, action: int = 0) -> None:
        super().__init__(text)
        self.action = action


class UnwritableFile(OracleError, OSError):
    """A file that can't be written; the error names it and says why.

    ``cause``: what the operating system says.
    """

    def __init__(self, path: Path, cause: OSError) -> None:
        super().__init__(cause.errno, cause.strerror, str(path))

    def __str__(self) -> str:
        place = Path(self.filename)
        reason = self.strerror
        # Asking about a name that is too long for the system raises an OSError itself.
        with suppress(OSError):
            if place.is_dir():
                reason = "it is a folder; name a file in it"
            elif not place.parent.is_dir():
                reason = f"there is no folder {place.parent}"
        return f"{str(place)[:200]}: can't be written: {reason}"


class DamagedFile(SaveError):
    """A file that can't be read.

    ``fault`` is "truncated" if it ends too early, "malformed" if it is invalid JSON from a byte on
    (``place``, from 1), "foreign" if it is other JSON, or else "unreadable". A program has changed
    it if it is "quotes", with curly quotation marks, a "document" of a word processor, or a "page".
    """

    def __init__(self, what: str, error: Exception, text: str = "") -> None:
        match = re.search(r"\(byte (\d+)\)", str(error))
        self.place: Final = int(match[1]) + 1 if match else 0
        changed = next((fault for fault, start in _CHANGED.items() if start.match(text)), "")
        self.fault: Final = changed or (
            "malformed"
            if match
            else "foreign"
            if isinstance(error, msgspec.ValidationError)
            else "truncated"
            if "truncated" in str(error)
            else "unreadable"
        )
        texts = {
            "malformed": f"invalid JSON at byte {self.place}",
            "truncated": "it ends too early; part of it is missing",
            "foreign": "it is JSON, but of something else",
            "unreadable": "it can't be read",
            "quotes": "a program has made its quotation marks curly; send it as a file",
            "document": "it is a document of a word processor; save it as plain text",
            "page": "it is a web page or a drawing; download the file itself",
        }
        super().__init__(f"not {what}: {texts[self.fault]}")


_CHANGED: Final = {
    "quotes": re.compile("\\{\\s*[\u201c-\u201f\u2033\u00ab\u00bb]"),
    "document": re.compile(r"\{\\rtf"),
    "page": re.compile(r"\s*<"),
}
"""How texts begin that programs have changed, by the fault."""
_WHERE: Final = re.compile(r"(?s)(.*) - at `(?:key in )?\$?(.*)`")
_KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "null": "nothing",
    "array": "a list",
    "object": "a table",
}
_ERROR_PATTERNS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), text)
    for pattern, text in (
        (r"Expected `array` of length (\d+)(?:, got \d+)?", r"\1 entries are needed"),
        (r"Expected `array` of at least length (\d+).*", r"at least \1 entries are needed"),
        (r"Expected `\w+` >= (\S+)", r"must be \1 or more"),
        (r"Expected `\w+` <= (\S+)", r"must be \1 or less"),
        (r"Expected `str` matching regex '(.*)'", r"must have the form \1"),
        (r"Expected `str` of length >= 1", "a text is needed, not an empty one"),
        (r"Object missing required field `(.*)`", r"the field \1 is missing"),
        (r"Object contains unknown field `(.*)`", r"there is no field \1"),
        (r"Invalid (?:enum )?value (.*)", r"\1 is none of the values there are"),
    )
)


def misfit(error: Exception) -> tuple[str, str]:
    """Return what is wrong with data that don't fit their types, and where (".a[0].b").

    The error is one of msgspec, whose messages are only clear to people who know its types.
    """
    parts = _WHERE.fullmatch(str(error))
    text, path = parts.groups() if parts else (str(error), "")
    if match := re.fullmatch(r"Expected `(.*)`, got `(.*)`", text):
        wanted = " or ".join(_KINDS.get(kind, kind) for kind in match[1].split(" | "))
        return f"{wanted} is needed, not {_KINDS.get(match[2], match[2])}", path
    for pattern, said in _ERROR_PATTERNS:
        if match := pattern.fullmatch(text):
            return match.expand(said), path
    return text, path


class Export(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of an exported file that begins with the name of its format."""

    format: str


E = TypeVar("E", bound=Export)


def read_exported(data: bytes, kind: type[E], form: str, title: str, largest: int) -> E:
    """Return the content of an exported file in JSON, whose ``format`` is ``form``.

    Raises ValueError that names the field and what is wrong; ``title`` names the file, such as
    "a file of puzzles".
    """
    if len(data) > largest:
        raise ValueError(f"this is too large to be {title}")
    try:
        content = msgspec.json.decode(decoded(data), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        text, where = misfit(error)
        place = f"{where.lstrip('.')}: " if where else ""
        raise ValueError(f"this is not {title}: {place}{text}") from None
    if content.format != form:
        raise ValueError(f"format: {content.format[:40]!r} is not {form!r}")
    return content


def made_folder(folder: Path) -> Path:
    """Return a folder, which is made if it doesn't exist. Raises UnwritableFile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnwritableFile(folder, error) from None
    return folder


def write_atomically(path: Path, data: bytes, mode: int = 0o666) -> Path:
    """Write a file so that it is complete or unchanged. Raises UnwritableFile, an OSError.

    A symbolic link is kept: its target is written. A file that exists keeps its permissions; a new
    one gets those of ``mode`` that the umask allows.
    """
    path = expanded(path)
    try:
        _write(path, data, mode)
    except OSError as error:
        raise UnwritableFile(path, error) from None
    return path


def _write(path: Path, data: bytes, mode: int) -> None:
    place = Path(os.path.realpath(path))
    trial = place.with_name(f".{place.name[:100]}.{secrets.token_hex(8)}")
    file = open(trial, "xb", opener=creator(mode))  # noqa: SIM115 - removed after any error
    try:
        with file:
            with suppress(OSError):
                # The earlier file's, which its owner may have chosen.
                trial.chmod(stat.S_IMODE(place.stat().st_mode))
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        trial.replace(place)
    except BaseException:
        trial.unlink(missing_ok=True)
        raise


def read_file(path: str | os.PathLike[str]) -> bytes:
    """Return a file's bytes.

    Raises SaveError if it is missing, unreadable, no file or too large.
    """
    try:
        place = expanded(path)
        status = place.stat()
        fault = ""
        # A pipe or a device may never end; reading a folder gives its own error.
        if not stat.S_ISREG(status.st_mode) and not stat.S_ISDIR(status.st_mode):
            fault = "not a file"
        elif status.st_size > LARGEST:
            fault = "too large to be a saved game"
        data = b"" if fault else read_bytes(place, LARGEST)
    except OSError as error:
        raise SaveError(f"{path}: {unreadable(error)}") from None
    except (
        ValueError,
        RuntimeError,
    ) as error:  # such as a null byte or an unknown user
        raise SaveError(f"{os.fspath(path)!r}: {error}") from None
    if fault:
        raise SaveError(f"{place}: {fault}")
    return data
