"""Atlases as files: Parquet, or CSV, which is read without anything installed.

Every row has what is needed to compute it again: the board, its kind and seed, and the version.
"""

import csv
import gzip
import io
import math
from array import array
from pathlib import Path
from shutil import rmtree
from typing import Final
from urllib.parse import quote

from oracle_nb.core.csv_lines import csv_line
from oracle_nb.core.extras import MissingExtra
from oracle_nb.explorer.atlas_plan import AtlasError
from oracle_nb.explorer.row_journal import Rows
from oracle_nb.storage.saves import write_atomically

ORIGIN: Final = ("number", "board", "kind", "board_seed", "measures_version")
"""The columns before the measures; tables of games have just ``board`` in common with them."""
SUFFIXES: Final = (".parquet", ".csv", ".csv.gz")
PARTITIONED: Final = "/"
"""The mark of a name without a suffix: a folder of Parquet files, partitioned by kind."""
MOST_ROWS: Final = 100_000
"""Maximum number of rows of a file in such a folder."""
_WHOLE: Final = 1e15
"""The number from which larger ones are written with an exponent."""


def suffix_of(path: Path) -> str:
    """Return how a table is written, by the end of its name. Raises AtlasError."""
    for suffix in SUFFIXES:
        if path.name.lower().endswith(suffix):
            if suffix == ".parquet":
                _pyarrow()
            return suffix
    if not path.suffix:
        _pyarrow()
        return PARTITIONED
    raise AtlasError(
        f"{path}: the name must end in one of {', '.join(SUFFIXES)}, or have no ending "
        "for a folder of Parquet files"
    )


def write_table(rows: Rows, path: Path) -> None:
    """Write an atlas, completely or not at all, with the same bytes for the same rows.

    Raises AtlasError, OSError.
    """
    suffix = suffix_of(path)
    if suffix == PARTITIONED:
        _write_folder(rows, path)
        return
    if suffix == ".parquet":
        data = _parquet(rows, range(rows.layouts))
    else:
        data = _csv(rows)
        if suffix == ".csv.gz":
            data = gzip.compress(data, 9, mtime=0)
    write_atomically(path, data)


def _csv(rows: Rows) -> bytes:
    lines = [csv_line([*ORIGIN, *rows.columns])]
    plan = rows.plan
    for number, board in enumerate(plan.boards(range(rows.layouts))):
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


def _write_folder(rows: Rows, path: Path) -> None:
    """Write a folder with a folder for each kind, as Hive does: pandas, polars and DuckDB read it.

    Files are written beside it first, and then the folder gets its name.
    """
    plan, beside = rows.plan, path.with_name(f"{path.name}.writing")
    if beside.exists():
        rmtree(beside)
    for place, kind in enumerate(plan.kinds):
        numbers = range(place, rows.layouts, len(plan.kinds))
        for start in range(0, len(numbers), MOST_ROWS):
            folder = beside / f"kind={quote(kind, safe='')}"
            folder.mkdir(parents=True, exist_ok=True)
            some = numbers[start : start + MOST_ROWS]
            name = f"part-{start // MOST_ROWS}.parquet"
            write_atomically(folder / name, _parquet(rows, some, partitioned=True))
    beside.replace(path)


def _parquet(rows: Rows, numbers: range, *, partitioned: bool = False) -> bytes:
    """Return some rows as a Parquet file; the name of a partition's folder has the kind."""
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

    plan, places = rows.plan, np.array(numbers, dtype=np.int64)

    def words(values: list[str], which: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> pa.Array:
        return pa.DictionaryArray.from_arrays(pa.array(which.astype(np.int32)), pa.array(values))

    columns = {
        "number": pa.array(places),
        "board": pa.array([*plan.boards(numbers)]),
        "kind": words([*plan.kinds], places % len(plan.kinds)),
        "board_seed": pa.array(plan.seed + places // len(plan.kinds)),
        "measures_version": words([plan.version], 0 * places),
    }
    if partitioned:
        del columns["kind"]
    for name, values in rows.columns.items():
        columns[name] = pa.array(np.frombuffer(values)[places], from_pandas=True)
    sink = io.BytesIO()
    pq.write_table(pa.table(columns), sink, compression="zstd")
    return sink.getvalue()


def read_columns(path: Path) -> "dict[tuple[str, str], array[float]]":
    """Return the measures of an atlas in a CSV file: by kind and measure, the values there are.

    Raises AtlasError that names the line.
    """
    kinds: dict[str, list[array[float]]] = {}
    opened = gzip.open if path.name.endswith(".gz") else open
    with opened(path, "rt", encoding="utf-8", newline="") as file:
        lines = csv.reader(file)
        head = next(lines, [])
        if tuple(head[: len(ORIGIN)]) != ORIGIN:
            raise AtlasError(
                f"{path}: an atlas begins with the columns {', '.join(ORIGIN)}, "
                f"got {', '.join(head)[:80]!r}"
            )
        names, place = head[len(ORIGIN) :], ORIGIN.index("kind")
        for number, line in enumerate(lines, 2):
            try:
                kind = line[place]
                if kind not in kinds:
                    kinds[kind] = [array("d") for _ in names]
                for column, value in zip(kinds[kind], line[len(ORIGIN) :], strict=True):
                    if value:
                        column.append(float(value))
            except (ValueError, IndexError) as error:
                raise AtlasError(f"{path}, line {number}: {error}") from None
    return {
        (kind, name): column
        for kind, columns in kinds.items()
        for name, column in zip(names, columns, strict=True)
        if column
    }
