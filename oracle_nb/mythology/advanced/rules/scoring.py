"""The result of a game (victory.most)."""

from oracle_nb.games.rules import Result
from oracle_nb.mythology.advanced.model.position import Phase, Position


def result(position: Position) -> Result | None:
    """Return the result; None before the end."""
    if position.phase is not Phase.OVER:
        return None
    glory = tuple(position.points_of(seat) for seat in range(len(position.glory)))
    places = tuple(1 + sum(other > points for other in glory) for points in glory)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(winners=winners, places=places, finished=True, rounds=position.round)
