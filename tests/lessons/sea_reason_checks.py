"""Checks that the reasons of answers about building the sea are true, against the hexes shown."""

import math
from typing import Any

from oracle_nb.core.hexgrid import DIRECTIONS, Hex, add, center, neighbors
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.pieces import Color
from tests.lessons.reason_checks import ReadReason, general, states

general("why-sea-sound", "why-sea-what", "why-sea-pond", "why-sea-reach", "why-sea-strait")
general("why-sea-crowded", "why-sea-city", "why-sea-turn", "why-sea-mend")

WATER = 72


def parts(water: set[Hex]) -> list[set[Hex]]:
    """The connected parts of the water, the largest first."""
    groups, left = [], set(water)
    while left:
        part, todo = set(), [left.pop()]
        while todo:
            place = todo.pop()
            part.add(place)
            new = left.intersection(neighbors(place))
            left -= new
            todo += new
        groups.append(part)
    return sorted(groups, key=len, reverse=True)


def water(read: ReadReason) -> set[Hex]:
    """The hexes of water."""
    return {s.hex for s in read.rules.board.spaces if s.terrain is Terrain.WATER}


def cut_off(read: ReadReason) -> set[str]:
    """The water that isn't in the largest part."""
    board = read.rules.board
    return {
        board.spaces[board.space_at(place)].name
        for part in parts(water(read))[1:]
        for place in part
    }


def angles(read: ReadReason) -> dict[frozenset[str], float]:
    """The angles between neighboring cities, by their colors."""
    board = read.rules.board
    own = {h for city in board.cities for h in neighbors(board.spaces[city].hex)}
    # The two water spaces of a city touch it, and no water of a tile is nearer to the rim.
    points = [center(place) for place in water(read) if place not in own]
    x, y = (sum(each) / len(points) for each in zip(*points, strict=True))
    around = {}
    for color, city in enumerate(board.cities):
        a, b = center(board.spaces[city].hex)
        around[str(Color(color))] = math.degrees(math.atan2(b - y, a - x))
    order = sorted(around, key=lambda city: around[city])
    return {
        frozenset({city, other}): (around[other] - around[city]) % 360
        for city, other in zip(order, order[1:] + order[:1], strict=True)
    }


def near(said: int, right: float) -> bool:
    """Whether an angle is right, but for the exact center."""
    return abs(said - right) < 6


@states("why-sea-whole")
def _whole(read: ReadReason) -> Any:
    spread = sorted(angles(read).values())
    right = near(read["least"], spread[0]) and near(read["most"], spread[-1])
    legal = 40 <= read["least"] <= read["most"] <= 85
    return right and legal and not cut_off(read) and read["count"] == WATER


@states("why-sea-cut")
def _cut(read: ReadReason) -> Any:
    return set(read["spaces"]) == cut_off(read) and read["count"] == len(read["spaces"])


@states("why-sea-cut-count")
def _count(read: ReadReason) -> Any:
    return read["count"] == len(cut_off(read))


@states("why-sea-close")
def _close(read: ReadReason) -> Any:
    gaps = angles(read)
    pair = frozenset({read["color"], read["neighbor"]})
    least = min(gaps.values())
    return near(read["degrees"], gaps[pair]) and read["degrees"] < 40 and gaps[pair] == least


@states("why-sea-route")
def _route(read: ReadReason) -> Any:
    right = read.away(read.space("end"))
    return read["steps"] == right < 99 and read.exercise.answers == {("yes",)}


@states("why-sea-pool")
def _pool(read: ReadReason) -> Any:
    gone = cut_off(read)
    ship = read.rules.board.spaces[read.me.ship].name
    return read["count"] == len(gone) and read["end"] in gone and ship not in gone


@states("why-sea-strait-is")
def _strait(read: ReadReason) -> Any:
    groups = parts(water(read) - {read.space().hex})
    sizes = [len(group) for group in groups]
    return sizes == [read["rest"], read["count"]] and (read["space"],) in read.exercise.answers


@states("why-sea-city-cut")
def _city_cut(read: ReadReason) -> Any:
    board = read.rules.board
    city = board.spaces[board.cities[Color[read["color"].upper()]]].hex
    touching = {board.spaces[board.space_at(h)].name for h in neighbors(city) if h in water(read)}
    return set(read["spaces"]) == cut_off(read) and touching & cut_off(read)


@states("why-sea-city-gaps")
def _gaps(read: ReadReason) -> Any:
    gaps, color = angles(read), read["color"]
    close = gaps[frozenset({color, read["neighbor"]})]
    wide = gaps[frozenset({color, read["opposite"]})]
    return near(read["degrees"], close) and near(read["more"], wide)


def ring(middle: Hex) -> list[Hex]:
    """The six hexes around one, clockwise."""
    return sorted(
        (add(middle, step) for step in DIRECTIONS),
        key=lambda h: math.atan2(
            center(h)[1] - center(middle)[1], center(h)[0] - center(middle)[0]
        ),
    )


def moved(read: ReadReason, changes: dict[Hex, Hex]) -> set[Hex]:
    """The water after hexes have taken the content of others."""
    old = water(read)
    return {place for place in old if place not in changes} | {
        place for place, source in changes.items() if source in old
    }


def rotated(read: ReadReason, middle: Hex, steps: int) -> set[Hex]:
    around = ring(middle)
    return moved(read, {city: around[n - steps] for n, city in enumerate(around)})


def sixths(read: ReadReason) -> int:
    """The sixths of a turn, of which five are the default variant."""
    said = read["steps"]
    return said if isinstance(said, int) else 5


@states("why-sea-turn-cuts")
def _turn(read: ReadReason) -> Any:
    steps = sixths(read)
    middle = read.rules.board.find(str(read.exercise.facts["space"])).hex
    groups = parts(rotated(read, middle, steps))
    return read["count"] == sum(map(len, groups[1:])) and (
        read.exercise.answers == {(f"sea-turn-{steps}",)}
    )


@states("why-sea-mend-by")
def _mend(read: ReadReason) -> Any:
    middle = read.space().hex
    if read["change"] == "exchange":
        other = read.space("other").hex
        pairs = list(zip(ring(middle), ring(other), strict=True))
        after = moved(read, {**dict(pairs), **{b: a for a, b in pairs}})
    else:
        after = rotated(read, middle, sixths(read))
    return len(parts(after)) == 1 and read["count"] == WATER
