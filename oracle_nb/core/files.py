"""Files that users name: they may be huge, or never end."""

import errno
import os
from pathlib import Path
from typing import Final

LARGEST: Final = 4_000_000
"""Bytes of the largest file that is read."""


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
