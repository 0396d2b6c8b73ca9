"""Seas for the lesson on building them: correct ones, and ones with a single fault."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

import msgspec

from oracle_nb.core.chance import scatter
from oracle_nb.core.hexgrid import Hex, neighbors
from oracle_nb.delphi.board import Layout, LayoutFault, Placement, compact_layout, tiles
from oracle_nb.delphi.board.tiles import tile_data
from oracle_nb.delphi.lessons.exercises.scenes import SHIPS, TILES
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.rules.engine import Delphi

SEAS: Final = 24
"""Number of seas of each kind, which take a moment to make."""
KINDS: Final = ("sound", "pond", "city", "spacing")
"""No fault; water of the tiles cut off; that of a city; wrong distances of cities."""
STEPS: Final = range(1, 6)
"""Possible rotations of a ring, each by 60 degrees."""
RINGS: Final = ("R0", "R1", "R2")
_TRIES: Final = 600


class FaultySea(msgspec.Struct, frozen=True):
    """A sea with rules and position to draw it."""

    layout: Layout
    rules: Delphi
    position: Position

    @property
    def at(self) -> dict[str, int]:
        """The space in the middle of every ring, by its tile."""
        board = self.rules.board
        rings = (one for one in self.layout.tiles if one.tile in RINGS)
        return {one.tile: board.at(one.hexes()[3]) for one in rings}


class SeaEdit(NamedTuple):
    """A change of rings: their middle spaces, the rotation, and the resulting sea."""

    edit: str
    at: int
    to: int
    by: int
    layout: Layout
    mends: bool


def fault_kind(faults: Sequence[LayoutFault]) -> str:
    """Return the fault of a sea: one of KINDS, else ""."""
    problems = {fault.facts["problem"] for fault in faults}
    stages = {fault.facts.get("stage") for fault in faults} - {None}
    if not problems:
        return "sound"
    if problems == {"cut-off"}:
        return "pond" if "tiles" in stages else "city"
    return "spacing" if problems == {"spacing"} else ""


def turned(layout: Layout, tile: str, turns: int) -> Layout:
    """Return the layout with a ring rotated clockwise about its middle."""
    old = next(one for one in layout.tiles if one.tile == tile)
    new = Placement(tile, old.flipped, (old.turns + turns) % 6)
    return relaid(layout, _shifted(new, old.hexes()[3]))


def exchanged(layout: Layout, one: str, other: str) -> Layout:
    """Return the layout with two rings exchanged."""
    first, second = (next(p for p in layout.tiles if p.tile == name) for name in (one, other))
    there = _shifted(first, second.hexes()[3])
    return relaid(relaid(layout, there), _shifted(second, first.hexes()[3]))


def relaid(layout: Layout, placement: Placement) -> Layout:
    """Return the layout with a tile placed elsewhere."""
    return Layout(tuple(placement if p.tile == placement.tile else p for p in layout.tiles))


def _shifted(placement: Placement, middle: Hex) -> Placement:
    """Return a ring placed with its middle on a hex."""
    own_q, own_r = placement.hexes()[3]
    return Placement(
        placement.tile,
        placement.flipped,
        placement.turns,
        placement.q + middle[0] - own_q,
        placement.r + middle[1] - own_r,
    )


@lru_cache(maxsize=8)
def sea(kind: str, number: int) -> FaultySea:
    """Return a sea of a kind, one of ``SEAS``."""
    return _shown(_layout(kind, number), number)


# The search takes longer than everything else, and a layout takes a hundredth of a sea's memory.
@lru_cache(maxsize=SEAS * len(KINDS))
def _layout(kind: str, number: int) -> Layout:
    random = Random(scatter(number, KINDS.index(kind)))
    if kind == "sound":
        return compact_layout(random.randrange(1 << 20))
    makers = {"pond": _tile_laid, "city": _city_laid, "spacing": _city_laid}
    for _ in range(_TRIES):
        layout = compact_layout(random.randrange(1 << 20))
        for changed in makers[kind](layout, random):
            faults = changed.faults()
            if fault_kind(faults) == kind and _plain(kind, faults):
                return changed
    raise ValueError(f"no sea of the kind {kind} was found")


def delicate(number: int) -> tuple[FaultySea, str]:
    """Return a correct sea, and a ring that exactly one of five rotations would break it with."""
    layout, ring = _delicate(number)
    return _shown(layout, number), ring


@lru_cache(maxsize=SEAS)
def _delicate(number: int) -> tuple[Layout, str]:
    random = Random(scatter(number, len(KINDS)))
    for _ in range(_TRIES):
        layout = compact_layout(random.randrange(1 << 20))
        for ring in RINGS:
            broken = [_divided(turned(layout, ring, steps).faults()) for steps in STEPS]
            if sorted(broken) == ["pond", *["sound"] * 4]:
                return layout, ring
    raise ValueError("no delicate sea was found")


def _divided(faults: Sequence[LayoutFault]) -> str:
    """Return the fault of a sea; "" if only the water of cities links its parts."""
    kind = fault_kind(faults)
    with_cities = any(fault.facts.get("stage") == "cities" for fault in faults)
    return kind if kind != "pond" or with_cities else ""


@lru_cache(maxsize=SEAS)
def edits(number: int) -> tuple[SeaEdit, ...]:
    """Return the changes of rings in a sea with a pond: rotations and exchanges."""
    one = sea("pond", number)
    at, found = one.at, []
    for ring in RINGS:
        for steps in STEPS:
            layout = turned(one.layout, ring, steps)
            found.append(SeaEdit("turn", at[ring], at[ring], steps, layout, not layout.faults()))
    for first, second in combinations(RINGS, 2):
        layout = exchanged(one.layout, first, second)
        found.append(SeaEdit("exchange", at[first], at[second], 0, layout, not layout.faults()))
    return tuple(found)


def _plain(kind: str, faults: Sequence[LayoutFault]) -> bool:
    """Return whether the fault is obvious enough for a learner."""
    if kind == "spacing":
        wide = [fault.facts["degrees"] > fault.facts["most"] for fault in faults]
        return sorted(wide) == [False, True] and len({*faults[0].hexes} & {*faults[1].hexes}) == 1
    apart = all(fault.facts["parts"] == 2 and len(fault.hexes) <= 12 for fault in faults)
    return apart and len(faults) == (2 if kind == "pond" else 1)


def _tile_laid(layout: Layout, random: Random) -> Iterator[Layout]:
    """Yield layouts with one of the twelve tiles placed otherwise."""
    old = random.choice([one for one in layout.tiles if not tiles()[one.tile].is_city])
    wanted = frozenset(old.hexes())
    corner = min(wanted)
    for flipped in (False, True):
        for turns in range(6):
            q, r = min(Placement(old.tile, flipped, turns).hexes())
            placed = Placement(old.tile, flipped, turns, corner[0] - q, corner[1] - r)
            if wanted == frozenset(placed.hexes()):
                yield relaid(layout, placed)


def _city_laid(layout: Layout, random: Random) -> Iterator[Layout]:
    """Yield layouts with a city placed somewhere else on the rim."""
    old = random.choice([one for one in layout.tiles if tiles()[one.tile].is_city])
    others = {h for one in layout.tiles if one.tile != old.tile for h in one.hexes()}
    rim = sorted({near for h in others for near in neighbors(h)} - others)
    for _ in range(40):
        face = Placement(old.tile, random.random() < 0.5, random.randrange(6))
        q, r = random.choice(rim)
        own_q, own_r = random.choice(face.hexes())
        placed = Placement(face.tile, face.flipped, face.turns, q - own_q, r - own_r)
        if not others.intersection(placed.hexes()):
            yield relaid(layout, placed)


def _shown(layout: Layout, seed: int) -> FaultySea:
    """Return a scene of a sea without pieces; a board of hexes can have faults."""
    codes = tile_data()["tiles"]
    hexes = tuple(
        (*hex_, code)
        for one in layout.tiles
        for hex_, (_, _, code) in zip(one.hexes(), codes[one.tile], strict=True)
    )
    rules = Delphi(Setting(Layout(hexes=hexes), SHIPS, tiles=TILES))
    fresh = rules.set_up(seed)
    empty = {
        "monsters": (0,) * len(fresh.monsters),
        "offerings": (0,) * len(fresh.offerings),
        "statues": (0,) * 6,
    }
    return FaultySea(layout, rules, msgspec.structs.replace(fresh, **empty))
