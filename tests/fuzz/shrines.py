"""Island tiles of a player's color, shrines on them, and the tasks for those."""

from oracle_nb.delphi.model.position import UNKNOWN
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER
from tests.fuzz.case import Case, at, colors, minus, plus
from tests.fuzz.pieces import (
    swap_islands,
)
from tests.fuzz.tasks import aboard, retask


def ship_color(case: Case, seat: int) -> int:
    return case.setting.ships[seat]


def own_tiles(case: Case, seat: int) -> list[int]:
    """The island tiles of a player's color."""
    return [tile for tile, color in enumerate(TILE_COLOR) if color == ship_color(case, seat)]


def put_tile(case: Case, slot: int, tile: int) -> Case:
    """Let a tile lie on an island, face up if it is dealt anew; what lay there changes places."""
    tiles = case.position.tiles
    if tile in tiles:
        return swap_islands(case, slot, tiles.index(tile))
    if tiles[slot] != UNKNOWN:
        empty = tiles.index(UNKNOWN)
        case = swap_islands(case, slot, empty)
    case = case.put(tiles=at(case.position.tiles, slot, tile))
    return case.put(face_up=case.position.face_up | 1 << slot)


def built(case: Case, seat: int) -> list[int]:
    """The slots of a player's shrines."""
    position = case.position
    return [
        slot
        for slot, tile in enumerate(position.tiles)
        if position.shrines >> slot & 1 and TILE_COLOR[tile] == ship_color(case, seat)
    ]


def shrine_task(case: Case) -> Case | None:
    """One of my shrine tasks is open."""
    me, seat = case.me, case.seat
    looked = case.slot
    held = [number for number in me.tasks + me.done if number >> 3 == Family.SHRINE]
    mine = [TILE_LETTER[tile] for tile in own_tiles(case, seat)]
    # One that was returned at the start, in the place of another family's.
    for letter in sorted(mine, key=lambda owned: owned != _letter_at(case)):
        if letter not in held:
            for family in (Family.MONSTER, Family.OFFERING, Family.STATUE):
                spoken = len(aboard(case, seat, family))
                rest = [v for v in colors(me.tasks, family) if v not in aboard(case, seat, family)]
                if len(rest) > spoken:
                    return retask(case, seat, task(family, rest[0]), letter)
    slots = sorted(built(case, seat), key=lambda slot: slot == looked)
    for slot in slots:
        if slot == looked and case.left == "shrine.build":
            continue
        done = [number for number in me.done if number >> 3 == Family.SHRINE]
        letter = TILE_LETTER[case.position.tiles[slot]]
        number = letter if letter in done else done[0]
        case = case.put(shrines=case.position.shrines & ~(1 << slot))
        opened = _letter_at(case) if _letter_at(case) in set(mine) - set(held) else number
        return case.mine(done=minus(me.done, number), tasks=plus(me.tasks, opened))
    return None


def _letter_at(case: Case) -> int:
    tile = case.position.tiles[case.slot] if case.slot >= 0 else UNKNOWN
    return TILE_LETTER[tile] if tile != UNKNOWN else UNKNOWN
