"""The results of a game, and the numbers that statistics compare."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Generic

from oracle_nb.core.generics import P
from oracle_nb.games.game import Game
from oracle_nb.games.match import FinalStanding, Luck
from oracle_nb.games.rules import R


class ResultPresentation(Generic[R, P]):
    """Final standings, counts and luck of a game, and the categories that statistics use."""

    def standings(
        self, rules: R, position: P, reader: int | None = None
    ) -> Sequence[FinalStanding]:
        """Return how the players finished, the winner first; () for a game without ranks.

        ``reader`` is the seat that is called "you", None for none.
        """
        return ()

    def counters(self, rules: R, position: P) -> Mapping[str, Sequence[int | Fraction]]:
        """Return what is plotted for each player over the rounds.

        Returns
        -------
        mapping of str to sequence of int or Fraction
            The title of each count, and its value for every seat.
        """
        return {}

    def luck(self, rules: R, game: Game) -> Sequence[Luck]:
        """Return what chance gave each player of a game, against the average."""
        return ()

    def luck_kinds(self) -> Sequence[tuple[str, str]]:
        """Return the name of each kind of luck and what it counts, in the order of ``luck``."""
        return ()

    def categories(self, game: Game) -> Mapping[str, str]:
        """Return the categories by which statistics group a game, such as its length.

        Returns
        -------
        mapping of str to str
            The key of each category, and the key of its value for this game.
        """
        return {}

    def category_title(self, category: str, value: str = "") -> str:
        """Return the title of a category's value; without a value, of the category itself."""
        return value or category
