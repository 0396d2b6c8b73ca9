"""Transactions: a position while an action is carried out, with events and draws."""

from typing import Any

from msgspec.structs import replace

from oracle_nb.core.chance import Chance, Draw
from oracle_nb.core.events import Event
from oracle_nb.core.history import Transition
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.pieces import OFF

_DIE = (1,) * 6
Table = tuple[int, ...]


def put(items: Table, place: int, item: int) -> Table:
    """Return a tuple with the item at one place replaced."""
    return (*items[:place], item, *items[place + 1 :])


class Transaction:
    """A position that is being changed; positions stay values, so a change makes a new one.

    Attributes
    ----------
    position : Position
        The current position.
    """

    __slots__ = ("_chance", "_draws", "_events", "position")

    def __init__(self, position: Position, chance: Chance) -> None:
        self.position = position
        self._chance = chance
        self._events: list[Event] = []
        self._draws: list[Draw] = []

    def change(self, **fields: Any) -> None:
        """Change fields of the position."""
        self.position = replace(self.position, **fields)

    def event(self, what: str, rule: str, player: int, **facts: Any) -> None:
        """Record an event, with the gods and sides of its players, by which texts name them."""
        named = self.position.player_facts(player)
        if "other" in facts:
            named |= self.position.player_facts(facts["other"], "other_")
        self._events.append(Event(what, rule, player, named | facts))

    def draw(self, what: str, weights: Table) -> int:
        """Draw a value from chance, and record it."""
        value = self._chance.draw(self.position.draws, what, weights)
        self.change(draws=self.position.draws + 1)
        self._draws.append(Draw(what, value))
        return value

    def roll(self) -> tuple[int, int]:
        """Roll two dice."""
        return self.draw("die", _DIE) + 1, self.draw("die", _DIE) + 1

    def pay(self, seat: int, points: int, rule: str) -> None:
        """Take power points from a player (basic.power-counted)."""
        if points:
            power = self.position.power
            self.change(power=put(power, seat, power[seat] - points))
            left = self.position.power[seat]
            self.event("power-paid", rule, seat, points=points, left=left)

    def remove(self, unit: int, seat: int, *, scores: bool = True) -> None:
        """Take a unit off the map and give it to a player who scores (basic.loser-off)."""
        position = self.position
        trophies = position.trophies
        taken = (*trophies[seat], unit) if scores else trophies[seat]
        self.change(
            units=put(position.units, unit, OFF),
            trophies=(*trophies[:seat], taken, *trophies[seat + 1 :]),
        )
        self.event("unit-removed", "basic.loser-off", seat, unit=unit)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events so far."""
        return tuple(self._events)

    def transition(self) -> Transition[Position]:
        """Return the new position with the events and draws."""
        return Transition(self.position, tuple(self._events), tuple(self._draws))
