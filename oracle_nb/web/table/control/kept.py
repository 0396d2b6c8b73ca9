"""Results that are kept with the value they were computed from: one helper for all of the table.

A screen is drawn from values that stay the same objects while nothing that they depend on changes
(`Shown`, `Options`, `TableSnapshot`). What was computed from one of them is kept with it, and is
forgotten with it.
"""

from collections.abc import Callable
from functools import cache, partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")


class _KeptMethod:
    """A method of which each object keeps the results."""

    def __init__(self, method: Callable[..., Any]) -> None:
        self._method = method
        self.__doc__ = method.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: Any, owner: type) -> Any:
        if instance is None:
            return self
        known = instance.__dict__[self._name] = cache(partial(self._method, instance))
        return known


def kept(method: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Compute each result of a method once in the life of its object."""
    return cast("Callable[Concatenate[S, P], R]", _KeptMethod(method))


def drawn_once(view: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Call a view once with the same inputs, in the life of the value that it shows.

    That is the first argument; all others are positional, and compared by value.
    """

    @wraps(view)
    def shown(value: S, /, *inputs: P.args, **named: P.kwargs) -> R:
        results: dict[Any, R] = value.__dict__.setdefault("_drawn", {})
        key = view, *inputs
        if key not in results:
            results[key] = view(value, *inputs, **named)
        return results[key]

    return shown
