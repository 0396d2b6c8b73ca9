"""The kinds of layouts that can be made from a seed."""

from collections.abc import Callable, Mapping
from typing import Final

from oracle_nb.core.arguments import meant, nearest
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


def make_layout(kind: str, seed: int) -> Layout:
    """Return a layout of a kind. Raises ValueError for an unknown kind or a bad seed."""
    if (known := meant(kind, GENERATORS)) is None:
        kinds = ", ".join(GENERATORS)
        near = nearest(kind, GENERATORS)
        raise invalid(f"layout: the kind must be one of {kinds}, got {kind!r:.40}{near}")
    return GENERATORS[known](seed)
