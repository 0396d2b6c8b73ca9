"""Forecasts of combat: exact chances for texts and bots, as far as sheets are known."""

from fractions import Fraction
from typing import NamedTuple

from oracle_nb.mythology.advanced.model.numbers import AID
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.cargo import combat_strength_of, strength_of
from oracle_nb.mythology.advanced.rules.combat import magic_number, magic_of
from oracle_nb.mythology.advanced.rules.hercules import hercules_of
from oracle_nb.mythology.advanced.rules.odds import duel_chances, hit_chance, low_chance
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.pieces import HEROES

_ALWAYS, _NEVER = Fraction(1), Fraction(0)


class Forecast(NamedTuple):
    """The chances of a combat.

    Parameters
    ----------
    kind : str
        "single" for one roll of a Hero against a Monster, "duel", "magic" for one unit with magic,
        "magic-both", or "kills", "dies" or "stalled" for what is certain.
    kills, dies, both : Fraction
        The chances that only the foe dies, only the unit, or both.
    hit, back : Fraction
        The chances that the unit or its foe kills in one roll.
    aided : bool
        Whether aid and ailment matter.
    """

    kind: str
    kills: Fraction
    dies: Fraction
    both: Fraction = _NEVER
    hit: Fraction = _NEVER
    back: Fraction = _NEVER
    aided: bool = False


def known_attack(position: Position, world: WorldMap, unit: int) -> int:
    """Return the Attack Number of a unit with all aid and ailment on the sheets that are known."""
    aid = sum(sheet.aid_for(unit) for sheet in position.sheets if sheet is not None)
    return combat_strength_of(position, world, unit).attack + AID * aid


def magic_chance(position: Position, world: WorldMap, magician: int, other: int) -> Fraction:
    """Return the chance that magic works against a unit, with its Helpers (helper.magic)."""
    guard = combat_strength_of(position, world, other).guard
    return low_chance(magic_number(position, world, magician) - guard)


def prize_chance(position: Position, world: WorldMap, unit: int, prize: int) -> Fraction:
    """Return the chance that a Hero takes a Prize: aid doesn't count (prize.roll)."""
    attack = strength_of(position, world, unit).attack
    return hit_chance(attack, world.pack.prize[prize].defense)


def forecast(
    position: Position, world: WorldMap, unit: int, foe: int, *, magic: bool = False
) -> Forecast:
    """Return the chances of a combat in which ``unit`` attacks; two units with magic always use it.

    ``magic``: whether a unit uses magic against one that has none.
    """
    magicians = [side for side in (unit, foe) if magic_of(world, side)]
    if len(magicians) == 2:
        first, second = (
            magic_chance(position, world, side, foe if side == unit else unit)
            for side in (unit, foe)
        )
        kills, dies = first * (1 - second), second * (1 - first)
        return Forecast("magic-both", kills, dies, 1 - kills - dies)
    if magicians and magic:
        other = foe if magicians[0] == unit else unit
        works = magic_chance(position, world, magicians[0], other)
        kills = works if magicians[0] == unit else 1 - works
        return Forecast("magic", kills, 1 - kills, hit=works)
    hercules = hercules_of(world)
    if hercules in (unit, foe):
        return _certain(kills=unit == hercules)
    aided = foe < HEROES or unit < HEROES
    hit, back = (
        hit_chance(
            known_attack(position, world, side), combat_strength_of(position, world, other).defense
        )
        for side, other in ((unit, foe), (foe, unit))
    )
    if unit < HEROES <= foe:
        kind = "single" if hit else "dies"
        return Forecast(kind, hit, 1 - hit, hit=hit, aided=True)
    if not hit or not back:
        kind = "stalled" if hit == back else "kills" if hit else "dies"
        certain = Forecast(kind, Fraction(bool(hit)), Fraction(bool(back)))
        return certain._replace(aided=aided)
    duel = duel_chances(hit, back)
    return Forecast("duel", duel.second, duel.first, duel.both, hit, back, aided)


def _certain(*, kills: bool) -> Forecast:
    return Forecast("kills", _ALWAYS, _NEVER) if kills else Forecast("dies", _NEVER, _ALWAYS)
