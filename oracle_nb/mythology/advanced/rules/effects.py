"""Powers of gods and blessings of lesser gods that are in effect (godcard.own, card.god)."""

from collections.abc import Callable, Collection, Iterator
from fractions import Fraction
from typing import NamedTuple

from oracle_nb.mythology.advanced.model.cards import BLESSING_BONUS, PHASE_LONG, POWER_BONUS, Effect
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.transaction import Dice, Result, Transaction
from oracle_nb.mythology.map.world_map import bits_of


def units_under(position: Position, what: str) -> int:
    """Return the units for which something is in effect, as a bit set."""
    if not position.effects:
        return 0
    return bits_of(effect.unit for effect in position.effects if effect.what == what)


def hexes_under(position: Position, what: str) -> int:
    """Return the hexes for which something is in effect, as a bit set."""
    if not position.effects:
        return 0
    return bits_of(effect.hex for effect in position.effects if effect.what == what)


def favor_of(position: Position, unit: int, what: str, seat: int) -> bool:
    """Return whether a player has something in effect for a unit."""
    return any(
        (effect.what, effect.unit, effect.seat) == (what, unit, seat) for effect in position.effects
    )


def attack_bonus(position: Position, unit: int) -> int:
    """Return what is added to the Attack Number of a unit in combat (ruling 59)."""
    return sum(
        {"strength": POWER_BONUS, "nike": BLESSING_BONUS}.get(effect.what, 0)
        for effect in _of_unit(position, unit)
    )


def defense_bonus(position: Position, unit: int) -> int:
    """Return what is added to the Defense Number of a unit in combat and against occurrences."""
    return POWER_BONUS * sum(
        effect.what in ("shield", "hiding") for effect in _of_unit(position, unit)
    )


def magic_bonus(position: Position, unit: int) -> int:
    """Return what is added to the Magical Ability Number of a unit that has one."""
    return BLESSING_BONUS * sum(effect.what == "hecate" for effect in _of_unit(position, unit))


def _of_unit(position: Position, unit: int) -> Iterator[Effect]:
    return (effect for effect in position.effects if effect.unit == unit)


def spend(transaction: Transaction, what: Collection[str], units: Collection[int]) -> None:
    """End what is in effect once, for units for which it was used."""
    effects = transaction.position.effects
    left = tuple(
        effect for effect in effects if effect.what not in what or effect.unit not in units
    )
    if left != effects:
        transaction.change(effects=left)


class LuckyRoll(NamedTuple):
    """A roll that succeeds or fails, with one way to roll each result."""

    chance: Fraction
    success: Dice
    failure: Dice


def try_luck(
    transaction: Transaction, unit: int, roll: Callable[[], bool], trial: LuckyRoll
) -> bool:
    """Roll for a Hero; Tyche lets a failed roll be made again (card.god).

    ``roll``: rolls the dice, and returns whether they succeed.
    """
    chance, success, failure = trial
    again = bool(units_under(transaction.position, "tyche") >> unit & 1)

    def results() -> tuple[Result, ...]:
        if not again:
            return Result(chance, (success,)), Result(1 - chance, (failure,))
        return (
            Result(chance, (success,)),
            Result((1 - chance) * chance, (failure, success)),
            Result((1 - chance) ** 2, (failure, failure)),
        )

    transaction.expect(results)
    if roll():
        return True
    if not again:
        return False
    spend(transaction, ("tyche",), (unit,))
    transaction.event("rolled-again", "card.god", transaction.position.turn, unit=unit)
    return roll()


def after_phase(position: Position) -> tuple[Effect, ...]:
    """Return what is still in effect in the next moving phase."""
    return tuple(effect for effect in position.effects if effect.what not in PHASE_LONG)
