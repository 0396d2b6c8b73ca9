"""Playing cards and powers of gods in words, in one language."""

from collections.abc import Iterator
from typing import Any

from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.cards import GUESTS, cards_of
from oracle_nb.mythology.advanced.model.numbers import MONSTER_KILLED, PRIZE_TAKEN
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.packs.data_pack import DataPack, powers_of, standard_pack
from oracle_nb.mythology.pieces import CARDS, HEROES, UNITS
from oracle_nb.mythology.text.facts import FactNames, Typed
from oracle_nb.text.rulebook import Rulebook

_PLAYED = frozenset({Verb.BLESS, Verb.TRAVEL, Verb.EVENT})
"""Verbs that play the card in front of a player."""


_POWERS = frozenset({"truce", "strength", "hiding", "shield", "judgment", "speed", "waves"})
"""Powers for units."""


class CardTexts:
    """The texts of cards and powers.

    ``pack``: the data pack. ``book``: the rulebook. ``types``: the types of facts.
    """

    def __init__(self, pack: DataPack, book: Rulebook, types: FactNames) -> None:
        self._pack, self._book, self._types = pack, book, types

    def summary(self, card: int) -> str:
        """Return a card with its three sections; "face down" for one that isn't known."""
        if not 0 <= card < CARDS:
            return self._book.say("card-hidden")
        known = cards_of(self._pack)[card]
        facts = {"card": card, "lesser": known.blessing, "gathering": known.event}
        typed = self._types.typed(facts)
        return self._book.say("card-full", **typed, oracle=self._oracle(card), glory=known.glory)

    def _oracle(self, card: int) -> str:
        """Return what the oracle of a card names."""
        counters = cards_of(self._pack)[card].counters
        if len(counters) == 1:
            return str(self._types.typed({"unit": min(counters)})["unit"])
        return self._book.say("card-any-" + ("monster" if HEROES in counters else "prize"))

    def outlook(self, action: Action) -> Iterator[str]:
        """Yield when a card counts that is laid now, for whom, and what its oracle brings."""
        if action.verb is not Verb.LAY:
            return
        card = action.target
        known = cards_of(self._pack)[card]
        monster = min(known.counters) < UNITS
        facts = {"usual": MONSTER_KILLED if monster else PRIZE_TAKEN, "monster": monster}
        named, single = self._oracle(card), min(known.counters)
        if not monster and len(known.counters) == 1:
            named = str(self._types.typed({"prize": single - UNITS})["prize"])
        yield self._book.say("effect-lay", **facts, oracle=named, glory=known.glory)

    def facts(self, position: Position, seat: int, action: Action) -> Typed:
        """Return the facts of an action with a card or a power, typed."""
        raw: dict[str, Any] = {}
        if action.verb in (Verb.LAY, Verb.ORACLE):
            return self._types.typed({"card": action.target}) | {
                "summary": self.summary(action.target)
            }
        if action.verb in (Verb.POWER, Verb.UNLEASH, Verb.AIM) and position.gods:
            raw["gift"] = powers_of(self._pack)[position.gods[seat]]
        laid = position.laid[seat] if position.laid else -1
        if action.verb in _PLAYED and laid >= 0:
            card = cards_of(self._pack)[laid]
            raw |= {"card": laid, "lesser": card.blessing, "gathering": card.event}
        typed = self._types.typed(raw)
        if action.verb is Verb.EVENT:
            typed["guests"] = tuple(self._guests(position, GUESTS[action.target]))
        return typed

    def message(self, position: Position, seat: int, action: Action) -> str:
        """Return the name of the message with the short name of an action."""
        message = f"do-{action.verb}"
        laid = position.laid[seat] if position.laid else -1
        match action.verb:
            case Verb.BLESS if laid >= 0 and cards_of(self._pack)[laid].blessing != "iris":
                return f"{message}-{cards_of(self._pack)[laid].blessing}"
            case Verb.EVENT if laid < 0:
                return f"{message}-unknown"
            case Verb.POWER if position.gods:
                power = powers_of(self._pack)[position.gods[seat]]
                return f"{message}-{power}" if power in _POWERS else message
        return message

    def _guests(self, position: Position, seats: tuple[int, ...]) -> Iterator[str]:
        for seat in seats:
            if seat < len(position.gods):
                facts = {"player": seat, **position.player_facts(seat)}
                yield str(self._types.typed(facts)["player"])


def gathering_names(pack: DataPack, language: str) -> tuple[str, ...]:
    """Return the names of the events on cards."""
    events = pack.event if pack.card else standard_pack().event
    return tuple(event.name(language) for event in events)
