"""The workers for an atlas: processes on this machine, or a Dask cluster."""

from collections.abc import Generator, Sequence
from typing import Final

from oracle_nb.core.processes import hired, unordered
from oracle_nb.explorer.atlas_plan import AtlasPlan, Row, survey

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
    with hired(workers, dask) as many:
        share = min(_SHARE, max(1, BATCH // many))
        shares = (numbers[start : start + share] for start in range(0, len(numbers), share))
        yield from unordered(survey, ((plan, some) for some in shares))
