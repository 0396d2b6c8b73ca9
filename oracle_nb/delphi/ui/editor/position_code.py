"""Positions as short texts for addresses. A text that is read isn't trusted.

The first character is the version. The rest is the setting and the position as JSON, compressed
with a dictionary of common words to about 600 characters. The dictionary belongs to the version:
changes would make old links unreadable.
"""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import msgspec

from oracle_nb.core.errors import OracleError
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.rules.consistency import shape_faults
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.storage.saves import misfit

VERSION: Final = "1"
LONGEST: Final = 12_000
"""Maximum number of characters in a code."""
_LARGEST: Final = 200_000
_CODE: Final = re.compile(r"[A-Za-z0-9_-]+")
_DICTIONARY: Final = (
    b'"step":"advance-god","player":1,"among":63,"rule":"explore.letter"},{"step":"take-equipment"'
    b'"turn":0,"round":1,"phase":2,"pending":[],"spent":[],"played":-1,"apollon":false,"extra":false'
    b',"tiles":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"face_up":0,"shrines":0,"monsters":[34,18,24],'
    b'"offerings":[37,11,50],"temples":[0,1,2,3,4,5],"statues":[3,3,3,3,3,3],"sites":[0,0,0,0,0,0],'
    b'"deck":[5,5,5,5,5,5],"discard":[0,0,0,0,0,0],"injury_deck":[7,7,7,7,7,7],"injury_discard":'
    b'[0,0,0,0,0,0],"display":[4,11,13,19,20,21],"equipment":4194303,"companions":262143,'
    b'"ship_tiles":[],"draws":20}]"rules":{"draft":false,"returned":0,"first_game_tiles":false,'
    b'"picture_rule":false,"delayed_gods":false,"ranking":false,"rounds":200,"replaced":[]},'
    b'"tiles":[]},{"players":[{"tile":0,"ship":60,"dice":[0,2,4],"favor":3,"shield":0,"gods":'
    b'[0,0,0,0,0,2],"injuries":[0,0,0,0,0,1],"cards":[0,0,0,0,0,0],"offerings":[],"statues":[],'
    b'"tasks":[0,1,3,14,14,14,17,18,22,28,29,30],"done":[],"equipment":[],"companions":[],"seen":0,'
    b'"home":false,"owed":[]},{"layout":{"tiles":[{"tile":"R0","flipped":true,"turns":2,"q":-1,'
    b'"r":2},{"tile":"S1","turns":4,"q":-2,"r":9},{"tile":"C-green","q":3,"r":-5},{"tile":"C-black"'
    b'},{"tile":"C-yellow"},{"tile":"C-red"},{"tile":"C-pink"},{"tile":"C-blue"}]},"ships":[4,2,3]'
)


class PositionCodeError(OracleError, ValueError):
    """A text that isn't a position code; the error says what is wrong."""


class _Coded(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    setting: Setting
    position: Position


def encode(setting: Setting, position: Position) -> str:
    """Return the code of a position."""
    packing = zlib.compressobj(9, wbits=-15, zdict=_DICTIONARY)
    data = msgspec.json.encode(_Coded(setting, position))
    packed = packing.compress(data) + packing.flush()
    return VERSION + urlsafe_b64encode(packed).decode().rstrip("=")


def decode(code: str) -> tuple[Delphi, Position]:
    """Return the rules and the position of a code. Raises CodeError.

    The position must be valid: every number in its range, every list of the right length. It may be
    one that can't occur in a game.
    """
    if len(code) > LONGEST or not _CODE.fullmatch(code) or not code[0].isdigit():
        raise PositionCodeError(
            f"this isn't a position code, which begins with {VERSION} and has at most "
            f"{LONGEST} letters, digits, hyphens and underscores"
        )
    if code[0] != VERSION:
        raise PositionCodeError(f"a code of version {code[0]} can't be read here, only {VERSION}")
    try:
        packed = urlsafe_b64decode(code[1:] + "=" * (-len(code[1:]) % 4))
        unpacking = zlib.decompressobj(wbits=-15, zdict=_DICTIONARY)
        data = unpacking.decompress(packed, _LARGEST)
    except (ValueError, zlib.error):
        raise PositionCodeError("this code is damaged") from None
    if not unpacking.eof or unpacking.unused_data:
        raise PositionCodeError("this code is damaged, or not whole")
    try:
        coded = msgspec.json.decode(data, type=_Coded)
    except msgspec.ValidationError as error:
        text, path = misfit(error)
        raise PositionCodeError(f"{path.lstrip('.')}: {text}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise PositionCodeError("this code is damaged") from None
    return sound(coded.setting, coded.position)


def sound(setting: Setting, position: Position) -> tuple[Delphi, Position]:
    """Return the rules of a setting, and the position if it can be drawn. Raises CodeError."""
    try:
        rules = Delphi(setting)
    except ValueError as error:
        raise PositionCodeError(str(error)) from None
    check(rules, position)
    return rules, position


LOOSE: Final = frozenset(
    {
        *("cards-too-many", "card-again", "nothing-waits", "over-waits", "not-island"),
        *("fight-late", "fight-nobody", "fight-needless", "no-ship-tile", "few-ship-tiles"),
    }
)
"""Faults that make a position unplayable but not undrawable."""


def check(rules: Delphi, position: Position) -> None:
    """Raise CodeError for a position that can't even be drawn."""
    for fault in shape_faults(position, rules.setting, rules.board):
        if fault.facts["problem"] not in LOOSE:
            raise PositionCodeError(str(fault))
