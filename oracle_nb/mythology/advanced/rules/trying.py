"""Attempts of Heroes to get a ship (vessel.needed) or a Prize, and the glory for Prizes."""

from msgspec.structs import replace

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.cards import Feat
from oracle_nb.mythology.advanced.model.numbers import AID, PRIZE_TAKEN
from oracle_nb.mythology.advanced.model.position import NOBODY, Capture, Claim
from oracle_nb.mythology.advanced.rules.cargo import (
    FIRST_HELPER,
    bring_home,
    counter_of,
    pick_up,
    strength_of,
)
from oracle_nb.mythology.advanced.rules.control import disputants
from oracle_nb.mythology.advanced.rules.effects import LuckyRoll, spend, try_luck, units_under
from oracle_nb.mythology.advanced.rules.odds import hit_chance, low_chance
from oracle_nb.mythology.advanced.rules.transaction import HIGH, LOW, Transaction, number_of
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.pieces import OFF, UNITS


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


def seize(transaction: Transaction, world: WorldMap, unit: int) -> None:
    """Let a Hero try to take the Prize in its hex; combat is over then (prize.roll)."""
    position = transaction.position
    seat, hex_ = position.turn, position.units[unit]
    prize = min(thing for thing in position.loose_at(hex_) if thing < FIRST_HELPER) - UNITS
    attack, defense = strength_of(position, world, unit).attack, world.pack.prize[prize].defense
    if "prize.roll" in transaction.missed:
        attack += AID * sum(sheet.aid_for(unit) for sheet in position.sheets if sheet)
    transaction.change(fighting=True, seizing=True, tried=position.tried | 1 << unit)
    hit = hit_chance(attack, defense)
    facts = {"unit": unit, "prize": prize, "attack": attack, "defense": defense}

    def taken() -> bool:
        number = number_of(transaction.roll())
        rolled = facts | {"roll": number, "total": number + attack}
        transaction.event("prize-rolled", "prize.roll", seat, **rolled)
        return number + attack >= defense

    if not try_luck(transaction, unit, taken, LuckyRoll(hit, HIGH, LOW)):
        transaction.event("prize-missed", "prize.once", NOBODY, unit=unit, prize=prize)
        return
    transaction.change(
        bearers=replaced(position.bearers, prize, unit), pending=(Capture(unit, prize),)
    )
    transaction.event("prize-taken", "prize.glory", seat, unit=unit, prize=prize)
    if position.paid[seat] >> prize & 1 and "victory.prize-twice" not in transaction.missed:
        facts = {"unit": unit, "prize": prize}
        transaction.event("prize-unpaid", "victory.prize-twice", seat, **facts)
        return
    transaction.change(
        paid=replaced(position.paid, seat, position.paid[seat] | 1 << prize),
        captures=(*position.captures, (prize, seat, position.round)),
    )
    transaction.glory(seat, PRIZE_TAKEN, "victory.prize", unit=unit)
    transaction.add_feat(Feat(seat, UNITS + prize, PRIZE_TAKEN))


def settle_capture(transaction: Transaction, *, remove: bool) -> None:
    """Leave a Prize with its Hero, or take it off the map (victory.prize-removed)."""
    position = transaction.position
    capture = position.top
    assert isinstance(capture, Capture)
    prize, facts = capture.prize, {"unit": capture.unit, "prize": capture.prize}
    after = replace(position, pending=())
    if remove:
        after = replace(
            after,
            prizes=replaced(position.prizes, prize, OFF),
            bearers=replaced(position.bearers, prize, NOBODY),
            captures=tuple(capture for capture in position.captures if capture[0] != prize),
        )
        if position.trophies:
            own = position.trophies[position.turn] | 1 << prize
            after = replace(after, trophies=replaced(position.trophies, position.turn, own))
    transaction.position = after
    what, rule = (
        ("prize-removed", "victory.prize-removed") if remove else ("prize-kept", "march.carry")
    )
    transaction.event(what, rule, position.turn, **facts)
