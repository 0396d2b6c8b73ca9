"""Fights and attempts to take Prizes: dice, aid, and what they change."""

from typing import NamedTuple

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.model.position import Attempt, Fight, Position
from oracle_nb.mythology.pieces import KIND_BITS, OFF, POWER, Side
from oracle_nb.mythology.rules.missed_rules import NO_RULES, Missed, prize_total
from oracle_nb.mythology.rules.odds import CERTAIN_AID, CERTAIN_LEAD
from oracle_nb.mythology.rules.transaction import Transaction


def defender_of(world: WorldMap, position: Position, hex_: int, turn: int | None = None) -> int:
    """Return the seat that defends in a hex (basic.defender, ruling 12).

    The opponent whose god stands in the Area of the hex, else the next opponent clockwise.

    ``turn``: the seat that attacks; by default the one whose turn it is.
    """
    players = len(position.sides)
    attacker = position.turn if turn is None else turn
    side = position.sides[attacker]
    clockwise = [(attacker + step) % players for step in range(1, players)]
    opponents = [seat for seat in clockwise if position.sides[seat] != side]
    area = world.area[hex_]
    return next((seat for seat in opponents if position.areas[seat] == area), opponents[0])


class FightAhead(NamedTuple):
    """Fights in a hex after the pending one: a player's units there, and those of the enemy.

    ``certain``: whether they come in any case, or depend on who wins the pending fight.
    """

    units: tuple[int, ...]
    foes: tuple[int, ...]
    certain: bool = True


def fights_ahead(world: WorldMap, position: Position, seat: int) -> list[FightAhead]:
    """Return the fights that have been begun, after the pending one, with a player's units.

    The attacker takes part in all of them, a defender in those that it defends (basic.defender).
    Aid for them comes from the power points that the pending fight leaves.
    """
    step, ahead = position.pending, list[FightAhead]()
    if not isinstance(step, Fight):
        return ahead
    side, pair = Side(position.sides[seat]), (step.unit, step.foe)
    for hex_ in position.battlefields:
        here = position.units_at(hex_)
        units, foes = members(here & KIND_BITS[side]), members(here & KIND_BITS[side.other])
        if not (units and foes) or seat not in (position.turn, defender_of(world, position, hex_)):
            continue
        certain = True
        if hex_ == position.units[step.unit]:
            # The winner of the pending fight goes on against those who are left.
            others, more = (tuple(x for x in kind if x not in pair) for kind in (units, foes))
            if not (others or more):
                continue
            certain = bool(others and more)
            units, foes = others or units, more or foes
        ahead.append(FightAhead(units, foes, certain))
    return ahead


def enough_aid(position: Position) -> int:
    """Return the least aid that makes success certain; more than a player has where none does.

    An attacker's must also suffice against all that the defender can give.
    """
    match position.pending:
        case Fight(aid=-1, defender=defender):
            return position.power[defender] + CERTAIN_LEAD
        case Fight(aid=aid):
            return aid + CERTAIN_LEAD
        case Attempt():
            return CERTAIN_AID
    return POWER


def fight(transaction: Transaction, step: Fight, aid: int, missed: Missed = NO_RULES) -> None:
    """Roll until one unit wins, and remove the other (basic.duel, basic.tie, basic.loser-off)."""
    attacker, again = transaction.position.turn, False
    while True:
        dice, others = transaction.roll(), transaction.roll()
        totals = sum(dice) + step.aid, sum(others) + aid
        transaction.event(
            "fight-rolled",
            "basic.duel",
            attacker,
            unit=step.unit,
            foe=step.foe,
            roll=dice,
            rolled=others,
            aid=step.aid,
            aided=aid,
            total=totals[0],
            against=totals[1],
            again=again,
        )
        if totals[0] != totals[1] or "basic.tie" in missed:
            break
        transaction.event("fight-tied", "basic.tie", attacker, total=totals[0])
        again = True
    transaction.change(pending=None)
    if totals[0] >= totals[1]:
        transaction.remove(step.foe, attacker)
    else:
        scores = "basic.loser-off" not in missed
        transaction.remove(step.unit, step.defender, scores=scores)


def attempt(transaction: Transaction, step: Attempt, aid: int, missed: Missed = NO_RULES) -> None:
    """Roll for a Prize (basic.prize-roll, basic.prize-fails)."""
    seat = transaction.position.turn
    dice = transaction.roll()
    total = sum(dice) + aid
    transaction.change(pending=None)
    facts = {"unit": step.unit, "prize": step.prize, "roll": dice, "aid": aid, "total": total}
    if total < prize_total(missed):
        transaction.event("prize-missed", "basic.prize-fails", seat, **facts)
        if "basic.prize-fails" in missed:
            transaction.remove(step.unit, seat, scores=False)
        return
    captured = transaction.position.captured
    taken = (*captured[seat], step.prize)
    transaction.change(
        prizes=replaced(transaction.position.prizes, step.prize, OFF),
        captured=(*captured[:seat], taken, *captured[seat + 1 :]),
    )
    transaction.event("prize-taken", "basic.prize-roll", seat, **facts)
