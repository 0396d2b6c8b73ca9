"""Faults of positions: why one can't be played."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from oracle_nb.core.positions import MOST_DRAWS
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.model.position import Attempt, Fight, Offer, Part, Position, Setting
from oracle_nb.mythology.pieces import (
    GODS,
    HERO_BITS,
    KIND_BITS,
    OFF,
    POWER,
    PRIZES,
    ROUNDS,
    UNITS,
    side_of,
)


class LevelFault(msgspec.Struct, frozen=True):
    """A field of a position that can't be as it is, and why."""

    field: str
    why: str

    def __str__(self) -> str:
        return f"{self.field}: {self.why}"


def faults(position: Position, setting: Setting, world: WorldMap) -> tuple[LevelFault, ...]:
    """Return every reason why a position can't be played; never raise."""
    if type(position) is not Position:
        return (LevelFault("position", "a position of Mythology is needed"),)
    result = tuple(_shape(position, setting, world))
    return result or tuple(_turn(position))


def _shape(position: Position, setting: Setting, world: WorldMap) -> Iterator[LevelFault]:
    """Yield wrong lengths and numbers."""
    players, begun = setting.players, position.part is not Part.SETUP
    drawn = players * begun
    yield from table_faults("units", position.units, UNITS, range(OFF, len(world.names)))
    yield from table_faults("prizes", position.prizes, PRIZES, range(OFF, len(world.names)))
    yield from table_faults("gods", position.gods, drawn, range(GODS))
    yield from table_faults("sides", position.sides, drawn, range(2))
    yield from table_faults("areas", position.areas, players, range(OFF, len(world.area_bits)))
    yield from table_faults("power", position.power, players, range(POWER + 1))
    yield from table_faults("alliances", position.alliances, players, range(players + 1))
    yield from _piles(position, "trophies", players, UNITS)
    yield from _piles(position, "captured", players, PRIZES)
    for field, bits in _BITS.items():
        width = bits or players
        if not 0 <= getattr(position, field) < 1 << width:
            yield LevelFault(field, f"only {width} bits can be set")
    # A list without repetitions has no more hexes than the map.
    entered = len(set(position.battlefields))
    yield from table_faults("battlefields", position.battlefields, entered, range(len(world.names)))
    least, most = int(begun), ROUNDS if begun else 0
    if not least <= position.round <= most:
        yield LevelFault("round", f"{position.round} is not from {least} to {most}")
    somebody = begun and position.part is not Part.OVER
    if not (0 <= position.turn < players if somebody else position.turn == OFF):
        yield LevelFault("turn", f"{position.turn} can't be the seat whose turn it is")
    if not 0 <= position.draws <= MOST_DRAWS:
        yield LevelFault("draws", f"must be from 0 to {MOST_DRAWS}")
    yield from _pending(position, players)


_BITS: Final = {"waiting": 0, "asked": 0, "movable": UNITS, "entered": UNITS, "tried": UNITS}
"""Fields with bit sets, and how many bits they have; 0 for one for each player."""


def table_faults(
    field: str, numbers: tuple[int, ...], length: int, values: range
) -> Iterator[LevelFault]:
    """Yield a wrong length of a table, or values that it can't have."""
    if len(numbers) != length:
        # Somebody can have sent millions of values.
        yield LevelFault(field, f"{length} values are needed, got {len(numbers)}")
        return
    for value in numbers:
        if value not in values:
            yield LevelFault(field, f"{value} is not from {values.start} to {values.stop - 1}")


def _piles(position: Position, field: str, players: int, limit: int) -> Iterator[LevelFault]:
    piles = getattr(position, field)
    if len(piles) != players:
        yield LevelFault(field, f"{players} values are needed, got {len(piles)}")
        return
    if (taken := sum(map(len, piles))) > limit:
        yield LevelFault(field, f"at most {limit} can be taken, got {taken}")
        return
    for value in (piece for pile in piles for piece in pile):
        if not 0 <= value < limit:
            yield LevelFault(field, f"{value} is not from 0 to {limit - 1}")
    if any(piles) and position.part is Part.SETUP:
        yield LevelFault(field, "nothing can be taken before the first round")


