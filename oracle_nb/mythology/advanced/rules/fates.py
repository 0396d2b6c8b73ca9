"""Fates: births and deaths at the end of a game turn, and secret victory conditions."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from msgspec import UNSET

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.divine import (
    CHART,
    KINDS,
    OF_OTHERS,
    Condition,
    Count,
    can_be_drawn,
    fates_in,
)
from oracle_nb.mythology.advanced.model.position import NOBODY, Position
from oracle_nb.mythology.advanced.rules.cargo import FIRST_HELPER, home_of, pick_up
from oracle_nb.mythology.advanced.rules.combat import Resolution
from oracle_nb.mythology.advanced.rules.transaction import Transaction
from oracle_nb.mythology.map.world_map import WorldMap, bits_of, members
from oracle_nb.mythology.pieces import HEROES, OFF, UNITS


def deal(transaction: Transaction, players: int) -> None:
    """Let each player draw a secret Fate; some are drawn again (ready.fate-own, ruling 55)."""
    for seat in range(players):
        drawn = transaction.position.fates
        weights = _own_fates(transaction.position, bits_of(drawn))
        fate = transaction.draw("own-fate", weights)
        transaction.change(fates=(*drawn, fate))
        transaction.event("fate-drawn", "ready.fate-own", seat)


def _own_fates(position: Position, away: int) -> tuple[int, ...]:
    """Return which Fates can be drawn as secret ones, but for some, as weights."""
    prayer = position.rites is not UNSET
    return tuple(
        int(can_be_drawn(fate, prayer=prayer) and not away >> fate & 1) for fate in range(HEROES)
    )


# --- births and deaths -----------------------------------------------------------------------


def turn_up(transaction: Transaction, world: WorldMap) -> None:
    """Turn the Fates of this game turn up (phase.fates, fates.read)."""
    players = len(transaction.position.fates)
    number = fates_in(transaction.position.round, players) if players else 0
    for _ in range(number):
        position = transaction.position
        away = position.fates_up | bits_of(fate for fate in position.fates if fate >= 0)
        weights = tuple(int(not away >> fate & 1) for fate in range(HEROES))
        if not any(weights):
            return
        fate = transaction.draw("fate", weights)
        transaction.change(fates_up=position.fates_up | 1 << fate)
        transaction.event("fate-read", "fates.read", NOBODY, unit=fate, fate=fate + 1)
        if position.units[fate] == OFF:
            _bear(transaction, world, fate)
        else:
            hex_ = position.units[fate]
            Resolution(transaction, world).remove(fate)
            transaction.event("fate-death", "fates.death", NOBODY, unit=fate, hex=hex_)
            Resolution(transaction, world).scatter(fate, hex_)


def _bear(transaction: Transaction, world: WorldMap, hero: int) -> None:
    """Let a Hero enter in Greece, where no other unit is if possible (fates.birth)."""
    position = transaction.position
    home = members(home_of(world))
    free = [int(hex_ not in position.units) for hex_ in home]
    weights = tuple(free) if any(free) else (1,) * len(home)
    hex_ = home[transaction.draw("birth", weights)]
    transaction.change(units=replaced(position.units, hero, hex_))
    transaction.event("fate-birth", "fates.birth", NOBODY, unit=hero, hex=hex_)
    pick_up(transaction, world, hex_)


# --- secret victory conditions ---------------------------------------------------------------


def condition_of(position: Position, seat: int) -> Condition | None:
    """Return the secret victory condition of a seat; None if it isn't known, or for Zeus."""
    return CHART.get(position.fates[seat]) if seat < len(position.fates) else None


def counted(position: Position, seat: int, count: Count) -> int:
    """Return what a condition counts for a seat now, apart from what its Heroes carry."""
    others = [other for other in range(len(position.areas)) if other != seat]
    if count in OF_OTHERS:
        kind = KINDS.index(OF_OTHERS[count])
        return sum(position.caused[other][kind] for other in others)
    return _COUNTS[count](position, seat, others)


def _on_map(places: Sequence[int]) -> int:
    return sum(place != OFF for place in places)


def _offered(position: Position, others: Sequence[int], kind: int) -> int:
    return sum(position.prayers.offered[other][kind] for other in others)


