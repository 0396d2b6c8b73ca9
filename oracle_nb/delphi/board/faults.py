"""Everything that can be wrong with a layout, found all at once."""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from oracle_nb.core.arguments import is_whole
from oracle_nb.core.errors import OracleError
from oracle_nb.core.hexgrid import Hex, center
from oracle_nb.core.verdicts import NO_FACTS, Facts
from oracle_nb.delphi.board.bits import HexWindow
from oracle_nb.delphi.board.tiles import (
    ISLAND_TERRAINS,
    Placement,
    SpaceKind,
    Terrain,
    read_kind,
    tiles,
)
from oracle_nb.delphi.pieces import COLORS

FARTHEST: Final = 99
"""Maximum absolute value of a coordinate."""
MOST_SPACES: Final = 254
"""Maximum number of spaces of a board, so that every distance is below ``UNREACHABLE``."""
LEAST_ANGLE: Final = 40
MOST_ANGLE: Final = 85
"""Maximum angle between neighboring cities in degrees, seen from the center (rulings 48, 65)."""
_TOLERANCE: Final = 1e-9


PROBLEMS: Final[Mapping[str, tuple[str, str]]] = {
    "field-type": ("layout.types", "{field} is {given}, not a tuple"),
    "entry-type": ("layout.types", "entry {entry} is not (q, r, kind): two integers and a text"),
    "placement-type": ("layout.types", "entry {entry} must be the placement of a tile: {reason}"),
    "mixed": ("layout.mixed", "a layout has either tiles or hexes, not both"),
    "empty": ("layout.empty", "there are neither tiles nor hexes"),
    "far": (
        "layout.range",
        "entry {entry} lies too far out: coordinates reach from -{most} to {most}",
    ),
    "kind": ("layout.kinds", "entry {entry}: {reason}"),
    "hex-twice": ("layout.overlap", "entry {entry} lies on a hex that is taken"),
    "tiles-overlap": ("layout.overlap", "{first} and {second} overlap"),
    "unknown-tile": ("layout.tile", "entry {entry}: there is no tile {tile!r}"),
    "turns": ("layout.turns", "entry {entry}, {tile}: turns are 0 to 5"),
    "too-many-spaces": ("layout.size", "{count} spaces are too many: a board has at most {most}"),
    "too-many-tiles": ("board.tiles", "{count} tiles are too many: {most} make a board"),
    "tile-missing": ("board.tiles", "{tile} is missing"),
    "tile-again": ("board.tiles", "{tile} lies {count} times"),
    "city-missing": ("board.cities", "{tile} is missing"),
    "city-again": ("board.cities", "{tile} lies {count} times"),
    "color-again": ("board.cities", "there are {count} {color} cities"),
    "not-on-rim": ("board.cities", "{tile} does not touch the open table"),
    "spacing": (
        "board.cities",
        "neighboring cities stand {degrees} degrees apart, not {least} to {most}",
    ),
    "zeus-again": ("board.zeus-space", "Zeus has {count} spaces"),
    "cut-off": (
        "board.connected",
        "with the {stage} laid the water is in {parts} parts, cut off is that",
    ),
    "no-water": ("board.access", "no water touches this {kind}"),
}
"""Every kind of fault: its id, the rule it breaks, and an English sentence with its facts."""


class LayoutFault(msgspec.Struct, frozen=True):
    """A fault of a layout.

    ``rule`` is the rule broken (board.*), or a layout.* id for data that describes no board;
    ``hexes`` are the hexes concerned, ordered by (r, q). ``facts["problem"]`` is a key of PROBLEMS,
    and the other facts are those of its sentence.
    """

    rule: str
    hexes: tuple[Hex, ...] = ()
    facts: Facts = NO_FACTS

    def __str__(self) -> str:
        """Return an English sentence for errors, with the rule id and at most eight hexes."""
        text = PROBLEMS[self.facts["problem"]][1].format(**self.facts)
        where = ", ".join(f"({q}, {r})" for q, r in self.hexes[:8])
        if len(self.hexes) > 8:
            where += f" and {len(self.hexes) - 8} more"
        # layout.* is the id of a kind of fault without a rule.
        rule = "" if self.rule.startswith("layout.") else f"{self.rule}: "
        return f"{rule}{text}{f' at {where}' if where else ''}"