def _pending(position: Position, players: int) -> Iterator[LevelFault]:
    match position.pending:
        case Fight(unit=unit, foe=foe, defender=defender, aid=aid):
            fits = 0 <= unit < UNITS and 0 <= foe < UNITS and 0 <= defender < players
            if not fits or not OFF <= aid <= POWER or position.part is not Part.COMBAT:
                yield LevelFault("pending", "this fight can't take place")
        case Attempt(unit=unit, prize=prize):
            fits = 0 <= unit < UNITS and 0 <= prize < PRIZES
            if not fits or position.part is not Part.PRIZES:
                yield LevelFault("pending", "this attempt can't take place")
        case Offer(seat=seat):
            if not 0 <= seat < players or position.turn in (seat, OFF):
                yield LevelFault("pending", "this alliance can't be offered")


def _turn(position: Position) -> Iterator[LevelFault]:
    """Yield fields that contradict each other."""
    if repeats(position.gods):
        yield LevelFault("gods", "two players have the same god")
    if repeats(area for area in position.areas if area != OFF):
        yield LevelFault("areas", "two gods are in the same Area")
    if repeats(hex_ for hex_ in position.prizes if hex_ != OFF):
        yield LevelFault("prizes", "two Prizes are in the same hex")
    if position.sides.count(1) != len(position.sides) // 2:
        yield LevelFault("sides", "half of the players, rounded down, must favor Monsters")
    for seat, pile in enumerate(position.trophies):
        if any(side_of(unit) == position.sides[seat] for unit in pile):
            yield LevelFault("trophies", f"seat {seat} has a unit of its own side")
    needs_god = position.part in (Part.MOVEMENT, Part.COMBAT, Part.PRIZES)
    if needs_god and position.areas[position.turn] == OFF:
        yield LevelFault("areas", "the god of the player whose turn it is isn't on the map")
    yield from _moved(position)
    yield from _taken(position)
    yield from _alliances(position)
    yield from _fight(position)


def _moved(position: Position) -> Iterator[LevelFault]:
    """Yield units that move, enter hexes or try for Prizes, but can't in this player's turn."""
    own = 0 if position.turn == OFF else KIND_BITS[position.sides[position.turn]]
    for field, units in (("movable", own), ("entered", own), ("tried", own & HERO_BITS)):
        if getattr(position, field) & ~units:
            yield LevelFault(field, "only units of the player whose turn it is are possible")


def repeats(values: Iterable[int]) -> bool:
    """Return whether a number occurs twice."""
    result = list(values)
    return len(set(result)) != len(result)


def _taken(position: Position) -> Iterator[LevelFault]:
    for field, where in (("trophies", position.units), ("captured", position.prizes)):
        taken = [piece for pile in getattr(position, field) for piece in pile]
        if repeats(taken):
            yield LevelFault(field, "something was taken twice")
        if any(where[piece] != OFF for piece in taken):
            yield LevelFault(field, "something that was taken is still on the map")


def _alliances(position: Position) -> Iterator[LevelFault]:
    for seat in range(len(position.sides)):
        allies = position.allies(seat)
        if len(allies) == 1:
            yield LevelFault("alliances", f"seat {seat} is allied with nobody")
        if len({position.sides[ally] for ally in allies}) > 1:
            yield LevelFault("alliances", f"seat {seat} is allied with the other side")


def _fight(position: Position) -> Iterator[LevelFault]:
    pending = position.pending
    if isinstance(pending, Fight):
        if position.units[pending.unit] != position.units[pending.foe]:
            yield LevelFault("pending", "the two units aren't in the same hex")
        if side_of(pending.unit) == side_of(pending.foe):
            yield LevelFault("pending", "the two units are on the same side")
