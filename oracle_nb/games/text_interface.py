"""Text interfaces: the turn, player boards and menus of a game in a terminal."""

from collections.abc import Sequence
from typing import Generic

import msgspec

from oracle_nb.core.generics import A, P


class MenuPlace(msgspec.Struct, frozen=True):
    """The place of an action in a menu.

    Actions with the same ``line`` share a line, each with its ``label``; an action without a line
    has its own.

    Attributes
    ----------
    group : str
        The heading; "" for none.
    line : str
        The beginning of the line; "" if the action has a line of its own.
    label : str
        The name of the action within its line.
    order : str
        The key by which the actions of a line are sorted; equal keys keep their order.
    folded : str
        What the action has in common with others of its line that are listed only on request, such
        as "Areas without units"; "" if it is always listed.

    Examples
    --------
    >>> MenuPlace("Move", "hercules to", "2912")
    MenuPlace(group='Move', line='hercules to', label='2912', order='', folded='')
    """

    group: str = ""
    line: str = ""
    label: str = ""
    order: str = ""
    folded: str = ""


class TextInterface(Generic[P, A]):
    """The texts of a position in a terminal besides its board; by default none."""

    def turn(self, position: P) -> str:
        """Return the round and turn in words.

        Returns
        -------
        str
            A text that changes with every turn; "" if the game has no turns.
        """
        return ""

    def turn_seat(self, position: P) -> int | None:
        """Return the seat whose turn it is.

        Returns
        -------
        int or None
            The seat, from 0; None if the game has no turns.
        """
        return None

    def heading(self, position: P) -> str:
        """Return the round, turn and phase in words.

        Returns
        -------
        str
            The heading of the position; "" for none.
        """
        return ""

    def seat(self, seat: int) -> str:
        """Return what distinguishes a player, such as a color.

        Returns
        -------
        str
            A word to go with the name; "" for none.
        """
        return ""

    def boards(self, position: P) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the rows of the players' boards.

        Returns
        -------
        sequence of (str, sequence of str)
            The name of each row, and a text for each seat.
        """
        return ()

    def summary(self, position: P) -> Sequence[str]:
        """Return what matters of the players' boards at the start of a turn, if that is less.

        Returns
        -------
        sequence of str
            A line for each seat, to go with its name; empty to show the boards.
        """
        return ()

    def place(self, position: P, action: A) -> MenuPlace:
        """Return the place of an action in a menu.

        Parameters
        ----------
        position : position
            The position in which the action is legal.

        Returns
        -------
        MenuPlace
            Its heading, line and label.
        """
        return MenuPlace()
