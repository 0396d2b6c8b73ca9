"""Setup: where Prizes, Monsters and Heroes start, and which gods the players are."""

from random import Random

from oracle_nb.core.errors import invalid
from oracle_nb.mythology.advanced.model.numbers import GLORY, MOST_PLAYERS, START_HEROES
from oracle_nb.mythology.advanced.model.position import Position, Setting, Sheet
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.packs.data_pack import DataPack
from oracle_nb.mythology.pieces import HEROES, OFF

HOME = "greece"
"""The Area in and around which Heroes start, as actions name it."""


def check_setting(setting: Setting) -> None:
    """Raise ValueError, naming the fault, unless the setting can be played."""
    if not 2 <= setting.players <= MOST_PLAYERS:
        raise invalid(f"players: 2 to {MOST_PLAYERS} can play, not {setting.players}")


def check_pack(pack: DataPack) -> None:
    """Raise ValueError if a data pack lacks something that the historical setup needs."""
    if HOME not in (area.slug for area in pack.area):
        raise invalid(f"pack: {pack.id!r} needs an Area named Greece for the Advanced Game")
    hexes = {piece.en: piece.historical for piece in pack.monster}
    hexes |= {piece.en: piece.historical for piece in pack.prize}
    for name, hex_ in hexes.items():
        if not hex_:
            raise invalid(f"pack: {pack.id!r} has no `historical` hex for {name}")


def set_up(setting: Setting, world: WorldMap, seed: int) -> Position:
    """Return the position with all counters on the map; a seed always gives the same one."""
    players, pack = setting.players, world.pack
    monsters = tuple(world.index[monster.historical] for monster in pack.monster)
    heroes = place_heroes(world, frozenset(monsters), Random(seed))
    return Position(
        units=heroes + monsters,
        prizes=tuple(world.index[prize.historical] for prize in pack.prize),
        gods=(),
        areas=(OFF,) * players,
        glory=(GLORY,) * players,
        gained=(0,) * players,
        sheets=(Sheet(),) * players,
    )


def place_heroes(world: WorldMap, taken: frozenset[int], random: Random) -> tuple[int, ...]:
    """Return a hex for each Hero, -1 for those that aren't born yet (ready.heroes).

    They start singly on land, at random: first in Greece, then next to it, and so on.
    """
    numbers = {area.slug: number for number, area in enumerate(world.pack.area)}
    home = [world.distances(hex_) for hex_ in world.hexes_of(numbers[HOME])]
    rings: dict[int, list[int]] = {}
    for hex_ in members(world.land):
        if hex_ not in taken:
            rings.setdefault(min(away[hex_] for away in home), []).append(hex_)
    hexes: list[int] = []
    for ring in sorted(rings):
        random.shuffle(rings[ring])
        hexes += rings[ring]
    where = [OFF] * HEROES
    chosen = random.sample(range(HEROES), START_HEROES)
    for hero, hex_ in zip(chosen, hexes, strict=False):
        where[hero] = hex_
    return tuple(where)
