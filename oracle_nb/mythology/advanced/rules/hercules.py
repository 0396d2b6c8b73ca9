"""Hercules: remorse after combat, free moves, and the end of remorse (hercules.face-down)."""

from functools import cache
from typing import Final

from oracle_nb.mythology.advanced.model.position import NOBODY, Position
from oracle_nb.mythology.advanced.rules.odds import low_chance
from oracle_nb.mythology.advanced.rules.transaction import (
    HIGH,
    LOW,
    Result,
    Transaction,
    number_of,
)
from oracle_nb.mythology.map.world_map import WorldMap

NAME: Final = "hercules"
"""The Hero to whom these rules apply, as actions name him."""


@cache
def hercules_of(world: WorldMap) -> int:
    """Return the number of Hercules; -1 on a data pack without him."""
    heroes = (number for number, hero in enumerate(world.pack.hero) if hero.slug == NAME)
    return next(heroes, NOBODY)


def in_remorse(position: Position, world: WorldMap, unit: int) -> bool:
    """Return whether a unit is Hercules filled with remorse."""
    return position.remorse > 0 and unit == hercules_of(world)


def check_remorse(transaction: Transaction, world: WorldMap) -> None:
    """Roll whether Hercules is filled with remorse after combat (hercules.remorse-check)."""
    position, unit = transaction.position, hercules_of(world)
    attack = world.pack.units[unit].attack
    filled = low_chance(attack - 1)
    transaction.expect(lambda: (Result(filled, (LOW,)), Result(1 - filled, (HIGH,))))
    number = number_of(transaction.roll())
    seat = position.turn if position.driver == NOBODY else position.driver
    facts = {"unit": unit, "roll": number, "attack": attack}
    transaction.event("remorse-rolled", "hercules.remorse-check", seat, **facts)
    if number < attack:
        transaction.change(remorse=position.round + 1)
        facts = {"unit": unit, "round": position.round + 1}
        transaction.event("remorse-begun", "hercules.face-down", NOBODY, **facts)


def purge(transaction: Transaction) -> None:
    """End the remorse of Hercules at the end of the game turn after it began (hercules.purged)."""
    position = transaction.position
    if 0 < position.remorse <= position.round:
        transaction.change(remorse=0)
        transaction.event("remorse-ended", "hercules.purged", NOBODY)
