"""The encoding of The Oracle of Delphi: actions as numbers, and what a seat knows as a vector."""

from collections.abc import Iterator
from typing import Any, Final

from oracle_nb.delphi.encoding.action_numbers import ActionNumbers
from oracle_nb.delphi.encoding.board_slots import slots_of
from oracle_nb.delphi.encoding.observation import Sight, groups
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.encoding import FeatureTable


class DelphiEncoding:
    """The encoding for one setting; see `oracle_nb.games.encoding.Encoding`.

    Raises
    ------
    ValueError
        If preconditions of the rules are replaced, which makes other actions legal.
    """

    def __init__(self, rules: Delphi) -> None:
        if rules.setting.rules.replaced:
            raise ValueError(
                "rules: `replaced` must be empty, because only legal actions of the "
                "printed rules have numbers"
            )
        slots = slots_of(rules.board)
        self._numbers: Final = ActionNumbers(slots)
        self._rules: Final = rules
        self._features: Final = FeatureTable(groups(rules.setting, slots))
        self.actions: Final = self._numbers.total
        self.names: Final = self._features.names
        self.low: Final = self._features.low
        self.high: Final = self._features.high

    def __reduce__(self) -> tuple[type["DelphiEncoding"], tuple[Delphi]]:
        """Return the rules, which are all that copies and pickles need."""
        return DelphiEncoding, (self._rules,)

    def number(self, action: Action) -> int:
        """Return the number of an action. Raises UnnumberedAction if it has none."""
        return self._numbers.number(action)

    def action(self, number: int) -> Action:
        """Return the action with a number. Raises UnnumberedAction if there is none."""
        return self._numbers.action(number)

    def observation(self, view: Position, seat: int) -> list[float]:
        """Return what the player in a seat knows, as numbers."""
        return self._features.values(Sight.from_view(view, seat))

    def changes(
        self, view: Position, seat: int, known: dict[int, Any]
    ) -> Iterator[tuple[int, list[float]]]:
        """Return the components that have changed, each with where it begins."""
        return self._features.changes(Sight.from_view(view, seat), known)


__all__ = ["DelphiEncoding"]
