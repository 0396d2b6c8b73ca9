"""Setup: where Prizes, Helpers, Monsters and Heroes start."""

from collections.abc import Collection
from random import Random
from typing import Any

from msgspec import UNSET

from oracle_nb.core.errors import invalid
from oracle_nb.mythology.advanced.model.cards import NO_CARD
from oracle_nb.mythology.advanced.model.divine import KINDS
from oracle_nb.mythology.advanced.model.evils import NO_MARKS
from oracle_nb.mythology.advanced.model.numbers import (
    GLORY,
    HELPER_AWAY,
    HELPER_GAP,
    LEAST_WITH_ZEUS,
    MONSTER_AWAY,
    MOST_PLAYERS,
    OCEAN_REACH,
    PRIZE_GAP,
    START_HEROES,
)
from oracle_nb.mythology.advanced.model.position import NOBODY, Position, Setting
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.model.vows import Rites
from oracle_nb.mythology.advanced.model.zeus import Zeus
from oracle_nb.mythology.advanced.rules.cargo import HOME, home_of
from oracle_nb.mythology.advanced.rules.evils import place_evils
from oracle_nb.mythology.map.world_map import WorldMap, bits_of, members
from oracle_nb.mythology.packs.data_pack import DataPack
from oracle_nb.mythology.pieces import HELPERS, HEROES, MONSTERS, OFF, PRIZES, THINGS


def check_setting(setting: Setting) -> None:
    """Raise ValueError, naming the fault, unless the setting can be played."""
    if not 2 <= setting.players <= MOST_PLAYERS:
        raise invalid(f"players: 2 to {MOST_PLAYERS} can play, not {setting.players}")
    if "zeus" in setting.extras and setting.players < LEAST_WITH_ZEUS:
        raise invalid(f"zeus: {LEAST_WITH_ZEUS} players are needed, got {setting.players}")
    if setting.extras and not setting.has_cards:
        raise invalid(f'parts: optional rules need "cards", not {setting.parts!r}')


def check_pack(pack: DataPack, start: str) -> None:
    """Raise ValueError if a data pack lacks something that a setup needs."""
    if HOME not in (area.slug for area in pack.area):
        raise invalid(f"pack: {pack.id!r} needs an Area named Greece for the Advanced Game")
    hexes = {piece.en: piece.historical for piece in pack.monster}
    hexes |= {piece.en: piece.historical for piece in pack.prize}
    for name, hex_ in hexes.items():
        if start == "historical" and not hex_:
            raise invalid(f"pack: {pack.id!r} has no `historical` hex for {name}")


def set_up(setting: Setting, world: WorldMap, seed: int) -> Position:
    """Return the position with all counters on the map; a seed always gives the same one."""
    players, pack, random = setting.gods, world.pack, Random(seed)
    heroes = START_HEROES[players]
    helpers: tuple[int, ...]
    if setting.start == "historical":
        monsters = tuple(world.index[monster.historical] for monster in pack.monster)
        prizes = tuple(world.index[prize.historical] for prize in pack.prize)
        units = place_heroes(world, frozenset(monsters), random, heroes) + monsters
        helpers = place_helpers(world, prizes, {*units}, random)
    else:
        prizes = place_prizes(world, random)
        helpers = place_helpers(world, prizes, (), random)
        monsters = place_monsters(world, {*prizes, *helpers}, random)
        taken = frozenset((*prizes, *helpers, *monsters))
        units = place_heroes(world, taken, random, heroes) + monsters
    with_zeus = setting.players - players
    if "evils" in setting.extras:
        units += place_evils(world, random)
    carried, fated = setting.parts != "combat", setting.has_fates
    return Position(
        units=units,
        prizes=prizes,
        gods=(),
        areas=(OFF,) * players,
        glory=(GLORY,) * players + (0,) * with_zeus,
        gained=(0,) * setting.players,
        sheets=(Sheet(),) * players,
        helpers=helpers if carried else (),
        bearers=(NOBODY,) * THINGS if carried else (),
        paid=(0,) * players if carried else (),
        caused=((0,) * len(KINDS),) * players if fated else (),
        struck=(0,) * players if fated else (),
        trophies=(0,) * players if fated else (),
        evils=NO_MARKS if "evils" in setting.extras else UNSET,
        rites=Rites(((0, 0),) * players) if "prayer" in setting.extras else UNSET,
        **_without_cards(players) if setting.has_cards else {},
        zeus=Zeus((0,) * players) if with_zeus else UNSET,
    )


