"""The tiles of the sea, and the kinds of their spaces (rule board.tiles)."""

import json
from collections.abc import Mapping
from enum import IntEnum
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from oracle_nb.core.hexgrid import Hex, mirror, turn
from oracle_nb.delphi.pieces import COLORS


class Terrain(IntEnum):
    """The kind of a space of the board."""

    WATER = 0
    ISLAND = 1
    """Place of a face-down island tile, with a colored border."""
    MONSTER = 2
    MARKED = 3
    """A monster island that holds two different monsters."""
    OFFERING = 4
    TEMPLE = 5
    STATUE = 6
    CITY = 7
    SHALLOW = 8
    ZEUS = 9

    def __str__(self) -> str:
        return self.name.lower()


ISLAND_TERRAINS: Final = (
    Terrain.ISLAND,
    Terrain.MONSTER,
    Terrain.MARKED,
    Terrain.OFFERING,
    Terrain.TEMPLE,
    Terrain.STATUE,
)

_COLOR_OF: Final = {str(color): int(color) for color in COLORS}
_COLORED: Final = {"w": Terrain.WATER, "island": Terrain.ISLAND, "city": Terrain.CITY}
_PLAIN: Final = {
    "monster": Terrain.MONSTER,
    "monster2": Terrain.MARKED,
    "offering": Terrain.OFFERING,
    "temple": Terrain.TEMPLE,
    "shallow": Terrain.SHALLOW,
    "zeus": Terrain.ZEUS,
}


_LONGEST_CODE: Final = 60


class SpaceKind(NamedTuple):
    """The meaning of a code such as ``"w:red"`` or ``"statue:blue,pink,red"``."""

    terrain: Terrain
    color: int
    """A color 0 to 5, or -1."""
    sites: int
    """The mask of the colors of the building sites; 0 except for statue islands."""


def read_kind(code: str) -> SpaceKind:
    """Return the meaning of the code of one space.

    Codes are ``w:COLOR``, ``island:COLOR``, ``city:COLOR``, ``monster``, ``monster2``,
    ``offering``, ``temple``, ``statue:COLOR,COLOR,...``, ``shallow`` and ``zeus``.
    Raises ValueError that says what is wrong with the code.
    """
    if len(code) > _LONGEST_CODE:
        raise ValueError(f"{_short(code)} is too long for a kind of space")
    if code in _PLAIN:
        return SpaceKind(_PLAIN[code], -1, 0)
    word, colon, names = code.partition(":")
    if word in _COLORED and colon:
        return SpaceKind(_COLORED[word], _read_color(code, names), 0)
    if word == "statue" and colon:
        sites = 0
        for name in names.split(","):
            bit = 1 << _read_color(code, name)
            if sites & bit:
                raise ValueError(f"{_short(code)} names the color {name} twice")
            sites |= bit
        return SpaceKind(Terrain.STATUE, -1, sites)
    raise ValueError(
        f"{_short(code)} is not a kind of space; use w:COLOR, island:COLOR, city:COLOR, "
        f"statue:COLOR,COLOR,COLOR, {', '.join(_PLAIN)}"
    )


def _read_color(code: str, name: str) -> int:
    if name not in _COLOR_OF:
        raise ValueError(
            f"{_short(code)}: {_short(name)} is not a color; use {', '.join(_COLOR_OF)}"
        )
    return _COLOR_OF[name]


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:40] + "...")


class TileCell(NamedTuple):
    """A space of a tile, with the front face up and without rotation."""

    hex: Hex
    kind: SpaceKind


class Tile(NamedTuple):
    """A board tile (R0-R2, S1-S3, M1-M3, L1-L3) or a city tile (C-pink ...)."""

    id: str
    cells: tuple[TileCell, ...]

    @property
    def is_city(self) -> bool:
        """Whether it is one of the six city tiles."""
        return self.id.startswith("C-")


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The placement of a tile: first flipped (mirrored), then turned clockwise, then shifted.

    ``turns`` counts 60 degrees each, 0 to 5, about the origin of the tile's own coordinates;
    ``(q, r)`` is the shift.
    """

    tile: str
    flipped: bool = False
    turns: int = 0
    q: int = 0
    r: int = 0

    def hexes(self) -> tuple[Hex, ...]:
        """Return the hexes of the board under the tile, in the order of the tile's cells.

        Raises ValueError if there is no such tile.
        """
        return tuple(
            (q + self.q, r + self.r) for q, r in _faced(self.tile, self.flipped, self.turns % 6)
        )

    def mirrored(self) -> "Placement":
        """Return the mirror image of a placement: the tile's other face at the mirrored place."""
        q, r = mirror((self.q, self.r))
        return Placement(self.tile, not self.flipped, -self.turns % 6, q, r)


@cache
def _faced(tile: str, flipped: bool, turns: int) -> tuple[Hex, ...]:
    if tile not in tiles():
        raise ValueError(f"there is no tile {_short(tile)}; there are {', '.join(tiles())}")
    hexes = (cell.hex for cell in tiles()[tile].cells)
    return tuple(turn(mirror(h) if flipped else h, turns) for h in hexes)


@lru_cache(maxsize=1)
def tile_data() -> Any:
    """Return the tile data of the file; treat it as read-only."""
    text = files("oracle_nb.delphi.board").joinpath("tiles.json").read_text(encoding="utf-8")
    return json.loads(text)


@lru_cache(maxsize=1)
def tiles() -> Mapping[str, Tile]:
    """Return the 12 board tiles and 6 city tiles by id."""
    result = {
        name: Tile(name, tuple(TileCell((q, r), read_kind(code)) for q, r, code in cells))
        for name, cells in tile_data()["tiles"].items()
    }
    return MappingProxyType(result)


def board_tiles() -> tuple[Tile, ...]:
    """Return the 12 tiles of the sea, without the cities."""
    return tuple(tile for tile in tiles().values() if not tile.is_city)


def city_tiles() -> tuple[Tile, ...]:
    """Return the 6 city tiles."""
    return tuple(tile for tile in tiles().values() if tile.is_city)
