"""Transactions: a position while an action is carried out, with events and draws."""

from typing import Any

from oracle_nb.core.events import Event
from oracle_nb.games.kit import transaction as kit
from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.pieces import OFF

_DIE = (1,) * 6
Table = tuple[int, ...]


class Transaction(kit.Transaction[Position]):
    """A position that is being changed, whose events name players by their gods and sides."""

    def event(self, what: str, rule: str, player: int, **facts: Any) -> None:
        """Record an event, with the gods and sides of its players, by which texts name them."""
        named = self.position.player_facts(player)
        if "other" in facts:
            named |= self.position.player_facts(facts["other"], "other_")
        self.events.append(Event(what, rule, player, named | facts))

    def roll(self) -> tuple[int, int]:
        """Roll two dice."""
        return self.draw("die", _DIE) + 1, self.draw("die", _DIE) + 1

    def pay(self, seat: int, points: int, rule: str) -> None:
        """Take power points from a player (basic.power-counted)."""
        if points:
            power = self.position.power
            self.change(power=replaced(power, seat, power[seat] - points))
            left = self.position.power[seat]
            self.event("power-paid", rule, seat, points=points, left=left)

    def remove(self, unit: int, seat: int, *, scores: bool = True) -> None:
        """Take a unit off the map and give it to a player who scores (basic.loser-off)."""
        position = self.position
        trophies = position.trophies
        taken = (*trophies[seat], unit) if scores else trophies[seat]
        self.change(
            units=replaced(position.units, unit, OFF),
            trophies=(*trophies[:seat], taken, *trophies[seat + 1 :]),
        )
        self.event("unit-removed", "basic.loser-off", seat, unit=unit)
