"""The common knowledge of several players: the views of their seats, compared and intersected."""

from collections.abc import Iterable

from oracle_nb.core.generics import A, P
from oracle_nb.games.rules import Rules


def common_view(rules: Rules[P, A], position: P, seats: Iterable[int]) -> P:
    """Return a position with only what all of the seats may know."""
    for seat in seats:
        position = rules.view(position, seat)
    return position


def knows_more(rules: Rules[P, A], position: P, seat: int, others: Iterable[int]) -> bool:
    """Return whether a seat may know something of a position that one of the others may not."""
    view = rules.view(position, seat)
    return any(rules.view(view, other) != view for other in others)


def views_differ(rules: Rules[P, A], position: P, seats: Iterable[int]) -> bool:
    """Return whether the seats may know different things of a position."""
    views = (rules.view(position, seat) for seat in seats)
    first = next(views, None)
    return any(view != first for view in views)
