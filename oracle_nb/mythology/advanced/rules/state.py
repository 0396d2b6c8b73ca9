"""The state of a turn, which preconditions read: the position as bit sets."""

from functools import cached_property

from oracle_nb.mythology.advanced.model.actions import Action
from oracle_nb.mythology.advanced.model.numbers import MOST_BID, POWER
from oracle_nb.mythology.advanced.model.position import (
    NOBODY,
    Combat,
    Position,
    Sheet,
    Way,
)
from oracle_nb.mythology.advanced.rules.combat import possible_foes
from oracle_nb.mythology.advanced.rules.hercules import hercules_of, in_remorse
from oracle_nb.mythology.pieces import HEROES
from oracle_nb.mythology.rules.turn_state import BaseState


class State(BaseState[Position, Action]):
    """The state of the turn for the seat that decides, and what it knows of its own sheet."""

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

    @property
    def open_magic(self) -> bool:
        """Whether everybody is asked about magic, because nobody's control is settled."""
        combat, position = self.top, self.position
        if not isinstance(combat, Combat) or combat.magician == combat.unit:
            return False
        return position.holder(combat.foe) == NOBODY

    def available(self, unit: int) -> int:
        """Return the highest bid for a unit (sheet.honest).

        On a sheet that isn't known, it is what a player could have noted since the game began.
        """
        if self.sheet is not None:
            return self.sheet.available(unit)
        return min(MOST_BID, POWER * self.position.round) if unit < HEROES else POWER

    @property
    def on_way(self) -> Way | None:
        """The unit on its way; None for none."""
        return self.top if isinstance(self.top, Way) else None
