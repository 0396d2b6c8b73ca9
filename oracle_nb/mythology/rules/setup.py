"""Setup: where units and Prizes start, which gods the players are, and which side they favor."""

from collections.abc import Sequence
from random import Random
from typing import Any

from oracle_nb.core.errors import invalid
from oracle_nb.games.kit import transaction as kit
from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.model.position import MOST_PLAYERS, Part, Position, Setting
from oracle_nb.mythology.pieces import GODS, HEROES, OFF, PRIZES, UNITS, Side
from oracle_nb.mythology.rules.transaction import Transaction


def check_setting(setting: Setting) -> None:
    """Raise ValueError, naming the fault, unless the setting can be played."""
    if not 2 <= setting.players <= MOST_PLAYERS:
        raise invalid(f"players: 2 to {MOST_PLAYERS} can play, not {setting.players}")


def set_up(setting: Setting, world: WorldMap, seed: int) -> Position:
    """Return the position with all counters on the map; a seed always gives the same one."""
    random = Random(seed)
    players = setting.players
    nobody = (OFF,) * players
    units, prizes = place_units(world, random), place_prizes(world, random, players)
    return Position(
        units=guarded(world, units, prizes, world.pack.setup.prize_guards[players - 2]),
        prizes=prizes,
        gods=(),
        sides=(),
        areas=nobody,
        power=(0,) * players,
        trophies=((),) * players,
        captured=((),) * players,
        alliances=(0,) * players,
    )


def place_units(world: WorldMap, random: Random) -> tuple[int, ...]:
    """Return a hex for each unit (basic.units-inland, basic.units-even, ruling 6)."""
    free = {area: list(world.hexes_of(area)) for area in world.inner}
    for hexes in free.values():
        random.shuffle(hexes)
    units = list(range(UNITS))
    random.shuffle(units)
    where = [OFF] * UNITS
    order: list[int] = []
    for unit in units:
        if not order:
            order = list(world.inner)
            random.shuffle(order)
        area = order.pop()
        if not free[area]:
            free[area] = list(world.hexes_of(area))
            random.shuffle(free[area])
        where[unit] = free[area].pop()
    return tuple(where)


def place_prizes(world: WorldMap, random: Random, players: int) -> tuple[int, ...]:
    """Return a hex for each Prize (basic.prizes-rim, ruling 7)."""
    return tuple(random.sample(prize_hexes(world, players), PRIZES))


def prize_hexes(world: WorldMap, players: int) -> list[int]:
    """Return the hexes in which Prizes can start with a number of players.

    They are on land in Areas that touch the River Ocean, at least as far from the other Areas as
    the data pack says; if too few are, the farthest ones are used.
    """
    far = world.from_inner
    hexes = [hex_ for hex_ in members(world.land) if far[hex_]]
    least = world.pack.setup.prize_distance[players - 2]
    while len(result := [hex_ for hex_ in hexes if far[hex_] >= least]) < PRIZES:
        least -= 1
    return result


def guarded(
    world: WorldMap, units: Sequence[int], prizes: Sequence[int], guards: int
) -> tuple[int, ...]:
    """Return the hexes of units after Monsters have swapped places with Heroes near Prizes.

    The ``guards`` are the Monsters farthest from a Prize. Each swaps places with one of the Heroes
    nearest to a Prize, unless that Hero is no nearer.
    """
    nearest = [
        min(steps) for steps in zip(*(world.distances(hex_) for hex_ in prizes), strict=True)
    ]
    heroes = sorted(range(HEROES), key=lambda unit: nearest[units[unit]])
    monsters = sorted(range(HEROES, UNITS), key=lambda unit: -nearest[units[unit]])
    where = list(units)
    for hero, monster in list(zip(heroes, monsters, strict=True))[:guards]:
        if nearest[where[hero]] < nearest[where[monster]]:
            where[hero], where[monster] = where[monster], where[hero]
    return tuple(where)


def draw_gods(transaction: kit.Transaction[Any], players: int, rule: str) -> None:
    """Draw the god of each player, in any level."""
    left: tuple[int, ...] = (1,) * GODS
    for seat in range(players):
        god = transaction.draw("own-god", left)
        left = replaced(left, god, 0)
        transaction.change(gods=(*transaction.position.gods, god))
        transaction.event("god-drawn", rule, seat, god=god)


def roll_sides(transaction: Transaction) -> None:
    """Roll for the side that each player favors (basic.favor-roll, basic.favor-odd, ruling 5)."""
    players = len(transaction.position.power)
    heroes = _highest(transaction, range(players), (players + 1) // 2)
    sides = tuple(int(Side.HEROES if seat in heroes else Side.MONSTERS) for seat in range(players))
    transaction.change(sides=sides, part=Part.GOD)
    for seat, side in enumerate(sides):
        transaction.event("side-favored", "basic.favor-roll", seat, side=side)


def _highest(transaction: Transaction, seats: Sequence[int], wanted: int) -> frozenset[int]:
    """Return the seats that roll highest; equal rolls across the line are rolled again."""
    rolls = {}
    for seat in seats:
        dice = transaction.roll()
        rolls[seat] = sum(dice)
        transaction.event("favor-rolled", "basic.favor-roll", seat, roll=dice, total=sum(dice))
    line = sorted(rolls.values(), reverse=True)[wanted - 1]
    above = frozenset(seat for seat, total in rolls.items() if total > line)
    equal = [seat for seat, total in rolls.items() if total == line]
    if len(above) + len(equal) == wanted:
        return above | frozenset(equal)
    return above | _highest(transaction, equal, wanted - len(above))
