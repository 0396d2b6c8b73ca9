"""Ships: trying to get one, and leaving it (vessel.needed)."""

from oracle_nb.mythology.advanced.model.position import NOBODY, Claim
from oracle_nb.mythology.advanced.rules.cargo import bring_home, counter_of, pick_up
from oracle_nb.mythology.advanced.rules.control import disputants
from oracle_nb.mythology.advanced.rules.effects import LuckyRoll, spend, try_luck, units_under
from oracle_nb.mythology.advanced.rules.odds import low_chance
from oracle_nb.mythology.advanced.rules.transaction import (
    HIGH,
    LOW,
    Transaction,
    number_of,
)
from oracle_nb.mythology.map.world_map import WorldMap


def seek(transaction: Transaction, unit: int) -> None:
    """Announce a Hero for a ship, which is one of five attempts (vessel.attempt, ruling 36)."""
    position = transaction.position
    transaction.change(
        attempts=position.attempts + 1,
        sought=position.sought | 1 << unit,
        pending=(Claim(unit, disputants(position, unit), ship=True),),
    )
    facts = {"unit": unit, "attempts": position.attempts + 1}
    transaction.event("ship-claimed", "vessel.attempt", position.turn, **facts)


def board(transaction: Transaction, world: WorldMap, unit: int) -> None:
    """Roll for a ship (vessel.roll)."""
    position = transaction.position
    defense = counter_of(position, world, unit).defense

    def boards() -> bool:
        number = number_of(transaction.roll())
        facts = {"unit": unit, "roll": number, "defense": defense}
        transaction.event("ship-rolled", "vessel.roll", position.turn, **facts)
        return number <= defense

    sure = units_under(position, "waves") >> unit & 1
    if sure:
        spend(transaction, ("waves",), (unit,))
    if sure or try_luck(transaction, unit, boards, LuckyRoll(low_chance(defense), LOW, HIGH)):
        transaction.change(ships=position.ships | 1 << unit)
        transaction.event("ship-boarded", "vessel.at-sea", NOBODY, unit=unit)
    else:
        transaction.change(idle=position.idle | 1 << unit)
        transaction.event("ship-missed", "vessel.roll", NOBODY, unit=unit)


def disembark(transaction: Transaction, world: WorldMap, unit: int) -> None:
    """Let a Hero leave the ship, which is gone (vessel.leave, vessel.gone)."""
    position = transaction.position
    hex_ = position.units[unit]
    transaction.change(ships=position.ships & ~(1 << unit))
    transaction.event("ship-left", "vessel.gone", position.turn, unit=unit, hex=hex_)
    pick_up(transaction, world, hex_)
    bring_home(transaction, world, unit)
