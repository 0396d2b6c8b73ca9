"""Guesses of the log sheets of others, sampled from what all can see, for bots."""

from bisect import bisect_left, bisect_right
from functools import cache, lru_cache
from math import exp, log
from typing import Final, TypeAlias

from oracle_nb.core.chance import scatter
from oracle_nb.mythology.advanced.bots.walking import distances
from oracle_nb.mythology.advanced.model.position import Phase, Position
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.packs.data_pack import arbitration_of
from oracle_nb.mythology.pieces import HEROES, OFF

SAMPLES: Final = 32
"""Number of sheets that are sampled for an opponent."""
_KEPT: Final = 6
"""Number of Heroes with points on a sampled sheet."""
_MORE: Final = 0.5
"""Points beyond one a round on a Hero, on average."""
_START: Final = 2
"""Distance from Greece within which Heroes start."""
_FAR: Final = 4
"""Distance from there beyond which a Hero isn't more conspicuous."""
_PLAIN: Final = 10
"""Weight of a Hero about whom nothing is known."""
_CAPTOR: Final = 1000
"""Weight of a Hero who carries a Prize for this player."""
_SHOWN: Final = 4
"""Factor for a Hero whom the player has moved or announced in this round."""

Totals: TypeAlias = tuple[tuple[int, ...], ...]
"""For each Hero its totals on the sampled sheets that have points on it, in order."""


def guessed_totals(view: Position, world: WorldMap, other: int) -> Totals:
    """Return what a player may have on each Hero in this round, as far as all can tell.

    Points on a Hero show in what it did: it carries a Prize that this player took, has gone far
    from Greece, or was moved in this phase. Nothing here depends on any log sheet.
    """
    favors = arbitration_of(world.pack)[view.gods[other]]
    captured = {view.bearers[prize]: (owner, when) for prize, owner, when in view.captures}
    away = distances(world, home_of(world)).on_foot
    shown = 0
    if view.phase is Phase.MOVING:
        shown = sum(1 << unit for unit, holder in view.held if holder == other)
        if view.turn == other and view.claimed >= 0:
            shown |= 1 << view.claimed
        if len(view.areas) == 2 and view.turn != other:
            shown |= view.walked
    weights, ages = [0] * HEROES, [0] * HEROES
    for hero, hex_ in enumerate(view.units[:HEROES]):
        if hex_ == OFF:
            continue
        gone = max(0, away[hex_] - _START)
        weights[hero] = _PLAIN * (1 + min(gone, _FAR)) + favors.get(hero, 0) // 2
        age = -(-gone // 2)
        if hero in captured:
            owner, when = captured[hero]
            weights[hero] = _CAPTOR if owner == other else 2 * _PLAIN
            age = max(age, view.round - when + 2)
        if shown >> hero & 1:
            weights[hero] *= _SHOWN
        ages[hero] = min(age, view.round)
    return _sampled(tuple(weights), tuple(ages), view.round, other)


def with_bids(totals: Totals, view: Position, other: int) -> Totals:
    """Return totals that are at least what a player has openly bid in this round.

    Nobody can bid points that aren't there, and log sheets don't change until the next round.
    """
    known = {unit: points for seat, unit, points in view.open_bids if seat == other and points}
    return tuple(
        column if hero not in known else _raised(column, known[hero])
        for hero, column in enumerate(totals)
    )


def _raised(column: tuple[int, ...], least: int) -> tuple[int, ...]:
    """Return the totals on all sampled sheets, where each has at least some points."""
    totals = (*column, *(0,) * (SAMPLES - len(column)))
    return tuple(sorted(max(total, least) for total in totals))


@lru_cache(maxsize=1024)
def _sampled(weights: tuple[int, ...], ages: tuple[int, ...], round_: int, other: int) -> Totals:
    """Return the totals on sheets that are drawn by the weights, with at least these ages."""
    columns: list[list[int]] = [[] for _ in range(HEROES)]
    heroes = [hero for hero in range(HEROES) if weights[hero]]
    for sample in range(SAMPLES):
        waits, spreads, shares = _variates(other, sample)
        drawn = sorted([(waits[hero] / weights[hero], hero) for hero in heroes])
        for _, hero in drawn[:_KEPT]:
            age = max(ages[hero], 1 + int(shares[hero] * round_))
            columns[hero].append(age + int(age * _MORE * spreads[hero]))
    return tuple(tuple(sorted(column)) for column in columns)


@cache
def _variates(other: int, sample: int) -> tuple[tuple[float, ...], ...]:
    """Return two exponential variates for each Hero, and the second one as a share of 1."""
    numbers = [
        -log((scatter(other, 2 * HEROES * sample + number) + 1) / 2.0**64)
        for number in range(2 * HEROES)
    ]
    spreads = numbers[HEROES:]
    return tuple(numbers[:HEROES]), tuple(spreads), tuple(1 - exp(-each) for each in spreads)


def share(totals: Totals, hero: int) -> float:
    """Return the chance that a player has points on a Hero."""
    return len(totals[hero]) / SAMPLES


def winning(totals: Totals, hero: int, points: int, tie: float = 0.5) -> float:
    """Return the chance that these points win against a player who has some on the Hero.

    ``tie`` is the chance to win a draw.

    Examples
    --------
    >>> winning(((1, 2, 3, 4),), 0, 3)
    0.625
    """
    column = totals[hero]
    if not column:
        return 1.0
    lower, upper = bisect_left(column, points), bisect_right(column, points)
    return (lower + tie * (upper - lower)) / len(column)
