"""Faults of positions in a game with Zeus as a player; see ``consistency``."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from oracle_nb.mythology.advanced.model.numbers import MOST_BID, MOST_BRIBE, TURNS
from oracle_nb.mythology.advanced.model.position import (
    NOBODY,
    Challenge,
    Claim,
    Pending,
    Position,
    Setting,
)
from oracle_nb.mythology.advanced.model.zeus import Kill, Plea, ZeusTurn
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.pieces import COUNTERS, FIRST_EVIL, HEROES, OFF, UNITS
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


def is_draw(position: Position, plea: Plea) -> bool:
    """Return whether Zeus can be asked about equal points on a Hero, as far as the plea says."""
    seats = range(len(position.areas))
    payers = [plea.payer_for(seat) for seat in plea.rivals]
    fits = position.zeus is not UNSET and plea.what in ("draw", "ambush")
    fits = fits and len(plea.rivals) > 1 and not repeats(plea.rivals)
    fits = fits and all(seat in seats for seat in (*plea.rivals, *payers))
    fits = fits and _offers_fit(plea, bits_of(seat for seat in payers if seat >= 0))
    fits = fits and 0 <= plea.unit < (COUNTERS if plea.what == "ambush" else HEROES)
    return fits and (plea.kill is None or _is_kill(plea, plea.kill, seats))


def _is_kill(plea: Plea, kill: Kill, seats: range) -> bool:
    """Return whether equal points can matter for the glory of a kill."""
    fits = 0 <= kill.dead < COUNTERS and not UNITS <= kill.dead < FIRST_EVIL
    fits = fits and NOBODY <= kill.killer < COUNTERS
    fits = fits and 0 <= kill.glory <= MOST_BID and all(seat in seats for seat in kill.owners)
    if kill.seat == NOBODY:
        return fits and plea.unit == kill.killer
    fits = fits and kill.seat in kill.owners and plea.unit == kill.dead
    return fits and plea.rivals == kill.owners


def _offers_fit(plea: Plea, asked: int) -> bool:
    """Return whether seats that are asked, and don't wait any more, have offered bribes."""
    offers = [seat for seat, points in plea.offers if seat >= 0 and 1 <= points <= MOST_BRIBE]
    fits = len(offers) == len(plea.offers) and not repeats(offers)
    return (
        fits
        and 0 <= plea.waiting == plea.waiting & asked
        and all((asked & ~plea.waiting) >> seat & 1 for seat in offers)
    )


def pleads(position: Position, below: Sequence[Pending]) -> bool:
    """Return whether Zeus can be asked, or be about to decide, on top of possible decisions."""
    top, first = position.top, position.zeus is not UNSET and not position.attempts
    if not isinstance(top, Plea):
        return first and not below
    if top.what == "protect":
        vows = {(vow.seat, vow.unit) for vow in position.prayers.vows}
        asked = (top.seat, top.unit) in vows and not top.waiting
        return first and asked and all(isinstance(plea, Plea) for plea in below)
    fits = position.zeus is not UNSET and _offers_fit(top, (1 << len(position.areas)) - 1)
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
