"""Progress on stderr, so that nobody wonders whether anything is going on."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from tqdm import tqdm

T = TypeVar("T")


def over(things: Iterable[T], what: str, total: int | None = None) -> Iterator[T]:
    """Yield the same things, with a bar that tells how many are done; it vanishes at the end."""
    yield from tqdm(things, desc=what, total=total, leave=False, mininterval=0.5)
