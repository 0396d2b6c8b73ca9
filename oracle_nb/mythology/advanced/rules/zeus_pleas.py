"""The decisions of Zeus, and who can offer bribes for them (zeus.arbitrates, zeus.glory)."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.model.zeus import Plea, Zeus, ZeusTurn
from oracle_nb.mythology.advanced.rules.transaction import Transaction
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.pieces import UNITS


def zeus_of(position: Position) -> Zeus:
    """Return the state of Zeus, in a game with him."""
    assert position.zeus is not UNSET
    return position.zeus


def change_zeus(transaction: Transaction, **fields: Any) -> None:
    """Change the state of Zeus."""
    transaction.change(zeus=replace(zeus_of(transaction.position), **fields))


def plead(transaction: Transaction, plea: Plea, asked: int) -> None:
    """Let players offer bribes, then Zeus decide; those without glory have nothing to offer."""
    position = transaction.position
    rich = bits_of(seat for seat in range(len(position.areas)) if position.glory[seat] > 0)
    waiting = asked & rich & ~position.silenced
    transaction.change(pending=(*position.pending, replace(plea, waiting=waiting)))


def payers(plea: Plea, rivals: Sequence[int]) -> set[int]:
    """Return who can bribe Zeus in a draw that nobody has bid."""
    return {plea.payer_for(seat) for seat in rivals}


def open_moment(transaction: Transaction) -> bool:
    """Ask Zeus before a moving phase, if he has anything left to do; return whether he is asked."""
    position = transaction.position
    zeus = position.zeus
    if zeus is UNSET or zeus.resting or (zeus.thrown and not mortal(position)):
        return False
    transaction.change(pending=(ZeusTurn(),))
    return True


def ask_for_protection(transaction: Transaction) -> bool:
    """Let Zeus answer prayers and sacrifices, in order; return whether there are any."""
    position = transaction.position
    vows = position.prayers.vows if position.zeus is not UNSET else ()
    pleas = (Plea("protect", 0, vow.unit, seat=vow.seat) for vow in reversed(vows))
    transaction.change(pending=tuple(pleas))
    return bool(vows)


def mortal(position: Position) -> int:
    """Return the units that Zeus can bring back, as a bit set (zeus.revives)."""
    zeus = position.zeus
    if zeus is UNSET:
        return 0
    return bits_of(unit for unit, _ in zeus.fallen if position.units[unit] < 0)


def bury(transaction: Transaction, unit: int, hex_: int | None = None) -> None:
    """Record where a unit was killed in combat or by an occurrence; without a hex, forget it."""
    zeus = transaction.position.zeus
    if zeus is not UNSET and unit < UNITS:
        fallen = tuple(place for place in zeus.fallen if place[0] != unit)
        change_zeus(transaction, fallen=fallen if hex_ is None else (*fallen, (unit, hex_)))


def pay(transaction: Transaction, plea: Plea, seats: Sequence[int]) -> None:
    """Let players pay their bribes to Zeus (zeus.glory)."""
    for seat in seats:
        if points := plea.offer_of(seat):
            transaction.glory(seat, -points, "zeus.glory")
            transaction.glory(transaction.position.zeus_seat, points, "zeus.glory")
            bribes = zeus_of(transaction.position).bribes
            change_zeus(transaction, bribes=replaced(bribes, seat, bribes[seat] + points))
