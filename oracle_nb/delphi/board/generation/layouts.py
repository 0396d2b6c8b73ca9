"""The kinds of layouts that can be made from a seed."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Final

from oracle_nb.core.arguments import meant, nearest, number_text
from oracle_nb.core.errors import invalid
from oracle_nb.delphi.board.generation.compact import compact_layout
from oracle_nb.delphi.board.generation.contact import contact_layout
from oracle_nb.delphi.board.generation.free import free_layout
from oracle_nb.delphi.board.layout import Layout


def loose_layout(seed: int) -> Layout:
    """Return a free layout with long arms and open bays: ``free_layout`` at its loosest."""
    return free_layout(seed, 1.0)


GENERATORS: Final[Mapping[str, Callable[[int], Layout]]] = {
    "compact": compact_layout,
    "contact": contact_layout,
    "free": free_layout,
    "loose": loose_layout,
}
"""The kinds of layouts with their generators, functions of a seed (ValueError for a bad one).

"compact" is the printed arrangement; "contact" places every tile where it touches the most; "free"
anywhere; "loose" where it touches little.
"""
_PARAMETER: Final = ("free", "looseness")
"""The only kind that takes a parameter, a number from 0 to 1."""


def make_layout(kind: str, seed: int) -> Layout:
    """Return a layout of a kind, which may have a parameter, such as "free:looseness=0.8".

    Raises ValueError for an unknown kind or parameter, or a bad seed.

    Examples
    --------
    >>> make_layout("free:looseness=0.5", 7) == make_layout("free", 7)
    True
    """
    return _generator(usual_kind(kind))(seed)


def usual_kind(kind: object) -> str:
    """Return a kind with its parameter as tables write it. Raises ValueError for an unknown one.

    Examples
    --------
    >>> usual_kind("Free : looseness = .80")
    'free:looseness=0.8'
    """
    name, colon, given = str(kind).partition(":")
    if not isinstance(kind, str) or (known := meant(name, GENERATORS)) is None:
        kinds = ", ".join(GENERATORS)
        near = nearest(kind, GENERATORS)
        raise invalid(f"layout: the kind must be one of {kinds}, got {kind!r:.40}{near}")
    if not colon:
        return known
    parameter, _, value = given.partition("=")
    if (known, meant(parameter, _PARAMETER[1:])) != _PARAMETER:
        raise invalid(f"layout: {kind!r:.40}: the only parameter is free:looseness=0.8")
    return f"{known}:{_PARAMETER[1]}={number_text(_PARAMETER[1], value, 0, 1):g}"


@lru_cache(maxsize=64)
def _generator(kind: str) -> Callable[[int], Layout]:
    name, _, given = kind.partition("=")
    if not given:
        return GENERATORS[name]
    return partial(free_layout, looseness=float(given))
