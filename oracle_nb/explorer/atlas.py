"""An atlas: measures of many layouts, a row for each, in a file that grows and survives a kill.

The file depends on the plan and the number of layouts alone: not on how many work on it, nor on
how often they were stopped.
"""

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Final

from oracle_nb.core.processes import unordered, worker_pool
from oracle_nb.explorer.atlas_files import suffix_of, write_table
from oracle_nb.explorer.atlas_plan import AtlasError, AtlasPlan, Row, survey
from oracle_nb.explorer.row_journal import Rows, journal, journal_of

Progress = Callable[[int, int], object]
"""Called with the number of rows that are there, and how many there will be."""


def gather(
    plan: AtlasPlan,
    layouts: int,
    workers: int = 1,
    dask: str = "",
    progress: Progress | None = None,
) -> Rows:
    """Return the rows of the first layouts of a plan, in memory. Raises AtlasError."""
    if layouts < 0:
        raise AtlasError(f"layouts: a whole number from 0, not {layouts}")
    rows = Rows(plan, layouts)
    for some in surveyed(plan, range(layouts), workers, dask):
        rows.add(some)
        if progress is not None:
            progress(rows.done, layouts)
    return rows


def write_atlas(
    path: Path,
    plan: AtlasPlan,
    layouts: int,
    workers: int = 0,
    dask: str = "",
    progress: Progress | None = None,
) -> None:
    """Make an atlas in a file, or go on where it was stopped.

    Parameters
    ----------
    path
        Where to; the end of its name (".parquet", ".csv", ".csv.gz") says how, and a name without
        an end is a folder of Parquet files, partitioned by kind. It must not be there yet: until it
        is complete, its rows are kept beside it, in ``journal_of(path)``.
    plan, layouts
        Of what. An atlas that was stopped goes on with more layouts than before, not with fewer.
    workers, dask
        Who works, as in ``surveyed``.
    progress
        Called first, and after every batch, with how many rows are there of how many.

    Raises ValueError (AtlasError, JournalError, ClusterError) or UnwritableFile, which say what is
    wrong. What is done by then is not lost.
    """
    if layouts < 1:
        raise AtlasError(f"layouts: at least 1, not {layouts}")
    suffix_of(path)
    if path.exists():
        raise AtlasError(f"{path} already exists: remove it or choose another name")
    with journal(journal_of(path), plan, layouts) as kept:
        rows = kept.rows
        if progress is not None:
            progress(rows.done, layouts)
        for some in surveyed(plan, rows.missing(), workers, dask):
            kept.add(some)
            if progress is not None:
                progress(rows.done, layouts)
        write_table(rows, path)
    journal_of(path).unlink()


BATCH: Final = 100
"""Maximum number of layouts in progress, which are lost if the workers are killed."""
_SHARE: Final = 25


def surveyed(
    plan: AtlasPlan, numbers: Sequence[int], workers: int = 1, dask: str = ""
) -> Generator[list[Row], None, None]:
    """Yield the rows of layouts as they are ready, in any order.

    Closing the generator stops the work.

    ``workers`` are processes here, all cores if 0; ``dask`` is the address of a cluster, which
    then does it all. Raises ClusterError, AtlasError.
    """
    with worker_pool(workers, dask) as many:
        share = min(_SHARE, max(1, BATCH // many))
        shares = (numbers[start : start + share] for start in range(0, len(numbers), share))
        yield from unordered(survey, ((plan, some) for some in shares))
