"""Lines: the repairs of a wish, of one action and of two, in order and at most three."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.actions import Action
from oracle_nb.delphi.position import Position
from oracle_nb.delphi.repairs.first import Line, after_another, place
from oracle_nb.delphi.repairs.likeness import DEED, Wish
from oracle_nb.verdict import Repair

if TYPE_CHECKING:
    from oracle_nb.delphi.engine import Delphi

MOST: Final = 3


class Lines:
    """What can be done instead of a wish in a position."""

    __slots__ = ("options", "position", "rules", "wish")

    def __init__(self, rules: "Delphi", position: Position, wish: Wish) -> None:
        self.rules = rules
        self.position = position
        self.wish = wish
        self.options = rules.legal_actions(position)

    def nearest(self) -> tuple[Repair[Action], ...]:
        """At most three lines, the nearest first."""
        lines = self._at_once()
        if len({line.repair.change for line in lines}) < MOST:
            lines += after_another(self.rules, self.position, self.wish, self.options)
        if not lines and self.position.pending:
            lines = self._answers()
        return tuple(line.repair for line in _chosen(lines))

    def _at_once(self) -> list[Line]:
        """The legal actions that resemble what was wanted."""
        lines = []
        check, position, likeness = self.rules.check, self.position, self.wish.likeness
        for number, option in enumerate(self.options):
            if (like := likeness(option)) is not None:
                tokens = check(position, option).tokens
                actions = (option,)
                key = place(actions, like, like.loss, tokens, number)
                lines.append(Line(key, Repair(actions, like.change, tokens)))
        return lines

    def _answers(self) -> list[Line]:
        """The answers to the decision that waits, where nothing resembles what was wanted."""
        return [
            Line((1, DEED, 0, 0, 0, number), Repair((option,), "answer"))
            for number, option in enumerate(self.options)
        ]


def _chosen(lines: Iterable[Line]) -> list[Line]:
    """The nearest of every kind of change first, then the runners-up; in order of nearness."""
    ranked = sorted(lines, key=lambda line: line.key)
    best = {line.repair.change: line for line in reversed(ranked)}
    first = [line for line in ranked if best[line.repair.change] is line]
    others = [line for line in ranked if best[line.repair.change] is not line]
    return sorted((first + others)[:MOST], key=lambda line: line.key)
