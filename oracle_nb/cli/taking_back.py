"""Undo and redo in a terminal."""

from collections.abc import Collection

from oracle_nb.games.game import Game


def take_back(game: Game, bots: Collection[int]) -> str:
    """Undo up to a person's last decision, with later actions of bots; return the message.

    ``bots`` are the seats of bots.
    """
    taken = 0
    while game.can_undo:
        game.undo()
        taken += 1
        if game.to_move not in bots:
            return "taken-back"
    for _ in range(taken):
        game.redo()
    return "not-taken-back" if game.history else "nothing-done"


def do_again(game: Game) -> str:
    """Redo an action, if one was undone; return the message."""
    if not game.can_redo:
        return "nothing-taken-back"
    game.redo()
    return "done-again"
