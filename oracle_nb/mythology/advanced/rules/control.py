"""Control: announced units, challenges, bids and arbitration."""

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.cards import POWER_BONUS
from oracle_nb.mythology.advanced.model.evils import marked
from oracle_nb.mythology.advanced.model.position import NOBODY, Challenge, Claim, Position, Way
from oracle_nb.mythology.advanced.model.zeus import Plea
from oracle_nb.mythology.advanced.rules.cargo import (
    bring_home,
    carried_to,
    hexes_of,
    pick_up,
)
from oracle_nb.mythology.advanced.rules.effects import favor_of, spend
from oracle_nb.mythology.advanced.rules.hercules import hercules_of, in_remorse
from oracle_nb.mythology.advanced.rules.odds import highest_results
from oracle_nb.mythology.advanced.rules.paths import ways
from oracle_nb.mythology.advanced.rules.transaction import Transaction, number_of
from oracle_nb.mythology.advanced.rules.zeus_pleas import plead
from oracle_nb.mythology.map.world_map import WorldMap, bits_of
from oracle_nb.mythology.packs.data_pack import arbitration_of
from oracle_nb.mythology.pieces import FIRST_EVIL, HEROES
from oracle_nb.mythology.rules.schema import ALL_UNITS


def carry_out(transaction: Transaction, action: Action, world: WorldMap) -> None:
    """Carry out an action about an announced unit."""
    match action.verb:
        case Verb.CLAIM:
            claim(transaction, action.unit, world)
        case Verb.LET | Verb.LET_ALL:
            answer(transaction, always=action.verb is Verb.LET_ALL)
        case Verb.CHALLENGE:
            challenge(transaction)
        case Verb.BID:
            bid(transaction, action.target)
        case Verb.DRAW:
            arbitrate(transaction, world)
        case Verb.CONCEDE:
            concede(transaction)
        case Verb.STEP:
            step(transaction, world, action.unit, action.target)
        case Verb.GO:
            go(transaction, world, action)
        case Verb.STOP:
            finish(transaction, world)


def claim(transaction: Transaction, unit: int, world: WorldMap) -> None:
    """Announce a unit (march.announce, control.challenge, hercules.free-move)."""
    position = transaction.position
    seat = position.turn
    if in_remorse(position, world, unit):
        transaction.change(pending=(Way(unit),))
        transaction.event("hercules-free", "hercules.free-move", seat, unit=unit)
        return
    if unit >= FIRST_EVIL:
        transaction.change(pending=(Way(unit),))
        transaction.event("evil-free", "evil.moved", seat, unit=unit)
        return
    # A Hero whom pestilence keeps can still attack or take a Prize (ruling 51).
    attacks = position.fighting or bool(position.kept >> unit & 1)
    transaction.change(
        attempts=position.attempts + 1,
        pending=(Claim(unit, disputants(position, unit), attacks),),
    )
    facts = {"unit": unit, "attempts": position.attempts + 1}
    transaction.event("unit-claimed", "march.announce", seat, **facts)


def disputants(position: Position, unit: int) -> int:
    """Return who can challenge an announced unit: nobody once it is settled (ruling 36)."""
    return 0 if position.holder(unit) == position.turn else challengers(position)


def challengers(position: Position) -> int:
    """Return who can still challenge in this moving phase."""
    others = bits_of(range(len(position.areas))) & ~(1 << position.turn)
    return others & ~position.letting


def answer(transaction: Transaction, *, always: bool = False) -> None:
    """Let the announcer move the unit, or every unit of this moving phase."""
    position = transaction.position
    seat, pending = position.to_move, position.top
    assert seat is not None
    assert isinstance(pending, Claim)
    if always:
        transaction.change(letting=position.letting | 1 << seat)
        transaction.event("all-let", "control.challenge", seat, other=position.turn)
    else:
        facts = {"unit": pending.unit, "other": position.turn}
        what = "ship-let" if pending.ship else "unit-let"
        transaction.event(what, "control.challenge", seat, **facts)
    transaction.change(pending=(_answered(pending, seat),))


def _answered(pending: Claim, seat: int) -> Claim:
    return replace(pending, waiting=pending.waiting & ~(1 << seat))


