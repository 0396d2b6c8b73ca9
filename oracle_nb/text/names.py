"""Names of players, games and learners: which ones are refused, and why.

Every name that somebody enters, or that comes from a file, a code or a link, is checked here. A
name is normalized (NFC, single spaces) and refused where it can't be read, can't be told from
another one, or would change how the text around it is shown.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from oracle_nb.core.arguments import items
from oracle_nb.core.errors import OracleError, invalid
from oracle_nb.text.fluent_files import load_wording

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording


NAME_LENGTH: Final = 30
"""Maximum number of characters in the name of a player."""
LONG_NAME_LENGTH: Final = 60
"""Maximum number of characters in the name of a game or a learner."""
BOT_LENGTH: Final = 120
"""Maximum number of characters in the name of a bot, which can be "module:Class"."""
MARKS: Final = 4
"""Maximum number of combining marks on one character (Unicode Technical Standard 39, 5.4)."""
BOT: Final = "bot:"
"""Prefix of the names of seats that bots play."""
_BESIDE: Final = ("taken", "alike", "as-bot")
"""Faults that a name has only beside other names."""
_READ: Final = 1_000
"""Maximum number of characters that are normalized; a longer text is too long for any name."""

_SPACES: Final = re.compile(r"[\t\n\r\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Categories of control, format, unassigned and private characters, and of line separators."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters, marks and symbols that are invisible."""
_PLAIN: Final = re.compile("[\t\n\r -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027]*")
"""Most texts: visible characters that need no look at each of them."""
_SELECTORS: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors: they change how the character before them looks, if at all."""
_NON_JOINER, _JOINER = "\u200c", "\u200d"
_VIRAMA: Final = 9
"""Canonical combining class of viramas, after which joiners are part of the spelling."""
_CURSIVE: Final = ("ARABIC LETTER", "SYRIAC LETTER", "MONGOLIAN LETTER", "NKO LETTER")


class NameFault(NamedTuple):
    """Why a name is refused, and facts.

    The id is "long", "hidden", "blank", "marks" or "bot"; beside other names also "taken", "alike"
    for one that looks like another, or "as-bot" for one that looks like that of a bot.
    """

    id: str
    facts: Mapping[str, str | int]

    def message(self, language: str = "en") -> str:
        """Return the reason as a sentence."""
        return _wording(language).say(f"bad-name-{self.id}", **self.facts)


class InvalidName(OracleError, ValueError):
    """A name that is refused; ``seat`` is the index of the player, -1 for any other name."""

    def __init__(self, fault: NameFault, seat: int = -1) -> None:
        self.fault: Final = fault
        self.seat: Final = seat
        super().__init__(f"seats[{seat}]: {fault.message()}" if seat >= 0 else fault.message())


def normalized(text: str) -> str:
    """Return a name in NFC, without spaces around it and with single ones in it."""
    return _SPACES.sub(" ", unicodedata.normalize("NFC", text[:_READ])).strip(" ")


def folded(name: str) -> str:
    """Return the form in which names are compared: equal for those that look the same."""
    plain = unicodedata.normalize("NFKC", normalized(name)).casefold()
    shown = (
        character
        for character in plain
        if not _SELECTORS.match(character) and character not in "\u200c\u200d"
    )
    return _SPACES.sub(" ", unicodedata.normalize("NFKC", "".join(shown))).strip(" ")


def name_fault(text: str, most: int = NAME_LENGTH) -> NameFault | None:
    """Return why a name of a person, a game or a learner is refused; None for a good one."""
    name = normalized(text)
    number = len(text) if len(text) > _READ else len(name)
    if number > most:
        return NameFault("long", {"most": most, "number": number})
    if sign := next(_hidden(name), ""):
        return NameFault("hidden", {"sign": f"U+{ord(sign):04X}"})
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        return NameFault("blank", {})
    if _marked(name):
        return NameFault("marks", {"most": MARKS})
    return (
        NameFault("bot", {})
        if any(character.startswith(BOT) for character in looks(name))
        else None
    )


def seat_faults(seats: Sequence[str]) -> dict[int, NameFault]:
    """Return the faults of players' names by seat; two people's names can't look alike."""
    faults: dict[int, NameFault] = {}
    taken: list[str] = []
    bots = [other_seat.removeprefix(BOT) for other_seat in seats if other_seat.startswith(BOT)]
    for seat, name in enumerate(seats):
        if name.startswith(BOT):
            fault = name_fault(name.removeprefix(BOT), BOT_LENGTH)
        else:
            fault = name_fault(name) or taken_fault(name, taken)
            if fault is None and bots and _looks_like_bot(name, bots):
                fault = NameFault("as-bot", {})
            taken.append(name)
        if fault is not None:
            faults[seat] = fault
    return faults


def taken_fault(name: str, others: Iterable[str]) -> NameFault | None:
    """Return why a name can't be used beside others; None if it can be told from each of them."""
    mine, seen = normalized(name)[:LONG_NAME_LENGTH], ""
    for other in others:
        if folded(other) == folded(mine):
            return NameFault("taken", {"name": mine})
        if not seen and alike(normalized(other)[:LONG_NAME_LENGTH], mine):
            seen = other
    return NameFault("alike", {"name": normalized(seen)}) if seen else None


def _looks_like_bot(name: str, bots: Iterable[str]) -> bool:
    """Return whether a person's name looks like that of a bot, such as "Red bot" or "greedy"."""
    words = normalized(name)[:LONG_NAME_LENGTH].split(" ")
    return any(alike(word, "bot") for word in (words[0], words[-1])) or any(
        alike(name[:LONG_NAME_LENGTH], bot[:LONG_NAME_LENGTH]) for bot in bots
    )


