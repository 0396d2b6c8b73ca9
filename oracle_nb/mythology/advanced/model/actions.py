"""Actions of the Advanced Game as data, and the words after each verb.

note nestor 3                3 more power points are noted for a Hero or Monster
aid nestor 1    ail nestor 1 1 more adds 10 to the Attack Number of a Hero, or takes it off
plot earthquake-4            an earthquake is noted, with 4 points
zeus 4                       4 more are given to the glory of Zeus
repeat                       what was noted in the last game turn is noted again
close                        the log sheet of this game turn is closed
threaten                     it is closed, and its player may set off occurrences
place greece                 the god goes to an Area
claim nestor                 a unit is announced
let    let-all    challenge  how others answer: once, for the whole phase, or with a challenge
bid 3    draw    concede     power points are bid against each other
step nestor 2912    stop     the announced unit goes to a hex, or stays where it is
go nestor 2912               the announced unit goes to a hex a few steps away, and stays there
embark nestor                a Hero on a shore tries to get a ship
land nestor                  a Hero leaves the ship
drop nestor golden-fleece    a Hero leaves a Prize or Helper in the hex
ambush hydra                 a unit attacks the one that has just entered its hex
attack nestor hydra          a unit attacks another in its hex
magic    plain               combat by magic, or without
seize nestor                 a Hero tries to take the Prize in the hex
keep    remove               a Prize just taken stays with its Hero, or leaves the map
occur earthquake-4           an earthquake that was noted is set off
lay card-12                  a playing card is laid face down
bless nestor                 the god section of the laid card is played, for a unit
travel egypt                 the god section of Iris: the own god goes to an Area
event 1-3                    the event section of the laid card sends the gods of players
oracle card-12               the oracle section of a card is played
power nestor                 the god's power is used for a unit
unleash plague-2             an occurrence that was noted is set off with the god's power
aim egypt                    it strikes in an Area
erupt 2912                   a volcano erupts in a hex
end                          the moving phase ends
bolt 2912                    Zeus aims the lightning bolt at the Heroes in a hex
strike 2                     Zeus aims it at the god of the second player
revive nestor 2912           Zeus considers bringing a unit back from the dead
bribe 3                      glory points are offered to Zeus as a bribe
favor 2                      Zeus decides a draw for the second player
enforce    relent            Zeus does what he has announced, or leaves it
protect both                 Zeus answers a prayer or sacrifice
pray nestor 3                glory points are spent on a prayer for a Hero
sacrifice nestor 5           glory points are spent on a sacrifice for a Hero
offer nestor bronze-club     a Prize or Helper is given to a sacrifice for a Hero
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

import msgspec

from oracle_nb.mythology.advanced.model.cards import CARD_WORDS, GUEST_WORDS
from oracle_nb.mythology.advanced.model.divine import OCCURRENCES
from oracle_nb.mythology.advanced.model.numbers import MOST_BID, MOST_BRIBE, MOST_OFFERED, POWER
from oracle_nb.mythology.advanced.model.vows import PROTECTIONS
from oracle_nb.mythology.model.actions import NONE
from oracle_nb.mythology.model.notation import Target, Words


class Verb(StrEnum):
    """The kinds of actions."""

    NOTE = "note"
    AID = "aid"
    AIL = "ail"
    ZEUS = "zeus"
    PLOT = "plot"
    REPEAT = "repeat"
    CLOSE = "close"
    THREATEN = "threaten"
    PLACE = "place"
    CLAIM = "claim"
    LET = "let"
    LET_ALL = "let-all"
    CHALLENGE = "challenge"
    BID = "bid"
    DRAW = "draw"
    CONCEDE = "concede"
    STEP = "step"
    GO = "go"
    STOP = "stop"
    EMBARK = "embark"
    LAND = "land"
    DROP = "drop"
    AMBUSH = "ambush"
    ATTACK = "attack"
    MAGIC = "magic"
    PLAIN = "plain"
    SEIZE = "seize"
    KEEP = "keep"
    REMOVE = "remove"
    OCCUR = "occur"
    ERUPT = "erupt"
    LAY = "lay"
    BLESS = "bless"
    TRAVEL = "travel"
    EVENT = "event"
    ORACLE = "oracle"
    POWER = "power"
    UNLEASH = "unleash"
    AIM = "aim"
    END = "end"
    BOLT = "bolt"
    STRIKE = "strike"
    REVIVE = "revive"
    BRIBE = "bribe"
    FAVOR = "favor"
    ENFORCE = "enforce"
    RELENT = "relent"
    PROTECT = "protect"
    PRAY = "pray"
    SACRIFICE = "sacrifice"
    OFFER = "offer"


class Action(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One decision of a player.

    Parameters
    ----------
    verb : Verb
        What is done.
    unit : int
        The number of a unit: 0 to 31 a Hero, 32 to 63 a Monster; -1 for none. A claim can also name
        a Prize, 64 to 73, which the rules refuse.
    target : int
        A number of points for "note", "aid", "ail", "zeus", "bid", "bribe", "pray" and "sacrifice",
        an Area for "place", "travel" and "aim", a hex for "step", "go", "erupt", "bolt" and
        "revive", a unit for "attack", a Prize or Helper for "drop" and "offer", an occurrence for
        "plot", "occur" and "unleash", a card for "lay" and "oracle", seats for "event", a seat for
        "strike" and "favor", an answer for "protect"; -1 for none.

    Examples
    --------
    >>> Action(Verb.BID, target=3)
    Action(verb=<Verb.BID: 'bid'>, unit=-1, target=3)
    """

    verb: Verb
    unit: int = NONE
    target: int = NONE