def challenge(transaction: Transaction) -> None:
    """Challenge the announcer (control.challenge)."""
    position = transaction.position
    seat, pending = position.to_move, position.top
    assert seat is not None
    assert isinstance(pending, Claim)
    transaction.change(pending=(_answered(pending, seat), Challenge(seat)))
    facts = {"unit": pending.unit, "other": position.turn}
    transaction.event("claim-challenged", "control.challenge", seat, **facts)


def bid(transaction: Transaction, points: int) -> None:
    """Bid points; the same number again offers a draw (control.bids, control.draw)."""
    position = transaction.position
    seat, pending = position.to_move, position.top
    assert seat is not None
    assert isinstance(pending, Challenge)
    drawn = points == pending.bid
    facts = {"unit": position.claimed, "bid": points}
    what = "bid-equaled" if drawn else "bid-made"
    transaction.event(what, "control.bids", seat, **facts)
    after = Challenge(pending.seat, points, not pending.announcer, drawn)
    same = [x for x in position.open_bids if x[:2] == (seat, position.claimed)]
    most = (seat, position.claimed, max([points, *(former for _, _, former in same)]))
    bids = (*(x for x in position.open_bids if x not in same), most)
    transaction.change(pending=(*position.pending[:-1], after), bids=bids)


def concede(transaction: Transaction) -> None:
    """Give the unit up to the other player (control.bids)."""
    position = transaction.position
    seat, pending = position.to_move, position.top
    assert seat is not None
    assert isinstance(pending, Challenge)
    facts = {"unit": position.claimed, "bid": pending.bid}
    transaction.event("bid-conceded", "control.bids", seat, **facts)
    settle_challenge(transaction, announcer=not pending.announcer)


def arbitrate(transaction: Transaction, world: WorldMap) -> None:
    """Let the dice decide a draw (control.arbitration, control.monster-draw)."""
    position = transaction.position
    pending, unit = position.top, position.claimed
    assert isinstance(pending, Challenge)
    rule = "control.arbitration" if unit < HEROES else "control.monster-draw"
    transaction.event("draw-agreed", "control.draw", NOBODY, unit=unit, bid=pending.bid)
    if position.zeus is not UNSET and unit < HEROES:
        plead(transaction, Plea("draw", 0, unit), 1 << position.turn | 1 << pending.seat)
        return
    winner = highest(transaction, world, [(position.turn, unit), (pending.seat, unit)], rule)
    settle_challenge(transaction, announcer=winner == position.turn)


def highest(
    transaction: Transaction, world: WorldMap, rivals: Sequence[tuple[int, int]], rule: str
) -> int:
    """Return the seat with the highest total; without a single one, all roll again.

    ``rivals``: seats, each with the unit about which it rolls.
    """
    position = transaction.position
    modifiers = [modifier_of(world, position, seat, unit) for seat, unit in rivals]
    transaction.expect(lambda: highest_results(modifiers))
    while True:
        totals: list[int] = []
        for (seat, unit), modifier in zip(rivals, modifiers, strict=True):
            number = number_of(transaction.roll())
            totals.append(number + modifier)
            facts = {"unit": unit, "roll": number, "modifier": modifier}
            transaction.event("arbitration-rolled", rule, seat, **facts, total=totals[-1])
        if totals.count(max(totals)) == 1:
            spend(transaction, ("judgment",), [unit for _, unit in rivals])
            return rivals[totals.index(max(totals))][0]


def modifier_of(world: WorldMap, position: Position, seat: int, unit: int) -> int:
    """Return what a god adds to a roll over a unit: nothing for a Monster (control.arbitration)."""
    table = {} if position.zeus is not UNSET else arbitration_of(world.pack)[position.gods[seat]]
    modifier = table.get(unit, 0)
    favored = bool(position.effects) and favor_of(position, unit, "judgment", seat)
    return modifier + POWER_BONUS * favored


def attack_claimed(position: Position) -> bool:
    """Return whether a unit is announced to attack: its challenge brings no glory."""
    return any(isinstance(claim, Claim) and claim.attacks for claim in position.pending)


