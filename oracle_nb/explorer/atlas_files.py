"""Atlases as files: Parquet, or CSV, which is read without anything installed.

Every row has what is needed to compute it again: the board, its kind and seed, and the version.
"""

import csv
import gzip
import io
import math
from array import array
from pathlib import Path
from typing import Final

from oracle_nb.core.csv_lines import csv_line
from oracle_nb.core.extras import MissingExtra
from oracle_nb.explorer.atlas_plan import AtlasError
from oracle_nb.explorer.row_journal import Rows
from oracle_nb.storage.saves import write_atomically

ORIGIN: Final = ("number", "board", "kind", "board_seed", "measures_version")
"""The columns before the measures; tables of games have just ``board`` in common with them."""
SUFFIXES: Final = (".parquet", ".csv", ".csv.gz")
_WHOLE: Final = 1e15
"""The number from which larger ones are written with an exponent."""


def suffix_of(path: Path) -> str:
    """Return how a table is written, by the end of its name. Raises AtlasError."""
    for suffix in SUFFIXES:
        if path.name.lower().endswith(suffix):
            if suffix == ".parquet":
                _pyarrow()
            return suffix
    raise AtlasError(f"{path}: the name must end in one of {', '.join(SUFFIXES)}")


def write_table(rows: Rows, path: Path) -> None:
    """Write an atlas, completely or not at all, with the same bytes for the same rows.

    Raises AtlasError, OSError.
    """
    suffix = suffix_of(path)
    if suffix == ".parquet":
        data = _parquet(rows)
    else:
        data = _csv(rows)
        if suffix == ".csv.gz":
            data = gzip.compress(data, 9, mtime=0)
    write_atomically(path, data)


def _csv(rows: Rows) -> bytes:
    lines = [csv_line([*ORIGIN, *rows.columns])]
    plan = rows.plan
    for number, board in enumerate(plan.boards(rows.layouts)):
        values = (_short(column[number]) for column in rows.columns.values())
        origin = (number, board, plan.kind(number), plan.seed_of(number), plan.version)
        lines.append(csv_line([*origin, *values]))
    return "".join(lines).encode()


def _short(value: float) -> float | None:
    """Return a whole number as an int, which is written without a point; None for no number."""
    if math.isnan(value):
        return None
    return int(value) if value.is_integer() and abs(value) < _WHOLE else value


def _pyarrow() -> None:
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise MissingExtra("pyarrow, which writes Parquet,", "atlas") from None


def _parquet(rows: Rows) -> bytes:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

    plan, numbers = rows.plan, np.arange(rows.layouts, dtype=np.int64)

    def words(values: list[str], places: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> pa.Array:
        return pa.DictionaryArray.from_arrays(pa.array(places.astype(np.int32)), pa.array(values))

    columns = {
        "number": pa.array(numbers),
        "board": pa.array([*plan.boards(rows.layouts)]),
        "kind": words([*plan.kinds], numbers % len(plan.kinds)),
        "board_seed": pa.array(plan.seed + numbers // len(plan.kinds)),
        "measures_version": words([plan.version], 0 * numbers),
    }
    for name, values in rows.columns.items():
        columns[name] = pa.array(np.frombuffer(values), from_pandas=True)
    sink = io.BytesIO()
    pq.write_table(pa.table(columns), sink, compression="zstd")
    return sink.getvalue()


def read_columns(path: Path) -> "dict[tuple[str, str], array[float]]":
    """Return the measures of an atlas in a CSV file: by kind and measure, the values there are.

    Raises AtlasError that names the line.
    """
    columns: dict[tuple[str, str], array[float]] = {}
    opened = gzip.open if path.name.endswith(".gz") else open
    with opened(path, "rt", encoding="utf-8", newline="") as file:
        lines = csv.reader(file)
        head = next(lines, [])
        if tuple(head[: len(ORIGIN)]) != ORIGIN:
            raise AtlasError(
                f"{path}: an atlas begins with the columns {', '.join(ORIGIN)}, "
                f"got {', '.join(head)[:80]!r}"
            )
        names = head[len(ORIGIN) :]
        for number, line in enumerate(lines, 2):
            try:
                kind = line[ORIGIN.index("kind")]
                for name, value in zip(names, line[len(ORIGIN) :], strict=True):
                    if value:
                        columns.setdefault((kind, name), array("d")).append(float(value))
            except (ValueError, IndexError) as error:
                raise AtlasError(f"{path}, line {number}: {error}") from None
    return columns
