"""Occurrences and secret conditions for bots: what is worth sending, as far as a view shows."""

from fractions import Fraction
from typing import Final, NamedTuple

from oracle_nb.mythology.advanced.bots.contesting import Contest
from oracle_nb.mythology.advanced.bots.walking import distance
from oracle_nb.mythology.advanced.model.divine import Count, Kind, Occurrence, Plot, plot_of
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.advanced.rules.fates import condition_of
from oracle_nb.mythology.advanced.rules.occurrences import (
    area_of,
    defense_of,
    strike_chance,
    touched,
)
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.pieces import FIRST_EVIL, HEROES, OFF

_NEAR: Final = 4
"""Distance from Greece at which the Hero of an opponent with a Prize is worth an occurrence."""
_SURE: Final = Fraction(4, 5)
"""Chance for which a bot spends points."""
_CARRIER: Final = 8.0
"""Value of stopping a Hero who brings a Prize home for the leading opponent."""
_LITTLE: Final = 2
"""Occurrences that a bot sends in a round if each is glory for it."""
SMALLEST: Final = Plot(Kind.TEMPEST, 1).target
"""The cheapest occurrence, which mostly touches nobody."""


class Target(NamedTuple):
    """A Hero to be killed, and the occurrence for it."""

    hero: int
    plot: int
    area: int


def leader_of(view: Position, seat: int) -> int:
    """Return the opponent with the most glory."""
    others = [other for other in range(len(view.glory)) if other != seat]
    return max(others, key=lambda other: view.glory[other])


def target_of(view: Position, world: WorldMap, seat: int, points: int) -> Target | None:
    """Return the Hero that soon brings a Prize home for the leader, if points suffice for it."""
    condition = condition_of(view, seat)
    if not view.fates or (condition and condition.counting is Count.CALM):
        return None
    leader = leader_of(view, seat)
    for prize, owner, _ in view.captures:
        hero = view.bearers[prize]
        if owner != leader or hero < 0 or view.homed >> prize & 1:
            continue
        if distance(view, world, hero, home_of(world)) > _NEAR:
            continue
        kind = Kind.TEMPEST if view.ships >> hero & 1 else Kind.VOLCANO
        defense = defense_of(view, world, hero)
        for number in range(1, points + 1):
            plot = Plot(kind, number).target
            if strike_chance(plot, defense) >= _SURE:
                return Target(hero, plot, area_of(view, world, hero))
    return None


def most_little_ones(view: Position, seat: int) -> int:
    """Return how many of the cheapest occurrences are worth noting for their number alone."""
    condition = condition_of(view, seat)
    counted = condition is not None and condition.counting is Count.USED
    return _LITTLE if counted else 0


def value_of(view: Position, world: WorldMap, sheet: Sheet, occurrence: Occurrence) -> float:
    """Return the glory points that an occurrence is expected to be worth to its player."""
    seat, leader = occurrence.seat, leader_of(view, occurrence.seat)
    condition, plot = condition_of(view, seat), plot_of(occurrence.target)
    value = 0.0
    if condition and condition.counting is Count.USED:
        value += float(condition.points)
    if plot.kind in (Kind.PESTILENCE, Kind.FAMINE):
        return value
    carriers = {view.bearers[prize] for prize, owner, _ in view.captures if owner == leader}
    contest = Contest(view, world, seat)
    for hero in touched(view, world, occurrence):
        defense = defense_of(view, world, hero)
        chance = float(strike_chance(occurrence.target, defense, occurrence.power))
        # The leader controls a carrier, whatever the bot has noted there.
        worth = _CARRIER if hero in carriers else contest.killing(hero, sheet.totals[hero])
        value += chance * (worth + death_bonus(view, seat, hero, combat=False))
    return value


def best_hex(
    view: Position, world: WorldMap, sheet: Sheet, seat: int, target: int, power: int = 0
) -> int:
    """Return where a volcano is worth most, or any space with land; with a power anywhere."""
    area = view.areas[seat]
    if power:
        heroes = {hex_ for hex_ in view.units[:HEROES] if hex_ != OFF and world.land >> hex_ & 1}
        spaces = sorted(heroes) or members(world.land)
    else:
        spaces = members(world.area_bits[area] & world.land)

    def value(hex_: int) -> float:
        return value_of(view, world, sheet, Occurrence(seat, target, area, hex_, power))

    return max(spaces, key=value, default=OFF)


def worth_sending(view: Position, world: WorldMap, sheet: Sheet, seat: int, target: int) -> bool:
    """Return whether an occurrence that was noted is worth being set off now."""
    area, hex_ = view.areas[seat], OFF
    if plot_of(target).kind is Kind.VOLCANO:
        hex_ = best_hex(view, world, sheet, seat, target)
        if hex_ == OFF:
            return False
    return value_of(view, world, sheet, Occurrence(seat, target, area, hex_)) > 0


def death_bonus(view: Position, seat: int, unit: int, *, combat: bool = True) -> float:
    """Return what the death of a unit is worth to a player for the secret condition."""
    condition = condition_of(view, seat)
    if condition is None or unit >= FIRST_EVIL:
        return 0.0
    if unit < HEROES:
        signs = {Count.SLAIN: int(combat), Count.HEROES: -1}
    else:
        signs = {Count.KILLED: 1, Count.MONSTERS: -1}
    return float(condition.points) * signs.get(condition.counting, 0)


def keeps_prizes(view: Position, seat: int) -> bool:
    """Return whether a Prize on the map is glory at the end for the secret condition."""
    condition = condition_of(view, seat)
    return condition is not None and condition.counting is Count.PRIZES