def settle_challenge(transaction: Transaction, *, announcer: bool) -> None:
    """End a challenge: its winner has control of the unit (control.result, victory.challenge)."""
    position = transaction.position
    pending, unit = position.top, position.claimed
    assert isinstance(pending, Challenge)
    both = (position.turn, pending.seat)
    winner, loser = both if announcer else both[::-1]
    facts = {"unit": unit, "other": loser, "announced": announcer}
    transaction.event("challenge-won", "control.result", winner, **facts)
    if unit < HEROES and not attack_claimed(position):
        gain = -1 if "victory.challenge" in transaction.missed else 1
        transaction.glory(winner, gain, "victory.challenge", unit=unit)
        if favor_of(position, unit, "nemesis", loser):
            spend(transaction, ("nemesis",), (unit,))
            transaction.event("loss-spared", "card.god", loser, unit=unit)
        else:
            transaction.glory(loser, -1, "victory.challenge", unit=unit)
    if announcer:
        transaction.change(pending=position.pending[:-1])
    else:
        held = position.held_by(unit, winner)
        transaction.change(pending=(), lost=position.lost | 1 << unit, held=held)


def set_out(transaction: Transaction) -> Claim:
    """Let a unit move, or attack, that nobody disputes any more (control.unchallenged).

    Returns the announcement, which could be for a ship.
    """
    position = transaction.position
    claim, unit = position.top, position.claimed
    assert isinstance(claim, Claim)
    if position.holder(unit) != position.turn:
        transaction.change(held=position.held_by(unit, position.turn))
    if claim.attacks:
        transaction.change(pending=(), moved=position.moved | 1 << unit)
        transaction.event("unit-ready", "control.other-claims", position.turn, unit=unit)
    elif claim.ship:
        transaction.change(pending=())
    else:
        transaction.change(pending=(Way(unit),))
        transaction.event("unit-free", "control.unchallenged", position.turn, unit=unit)
    return claim


def step(transaction: Transaction, world: WorldMap, unit: int, hex_: int) -> None:
    """Move a unit by one hex with all that it carries (march.adjacent, march.carry)."""
    position = transaction.position
    way = position.top
    assert isinstance(way, Way)
    start = position.units[unit]
    moved = way.moved + 1
    transaction.change(**carried_to(position, unit, hex_), pending=(replace(way, moved=moved),))
    facts = {"unit": unit, "start": start, "hex": hex_, "moved": moved}
    most = hexes_of(position, world, unit, transaction.missed)
    transaction.event("unit-moved", "march.adjacent", position.turn, **facts, most=most)
    pick_up(transaction, world, start)
    pick_up(transaction, world, hex_)
    bring_home(transaction, world, unit)


def go(transaction: Transaction, world: WorldMap, action: Action) -> None:
    """Move a unit to a hex on a way on which nobody can interrupt it; there it stays.

    If nobody can challenge, it is also announced by this action.
    """
    if transaction.position.top is None:
        claim(transaction, action.unit, world)
        if isinstance(transaction.position.top, Claim):
            set_out(transaction)
    way = transaction.position.top
    assert isinstance(way, Way)
    missed = transaction.missed
    for hex_ in ways(transaction.position, world, way, missed, clear=True)[action.target]:
        step(transaction, world, action.unit, hex_)
    way = transaction.position.top
    assert isinstance(way, Way)
    transaction.change(pending=(replace(way, over=True),))


def finish(transaction: Transaction, world: WorldMap) -> None:
    """End the way of a unit; moving a Hero is glory (march.one-by-one, victory.moved)."""
    position = transaction.position
    way = position.top
    assert isinstance(way, Way)
    bit = 1 << way.unit
    most = hexes_of(position, world, way.unit, transaction.missed)
    spent = bit if way.moved >= most else 0
    spent = position.spent | spent & ALL_UNITS
    transaction.change(pending=(), spent=spent, **marked(position, "moved", bit))
    if way.moved and way.unit == hercules_of(world):
        transaction.change(driver=position.turn)
    if way.moved and way.unit < HEROES and not in_remorse(position, world, way.unit):
        transaction.glory(position.turn, 1, "victory.moved", unit=way.unit)
    elif not way.moved:
        transaction.event("unit-stayed", "march.two-hexes", position.turn, unit=way.unit)
