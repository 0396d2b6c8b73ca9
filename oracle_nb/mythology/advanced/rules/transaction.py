"""Transactions: a position while an action is carried out, with events, dice and glory."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, Final, NamedTuple

from oracle_nb.games.kit import transaction as kit
from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.cards import Feat
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.missed_rules import NO_RULES, Missed, dice_read

_DIE: Final = (1,) * 6
Dice = tuple[int, int]
"""The numbers of the red and the white die."""
LOW: Final[Dice] = (1, 1)
HIGH: Final[Dice] = (6, 6)


class Result(NamedTuple):
    """A result of rolls, and one way to roll it.

    Parameters
    ----------
    probability : Fraction
        The probability of all rolls with this result; undecided ones are rolled again.
    dice : tuple of Dice
        One of them.
    """

    probability: Fraction
    dice: tuple[Dice, ...]


class Transaction(kit.Transaction[Position]):
    """A position that is being changed, whose events name players by their gods.

    Attributes
    ----------
    missed : frozenset of str
        The ids of rules that are treated as unknown.
    """

    missed: Missed = NO_RULES

    def event(self, what: str, rule: str, player: int, **facts: Any) -> None:
        """Record an event, with the gods of its players, by which texts name them."""
        named = self.position.player_facts(player)
        if "other" in facts:
            named |= self.position.player_facts(facts["other"], "other_")
        super().event(what, rule, player, **named | facts)

    def roll(self) -> Dice:
        """Roll the red and the white die (world.dice)."""
        dice = self.draw("red", _DIE) + 1, self.draw("white", _DIE) + 1
        return dice_read(dice, self.missed)

    def expect(self, results: Callable[[], Iterable[Result]]) -> None:
        """Announce what the next rolls decide, to a chance that goes through all results."""
        plan = getattr(self.chance, "plan", None)
        if plan is not None:
            plan([result for result in results() if result.probability])

    def glory(self, seat: int, points: int, rule: str, **facts: Any) -> None:
        """Give glory points to a player, or take them (glory.when)."""
        position = self.position
        self.change(
            glory=replaced(position.glory, seat, position.glory[seat] + points),
            gained=replaced(position.gained, seat, position.gained[seat] + points),
        )
        what = "glory-gained" if points > 0 else "glory-lost"
        total = self.position.glory[seat]
        self.event(what, rule, seat, points=abs(points), glory=total, **facts)

    def add_feat(self, feat: Feat) -> None:
        """Record what a player can play an oracle for, in a game with cards (card.oracle)."""
        if self.position.hands:
            self.change(feats=(*self.position.feats, feat))


def number_of(dice: Dice) -> int:
    """Return two dice as a number, the red one first (world.dice).

    Examples
    --------
    >>> number_of((5, 3))
    53
    """
    red, white = dice
    return 10 * red + white
