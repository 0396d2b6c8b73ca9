"""The state of a turn, which preconditions read: the position as bit sets."""

from functools import cached_property

from msgspec.structs import replace

from oracle_nb.mythology.advanced.model.actions import Action
from oracle_nb.mythology.advanced.model.cards import NO_CARD
from oracle_nb.mythology.advanced.model.evils import moved_in
from oracle_nb.mythology.advanced.model.numbers import ATTEMPTS, MOST_BID, POWER
from oracle_nb.mythology.advanced.model.position import NOBODY, Combat, Phase, Position, Way
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.cargo import strength_of
from oracle_nb.mythology.advanced.rules.combat import possible_foes
from oracle_nb.mythology.advanced.rules.effects import units_under
from oracle_nb.mythology.advanced.rules.hercules import hercules_of, in_remorse
from oracle_nb.mythology.advanced.rules.missed_rules import NO_RULES, Missed
from oracle_nb.mythology.advanced.rules.paths import ways
from oracle_nb.mythology.map.world_map import WorldMap, bits_of
from oracle_nb.mythology.packs.data_pack import powers_of
from oracle_nb.mythology.pieces import EVIL_BITS, HERO_BITS, HEROES, OFF, PRIZES, UNITS
from oracle_nb.mythology.rules.schema import ALL, ALL_UNITS
from oracle_nb.mythology.rules.turn_state import BaseState


class State(BaseState[Position, Action]):
    """The state of the turn for the seat that decides, and what it knows of its own sheet.

    Attributes
    ----------
    missed : frozenset of str
        The ids of rules that are treated as unknown.
    """

    def __init__(self, world: WorldMap, position: Position, missed: Missed = NO_RULES) -> None:
        super().__init__(world, position)
        self.missed = missed

    @property
    def fielded(self) -> int:
        """The units and Lesser Evils on the map."""
        return super().on_map

    @property
    def on_map(self) -> int:
        """The units on the map."""
        return super().on_map & ALL_UNITS

    @property
    def sheet(self) -> Sheet | None:
        """The log sheet of the seat that decides; None in the view of somebody else."""
        return self.position.sheets[self.seat]

    @property
    def left(self) -> int:
        """The points that can still be noted: all of them on a sheet that isn't known."""
        return POWER if self.sheet is None else self.sheet.left

    @cached_property
    def remorseful(self) -> int:
        """Hercules as a bit set while he is filled with remorse (hercules.barred)."""
        hercules = hercules_of(self.world)
        return 1 << hercules if in_remorse(self.position, self.world, hercules) else 0

    def foes(self, unit: int) -> int:
        """Return the units that one can fight in its hex, as a bit set."""
        return possible_foes(self.position, self.world, unit)

    def foes_ashore(self, unit: int) -> int:
        """Return the units that one can fight in its hex, once it has left its ship."""
        position = self.position
        if self.world.land >> position.units[unit] & 1:
            position = replace(position, ships=position.ships & ~(1 << unit))
        return possible_foes(position, self.world, unit)

    @property
    def open_magic(self) -> bool:
        """Whether everybody is asked about magic, because nobody's control is settled."""
        combat, position = self.top, self.position
        if not isinstance(combat, Combat) or combat.magician == combat.unit:
            return False
        return position.holder(combat.foe) == NOBODY

    def available(self, unit: int) -> int:
        """Return the highest bid for a unit (sheet.honest); 0 for a Lesser Evil.

        On a sheet that isn't known, it is what a player could have noted since the game began.
        """
        if unit >= UNITS:
            return 0
        if self.sheet is not None:
            adds_up = unit >= HEROES and "sheet.monster-control" in self.missed
            return self.sheet.available(unit) + adds_up * self.sheet.last_noted[unit]
        return min(MOST_BID, POWER * self.position.round) if unit < HEROES else POWER

    @cached_property
    def aboard(self) -> int:
        """The Heroes aboard a ship."""
        return self.position.ships

    @cached_property
    def doubled(self) -> int:
        """The Heroes whose movement is doubled (march.four-at-most)."""
        heroes = {hero for hero in self.position.bearers if hero >= 0}
        return units_under(self.position, "speed") | bits_of(
            hero for hero in heroes if strength_of(self.position, self.world, hero).doubled
        )

    @cached_property
    def asleep(self) -> int:
        """The units that can't be announced because of Hypnos (card.god)."""
        return units_under(self.position, "hypnos")

    @property
    def hand(self) -> int:
        """The cards in the hand as a bit set; all of them for a hand that isn't known."""
        hand = self.position.hands[self.seat] if self.position.hands else ()
        return ALL if hand is None else bits_of(hand)

    @property
    def laid(self) -> int:
        """The card in front of the player who decides; below 0 for none, or one not known."""
        return self.position.laid[self.seat] if self.position.laid else NO_CARD

    @property
    def power(self) -> str:
        """The power of the own god."""
        return powers_of(self.world.pack)[self.position.gods[self.seat]]

    @cached_property
    def own(self) -> int:
        """The units whose control is settled for the player who decides in this moving phase."""
        return bits_of(unit for unit, seat in self.position.held if seat == self.seat)

    @cached_property
    def unopposed(self) -> int:
        """The Heroes and Lesser Evils that can go now and that nobody can challenge any more."""
        position = self.position
        open_ = position.phase is Phase.MOVING and position.top is None and not position.fighting
        if not open_:
            return 0
        others = (1 << len(position.areas)) - 1 & ~(1 << position.turn)
        units = self.own & EVIL_BITS
        if position.attempts < ATTEMPTS:
            units |= HERO_BITS if not others & ~position.letting else self.own & HERO_BITS
        barred = moved_in(position) | position.lost | position.idle | position.kept
        barred |= self.asleep | self.remorseful
        return units & self.fielded & ~barred

    def ways(self, unit: int, *, clear: bool) -> int:
        """Return where a unit can go from here, as a bit set; see ``paths.ways``."""
        way = self.on_way
        if way is None and self.unopposed >> max(unit, 0) & 1:
            way = Way(unit)
        if way is None or way.unit != unit:
            return 0
        return bits_of(ways(self.position, self.world, way, self.missed, clear=clear))

    @cached_property
    def on_prizes(self) -> int:
        """The units in hexes with Prizes that nobody carries."""
        position = self.position
        bearers = position.bearers[:PRIZES]
        loose = [hex_ for hex_, bearer in zip(position.prizes, bearers, strict=False) if bearer < 0]
        return self.units_in(bits_of(hex_ for hex_ in loose if hex_ != OFF))

    @property
    def on_way(self) -> Way | None:
        """The unit on its way; None for none."""
        return self.top if isinstance(self.top, Way) else None
