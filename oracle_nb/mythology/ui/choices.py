"""Numbers beside actions, in the app and in terminals: units of an Area, chances of aid."""

from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.position import Attempt, Fight, Position
from oracle_nb.mythology.pieces import KIND_BITS, OFF, Side
from oracle_nb.mythology.rules.odds import prize_chance, win_chance

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology

_HIGH: Final = Fraction(98, 100)
"""The chance from which tenths of a percent are shown."""
_NEARLY: Final = Fraction(999, 1000)


class ShownChance(NamedTuple):
    """A chance as it is shown: rounding never makes it look certain."""

    chance: Fraction
    digits: int
    """The number of digits after the point of a percentage."""


def own_units_in(rules: "Mythology", position: Position, area: int) -> int:
    """Return the number of units of the player's side in an Area."""
    if position.to_move is None:
        return 0
    return sum(
        position.units[unit] != OFF and rules.world.area[position.units[unit]] == area
        for unit in members(KIND_BITS[Side(position.sides[position.to_move])])
    )


def aid_chance(position: Position, aid: int) -> ShownChance | None:
    """Return the chance of success with an amount of aid; an attacker's if nobody answers it."""
    match position.pending:
        case Attempt():
            chance = prize_chance(aid)
        case Fight(aid=-1):
            chance = win_chance(aid)
        case Fight(aid=given):
            chance = win_chance(aid - given)
        case _:
            return None
    shown = chance if chance == 1 else min(chance, _NEARLY)
    return ShownChance(shown, 1 if chance > _HIGH else 0)
