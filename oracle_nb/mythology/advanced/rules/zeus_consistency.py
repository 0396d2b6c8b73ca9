"""Faults of positions in a game with Zeus as a player; see ``consistency``."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from oracle_nb.mythology.advanced.model.numbers import MOST_BRIBE, TURNS
from oracle_nb.mythology.advanced.model.position import (
    NOBODY,
    Challenge,
    Claim,
    Pending,
    Phase,
    Position,
    Setting,
)
from oracle_nb.mythology.advanced.model.zeus import Plea, ZeusTurn
from oracle_nb.mythology.pieces import HEROES, OFF, UNITS
from oracle_nb.mythology.rules.consistency import LevelFault, repeats, table_faults

_MOST_BRIBES = MOST_BRIBE * 64 * TURNS
"""Glory points that nobody can have paid to Zeus."""


def zeus_faults(position: Position, setting: Setting, hexes: int) -> Iterator[LevelFault]:
    """Yield what is wrong about Zeus."""
    zeus = position.zeus
    if (zeus is UNSET) is ("zeus" in setting.extras):
        yield LevelFault("zeus", "a game needs it if, and only if, Zeus is a player")
    if zeus is UNSET:
        return
    yield from table_faults("zeus", zeus.bribes, setting.gods, range(_MOST_BRIBES))
    if any(not NOBODY <= seat < setting.gods for seat in (zeus.struck, zeus.before)):
        yield LevelFault("zeus", "only the god of a player can be struck")
    if zeus.struck >= 0 and not zeus.thrown:
        yield LevelFault("zeus", "only the bolt of this round can strike a god")
    dead = [unit for unit, hex_ in zeus.fallen if 0 <= unit < UNITS and 0 <= hex_ < hexes]
    if len(dead) < len(zeus.fallen) or repeats(dead):
        yield LevelFault("zeus", "each unit can have fallen in one hex")


def pleads(position: Position, below: Sequence[Pending]) -> bool:
    """Return whether Zeus can be asked, or be about to decide, on top of other decisions."""
    zeus, top, seats = position.zeus, position.top, (1 << len(position.areas)) - 1
    if zeus is UNSET or position.phase is not Phase.MOVING or position.attempts:
        draw = isinstance(top, Plea) and top.what == "draw"
        if zeus is UNSET or not draw:
            return False
    if not isinstance(top, Plea):
        return not below
    if top.what == "protect":
        pleas = [plea for plea in position.pending if isinstance(plea, Plea)]
        vows = {(vow.seat, vow.unit) for vow in position.prayers.vows}
        asked = all((plea.seat, plea.unit) in vows and not plea.waiting for plea in pleas)
        return len(pleas) == len(position.pending) and asked
    offers = [seat for seat, points in top.offers if 1 <= points <= MOST_BRIBE]
    fits = len(offers) == len(top.offers) and not repeats(offers)
    fits = fits and all(seats & ~top.waiting >> seat & 1 for seat in offers if seat >= 0)
    fits = fits and 0 <= top.waiting <= seats and all(seat >= 0 for seat in offers)
    match below:
        case [Claim(unit=unit), Challenge(drawn=True)]:
            return fits and top.what == "draw" and top.unit == unit < HEROES
        case [ZeusTurn()]:
            return fits and _is_announced(position, top)
    return False


def _is_announced(position: Position, plea: Plea) -> bool:
    """Return whether Zeus can have announced this."""
    assert position.zeus is not UNSET
    match plea.what:
        case "bolt":
            heroes = position.units[:HEROES]
            return position.zeus.thrown and plea.hex != OFF and plea.hex in heroes
        case "strike":
            in_play = 0 <= plea.seat < len(position.areas) and position.zeus.struck == NOBODY
            return in_play and position.zeus.thrown and plea.seat != position.zeus.before
        case "revive":
            fallen = position.zeus.hex_of(plea.unit) >= 0 and position.units[plea.unit] == OFF
            return fallen and plea.hex >= 0
    return False
