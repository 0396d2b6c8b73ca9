"""Progress on stderr, so that nobody wonders whether anything is going on."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from tqdm import tqdm

T = TypeVar("T")


def over(items: Iterable[T], what: str, total: int | None = None) -> Iterator[T]:
    """Yield the same items, with a bar that tells how many are done; it vanishes at the end."""
    yield from tqdm(items, desc=what, total=total, leave=False, mininterval=0.5)