def _without_cards(players: int) -> dict[str, Any]:
    """Return the fields of cards before they are dealt."""
    hands: tuple[tuple[int, ...], ...] = ((),) * players
    return {"hands": hands, "laid": (NO_CARD,) * players, "credits": (0,) * players}


def prize_hexes(world: WorldMap) -> tuple[int, ...]:
    """Return where a Prize can start: on land, near the shore of the River Ocean (ready.prizes)."""
    oceans = {number for number, area in enumerate(world.pack.area) if area.ocean}
    # Islands have water all around, but no shore of a land Area.
    shore = bits_of(
        hex_
        for hex_ in members(world.shores)
        if world.water[hex_] in oceans and world.area[hex_] not in oceans
    )
    away = world.far_from(shore)
    return tuple(hex_ for hex_ in members(world.land) if away[hex_] <= OCEAN_REACH)


def place_prizes(world: WorldMap, random: Random) -> tuple[int, ...]:
    """Return a random hex for each Prize (ready.prizes)."""
    while True:
        hexes: list[int] = []
        left = list(prize_hexes(world))
        while left and len(hexes) < PRIZES:
            hexes.append(random.choice(left))
            away = world.distances(hexes[-1])
            left = [hex_ for hex_ in left if away[hex_] >= PRIZE_GAP]
        if len(hexes) == PRIZES:
            return tuple(hexes)


def place_helpers(
    world: WorldMap, prizes: Collection[int], taken: Collection[int], random: Random
) -> tuple[int, ...]:
    """Return a random hex for each Helper, far from Greece and from Prizes (ready.helpers).

    Data packs with little land have fewer places; then Helpers share the farthest ones.
    """
    home, near = world.far_from(home_of(world)), world.far_from(bits_of(prizes))
    free = [
        hex_
        for hex_ in members(world.land)
        if home[hex_] > HELPER_AWAY and near[hex_] > HELPER_GAP and hex_ not in taken
    ]
    if len(free) < HELPERS:
        land = sorted(members(world.land), key=lambda hex_: -min(home[hex_], near[hex_]))
        free = land[:HELPERS]
    return tuple(random.sample(free, HELPERS))


def place_monsters(world: WorldMap, taken: Collection[int], random: Random) -> tuple[int, ...]:
    """Return a random hex for each Monster, on land or water, not near Greece (ready.monsters)."""
    home = world.far_from(home_of(world))
    free = [
        hex_ for hex_ in range(len(world.names)) if home[hex_] > MONSTER_AWAY and hex_ not in taken
    ]
    return tuple(random.sample(free, MONSTERS))


def place_heroes(
    world: WorldMap, taken: frozenset[int], random: Random, number: int
) -> tuple[int, ...]:
    """Return a hex for each Hero, -1 for those that aren't born yet (ready.heroes).

    They start singly on land, at random: first in Greece, then next to it, and so on.
    """
    away = world.far_from(home_of(world))
    rings: dict[int, list[int]] = {}
    for hex_ in members(world.land):
        if hex_ not in taken:
            rings.setdefault(away[hex_], []).append(hex_)
    hexes: list[int] = []
    for ring in sorted(rings):
        random.shuffle(rings[ring])
        hexes += rings[ring]
    where = [OFF] * HEROES
    chosen = random.sample(range(HEROES), number)
    for hero, hex_ in zip(chosen, hexes, strict=False):
        where[hero] = hex_
    return tuple(where)
