"""Caches of large values, such as boards, that are freed soon after nobody uses them."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary, WeakValueDictionary

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
P = ParamSpec("P")


def weak_cache(recent: int) -> Callable[[Callable[[K], V]], Callable[[K], V]]:
    """Return a decorator that caches the results of a function of one argument.

    Equal arguments give the same object as long as anybody refers to it. With ``lru_cache`` alone
    there would be a second one as soon as the first has left the cache.

    Parameters
    ----------
    recent
        Maximum number of results that are kept while nobody refers to them: the latest ones.

    Examples
    --------
    >>> class Board:
    ...     def __init__(self, size):
    ...         self.size = size
    >>> board_of = weak_cache(recent=1)(Board)
    >>> small = board_of(3)
    >>> board_of(4).size
    4
    >>> board_of(3) is small
    True
    """

    def decorate(make: Callable[[K], V]) -> Callable[[K], V]:
        in_use: WeakValueDictionary[K, V] = WeakValueDictionary()

        @lru_cache(maxsize=recent)
        def cached(key: K) -> V:
            value = in_use.get(key)
            if value is None:
                # Another thread may have made the value in the meantime; then that one is used.
                value = in_use.setdefault(key, make(key))
            return value

        return cached

    return decorate


def owner_cache(make: Callable[Concatenate[K, P], V]) -> Callable[Concatenate[K, P], V]:
    """Cache the results of a function for as long as its first argument, their owner, lives.

    The results must not refer to the owner, which would then never be freed.
    """
    results: WeakKeyDictionary[K, dict[Hashable, V]] = WeakKeyDictionary()

    def cached(owner: K, /, *args: P.args, **kwargs: P.kwargs) -> V:
        own = results.get(owner)
        if own is None:
            own = results.setdefault(owner, {})
        key = args, *kwargs.items()
        if key not in own:
            own[key] = make(owner, *args, **kwargs)
        return own[key]

    return cached
