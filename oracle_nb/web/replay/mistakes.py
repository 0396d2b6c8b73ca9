"""Mistakes in a game as positions to try again, and their addresses."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from oracle_nb.games.addresses import address
from oracle_nb.games.puzzle_set import Puzzle

FIELD: Final = "replay"
"""The field in an address that names the game; "at" is after how many actions."""
MISTAKE: Final = "mistake"
"""The field for the number of an action before which somebody tries again."""


@dataclass(frozen=True)
class MistakePlace:
    """A mistake in a game as a position to try again, among others of its player.

    Attributes
    ----------
    puzzle
        The position.
    number
        The number of the action.
    numbers
        The numbers of all mistakes to try again.
    round
        The round of the mistake.
    names
        The names of the players by seat, as they are shown.
    replay
        The id of the game in addresses; "" where the game has none.
    """

    puzzle: Puzzle
    number: int
    numbers: tuple[int, ...]
    round: int
    names: tuple[str, ...]
    replay: str = ""

    @property
    def address(self) -> str:
        """The address of the position; "" where it has none."""
        return self._address(str(self.number)) if self.replay else ""

    @property
    def following(self) -> str:
        """The address of the next mistake; "" after the last one."""
        later = self.numbers[self.numbers.index(self.number) + 1 :] if self.numbers else ()
        return self._address(str(later[0])) if later else ""

    @property
    def above(self) -> str:
        """The address of the review."""
        return address({FIELD: self.replay, "with": "review"})

    def _address(self, number: str) -> str:
        return address({FIELD: self.replay, MISTAKE: number})


class LearnedFromGame(NamedTuple):
    """The clearest mistakes of people in a game, and the puzzles that are proved in it."""

    mistakes: tuple[Puzzle, ...]
    puzzles: tuple[Puzzle, ...]
