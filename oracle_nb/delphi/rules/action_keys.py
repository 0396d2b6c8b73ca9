"""Keys of the caches of the action generator.

The key of actions packs a verb, a source, a target and a mask of colors; its parts are put together
with ``|``. A path packs the color of a move and the favor tokens left to pay for its length. Both
are looked up for every listing, which is why they are numbers and not tuples.
"""

from typing import Final

from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.actions import NONE, SOURCES
from oracle_nb.delphi.pieces import ALL_COLORS

_SOURCE: Final = 6
_VERB: Final = 10
_TARGET: Final = 15
"""The lowest bits of the parts; the colors have the bits below."""
_NO_SOURCE: Final = 15
_COLOR_BITS: Final = 3

SOURCE_KEYS: Final = (*(source << _SOURCE for source in SOURCES), _NO_SOURCE << _SOURCE)
"""The part of each source, with that of NONE as the last."""
TARGET_KEYS: Final = (*(target + 1 << _TARGET for target in range(UNREACHABLE)), 0)
"""The part of each target, with that of NONE as the last."""


def verb_key(verb: int) -> int:
    """Return the part of a verb."""
    return verb << _VERB


def read_key(key: int) -> tuple[int, int, int, int]:
    """Return the verb, the source, the target and the mask of colors of a key."""
    source = key >> _SOURCE & 15
    return (
        key >> _VERB & 31,
        NONE if source == _NO_SOURCE else source,
        (key >> _TARGET) - 1,
        key & ALL_COLORS,
    )


def path_key(color: int, tokens: int) -> int:
    """Return the path of moves in a color with a number of tokens left."""
    return tokens << _COLOR_BITS | color


def read_path(path: int) -> tuple[int, int]:
    """Return the color of a path and the tokens left."""
    return path & (1 << _COLOR_BITS) - 1, path >> _COLOR_BITS
