"""Prizes and Helpers that Heroes carry: what they add, picking up, leaving, bringing home."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NamedTuple

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.numbers import HEXES, MOST_HEXES, PRIZE_HOME, TURNS
from oracle_nb.mythology.advanced.model.position import NOBODY, Position
from oracle_nb.mythology.advanced.rules.effects import (
    attack_bonus,
    defense_bonus,
    magic_bonus,
    units_under,
)
from oracle_nb.mythology.advanced.rules.hercules import in_remorse
from oracle_nb.mythology.advanced.rules.missed_rules import NO_RULES, Missed
from oracle_nb.mythology.advanced.rules.transaction import Transaction
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.packs.data_pack import fighter_of, helpers_of
from oracle_nb.mythology.pieces import HEROES, PRIZES, UNITS

HOME: Final = "greece"
"""The Area to which Prizes are brought, as actions name it."""
FIRST_HELPER: Final = UNITS + PRIZES
"""The number of the first Helper."""


class Strength(NamedTuple):
    """The numbers of a unit with its Helpers, without aid (helper.what)."""

    defense: int
    attack: int
    guard: int = 0
    """Addition to rolls of magic against it."""
    doubled: bool = False
    """Whether its movement is doubled."""


def counter_of(position: Position, world: WorldMap, unit: int) -> Strength:
    """Return the numbers on the counter of a unit, which a famine halves (divine.famine)."""
    printed = fighter_of(world.pack, unit)
    if position.famished >> unit & 1:
        return Strength(_halved(printed.defense), _halved(printed.attack))
    return Strength(printed.defense, printed.attack)


def _halved(number: int) -> int:
    """Return half of a number, rounded down to tens.

    Examples
    --------
    >>> _halved(53), _halved(25)
    (20, 10)
    """
    return number // 20 * 10


def strength_of(position: Position, world: WorldMap, unit: int) -> Strength:
    """Return the numbers of a unit with its Helpers (helper.use)."""
    counter = counter_of(position, world, unit)
    if unit not in position.bearers:
        return counter
    return _strength(world, counter, position.carried_by(unit))


def combat_strength_of(position: Position, world: WorldMap, unit: int) -> Strength:
    """Return the numbers of a unit in combat, with powers and blessings (godcard.own, card.god)."""
    strength = strength_of(position, world, unit)
    if not position.effects:
        return strength
    guard = 0 if fighter_of(world.pack, unit).magic else magic_bonus(position, unit)
    return strength._replace(
        defense=strength.defense + defense_bonus(position, unit),
        attack=strength.attack + attack_bonus(position, unit),
        guard=strength.guard + guard,
    )


@cache
def _strength(world: WorldMap, counter: Strength, things: tuple[int, ...]) -> Strength:
    table = helpers_of(world.pack)
    helpers = [table[thing - FIRST_HELPER] for thing in things if thing >= FIRST_HELPER]
    return Strength(
        counter.defense + sum(helper.defense for helper in helpers),
        counter.attack + sum(helper.attack for helper in helpers),
        sum(helper.guard for helper in helpers),
        any(helper.doubles for helper in helpers),
    )


def hexes_of(position: Position, world: WorldMap, unit: int, missed: Missed = NO_RULES) -> int:
    """Return how many hexes a unit goes in a moving phase (march.four-at-most)."""
    aboard = position.ships >> unit & 1
    farther = units_under(position, "aeolus" if aboard else "speed") >> unit & 1
    doubled = not aboard and strength_of(position, world, unit).doubled
    sails = aboard and "vessel.two-hexes" in missed
    return MOST_HEXES if farther or doubled or sails else HEXES


@cache
def home_of(world: WorldMap) -> int:
    """Return the hexes of Greece as a bit set."""
    return world.area_bits_of(HOME)


def carried_to(position: Position, unit: int, hex_: int) -> dict[str, Any]:
    """Return the new places of a unit and of all that it carries (march.carry)."""
    changes: dict[str, Any] = {"units": replaced(position.units, unit, hex_)}
    for thing in position.carried_by(unit):
        field, place = _table(thing)
        changes[field] = replaced(changes.get(field, getattr(position, field)), place, hex_)
    return changes


def _table(thing: int) -> tuple[str, int]:
    """Return the field with the hex of a Prize or Helper, and its place there."""
    if thing < FIRST_HELPER:
        return "prizes", thing - UNITS
    return "helpers", thing - FIRST_HELPER


def pick_up(transaction: Transaction, world: WorldMap, hex_: int) -> None:
    """Let a Hero on foot who is alone in a hex have the Helpers there (helper.pick-up)."""
    position = transaction.position
    helpers = [thing for thing in position.loose_at(hex_) if thing >= FIRST_HELPER]
    if not helpers:
        return
    units = position.units_at(hex_)
    unit = units.bit_length() - 1
    alone = units.bit_count() == 1 and unit < HEROES and not position.ships >> unit & 1
    if not alone or in_remorse(position, world, unit):
        return
    for thing in helpers:
        bearers = replaced(transaction.position.bearers, thing - UNITS, unit)
        transaction.change(bearers=bearers)
        facts = {"unit": unit, "thing": thing, "hex": hex_}
        transaction.event("helper-taken", "helper.pick-up", NOBODY, **facts)


def leave(transaction: Transaction, unit: int, things: Iterable[int], rule: str = "") -> None:
    """Leave Prizes and Helpers of a Hero in its hex; a Prize must then be taken anew.

    ``rule``: why; by default, because the Hero is dead (helper.left-behind, prize.dropped).
    """
    for thing in things:
        position = transaction.position
        prize, hex_ = thing - UNITS, position.place_of(thing)
        transaction.change(
            bearers=replaced(position.bearers, prize, NOBODY),
            captures=tuple(capture for capture in position.captures if capture[0] != prize),
        )
        usual = "helper.left-behind" if thing >= FIRST_HELPER else "prize.dropped"
        facts = {"unit": unit, "thing": thing, "hex": hex_}
        transaction.event("thing-left", rule or usual, NOBODY, **facts)


def pays_at_home(position: Position, prize: int) -> bool:
    """Return whether a Prize that was just taken can still bring its taker glory in Greece."""
    taken = any(capture[:2] == (prize, position.turn) for capture in position.captures)
    return taken and position.round < TURNS and not position.homed >> prize & 1


def bring_home(transaction: Transaction, world: WorldMap, unit: int) -> None:
    """Give glory for a Prize that its Hero brings to Greece (victory.prize-home, ruling 39)."""
    position = transaction.position
    if position.ships >> unit & 1 or not home_of(world) >> position.units[unit] & 1:
        return
    for prize, seat, round_ in position.captures:
        earned = seat == position.turn and round_ < position.round
        if position.bearers[prize] == unit and earned and not position.homed >> prize & 1:
            transaction.change(homed=transaction.position.homed | 1 << prize)
            facts = {"unit": unit, "prize": prize}
            transaction.event("prize-home", "victory.prize-home", seat, **facts)
            transaction.glory(seat, PRIZE_HOME, "victory.prize-home", unit=unit)
