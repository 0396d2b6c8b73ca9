"""Zeus as a player: bribes, draws, the lightning bolt, and the dead who return (zeus.seat)."""

from typing import Final

from msgspec.structs import replace

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import Ambush, Challenge, Combat
from oracle_nb.mythology.advanced.model.vows import PROTECTIONS
from oracle_nb.mythology.advanced.model.zeus import Plea
from oracle_nb.mythology.advanced.rules import prayers
from oracle_nb.mythology.advanced.rules.cargo import pick_up
from oracle_nb.mythology.advanced.rules.combat import Resolution, settle_ambush, settle_combat
from oracle_nb.mythology.advanced.rules.control import settle_challenge
from oracle_nb.mythology.advanced.rules.course import begin_turn
from oracle_nb.mythology.advanced.rules.occurrences import open_window
from oracle_nb.mythology.advanced.rules.transaction import Transaction
from oracle_nb.mythology.advanced.rules.zeus_pleas import change_zeus, pay, plead
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.pieces import HERO_BITS

VERBS: Final = frozenset(
    {
        *(Verb.BOLT, Verb.STRIKE, Verb.REVIVE, Verb.BRIBE),
        *(Verb.FAVOR, Verb.ENFORCE, Verb.RELENT, Verb.PROTECT),
    }
)
"""The verbs of this rule."""


def carry_out(transaction: Transaction, action: Action, world: WorldMap) -> None:
    """Carry out an action of Zeus, or a bribe."""
    match action.verb:
        case Verb.BRIBE:
            offer(transaction, action.target)
        case Verb.FAVOR:
            favor(transaction, action.target, world)
        case Verb.PROTECT:
            protect(transaction, PROTECTIONS[action.target], world)
        case Verb.ENFORCE | Verb.RELENT:
            decide(transaction, world, enforced=action.verb is Verb.ENFORCE)
        case _:
            announce(transaction, action)


def announce(transaction: Transaction, action: Action) -> None:
    """Announce the lightning bolt or a return from the dead; all can offer bribes (ruling 68)."""
    seats = len(transaction.position.areas)
    asked = (1 << seats) - 1
    match action.verb:
        case Verb.BOLT:
            plea = Plea("bolt", 0, hex=action.target)
        case Verb.STRIKE:
            asked = 1 << action.target
            plea = Plea("strike", 0, seat=action.target)
        case _:
            plea = Plea("revive", 0, unit=action.unit, hex=action.target)
    if plea.what != "revive":
        change_zeus(transaction, thrown=True)
    _tell(transaction, f"{plea.what}-announced", plea)
    plead(transaction, plea, asked)


def _tell(transaction: Transaction, what: str, plea: Plea) -> None:
    """Record an event of what Zeus does."""
    rules = {"bolt": "zeus.bolt-hex", "strike": "zeus.bolt-god", "revive": "zeus.revives"}
    facts = {
        name: number
        for name, number in (("unit", plea.unit), ("hex", plea.hex), ("other", plea.seat))
        if number >= 0
    }
    transaction.event(what, rules[plea.what], transaction.position.zeus_seat, **facts)


def answer(transaction: Transaction, verb: Verb) -> None:
    """Carry out that a player offers nothing, or that Zeus does nothing before this phase."""
    position = transaction.position
    seat, plea = position.to_move, position.top
    assert seat is not None
    if isinstance(plea, Plea):
        after = replace(plea, waiting=plea.waiting & ~(1 << seat))
        transaction.change(pending=(*position.pending[:-1], after))
        transaction.event("nothing-offered", "zeus.glory", seat)
        return
    resting = verb is Verb.LET_ALL
    change_zeus(transaction, resting=resting)
    transaction.event("zeus-rests" if resting else "zeus-waits", "zeus.seat", seat)
    _end_moment(transaction)