class LayoutError(OracleError, ValueError):
    """A layout that makes no board; ``faults`` lists everything wrong with it."""

    def __init__(self, faults: Sequence[LayoutFault]) -> None:
        self.faults = tuple(faults)
        shown = [str(fault) for fault in self.faults[:20]]
        if len(self.faults) > 20:
            shown.append(f"... and {len(self.faults) - 20} more faults")
        super().__init__("no board can be made of this layout:\n  " + "\n  ".join(shown))

    def __reduce__(self) -> tuple[type["LayoutError"], tuple[tuple[LayoutFault, ...]]]:
        return LayoutError, (self.faults,)


def _fault(problem: str, hexes: Sequence[Hex] = (), **facts: float | str) -> LayoutFault:
    ordered = tuple(sorted(hexes, key=_row_first))
    return LayoutFault(PROBLEMS[problem][0], ordered, {"problem": problem, **facts})


def find_layout_faults(placements: Any, hexes: Any) -> tuple[LayoutFault, ...]:
    """Return every fault of a layout's two fields, whatever they hold; never raises.

    The sea itself (board.connected, board.access, the places of the cities) is checked once every
    tile can be placed. If tiles overlap, only faults are reported that don't depend on which is on
    top.
    """
    for field, value in (("tiles", placements), ("hexes", hexes)):
        if not isinstance(value, tuple):
            return (_fault("field-type", field=field, given=type(value).__name__),)
    if placements and hexes:
        return (_fault("mixed"),)
    if hexes:
        return tuple(_hex_faults(hexes))
    if placements:
        return tuple(_tile_faults(placements))
    return (_fault("empty"),)


# --- boards of any hexes ------------------------------------------------------------------------


def _hex_faults(entries: tuple[Any, ...]) -> Iterator[LayoutFault]:
    if len(entries) > MOST_SPACES:
        yield _fault("too-many-spaces", count=len(entries), most=MOST_SPACES)
        return
    kinds: dict[Hex, SpaceKind] = {}
    for n, entry in enumerate(entries):
        if not _is_entry(entry):
            yield _fault("entry-type", entry=n)
            continue
        hex_ = (entry[0], entry[1])
        if not _in_range(hex_):
            yield _fault("far", entry=n, most=FARTHEST)
            continue
        try:
            kind = read_kind(entry[2])
        except ValueError as error:
            yield _fault("kind", [hex_], entry=n, reason=str(error))
            continue
        if hex_ in kinds:
            yield _fault("hex-twice", [hex_], entry=n)
        kinds.setdefault(hex_, kind)
    for color in COLORS:
        same = [h for h, k in kinds.items() if k.terrain == Terrain.CITY and k.color == color]
        if len(same) > 1:
            yield _fault("color-again", same, color=str(color), count=len(same))
    zeus = [h for h, k in kinds.items() if k.terrain == Terrain.ZEUS]
    if len(zeus) > 1:
        yield _fault("zeus-again", zeus, count=len(zeus))
    if len(kinds) == len(entries):
        yield from _size_fault(HexWindow.on(kinds), kinds)


# --- boards of tiles ----------------------------------------------------------------------------


