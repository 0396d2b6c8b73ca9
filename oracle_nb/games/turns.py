"""The turns and rounds of a game, as its presentation divides it."""

from collections.abc import Sequence
from typing import NamedTuple

from oracle_nb.games.game import Game
from oracle_nb.games.presentation import ProgressPresentation


class Division(NamedTuple):
    """A game divided into turns and rounds."""

    turns: Sequence[tuple[int, int]]
    """The beginning of each turn: the number of actions before it, and its player's seat."""
    rounds: Sequence[tuple[int, int]]
    """The beginning of each round: the number of actions before it, and its number."""


def divide(game: Game, progress: ProgressPresentation) -> Division:
    """Return the turns and rounds of a game so far.

    By default a turn lasts as long as the same player acts, and a round begins with the first
    player.

    Parameters
    ----------
    game : Game
        The game.
    progress : ProgressPresentation
        Tells turns and rounds where the game knows them.

    Returns
    -------
    Division
        The beginnings of turns and rounds.
    """
    rules = game.rules
    turns: list[tuple[int, int]] = []
    rounds: list[tuple[int, int]] = []
    seat, counted = -1, 0
    last: tuple[int, int] | None = None
    positions = (game.opening.position, *(entry.position for entry in game.history))
    for number, position in enumerate(positions):
        own = progress.turn_seat(rules, position)
        mover = rules.to_move(position) if own is None else own
        if mover is None:
            # The game is over: that is nobody's turn.
            break
        if counted == 0 or mover < seat:
            counted += 1
        played = progress.round_number(rules, position)
        here = (counted if played is None else played, mover)
        if last is None or here[0] != last[0]:
            rounds.append((number, here[0]))
        if here != last:
            turns.append((number, mover))
        seat, last = mover, here
    return Division(turns, rounds)
