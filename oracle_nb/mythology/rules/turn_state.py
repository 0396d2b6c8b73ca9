"""The state of a turn, which preconditions read: the position as bit sets."""

from collections.abc import Callable
from functools import cached_property

from oracle_nb.mythology.map.world_map import WorldMap, bits_of
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.pieces import (
    ATTACK_COST,
    HEX_COST,
    KIND_BITS,
    OFF,
    Side,
    side_of,
)


class TurnState:
    """The state of the turn for the seat that decides.

    Attributes
    ----------
    world : WorldMap
        The map.
    position : Position
        The position.
    seat : int
        The seat that decides.
    side : Side
        The kind that this seat favors.
    power : int
        Its power points.
    permitted : dict
        What preconditions permit, by function and unit, as far as it has been asked for.
    """

    def __init__(self, world: WorldMap, position: Position) -> None:
        seat = position.to_move
        self.world = world
        self.position = position
        self.seat = position.turn if seat is None else seat
        self.side = Side(position.sides[self.seat])
        self.power = position.power[self.seat]
        self.permitted: dict[tuple[Callable[..., int], int], int] = {}
        self._found: dict[int, int] = {}

    @cached_property
    def own(self) -> int:
        """The units of the player's kind on the map."""
        return self._on_map(KIND_BITS[self.side])

    @cached_property
    def enemies(self) -> int:
        """The units of the other kind on the map."""
        return self._on_map(KIND_BITS[self.side.other])

    def _on_map(self, kind: int) -> int:
        hexes = self.position.units
        return bits_of(unit for unit, hex_ in enumerate(hexes) if hex_ != OFF and kind >> unit & 1)

    @cached_property
    def _hexes_of_kinds(self) -> tuple[int, int]:
        found = (self.hexes_with(self.own), self.hexes_with(self.enemies))
        return found if self.side is Side.HEROES else found[::-1]

    def hexes_against(self, side: Side) -> int:
        """Return the hexes with enemies of a kind of units."""
        return self._hexes_of_kinds[side.other]

    def step_cost(self, unit: int, hex_: int) -> int:
        """Return the power points for a step to a hex (basic.hex-cost, basic.attack-cost)."""
        return HEX_COST + ATTACK_COST * (self.hexes_against(side_of(unit)) >> hex_ & 1)

    def hexes_with(self, units: int) -> int:
        """Return the hexes in which any of these units are, as a bit set."""
        hexes = self.position.units
        bits = 0
        while units:
            low = units & -units
            bits |= 1 << hexes[low.bit_length() - 1]
            units ^= low
        return bits

    def units_in(self, hexes: int) -> int:
        """Return the units in any of these hexes, as a bit set."""
        if hexes not in self._found:
            self._found[hexes] = bits_of(
                unit
                for unit, hex_ in enumerate(self.position.units)
                if hex_ != OFF and hexes >> hex_ & 1
            )
        return self._found[hexes]

    @cached_property
    def contested(self) -> int:
        """The hexes in which there must be combat, because enemies were entered on (ruling 10)."""
        heroes, monsters = self._hexes_of_kinds
        return bits_of(self.position.battlefields) & heroes & monsters

    @cached_property
    def prizes_on_map(self) -> int:
        """The Prizes on the map."""
        return bits_of(prize for prize, hex_ in enumerate(self.position.prizes) if hex_ != OFF)

    @cached_property
    def prize_hexes(self) -> int:
        """The hexes with Prizes."""
        return bits_of(hex_ for hex_ in self.position.prizes if hex_ != OFF)

    @cached_property
    def god_area(self) -> int:
        """The hexes of the Area in which the god of the player whose turn it is stands."""
        area = self.position.areas[self.position.turn]
        return 0 if area == OFF else self.world.area_bits[area]
