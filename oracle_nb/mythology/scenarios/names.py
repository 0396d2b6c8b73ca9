"""Names of units, hexes, Areas, Prizes and gods in scenarios, and their numbers."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from oracle_nb.games.scenarios.fields import Where, look_up, numbers
from oracle_nb.mythology.map.world_map import WorldMap, bits_of, members
from oracle_nb.mythology.model.position import Part
from oracle_nb.mythology.packs.data_pack import evils_of, helpers_of
from oracle_nb.mythology.pieces import FIRST_EVIL, OFF, UNITS, Side

ZEUS: Final = "zeus"
"""The player without a god among the others."""
DECISION_NAMES: Final = ("fight", "attempt", "offer")
PARTS: Final = {str(part): number for number, part in enumerate(Part)}
_HEXES: Final = frozenset({"hex", "start", "there"})
_UNITS: Final = frozenset({"unit", "foe"})
_SEATS: Final = frozenset({"player", "other"})


class Names:
    """The names of a data pack and of the players, with their numbers."""

    def __init__(self, world: WorldMap, gods: Sequence[int], *, evils: bool = False) -> None:
        pack = world.pack
        self._gods = [*(god.slug for god in pack.god), ZEUS]
        self.hexes: Mapping[str, int] = {"off": OFF, **world.index}
        self.areas = {area.slug: number for number, area in enumerate(pack.area)}
        self.units = {unit.slug: number for number, unit in enumerate(pack.units)}
        if evils:
            slugs = (evil.slug for evil in evils_of(pack))
            self.units |= {slug: number for number, slug in enumerate(slugs, FIRST_EVIL)}
        self.prizes = {prize.slug: number for number, prize in enumerate(pack.prize)}
        self.counters = {**self.units} | {name: 64 + n for name, n in self.prizes.items()}
        self.helpers = {helper.slug: number for number, helper in enumerate(helpers_of(pack))}
        things = (*self.prizes, *self.helpers)
        self.things = {name: UNITS + number for number, name in enumerate(things)}
        self.gods = {god: number for number, god in enumerate(self._gods)}
        self.seats = {self._gods[god]: seat for seat, god in enumerate(gods)}

    def unit_bits(self, words: Iterable[str], where: Where) -> int:
        """Return a bit set of units. Raises FieldFault."""
        return bits_of(numbers(words, self.units, "unit", where))

    def seat_bits(self, words: Iterable[str], where: Where) -> int:
        """Return a bit set of seats. Raises FieldFault."""
        return bits_of(numbers(words, self.seats, "player", where))

    def seat(self, word: str, where: Where) -> int:
        """Return the seat of a god. Raises FieldFault."""
        return look_up(word, self.seats, "player", where)

    def readable(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts with names instead of numbers, and lists instead of tuples."""
        return {key: self._word(key, value) for key, value in facts.items()}

    def _word(self, key: str, value: Any) -> Any:
        for keys, known in (
            (_UNITS, self.counters),
            (_HEXES, self.hexes),
            (_SEATS, self.seats),
            (("area",), self.areas),
            (("prize",), self.prizes),
            (("thing",), self.things),
        ):
            if key in keys:
                return word_of(known, value)
        if key.endswith("god"):
            return self._gods[value]
        if key.endswith("side"):
            return str(Side(value))
        return list(value) if isinstance(value, tuple) else value


def word_of(known: Mapping[str, int], number: int) -> str:
    """Return the name of a number, "nobody" if it has none."""
    return next((word for word, known_number in known.items() if known_number == number), "nobody")


def words_of(known: Mapping[str, int], bits: int) -> list[str]:
    """Return the names of the numbers in a bit set, sorted."""
    return sorted(word_of(known, number) for number in members(bits))
