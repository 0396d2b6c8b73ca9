"""Positions from scenarios."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from oracle_nb.games.scenarios.fields import FieldFault, is_set, look_up, numbers
from oracle_nb.mythology.advanced.model.divine import KINDS, OCCURRENCES, Kind, Occurrence, Plot
from oracle_nb.mythology.advanced.model.evils import NO_MARKS
from oracle_nb.mythology.advanced.model.numbers import GLORY
from oracle_nb.mythology.advanced.model.position import (
    NOBODY,
    Aim,
    Capture,
    Challenge,
    Claim,
    Eruption,
    Pending,
    Phase,
    Position,
    Setting,
    Way,
    Window,
)
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.model.vows import Rites, Vow
from oracle_nb.mythology.advanced.model.zeus import Zeus, ZeusTurn
from oracle_nb.mythology.advanced.rules.consistency import faults
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.scenarios.card_fields import card_fields
from oracle_nb.mythology.advanced.scenarios.forms import PendingForm, ScenarioForm
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.pieces import COUNTERS, HELPERS, HEROES, OFF, PRIZES, THINGS, UNITS
from oracle_nb.mythology.scenarios.level_scenarios import LevelBuilder
from oracle_nb.mythology.scenarios.names import ZEUS, Names

HOME: Final = "greece"
"""The Area in which gods stand in the moving phases, unless a scenario names one."""
PHASES: Final = {str(phase): number for number, phase in enumerate(Phase)}
PLOTS: Final[Mapping[str, int]] = {name: number for number, name in enumerate(OCCURRENCES)}
_USUAL_FATES: Final = (6, 28, 7, 29, 4, 26, 17, 20)
"""The Fates of players for whom a scenario names none, by seat."""

_VOWS: Final = ("pray", "sacrifice")


class Stage(msgspec.Struct, frozen=True):
    """A scenario ready to be played: the rules, the position, and the names."""

    rules: AdvancedMythology
    position: Position
    names: Names


def build(form: ScenarioForm) -> Stage:
    """Return the position that a scenario describes. Raises FieldFault that names the field."""
    with_zeus = form.players[-1:] == (ZEUS,)
    try:
        setting = Setting(
            players=len(form.players),
            start=form.start,
            parts=form.parts,
            prayer=form.prayer,
            zeus="yes" if with_zeus else "no",
            evils=form.evils,
        )
        rules = AdvancedMythology(setting)
    except ValueError as error:
        raise FieldFault(("players",), str(error)) from None
    if form.phase == Phase.SETUP:
        return Stage(rules, rules.set_up(form.seed), Names(rules.world, ()))
    gods = numbers(form.players, Names(rules.world, ()).gods, "god", ("players",))
    names = Names(rules.world, gods, evils=form.evils == "yes")
    position = _Builder(form, rules.world, names, gods[: setting.gods]).position()
    for fault in faults(position, rules.setting, rules.world):
        raise FieldFault((), f"a game can't continue from this position: {fault}")
    return Stage(rules, position, names)


class _Builder(LevelBuilder):
    """A builder of a position; counters that a scenario doesn't name are off the map."""

    def position(self) -> Position:
        """Return the position. Raises FieldFault."""
        names, form = self.names, self.form
        phase = self._phase()
        turn = names.seat(form.turn, ("turn",)) if isinstance(form.turn, str) else 0
        others = (1 << self.players) - 1 & ~(1 << turn)
        over = phase is Phase.OVER
        usual = names.areas[HOME] if phase is Phase.MOVING else OFF
        return Position(
            units=self._units(),
            evils=NO_MARKS if form.evils == "yes" else UNSET,
            prizes=self._carried_along(PRIZES, names.prizes, "prizes"),
            gods=self.gods,
            areas=self.areas([usual] * self.players),
            glory=self.points("glory", GLORY) + self._of_zeus("glory"),
            gained=self.points("gained", 0) + self._of_zeus("gained"),
            sheets=tuple(self._sheet(phase, turn, seat) for seat in range(self.players)),
            round=form.round if isinstance(form.round, int) else 1,
            phase=phase,
            turn=NOBODY if over else turn,
            waiting=0 if over else self.seats("waiting", others),
            attempts=form.attempts if isinstance(form.attempts, int) else 0,
            moved=self.units("moved"),
            spent=self.units("spent"),
            lost=self.units("lost"),
            walked=self.units("walked"),
            letting=self.seats("letting", 0),
            peaceful=self.seats("peaceful", 0),
            held=self._held(),
            fought=self.units("fought"),
            fighting=form.fighting is True,
            remorse=form.remorse if isinstance(form.remorse, int) else 0,
            helpers=self._carried_along(HELPERS, names.helpers, "helpers"),
            bearers=self._bearers(),
            ships=self.units("ships"),
            sought=self.units("sought"),
            idle=self.units("idle"),
            tried=self.units("tried"),
            seizing=form.seizing is True,
            paid=self._paid(),
            captures=self._captures(),
            homed=bits_of(numbers(self.given("homed"), names.prizes, "Prize", ("homed",))),
            zeus=self._zeus(),
            pending=(ZeusTurn(),) if self._is_moment() else self._pending(),
            **self._prayers(),
            **self._divine(),
            **self._cards(),
        )

    def _of_zeus(self, field: str) -> tuple[int, ...]:
        """Return the points of Zeus, in a game with him."""
        return (self.table(field).get(ZEUS, 0),) if ZEUS in self.names.seats else ()

    def _zeus(self) -> Zeus | UnsetType:
        """Return what concerns Zeus, in a game with him."""
        form, names = self.form, self.names
        if ZEUS not in names.seats:
            return UNSET
        struck, before = (
            names.seat(seat, (field,)) if isinstance(seat := getattr(form, field), str) else NOBODY
            for field in ("silenced", "silenced_before")
        )
        fallen = self.hexes("fallen", names.units, UNITS)
        return Zeus(
            bribes=self.points("bribes", 0),
            thrown=form.thrown is True,
            struck=struck,
            before=before,
            resting=form.resting is True,
            fallen=tuple((unit, hex_) for unit, hex_ in enumerate(fallen) if hex_ != OFF),
        )

    def _is_moment(self) -> bool:
        return isinstance(self.form.pending, PendingForm) and self.form.pending.moment

    def _units(self) -> tuple[int, ...]:
        number = UNITS if self.form.evils == "no" else COUNTERS
        return self.hexes("units", self.names.units, number)

    def _prayers(self) -> dict[str, Any]:
        """Return the fields of prayer and sacrifice."""
        if self.form.prayer == "no":
            return {}
        vows = tuple(
            Vow(
                self.names.seat(player, ("vows",)),
                what,
                look_up(hero, self.names.units, "unit", ("vows",)),
                points,
            )
            for player, what, hero, points in self.given("vows")
        )
        made = [(vow.seat, vow.what) for vow in vows]
        now = [tuple(made.count((n, what)) for what in _VOWS) for n in range(self.players)]
        offered = self.by_seat("offered")
        counted = tuple(offered.get(seat, counts) for seat, counts in enumerate(now))
        return {"rites": Rites(counted, vows, self.units("spared"), self.units("safe"))}

    def _cards(self) -> dict[str, Any]:
        """Return the fields of cards and powers."""
        if self.form.parts != "cards":
            return {}
        return card_fields(self.form, self.names, self._units())

    def _divine(self) -> dict[str, Any]:
        """Return the fields of occurrences and Fates; usual Fates where none is given."""
        form, names = self.form, self.names
        if form.parts not in ("fates", "cards"):
            return {}
        seats = range(self.players)
        fates, caused = self.by_seat("fates"), self.by_seat("caused")
        struck, trophies = self.by_seat("struck"), self.by_seat("trophies")
        return {
            "threatening": self.seats("threatening", 0),
            "occurrences": tuple(self._occurrences()),
            "kept": self.units("kept"),
            "famished": self.units("famished"),
            "fates": tuple(fates.get(seat, _USUAL_FATES[seat]) - 1 for seat in seats),
            "fates_up": bits_of(number - 1 for number in self.given("fates_up")),
            "caused": tuple(self._counts(caused.get(seat, {})) for seat in seats),
            "struck": tuple(struck.get(seat, 0) for seat in seats),
            "trophies": tuple(
                bits_of(numbers(trophies.get(seat, ()), names.prizes, "Prize", ("trophies",)))
                for seat in seats
            ),
            "halves": self.seats("halves", 0),
            **{
                field: number
                for field in ("slain", "killed", "calm")
                if isinstance(number := getattr(form, field), int)
            },
        }

    def _occurrences(self) -> Iterator[Occurrence]:
        """Yield what was set off in this round: player, occurrence, Area or hex."""
        names, where = self.names, ("occurrences",)
        for player, text, place in self.given("occurrences"):
            target = look_up(text, PLOTS, "occurrence", where)
            seat = names.seat(player, where)
            if place in names.hexes:
                hex_ = names.hexes[place]
                yield Occurrence(seat, target, self.world.area[hex_], hex_)
            else:
                yield Occurrence(seat, target, look_up(place, names.areas, "Area", where))

    def _counts(self, given: Mapping[str, int]) -> tuple[int, ...]:
        for kind in given:
            look_up(kind, dict.fromkeys(map(str, KINDS), 0), "occurrence", ("caused",))
        return tuple(given.get(str(kind), 0) for kind in KINDS)

    def _phase(self) -> Phase:
        if not isinstance(self.form.phase, str):
            return Phase.MOVING
        return list(Phase)[look_up(self.form.phase, PHASES, "phase", ("phase",))]

    def _sheet(self, phase: Phase, turn: int, seat: int) -> Sheet:
        """Return a sheet. Once closed, it has what is noted in its totals."""
        noted, zeus = self._entries("noted", seat)
        last_noted, last_zeus = self._entries("last_noted", seat)
        totals = self._entries("totals", seat)[0][:HEROES]
        aid, ail = (self._entries(field, seat)[0][:HEROES] for field in ("aid", "ail"))
        plots, last_plots = (
            tuple(sorted(numbers(self.by_seat(field).get(seat, ()), PLOTS, "occurrence", (field,))))
            for field in ("plots", "last_plots")
        )
        sheet = Sheet(
            noted, totals, zeus, last_noted, last_zeus, aid, ail, plots=plots, last_plots=last_plots
        )
        closed = phase is not Phase.SHEETS or seat < turn
        if not closed or is_set(self.form.totals):
            return sheet
        return msgspec.structs.replace(sheet, totals=sheet.closed_totals())

    def _entries(self, field: str, seat: int) -> tuple[tuple[int, ...], int]:
        points = [0] * UNITS
        entries = dict(self.by_seat(field).get(seat, {}))
        zeus = entries.pop(ZEUS, 0)
        for name, number in entries.items():
            points[look_up(name, self.names.units, "unit", (field, name))] = number
        return tuple(points), zeus

    def _bearers(self) -> tuple[int, ...]:
        """Return the Hero that carries each Prize, then each Helper."""
        names, bearers = self.names, [NOBODY] * THINGS
        for hero, things in self.table("cargo").items():
            where = ("cargo", hero)
            for thing in numbers(things, names.things, "Prize or Helper", where):
                bearers[thing - UNITS] = look_up(hero, names.units, "unit", where)
        return tuple(bearers)

    def _carried_along(self, length: int, known: Mapping[str, int], field: str) -> tuple[int, ...]:
        """Return the hexes of Prizes or Helpers: what is carried is with its Hero."""
        units = self._units()
        first = 0 if field == "prizes" else PRIZES
        bearers = self._bearers()[first : first + length]
        given = self.hexes(field, known, length)
        return tuple(
            hex_ if bearer == NOBODY else units[bearer]
            for hex_, bearer in zip(given, bearers, strict=True)
        )

    def _paid(self) -> tuple[int, ...]:
        paid, names = self.by_seat("paid"), self.names
        sets = [
            bits_of(numbers(paid.get(n, ()), names.prizes, "Prize", ("paid",)))
            for n in range(self.players)
        ]
        for prize, seat, _ in self._captures():
            sets[seat] |= 1 << prize
        return tuple(sets)

    def _captures(self) -> tuple[tuple[int, int, int], ...]:
        names, where = self.names, ("captures",)
        return tuple(
            (look_up(prize, names.prizes, "Prize", where), names.seat(seat, where), number)
            for prize, (seat, number) in self.table("captures").items()
        )

    def _held(self) -> tuple[tuple[int, int], ...]:
        names, where = self.names, ("held",)
        return tuple(
            (look_up(unit, names.units, "unit", where), names.seat(seat, where))
            for unit, seat in self.table("held").items()
        )

    def _pending(self) -> tuple[Pending, ...]:
        form, names, where = self.form.pending, self.names, ("pending",)
        if not isinstance(form, PendingForm):
            return ()
        if isinstance(form.capture, tuple):
            hero, prize = form.capture
            unit = look_up(hero, names.units, "unit", (*where, "capture"))
            return (Capture(unit, look_up(prize, names.prizes, "Prize", (*where, "capture"))),)
        if isinstance(form.eruption, tuple):
            player, points = form.eruption
            target = Plot(Kind.VOLCANO, points).target
            return (Eruption(names.seat(player, (*where, "eruption")), target),)
        if isinstance(form.aim, tuple):
            player, text = form.aim
            target = look_up(text, PLOTS, "occurrence", (*where, "aim"))
            return (Aim(names.seat(player, (*where, "aim")), target),)
        if isinstance(form.window, tuple):
            asked = bits_of(numbers(form.window, names.seats, "player", (*where, "window")))
            return (Window(asked, form.last),)
        if isinstance(form.way, str):
            return (Way(look_up(form.way, names.units, "unit", (*where, "way")), form.moved),)
        if not isinstance(form.claim, str):
            known = "`claim`, `way`, `capture`, `window`, `eruption`, `aim` or `moment`"
            raise FieldFault(where, f"{known} is needed")
        unit = look_up(form.claim, names.units, "unit", (*where, "claim"))
        asked = bits_of(numbers(form.asked, names.seats, "player", (*where, "asked")))
        claim = Claim(unit, asked, ship=form.ship)
        if not isinstance(form.challenger, str):
            return (claim,)
        seat = names.seat(form.challenger, (*where, "challenger"))
        return claim, Challenge(seat, form.bid, form.announcer, form.drawn)
