"""Faults of positions: why one can't be played."""

from collections.abc import Iterable, Iterator
from typing import Final

from oracle_nb.core.positions import MOST_DRAWS
from oracle_nb.mythology.advanced.model.numbers import ATTEMPTS, HEXES, MOST_BID, POWER, TURNS
from oracle_nb.mythology.advanced.model.position import (
    Challenge,
    Claim,
    Phase,
    Position,
    Setting,
    Sheet,
    Way,
)
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.pieces import GODS, HEROES, OFF, PRIZES, UNITS
from oracle_nb.mythology.rules.consistency import PositionFault

_GLORY: Final = range(-10_000, 10_001)
"""Glory points that a game can't leave."""
_BITS: Final = {
    "waiting": 0,
    "letting": 0,
    "moved": UNITS,
    "spent": UNITS,
    "lost": UNITS,
    "walked": UNITS,
}
"""Fields with bit sets, and how many bits they have; 0 for one for each player."""


def faults(position: Position, setting: Setting, world: WorldMap) -> tuple[PositionFault, ...]:
    """Return every reason why a position can't be played; never raise."""
    if type(position) is not Position:
        return (PositionFault("position", "a position of Mythology's Advanced Game is needed"),)
    result = tuple(_shape(position, setting, world))
    return result or tuple(_course(position))


def _shape(position: Position, setting: Setting, world: WorldMap) -> Iterator[PositionFault]:
    """Yield wrong lengths and numbers."""
    players, begun = setting.players, position.phase is not Phase.SETUP
    yield from _table("units", position.units, UNITS, range(OFF, len(world.names)))
    yield from _table("prizes", position.prizes, PRIZES, range(OFF, len(world.names)))
    yield from _table("gods", position.gods, players * begun, range(GODS))
    yield from _table("areas", position.areas, players, range(OFF, len(world.area_bits)))
    yield from _table("glory", position.glory, players, _GLORY)
    yield from _table("gained", position.gained, players, _GLORY)
    for field, bits in _BITS.items():
        if not 0 <= getattr(position, field) < 1 << (bits or players):
            yield PositionFault(field, f"only {bits or players} bits can be set")
    least, most = int(begun), TURNS if begun else 0
    if not least <= position.round <= most:
        yield PositionFault("round", f"{position.round} is not from {least} to {most}")
    somebody = begun and position.phase is not Phase.OVER
    if not (0 <= position.turn < players if somebody else position.turn == OFF):
        yield PositionFault("turn", f"{position.turn} can't be the seat whose turn it is")
    if not 0 <= position.attempts <= ATTEMPTS:
        yield PositionFault("attempts", f"must be from 0 to {ATTEMPTS}")
    if not 0 <= position.draws <= MOST_DRAWS:
        yield PositionFault("draws", f"must be from 0 to {MOST_DRAWS}")
    if len(position.sheets) != players:
        yield PositionFault("sheets", f"{players} values are needed, got {len(position.sheets)}")
        return
    for sheet in position.sheets:
        if sheet is not None:
            yield from _sheet(position, sheet)
    yield from _pending(position, players)


def _table(
    field: str, numbers: tuple[int, ...], length: int, values: range
) -> Iterator[PositionFault]:
    if len(numbers) != length:
        # Somebody can have sent millions of values.
        yield PositionFault(field, f"{length} values are needed, got {len(numbers)}")
        return
    for value in numbers:
        if value not in values:
            yield PositionFault(field, f"{value} is not from {values.start} to {values.stop - 1}")


def _sheet(position: Position, sheet: Sheet) -> Iterator[PositionFault]:
    noted = tuple(
        fault
        for points in (sheet.noted, sheet.last_noted)
        for fault in _table("sheets", points, UNITS, range(POWER + 1))
    )
    yield from noted
    yield from _table("sheets", sheet.totals, HEROES, range(MOST_BID + 1))
    sums = (sheet.left, POWER - sheet.last_zeus - sum(sheet.last_noted))
    few = min(sheet.zeus, sheet.last_zeus) >= 0 and (bool(noted) or min(sums) >= 0)
    if not few:
        yield PositionFault("sheets", f"at most {POWER} points can be noted")


def _pending(position: Position, players: int) -> Iterator[PositionFault]:
    """Yield a stack of decisions that can't come about."""
    seats = (1 << players) - 1 & ~(1 << position.turn if position.turn >= 0 else 0)
    match position.pending:
        case ():
            fits = True
        case (Claim(unit=unit, waiting=waiting),):
            fits = 0 <= unit < UNITS and 0 < waiting == waiting & seats
        case (Claim(unit=unit, waiting=waiting), Challenge() as challenge):
            fits = 0 <= unit < UNITS and 0 <= waiting == waiting & seats & ~(1 << challenge.seat)
            fits = fits and 0 <= challenge.seat < players and seats >> challenge.seat & 1 == 1
            fits = fits and -1 <= challenge.bid <= MOST_BID
            fits = fits and (challenge.bid >= 0 or (challenge.announcer and not challenge.drawn))
        case (Way(unit=unit, moved=moved),):
            fits = 0 <= unit < UNITS and 0 <= moved < HEXES
        case _:
            fits = False
    if not fits or (position.pending and position.phase is not Phase.MOVING):
        yield PositionFault("pending", "these decisions can't be pending")


def _course(position: Position) -> Iterator[PositionFault]:
    """Yield fields that contradict each other."""
    if _repeats(position.gods):
        yield PositionFault("gods", "two players have the same god")
    if _repeats(hex_ for hex_ in position.prizes if hex_ != OFF):
        yield PositionFault("prizes", "two Prizes are in the same hex")
    if position.claimed >= 0 and position.units[position.claimed] == OFF:
        yield PositionFault("pending", "the announced unit is off the map")
    if position.turn >= 0 and position.waiting >> position.turn & 1:
        yield PositionFault("waiting", "the seat whose turn it is can't be waiting")
    if position.phase is Phase.MOVING and OFF in position.areas:
        yield PositionFault("areas", "the god of a player isn't on the map")


def _repeats(values: Iterable[int]) -> bool:
    result = list(values)
    return len(set(result)) != len(result)
