"""Playing cards and powers of gods as data: what a card says, and what is in effect.

A card is numbered from 0; players know it by the number on it, from 1. A Monster or Prize that an
oracle names is numbered as in claims: Prizes after the units.
"""

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, get_args

import msgspec

from oracle_nb.mythology.advanced.model.numbers import MOST_PLAYERS
from oracle_nb.mythology.packs.data_pack import (
    ANY_MONSTER,
    ANY_PRIZE,
    Blessing,
    DataPack,
    Power,
    standard_pack,
)
from oracle_nb.mythology.pieces import CARDS, HEROES, PRIZES, UNITS

NO_CARD: Final = -1
FACE_DOWN: Final = -2
"""A card of another player that lies face down."""
MAYBE: Final = -3
"""Whether another player has laid a card isn't known before all log sheets are closed."""
MOST_SENT: Final = 3
"""Maximum number of gods that an event calls."""
GUESTS: Final = tuple(
    seats
    for number in range(1, MOST_SENT + 1)
    for seats in combinations(range(MOST_PLAYERS), number)
)
"""The seats whose gods can be sent to an event together."""
GUEST_WORDS: Final = tuple("-".join(str(seat + 1) for seat in seats) for seats in GUESTS)
"""How actions name them: "2" or "1-3"."""
CARD_WORDS: Final = tuple(f"card-{number}" for number in range(1, CARDS + 1))
"""How actions name cards."""

SECTIONS: Final = ("god", "event", "oracle")
"""The sections of a card, of which one is played."""
EFFECTS: Final = frozenset(get_args(Blessing)) | frozenset(get_args(Power))
"""Everything that can be in effect."""
PHASE_LONG: Final = frozenset({"truce", "speed", "hypnos", "aeolus", "pan"})
"""Names of effects that end with a moving phase; others end with their use or the round."""
COMBAT_LONG: Final = frozenset({"strength", "hiding", "shield", "nike", "hecate"})
"""Names of effects that are used up by one combat."""
ONE_OCCURRENCE: Final = frozenset({"hiding", "shield"})
"""Names of effects that are used up by one occurrence, too."""
OVER_OCCURRENCES: Final = {
    "sickness": frozenset({"plague", "pestilence"}),
    "hunger": frozenset({"famine", "pestilence"}),
    "fire": frozenset({"volcano", "earthquake"}),
    "waves": frozenset({"tempest"}),
}
"""The kinds of occurrences of each power over them."""
POWER_BONUS: Final = 20
"""Number that a power adds to a number or roll (godcard.own)."""
BLESSING_BONUS: Final = 10
"""Number that a blessing adds to a number (card.god)."""


class Effect(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The power of a god, or the blessing of a lesser god, that is in effect."""

    what: str
    """The power or the lesser god."""
    seat: int
    """The seat that has used it."""
    unit: int
    """The unit it is for."""
    hex: int = -1
    """The hex it is for; -1 where it is for the unit alone."""


class CardPlay(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card that was played in this game turn, face up."""

    seat: int
    card: int
    section: str
    """"god", "event" or "oracle"."""


class Feat(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A Monster killed or a Prize taken in this game turn, for which an oracle can be played."""

    seat: int
    counter: int
    """The Monster, or the Prize after the units."""
    glory: int
    """The glory points it has been so far."""


class Card(NamedTuple):
    """A playing card of a data pack."""

    blessing: str
    event: int
    """The number of the event in the data pack."""
    counters: frozenset[int]
    """The Monsters or Prizes that its oracle names."""
    glory: int


@cache
def cards_of(pack: DataPack) -> tuple[Card, ...]:
    """Return the playing cards of a pack; those of the standard pack if it has none.

    Examples
    --------
    >>> first = cards_of(standard_pack())[0]
    >>> first.blessing, first.event, sorted(first.counters), first.glory
    ('nike', 0, [32], 7)
    """
    source = pack if pack.card else standard_pack()
    counters = {unit.en: HEROES + n for n, unit in enumerate(source.monster)}
    counters |= {prize.en: UNITS + n for n, prize in enumerate(source.prize)}
    every = {
        ANY_MONSTER: frozenset(range(HEROES, UNITS)),
        ANY_PRIZE: frozenset(range(UNITS, UNITS + PRIZES)),
    }
    glory = [unit.glory for unit in pack.units] + [prize.glory for prize in pack.prize]
    events = [gathering.en for gathering in source.event]
    cards = []
    for card in source.card:
        named = every.get(card.oracle) or frozenset({counters[card.oracle]})
        points = card.glory or glory[min(named)]
        cards.append(Card(card.blessing, events.index(card.event), named, points))
    return tuple(cards)


@cache
def event_areas(pack: DataPack) -> tuple[int, ...]:
    """Return the Area of each event; -1 for one off the map."""
    source = pack if pack.card else standard_pack()
    areas = {area.en: number for number, area in enumerate(pack.area)}
    return tuple(areas.get(gathering.area, -1) for gathering in source.event)


def hand_size(players: int) -> int:
    """Return how many cards a player holds (card.hand).

    Examples
    --------
    >>> hand_size(6), hand_size(7)
    (6, 5)
    """
    return 6 if players <= 6 else 5