def _tile_faults(placements: tuple[Any, ...]) -> Iterator[LayoutFault]:
    known = tiles()
    if len(placements) > 2 * len(known):
        yield _fault("too-many-tiles", count=len(placements), most=len(known))
        return
    sound: list[Placement] = []
    for n, p in enumerate(placements):
        fault = _placement_fault(n, p)
        if fault:
            yield fault
        else:
            sound.append(p)
    named = [p.tile for p in placements if _is_readable(p)]
    for tile in known.values():
        count, what = named.count(tile.id), "city" if tile.is_city else "tile"
        if count == 0:
            yield _fault(f"{what}-missing", tile=tile.id)
        elif count > 1:
            yield _fault(f"{what}-again", tile=tile.id, count=count)
    cells: dict[Hex, tuple[int, SpaceKind]] = {}
    clashes: dict[tuple[int, int], list[Hex]] = {}
    for n, p in enumerate(sound):
        for hex_, cell in zip(p.hexes(), known[p.tile].cells, strict=True):
            if hex_ in cells:
                clashes.setdefault((cells[hex_][0], n), []).append(hex_)
            else:
                cells[hex_] = n, cell.kind
    for (below, above), shared in clashes.items():
        first, second = sound[below].tile, sound[above].tile
        yield _fault("tiles-overlap", shared, first=first, second=second)
    if len(sound) == len(placements):
        kinds = {h: kind for h, (_, kind) in cells.items()}
        yield from _sure_faults(sound, kinds) if clashes else _sea_faults(sound, kinds)


def _placement_fault(n: int, p: Any) -> LayoutFault | None:
    """Return the fault of the n-th placement by itself."""
    if not _is_readable(p):
        return _fault("placement-type", entry=n, reason=_unreadable(p))
    if p.tile not in tiles():
        return _fault("unknown-tile", entry=n, tile=p.tile[:40])
    if not 0 <= p.turns <= 5:
        return _fault("turns", entry=n, tile=p.tile)
    if not _in_range((p.q, p.r)) or not all(map(_in_range, p.hexes())):
        return _fault("far", entry=n, tile=p.tile, most=FARTHEST)
    return None


def _sea_faults(
    placements: Sequence[Placement], kinds: Mapping[Hex, SpaceKind]
) -> Iterator[LayoutFault]:
    """Yield the faults of tiles that lie without overlap."""
    yield from _sure_faults(placements, kinds)
    window = HexWindow.on(kinds)
    cities = [p for p in placements if tiles()[p.tile].is_city]
    built = {h for p in cities for h in p.hexes()}
    water = [h for h, kind in kinds.items() if kind.terrain == Terrain.WATER]
    sea = [h for h in water if h not in built]
    washed = window.grow(window.mask(water))
    for hex_ in sorted(kinds, key=_row_first):
        terrain = kinds[hex_].terrain
        if terrain in (*ISLAND_TERRAINS, Terrain.CITY) and not window.bit(hex_) & washed:
            yield _fault("no-water", [hex_], kind=str(terrain))
    if sea and len({p.tile for p in cities}) == len(cities) == len(COLORS):
        hexes = [h for h, kind in kinds.items() if kind.terrain == Terrain.CITY]
        for pair, angle in city_gaps(hexes, sea):
            if not _angle_fits(angle):
                degrees = round(angle, 1)
                yield _fault("spacing", pair, degrees=degrees, least=LEAST_ANGLE, most=MOST_ANGLE)


def _sure_faults(
    placements: Sequence[Placement], kinds: Mapping[Hex, SpaceKind]
) -> Iterator[LayoutFault]:
    """Yield the faults of tiles that don't depend on which is on top where they overlap.

    Such a hex counts as water if any of them has water.
    """
    window = HexWindow.on(kinds)
    sea = water = 0
    for p in placements:
        cells = zip(p.hexes(), tiles()[p.tile].cells, strict=True)
        wet = window.mask(h for h, cell in cells if cell.kind.terrain == Terrain.WATER)
        water |= wet
        if not tiles()[p.tile].is_city:
            sea |= wet
    for stage, part in (("tiles", sea), ("cities", water)):
        parts = window.parts(part)
        if len(parts) > 1:
            cut_off = window.hexes(part & ~parts[0])
            yield _fault("cut-off", cut_off, stage=stage, parts=len(parts))
    rim = window.grow(window.outside(window.mask(kinds)))
    for p in placements:
        if tiles()[p.tile].is_city and not window.mask(p.hexes()) & rim:
            yield _fault("not-on-rim", p.hexes(), tile=p.tile)
    yield from _size_fault(window, kinds)