def seat_names(seats: object) -> tuple[str, ...]:
    """Return the names that a caller gives to seats, normalized.

    Raises ValueError unless they are a list of names; InvalidName for the first one refused.

    Examples
    --------
    >>> seat_names(["Ann", " Bob "])
    ('Ann', 'Bob')
    """
    try:
        return checked_seats(msgspec.convert(items(seats), tuple[str, ...]))
    except msgspec.ValidationError:
        raise invalid(f"seats: a list of names is needed, not {seats!r:.40}") from None


def checked_seats(seats: Sequence[str]) -> tuple[str, ...]:
    """Return players' names, normalized. Raises InvalidName for the first faulty one."""
    for seat, fault in seat_faults(seats).items():
        raise InvalidName(fault, seat)
    return tuple(
        other_seat if other_seat.startswith(BOT) else normalized(other_seat) for other_seat in seats
    )


def readable_seats(seats: Sequence[str]) -> tuple[str, ...]:
    """Return players' names with "player 2" for each that can't be shown.

    For games that were stored before names were checked: they stay playable.
    """
    faults = seat_faults(seats)
    return tuple(
        f"player {seat + 1}" if seat in faults and faults[seat].id not in _BESIDE else name
        for seat, name in enumerate(seats)
    )


def hidden_character(text: str) -> str:
    """Return the code of a text's first control or invisible character, such as "U+202E"."""
    if _PLAIN.fullmatch(text):
        return ""
    return next(
        (f"U+{ord(character):04X}" for character in _hidden(text) if character not in "\t\n\r"), ""
    )


def _hidden(name: str) -> Iterator[str]:
    """Yield the invisible characters of a name, except those that its script needs."""
    for place, character in enumerate(name):
        before, after = name[place - 1 : place], name[place + 1 : place + 2]
        if character in (_NON_JOINER, _JOINER):
            if not _joins(character, before, after):
                yield character
        elif _SELECTORS.match(character):
            if not before or unicodedata.category(before)[0] not in "LNPS":
                yield character
        elif character in _BLANK or unicodedata.category(character) in _HIDDEN:
            yield character


def _joins(joiner: str, before: str, after: str) -> bool:
    """Return whether Unicode allows a joiner at this place (RFC 5892, appendix A; emoji)."""
    if not before or not after:
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if joiner == _JOINER:
        pictured = unicodedata.category(before) in ("So", "Sk") or bool(_SELECTORS.match(before))
        return pictured and unicodedata.category(after) == "So"
    return all(unicodedata.name(word, "").startswith(_CURSIVE) for word in (before, after))


def _marked(name: str) -> bool:
    """Return whether a mark follows no character, or a character has too many."""
    marks = MARKS
    for character in name:
        if unicodedata.category(character) not in ("Mn", "Me"):
            marks = MARKS if character == " " else 0
        elif marks == MARKS:
            return True
        else:
            marks += 1
    return False


@cache
def _wording(language: str) -> "Wording":
    return load_wording(language, "oracle_nb.text:names.ftl")


_TABLE: Final = Path(__file__).with_name("lookalikes.txt")
_UNSEEN: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef\u200c\u200d]")
"""Variation selectors and joiners, which a name may contain and nobody sees."""
_HIDDEN_DOT: Final = re.compile("(?<=[ij])\u0307")
"""A dot over a letter that has one."""
_LEFTWARD: Final = frozenset({"R", "AL"})
"""Directions of the letters of scripts that are written from right to left."""


def looks(name: str) -> tuple[str, str]:
    """Return two forms of a name: as it is written, and whatever the case of its letters.

    Two names look alike if one of the forms is the same in both.

    Examples
    --------
    >>> looks("Ian")[0] == looks("lan")[0], looks("ANNA")[1] == looks("\u0410nna")[1]
    (True, True)
    """
    text = _UNSEEN.sub("", unicodedata.normalize("NFKC", name))
    # Capitals first: the small forms of other scripts' capitals may look quite different.
    small = "".join(_latin_capitals().get(character, character) for character in text).casefold()
    small = unicodedata.normalize("NFKC", small)
    return _skeleton(text), _skeleton(small).casefold()


def alike(name: str, other: str) -> bool:
    """Return whether two names look alike.

    Examples
    --------
    >>> alike("Anna", "\u0410nna"), alike("Anna", "Ania"), alike("Bob", "B0B")
    (True, False, True)
    """
    return any(look == another for look, another in zip(looks(name), looks(other), strict=True))


def _skeleton(text: str) -> str:
    """Return a text with the same characters for all that look alike (Unicode Standard 39).

    Accents stay, so "Lukasz" and "Łukasz" differ.
    """
    prototypes = _prototypes()
    parts = unicodedata.normalize("NFD", text)
    result = "".join(prototypes.get(part, part) for part in parts)
    result = _HIDDEN_DOT.sub("", unicodedata.normalize("NFD", result))
    leftward = {
        unicodedata.bidirectional(character) in _LEFTWARD
        for character in text
        if character.isalpha()
    }
    # In which order letters of both directions appear depends on what is around them.
    return "".join(sorted(result)) if len(leftward) > 1 else result


@cache
def _prototypes() -> dict[str, str]:
    """Return the prototype of each character that looks like another one."""
    prototypes: dict[str, str] = {}
    for line in _TABLE.read_text("ascii").splitlines():
        if not line.startswith("#"):
            prototype, *signs = line.split()
            shown = "".join(chr(int(code, 16)) for code in prototype.split("+"))
            prototypes |= dict.fromkeys((chr(int(character, 16)) for character in signs), shown)
    return prototypes


@cache
def _latin_capitals() -> dict[str, str]:
    """Return the Latin capital that each capital of another script looks like."""
    return {
        sign: shown
        for sign, shown in _prototypes().items()
        if shown.isascii() and shown.isupper() and sign.isupper()
    }
