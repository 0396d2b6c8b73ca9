"""The actions at a table, as far as its board shows them."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from oracle_nb.web.table.control.display import ShownGame
from oracle_nb.web.table.control.refusal import RefusalNotice


class BoardState(ShownGame, Protocol):
    """The part of a table's controller that the scene of its board depends on."""

    helps: bool
    source: str
    chosen: Any
    space: int | None
    refusals: tuple[RefusalNotice, ...]

    @property
    def sources(self) -> Mapping[str, Sequence[Any]]:
        """The legal actions by the key of their source."""
        ...

    def at(self, space: int, key: str | None = None) -> list[Any]:
        """Return the legal actions aimed at a space, with one source or with any."""
        ...

    def source_at(self, space: int) -> str:
        """Return the source that a click on a space selects; "" for none."""
        ...

    def source_is_at(self, space: int) -> bool:
        """Return whether the source in use, such as a unit, is in a space."""
        ...

    def is_own_place(self, space: int) -> bool:
        """Return whether a space is the place of the acting person's piece, and no action's."""
        ...

    def unaimed(self, space: int) -> list[Any]:
        """Return the answers that are about no space, offered at a player's own place."""
        ...

    def refused_at(self, space: int) -> list[Any]:
        """Return the likeliest actions at a space that the rules refuse."""
        ...

    def title(self, action: Any) -> str:
        """Return an action in words."""
        ...

    def tokens(self, action: Any) -> int:
        """Return the cost of a legal action."""
        ...
