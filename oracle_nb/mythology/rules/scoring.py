"""Victory points, exact, and the result of a game."""

from fractions import Fraction

from oracle_nb.games.rules import Result
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import LEFT_POINTS, OFF, PRIZE_POINTS, ROUNDS, UNIT_POINTS, Side
from oracle_nb.mythology.rules.missed_rules import NO_RULES, Missed


def own_points(position: Position, seat: int, missed: Missed = NO_RULES) -> Fraction:
    """Return the victory points of a player without allies (basic.vp-unit, -prize, -left).

    Examples
    --------
    >>> from oracle_nb.games.registry import package_of
    >>> game = package_of("mythology").new_game(players=2, seed=1)
    >>> monsters = game.position.sides.index(1)
    >>> own_points(game.position, monsters)
    Fraction(20, 1)
    """
    points = Fraction(UNIT_POINTS * len(position.trophies[seat]))
    if position.sides[seat] == Side.HEROES:
        return points + PRIZE_POINTS * len(position.captured[seat])
    return points + prize_left_points(position, missed) * prizes_left(position)


def prizes_left(position: Position) -> int:
    """Return the number of Prizes on the map."""
    return sum(hex_ != OFF for hex_ in position.prizes)


def prize_left_points(position: Position, missed: Missed = NO_RULES) -> Fraction:
    """Return what each player who favors Monsters gets for a Prize left (basic.vp-left)."""
    sharers = 1 if "basic.vp-left" in missed else position.sides.count(Side.MONSTERS)
    return Fraction(LEFT_POINTS, sharers)


def scores(position: Position, missed: Missed = NO_RULES) -> tuple[Fraction, ...]:
    """Return the victory points of each seat; allies count their average (basic.ally-average)."""
    own = [own_points(position, seat, missed) for seat in range(len(position.sides))]
    if "basic.ally-average" in missed:
        return tuple(own)
    return tuple(
        sum((own[ally] for ally in allies), Fraction()) / len(allies)
        if (allies := position.allies(seat))
        else points
        for seat, points in enumerate(own)
    )


def result(position: Position, missed: Missed = NO_RULES) -> Result | None:
    """Return the result (basic.win); None before the end."""
    if position.part is not Part.OVER:
        return None
    points = scores(position, missed)
    places = tuple(1 + sum(other > point for other in points) for point in points)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(
        winners=winners,
        places=places,
        finished=True,
        rounds=min(position.round, ROUNDS),
        sides=tuple(str(Side(side)) for side in position.sides),
    )
