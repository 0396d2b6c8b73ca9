"""Facts for messages: numbers turned into names of the data pack, by their key."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from oracle_nb.mythology.map.world_map import map_of
from oracle_nb.mythology.model.position import Part
from oracle_nb.mythology.packs.data_pack import DataPack, evils_of, helpers_of
from oracle_nb.mythology.pieces import CARDS, UNITS, Side
from oracle_nb.text.rulebook import Rulebook

Typed = dict[str, Any]
_COUNTERS: Final = ("unit", "foe", "other_unit")
_HEXES: Final = ("hex", "start", "there")
_MESSAGES: Final = {"decision": "choice"}
"""Facts that are messages, whose names don't begin with the key."""
ZEUS: Final = "Zeus"
"""The name, in all languages, of the god after those of a pack."""
_PLAYERS: Final = {"player": "", "other": "other_"}
"""Facts that are seats, and how the keys of their gods and sides begin."""


class FactNames:
    """The types of facts in one setting and language.

    ``pack``: the data pack, with the names of units, Areas, Prizes and gods.
    ``hexes``: the names of the hexes.
    ``book``: the rulebook of the level, in one language.
    ``gatherings``: the names of the events on cards.
    """

    __slots__ = ("_names", "_say")

    def __init__(
        self,
        pack: DataPack,
        hexes: tuple[str, ...],
        book: Rulebook,
        gatherings: tuple[str, ...] = (),
    ) -> None:
        self._names: Mapping[str, tuple[str, ...]] = {
            **_names_of(pack, book.language),
            "gathering": gatherings,
            **dict.fromkeys(_HEXES, hexes),
        }
        self._say: Callable[..., str] = book.say

    def typed(self, facts: Mapping[str, Any], people: Mapping[int, str] | None = None) -> Typed:
        """Return the facts as names, and derived facts; numbers without a meaning are left out.

        ``people`` are the names of people by their seats.
        """
        typed: Typed = {}
        for key, value in facts.items():
            if key in _PLAYERS:
                typed[key] = self._seat(facts, _PLAYERS[key], (people or {}).get(value))
            elif (named := self._named(key, value)) is not None:
                typed[key] = named
        if "hex" in typed:
            typed["region"] = self._names["region"][facts["hex"]]
        if "there" in facts:
            typed["together"] = facts["hex"] == facts["there"]
        return typed

    def _named(self, key: str, value: Any) -> Any:
        """Return the value of a fact by its key; None for a number without a meaning."""
        if key in self._names:
            names = self._names[key]
            return names[value] if 0 <= value < len(names) else None
        match key:
            case "foes":
                return tuple(self._names["foe"][foe] for foe in value)
            case "things":
                return tuple(self._names["thing"][thing] for thing in value)
            case "roll" | "rolled" if isinstance(value, tuple):
                return " + ".join(map(str, value))
            case "side":
                return Side(value)
            case "part":
                return Part(value)
            case "decision" | "occurrence" | "condition" | "lesser" | "gift":
                return self._say(f"{_MESSAGES.get(key, key)}-{value}")
        return value

    def _seat(self, facts: Mapping[str, Any], prefix: str, person: str | None) -> str:
        """Return a player by god and side, by the god alone before sides are drawn.

        A person is called by their name and god.
        """
        god = self._names["god"][facts[f"{prefix}god"]]
        if person is not None:
            return self._say("seat-named", name=person, god=god)
        side = facts.get(f"{prefix}side")
        return god if side is None else self._say("seat", god=god, side=Side(side))


@lru_cache(16)
def _names_of(pack: DataPack, language: str) -> Mapping[str, tuple[str, ...]]:
    """Return the names of what a pack contains, by the keys of facts."""
    counters = tuple(counter.name(language) for counter in pack.units)
    evils = tuple(evil.name(language) for evil in evils_of(pack))
    counters += tuple(thing.name(language) for thing in (*pack.prize, *helpers_of(pack))) + evils
    things = tuple(thing.in_sentence(language) for thing in (*pack.prize, *helpers_of(pack)))
    areas = map_of(pack).area
    names = {
        "region": tuple("" if at < 0 else pack.area[at].name(language) for at in areas),
        "card": tuple(str(number) for number in range(1, CARDS + 1)),
        "thing": ("",) * UNITS + things,
        "area": tuple(area.in_sentence(language) for area in pack.area),
        "god": (*(god.name(language) for god in pack.god), ZEUS),
        "prize": tuple(prize.in_sentence(language) for prize in pack.prize),
    }
    return names | dict.fromkeys(_COUNTERS, counters)
