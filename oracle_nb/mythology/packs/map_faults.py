"""Faults of the map of a data pack: cells, Areas, and whether a game can be set up on it."""

import unicodedata
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Final

from oracle_nb.core.hexgrid import neighbors
from oracle_nb.mythology.packs.data_pack import AreaData, DataPack, PackFault
from oracle_nb.mythology.packs.grid import DRY, ISLAND, NO_AREA, Cell, axial, scan_grid
from oracle_nb.mythology.pieces import PRIZES, UNITS

MOST_HEXES: Final = 1_000
"""Maximum number of hexes; the printed map has about 600."""
FARTHEST: Final = 120
"""Maximum distance of a hex from the first one, so that distances of any two have one byte."""


def map_faults(pack: DataPack) -> Iterator[PackFault]:
    """Yield the faults of the grid and the Areas, and those that keep a game from being set up.

    In a grid that can't be read in full, nothing is said about how hexes are connected.
    """
    yield from _sign_faults(pack.area)
    items = tuple(scan_grid(pack.map.grid))
    yield from (fault for fault in items if isinstance(fault, PackFault))
    cells = {fault.name: fault for fault in items if isinstance(fault, Cell)}
    times = Counter(fault.name for fault in items if isinstance(fault, Cell))
    for name, number in times.items():
        if number > 1:
            yield PackFault(cells[name].place, f"the grid has hex {name} {number} times")
    if len(cells) > MOST_HEXES:
        yield PackFault("map.grid", f"at most {MOST_HEXES} hexes are allowed, got {len(cells)}")
        return
    areas = {area.sign: area for area in pack.area}
    for cell in cells.values():
        yield from _cell_faults(cell, areas)
    if any(isinstance(fault, PackFault) for fault in items):
        # Hexes are missing that are only written badly.
        return
    yield from _piece_faults(cells)
    for number, area in enumerate(pack.area, 1):
        yield from _area_faults(area, f"area[{number}]", cells)
    oceans = [area for area in pack.area if area.ocean]
    if len(oceans) != 1:
        reason = f"one Area must have `ocean = true`, the River Ocean; got {len(oceans)}"
        yield PackFault("area", reason)
    else:
        yield from _setup_faults(pack, oceans[0], cells)