def city_gaps(
    cities: Sequence[Hex], sea: Sequence[Hex]
) -> tuple[tuple[tuple[Hex, Hex], float], ...]:
    """Return the angles between neighboring cities, clockwise, as ((a, b), degrees).

    They are seen from the mean of ``sea``, the water spaces of the 12 tiles (rulings 48, 65).
    """
    points = [center(h) for h in sea]
    x0 = math.fsum(x for x, _ in points) / len(points)
    y0 = math.fsum(y for _, y in points) / len(points)
    bearings = []
    for city in cities:
        x, y = center(city)
        bearings.append((math.degrees(math.atan2(y - y0, x - x0)), city))
    bearings.sort()
    return tuple(
        ((a, b), (after - before) % 360)
        for (before, a), (after, b) in zip(bearings, bearings[1:] + bearings[:1], strict=True)
    )


def angles_fit(cities: Sequence[Hex], sea: Sequence[Hex]) -> bool:
    """Return whether the cities are about equally spaced (rule board.cities)."""
    return all(_angle_fits(angle) for _, angle in city_gaps(cities, sea))


def enclosed_gaps(covered: Collection[Hex]) -> tuple[Hex, ...]:
    """Return the uncovered hexes that are cut off from the table (rule board.enclosed-gaps)."""
    window = HexWindow.on(covered)
    mask = window.mask(covered)
    return window.hexes(window.whole & ~mask & ~window.outside(mask))


# --- small tests --------------------------------------------------------------------------------


def _size_fault(window: HexWindow, kinds: Mapping[Hex, SpaceKind]) -> Iterator[LayoutFault]:
    """Return the fault of a board with too many spaces, enclosed gaps included."""
    spaces = (window.whole & ~window.outside(window.mask(kinds))).bit_count()
    if spaces > MOST_SPACES:
        yield _fault("too-many-spaces", count=spaces, most=MOST_SPACES)


def _angle_fits(angle: float) -> bool:
    return LEAST_ANGLE - _TOLERANCE <= angle <= MOST_ANGLE + _TOLERANCE


def _is_entry(entry: Any) -> bool:
    return (
        isinstance(entry, tuple)
        and len(entry) == 3
        and is_whole(entry[0])
        and is_whole(entry[1])
        and isinstance(entry[2], str)
    )


def _is_readable(p: Any) -> bool:
    if not isinstance(p, Placement):
        return False
    tile, flipped, *numbers = msgspec.structs.astuple(p)
    return isinstance(tile, str) and isinstance(flipped, bool) and all(map(is_whole, numbers))


def _unreadable(p: Any) -> str:
    """Return what is wrong with an unreadable placement, with its field if there is one."""
    if isinstance(p, dict):
        if "tile" not in p:
            return "the field tile is missing"
        unknown = next((name for name in p if name not in Placement.__struct_fields__), "")
        return f"it has no field {unknown!r:.40}"
    if not isinstance(p, Placement):
        return f"it is {p!r:.40}"
    if not isinstance(p.tile, str):
        return f"tile is {p.tile!r:.40}, not a text"
    if not isinstance(p.flipped, bool):
        return f"flipped is {p.flipped!r:.40}, neither true nor false"
    for name in ("turns", "q", "r"):
        if not is_whole(value := getattr(p, name)):
            return f"{name} is {value!r:.40}, not a whole number"
    return ""


def _in_range(hex_: Hex) -> bool:
    return -FARTHEST <= hex_[0] <= FARTHEST and -FARTHEST <= hex_[1] <= FARTHEST


def _row_first(hex_: Hex) -> Hex:
    return hex_[1], hex_[0]