def offer(transaction: Transaction, points: int) -> None:
    """Offer glory points to Zeus, which are paid if he does what is asked for (zeus.glory)."""
    position = transaction.position
    seat, plea = position.to_move, position.top
    assert seat is not None
    assert isinstance(plea, Plea)
    offers = (*plea.offers, (seat, points))
    after = replace(plea, waiting=plea.waiting & ~(1 << seat), offers=offers)
    transaction.change(pending=(*position.pending[:-1], after))
    transaction.event("bribe-offered", "zeus.glory", seat, points=points)


def favor(transaction: Transaction, seat: int, world: WorldMap) -> None:
    """Decide a draw over a Hero, take the bribe for it, and go on with it (zeus.arbitrates)."""
    position = transaction.position
    plea = position.top
    assert isinstance(plea, Plea)
    transaction.change(pending=position.pending[:-1])
    facts = {"unit": plea.unit, "other": seat}
    what = "ambush-decided" if plea.what == "ambush" else "draw-decided"
    transaction.event(what, "zeus.arbitrates", position.zeus_seat, **facts)
    if plea.bribe_for(seat):
        pay(transaction, plea, [plea.payer_for(seat)])
    match transaction.position.top:
        case _ if plea.kill is not None:
            Resolution(transaction, world).reward(plea.kill.decided(seat))
        case Challenge():
            settle_challenge(transaction, announcer=seat == position.turn)
        case Ambush():
            settle_ambush(transaction, world, seat)
        case Combat():
            settle_combat(transaction, world, seat)
        case _:
            transaction.change(held=position.held_by(plea.unit, seat))


def protect(transaction: Transaction, answer: str, world: WorldMap) -> None:
    """Answer a prayer or sacrifice; the moving phases begin after the last one (zeus.protects)."""
    position = transaction.position
    plea = position.top
    assert isinstance(plea, Plea)
    transaction.change(pending=position.pending[:-1])
    prayers.protect(transaction, plea.unit, answer)
    facts = {"unit": plea.unit, "answer": answer, **position.player_facts(plea.seat, "other_")}
    transaction.event("vow-granted", "zeus.protects", position.zeus_seat, other=plea.seat, **facts)
    if not transaction.position.pending:
        begin_turn(transaction, world)


def decide(transaction: Transaction, world: WorldMap, *, enforced: bool) -> None:
    """Do what was announced, or leave it; bribes are paid for what was asked for (ruling 68)."""
    position = transaction.position
    plea = position.top
    assert isinstance(plea, Plea)
    transaction.change(pending=())
    if not enforced:
        _tell(transaction, "zeus-relents", plea)
    elif plea.what == "bolt":
        _tell(transaction, "bolt-thrown", plea)
        for hero in members(position.units_at(plea.hex) & HERO_BITS):
            Resolution(transaction, world).smite(hero)
    elif plea.what == "strike":
        _strike(transaction, plea)
    else:
        transaction.change(units=replaced(position.units, plea.unit, plea.hex))
        _tell(transaction, "unit-revived", plea)
        pick_up(transaction, world, plea.hex)
    if enforced == (plea.what == "revive"):
        pay(transaction, plea, [seat for seat, _ in plea.offers])
    _end_moment(transaction)


def _strike(transaction: Transaction, plea: Plea) -> None:
    """Strike a god: its player does nothing more in this game turn (zeus.bolt-god)."""
    change_zeus(transaction, struck=plea.seat)
    position, bit = transaction.position, 1 << plea.seat
    # A player who lets everything happen is not asked.
    transaction.change(
        threatening=position.threatening & ~bit,
        letting=position.letting | bit,
        peaceful=position.peaceful | bit,
    )
    _tell(transaction, "god-struck", plea)


def _end_moment(transaction: Transaction) -> None:
    """Go on with the moving phase before which Zeus has acted; it is lost if its god is struck."""
    transaction.change(pending=())
    position = transaction.position
    if not position.silenced >> position.turn & 1:
        open_window(transaction)
