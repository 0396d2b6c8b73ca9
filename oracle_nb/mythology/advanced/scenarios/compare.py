"""Comparison of an expectation with a position, by the names of scenarios."""

from collections.abc import Iterator, Mapping, Sequence

from oracle_nb.games.kit import scenarios as kit
from oracle_nb.games.kit.scenarios import Difference, check_words, given
from oracle_nb.games.scenarios.fields import Where, is_set, look_up
from oracle_nb.mythology.advanced.model.position import NOBODY, Position
from oracle_nb.mythology.advanced.scenarios.forms import ExpectForm
from oracle_nb.mythology.advanced.scenarios.position_builder import PHASES, ZEUS
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.pieces import HEROES, OFF
from oracle_nb.mythology.scenarios.names import Names, word_of, words_of


class Comparison(kit.Comparison):
    """The differences between an expectation and a position."""

    def __init__(self, world: WorldMap, names: Names, position: Position, where: Where) -> None:
        super().__init__(where)
        self.world = world
        self.names = names
        self.position = position

    def pairs(self, expect: ExpectForm) -> Iterator[Difference]:
        """Yield each field of an expectation. Raises FieldFault for unknown names."""
        names, position = self.names, self.position
        areas = {"off": OFF, **names.areas}
        yield from self._entries(expect, "units", names.units, position.units, names.hexes)
        yield from self._entries(expect, "prizes", names.prizes, position.prizes, names.hexes)
        yield from self._entries(expect, "gods", names.seats, position.areas, areas)
        yield from self._entries(expect, "glory", names.seats, position.glory)
        yield from self._entries(expect, "gained", names.seats, position.gained)
        for field in ("noted", "last_noted", "totals", "aid", "ail"):
            yield from self._sheets(expect, field)
        for field in ("moved", "spent", "lost", "walked", "fought"):
            yield from self._set(expect, field, names.units, getattr(position, field))
        for field in ("waiting", "letting", "peaceful"):
            yield from self._set(expect, field, names.seats, getattr(position, field))
        for unit, wanted in given(expect, "held").items():
            seat = position.holder(look_up(unit, names.units, "unit", (*self.where, "held")))
            yield f"held.{unit}", wanted, word_of(names.seats, seat)
        for field in ("round", "attempts", "fighting", "remorse"):
            if is_set(wanted := getattr(expect, field)):
                yield field, wanted, getattr(position, field)
        if isinstance(expect.phase, str):
            look_up(expect.phase, PHASES, "phase", (*self.where, "phase"))
            yield "phase", expect.phase, str(position.phase)
        if isinstance(expect.turn, str):
            if expect.turn != "nobody":
                names.seat(expect.turn, (*self.where, "turn"))
            actual = "nobody" if position.turn == NOBODY else word_of(names.seats, position.turn)
            yield "turn", expect.turn, actual
        heroes = [hex_ for hex_ in position.units[:HEROES] if hex_ != OFF]
        if is_set(expect.heroes):
            yield "heroes", expect.heroes, len(heroes)
        for name, wanted in given(expect, "heroes_in").items():
            area = look_up(name, names.areas, "Area", (*self.where, "heroes_in", name))
            found = sum(self.world.area[hex_] == area for hex_ in heroes)
            yield f"heroes_in.{name}", wanted, found

    def _entries(
        self,
        expect: ExpectForm,
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

    def _sheets(self, expect: ExpectForm, field: str) -> Iterator[Difference]:
        """Yield everything on the sheets of the players that are named."""
        for name, wanted in given(expect, field).items():
            where = (*self.where, field, name)
            sheet = self.position.sheets[self.names.seat(name, where)]
            assert sheet is not None
            for unit in wanted:
                if unit != ZEUS:
                    look_up(unit, self.names.units, "unit", where)
            points = enumerate(getattr(sheet, field))
            actual = {word_of(self.names.units, unit): number for unit, number in points if number}
            zeus = {"noted": sheet.zeus, "last_noted": sheet.last_zeus}.get(field, 0)
            yield f"{field}.{name}", wanted, actual | ({ZEUS: zeus} if zeus else {})

    def _set(
        self, expect: ExpectForm, field: str, known: Mapping[str, int], bits: int
    ) -> Iterator[Difference]:
        if is_set(wanted := getattr(expect, field)):
            check_words(wanted, known, field, (*self.where, field))
            yield field, sorted(wanted), words_of(known, bits)
