"""The value of combat to a player, as far as its own view shows, for bots."""

from oracle_nb.mythology.advanced.bots.contesting import Contest
from oracle_nb.mythology.advanced.bots.sending import death_bonus
from oracle_nb.mythology.advanced.model.numbers import EVIL_KILLED, MONSTER_KILLED
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.forecast import Forecast, forecast
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.packs.data_pack import fighter_of
from oracle_nb.mythology.pieces import FIRST_EVIL, HEROES, MONSTER_BITS

_OWN_HERO = 3.0
"""Glory points that a Hero with points of one's own is expected to bring."""
_OTHER_UNIT = 0.3
"""Value of the loss of another unit."""
WORTH_IT = 0.5
"""Glory points for which a bot starts combat."""


def combat_value(
    view: Position, world: WorldMap, sheet: Sheet, unit: int, foe: int, *, magic: bool = False
) -> float:
    """Return the glory points that a combat is expected to be worth to the player of a unit."""
    odds = forecast(view, world, unit, foe, magic=magic)
    seat = view.to_move
    gain = 0.0
    if foe >= HEROES:
        gain = float(EVIL_KILLED if foe >= FIRST_EVIL else MONSTER_KILLED)
    elif seat is not None:
        gain = Contest(view, world, seat).killing(foe, sheet.totals[foe])
    loss = _OWN_HERO if unit < HEROES and sheet.totals[unit] else _OTHER_UNIT
    if seat is not None:
        gain += death_bonus(view, seat, foe)
        loss -= death_bonus(view, seat, unit)
    return _value(odds, gain, loss)


def _value(odds: Forecast, gain: float, loss: float) -> float:
    if odds.kind == "stalled":
        return -1.0
    return float(odds.kills + odds.both) * gain - float(odds.dies + odds.both) * loss


def attack_value(view: Position, world: WorldMap, sheet: Sheet, unit: int, foe: int) -> float:
    """Return what an attack is worth if its player chooses about the magic of the unit."""
    plain = combat_value(view, world, sheet, unit, foe)
    if not fighter_of(world.pack, unit).magic:
        return plain
    return max(plain, combat_value(view, world, sheet, unit, foe, magic=True))


def monster_there(view: Position, world: WorldMap, sheet: Sheet, hero: int, hex_: int) -> bool:
    """Return whether a Hero would find a Monster in a hex that is worth an attack."""
    if view.fought >> hero & 1:
        return False
    monsters = view.units_at(hex_) & MONSTER_BITS & ~view.fought
    return any(
        attack_value(view, world, sheet, hero, monster) >= WORTH_IT for monster in members(monsters)
    )
