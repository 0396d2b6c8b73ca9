"""The base class of positions: equal moments of a game are equal, however they came about."""

from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec.structs import astuple

MOST_DRAWS: Final = 1 << 40
"""Maximum number of draws before a position."""


class OfPosition(Protocol):
    """Facts that an engine works out about one position, such as the pieces in reach."""

    @property
    def position(self) -> object:
        """The position."""


class CountedPosition(msgspec.Struct, frozen=True, eq=False):
    """A position that counts the draws of chance before it.

    Its last field must be ``draws``. Two positions are equal if all their other fields are: a
    search that reaches a position in different ways finds it only once.

    Examples
    --------
    >>> import oracle_nb
    >>> position = oracle_nb.new_game(players=3, seed=3).position
    >>> msgspec.structs.replace(position, draws=position.draws + 1) == position
    True
    """

    if TYPE_CHECKING:

        @property
        def draws(self) -> int:
            """The number of draws of chance before it."""

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return _moment(self) == _moment(other)

    # msgspec's own would compare by identity.
    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(_moment(self))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text("<Position; Game(rules, start=position) shows it>")

    def _repr_html_(self) -> str:
        from oracle_nb.core.cells import html_table

        names = (field.name for field in msgspec.structs.fields(self))
        table = html_table(("Position", ""), zip(names, map(repr, astuple(self)), strict=True))
        note = "<code>Game(rules, start=position)</code>"
        return f"<div><details><summary>Position; {note} shows it</summary>{table}</details></div>"


def _moment(position: Any) -> tuple[Any, ...]:
    """Return everything but the number of draws."""
    return astuple(position)[:-1]
