"""Running scenarios of Mythology."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from oracle_nb.games.kit.scenarios import Difference, ScenarioFiles, check_words, given
from oracle_nb.games.scenarios.fields import FieldFault, Where, is_set, look_up
from oracle_nb.games.scenarios.toml_file import TomlFile
from oracle_nb.mythology.model.position import Part, Position, tag_of
from oracle_nb.mythology.pieces import OFF, Side
from oracle_nb.mythology.rules.scoring import scores
from oracle_nb.mythology.scenarios.forms import ExpectForm, ScenarioForm
from oracle_nb.mythology.scenarios.level_scenarios import LevelComparison, LevelPlay
from oracle_nb.mythology.scenarios.names import DECISION_NAMES, PARTS, Names, word_of
from oracle_nb.mythology.scenarios.position_builder import build
from oracle_nb.mythology.text.rule_texts import rulebook


class Comparison(LevelComparison):
    """The differences between an expectation and a position."""

    def pairs(self, expect: ExpectForm) -> Iterator[Difference]:
        """Yield each field of an expectation. Raises FieldFault for unknown names."""
        names, position = self.names, self.position
        yield from self.on_map(expect)
        yield from self.entries(expect, "power", names.seats, position.power)
        yield from self._piles(expect, "trophies", names.units, position.trophies)
        yield from self._piles(expect, "captured", names.prizes, position.captured)
        for field in ("movable", "entered", "tried"):
            yield from self.in_set(expect, field, names.units, getattr(position, field))
        for field in ("waiting", "asked"):
            yield from self.in_set(expect, field, names.seats, getattr(position, field))
        heroes = [seat for seat, side in enumerate(position.sides) if side == Side.HEROES]
        yield from self._list(expect, "heroes", names.seats, heroes)
        yield from self._list(expect, "battlefields", names.hexes, position.battlefields)
        yield from self.turn(expect)
        if isinstance(expect.part, str):
            look_up(expect.part, PARTS, "part of a turn", (*self.where, "part"))
            yield "part", expect.part, str(position.part)
        yield from self._alliances(expect)
        yield from self._counts(expect)

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


class ScenarioFile(TomlFile[ScenarioForm]):
    """The content of a scenario file. Raises ScenarioError for what is not in the format."""

    form = ScenarioForm
    merged: ClassVar = ("units", "prizes", "gods", "power")


def kinds_of_chance(names: Names) -> dict[str, Mapping[str, int]]:
    """Return each kind of chance with the names of its results; dice have none."""
    return {"die": {}, "own-god": names.gods, "turn": names.seats}


class _Play(LevelPlay):
    """A scenario of Mythology that is being played."""

    book = rulebook()
    decision_names = DECISION_NAMES
    comparison = Comparison
    kinds_of_chance = staticmethod(kinds_of_chance)

    def decision(self, position: Position) -> str:
        """Return the name of the pending decision, or "action" or "over"."""
        if position.part is Part.OVER:
            return "over"
        return tag_of(position.pending) if position.pending else "action"


_FILES = ScenarioFiles(ScenarioFile, _Play.book, lambda _, form: build(form), _Play)
read = _FILES.read
run_file = _FILES.run_file
run_text = _FILES.run_text
run = _FILES.run
stage = _FILES.stage
