"""The progress bar of long work."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(total: int, unit: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar in terminals; yield the function that updates it."""
    from tqdm import tqdm

    with tqdm(total=total, unit=unit, disable=None, leave=False) as bar:

        def progress(done: int, total: int) -> None:
            # The work of earlier runs doesn't count towards the speed.
            if bar.n == 0:
                bar.initial = done
            bar.update(done - bar.n)

        yield progress
