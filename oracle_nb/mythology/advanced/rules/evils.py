"""Lesser Evils, an optional rule: where they start, whose they are, and where they go."""

from functools import cache
from random import Random

from msgspec import UNSET

from oracle_nb.mythology.advanced.model.evils import NO_MARKS
from oracle_nb.mythology.advanced.rules.transaction import Transaction
from oracle_nb.mythology.map.world_map import WorldMap, bits_of, members
from oracle_nb.mythology.packs.data_pack import evils_of
from oracle_nb.mythology.pieces import EVIL_BITS, EVILS, FIRST_EVIL, OFF, THINGS


@cache
def waters_of(world: WorldMap) -> int:
    """Return the hexes with water of the Sea or the River Ocean, as a bit set."""
    seas = {evil.sea for evil in evils_of(world.pack)}
    area = [place.ocean or place.en in seas for place in world.pack.area]
    return bits_of(hex_ for hex_, water in enumerate(world.water) if water >= 0 and area[water])


def ground_of(world: WorldMap, evil: int) -> int:
    """Return the hexes to which a Lesser Evil goes, as a bit set (evil.land-and-sea)."""
    return waters_of(world) if evils_of(world.pack)[evil - FIRST_EVIL].sea else world.land


def place_evils(world: WorldMap, random: Random) -> tuple[int, ...]:
    """Return what follows the hexes of the units: no hexes for 22 things, then those of the Evils.

    All are placed on land; then a Pirate goes to each Area of the Sea (evil.placed, evil.pirates).
    A Pirate whose Area isn't on the map is off it.
    """
    hexes = random.sample(members(world.land), EVILS)
    seas = {area.en: world.hexes_of(number) for number, area in enumerate(world.pack.area)}
    for number, evil in enumerate(evils_of(world.pack)):
        if evil.sea:
            hexes[number] = random.choice(seas.get(evil.sea) or (OFF,))
    return (OFF,) * THINGS + tuple(hexes)


def take_charge(transaction: Transaction, world: WorldMap) -> None:
    """Let the phase player move the Lesser Evils in the Area of the god (evil.moved)."""
    position = transaction.position
    area, evils = position.areas[position.turn], range(FIRST_EVIL, len(position.units))
    if position.evils is UNSET:
        return
    transaction.change(
        evils=NO_MARKS,
        held=tuple(
            (evil, position.turn)
            for evil in evils
            if (hex_ := position.units[evil]) != OFF and world.area[hex_] == area
        ),
    )


def forget(transaction: Transaction) -> None:
    """Forget what Lesser Evils have done, after the last moving phase of a game turn."""
    if transaction.position.evils is not UNSET:
        transaction.change(evils=NO_MARKS)


def has_evils(units: tuple[int, ...]) -> int:
    """Return all Lesser Evils as a bit set; 0 in a game without them."""
    return EVIL_BITS if len(units) > FIRST_EVIL else 0
