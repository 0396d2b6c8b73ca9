"""Files: those that users name may be huge, or never end; those of the app are private."""

import errno
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final

LARGEST: Final = 4_000_000
"""Bytes of the largest file that is read."""
PRIVATE_FILE: Final = 0o600
"""Permissions of a file that only its owner can read."""
PRIVATE_FOLDER: Final = 0o700
"""Permissions of a folder that only its owner can enter."""
_OTHERS: Final = 0o077
"""Permissions of everybody but the owner."""
_creating: Final = Lock()


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
        found = path.lstat()
        if stat.S_ISLNK(found.st_mode) or not _is_own(found) or found.st_mode & stat.S_ISVTX:
            return
        if found.st_mode & _OTHERS:
            path.chmod(stat.S_IMODE(found.st_mode) & ~_OTHERS)


def _is_own(found: os.stat_result) -> bool:
    """Return whether a file belongs to this user; False where files have no such owners."""
    return hasattr(os, "geteuid") and found.st_uid == os.geteuid()