@lru_cache(10_000)
def beside(name: str) -> frozenset[str]:
    """Return the names that hexes next to this one have, on the map or not."""
    result = ((q, r + q // 2) for q, r in neighbors(axial(name)))
    return frozenset(f"{q:02}{row:02}" for q, row in result if 0 <= q <= 99 and 0 <= row <= 99)


def _fits(sign: str) -> bool:
    """Return whether a character is a letter that takes one column of the map as text."""
    narrow = unicodedata.east_asian_width(sign) not in ("F", "W")
    return narrow and sign.isalpha() and unicodedata.bidirectional(sign) == "L"


def _sign_faults(areas: Collection[AreaData]) -> Iterator[PackFault]:
    seen: dict[str, int] = {}
    for number, area in enumerate(areas, 1):
        where, length = f"area[{number}].sign", 2 if area.kind == "land" else 1
        if len(area.sign) != length or not all(map(_fits, area.sign)):
            letters = "two letters" if length == 2 else "one letter"
            reason = f"a {area.kind} Area needs {letters} as in Latin or Greek, got {area.sign!r}"
            yield PackFault(where, reason)
        if area.sign in seen:
            yield PackFault(where, f"{area.sign!r} is already the sign of area[{seen[area.sign]}]")
        seen.setdefault(area.sign, number)
        if area.ocean and area.kind == "land":
            yield PackFault(f"area[{number}].ocean", "only a water Area can be the River Ocean")


def _cell_faults(cell: Cell, areas: Mapping[str, AreaData]) -> Iterator[PackFault]:
    land, water = areas.get(cell.land), areas.get(cell.water)
    if cell.land not in (NO_AREA, ISLAND) and (land is None or land.kind != "land"):
        yield PackFault(cell.place, f"{cell.land!r} is not the sign of a land Area")
    if cell.water != DRY and (water is None or water.kind != "water"):
        yield PackFault(cell.place, f"{cell.water!r} is not the sign of a water Area")
    if cell.water == DRY and cell.land in (NO_AREA, ISLAND):
        what = "an island needs a water Area" if cell.land == ISLAND else "a cell needs an Area"
        yield PackFault(cell.place, f"{what}, got {cell.land + cell.water!r}")


def _pieces(names: Collection[str]) -> list[set[str]]:
    """Return the connected parts of hexes, the largest first."""
    left, pieces = set(names), []
    while left:
        front = {min(left)}
        piece: set[str] = set()
        while front:
            piece |= front
            left -= front
            front = {near for name in front for near in beside(name)} & left
        pieces.append(piece)
    return sorted(pieces, key=len, reverse=True)


def _piece_faults(cells: Mapping[str, Cell]) -> Iterator[PackFault]:
    pieces = _pieces(cells)
    if not pieces:
        yield PackFault("map.grid", "the map has no hexes")
    for piece in pieces[1:]:
        reason = f"{_hexes(piece)} not connected with the rest of the map"
        yield PackFault(cells[min(piece)].place, reason)
    seen, front, steps = set[str](), {min(cells)} if cells else set(), 0
    while front:
        seen |= front
        front = {near for name in front for near in beside(name) if near in cells} - seen
        steps += 1
    if steps - 1 > FARTHEST:
        reason = f"no hex can be more than {FARTHEST} hexes from {min(cells)}, got {steps - 1}"
        yield PackFault("map.grid", reason)


def _area_faults(area: AreaData, where: str, cells: Mapping[str, Cell]) -> Iterator[PackFault]:
    """Yield the faults of an Area. The hexes of a water Area may be connected along its shores."""
    if area.kind == "land":
        whole = own = {name for name, cell in cells.items() if cell.land == area.sign}
    else:
        whole = {name for name, cell in cells.items() if cell.water == area.sign}
        own = {name for name in whole if cells[name].land in (NO_AREA, ISLAND)}
    if not own:
        yield PackFault(where, f"{area.en} has no hexes of its own on the map")
    for piece in _pieces(whole)[1:]:
        yield PackFault(where, f"{_hexes(piece)} not connected with the rest of {area.en}")


def _setup_faults(
    pack: DataPack, ocean: AreaData, cells: Mapping[str, Cell]
) -> Iterator[PackFault]:
    """Yield why units or Prizes don't find room (basic.units-inland, basic.prizes-rim)."""
    shores = {name for name, cell in cells.items() if cell.water == ocean.sign}
    touched = shores | {near for name in shores for near in beside(name)}
    members: dict[str, set[str]] = {area.sign: set() for area in pack.area}
    waters: dict[str, set[str]] = {area.sign: set() for area in pack.area}
    for name, cell in cells.items():
        own = cell.water if cell.land in (NO_AREA, ISLAND) else cell.land
        members.setdefault(own, set()).add(name)
        waters.setdefault(cell.water, set()).add(name)
    inner = [
        area.sign
        for area in pack.area
        if not (members[area.sign] | waters[area.sign]) & touched and members[area.sign]
    ]
    room = sum(len(members[sign]) for sign in inner)
    if not inner:
        yield PackFault(
            "area", "at least one Area must not touch the River Ocean; units begin there"
        )
    elif room < UNITS:
        reason = f"the Areas that don't touch the River Ocean need {UNITS} hexes, got {room}"
        yield PackFault("map.grid", reason)
    kept = {name for sign in inner for name in members[sign]}
    land = sum(cell.land != NO_AREA for name, cell in cells.items() if name not in kept)
    if land < PRIZES:
        reason = f"the Areas at the River Ocean need {PRIZES} hexes with land, got {land}"
        yield PackFault("map.grid", reason)


def _hexes(names: Collection[str]) -> str:
    """Return hexes as the beginning of a sentence: "1401, 1501 and 8 more hexes are"."""
    few = sorted(names)[:3]
    if len(names) == 1:
        return f"hex {few[0]} is"
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return f"hexes {', '.join(few)}{more} are"
