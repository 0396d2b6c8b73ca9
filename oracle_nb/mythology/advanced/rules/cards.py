"""Playing cards and powers: dealing, laying, playing, discarding (card.deck, godcard.own)."""

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.cards import (
    FACE_DOWN,
    GUESTS,
    MAYBE,
    NO_CARD,
    CardPlay,
    Effect,
    cards_of,
    event_areas,
    hand_size,
)
from oracle_nb.mythology.advanced.model.position import NOBODY, Position
from oracle_nb.mythology.advanced.rules.transaction import Transaction
from oracle_nb.mythology.map.world_map import WorldMap, bits_of
from oracle_nb.mythology.packs.data_pack import powers_of
from oracle_nb.mythology.pieces import CARDS, OFF, UNITS

# --- the deck --------------------------------------------------------------------------------


def deal(transaction: Transaction) -> None:
    """Deal a hand to each player (card.hand)."""
    players = len(transaction.position.hands)
    for seat in range(players):
        for _ in range(hand_size(players)):
            _draw(transaction, seat)
        transaction.event("hand-dealt", "card.hand", seat, number=hand_size(players))


def unseen(position: Position) -> int:
    """Return the cards that may be in the deck, as far as the hands are known, as a bit set."""
    hands = (hand for hand in position.hands if hand is not None)
    away = position.discards | bits_of(card for hand in hands for card in hand)
    away |= bits_of(card for card in position.laid if card >= 0)
    away |= bits_of(play.card for play in position.played)
    return (1 << CARDS) - 1 & ~away


def _weights(cards: int) -> tuple[int, ...]:
    return tuple(cards >> card & 1 for card in range(CARDS))


def _draw(transaction: Transaction, seat: int) -> None:
    position = transaction.position
    card = transaction.draw("card", _weights(unseen(position)))
    hand = position.hands[seat]
    if hand is not None:
        after = tuple(sorted((*hand, card)))
        transaction.change(hands=(*position.hands[:seat], after, *position.hands[seat + 1 :]))


def settle(transaction: Transaction) -> None:
    """Add glory from cards at the end of a game turn (glory.card-late)."""
    for seat, points in enumerate(transaction.position.credits):
        if points:
            transaction.glory(seat, points, "glory.card-late")


def refill(transaction: Transaction) -> None:
    """Discard what was laid or played, and draw a card for each (card.discard)."""
    position = transaction.position
    players = len(position.hands)
    used = [seat for seat in range(players) if position.has_laid(seat) or position.play_of(seat)]
    for seat in used:
        play = transaction.position.play_of(seat)
        card = play.card if play else _turned_up(transaction, seat)
        transaction.change(discards=transaction.position.discards | 1 << card)
        transaction.event("card-discarded", "card.discard", seat, card=card)
    transaction.change(
        laid=(NO_CARD,) * players,
        played=(),
        credits=(0,) * players,
        feats=(),
        powers=0,
        effects=(),
    )
    for drawn, seat in enumerate(used):
        held = hand_size(players) * players - (len(used) - drawn)
        if held + transaction.position.discards.bit_count() == CARDS:
            transaction.change(discards=0)
            transaction.event("deck-renewed", "card.deck-empty", NOBODY)
        _draw(transaction, seat)


def _turned_up(transaction: Transaction, seat: int) -> int:
    """Return the card in front of a player, now face up; draw one that isn't known."""
    position = transaction.position
    card = position.laid[seat]
    if card < 0:
        card = transaction.draw("laid-card", _weights(unseen(position)))
        transaction.change(laid=replaced(position.laid, seat, card))
    return card


# --- laying ----------------------------------------------------------------------------------


def lay(transaction: Transaction, card: int) -> None:
    """Lay a card face down, which nobody sees before all sheets are closed (phase.cards)."""
    position = transaction.position
    seat = position.turn
    hand = position.hands[seat]
    if hand is None:
        return
    left = tuple(other for other in hand if other != card)
    transaction.change(
        hands=(*position.hands[:seat], left, *position.hands[seat + 1 :]),
        laid=replaced(position.laid, seat, card),
    )


def show_laid(transaction: Transaction) -> None:
    """Show in front of whom a card lies (phase.cards)."""
    for seat, card in enumerate(transaction.position.laid):
        if card == MAYBE:
            down = transaction.draw("laid", (1, 1))
            laid = replaced(transaction.position.laid, seat, FACE_DOWN if down else NO_CARD)
            transaction.change(laid=laid)
        if transaction.position.has_laid(seat):
            transaction.event("card-laid", "phase.cards", seat)