_COUNTS: Final[Mapping[Count, Callable[[Position, int, Sequence[int]], int]]] = {
    Count.HEROES: lambda position, _, others: _on_map(position.units[:HEROES]),
    Count.SLAIN: lambda position, _, others: position.slain,
    Count.MONSTERS: lambda position, _, others: _on_map(position.units[HEROES:UNITS]),
    Count.KILLED: lambda position, _, others: position.killed,
    Count.STRUCK: lambda position, _, others: sum(position.struck[other] for other in others),
    Count.USED: lambda position, _, others: sum(map(sum, position.caused)),
    Count.PRIZES: lambda position, _, others: _on_map(position.prizes),
    Count.PRIZES_OFF: lambda position, _, others: position.prizes.count(OFF),
    Count.HELPERS: lambda position, _, others: _on_map(position.helpers),
    Count.HELPERS_OFF: lambda position, _, others: position.helpers.count(OFF),
    Count.OWN_PRIZES: lambda position, seat, _: position.trophies[seat].bit_count(),
    Count.OWN_HELPERS: lambda position, _, others: 0,
    Count.CALM: lambda position, _, others: position.calm,
    Count.CAUSED: lambda position, _, others: sum(sum(position.caused[seat]) for seat in others),
    Count.PRAYERS: lambda position, _, others: _offered(position, others, 0),
    Count.SACRIFICES: lambda position, _, others: _offered(position, others, 1),
}
"""The count of each kind, from the position, the seat and the other seats."""


def carried_for(position: Position, count: Count) -> dict[int, int]:
    """Return the Heroes that carry what a condition counts as one's own, each with how much."""
    if count not in (Count.OWN_PRIZES, Count.OWN_HELPERS):
        return {}
    helpers = count is Count.OWN_HELPERS
    carried: dict[int, int] = {}
    for thing, hero in enumerate(position.bearers, UNITS):
        if hero >= 0 and (thing >= FIRST_HELPER) is helpers:
            carried[hero] = carried.get(hero, 0) + 1
    return carried


def fate_worth(position: Position, seat: int) -> Fraction | None:
    """Return the glory of a secret condition as things are; None if the Fate isn't known.

    What Heroes carry counts for a player who has points on them.
    """
    condition = condition_of(position, seat)
    if condition is None:
        return None
    number = counted(position, seat, condition.counting)
    sheet = position.sheets[seat]
    if sheet is not None:
        own = carried_for(position, condition.counting).items()
        number += sum(things for hero, things in own if sheet.totals[hero])
    return number * condition.points


def ask_about_carriers(transaction: Transaction, world: WorldMap) -> None:
    """Ask Zeus as a player who controls Heroes that carry something, where points are equal."""
    position = transaction.position
    if position.zeus is not UNSET and position.fates:
        resolution = Resolution(transaction, world)
        for hero in sorted({hero for hero in position.bearers if hero >= 0}):
            resolution.controller(hero)


def reveal(transaction: Transaction, world: WorldMap) -> None:
    """Show the secret Fates, and give the glory of their conditions (victory.fate).

    A Fate that isn't known is drawn.
    """
    for seat in range(len(transaction.position.fates)):
        position = transaction.position
        fate = position.fates[seat]
        if fate < 0:
            away = position.fates_up | bits_of(fate for fate in position.fates if fate >= 0)
            fate = transaction.draw("own-fate", _own_fates(position, away))
            transaction.change(fates=replaced(position.fates, seat, fate))
        condition = CHART[fate]
        number = counted(position, seat, condition.counting)
        resolution = Resolution(transaction, world)
        for hero, things in carried_for(position, condition.counting).items():
            if resolution.controller(hero) == seat:
                number += things
        glory = number * condition.points
        facts = {"fate": fate + 1, "condition": str(condition.counting), "count": number}
        transaction.event("fate-shown", "victory.fate", seat, **facts)
        if whole := int(glory):
            transaction.glory(seat, whole, "victory.fate")
        if glory != whole:
            transaction.change(halves=transaction.position.halves | 1 << seat)
            transaction.event("half-gained", "victory.fate", seat)
