"""Facts for messages: numbers turned into colors, gods, spaces and others, by their key."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.tasks import ALL_TASKS, ANY_SHRINE, Family, Task, family_of
from oracle_nb.delphi.model.verbs import SOURCED_VERBS
from oracle_nb.delphi.pieces import (
    COLORS_OF,
    COMPANIONS,
    Color,
    Equipment,
    God,
    IslandTile,
    Letter,
    ShipTile,
)

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

Typed = dict[str, Any]


class Missing:
    """The value for -1, "none": its variant in a message is ``[none]``."""

    def __str__(self) -> str:
        return "none"


MISSING: Final = Missing()


class Seat(IntEnum):
    """A player, named by the color of the ship."""

    BLUE = Color.BLUE
    YELLOW = Color.YELLOW
    GREEN = Color.GREEN
    RED = Color.RED

    def __str__(self) -> str:
        return self.name.lower()


class Person(str):
    """A player, named by the name of the person in the seat."""

    __slots__ = ()


class Source(str):
    """A source of an action: ``die-red``, ``card-red``, ``extra``."""

    __slots__ = ()


class Choice(str):
    """A kind of decision: ``fight-on``, ``take-companion``, ..."""

    __slots__ = ()


class Way(str):
    """A way to get something missing: ``die``, ``shrine``, ``psi-4``, ..."""

    __slots__ = ()


class RuleId(str):
    """The id of a rule; its variants in messages have dashes for dots."""

    __slots__ = ()


SOURCES: Final = (
    *(Source(f"die-{color}") for color in Color),
    *(Source(f"card-{color}") for color in Color),
    Source("extra"),
)
"""The sources by number."""


def _one_of(kind: Callable[[int], Any]) -> Callable[[int], Any]:
    def typed(value: int) -> Any:
        try:
            return kind(value)
        except ValueError:
            return MISSING

    return typed


def _companion(value: int) -> Any:
    return COMPANIONS[value] if 0 <= value < len(COMPANIONS) else MISSING


def _task(value: int) -> Any:
    return Task(value) if value in ALL_TASKS else MISSING


def _source(value: int) -> Any:
    return SOURCES[value] if 0 <= value < len(SOURCES) else MISSING


def _colors(value: int | tuple[int, ...]) -> tuple[Color, ...]:
    return tuple(map(Color, value if isinstance(value, tuple) else COLORS_OF[value]))


_TYPES: Final[Mapping[str, Callable[[Any], Any]]] = {
    "color": _one_of(Color),
    "used": _one_of(Color),
    "shown": _one_of(Color),
    "via": _one_of(Color),
    "die": _one_of(Color),
    "card": _one_of(Color),
    "colors": _colors,
    "god": _one_of(God),
    "gods": lambda mask: tuple(map(God, COLORS_OF[mask])),
    "tile": _one_of(IslandTile),
    "equipment": _one_of(Equipment),
    "companion": _companion,
    "ship_tile": _one_of(ShipTile),
    "task": _task,
    "family": _one_of(Family),
    "letter": _one_of(Letter),
    "letters": lambda letters: tuple(map(Letter, letters)),
    "terrain": _one_of(Terrain),
    "verb": _one_of(Verb),
    "source": _source,
    "usable": lambda sources: tuple(map(_source, sources)),
    "decision": Choice,
    "rule": RuleId,
    "ways": lambda ways: tuple(map(Way, ways)),
}
"""The type of a fact by its key; other keys, except those of ``FactTypes``, are numbers."""

_PLACES: Final = ("space", "place", "ship", "start")


class FactTypes:
    """The types of facts in one setting, with the names of its board and players."""

    __slots__ = ("_letters", "_seats", "_spaces")

    def __init__(self, rules: "Delphi") -> None:
        self._letters = rules.setting.rules.picture_rule
        self._spaces = rules.board.spaces
        self._seats = tuple(map(Seat, rules.setting.ships))

    def space(self, index: int) -> Any:
        """Return the space, or MISSING for none."""
        return self._spaces[index] if 0 <= index < len(self._spaces) else MISSING

    def seat(self, seat: int) -> Any:
        """Return the player in a seat, or MISSING for nobody."""
        return self._seats[seat] if 0 <= seat < len(self._seats) else MISSING

    def task_served(self, number: int) -> Any:
        """Return a task that was done; a shrine without its letter where any own tile serves it."""
        any_tile = family_of(number) is Family.SHRINE and not self._letters
        return Task(ANY_SHRINE if any_tile else number)

    def typed(self, facts: Mapping[str, Any]) -> Typed:
        """Return the facts as values with names, and derived facts."""
        typed: Typed = {}
        for key, value in facts.items():
            if key in _PLACES:
                typed[key] = self.space(value)
            elif key == "spaces":
                typed[key] = tuple(map(self.space, value))
            elif key == "player":
                typed[key] = self.seat(value)
            elif key == "others":
                typed[key] = tuple(map(self.seat, value))
            else:
                kind = _TYPES.get(key)
                typed[key] = value if kind is None else kind(value)
        return typed | _derived(facts)


def _derived(facts: Mapping[str, Any]) -> Typed:
    """Return the facts that messages need and the engine doesn't provide."""
    derived: Typed = {}
    own = facts.get("die", facts.get("card"))
    if own is not None:
        derived["recolored"] = facts["color"] not in (-1, own)
    if "verb" in facts:
        derived["sourced"] = int(facts["verb"]) in SOURCED_VERBS
    return derived
