"""The board and the counters for the second set of rules, read from the text of a data pack.

Nothing here comes from the rules or the map of the engine: the grid is read cell by cell, and the
neighbors of a hex follow from its name.
"""

import tomllib
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final

FILE: Final = (
    Path(__file__).parents[4] / "oracle_nb" / "mythology" / "packs" / "data" / "standard.toml"
)
GUESTS: Final = [set(seats) for number in (1, 2, 3) for seats in combinations(range(8), number)]
"""The seats that an event can call, in the order of their numbers in actions."""


class Board:
    """The map and the counters of a data pack, as plain dictionaries and sets."""

    def __init__(self, pack: dict[str, Any]) -> None:
        cells = dict(sorted(_cells(pack["map"]["grid"])))
        self.names = [*cells]
        number = {name: n for n, name in enumerate(cells)}
        signs = {area["sign"]: n for n, area in enumerate(pack["area"])}
        self.areas = len(pack["area"])
        self.waters = {n for n, area in enumerate(pack["area"]) if area["kind"] == "water"}
        self.area_of = [
            signs[cell[:2]] if cell[:2] in signs else signs[cell[2]] for cell in cells.values()
        ]
        self.sea_of = [signs.get(cell[2], -1) for cell in cells.values()]
        self.land = {n for n, cell in enumerate(cells.values()) if cell[:2] != ".."}
        self.water = {n for n, cell in enumerate(cells.values()) if cell[2] != "-"}
        self.near = [{number[name] for name in _around(hex_) if name in number} for hex_ in cells]
        straits = {frozenset(number[name] for name in side.split("-")) for side in pack["straits"]}
        self.on_foot = [
            {to for to in near if to in self.land and frozenset((hex_, to)) not in straits}
            for hex_, near in enumerate(self.near)
        ]
        self.seas = [evil.get("sea", "") for evil in pack["evil"]]
        wet = [area.get("ocean") or area["en"] in self.seas for area in pack["area"]]
        self.open_sea = {n for n, sea in enumerate(self.sea_of) if sea >= 0 and wet[sea]}
        rivers = {number[name] for river in pack["river"] for name in river["hexes"]}
        self.afloat = [
            {to for to in near if to in self.water or to in rivers} for near in self.near
        ]
        self.high = {
            number[name]
            for feature in (*pack["mountains"], *pack["forest"])
            for name in feature["hexes"]
        }
        self.units = [*pack["hero"], *pack["monster"]]
        self.hercules = next(n for n, unit in enumerate(self.units) if unit["en"] == "Hercules")
        self.greece = next(n for n, area in enumerate(pack["area"]) if area["en"] == "Greece")
        self.helpers = pack["helper"]
        self.prizes = pack["prize"]
        self.powers = [god["power"] for god in pack["god"]]
        self.favors = [
            {
                favor["hero"] - 1: favor.get("plus", 0) - favor.get("minus", 0)
                for favor in god["arbitration"]
            }
            for god in pack["god"]
        ]
        self.blessings = [card["blessing"] for card in pack["card"]]
        names = {unit["en"]: {n} for n, unit in enumerate(self.units)}
        names |= {prize["en"]: {64 + n} for n, prize in enumerate(self.prizes)}
        names |= {"any Monster": {*range(32, 64)}, "any Prize": {*range(64, 74)}}
        self.oracles = [names[card["oracle"]] for card in pack["card"]]
        areas = {area["en"]: n for n, area in enumerate(pack["area"])}
        events = {event["en"]: areas.get(event.get("area", ""), -1) for event in pack["event"]}
        self.events = [events[card["event"]] for card in pack["card"]]

    def magic(self, unit: int) -> int:
        """Return the Magical Ability Number of a unit; 0 for none."""
        return int(self.units[unit].get("magic", 0))

    def borders(self, area: int) -> set[int]:
        """Return the Areas that touch an Area.

        As for the rim, it is enough that a hex of one is next to water of the other, also where
        that water belongs to a coast of a third.
        """
        touching = set()
        for hex_, own in enumerate(self.area_of):
            beside = {self.sea_of[hex_]}
            beside |= {place[to] for to in self.near[hex_] for place in (self.area_of, self.sea_of)}
            if own == area:
                touching |= beside
            elif area in beside:
                touching.add(own)
        return touching - {area, -1}


def _cells(grid: str) -> list[tuple[str, str]]:
    """Read the names and cells of the grid."""
    head, *rows = grid.strip("\n").split("\n")
    columns = [(head.index(name), name) for name in head.split()]
    return [
        (column + row[:2], row[place : place + 3])
        for row in rows
        for place, column in columns
        if row[place : place + 3].strip()
    ]


def _around(name: str) -> list[str]:
    """Return the names of the six neighbors; odd columns lie half a hex lower."""
    column, row = int(name[:2]), int(name[2:])
    lower = row + column % 2
    places = [(column, row - 1), (column, row + 1)]
    places += [(side, line) for side in (column - 1, column + 1) for line in (lower - 1, lower)]
    return [f"{side:02}{line:02}" for side, line in places]


@cache
def standard_board() -> Board:
    """Return the board of the standard pack, read once."""
    return Board(tomllib.loads(FILE.read_text("utf-8")))
