"""Joining and leaving alliances."""

from itertools import count

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.rules.transaction import Transaction


def join(transaction: Transaction) -> None:
    """Join the alliance of the player who made the offer, or form a new one (basic.ally).

    After round 10, members who have had their last chance get another one (ruling 29).
    """
    position = transaction.position
    seat, founder = position.to_move, position.turn
    assert seat is not None
    taken = position.alliances
    # A number that is free again is used first, so that numbers never exceed those of seats.
    number = taken[founder] or next(n for n in count(1) if n not in taken)
    alliances = replaced(replaced(position.alliances, founder, number), seat, number)
    if position.last_window:
        again = bits_of(member for member in position.allies(founder) if member < founder)
        transaction.change(waiting=position.waiting | again)
    transaction.change(alliances=alliances, pending=None)
    transaction.event("alliance-joined", "basic.ally", seat, other=founder)


def leave(transaction: Transaction) -> None:
    """Leave an alliance; one member alone is none (ruling 17)."""
    position = transaction.position
    seat = position.to_move
    assert seat is not None
    number = position.alliances[seat]
    alliances = replaced(position.alliances, seat, 0)
    if alliances.count(number) == 1:
        alliances = tuple(0 if one == number else one for one in alliances)
    transaction.change(alliances=alliances)
    transaction.event("alliance-left", "basic.ally-break", seat)
