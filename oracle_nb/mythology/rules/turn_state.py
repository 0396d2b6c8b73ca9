"""The state of a turn, which preconditions read: the position as bit sets."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any, Generic, Protocol, TypeVar

from oracle_nb.mythology.map.world_map import WorldMap, bits_of
from oracle_nb.mythology.model.actions import Action
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.pieces import (
    HEROES,
    HEX_COST,
    KIND_BITS,
    OFF,
    Side,
    side_of,
)
from oracle_nb.mythology.rules.missed_rules import NO_RULES, Missed, attack_cost


class UnitHexes:
    """The hexes of all units, as bit sets; many positions of a game have the same."""

    def __init__(self, units: tuple[int, ...]) -> None:
        self._units = units
        """The hex of each unit; -1 for a unit that is off the map."""
        self._known: dict[int, int] = {0: 0}

    @cached_property
    def on_map(self) -> int:
        """The units on the map."""
        bits, place = (1 << len(self._units)) - 1, OFF
        for _ in range(self._units.count(OFF)):
            place = self._units.index(OFF, place + 1)
            bits ^= 1 << place
        return bits

    @cached_property
    def hexes_of_kinds(self) -> tuple[int, int]:
        """The hexes with Heroes, and those with Monsters."""
        heroes, monsters = (
            bits_of(set(kind) - {OFF}) for kind in (self._units[:HEROES], self._units[HEROES:])
        )
        return heroes, monsters

    def units_in(self, hexes: int) -> int:
        """Return the units in any of these hexes."""
        result = self._known.get(hexes)
        if result is None:
            result = self._known[hexes] = bits_of(
                unit for unit, hex_ in enumerate(self._units) if hex_ != OFF and hexes >> hex_ & 1
            )
        return result


placement = lru_cache(maxsize=256)(UnitHexes)
"""The placement of units, kept for the positions that follow."""


class LevelPosition(Protocol):
    """A position of any level: where its units are, and who decides."""

    @property
    def units(self) -> tuple[int, ...]:
        """The hex of each unit."""

    @property
    def round(self) -> int:
        """The round."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""

    @property
    def to_move(self) -> int | None:
        """The seat that decides."""

    @property
    def top(self) -> Any:
        """The decision that comes first; None for none."""


P = TypeVar("P", bound=LevelPosition)
A = TypeVar("A")


class BaseState(Generic[P, A]):
    """The state of a turn in any level, without sides.

    Attributes
    ----------
    world : WorldMap
        The map.
    position : position
        The position.
    seat : int
        The seat that decides.
    top : struct, optional
        The decision that comes first.
    permitted : dict
        What preconditions permit, by function and unit, as far as it has been computed.
    listed : tuple of action
        The legal actions; empty until they are listed.
    """

    def __init__(self, world: WorldMap, position: P) -> None:
        seat = position.to_move
        self.world = world
        self.position = position
        self.seat = position.turn if seat is None else seat
        self.top = position.top
        self.permitted: dict[tuple[Callable[..., int], int], int] = {}
        self.listed: tuple[A, ...] = ()
        self._placement = placement(position.units)
        self.units_in = self._placement.units_in

    @property
    def on_map(self) -> int:
        """The units on the map."""
        return self._placement.on_map


class BasicState(BaseState[Position, Action]):
    """The state of the turn for the seat that decides.

    Attributes
    ----------
    side : Side
        The side that this seat favors.
    power : int
        Its power points.
    attack_cost : int
        The extra cost of a hex with enemies.
    """

    def __init__(self, world: WorldMap, position: Position, missed: Missed = NO_RULES) -> None:
        super().__init__(world, position)
        self.attack_cost = attack_cost(missed)
        self.side = Side(position.sides[self.seat])
        self.power = position.power[self.seat]

    @cached_property
    def own(self) -> int:
        """The units of the player's side on the map."""
        return self._placement.on_map & KIND_BITS[self.side]

    @cached_property
    def enemies(self) -> int:
        """The units of the other side on the map."""
        return self._placement.on_map & KIND_BITS[self.side.other]

    def hexes_against(self, side: Side) -> int:
        """Return the hexes with enemies of a side."""
        return self._placement.hexes_of_kinds[1 - side]

    def step_cost(self, unit: int, hex_: int) -> int:
        """Return the power points for a step to a hex (basic.hex-cost, basic.attack-cost)."""
        return HEX_COST + self.attack_cost * (self.hexes_against(side_of(unit)) >> hex_ & 1)

    @cached_property
    def contested(self) -> int:
        """The hexes in which there must be combat, because units entered them (ruling 10)."""
        battlefields = self.position.battlefields
        if not battlefields:
            return 0
        heroes, monsters = self._placement.hexes_of_kinds
        return bits_of(battlefields) & heroes & monsters

    @cached_property
    def prizes_on_map(self) -> int:
        """The Prizes on the map."""
        return bits_of(prize for prize, hex_ in enumerate(self.position.prizes) if hex_ != OFF)

    @cached_property
    def prize_hexes(self) -> int:
        """The hexes with Prizes."""
        return bits_of(hex_ for hex_ in self.position.prizes if hex_ != OFF)

    def rivals_reaching(self, hex_: int, goal: int) -> tuple[int, ...]:
        """Return who of the same side can move a Hero in a hex to a Prize later in this round.

        A rival needs an Area without a god (basic.god-area).
        """
        position = self.position
        if self.world.area[hex_] in position.areas:
            return ()
        cost = self.way_cost(hex_, goal)
        rivals = position.rivals_waiting(self.seat)
        return tuple(rival for rival in rivals if position.power[rival] >= cost)

    def way_cost(self, hex_: int, goal: int) -> int:
        """Return the power points from a hex to another one, with an attack on enemies there."""
        guarded = self.hexes_against(self.side) >> goal & 1
        return HEX_COST * self.world.distances(goal)[hex_] + self.attack_cost * guarded

    @cached_property
    def god_area(self) -> int:
        """The hexes of the Area in which the god of the player whose turn it is stands."""
        area = self.position.areas[self.position.turn]
        return 0 if area == OFF else self.world.area_bits[area]