REPEAT: Final = Action(Verb.REPEAT)
CLOSE: Final = Action(Verb.CLOSE)
THREATEN: Final = Action(Verb.THREATEN)
LET: Final = Action(Verb.LET)
LET_ALL: Final = Action(Verb.LET_ALL)
CHALLENGE: Final = Action(Verb.CHALLENGE)
DRAW: Final = Action(Verb.DRAW)
CONCEDE: Final = Action(Verb.CONCEDE)
STOP: Final = Action(Verb.STOP)
MAGIC: Final = Action(Verb.MAGIC)
PLAIN: Final = Action(Verb.PLAIN)
KEEP: Final = Action(Verb.KEEP)
REMOVE: Final = Action(Verb.REMOVE)
END: Final = Action(Verb.END)
ENFORCE: Final = Action(Verb.ENFORCE)
RELENT: Final = Action(Verb.RELENT)

_OCCURRENCE: Final = Words(target=Target.CHOICE, choices=OCCURRENCES, key="occurrence")
_CARD: Final = Words(target=Target.CHOICE, choices=CARD_WORDS, key="card")
WORDS: Final[Mapping[Verb, Words]] = {
    Verb.NOTE: Words(unit=True, target=Target.NUMBER, least=1, most=POWER),
    Verb.AID: Words(unit=True, target=Target.NUMBER, least=1, most=POWER),
    Verb.AIL: Words(unit=True, target=Target.NUMBER, least=1, most=POWER),
    Verb.ZEUS: Words(target=Target.NUMBER, least=1, most=POWER),
    Verb.PLOT: _OCCURRENCE,
    Verb.REPEAT: Words(),
    Verb.CLOSE: Words(),
    Verb.THREATEN: Words(),
    Verb.PLACE: Words(target=Target.AREA),
    Verb.CLAIM: Words(unit=True, prizes=True),
    Verb.LET: Words(),
    Verb.LET_ALL: Words(),
    Verb.CHALLENGE: Words(),
    Verb.BID: Words(target=Target.NUMBER, most=MOST_BID),
    Verb.DRAW: Words(),
    Verb.CONCEDE: Words(),
    Verb.STEP: Words(unit=True, target=Target.HEX),
    Verb.GO: Words(unit=True, target=Target.HEX),
    Verb.STOP: Words(),
    Verb.EMBARK: Words(unit=True),
    Verb.LAND: Words(unit=True),
    Verb.DROP: Words(unit=True, target=Target.THING),
    Verb.AMBUSH: Words(unit=True),
    Verb.ATTACK: Words(unit=True, target=Target.UNIT),
    Verb.MAGIC: Words(),
    Verb.PLAIN: Words(),
    Verb.SEIZE: Words(unit=True),
    Verb.KEEP: Words(),
    Verb.REMOVE: Words(),
    Verb.OCCUR: _OCCURRENCE,
    Verb.ERUPT: Words(target=Target.HEX),
    Verb.LAY: _CARD,
    Verb.BLESS: Words(unit=True),
    Verb.TRAVEL: Words(target=Target.AREA),
    Verb.EVENT: Words(target=Target.CHOICE, choices=GUEST_WORDS, key="guests"),
    Verb.ORACLE: _CARD,
    Verb.POWER: Words(unit=True),
    Verb.UNLEASH: _OCCURRENCE,
    Verb.AIM: Words(target=Target.AREA),
    Verb.END: Words(),
    Verb.BOLT: Words(target=Target.HEX),
    Verb.STRIKE: Words(target=Target.SEAT),
    Verb.REVIVE: Words(unit=True, target=Target.HEX),
    Verb.BRIBE: Words(target=Target.NUMBER, least=1, most=MOST_BRIBE),
    Verb.FAVOR: Words(target=Target.SEAT),
    Verb.ENFORCE: Words(),
    Verb.RELENT: Words(),
    Verb.PROTECT: Words(target=Target.CHOICE, choices=PROTECTIONS, key="protection"),
    Verb.PRAY: Words(unit=True, target=Target.NUMBER, least=1, most=MOST_OFFERED),
    Verb.SACRIFICE: Words(unit=True, target=Target.NUMBER, least=1, most=MOST_OFFERED),
    Verb.OFFER: Words(unit=True, target=Target.THING),
}
"""The words after each verb."""
SECRET: Final = frozenset(
    {Verb.NOTE, Verb.AID, Verb.AIL, Verb.ZEUS, Verb.PLOT, Verb.REPEAT, Verb.LAY}
)
"""Verbs that nobody else sees: entries on a log sheet, and laying a card (sheet.secret)."""
