"""The common base of the scenarios of all levels: chance, names, positions and comparisons."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from oracle_nb.games.kit import scenarios as kit
from oracle_nb.games.kit.scenarios import Difference, check_words, given
from oracle_nb.games.scenarios.fields import Form, Where, is_set, look_up
from oracle_nb.games.scenarios.planned_chance import PlannedChance
from oracle_nb.games.scenarios.runner import ScenarioPlay
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.pieces import OFF, UNITS
from oracle_nb.mythology.scenarios.names import Names, word_of, words_of


def planned_chance(
    words: Mapping[str, Mapping[str, int]], step: Any, seed: int, where: Where
) -> PlannedChance:
    """Return chance with the results of a step. Raises FieldFault.

    ``words``: each kind of chance with the names of its results; dice have none.
    """
    planned: dict[str, list[int]] = {}
    for kind, results in step.chance.items():
        look_up(kind, dict.fromkeys(words, 0), "kind of chance", where)
        for result in results:
            number = (
                look_up(result, words[kind], kind, (*where, kind))
                if isinstance(result, str)
                else result - 1
            )
            planned.setdefault(kind, []).append(number)
    return PlannedChance(planned, seed, words)


class LevelPlay(ScenarioPlay):
    """A scenario of any level that is being played."""

    comparison: ClassVar[type["LevelComparison"]]
    kinds_of_chance: ClassVar["staticmethod[[Names], dict[str, Mapping[str, int]]]"]

    def __init__(self, form: Any, stage: Any) -> None:
        super().__init__(form, stage.rules, stage.position)

    @property
    def names(self) -> Names:
        """The names of the data pack and of the gods that are drawn by now."""
        evils = len(self.position.units) > UNITS
        return Names(self.rules.world, self.gods(), evils=evils)

    def gods(self) -> tuple[int, ...]:
        """Return the gods of the players, by seat."""
        gods: tuple[int, ...] = self.position.gods
        return gods

    def chance(self, step: Any, where: Where) -> PlannedChance:
        """Return chance with the results of a step. Raises FieldFault."""
        return planned_chance(self.kinds_of_chance(self.names), step, self.form.seed, where)

    def player_name(self, seat: int) -> str:
        """Return the god of a player."""
        return word_of(self.names.seats, seat)

    def readable(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts with names instead of numbers."""
        return self.names.readable(facts)

    def differences(self, expect: Any, where: Where) -> Iterator[Difference]:
        """Yield each field of the position that differs."""
        compared = self.comparison(self.rules.world, self.names, self.position, where)
        return compared.differences(expect)


class LevelComparison(kit.ScenarioComparison):
    """The differences between an expectation and a position of any level."""

    def __init__(self, world: WorldMap, names: Names, position: Any, where: Where) -> None:
        super().__init__(where)
        self.world = world
        self.names = names
        self.position = position

    def entries(
        self,
        expect: Any,
        field: str,
        keys: Mapping[str, int],
        values: Sequence[int],
        words: Mapping[str, int] | None = None,
    ) -> Iterator[Difference]:
        """Yield the entries of a table, each with its value; others aren't compared."""
        for name, wanted in given(expect, field).items():
            where = (*self.where, field, name)
            actual = values[look_up(name, keys, field, where)]
            if words is not None:
                look_up(wanted, words, f"value of {field}", where)
            yield f"{field}.{name}", wanted, actual if words is None else word_of(words, actual)

    def in_set(
        self, expect: Any, field: str, known: Mapping[str, int], bits: int
    ) -> Iterator[Difference]:
        """Yield a set by the names of its members."""
        if is_set(wanted := getattr(expect, field)):
            check_words(wanted, known, field, (*self.where, field))
            yield field, sorted(wanted), words_of(known, bits)

    def on_map(self, expect: Any) -> Iterator[Difference]:
        """Yield the places of counters and gods."""
        names, position = self.names, self.position
        areas = {"off": OFF, **names.areas}
        yield from self.entries(expect, "units", names.units, position.units, names.hexes)
        yield from self.entries(expect, "prizes", names.prizes, position.prizes, names.hexes)
        yield from self.entries(expect, "gods", names.seats, position.areas, areas)

    def turn(self, expect: Any) -> Iterator[Difference]:
        """Yield the round, and whose turn it is."""
        if is_set(expect.round):
            yield "round", expect.round, self.position.round
        if isinstance(expect.turn, str):
            if expect.turn != "nobody":
                self.names.seat(expect.turn, (*self.where, "turn"))
            yield "turn", expect.turn, word_of(self.names.seats, self.position.turn)


class LevelBuilder:
    """A builder of a position; counters that a scenario doesn't name are off the map."""

    def __init__(self, form: Form, world: WorldMap, names: Names, gods: tuple[int, ...]) -> None:
        self.form: Any = form
        self.names = names
        self.gods = gods
        self.world = world
        self.players = len(gods)

    def given(self, field: str) -> Any:
        """Return the value of a field; empty if it wasn't given."""
        value = getattr(self.form, field)
        return value if is_set(value) else ()

    def table(self, field: str) -> dict[str, Any]:
        """Return a table of the form; empty if it wasn't given."""
        return dict(self.given(field))

    def hexes(self, field: str, known: Mapping[str, int], length: int) -> tuple[int, ...]:
        """Return the hex of each counter. Raises FieldFault."""
        hexes = [OFF] * length
        for name, hex_ in self.table(field).items():
            where: Where = (field, name)
            place = look_up(hex_, self.names.hexes, "hex", where)
            hexes[look_up(name, known, field[:-1], where)] = place
        return tuple(hexes)

    def by_seat(self, field: str) -> dict[int, Any]:
        """Return a table by seats. Raises FieldFault."""
        table = self.table(field)
        return {self.names.seat(name, (field, name)): value for name, value in table.items()}

    def points(self, field: str, usual: int) -> tuple[int, ...]:
        """Return a number for each seat. Raises FieldFault."""
        points = self.by_seat(field)
        return tuple(points.get(seat, usual) for seat in range(self.players))

    def units(self, field: str, usual: int = 0) -> int:
        """Return a bit set of units. Raises FieldFault."""
        value = getattr(self.form, field)
        return self.names.unit_bits(value, (field,)) if is_set(value) else usual

    def seats(self, field: str, usual: int = 0) -> int:
        """Return a bit set of seats. Raises FieldFault."""
        value = getattr(self.form, field)
        return self.names.seat_bits(value, (field,)) if is_set(value) else usual

    def areas(self, usual: Sequence[int]) -> tuple[int, ...]:
        """Return the Area of each god. Raises FieldFault."""
        areas = list(usual)
        for seat, area in self.by_seat("gods").items():
            areas[seat] = look_up(area, self.names.areas, "Area", ("gods",))
        return tuple(areas)
