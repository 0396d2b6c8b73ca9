"""A journal: a file that long work adds a line to for each finished part, and resumes from.

The first line says what the work is. An incomplete last line, from a crash or a full disk, is
dropped. Only one process at a time can write a journal.
"""

import os
import sys
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EISDIR, ENOENT
from pathlib import Path
from typing import BinaryIO, Final

from oracle_nb.core.errors import OracleError
from oracle_nb.core.files import encoding_of
from oracle_nb.storage.saves import UnwritableFile


class JournalError(OracleError, ValueError):
    """A journal that is damaged, belongs to other work, or is in use; the error says where."""


class Journal:
    """An open journal. ``lines`` counts those after the first one."""

    def __init__(self, path: Path, file: BinaryIO, lines: int) -> None:
        self._path: Final = path
        self._file: Final = file
        self.lines = lines

    def add(self, line: bytes) -> None:
        """Add a line, which is on the disk then. Raises UnwritableFile."""
        try:
            self._file.write(line + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise UnwritableFile(self._path, error) from None
        self.lines += 1


@contextmanager
def open_journal(
    path: Path, head: bytes, check: Callable[[bytes], object], read: Callable[[bytes], object]
) -> Iterator[Journal]:
    """Open a journal, or begin one. If nothing is ever added to it, no file is left.

    Parameters
    ----------
    path : path
        The file.
    head : bytes
        The first line of a new journal.
    check, read : function
        Called with the first line of an existing journal, and with each of the others. They raise
        ValueError if the line doesn't fit.

    Yields
    ------
    Journal
        The journal.

    Raises
    ------
    JournalError
        If a line doesn't fit, or another process is writing the journal.
    UnwritableFile
        If the file can't be opened or written.
    """
    with _locked(path), _opened(path) as file:
        lines, end = -1, 0
        for lines, end in _whole_lines(path, file, check, read):  # noqa: B007 - the last ones
            pass
        if lines < 0 and not head.startswith(file_start := _start(file, len(head))):
            raise JournalError(f"{path}: not such a file; it begins with {file_start[:40]!r}")
        file.seek(end)
        file.truncate()
        journal = Journal(path, file, lines)
        try:
            if lines < 0:
                journal.add(head)
            yield journal
        finally:
            file.close()  # Windows keeps a file that is open
            if journal.lines <= 0:  # nothing would be lost, and the next work may be another
                path.unlink(missing_ok=True)


def _start(file: BinaryIO, size: int) -> bytes:
    file.seek(0)
    return file.read(size)


def _whole_lines(
    path: Path, file: BinaryIO, check: Callable[[bytes], object], read: Callable[[bytes], object]
) -> Iterator[tuple[int, int]]:
    """Read a journal; yield the number of each line, from 0, and the byte where it ends."""
    end = 0
    for number, line in enumerate(file):
        if not number:
            if (encoding := encoding_of(line)) not in {"utf-8", "utf-8-sig"}:
                raise JournalError(f"{path}: save it as UTF-8, not {encoding.upper()}")
            line = line.removeprefix(BOM_UTF8)  # noqa: PLW2901 - some editors add it
            end = len(BOM_UTF8) if encoding == "utf-8-sig" else 0
        if not line.endswith(b"\n"):
            return
        try:
            (read if number else check)(line)
        except ValueError as error:
            raise JournalError(f"{path}, line {number + 1}: {error}") from None
        end += len(line)
        yield number, end


def _opened(path: Path) -> BinaryIO:
    """Open a file for reading and writing; it is made if it doesn't exist."""
    try:
        return path.open("r+b" if path.exists() else "x+b")
    except OSError as error:
        raise UnwritableFile(path, error) from None


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Keep other processes from opening a file as a journal."""
    from filelock import FileLock, Timeout

    place = Path(os.path.realpath(path))
    if place.is_dir():
        raise UnwritableFile(path, IsADirectoryError(EISDIR, os.strerror(EISDIR)))
    # A device could have endless lines, and mustn't be removed.
    if place.exists() and not place.is_file():
        raise JournalError(f"{path}: this isn't a regular file")
    if not place.parent.is_dir():  # The library would make it.
        raise UnwritableFile(path, FileNotFoundError(ENOENT, os.strerror(ENOENT)))
    # Not the file itself: on Windows nobody else could read it.
    beside = place.with_name(f".{place.name[:100]}.lock")
    lock = FileLock(beside, timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise JournalError(f"{path}: another process is writing this file") from None
    except OSError as error:
        raise UnwritableFile(path, error) from None
    try:
        yield
    finally:
        if sys.platform == "win32":
            lock.release()
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        lock.release()
