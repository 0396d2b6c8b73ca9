"""Positions of the Advanced Game: everything that changes in a game, as one immutable value.

A hex, an Area, a unit, a Prize and a god are indices of the map and pieces; a set of units or seats
is a bit set. A position doesn't contain the setting. In the view of a player, the log sheets of the
others are None.
"""

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import force_setattr

from oracle_nb.mythology.advanced.model.cards import (
    FACE_DOWN,
    MAYBE,
    NO_CARD,
    CardPlay,
    Effect,
    Feat,
    hand_size,
)
from oracle_nb.mythology.advanced.model.divine import Occurrence
from oracle_nb.mythology.advanced.model.evils import EvilMarks
from oracle_nb.mythology.advanced.model.numbers import TURNS
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.model.vows import NO_RITES, Rites
from oracle_nb.mythology.advanced.model.zeus import Ending, Plea, Zeus, ZeusTurn
from oracle_nb.mythology.model.placed import PlacedPosition
from oracle_nb.mythology.packs.data_pack import STANDARD
from oracle_nb.mythology.pieces import GODS, UNITS

NOBODY: Final = -1
Option: TypeAlias = Literal["no", "yes"] | UnsetType
EXTRAS: Final = ("prayer", "evils", "zeus")
"""Optional rules that can be played alone or together, each a field of the setting."""


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setting of a game, which never changes during the game.

    Parameters
    ----------
    players : int
        The number of seats, 2 to 8.
    pack : str
        The name of the data pack with the map, the names and the numbers.
    start : str
        "historical": Prizes and Monsters start where the rulebook puts them; "random": all
        counters start at random.
    parts : str
        The parts of the Advanced Game that are played. "combat": log sheets, gods, control,
        movement, combat and magic; "cargo": also Prizes, Helpers and ships; "fates": also divine
        occurrences, Fates and secret victory conditions; "cards": also playing cards and the
        powers of gods.
    prayer : str
        "yes": with prayer and sacrifice, an optional rule.
    zeus : str
        "yes": the last player is Zeus, an optional rule.
    evils : str
        "yes": with Lesser Evils, another one.
    """

    players: int = 4
    pack: str = STANDARD
    start: Literal["historical", "random"] = "historical"
    parts: Literal["combat", "cargo", "fates", "cards"] = "cards"
    prayer: Option = UNSET
    zeus: Option = UNSET
    evils: Option = UNSET

    def __post_init__(self) -> None:
        """Leave out options that aren't played, so that saves don't name them."""
        for name in EXTRAS:
            if getattr(self, name) == "no":
                force_setattr(self, name, UNSET)

    @property
    def gods(self) -> int:
        """The number of players who have a god: all but Zeus."""
        return self.players - (self.zeus == "yes")

    @property
    def has_fates(self) -> bool:
        """Whether there are divine occurrences and Fates."""
        return self.parts in ("fates", "cards")

    @property
    def extras(self) -> frozenset[str]:
        """The optional rules that are played, by the names of their fields."""
        return frozenset(name for name in EXTRAS if getattr(self, name) == "yes")

    @property
    def has_cards(self) -> bool:
        """Whether there are playing cards and powers of gods."""
        return self.parts == "cards"


class Phase(StrEnum):
    """The phase of a game turn (phase.order)."""

    SETUP = "setup"
    """Before the game: gods are drawn."""
    SHEETS = "sheets"
    """Players fill in their log sheets."""
    PLACING = "placing"
    """Players place their gods."""
    MOVING = "moving"
    """Players move units, one player after another."""
    OVER = "over"


class Claim(msgspec.Struct, frozen=True, tag="claim", tag_field="decision", gc=False):
    """A unit that was announced, which others may challenge (control.challenge)."""

    unit: int
    waiting: int
    """Bit set of the seats that haven't answered."""
    attacks: bool = False
    """Whether it was announced only to attack (control.other-claims)."""
    ship: bool = False
    """Whether it was announced to get a ship (vessel.attempt)."""


class Challenge(msgspec.Struct, frozen=True, tag="challenge", tag_field="decision", gc=False):
    """A challenge, in which power points are bid against each other (control.bids)."""

    seat: int
    """The challenger."""
    bid: int = -1
    """The last bid; -1 before the first one."""
    announcer: bool = True
    """Whether the announcer decides next, and not the challenger."""
    drawn: bool = False
    """Whether both have bid the same, so that there can be a draw."""


