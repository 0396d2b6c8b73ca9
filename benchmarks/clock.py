"""Timing on a machine that is not one's own: one core, processor time, medians with their spread.

Everything here is in seconds unless a name says otherwise. What is compared is measured in turn
(A B A B), so that a slow minute of the machine falls on both sides.
"""

import gc
import os
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")
now: Final = time.process_time_ns
"""Processor time of this process in nanoseconds: what other processes do does not count."""


class Spread(msgspec.Struct, frozen=True):
    """Many measurements of one item: the median, and the quartiles around it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Iterable[float]) -> "Spread":
        """Return the spread of at least one value. Raises ValueError for none."""
        ordered = sorted(values)
        if not ordered:
            raise ValueError("there is nothing to take the median of")
        return cls(statistics.median(ordered), share(ordered, 0.25), share(ordered, 0.75))


def share(ordered: Sequence[float], part: float) -> float:
    """Return the value below which ``part`` (0 to 1) of the sorted values lie (nearest rank)."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def pin() -> int | None:
    """Keep this process, and those it starts, on one core; its number, None where it can't be.

    The last core is taken: the first ones are where a system does its own work. What is loaded
    later (numpy's linear algebra) starts no threads that would only stand in each other's way.
    """
    os.environ.update(dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1"))
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def unpin() -> None:
    """Let this process, and those it starts from now on, run on every core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))


def settle() -> None:
    """Clear away what earlier measurements left behind, so that it is not paid for in the next."""
    gc.collect()


def overhead() -> int:
    """Return what looking at the clock twice adds to one measured call, in nanoseconds."""
    spans = []
    for _ in range(2_000):
        start = now()
        spans.append(now() - start)
    return int(statistics.median(spans))


def each(
    run: Callable[[T], object],
    items: Iterable[T],
    before: Callable[[T], object] | None = None,
) -> list[int]:
    """Nanoseconds of ``run`` for each item, without the clock's own.

    ``before`` is called before each run and is not measured.
    """
    extra = overhead()
    spans = []
    for item in items:
        if before is not None:
            before(item)
        start = now()
        run(item)
        end = now()
        spans.append(max(0, end - start - extra))
    return spans
