"""Damage done to JSON: what hands, disks and editors do to a save."""

from copy import deepcopy
from random import Random
from typing import Any, Final

NUMBERS: Final = (
    -1,
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    9,
    12,
    17,
    21,
    63,
    64,
    200,
    4095,
    10**6,
    10**30,
    -(10**9),
)
OTHERS: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    "",
    "red",
    "\u2603",
    0.5,
    1e300,
    [],
    {},
    [0],
    {"step": "pass"},
)
SPACES: Final = 100

Path = tuple[str | int, ...]


def paths(value: Any, at: Path = ()) -> list[Path]:
    """Return the way to every node of a JSON value but its root."""
    keys: Any = ()
    if isinstance(value, dict):
        keys = value
    elif isinstance(value, list):
        keys = range(len(value))
    places: list[Path] = []
    for key in keys:
        places.append((*at, key))
        places += paths(value[key], (*at, key))
    return places


def look_up(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def damaged(value: Any, random: Random, gentle: bool = False) -> Any:
    """The value with one node changed, in place; gently: mostly to something of its own type."""
    everywhere = paths(value)
    if not everywhere:
        return value
    path = random.choice(everywhere)
    parent, key = look_up(value, path[:-1]), path[-1]
    old = parent[key]
    how = random.random()
    if how < (0.05 if gentle else 0.2):
        parent[key] = deepcopy(random.choice(OTHERS))
    elif how < (0.3 if gentle else 0.4):
        parent[key] = deepcopy(look_up(value, random.choice(everywhere)))
    elif how < (0.35 if gentle else 0.5) and isinstance(parent, dict):
        if random.random() < 0.5:
            del parent[key]
        else:
            parent[f"{key}x"] = old
    elif isinstance(parent, list) and how < 0.6:
        _rearranged(parent, int(key), random)
    elif isinstance(old, bool):
        parent[key] = not old
    elif isinstance(old, int):
        near = old + random.choice((-2, -1, 1, 2))
        parent[key] = random.choice((near, random.choice(NUMBERS), random.randrange(SPACES)))
    elif isinstance(old, str):
        parent[key] = _retyped(old, random)
    elif isinstance(old, list) and old:
        _rearranged(old, random.randrange(len(old)), random)
    else:
        parent[key] = deepcopy(random.choice(OTHERS))
    return value


def _rearranged(items: list[Any], place: int, random: Random) -> None:
    how = random.randrange(4)
    if how == 0:
        items.pop(place)
    elif how == 1:
        items.insert(place, deepcopy(items[place]))
    elif how == 2:
        items.append(deepcopy(random.choice(items)))
    else:
        other = random.randrange(len(items))
        items[place], items[other] = items[other], items[place]


def _retyped(text: str, random: Random) -> str:
    if not text:
        return "x"
    place = random.randrange(len(text))
    letter = random.choice("abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789 :>-<\u00e9\x00")
    return random.choice(
        (text[:place] + letter + text[place + 1 :], text[:place] + text[place + 1 :], text[::-1])
    )


def damaged_bytes(data: bytes, random: Random) -> bytes:
    """Bytes changed, lost, doubled or cut off."""
    place = random.randrange(max(1, len(data)))
    how = random.randrange(6)
    if how == 0:
        return data[:place]
    if how == 1:
        return data[:place] + bytes([random.randrange(256)]) + data[place + 1 :]
    if how == 2:
        return data[:place] + data[place + 1 + random.randrange(4) :]
    if how == 3:
        end = min(len(data), place + random.randrange(40))
        return data[:end] + data[place:]
    if how == 4:
        return data[:place] + random.choice((b"0", b"-", b"9", b"{", b"]", b'"', b",", b"1e9"))
    if digits := [n for n, byte in enumerate(data) if 48 <= byte <= 57]:
        place = random.choice(digits)
    return data[:place] + bytes([48 + random.randrange(10)]) + data[place + 1 :]
