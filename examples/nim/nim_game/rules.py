"""Nim: take one to three of 21 stones in turn. The player who takes the last one wins."""

import msgspec

from oracle_nb.games.simple_rules import SimpleRules, Step


class Position(msgspec.Struct, frozen=True):
    """How many stones are left, and whose turn it is."""

    stones: int = 21
    seat: int = 0


class Nim(SimpleRules[Position]):
    """The rules of Nim."""

    name = "nim"
    position_type = Position
    actions = ("take 1", "take 2", "take 3")
    sentences = {
        "nim.take": "Take one, two or three stones. The player who takes the last one wins.",
        "nim.left": "You can't take more stones than are left.",
    }

    def broken(self, position: Position, action: str) -> list[str]:
        """Return the rules that an action breaks."""
        return ["nim.left"] if number(action) > position.stones else []

    def play(self, position: Position, action: str, step: Step) -> Position:
        """Return the position after an action."""
        return Position(position.stones - number(action), 1 - position.seat)

    def winners(self, position: Position) -> tuple[int, ...]:
        """Return the seats that have won; none as long as there are stones."""
        return () if position.stones else (1 - position.seat,)


def number(action: str) -> int:
    """Return how many stones an action takes."""
    return int(action.removeprefix("take "))
