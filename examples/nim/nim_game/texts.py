"""Nim in the words of a language."""

from nim_game.rules import Position, number
from oracle_nb.games.plain import PlainTexts


class NimTexts(PlainTexts):
    """The names of actions; the messages of the rulebook say everything else."""

    def action(self, position: Position, action: str) -> str:
        """Return the name of an action."""
        return self.rulebook.say("action", stones=number(action))
