"""Comparison of an expectation with a position, by the names of scenarios."""

from collections.abc import Iterator

from msgspec import UNSET

from oracle_nb.games.kit.scenarios import Difference, check_words, given
from oracle_nb.games.scenarios.fields import is_set, look_up
from oracle_nb.mythology.advanced.model.divine import KINDS, OCCURRENCES
from oracle_nb.mythology.advanced.scenarios.card_fields import card_pairs
from oracle_nb.mythology.advanced.scenarios.forms import ExpectForm
from oracle_nb.mythology.advanced.scenarios.position_builder import PHASES
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.pieces import HEROES, OFF
from oracle_nb.mythology.scenarios.level_scenarios import LevelComparison
from oracle_nb.mythology.scenarios.names import ZEUS, word_of, words_of

_SETS = ("moved", "spent", "lost", "walked", "fought", "ships", "sought", "idle", "tried")
"""The sets of units that are compared."""


class Comparison(LevelComparison):
    """The differences between an expectation and a position."""

    def pairs(self, expect: ExpectForm) -> Iterator[Difference]:
        """Yield each field of an expectation. Raises FieldFault for unknown names."""
        names, position = self.names, self.position
        yield from self.on_map(expect)
        yield from self.turn(expect)
        yield from self.entries(expect, "glory", names.seats, position.glory)
        yield from self.entries(expect, "gained", names.seats, position.gained)
        for field in ("noted", "last_noted", "totals", "aid", "ail"):
            yield from self._sheets(expect, field)
        yield from self.entries(expect, "helpers", names.helpers, position.helpers, names.hexes)
        yield from self._cargo(expect)
        yield from self._divine(expect)
        yield from self._vows(expect)
        yield from card_pairs(expect, names, position)
        yield from self._zeus(expect)
        for field in (
            "moved",
            "spent",
            "lost",
            "walked",
            "fought",
            "ships",
            "sought",
            "idle",
            "tried",
        ):
            yield from self.in_set(expect, field, names.units, getattr(position, field))
        for field in ("waiting", "letting", "peaceful"):
            yield from self.in_set(expect, field, names.seats, getattr(position, field))
        for unit, wanted in given(expect, "held").items():
            seat = position.holder(look_up(unit, names.units, "unit", (*self.where, "held")))
            yield f"held.{unit}", wanted, word_of(names.seats, seat)
        yield from self.in_set(expect, "homed", names.prizes, position.homed)
        for field in ("attempts", "fighting", "remorse", "seizing", "slain", "killed", "calm"):
            if is_set(wanted := getattr(expect, field)):
                yield field, wanted, getattr(position, field)
        if isinstance(expect.phase, str):
            look_up(expect.phase, PHASES, "phase", (*self.where, "phase"))
            yield "phase", expect.phase, str(position.phase)
        heroes = [hex_ for hex_ in position.units[:HEROES] if hex_ != OFF]
        if is_set(expect.heroes):
            yield "heroes", expect.heroes, len(heroes)
        for name, wanted in given(expect, "heroes_in").items():
            area = look_up(name, names.areas, "Area", (*self.where, "heroes_in", name))
            there = sum(self.world.area[hex_] == area for hex_ in heroes)
            yield f"heroes_in.{name}", wanted, there

    def _zeus(self, expect: ExpectForm) -> Iterator[Difference]:
        """Yield what concerns Zeus as a player."""
        names, zeus = self.names, self.position.zeus
        if zeus is UNSET:
            return
        yield from self.entries(expect, "bribes", names.seats, zeus.bribes)
        fallen = tuple(zeus.hex_of(unit) for unit in range(len(names.units)))
        yield from self.entries(expect, "fallen", names.units, fallen, names.hexes)
        for field in ("thrown", "resting"):
            if is_set(wanted := getattr(expect, field)):
                yield field, wanted, getattr(zeus, field)
        for field, seat in (("silenced", zeus.struck), ("silenced_before", zeus.before)):
            if is_set(wanted := getattr(expect, field)):
                yield field, wanted, word_of(names.seats, seat)

    def _divine(self, expect: ExpectForm) -> Iterator[Difference]:
        """Yield what occurrences and Fates have changed."""
        names, position = self.names, self.position
        for field in ("kept", "famished"):
            yield from self.in_set(expect, field, names.units, getattr(position, field))
        for field in ("threatening", "halves"):
            yield from self.in_set(expect, field, names.seats, getattr(position, field))
        yield from self.entries(expect, "struck", names.seats, position.struck)
        for name, wanted in given(expect, "caused").items():
            counts = position.caused[names.seat(name, (*self.where, "caused", name))]
            actual = {str(kind): n for kind, n in zip(KINDS, counts, strict=True) if n}
            yield f"caused.{name}", wanted, actual
        for player, wanted in given(expect, "trophies").items():
            seat = names.seat(player, (*self.where, "trophies", player))
            yield (
                f"trophies.{player}",
                sorted(wanted),
                words_of(names.prizes, position.trophies[seat]),
            )
        for field in ("plots", "last_plots"):
            for player, wanted in given(expect, field).items():
                sheet = position.sheets[names.seat(player, (*self.where, field, player))]
                assert sheet is not None
                actual_plots = [OCCURRENCES[plot] for plot in getattr(sheet, field)]
                yield f"{field}.{player}", list(wanted), actual_plots
        if isinstance(expect.fates_up, tuple):
            up = [fate + 1 for fate in members(position.fates_up)]
            yield "fates_up", list(expect.fates_up), up
        for name, number in given(expect, "fates").items():
            seat = names.seat(name, (*self.where, "fates", name))
            yield f"fates.{name}", number, position.fates[seat] + 1
        if isinstance(expect.occurrences, tuple):
            actual_now = [
                (
                    word_of(names.seats, occurrence.seat),
                    OCCURRENCES[occurrence.target],
                    word_of(names.areas, occurrence.area)
                    if occurrence.hex < 0
                    else self.world.names[occurrence.hex],
                )
                for occurrence in position.occurrences
            ]
            yield "occurrences", [tuple(expected) for expected in expect.occurrences], actual_now

    def _vows(self, expect: ExpectForm) -> Iterator[Difference]:
        """Yield the prayers and sacrifices of this round."""
        for field in ("spared", "safe"):
            bits = getattr(self.position.prayers, field)
            yield from self.in_set(expect, field, self.names.units, bits)
        for player, wanted in given(expect, "offered").items():
            seat = self.names.seat(player, (*self.where, "offered", player))
            yield f"offered.{player}", tuple(wanted), self.position.prayers.offered[seat]
        if isinstance(expect.vows, tuple):
            names = self.names
            actual = [
                (
                    word_of(names.seats, vow.seat),
                    vow.what,
                    word_of(names.units, vow.unit),
                    vow.points + vow.goods,
                )
                for vow in self.position.prayers.vows
            ]
            yield "vows", [tuple(expected) for expected in expect.vows], actual

    def _cargo(self, expect: ExpectForm) -> Iterator[Difference]:
        """Yield what Heroes carry, and the Prizes for which players have had glory."""
        names, position = self.names, self.position
        for hero, wanted in given(expect, "cargo").items():
            unit = look_up(hero, names.units, "unit", (*self.where, "cargo", hero))
            check_words(wanted, names.things, "Prize or Helper", (*self.where, "cargo", hero))
            actual = [word_of(names.things, thing) for thing in position.carried_by(unit)]
            yield f"cargo.{hero}", sorted(wanted), sorted(actual)
        for player, wanted in given(expect, "paid").items():
            seat = names.seat(player, (*self.where, "paid", player))
            check_words(wanted, names.prizes, "Prize", (*self.where, "paid", player))
            yield f"paid.{player}", sorted(wanted), words_of(names.prizes, position.paid[seat])

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