class Way(msgspec.Struct, frozen=True, tag="way", tag_field="decision", gc=False):
    """A unit on its way (march.one-by-one)."""

    unit: int
    moved: int = 0
    """The number of hexes it has gone."""
    over: bool = False
    """Whether it stays where it is once nobody ambushes it."""


class Ambush(msgspec.Struct, frozen=True, tag="ambush", tag_field="decision", gc=False):
    """A unit that has entered a hex, where others may attack it (combat.ambush)."""

    unit: int
    waiting: int
    """Bit set of the seats that haven't answered."""
    wishes: tuple[tuple[int, int], ...] = ()
    """The seats that want to attack it, each with its unit."""


class Combat(msgspec.Struct, frozen=True, tag="combat", tag_field="decision", gc=False):
    """Combat in which one unit has magic, which it may use (magic.elect)."""

    seat: int
    """The attacking player."""
    unit: int
    """The attacking unit."""
    foe: int
    """The defending unit."""
    magician: int
    """The one of them that has magic."""
    waiting: int
    """Bit set of the seats that haven't answered."""
    wishes: tuple[tuple[int, int], ...] = ()
    """The seats that have decided, each with 1 for magic and 0 for normal combat."""


class Capture(msgspec.Struct, frozen=True, tag="capture", tag_field="decision", gc=False):
    """A Prize that was just taken, which may leave the map (victory.prize-removed)."""

    unit: int
    prize: int


class Window(msgspec.Struct, frozen=True, tag="window", tag_field="decision", gc=False):
    """A moment in which players who threaten can set off occurrences (divine.plotted)."""

    waiting: int
    """Bit set of the seats that haven't answered."""
    last: bool = False
    """Whether all moving phases are over."""


class Eruption(msgspec.Struct, frozen=True, tag="eruption", tag_field="decision", gc=False):
    """A volcano that was set off, whose hex must be chosen (divine.volcano)."""

    seat: int
    target: int
    """Its kind and points."""
    bonus: int = 0
    """Addition to its roll by the power of the god, which also lets it erupt anywhere."""


class Aim(msgspec.Struct, frozen=True, tag="aim", tag_field="decision", gc=False):
    """An occurrence set off with the power of a god, whose Area must be chosen (godcard.own)."""

    seat: int
    target: int
    """Its kind and points."""


Pending: TypeAlias = (
    Claim
    | Challenge
    | Way
    | Ambush
    | Combat
    | Capture
    | Window
    | Eruption
    | Aim
    | ZeusTurn
    | Plea
    | Ending
)


def tag_of(pending: Pending) -> str:
    """Return the name of a pending decision, such as "claim" or "combat"."""
    return str(pending.__struct_config__.tag)


