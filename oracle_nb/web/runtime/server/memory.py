"""Memory of the C library: blocks that ended sessions have freed go back to the system."""

import ctypes
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Final

_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
_ARENA_MAX: Final = -8
"""Options of glibc's mallopt, as malloc.h numbers them."""
_LARGE: Final = 128 * 1024
"""Bytes from which a freed block, or free space at the end of the heap, is returned at once.

Left alone, glibc raises these limits and gives each thread a heap: after 150 sessions the main heap
alone had 77 MB free, with 45 in use.
"""
_INTERVAL: Final = 20.0
"""Minimum number of seconds between two searches for free pages."""


@cache
def _library() -> ctypes.CDLL | None:
    """Return the C library where it is glibc."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None


def limit_heap() -> None:
    """Have the C library use one heap, and return large blocks and the end of the heap at once."""
    if library := _library():
        library.mallopt(_ARENA_MAX, 1)
        library.mallopt(_TRIM_THRESHOLD, _LARGE)
        library.mallopt(_MMAP_THRESHOLD, _LARGE)


class Trimmer:
    """Trims the heap: gives free pages back to the system, but not too often.

    Parameters
    ----------
    clock
        Returns the time in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._next = clock()

    def trim(self) -> bool:
        """Return free pages, unless that was done a moment ago; return whether it was done now.

        It takes some milliseconds; other threads continue meanwhile.
        """
        library, now = _library(), self._clock()
        if library is None or now < self._next:
            return False
        self._next = now + _INTERVAL
        library.malloc_trim(0)
        return True
