"""The names of Areas on a small map, such as a whole map on a phone, where its own are specks.

A line of them is almost as high as a hex, so each is put where no counter and no other name is.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import hypot
from typing import Final, NamedTuple

from oracle_nb.mythology.map.world_map import map_of
from oracle_nb.mythology.packs.data_pack import DataPack
from oracle_nb.mythology.ui.base_map import ROW, Label, base_map
from oracle_nb.mythology.ui.coastlines import SIZE
from oracle_nb.render.scene import Group, Point, Text

UNTIL: Final = 0.307
"""CSS pixels of a unit up to which these names are shown: larger, those of the map are legible."""
_SIZE: Final = 1.45 * SIZE
"""The height of the font: 9 to 14 CSS pixels where the map is 300 to 450 wide."""
_LETTER: Final = 0.56
"""Average width of a letter, as a multiple of the height of the font."""
_TALL: Final = 0.78
"""Height of a line of letters, as a multiple of the height of the font."""
_LINE: Final = 0.92
"""Distance between two lines, as a multiple of the height of the font."""
_LONG: Final = 16
"""Maximum number of letters in one line, if there are several words."""
_COUNTER: Final = (0.5 * SIZE, 0.48 * SIZE)
"""Half the width and half the height of counters in a hex."""
_COVERING: Final = 2
"""Maximum number of hexes with counters upon a name."""
_ABROAD: Final = 4.0
"""How many rows nearer to the middle of its Area a name over hexes of others alone would be."""
_ACROSS: Final = (0.0, 0.75 * SIZE, -0.75 * SIZE)
_DOWN: Final = (0.0, ROW / 4, ROW / 2, -ROW / 4)
"""Distances from the middle of a hex at which names are tried."""
_MOST: Final = 200
"""Maximum number of places that are tried for a name."""


class _Spot(NamedTuple):
    """A place for a name."""

    x: float
    y: float
    lines: tuple[str, ...]
    wide: float
    """Half the width and half the height of the name."""
    tall: float
    covered: int
    """Bit set of the hexes whose counters it would touch."""


def area_names(pack: DataPack, language: str, taken: int, gods: Iterable[int] = ()) -> Group:
    """Return the names of Areas, for a small map.

    Parameters
    ----------
    pack : DataPack
        The map.
    language : str
        The language of the names.
    taken : int
        Bit set of the hexes with counters.
    gods : iterable of int
        The Areas with plates of gods.

    Returns
    -------
    Group
        The names, which counters are drawn upon. Where there is no place without counters, a name
        is below up to two of them; where there is none of these either, it is missing.
    """
    labels = base_map(pack, language).labels
    placed = [_plate(labels[area]) for area in gods]
    texts: list[Text] = []
    waiting = list(_spots(pack, language))
    for most in range(_COVERING + 1):
        left = []
        for area, spots in waiting:
            spot = _first_free(spots, taken, most, placed)
            if spot is None:
                left.append((area, spots))
                continue
            placed.append(spot)
            fill = "map-name" if pack.area[area].kind == "land" else "sea-name"
            texts += _texts(spot, fill)
        waiting = left
    return Group(tuple(texts), "area-names", until=UNTIL)


def _first_free(
    spots: Iterable[_Spot], taken: int, most: int, placed: Sequence[_Spot]
) -> _Spot | None:
    """Return the first place with at most some counters, and no other name."""
    for spot in spots:
        if (spot.covered & taken).bit_count() <= most and not any(
            _meet(spot, other) for other in placed
        ):
            return spot
    return None


def _plate(label: Label) -> _Spot:
    """Return the place of the plates of gods in an Area."""
    return _Spot(label.x, label.y + 0.4 * SIZE, (), SIZE, 0.22 * SIZE, 0)


def _texts(spot: _Spot, fill: str) -> Iterator[Text]:
    step = _LINE * _SIZE
    top = spot.y - step * (len(spot.lines) - 1) / 2
    for n, line in enumerate(spot.lines):
        yield Text(spot.x, top + n * step, line, _SIZE, fill, bold=True, halo="paper")


def _meet(spot: _Spot, other: _Spot) -> bool:
    return (
        abs(spot.x - other.x) < spot.wide + other.wide
        and abs(spot.y - other.y) < spot.tall + other.tall
    )


@lru_cache(8)
def _spots(pack: DataPack, language: str) -> tuple[tuple[int, tuple[_Spot, ...]], ...]:
    """Return the places for the name of each Area, the best first; Areas with few hexes first."""
    world, base = map_of(pack), base_map(pack, language)
    rows = []
    for area, form in enumerate(pack.area):
        inside = {*world.hexes_of(area)} or {base.labels[area].upper}
        ranked = [
            spot
            for lines in _layouts(form.name(language))
            for spot in _ranked(base.middles, inside, lines)
        ]
        best = sorted(ranked, key=lambda row: row[0])[:_MOST]
        rows.append((len(inside), area, tuple(spot for _, spot in best)))
    return tuple((area, spots) for _, area, spots in sorted(rows, key=lambda row: row[:2]))


def _ranked(
    middles: Sequence[Point], inside: set[int], lines: tuple[str, ...]
) -> Iterator[tuple[float, _Spot]]:
    """Yield places in and between the hexes of an Area, with a cost: near its middle is best."""
    wide = max(map(len, lines)) * _LETTER * _SIZE / 2
    tall = (_TALL + _LINE * (len(lines) - 1)) * _SIZE / 2
    cx, cy = (
        sum(values) / len(inside) for values in zip(*(middles[n] for n in inside), strict=True)
    )
    right, bottom = (max(values) + SIZE for values in zip(*middles, strict=True))
    over, up = wide + _COUNTER[0], tall + _COUNTER[1]
    for hex_ in sorted(inside):
        x, y = middles[hex_]
        near = [
            (n, hx, hy)
            for n, (hx, hy) in enumerate(middles)
            if abs(hx - x) < over + max(_ACROSS) and abs(hy - y) < up + max(_DOWN)
        ]
        for sx, sy in product((x + dx for dx in _ACROSS), (y + dy for dy in _DOWN)):
            if not (wide < sx < right - wide and tall < sy < bottom - tall):
                continue
            under = [n for n, hx, hy in near if abs(hx - sx) < over and abs(hy - sy) < up]
            abroad = sum(n not in inside for n in under) / len(under)
            cost = hypot(sx - cx, sy - cy) / ROW + _ABROAD * abroad
            yield cost, _Spot(sx, sy, lines, wide, tall, sum(1 << n for n in under))


def _layouts(name: str) -> Iterator[tuple[str, ...]]:
    """Yield the ways to write a name in lines: a long one of several words only in two."""
    words = name.split()
    if len(words) < 2 or len(name) <= _LONG:
        yield (name,)
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    if cuts:
        yield min(cuts, key=lambda lines: max(map(len, lines)))