# --- playing ---------------------------------------------------------------------------------


def carry_out(transaction: Transaction, action: Action, world: WorldMap) -> None:
    """Play a section of a card, or use the power of a god for a unit."""
    match action.verb:
        case Verb.ORACLE:
            consult(transaction, world, action.target)
        case Verb.POWER:
            use_power(transaction, world, action.unit)
        case Verb.EVENT:
            call_gods(transaction, world, GUESTS[action.target])
        case Verb.TRAVEL:
            seat = _play_laid(transaction, world, "god")
            _move_god(transaction, seat, action.target, "card.god")
        case _:
            bless(transaction, world, action.unit)


def _play_laid(transaction: Transaction, world: WorldMap, section: str) -> int:
    """Turn the laid card up and play a section of it; return the seat that plays it."""
    seat = transaction.position.to_move
    assert seat is not None
    card = _turned_up(transaction, seat)
    transaction.change(played=(*transaction.position.played, CardPlay(seat, card, section)))
    facts = {"card": card, "section": section}
    if section == "god":
        facts["lesser"] = cards_of(world.pack)[card].blessing
    else:
        facts["gathering"] = cards_of(world.pack)[card].event
    transaction.event(f"card-{section}", f"card.{section}", seat, **facts)
    return seat


def bless(transaction: Transaction, world: WorldMap, unit: int) -> None:
    """Play the blessing of a lesser god for a unit (card.god)."""
    seat = _play_laid(transaction, world, "god")
    position = transaction.position
    blessing = cards_of(world.pack)[position.laid[seat]].blessing
    hex_ = position.units[unit] if blessing == "pan" else OFF
    transaction.change(effects=(*position.effects, Effect(blessing, seat, unit, hex_)))
    transaction.event("blessing-done", "card.god", seat, lesser=blessing, unit=unit)


def call_gods(transaction: Transaction, world: WorldMap, guests: tuple[int, ...]) -> None:
    """Send gods to an event, for a glory point each (card.event)."""
    seat = _play_laid(transaction, world, "event")
    card = transaction.position.laid[seat]
    area = event_areas(world.pack)[cards_of(world.pack)[card].event]
    for guest in guests:
        _move_god(transaction, guest, area, "card.event-away" if area < 0 else "card.event-area")
    transaction.glory(seat, -len(guests), "card.event")


def _move_god(transaction: Transaction, seat: int, area: int, rule: str) -> None:
    areas = replaced(transaction.position.areas, seat, area)
    transaction.change(areas=areas)
    what, facts = ("god-away", {}) if area == OFF else ("god-moved", {"area": area})
    transaction.event(what, rule, seat, **facts)


def consult(transaction: Transaction, world: WorldMap, card: int) -> None:
    """Play an oracle: its glory takes the place of what there was before (card.oracle)."""
    position = transaction.position
    seat = position.to_move
    assert seat is not None
    if position.laid[seat] in (NO_CARD, card):
        hand = position.hands[seat]
        if hand is not None:
            left = tuple(other for other in hand if other != card)
            hands = (*position.hands[:seat], left, *position.hands[seat + 1 :])
            transaction.change(hands=hands)
    else:
        transaction.change(laid=replaced(position.laid, seat, card))
    named = cards_of(world.pack)[card]
    feat = next(
        feat for feat in position.feats if feat.seat == seat and feat.counter in named.counters
    )
    transaction.change(
        played=(*position.played, CardPlay(seat, card, "oracle")),
        feats=tuple(other for other in position.feats if other != feat),
        credits=replaced(position.credits, seat, position.credits[seat] + named.glory),
    )
    facts = {"card": card, "unit": feat.counter, "points": named.glory}
    transaction.event("card-oracle", "card.oracle", seat, **facts)
    kind = "prize" if feat.counter >= UNITS else "monster"
    transaction.glory(seat, -feat.glory, f"victory.{kind}-card", unit=feat.counter)


def use_power(transaction: Transaction, world: WorldMap, unit: int) -> None:
    """Use the power of the own god for a unit (godcard.own, godcard.one-target)."""
    position = transaction.position
    seat = position.to_move
    assert seat is not None
    power = powers_of(world.pack)[position.gods[seat]]
    transaction.change(
        powers=position.powers | 1 << seat,
        effects=(*position.effects, Effect(power, seat, unit)),
    )
    transaction.event("power-used", "godcard.one-target", seat, gift=power, unit=unit)
