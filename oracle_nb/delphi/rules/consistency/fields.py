"""Faults of single fields: types, ranges, lengths and order."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, get_args

from oracle_nb.core.arguments import is_whole
from oracle_nb.delphi.model.position import Decision, Effect, Player, Position
from oracle_nb.delphi.rules.consistency.problems import PositionFault, fault

_STEPS: Final = (*get_args(Decision), *get_args(Effect))
_NUMBERS: Final = frozenset(
    {
        *("tile", "ship", "favor", "shield", "seen", "turn", "round", "phase", "played"),
        *("face_up", "shrines", "draws", "player", "among", "color", "god", "left", "wanted"),
        *("strength", "space"),
    }
)
"""Fields that are a single number, besides the masks of a position's piles; most are tuples."""
_PILES: Final = frozenset({"equipment", "companions"})
"""Fields that are masks in a position and tuples in a player."""
_BOOLS: Final = frozenset({"home", "apollon", "extra", "shrine"})


def type_faults(position: Position) -> Iterator[PositionFault]:
    """Yield every field of the wrong type."""
    for name in position.__struct_fields__:
        value = getattr(position, name)
        if name not in {"players", "pending"}:
            yield from _type(name, name, value, mask=name in _PILES)
        elif not isinstance(value, tuple):
            yield fault("type", name, given=type(value).__name__, wanted="a tuple")
        else:
            kinds = (Player,) if name == "players" else _STEPS
            for place, part in enumerate(value):
                where = f"{name}[{place}]"
                if not isinstance(part, kinds):
                    wanted = "a Player" if name == "players" else "a step"
                    yield fault("type", where, given=type(part).__name__, wanted=wanted)
                    continue
                for field in part.__struct_fields__:
                    yield from _type(f"{where}.{field}", field, getattr(part, field))


def _type(where: str, name: str, value: Any, mask: bool = False) -> Iterator[PositionFault]:
    if name in _BOOLS:
        sound, wanted = isinstance(value, bool), "a truth value"
    elif name == "rule":
        sound, wanted = isinstance(value, str), "a text"
    elif name not in _NUMBERS and not mask:
        sound, wanted = isinstance(value, tuple), "a tuple"
        if sound:
            for place, item in enumerate(value):
                if not is_whole(item):
                    given = type(item).__name__
                    yield fault("type", f"{where}[{place}]", given=given, wanted="an integer")
    else:
        sound, wanted = is_whole(value), "an integer"
    if not sound:
        yield fault("type", where, given=type(value).__name__, wanted=wanted)


def in_range(where: str, value: int, least: int, most: int) -> Iterator[PositionFault]:
    """Yield a number out of its range."""
    if not least <= value <= most:
        yield fault("range", where, value=value, least=least, most=most)


def each_in_range(
    where: str, values: Sequence[int], least: int, most: int
) -> Iterator[PositionFault]:
    """Yield every number out of its range."""
    for place, value in enumerate(values):
        yield from in_range(f"{where}[{place}]", value, least, most)


def row_of(
    where: str, values: Sequence[int], length: int, least: int, most: int
) -> Iterator[PositionFault]:
    """Yield a list of the wrong length, or its numbers out of their range."""
    if len(values) != length:
        yield fault("length", where, count=len(values), wanted=length)
    else:
        yield from each_in_range(where, values, least, most)


def in_order(where: str, values: Sequence[int]) -> Iterator[PositionFault]:
    """Yield a list that is not sorted."""
    if any(a > b for a, b in pairwise(values)):
        yield fault("unsorted", where)


def each_once(where: str, values: Sequence[int]) -> Iterator[PositionFault]:
    """Yield every number that occurs more than once."""
    for value in dict.fromkeys(values):
        if values.count(value) > 1:
            yield fault("twice", where, value=value)


def at_most(where: str, values: Sequence[Any], most: int) -> Iterator[PositionFault]:
    """Yield a list that is too long."""
    if len(values) > most:
        yield fault("too-many-entries", where, count=len(values), most=most)
