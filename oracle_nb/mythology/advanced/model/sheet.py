"""Log sheets: what a player has noted (sheet.when)."""

import msgspec

from oracle_nb.mythology.advanced.model.divine import plot_of
from oracle_nb.mythology.advanced.model.numbers import POWER
from oracle_nb.mythology.pieces import HEROES, UNITS


class Sheet(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The log sheet of a player.

    Parameters
    ----------
    noted : tuple of int
        The power points noted in this game turn for each of the 64 units.
    totals : tuple of int
        The total for each Hero: until the sheet is closed without this game turn, then with it.
    zeus : int
        The points given to the glory of Zeus in this game turn.
    last_noted : tuple of int
        The points noted for each unit in the last game turn.
    last_zeus : int
        The points given to Zeus in the last game turn.
    aid, ail : tuple of int
        The points of aid and ailment for each Hero in this game turn.
    last_aid, last_ail : tuple of int
        Those of the last game turn.
    plots : tuple of int
        The occurrences noted in this game turn, by their numbers.
    last_plots : tuple of int
        Those of the last game turn.
    """

    noted: tuple[int, ...] = (0,) * UNITS
    totals: tuple[int, ...] = (0,) * HEROES
    zeus: int = 0
    last_noted: tuple[int, ...] = (0,) * UNITS
    last_zeus: int = 0
    aid: tuple[int, ...] = (0,) * HEROES
    ail: tuple[int, ...] = (0,) * HEROES
    last_aid: tuple[int, ...] = (0,) * HEROES
    last_ail: tuple[int, ...] = (0,) * HEROES
    plots: tuple[int, ...] = ()
    last_plots: tuple[int, ...] = ()

    @property
    def left(self) -> int:
        """The power points that aren't noted yet."""
        plots = sum(plot_of(plot).points for plot in self.plots)
        return POWER - self.zeus - sum(self.noted) - sum(self.aid) - sum(self.ail) - plots

    @property
    def repeatable(self) -> bool:
        """Whether nothing is noted yet, and something was in the last game turn."""
        last = (self.last_zeus, *self.last_noted, *self.last_aid, *self.last_ail)
        return self.left == POWER and (any(last) or bool(self.last_plots))

    @property
    def not_repeated(self) -> tuple[int, ...]:
        """The units with points of the last game turn that have none now."""
        entries = (
            (self.last_noted, self.noted),
            (self.last_aid, self.aid),
            (self.last_ail, self.ail),
        )
        return tuple(
            unit
            for unit in range(UNITS)
            if any(last[unit] > now[unit] for last, now in entries if unit < len(last))
        )

    def aid_for(self, unit: int) -> int:
        """Return the points of aid for a unit less those of ailment; 0 for a Monster."""
        return self.aid[unit] - self.ail[unit] if unit < HEROES else 0

    def available(self, unit: int) -> int:
        """Return the points that can be bid for a unit once the sheet is closed."""
        return self.totals[unit] if unit < HEROES else self.noted[unit]

    def closed_totals(self) -> tuple[int, ...]:
        """Return the totals for Heroes with this game turn (control.hero-lapse)."""
        return tuple(
            total + noted if noted else 0
            for total, noted in zip(self.totals, self.noted, strict=False)
        )
