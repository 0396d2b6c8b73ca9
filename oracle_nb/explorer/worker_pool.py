"""The workers for an atlas: processes on this machine, or a Dask cluster, through joblib."""

import os
import threading
import time
import warnings
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from oracle_nb.explorer.atlas_plan import AtlasError, AtlasPlan, MissingExtra, Row, survey

BATCH: Final = 100
"""Maximum number of layouts in progress, which are lost if the workers are killed."""
_SHARE: Final = 25
_PATIENCE: Final = 10
"""Maximum number of seconds to wait for a cluster."""


def surveyed(
    plan: AtlasPlan, numbers: Sequence[int], workers: int = 1, dask: str = ""
) -> Generator[list[Row], None, None]:
    """Yield the rows of layouts as they are ready, in any order.

    Closing the generator stops the work.

    ``workers`` are processes here, all cores if 0; ``dask`` is the address of a cluster, which
    then does it all. Raises AtlasError.
    """
    from joblib import Parallel, delayed

    with _hired(workers, dask) as many:
        share = min(_SHARE, max(1, BATCH // many))
        shares = (numbers[start : start + share] for start in range(0, len(numbers), share))
        run = Parallel(return_as="generator_unordered", pre_dispatch="2*n_jobs")
        results: Generator[list[Row], None, None] = run(
            delayed(survey)(plan, some) for some in shares
        )
        with warnings.catch_warnings():
            # Batches in progress are computed again on resume.
            warnings.filterwarnings("ignore", ".* tasks which were still being processed")
            try:
                yield from results
            finally:
                results.close()


@contextmanager
def _hired(workers: int, dask: str) -> Iterator[int]:
    """Select the workers for joblib; yield their number."""
    from joblib import cpu_count, parallel_config

    if dask:
        with _client(dask) as client:
            many = sum(client.ncores().values())
            if not many:
                raise AtlasError(f"the cluster at {dask} has no workers")
            with parallel_config("dask", client=client):
                yield many
        return
    many = workers or cpu_count()
    if many == 1:
        with parallel_config("sequential"):
            yield 1
    else:
        # One thread for each, because there are as many workers as cores.
        with parallel_config(
            "loky",
            n_jobs=many,
            inner_max_num_threads=1,
            initializer=_leave_after,
            initargs=(os.getpid(),),
        ):
            yield many


def _leave_after(master: int) -> None:
    """End this process when its parent process is gone, which may have been killed."""

    def watch() -> None:
        while os.getppid() == master:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _client(address: str) -> Iterator[Any]:
    try:
        import distributed
    except ImportError:
        raise MissingExtra("Dask") from None
    client: Any = distributed.Client
    try:
        connected = client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise AtlasError(f"no Dask cluster answers at {address}: {error}") from None
    with connected:
        yield connected
