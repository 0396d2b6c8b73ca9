"""Long work in several processes on this machine through joblib, or on a Dask cluster."""

import os
import threading
import time
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, TypeVar

from oracle_nb.core.errors import OracleError
from oracle_nb.core.extras import MissingExtra

T = TypeVar("T")
_PATIENCE: Final = 10
"""Maximum number of seconds to wait for a cluster."""
_local: Final = threading.local()
"""The cluster that works for this thread, as ``cluster``; see ``worker_pool``."""


class ClusterError(OracleError, ValueError):
    """A Dask cluster that doesn't answer or has no workers."""


def unordered(
    function: Callable[..., T], tasks: Iterable[tuple[Any, ...]]
) -> Generator[T, None, None]:
    """Call a function with each tuple of arguments, and yield the results as they are ready.

    The calls are made by the workers of ``worker_pool``. Closing the generator stops the work.
    """
    cluster = getattr(_local, "cluster", None)
    if cluster is not None:
        yield from _by_cluster(cluster, function, iter(tasks))
        return
    from joblib import Parallel, delayed

    run = Parallel(return_as="generator_unordered", pre_dispatch="2*n_jobs")
    results: Generator[T, None, None] = run(delayed(function)(*task) for task in tasks)
    with warnings.catch_warnings():
        # Tasks in progress are done again on resume.
        warnings.filterwarnings("ignore", ".* tasks which were still being processed")
        try:
            yield from results
        finally:
            results.close()


def _by_cluster(
    cluster: Any, function: Callable[..., T], tasks: Iterator[tuple[Any, ...]]
) -> Generator[T, None, None]:
    """Call a function on a cluster with two tasks for each of its threads, as many as it has now.

    joblib would do the work here for a cluster with a single thread, and wouldn't notice new ones.
    """
    from concurrent.futures import CancelledError

    from distributed import KilledWorker, as_completed
    from distributed.comm import CommClosedError

    def submitted(number: int) -> list[Any]:
        return [cluster.submit(function, *task, pure=False) for task in islice(tasks, number)]

    futures = as_completed(submitted(_wanted(cluster)), loop=cluster.loop)
    try:
        for future in futures:
            # Workers that come or go change how many tasks there should be.
            futures.update(submitted(max(0, _wanted(cluster) - futures.count())))
            yield future.result()
    except KilledWorker as error:
        raise ClusterError(f"workers die while they work: {error}") from None
    except (CancelledError, CommClosedError) as error:
        raise ClusterError(f"the cluster doesn't answer any more: {error}") from None
    finally:
        if cluster.status == "running":
            cluster.cancel([*futures.futures], force=True)


def _wanted(cluster: Any) -> int:
    """Return how many tasks a cluster should have; at least one, which waits for a worker."""
    threads: Iterable[int] = cluster.ncores().values()
    return max(1, 2 * sum(threads))


@contextmanager
def worker_pool(workers: int = 1, dask: str = "") -> Iterator[int]:
    """Select the workers for ``unordered``; yield their number.

    ``workers`` are processes here, one per core if 0; ``dask`` is the address of a cluster, which
    then does all the work.

    Raises
    ------
    ClusterError, MissingExtra
        If the cluster doesn't answer, or Dask isn't installed.
    """
    from joblib import cpu_count, parallel_config

    if dask:
        with _client(dask) as client:
            many = sum(client.ncores().values())
            if not many:
                raise ClusterError(f"the cluster at {dask} has no workers")
            before, _local.cluster = getattr(_local, "cluster", None), client
            try:
                yield many
            finally:
                _local.cluster = before
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
        raise MissingExtra("Dask", "atlas") from None
    client: Any = distributed.Client
    try:
        connected = client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(f"no Dask cluster answers at {address}: {error}") from None
    with connected:
        yield connected