class Position(PlacedPosition, frozen=True, forbid_unknown_fields=True):
    """One moment of a game.

    Parameters
    ----------
    units : tuple of int
        The hex of each of the 64 units; -1 for a unit that is off the map. In a game with Lesser
        Evils, 22 times -1 and the hexes of these 12 follow, so that all counters have one number.
    prizes : tuple of int
        The hex of each of the 10 Prizes; -1 for one that is off the map.
    gods : tuple of int
        The god of each seat; empty before they are drawn.
    areas : tuple of int
        The Area of each seat's god; -1 for a god that isn't on the map.
    glory : tuple of int
        The glory points of each seat.
    gained : tuple of int
        The glory points that each seat has gained or lost in this game turn.
    sheets : tuple of Sheet or None
        The log sheet of each seat; None for one that isn't known.
    round : int
        The game turn, from 1; 0 before the game.
    phase : Phase
        The phase of the game turn.
    turn : int
        The seat that fills in its sheet, places its god or has its moving phase; -1 before the game
        and when it is over.
    waiting : int
        Bit set of the seats that follow in this phase.
    attempts : int
        The units that were announced in this moving phase.
    moved : int
        Bit set of the units whose way in this moving phase is over.
    spent : int
        Those among them that have gone as far as a unit can.
    lost : int
        Bit set of the units that challengers keep from moving in this moving phase.
    walked : int
        Bit set of the units that others have moved in this game turn.
    letting : int
        Bit set of the seats that let everything move in this moving phase.
    peaceful : int
        Bit set of the seats that ambush nobody in this moving phase.
    held : tuple of tuple of int
        The units whose control in this moving phase is settled, each with its seat.
    bids : tuple of tuple of int
        The highest open bid of each player for a unit in this game turn: seat, unit, points. Not
        set while there is none.
    fought : int
        Bit set of the units that have attacked or been attacked in this moving phase.
    fighting : bool
        Whether the movement of this moving phase is over, and combat has begun.
    remorse : int
        The game turn at whose end Hercules has purged his soul; 0 while he isn't filled with
        remorse.
    driver : int
        The seat that last moved Hercules; -1 for none.
    helpers : tuple of int
        The hex of each of the 12 Helpers; -1 for one that is off the map. Empty in a game without
        them.
    bearers : tuple of int
        The Hero that carries each Prize, then each Helper; -1 for none. Empty in a game in which
        nothing is carried.
    ships : int
        Bit set of the Heroes aboard a ship.
    sought : int
        Bit set of the Heroes that have tried to get a ship in this moving phase.
    idle : int
        Those among them that didn't get one, and do nothing more in this moving phase.
    tried : int
        Bit set of the Heroes that have tried to take a Prize in this moving phase.
    seizing : bool
        Whether combat of this moving phase is over, because a Hero has tried to take a Prize.
    paid : tuple of int
        By seat, the bit set of the Prizes for which it has had glory. Empty without Prizes.
    captures : tuple of tuple of int
        The Prizes that are carried and for whose capture somebody had glory: Prize, seat, round.
    homed : int
        Bit set of the Prizes that were brought home.
    threatening : int
        Bit set of the seats that may set off occurrences in this game turn.
    occurrences : tuple of Occurrence
        What was set off in this game turn.
    kept : int
        Bit set of the Heroes whom pestilence keeps in place in this game turn.
    famished : int
        Bit set of the Heroes whose numbers famine has halved in this game turn.
    fates : tuple of int
        The secret Fate of each seat; -1 for one that isn't known. Empty in a game without Fates.
    fates_up : int
        Bit set of the Fates that were turned up.
    caused : tuple of tuple of int
        How many occurrences of each kind each seat has set off. Empty in a game without Fates.
    struck : tuple of int
        How many Heroes each seat has killed by occurrences.
    slain : int
        How many Heroes were killed in combat.
    killed : int
        How many Monsters were killed.
    calm : int
        How many game turns were without occurrences.
    trophies : tuple of int
        By seat, the bit set of the Prizes that it has taken off the map.
    halves : int
        Bit set of the seats with half a glory point more at the end.
    hands : tuple of tuple of int
        The cards in each player's hand, in order; None for a hand that isn't known. Empty in a game
        without cards.
    laid : tuple of int
        The card in front of each player in this game turn: -1 for none, -2 for one that lies face
        down, -3 while it isn't known whether there is one. Empty without cards.
    played : tuple of CardPlay
        The cards that were played in this game turn.
    discards : int
        Bit set of the cards in the discard pile.
    credits : tuple of int
        The glory points of each seat from cards, added at the end of the game turn.
    feats : tuple of Feat
        The Monsters killed and Prizes taken in this game turn for which an oracle can be played.
    powers : int
        Bit set of the seats that have used the power of their god in this game turn.
    effects : tuple of Effect
        The powers and blessings that are in effect.
    zeus : Zeus
        What concerns Zeus as a player; missing in a game without him. His seat is the last one: he
        has a place in ``glory`` and ``gained``, but in no other table.
    rites : Rites
        Prayers and sacrifices; not set in a game without them.
    evils : EvilMarks
        What Lesser Evils have done; not set in a game without them.
    pending : tuple of Pending
        What must be decided before anything else: the last one first.
    draws : int
        The number of decisions of chance so far.
    """

    areas: tuple[int, ...]
    glory: tuple[int, ...]
    gained: tuple[int, ...]
    sheets: tuple[Sheet | None, ...]
    round: int = 0
    phase: Phase = Phase.SETUP
    turn: int = NOBODY
    waiting: int = 0
    attempts: int = 0
    moved: int = 0
    spent: int = 0
    lost: int = 0
    walked: int = 0
    letting: int = 0
    peaceful: int = 0
    held: tuple[tuple[int, int], ...] = ()
    bids: tuple[tuple[int, int, int], ...] | UnsetType = UNSET
    fought: int = 0
    fighting: bool = False
    remorse: int = 0
    driver: int = NOBODY
    helpers: tuple[int, ...] = ()
    bearers: tuple[int, ...] = ()
    ships: int = 0
    sought: int = 0
    idle: int = 0
    tried: int = 0
    seizing: bool = False
    paid: tuple[int, ...] = ()
    captures: tuple[tuple[int, int, int], ...] = ()
    homed: int = 0
    threatening: int = 0
    occurrences: tuple[Occurrence, ...] = ()
    kept: int = 0
    famished: int = 0
    fates: tuple[int, ...] = ()
    fates_up: int = 0
    caused: tuple[tuple[int, ...], ...] = ()
    struck: tuple[int, ...] = ()
    slain: int = 0
    killed: int = 0
    calm: int = 0
    trophies: tuple[int, ...] = ()
    halves: int = 0
    hands: tuple[tuple[int, ...] | None, ...] = ()
    laid: tuple[int, ...] = ()
    played: tuple[CardPlay, ...] = ()
    discards: int = 0
    credits: tuple[int, ...] = ()
    feats: tuple[Feat, ...] = ()
    powers: int = 0
    effects: tuple[Effect, ...] = ()
    zeus: Zeus | UnsetType = UNSET
    rites: Rites | UnsetType = UNSET
    evils: EvilMarks | UnsetType = UNSET
    pending: tuple[Pending, ...] = ()
    draws: int = 0

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None before the game begins and when it is over."""
        if self.phase in (Phase.SETUP, Phase.OVER):
            return None
        match self.top:
            case (
                Claim(waiting=waiting)
                | Ambush(waiting=waiting)
                | Combat(waiting=waiting)
                | Window(waiting=waiting)
            ):
                return next(self.clockwise(waiting), self.turn)
            case Plea(waiting=waiting):
                return next(self.clockwise(waiting), self.zeus_seat)
            case ZeusTurn():
                return self.zeus_seat
            case Challenge(announcer=False, seat=seat) | Eruption(seat=seat) | Aim(seat=seat):
                return seat
        return self.turn

    @property
    def zeus_seat(self) -> int:
        """The seat of Zeus, after all gods; -1 in a game without him."""
        return NOBODY if self.zeus is UNSET else len(self.areas)

    @property
    def god_to_move(self) -> int:
        """The seat that decides, or while Zeus does, the one whose turn it is."""
        seat = self.to_move
        return self.turn if seat is None or seat == self.zeus_seat else seat

    @property
    def open_bids(self) -> tuple[tuple[int, int, int], ...]:
        """The highest bids of this game turn."""
        return () if self.bids is UNSET else self.bids

    @property
    def silenced(self) -> int:
        """The seat that a lightning bolt keeps from playing in this game turn, as a bit set."""
        return 0 if self.zeus is UNSET or self.zeus.struck < 0 else 1 << self.zeus.struck

    @property
    def top(self) -> Pending | None:
        """The decision that comes first."""
        return self.pending[-1] if self.pending else None

    @property
    def claimed(self) -> int:
        """The unit that was announced or is on its way; -1 for none."""
        for pending in self.pending:
            if isinstance(pending, Claim | Way):
                return pending.unit
        return NOBODY

    @property
    def blessed(self) -> int:
        """The Heroes protected by prayer or sacrifice, as a bit set (prayer.no-attack)."""
        return self.prayers.spared | self.prayers.safe

    @property
    def prayers(self) -> Rites:
        """Prayers and sacrifices; none in a game without them."""
        return NO_RITES if self.rites is UNSET else self.rites

    def place_of(self, thing: int) -> int:
        """Return the hex of a Prize or Helper, by its number after the units."""
        return (*self.prizes, *self.helpers)[thing - UNITS]

    def carried_by(self, unit: int) -> tuple[int, ...]:
        """Return the Prizes and Helpers of a Hero, by their numbers after the units."""
        if unit not in self.bearers:
            return ()
        return tuple(UNITS + n for n, bearer in enumerate(self.bearers) if bearer == unit)

    def loose_at(self, hex_: int) -> tuple[int, ...]:
        """Return the Prizes and Helpers in a hex that nobody carries."""
        if not self.bearers:
            return ()
        places = (*self.prizes, *self.helpers)
        return tuple(
            UNITS + n
            for n, bearer in enumerate(self.bearers)
            if bearer == NOBODY and places[n] == hex_
        )

    def holder(self, unit: int) -> int:
        """Return the seat whose control of a unit is settled in this moving phase; -1 for none."""
        return next((seat for held, seat in self.held if held == unit), NOBODY)

    def held_by(self, unit: int, seat: int) -> tuple[tuple[int, int], ...]:
        """Return settled control where only this player has that of a unit."""
        return (*(pair for pair in self.held if pair[0] != unit), (unit, seat))

    def clockwise(self, seats: int) -> Iterator[int]:
        """Yield the seats in a bit set, clockwise from the one whose turn it is."""
        players = len(self.areas)
        for step in range(1, players + 1):
            seat = (self.turn + step) % players
            if seats >> seat & 1:
                yield seat

    def player_facts(self, seat: int, prefix: str = "") -> dict[str, int]:
        """Return the god of a seat, by which texts name its player; empty before it is drawn."""
        if 0 <= seat < len(self.gods):
            return {f"{prefix}god": self.gods[seat]}
        return {f"{prefix}god": GODS} if self.gods and seat == self.zeus_seat >= 0 else {}

    def decider_facts(self, seat: int) -> dict[str, Any]:
        """Return the facts for a refusal because of a pending decision: whose it is, and which."""
        facts: dict[str, Any] = {"player": seat, **self.player_facts(seat)}
        facts["phase"] = str(self.phase)
        if self.top is not None:
            facts |= {"decision": tag_of(self.top), "unit": self.claimed}
        return facts

    def open_plots(self, seat: int) -> tuple[int, ...]:
        """Return what a seat has noted and not set off yet; nothing on a sheet that isn't known."""
        sheet = self.sheets[seat]
        if sheet is None:
            return ()
        left = list(sheet.plots)
        for occurrence in self.occurrences:
            if occurrence.seat == seat and occurrence.target in left:
                left.remove(occurrence.target)
        return tuple(left)

    def play_of(self, seat: int) -> CardPlay | None:
        """Return the card that a seat has played in this game turn; None for none."""
        return next((play for play in self.played if play.seat == seat), None)

    def may_play(self, seat: int) -> bool:
        """Return whether a seat may still play a card in this game turn (card.one)."""
        return bool(self.hands) and self.play_of(seat) is None

    def has_laid(self, seat: int) -> bool:
        """Return whether a card lies in front of a seat, as far as others can see (phase.cards)."""
        return bool(self.laid) and self.laid[seat] not in (NO_CARD, MAYBE)

    def hand_sizes(self) -> tuple[int, ...]:
        """Return how many cards each player holds, as far as all know (card.hand)."""
        full = hand_size(len(self.areas))
        return tuple(
            full - (self.has_laid(seat) or self.play_of(seat) is not None)
            for seat in range(len(self.hands))
        )

    def seen_by(self, seat: int) -> dict[str, Any]:
        """Return the hands and laid cards as a player sees them (card.hand, phase.cards)."""
        hands = tuple(hand if own == seat else None for own, hand in enumerate(self.hands))
        unknown = MAYBE if self.phase is Phase.SHEETS else FACE_DOWN
        shown = {play.card for play in self.played}
        laid = tuple(
            card
            if own == seat or card in shown or (card == NO_CARD and unknown == FACE_DOWN)
            else unknown
            for own, card in enumerate(self.laid)
        )
        return {"hands": hands, "laid": laid}

    def points_of(self, seat: int) -> Fraction:
        """Return the glory points of a seat, with a half one at the end."""
        return self.glory[seat] + Fraction(self.halves >> seat & 1, 2)

    @property
    def last_round(self) -> bool:
        """Whether this is the last game turn."""
        return self.round >= TURNS
