"""The effects of actions, for the app and terminals: units and aims of an Area, chances of aid."""

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.position import Attempt, Fight, Position
from oracle_nb.mythology.pieces import (
    ATTACK_COST,
    HEX_COST,
    KIND_BITS,
    OFF,
    PRIZE_POINTS,
    UNIT_POINTS,
    Side,
)
from oracle_nb.mythology.rules.combat import defender_of
from oracle_nb.mythology.rules.odds import prize_chance, win_chance

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology


def own_units_in(rules: "Mythology", position: Position, area: int) -> int:
    """Return the number of units of the player's side in an Area."""
    if position.to_move is None:
        return 0
    return sum(
        position.units[unit] != OFF and rules.world.area[position.units[unit]] == area
        for unit in members(KIND_BITS[Side(position.sides[position.to_move])])
    )


class Aim(NamedTuple):
    """Something that a unit can reach in this turn: enemies to fight, or a Prize to try for."""

    hex_: int
    foes: tuple[int, ...]
    """The enemies; none for a Prize."""
    cost: int
    """The power points for the way, and for one attack."""
    left: int
    """The power points left for aid."""
    prize: int = OFF
    """The Prize there, also one that enemies guard; -1 for none, or for a player of Monsters."""
    defender: int = OFF
    """The seat that defends; -1 where nobody does."""
    against: int = 0
    """The power points that the defender has."""

    @property
    def needed(self) -> int:
        """The number of fights and attempts that must succeed."""
        return len(self.foes) + (self.prize != OFF)

    @property
    def best(self) -> Fraction:
        """The chance of all of it with the best use of aid, if the defender gives none."""
        return _chance(len(self.foes), self.prize != OFF, self.left, 0)

    @property
    def worst(self) -> Fraction:
        """The same chance if the defender gives all that it can."""
        return _chance(len(self.foes), self.prize != OFF, self.left, self.against)


@cache
def _chance(foes: int, prize: bool, left: int, against: int) -> Fraction:
    """Return the chance to win against enemies one by one, and then to take a Prize."""
    if not foes:
        return prize_chance(left) if prize else Fraction(1)
    last = foes == 1
    return max(
        min(
            win_chance(aid - reply) * _chance(foes - 1, prize, left - aid, against - reply)
            for reply in range(against if last else 0, against + 1)
        )
        for aid in range(0 if prize or not last else left, left + 1)
    )


def aims_from(rules: "Mythology", position: Position, area: int) -> tuple[Aim, ...]:
    """Return what the player to move can reach with the units in an Area.

    It begins with what promises most victory points.
    """
    seat = position.to_move
    if seat is None:
        return ()
    own = members(KIND_BITS[Side(position.sides[seat])])
    starts = {position.units[unit] for unit in own if position.units[unit] != OFF}
    front = [hex_ for hex_ in starts if rules.world.area[hex_] == area]
    return aims_of(rules, position, front, position.power[seat])


def aims_of(
    rules: "Mythology", position: Position, front: list[int], power: int
) -> tuple[Aim, ...]:
    """Return what the player to move can reach from some spaces with some power points."""
    if position.to_move is None:
        return ()
    side = Side(position.sides[position.to_move])
    seen, steps, aims = {*front}, 0, []
    while front:
        beyond = []
        for hex_ in front:
            cost = steps * HEX_COST
            foes = members(position.units_at(hex_) & KIND_BITS[side.other])
            prize = position.prize_at(hex_) if side is Side.HEROES else OFF
            if foes:
                # Nobody moves on from here without a fight.
                if (spare := power - cost - ATTACK_COST) >= 0:
                    defender = defender_of(rules.world, position, hex_)
                    against = position.power[defender]
                    aims.append(
                        Aim(hex_, foes, cost + ATTACK_COST, spare, prize, defender, against)
                    )
                continue
            if prize != OFF:
                aims.append(Aim(hex_, (), cost, power - cost, prize))
            beyond += [near for near in rules.world.neighbors[hex_] if near not in seen]
            seen.update(beyond)
        steps += 1
        front = [*dict.fromkeys(beyond)] if steps * HEX_COST <= power else []
    return tuple(sorted(aims, key=_rank))


def _rank(aim: Aim) -> tuple[Fraction, int, int]:
    points = len(aim.foes) * UNIT_POINTS + (aim.prize != OFF) * PRIZE_POINTS
    return -points * (aim.best + aim.worst), aim.cost, aim.hex_


def most_aid(position: Position) -> int:
    """Return how much aid the defender can still give in a fight; 0 once it can't answer."""
    match position.pending:
        case Fight(aid=-1, defender=defender):
            return position.power[defender]
    return 0


def aid_chance(position: Position, aid: int) -> Fraction | None:
    """Return the chance of success with an amount of aid; an attacker's if nobody answers it."""
    match position.pending:
        case Attempt():
            return prize_chance(aid)
        case Fight(aid=-1):
            return win_chance(aid)
        case Fight(aid=given):
            return win_chance(aid - given)
        case _:
            return None
