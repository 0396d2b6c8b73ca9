"""Positions from scenarios."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from oracle_nb.games.scenarios.fields import FieldFault, is_set, look_up, numbers
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.model.position import (
    NOBODY,
    Attempt,
    Fight,
    Offer,
    Part,
    Pending,
    Position,
    Setting,
)
from oracle_nb.mythology.pieces import OFF, POWER, PRIZES, ROUNDS, UNITS, Side, side_of
from oracle_nb.mythology.rules.consistency import faults
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.scenarios.forms import PendingForm, ScenarioForm
from oracle_nb.mythology.scenarios.level_scenarios import LevelBuilder
from oracle_nb.mythology.scenarios.names import PARTS, Names

HOME = "greece"
"""The Area in which the god of the player whose turn it is stands, unless a scenario names one."""
AT_THE_TABLE = frozenset({Part.MOVEMENT, Part.COMBAT, Part.PRIZES})
"""The parts of a turn in which its player's god is on the map."""


class Stage(msgspec.Struct, frozen=True):
    """A scenario ready to be played: the rules, the position, and the names."""

    rules: Mythology
    position: Position
    names: Names


def build(form: ScenarioForm) -> Stage:
    """Return the position that a scenario describes. Raises FieldFault that names the field."""
    try:
        rules = Mythology(Setting(players=len(form.players)))
    except ValueError as error:
        raise FieldFault(("players",), str(error)) from None
    every = Names(rules.world, ())
    gods = numbers(form.players, every.gods, "god", ("players",))
    names = Names(rules.world, gods)
    if form.part == Part.SETUP:
        return Stage(rules, rules.set_up(form.seed), Names(rules.world, ()))
    position = _Builder(form, rules.world, names, gods).position()
    for fault in faults(position, rules.setting, rules.world):
        raise FieldFault((), f"a game can't continue from this position: {fault}")
    return Stage(rules, position, names)


class _Builder(LevelBuilder):
    """A builder of a position; counters that a scenario doesn't name are off the map."""

    def position(self) -> Position:
        """Return the position. Raises FieldFault."""
        names, form = self.names, self.form
        part = self._part()
        over = part is Part.OVER
        turn = names.seat(form.turn, ("turn",)) if isinstance(form.turn, str) else 0
        last = part in (Part.ALLIANCES, Part.OVER)
        waiting = 0 if last else (1 << self.players) - 1 & ~(1 << turn)
        position = Position(
            units=self.hexes("units", names.units, UNITS),
            prizes=self.hexes("prizes", names.prizes, PRIZES),
            gods=self.gods,
            sides=self._sides(),
            areas=self._areas(part, turn),
            power=self.points("power", POWER),
            trophies=self._piles("trophies", names.units),
            captured=self._piles("captured", names.prizes),
            alliances=self._alliances(),
            round=form.round if isinstance(form.round, int) else ROUNDS if last else 1,
            waiting=self.seats("waiting", waiting),
            turn=NOBODY if over else turn,
            part=part,
            entered=self.units("entered", 0),
            battlefields=self._battlefields(),
            tried=self.units("tried", 0),
            asked=self.seats("asked", 0),
        )
        if part in AT_THE_TABLE:
            position = replace(position, movable=self.units("movable", self._began(position)))
        return replace(position, pending=self._pending(position))

    def _part(self) -> Part:
        if not isinstance(self.form.part, str):
            return Part.MOVEMENT
        return list(Part)[look_up(self.form.part, PARTS, "part of a turn", ("part",))]

    def _sides(self) -> tuple[int, ...]:
        if not is_set(self.form.heroes):
            return tuple(seat % 2 for seat in range(self.players))
        heroes = self.seats("heroes", 0)
        return tuple(
            int(Side.HEROES if heroes >> seat & 1 else Side.MONSTERS)
            for seat in range(self.players)
        )

    def _areas(self, part: Part, turn: int) -> tuple[int, ...]:
        areas = [OFF] * self.players
        if part in AT_THE_TABLE:
            areas[turn] = self.names.areas[HOME]
        return self.areas(areas)

    def _piles(self, field: str, known: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
        piles = self.by_seat(field)
        return tuple(
            numbers(piles.get(seat, ()), known, field, (field,)) for seat in range(self.players)
        )

    def _alliances(self) -> tuple[int, ...]:
        alliances = [0] * self.players
        for number, allies in enumerate(self.given("alliances"), 1):
            for seat in numbers(allies, self.names.seats, "player", ("alliances",)):
                alliances[seat] = number
        return tuple(alliances)

    def _battlefields(self) -> tuple[int, ...]:
        return numbers(self.given("battlefields"), self.world.index, "hex", ("battlefields",))

    def _began(self, position: Position) -> int:
        """Return the units of the player's kind in the Area of the god."""
        area = self.world.area_bits[position.areas[position.turn]]
        return bits_of(
            unit
            for unit, hex_ in enumerate(position.units)
            if side_of(unit) == position.sides[position.turn] and hex_ != OFF and area >> hex_ & 1
        )

    def _pending(self, position: Position) -> Pending | None:
        form = self.form.pending
        if not isinstance(form, PendingForm):
            return None
        names, where = self.names, ("pending",)
        if isinstance(form.fight, tuple):
            unit, foe = numbers(form.fight, names.units, "unit", (*where, "fight"))
            if not isinstance(form.defender, str):
                raise FieldFault(where, "a fight needs its `defender`")
            defender = names.seat(form.defender, (*where, "defender"))
            aid = form.aid if isinstance(form.aid, int) else -1
            return Fight(unit, foe, defender, aid)
        if isinstance(form.attempt, str):
            unit = look_up(form.attempt, names.units, "unit", (*where, "attempt"))
            return Attempt(unit, position.prize_at(position.units[unit]))
        if isinstance(form.offer, str):
            return Offer(names.seat(form.offer, (*where, "offer")))
        raise FieldFault(where, "`fight`, `attempt` or `offer` is needed")
