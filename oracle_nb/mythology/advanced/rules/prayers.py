"""Prayer and sacrifice, an optional rule: what is offered, and the answer (prayer.note)."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import NOBODY, Position
from oracle_nb.mythology.advanced.model.vows import Vow, worth_of
from oracle_nb.mythology.advanced.rules.cargo import FIRST_HELPER
from oracle_nb.mythology.advanced.rules.transaction import Dice, Result, Transaction
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.packs.data_pack import arbitration_of
from oracle_nb.mythology.pieces import OFF, PRIZES, UNITS

VERBS: Final = frozenset({Verb.PRAY, Verb.SACRIFICE, Verb.OFFER})
"""The verbs of this rule."""
_SPARED: Final = 8
_SAFE: Final = 10
_BOTH: Final = 12
_ALL_DICE: Final[tuple[Dice, ...]] = tuple(product(range(1, 7), range(1, 7)))


def answer_to(total: int) -> str:
    """Return the protection that a total gives, by our stand-in table (prayer.result).

    Examples
    --------
    >>> [answer_to(total) for total in (7, 9, 11, 12)]
    ['none', 'spared', 'safe', 'both']
    """
    if total < _SPARED:
        return "none"
    if total < _SAFE:
        return "spared"
    return "safe" if total < _BOTH else "both"


def bonus_of(position: Position, world: WorldMap, vow: Vow) -> int:
    """Return what is added to the two dice: also 1 for a Hero whom the god favors."""
    favor = arbitration_of(world.pack)[position.gods[vow.seat]].get(vow.unit, 0)
    return vow.bonus + (favor > 0)


def offer(transaction: Transaction, action: Action) -> None:
    """Spend glory on a prayer or sacrifice, which everybody sees (ruling 63)."""
    if action.verb is Verb.OFFER:
        _give(transaction, action)
        return
    vow = _begin(transaction, str(action.verb), action.unit, points=action.target)
    transaction.glory(vow.seat, -action.target, "prayer.note")
    if transaction.position.zeus is not UNSET:
        transaction.glory(transaction.position.zeus_seat, action.target, "zeus.glory")


def _change(transaction: Transaction, **fields: Any) -> None:
    transaction.change(rites=replace(transaction.position.prayers, **fields))


def _begin(transaction: Transaction, what: str, unit: int, points: int = 0, goods: int = 0) -> Vow:
    """Record a prayer or sacrifice, or more of the player's sacrifice, and return it."""
    position = transaction.position
    seat, rites = position.turn, position.prayers
    begun = next((vow for vow in rites.vows if (vow.seat, vow.what) == (seat, what)), None)
    if begun is None:
        vow = Vow(seat, what, unit, points, goods)
        offered = list(rites.offered)
        prayers, sacrifices = offered[seat]
        prays = what == "pray"
        offered[seat] = (prayers + prays, sacrifices + (not prays))
        _change(transaction, vows=(*rites.vows, vow), offered=tuple(offered))
    else:
        vow = replace(begun, points=begun.points + points, goods=begun.goods + goods)
        _change(transaction, vows=tuple(vow if old == begun else old for old in rites.vows))
    transaction.event("vow-made", "prayer.note", seat, vow=what, unit=unit)
    return vow


def begin_round(transaction: Transaction) -> None:
    """Forget the prayers and sacrifices of the last game turn, in a game with them."""
    if transaction.position.rites is not UNSET:
        _change(transaction, vows=(), spared=0, safe=0)


def _give(transaction: Transaction, action: Action) -> None:
    """Give a Prize or Helper to a sacrifice; it leaves the game (prayer.goods)."""
    thing, place = action.target, action.target - UNITS
    worth = worth_of(thing)
    vow = _begin(transaction, "sacrifice", action.unit, goods=worth)
    position = transaction.position
    trophies = position.trophies
    if trophies and thing < FIRST_HELPER:
        own = trophies[vow.seat] & ~(1 << place)
        transaction.change(trophies=replaced(trophies, vow.seat, own))
    transaction.change(
        prizes=tuple(OFF if n == place else hex_ for n, hex_ in enumerate(position.prizes)),
        helpers=tuple(
            OFF if PRIZES + n == place else hex_ for n, hex_ in enumerate(position.helpers)
        ),
        bearers=replaced(position.bearers, place, NOBODY),
        captures=tuple(capture for capture in position.captures if capture[0] != place),
    )
    facts = {"thing": thing, "points": worth}
    transaction.event("goods-given", "prayer.goods", vow.seat, **facts)


def protect(transaction: Transaction, hero: int, answer: str) -> None:
    """Protect a Hero in this game turn (prayer.result)."""
    rites, bit = transaction.position.prayers, 1 << hero
    spared, safe = (bit * (answer in (name, "both")) for name in ("spared", "safe"))
    _change(transaction, spared=rites.spared | spared, safe=rites.safe | safe)


def settle(transaction: Transaction, world: WorldMap) -> None:
    """Roll for all prayers and sacrifices before the first moving phase (prayer.when)."""
    for vow in transaction.position.prayers.vows:
        bonus = bonus_of(transaction.position, world, vow)
        transaction.expect(lambda bonus=bonus: _results(bonus))  # type: ignore[misc]
        roll = sum(transaction.roll())
        answer = answer_to(roll + bonus)
        protect(transaction, vow.unit, answer)
        facts = {"vow": vow.what, "unit": vow.unit, "roll": roll, "total": roll + bonus}
        transaction.event("vow-answered", "prayer.result", vow.seat, **facts, answer=answer)


def _results(bonus: int) -> Iterator[Result]:
    """Yield each protection that a roll can give, with one way to roll it."""
    groups: dict[str, list[Dice]] = {}
    for dice in _ALL_DICE:
        groups.setdefault(answer_to(sum(dice) + bonus), []).append(dice)
    for ways in groups.values():
        yield Result(Fraction(len(ways), len(_ALL_DICE)), (ways[0],))
