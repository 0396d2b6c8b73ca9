"""The people who watch a replay, and the secrets that they may see."""

from typing import Protocol

from oracle_nb.core.history import HistoryEntry
from oracle_nb.web.table.control.seating import SeatedTable, Seating


class ReplayedTable(SeatedTable, Protocol):
    """The parts of a replay that seating reads."""

    @property
    def over(self) -> bool:
        """Whether the game is over, whatever action is shown."""
        ...

    @property
    def entry(self) -> HistoryEntry | None:
        """The action that is shown; None at the beginning."""
        ...


class ReplaySeating(Seating):
    """The people at a screen that shows a replay: they see the game and can't act in it.

    While the game goes on, nobody at a screen of several people sees another player's secrets.
    Once it is over, everybody sees what the player who acts knew.

    Parameters
    ----------
    table
        The replay.
    seats
        The seats that people at this screen play; None: all in which people sit.
    """

    table: ReplayedTable

    def __init__(self, table: ReplayedTable, seats: tuple[int, ...] | None = None) -> None:
        super().__init__(table, seats)

    @property
    def bot_acts(self) -> bool:
        """Nobody acts in a replay."""
        return False

    @property
    def own_turn(self) -> bool:
        """Nobody acts in a replay."""
        return False

    @property
    def viewer(self) -> int:
        """The seat that has just acted."""
        entry = self.table.entry
        seat = self.table.game.to_move if entry is None else entry.player
        return 0 if seat is None else seat

    @property
    def knower(self) -> int | None:
        """The seat whose private knowledge may be shown now; None: nobody's."""
        if self.table.over:
            return self.viewer
        people = self.people
        return people[0] if len(people) == 1 else None
