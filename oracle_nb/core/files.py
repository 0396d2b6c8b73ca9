"""Files that users name: they may be huge, or never end."""

import errno
import os
from pathlib import Path
from typing import Final

LARGEST: Final = 4_000_000
"""Bytes of the largest file that is read."""


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

    Parameters
    ----------
    path
        The file.
    most
        The largest number of bytes.

    Raises
    ------
    OSError
        If it can't be read, or has more bytes (``EFBIG``).

    Examples
    --------
    >>> from pathlib import Path
    >>> read_bytes(Path("/dev/null"))
    b''
    """
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def read_text(path: Path, most: int = LARGEST) -> str:
    """Return a file's text in UTF-8, with any line ends as newlines.

    Raises OSError as ``read_bytes`` does, and UnicodeDecodeError if it isn't UTF-8.
    """
    text = read_bytes(path, most).decode("utf-8")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def unreadable(error: OSError | UnicodeError) -> str:
    """Return why ``read_text`` can't read a file, as the end of a sentence.

    Examples
    --------
    >>> unreadable(FileNotFoundError(2, "No such file or directory", "my/1.toml"))
    'No such file or directory'
    """
    if isinstance(error, UnicodeError):
        return "this is not a text in UTF-8"
    return error.strerror or str(error)
