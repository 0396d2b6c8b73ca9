"""Layouts of tiles as short texts for addresses. A text that is read isn't trusted.

The first character is the version. The rest is a number for each tile, in the order of the layout:
which tile, which face, its turns and its position; and a checksum. A whole board has 80 characters.
"""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from oracle_nb.delphi.board.layout import Layout, LayoutFormatError
from oracle_nb.delphi.board.tiles import Placement, tiles

VERSION: Final = "1"
_BITS: Final = 25
"""Bits of each tile: 5 for its number, 4 for face and turns, 8 for each coordinate."""
_MIDDLE: Final = 128
_MOST: Final = 36
_INVALID: Final = "this layout code doesn't describe a layout of tiles: copy the code again"
_CODE: Final = re.compile(r"[A-Za-z0-9_-]{1,200}")


def layout_code(layout: Layout) -> str:
    """Return the code of a layout of tiles, even of a faulty one if it can be drawn.

    Raises ValueError where a tile is unknown or too far out, and for a board of hexes.
    """
    names = list(tiles())
    if layout.hexes or len(layout.tiles) > _MOST:
        raise ValueError(f"only a layout of at most {_MOST} tiles has a code")
    packed = 1
    for placement in layout.tiles:
        q, r = placement.q + _MIDDLE, placement.r + _MIDDLE
        turns = placement.turns + 6 * placement.flipped
        if placement.tile not in names or not (0 <= placement.turns < 6):
            raise ValueError(
                f"a placement needs a known tile and 0 to 5 turns, got {placement!r:.80}"
            )
        if not (0 <= q < 2 * _MIDDLE and 0 <= r < 2 * _MIDDLE):
            raise ValueError(f"{placement.tile} lies too far out")
        packed = packed << _BITS | names.index(placement.tile) << 20 | turns << 16 | q << 8 | r
    data = packed.to_bytes((packed.bit_length() + 7) // 8, "big")
    return VERSION + urlsafe_b64encode(data + _sum(data)).decode().rstrip("=")


def read_layout_code(code: str) -> Layout:
    """Return the layout of a code, which may have faults (``Layout.faults``).

    Raises LayoutFormatError.
    """
    if not _CODE.fullmatch(code) or not code[0].isdigit():
        raise LayoutFormatError(
            f"this isn't a layout code, which begins with {VERSION}, followed by at most 199 "
            "letters, digits, hyphens and underscores"
        )
    if code[0] != VERSION:
        raise LayoutFormatError(f"a code of version {code[0]} can't be read here, only {VERSION}")
    try:
        data = urlsafe_b64decode(code[1:] + "=" * (-len(code[1:]) % 4))
    except ValueError:
        raise LayoutFormatError(
            "this layout code is damaged or incomplete: copy all of it"
        ) from None
    if _sum(data[:-2]) != data[-2:]:
        raise LayoutFormatError("this layout code is damaged or incomplete: copy all of it")
    packed = int.from_bytes(data[:-2], "big")
    names = list(tiles())
    count, over = divmod(max(0, packed.bit_length() - 1), _BITS)
    if over or not packed or count > _MOST:
        raise LayoutFormatError(_INVALID)
    placed = []
    for place in reversed(range(count)):
        entry = packed >> place * _BITS
        name, turns = entry >> 20 & 31, entry >> 16 & 15
        if name >= len(names) or turns >= 12:
            raise LayoutFormatError(_INVALID)
        q, r = (entry >> 8 & 255) - _MIDDLE, (entry & 255) - _MIDDLE
        placed.append(Placement(names[name], turns >= 6, turns % 6, q, r))
    layout = Layout(tuple(placed))
    if layout_code(layout) != code:
        raise LayoutFormatError(_INVALID)
    return layout


def _sum(data: bytes) -> bytes:
    return (zlib.crc32(data) & 0xFFFF).to_bytes(2, "big")
