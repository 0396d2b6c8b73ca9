"""A bot that leaves a multiple of four stones whenever it can."""

from collections.abc import Sequence

from nim_game.rules import Nim, Position, number


class PerfectBot:
    """A bot that wins if it can."""

    name = "perfect"

    def __init__(self, seed: int = 0, rules: Nim | None = None) -> None:
        """Make the bot; it needs neither chance nor rules."""

    def decide(self, view: Position, options: Sequence[str]) -> str:
        """Return the best action."""
        best = (action for action in options if (view.stones - number(action)) % 4 == 0)
        return next(best, options[0])
