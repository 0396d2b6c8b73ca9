"""Comparison of an expectation with a position, by the names of scenarios."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from oracle_nb.games.kit import scenarios as kit
from oracle_nb.games.kit.scenarios import Difference, check_words, given
from oracle_nb.games.scenarios.fields import FieldFault, Where, is_set, look_up
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.model.position import NOBODY, Position
from oracle_nb.mythology.pieces import OFF, Side
from oracle_nb.mythology.rules.scoring import scores
from oracle_nb.mythology.scenarios.forms import ExpectForm
from oracle_nb.mythology.scenarios.names import PARTS, Names, word_of, words_of


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
        yield from self._entries(expect, "units", names.units, position.units, names.hexes)
        yield from self._entries(expect, "prizes", names.prizes, position.prizes, names.hexes)
        yield from self._entries(
            expect, "gods", names.seats, position.areas, {"off": OFF, **names.areas}
        )
        yield from self._entries(expect, "power", names.seats, position.power)
        yield from self._piles(expect, "trophies", names.units, position.trophies)
        yield from self._piles(expect, "captured", names.prizes, position.captured)
        for field in ("movable", "entered", "tried"):
            yield from self._set(expect, field, names.units, getattr(position, field))
        for field in ("waiting", "asked"):
            yield from self._set(expect, field, names.seats, getattr(position, field))
        heroes = [seat for seat, side in enumerate(position.sides) if side == Side.HEROES]
        yield from self._list(expect, "heroes", names.seats, heroes)
        yield from self._list(expect, "battlefields", names.hexes, position.battlefields)
        if is_set(expect.round):
            yield "round", expect.round, position.round
        if isinstance(expect.turn, str):
            if expect.turn != "nobody":
                names.seat(expect.turn, (*self.where, "turn"))
            actual = "nobody" if position.turn == NOBODY else word_of(names.seats, position.turn)
            yield "turn", expect.turn, actual
        if isinstance(expect.part, str):
            look_up(expect.part, PARTS, "part of a turn", (*self.where, "part"))
            yield "part", expect.part, str(position.part)
        yield from self._alliances(expect)
        yield from self._counts(expect)

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

    def _piles(
        self,
        expect: ExpectForm,
        field: str,
        known: Mapping[str, int],
        piles: Sequence[Sequence[int]],
    ) -> Iterator[Difference]:
        for name, wanted in given(expect, field).items():
            where = (*self.where, field, name)
            check_words(wanted, known, field, where)
            actual = [word_of(known, number) for number in piles[self.names.seat(name, where)]]
            yield f"{field}.{name}", list(wanted), actual

    def _set(
        self, expect: ExpectForm, field: str, known: Mapping[str, int], bits: int
    ) -> Iterator[Difference]:
        if is_set(wanted := getattr(expect, field)):
            check_words(wanted, known, field, (*self.where, field))
            yield field, sorted(wanted), words_of(known, bits)

    def _list(
        self, expect: ExpectForm, field: str, known: Mapping[str, int], actual: Sequence[int]
    ) -> Iterator[Difference]:
        if is_set(wanted := getattr(expect, field)):
            check_words(wanted, known, field, (*self.where, field))
            yield field, list(wanted), [word_of(known, number) for number in actual]

    def _alliances(self, expect: ExpectForm) -> Iterator[Difference]:
        if not isinstance(expect.alliances, tuple):
            return
        for allies in expect.alliances:
            check_words(allies, self.names.seats, "alliances", (*self.where, "alliances"))
        actual = {self.position.allies(seat) for seat in self.names.seats.values()} - {()}
        words = [sorted(word_of(self.names.seats, seat) for seat in allies) for allies in actual]
        yield "alliances", sorted(map(sorted, expect.alliances)), sorted(words)

    def _counts(self, expect: ExpectForm) -> Iterator[Difference]:
        """Yield victory points, and the numbers of units and Prizes in Areas."""
        if points := given(expect, "points"):
            actual = scores(self.position)
            for name, wanted in points.items():
                where = (*self.where, "points", name)
                yield (
                    f"points.{name}",
                    _fraction(wanted, where),
                    actual[self.names.seat(name, where)],
                )
        for field, hexes in (
            ("units_in", self.position.units),
            ("prizes_in", self.position.prizes),
        ):
            areas = [self.world.area[hex_] for hex_ in hexes if hex_ != OFF]
            for name, wanted in given(expect, field).items():
                area = look_up(name, self.names.areas, "Area", (*self.where, field, name))
                yield f"{field}.{name}", wanted, areas.count(area)


def _fraction(value: int | str, where: Where) -> Fraction:
    try:
        return Fraction(value)
    except ValueError:
        raise FieldFault(where, f"{value!r} is neither a number nor a fraction") from None
