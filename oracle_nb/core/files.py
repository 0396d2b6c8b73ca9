"""Files: those that users name may be huge, never end, or be in any encoding.

Every file of a user is read here, so that one file has one answer wherever it is opened. The files
of the app are private.
"""

import codecs
import errno
import io
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final

from oracle_nb.core.errors import OracleError

LARGEST: Final = 4_000_000
"""Bytes of the largest file that is read."""
PRIVATE_FILE: Final = 0o600
"""Permissions of a file that only its owner can read."""
PRIVATE_FOLDER: Final = 0o700
"""Permissions of a folder that only its owner can enter."""
_OTHERS: Final = 0o077
"""Permissions of everybody but the owner."""
_creating: Final = Lock()
_MARKS: Final = (
    # UTF-32's mark begins with that of UTF-16.
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""Byte order marks, and the encodings that they announce."""
_NO_TEXTS: Final = (
    (b"\x1f\x8b", "it is compressed with gzip: unpack it first"),
    (b"BZh", "it is compressed with bzip2: unpack it first"),
    (b"\xfd7zXZ", "it is compressed with xz: unpack it first"),
    (b"PK\x03\x04", "it is a ZIP archive or an office document: unpack it, or save it as text"),
    (b"%PDF", "it is a PDF document: save it as text"),
    (b"\x89PNG", "it is a picture"),
    (b"\xff\xd8\xff", "it is a picture"),
    (b"GIF8", "it is a picture"),
    (b"SQLite format 3\0", "it is a database of SQLite"),
)
"""The first bytes of files that are no texts, with what is to say about them."""
_LOOK: Final = 2_000
"""Number of bytes by which an encoding without a mark is recognized."""
_BEFORE: Final = "\ufeff\u200b\u2060"
"""Marks and signs without a width that programs put before a text."""
_AFTER: Final = "\0\x1a"
"""Signs by which old programs end a text: null, and Ctrl-Z."""


class UnreadableText(OracleError, UnicodeError):
    """Bytes that are no text; the message says why, where, and what would be right."""


def expanded(path: str | os.PathLike[str]) -> Path:
    """Return a path with the user's own folder for "~".

    Unlike with ``Path.expanduser``, "~" with the name of an unknown user stays and is no error: no
    file is found there, which every reader and writer of files reports.

    Examples
    --------
    >>> expanded("~no-such-user/file").name
    'file'
    """
    return Path(os.path.expanduser(path))  # noqa: PTH111 - as described


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """Return the content of a file, a pipe or a device.

    Raises
    ------
    OSError
        If it can't be read, or has more bytes (``EFBIG``).

    Examples
    --------
    >>> import os
    >>> from pathlib import Path
    >>> read_bytes(Path(os.devnull))
    b''
    """
    try:
        if path.is_dir():  # Windows only says "Permission denied" for a folder.
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        with path.open("rb") as file:
            data = file.read(most + 1)
    except ValueError as error:  # such as a null character in the name
        raise OSError(errno.EINVAL, str(error), str(path)) from None
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def read_text(path: Path, most: int = LARGEST) -> str:
    """Return a file's text, with any line ends as newlines; see ``decoded``.

    Raises OSError as ``read_bytes`` does, and UnreadableText, a UnicodeError, if it is no text.
    """
    return decoded(read_bytes(path, most))


def read_lines(path: Path) -> Iterator[bytes]:
    """Yield the lines of a file of any length in UTF-8, whatever encoding it has.

    Raises OSError as ``read_bytes`` does, and UnreadableText for a line that is no text.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    with path.open("rb") as file:
        encoding = encoding_of(file.read(_LOOK))
        file.seek(0)
        if encoding == "utf-8":
            yield from file
            return
        try:
            with io.TextIOWrapper(file, encoding) as text:
                for line in text:
                    yield line.encode()
        except UnicodeDecodeError as error:
            raise UnreadableText(f"this text in {encoding.upper()} is damaged: {error}") from None


def decoded(data: bytes | str) -> str:
    r"""Return a text as programs of any system write it, without its byte order mark.

    UTF-8 is read, and UTF-16 and UTF-32 where they are unmistakable. All line ends become newlines,
    and null characters and Ctrl-Z after the end are dropped.

    Parameters
    ----------
    data
        The bytes of a file. A text, as an app may have decoded it, is only tidied.

    Raises
    ------
    UnreadableText
        If the bytes are in another encoding, or no text.

    Examples
    --------
    >>> decoded("seed = 7\r\n".encode("utf-16"))
    'seed = 7\n'
    """
    text = data if isinstance(data, str) else _decoded(bytes(data))
    text = text.lstrip(_BEFORE).rstrip(_AFTER)
    if not text.strip().strip(_BEFORE):
        # White space around a mark holds nothing either.
        text = ""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _decoded(data: bytes) -> str:
    for start, reason in _NO_TEXTS:
        if data.startswith(start):
            raise UnreadableText(f"this is not a text: {reason}")
    encoding = encoding_of(data)
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        if encoding.startswith("utf-8"):
            reason = (
                f"this is not a text in UTF-8: byte {error.start + 1}, line {line}; if it is in "
                "an encoding such as Windows-1252, save it as UTF-8"
            )
        else:
            name = encoding.upper()
            reason = f"this text in {name} is damaged at byte {error.start + 1}; save it as UTF-8"
        raise UnreadableText(reason) from None


def encoding_of(data: bytes) -> str:
    """Return the encoding of a text: its mark says it, or the null bytes of plain letters do.

    Examples
    --------
    >>> encoding_of('{"seed": 7}'.encode("utf-16-le"))
    'utf-16-le'
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding
    start = data[:_LOOK].rstrip(b"\0")
    even, odd = start[::2], start[1::2]
    if len(start) >= 4 and odd.count(0) > 0.7 * len(odd) and not even.count(0):
        return "utf-16-le"
    if len(start) >= 4 and even.count(0) > 0.7 * len(even) and not odd.count(0):
        return "utf-16-be"
    return "utf-8"


def unreadable(error: OSError | UnicodeError) -> str:
    """Return why ``read_text`` can't read a file, as the end of a sentence.

    Examples
    --------
    >>> unreadable(FileNotFoundError(2, "No such file or directory", "my/1.toml"))
    'No such file or directory'
    """
    if isinstance(error, UnicodeError):
        return str(error) if isinstance(error, OracleError) else "this is not a text in UTF-8"
    return error.strerror or str(error)


def creator(mode: int) -> Callable[[str, int], int]:
    """Return an opener for `open` that gives new files these permissions, less the umask."""

    def create(path: str, flags: int) -> int:
        return os.open(path, flags, mode)

    return create


def make_private_folder(folder: Path) -> None:
    """Make a folder that only its owner can enter; one that exists stays as it is.

    Missing folders above it get the usual permissions. Raises OSError.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)


def create_private_file(path: Path) -> None:
    """Create an empty file that only its owner can read; one that exists stays as it is.

    A symbolic link is followed. Raises OSError.
    """
    # An existing file is never opened: closing it would release the locks that SQLite has on it.
    with _creating, suppress(FileExistsError):
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        os.close(os.open(os.path.realpath(path), flags, PRIVATE_FILE))


def tighten(path: Path) -> None:
    """Take the permissions for others from a file or folder of this user, where there are any.

    Symbolic links, and what belongs to somebody else or can't be changed, stay as they are.
    """
    with suppress(OSError):
        status = path.lstat()
        if stat.S_ISLNK(status.st_mode) or not _is_own(status) or status.st_mode & stat.S_ISVTX:
            return
        if status.st_mode & _OTHERS:
            path.chmod(stat.S_IMODE(status.st_mode) & ~_OTHERS)


def _is_own(status: os.stat_result) -> bool:
    """Return whether a file belongs to this user; False where files have no such owners."""
    return hasattr(os, "geteuid") and status.st_uid == os.geteuid()
