"""Exact chances of the red and the white die: combat, magic and arbitration."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from oracle_nb.mythology.advanced.rules.transaction import HIGH, LOW, Result, number_of

NUMBERS: Final = tuple(number_of((red, white)) for red in range(1, 7) for white in range(1, 7))
"""The 36 results of the red and the white die, in order (world.dice)."""
RESULTS: Final = len(NUMBERS)
"""The number of these results."""


@cache
def hit_chance(attack: int, defense: int) -> Fraction:
    """Return the chance that a roll and an Attack Number reach a Defense Number (combat.kill).

    Examples
    --------
    >>> hit_chance(30, 53), hit_chance(20, 53)
    (Fraction(7, 9), Fraction(11, 18))
    """
    return Fraction(sum(number + attack >= defense for number in NUMBERS), RESULTS)


@cache
def low_chance(limit: int) -> Fraction:
    """Return the chance that a roll is at most a number (magic.roll).

    Examples
    --------
    >>> low_chance(33), low_chance(44)
    (Fraction(5, 12), Fraction(11, 18))
    """
    return Fraction(sum(number <= limit for number in NUMBERS), RESULTS)


class Duel(NamedTuple):
    """The chances that the first or the second alone dies, or both."""

    first: Fraction
    second: Fraction
    both: Fraction


@cache
def round_chances(hit: Fraction, back: Fraction) -> Duel:
    """Return the chances of one round; the first hits with ``hit``, the second with ``back``."""
    return Duel(back * (1 - hit), hit * (1 - back), hit * back)


@cache
def duel_chances(hit: Fraction, back: Fraction) -> Duel:
    """Return the chances of a duel: rounds without a death are rolled again (combat.rounds).

    Examples
    --------
    >>> duel = duel_chances(Fraction(1, 2), Fraction(1, 2))
    >>> duel.first, duel.second, duel.both
    (Fraction(1, 3), Fraction(1, 3), Fraction(1, 3))
    """
    chances = round_chances(hit, back)
    decided = sum(chances)
    return Duel(*(chance / decided for chance in chances))


def duel_results(hit: Fraction, back: Fraction) -> tuple[Result, ...]:
    """Return the results of a duel, each with one round that ends it."""
    chances = duel_chances(hit, back)
    return (
        Result(chances.second, (HIGH, LOW)),
        Result(chances.first, (LOW, HIGH)),
        Result(chances.both, (HIGH, HIGH)),
    )


def highest_results(modifiers: Sequence[int]) -> tuple[Result, ...]:
    """Return who rolls the highest total, where equal highest ones are rolled again.

    Examples
    --------
    >>> [result.probability for result in highest_results((20, -10))]
    [Fraction(183, 214), Fraction(31, 214)]
    """
    ways = []
    for seat, modifier in enumerate(modifiers):
        others = [*modifiers[:seat], *modifiers[seat + 1 :]]
        total = 0
        for number in NUMBERS:
            lower = 1
            for other in others:
                lower *= sum(rolled + other < number + modifier for rolled in NUMBERS)
            total += lower
        ways.append(total)
    return tuple(
        Result(
            Fraction(count, sum(ways)),
            tuple(HIGH if seat == winner else LOW for seat in range(len(ways))),
        )
        for winner, count in enumerate(ways)
    )


@cache
def draw_chance(modifier: int, other: int) -> Fraction:
    """Return the chance of the higher total in an arbitration of two; equal ones are rolled again.

    Examples
    --------
    >>> draw_chance(0, 0), draw_chance(20, -10)
    (Fraction(1, 2), Fraction(183, 214))
    """
    return highest_results((modifier, other))[0].probability
