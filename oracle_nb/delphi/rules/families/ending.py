"""The end of the game: the winners, and the ranking."""

from collections.abc import Callable

from oracle_nb.delphi.model.position import GAME_OVER, Position
from oracle_nb.games.rules import Result

Score = Callable[[Position, int], tuple[int, ...]]
"""A function for the sort key of the player in a seat: the greatest one wins."""


def score(position: Position, seat: int) -> tuple[int, int, int, int]:
    """Return the sort key of a player: home, completed tasks (if not home), cards, favor."""
    player = position.players[seat]
    tasks = 0 if player.home else len(player.done)
    return (int(player.home), tasks, sum(player.cards), player.favor)


def result(position: Position, ranking: bool, score: Score = score) -> Result | None:
    """Return the result of a finished game, None before its end (end.winner, end.ranking).

    ``score`` differs only in rule variants.
    """
    if position.phase != GAME_OVER:
        return None
    scores = [score(position, seat) for seat in range(len(position.players))]
    best = max(scores)
    home = any(player.home for player in position.players)
    winners = tuple(seat for seat, own in enumerate(scores) if home and own == best)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Result(winners, places if ranking else (), home, position.round)
