"""Reviews that are kept in memory, so that nobody waits twice for the same game."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from hashlib import sha256
from threading import Lock
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from oracle_nb.games.coach import Coach
from oracle_nb.games.game import Game
from oracle_nb.games.presentation import ProgressPresentation
from oracle_nb.games.reviews.reviewer import Progress, Reviewer

KEPT: Final = 24
"""Maximum number of reviews in memory."""
_kept: Final[OrderedDict[tuple[bool, bytes, frozenset[int]], Reviewer]] = OrderedDict()
_lock: Final = Lock()


def reviewer_of(
    game: Game,
    progress: ProgressPresentation,
    make_coach: Callable[[Any], Coach | None],
    *,
    puzzles: bool = False,
    substituted: Collection[int] = (),
) -> Reviewer:
    """Return the reviewer of a game: the one that has already begun or finished it, if any.

    Parameters
    ----------
    progress : ProgressPresentation
        Divides the game into turns and rounds.
    make_coach : callable
        Returns a coach for the rules of the game, which has one.
    puzzles : bool
        Whether people's clear mistakes become positions to try again.
    substituted : collection of int
        The numbers, from 0, of the actions that bots have decided in the seats of people.

    Returns
    -------
    Reviewer
        The reviewer, which equal games share.
    """
    digest = sha256(msgspec.json.encode(replace(game.record(), undone=()))).digest()
    key = puzzles, digest, frozenset(substituted)
    with _lock:
        reviewer = _kept.get(key)
        if reviewer is None:
            reviewer = _kept[key] = Reviewer(
                game, progress, make_coach, puzzles=puzzles, substituted=key[-1]
            )
        _kept.move_to_end(key)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return reviewer


@contextmanager
def progress_bar_of(reviewer: Reviewer) -> Iterator[Progress]:
    """Show a progress bar for the remaining steps; yield the function that updates it."""
    from tqdm.auto import tqdm

    with tqdm(total=reviewer.total, initial=reviewer.done, unit="step", leave=False) as bar:
        yield lambda done, _: bar.update(done - bar.n)
