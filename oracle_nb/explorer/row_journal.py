"""The rows of an unfinished atlas, in memory and in a journal file that survives a crash.

The file has a line of JSON with the plan, and a line for every batch of rows, added as soon as it
is computed. An incomplete last line is dropped.
"""

from array import array
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from oracle_nb.explorer.atlas_plan import AtlasError, AtlasPlan, Row
from oracle_nb.storage.journal import Journal, open_journal

FORMAT: Final = "oracle_nb atlas 2"
_NONE: Final = float("nan")


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    plan: AtlasPlan


class Rows:
    """The rows of the first ``layouts`` layouts of a plan, column by column; NaN for no value."""

    def __init__(self, plan: AtlasPlan, layouts: int) -> None:
        self.plan: Final = plan
        self.layouts: Final = layouts
        self.columns: Final = {
            name: array("d", [_NONE]) * layouts for name in plan.measures
        }  # 8 bytes a value: a million layouts fit into memory
        self._done: Final = bytearray(layouts)

    def add(self, rows: Iterable[Row]) -> None:
        """Add rows. Raises AtlasError for one that doesn't belong here."""
        for number, values in rows:
            if not 0 <= number < self.layouts:
                raise AtlasError(f"layout {number} is not among {self.layouts}")
            if len(values) != len(self.columns):
                raise AtlasError(f"layout {number} has {len(values)} values")
            for column, value in zip(self.columns.values(), values, strict=True):
                column[number] = _NONE if value is None else value
            self._done[number] = 1

    @property
    def done(self) -> int:
        """The number of rows so far."""
        return self._done.count(1)

    def missing(self) -> list[int]:
        """Return the numbers of the missing layouts, rising."""
        return [number for number, done in enumerate(self._done) if not done]


class RowJournal:
    """Rows that are written to a file batch by batch."""

    def __init__(self, rows: Rows, journal: Journal) -> None:
        self.rows: Final = rows
        self._journal: Final = journal

    def add(self, rows: list[Row]) -> None:
        """Add rows and write them to the file. Raises UnwritableFile."""
        self.rows.add(rows)
        self._journal.add(msgspec.json.encode(rows))


def journal_of(path: Path) -> Path:
    """Return the path of the journal of an unfinished atlas."""
    return path.with_name(path.name + ".part")


@contextmanager
def journal(path: Path, plan: AtlasPlan, layouts: int) -> Iterator[RowJournal]:
    """Open a journal, with the rows that it has already.

    Raises JournalError if the journal is that of another atlas or of more layouts, is damaged, or
    is being written; UnwritableFile if it can't be written. If an error occurs before the first
    row, no file is left.
    """
    rows = Rows(plan, layouts)
    with open_journal(
        path,
        msgspec.json.encode(_Head(FORMAT, plan)),
        lambda line: _compare(msgspec.json.decode(line, type=_Head), plan),
        lambda line: rows.add(msgspec.json.decode(line, type=list[Row])),
    ) as opened:
        yield RowJournal(rows, opened)


def _compare(head: _Head, plan: AtlasPlan) -> None:
    if head.format != FORMAT:
        raise AtlasError(f"{head.format!r} is not {FORMAT!r}")
    for name in AtlasPlan.__struct_fields__:
        theirs, ours = getattr(head.plan, name), getattr(plan, name)
        if theirs != ours:
            said = f"{theirs!r}, not {ours!r}"
            if name == "measures":
                said = f"{len(theirs)} others than now"
            raise AtlasError(f"begun with another {name} ({said}): remove the file to begin anew")
