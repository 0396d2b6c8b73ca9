"""The compact arrangement of a first game, filled at random (rule board.compact)."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from oracle_nb.core.arguments import whole
from oracle_nb.core.hexgrid import Hex
from oracle_nb.delphi.board.bits import HexWindow
from oracle_nb.delphi.board.faults import angles_fit
from oracle_nb.delphi.board.layout import Layout
from oracle_nb.delphi.board.tiles import (
    ISLAND_TERRAINS,
    Placement,
    Terrain,
    Tile,
    city_tiles,
    tile_data,
    tiles,
)


class Fitting(NamedTuple):
    """A way in which a tile fits a slot, with the masks of its spaces."""

    placement: Placement
    water: int
    islands: int


class Slots(NamedTuple):
    """The slots for the tiles of one size class; any tile of the class goes into any of them."""

    tiles: tuple[str, ...]
    fits: tuple[dict[str, tuple[Fitting, ...]], ...]
    """The ways in which each tile covers each slot."""


class Arrangement(NamedTuple):
    """The compact arrangement, computed once from the tile data."""

    window: HexWindow
    classes: tuple[Slots, ...]
    city_slots: tuple[tuple[int, int, int], ...]
    """Turns and shift of the tile in each city slot."""
    city_hexes: tuple[Hex, ...]
    city_water: int


class Filling(NamedTuple):
    """A choice of tiles for all slots but the cities', legal or not."""

    fittings: tuple[Fitting, ...]
    water: int
    islands: int


@lru_cache(maxsize=1)
def arrangement() -> Arrangement:
    """Return the slots of the compact arrangement, with all fitting tiles."""
    data = tile_data()["compact"]
    letters = {7: "S", 9: "M", 11: "L"}
    by_letter: dict[str, list[tuple[Hex, ...]]] = {"R": [], "S": [], "M": [], "L": []}
    for q, r in data["ring_centers"]:
        by_letter["R"].append(Placement("R0", q=q - 1, r=r - 1).hexes())
    for slot in data["slots"]:
        letter, (q, r) = letters[slot["size"]], slot["shift"]
        by_letter[letter].append(Placement(f"{letter}1", False, slot["turns"], q, r).hexes())
    city_slots = tuple((slot["turns"], *slot["shift"]) for slot in data["city_slots"])
    cities = [Placement("C-pink", False, *slot) for slot in city_slots]
    covered = [h for hexes in by_letter.values() for slot_hexes in hexes for h in slot_hexes]
    window = HexWindow.on([*covered, *(h for city in cities for h in city.hexes())])
    classes = tuple(
        Slots(
            names, tuple({name: _fittings(name, slot, window) for name in names} for slot in all_)
        )
        for letter, all_ in by_letter.items()
        for names in [tuple(name for name in tiles() if name.startswith(letter))]
    )
    city_hexes, city_water = [], 0
    for city in cities:
        for hex_, cell in zip(city.hexes(), tiles()["C-pink"].cells, strict=True):
            if cell.kind.terrain == Terrain.CITY:
                city_hexes.append(hex_)
            else:
                city_water |= window.bit(hex_)
    return Arrangement(window, classes, city_slots, tuple(city_hexes), city_water)


def _fittings(name: str, slot: tuple[Hex, ...], window: HexWindow) -> tuple[Fitting, ...]:
    """Return all placements of a tile that cover exactly the hexes of a slot."""
    wanted, corner = frozenset(slot), min(slot)
    fittings = []
    for flipped in (False, True):
        for turns in range(6):
            q, r = min(Placement(name, flipped, turns).hexes())
            placement = Placement(name, flipped, turns, corner[0] - q, corner[1] - r)
            if frozenset(placement.hexes()) == wanted:
                tile = tiles()[name]
                water = _lying(placement, tile, (Terrain.WATER,), window)
                fittings.append(
                    Fitting(placement, water, _lying(placement, tile, ISLAND_TERRAINS, window))
                )
    return tuple(fittings)


def _lying(
    placement: Placement, tile: Tile, terrains: tuple[Terrain, ...], window: HexWindow
) -> int:
    pairs = zip(placement.hexes(), tile.cells, strict=True)
    return window.mask(h for h, cell in pairs if cell.kind.terrain in terrains)


def fillings(rng: Random) -> Iterator[Filling]:
    """Yield random fillings of the 12 slots forever, all equally likely, legal or not."""
    classes = arrangement().classes
    while True:
        chosen: list[Fitting] = []
        water = islands = 0
        for slots in classes:
            names = list(slots.tiles)
            rng.shuffle(names)
            for name, fits in zip(names, slots.fits, strict=True):
                ways = fits[name]
                fitting = ways[rng.randrange(len(ways))] if len(ways) > 1 else ways[0]
                chosen.append(fitting)
                water |= fitting.water
                islands |= fitting.islands
        yield Filling(tuple(chosen), water, islands)


def compact_layout(seed: int) -> Layout:
    """Draw a compact layout (rule board.compact); every legal one is equally likely.

    Each tile is in a slot of its size, with either face up where it fits. Ring tiles have any
    rotation, cities any order, and half of the layouts are mirrored as a whole.

    Parameters
    ----------
    seed : int
        The same seed makes the same layout on every machine.

    Returns
    -------
    Layout
        A layout without faults.

    Raises
    ------
    ValueError
        If ``seed`` isn't a whole number.

    Examples
    --------
    >>> from oracle_nb import compact_layout
    >>> compact_layout(7) == compact_layout(7)
    True
    >>> len(compact_layout(7).tiles)
    18
    """
    rng = seeded(seed)
    plan = arrangement()
    window = plan.window
    for filling in fillings(rng):
        water = filling.water | plan.city_water
        if (
            window.is_connected(filling.water)
            and window.is_connected(water)
            and not filling.islands & ~window.grow(water)
            and angles_fit(plan.city_hexes, window.hexes(filling.water))
        ):
            break
    names = [tile.id for tile in city_tiles()]
    rng.shuffle(names)
    cities = [
        Placement(name, False, *slot) for name, slot in zip(names, plan.city_slots, strict=True)
    ]
    layout = Layout((*(fitting.placement for fitting in filling.fittings), *cities))
    return layout.mirrored() if rng.random() < 0.5 else layout


def seeded(seed: int) -> Random:
    """Return the random numbers of a seed. Raises ValueError if it isn't a whole number."""
    return Random(whole("seed", seed))
