"""The state of a turn, which preconditions read, and how two rule variants understand it."""

from functools import lru_cache
from typing import Final

from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, source_color
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.model.powers import NEVER, Powers, fold
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import TaskLedger, ledger
from oracle_nb.delphi.pieces import TOP_ROW
from oracle_nb.delphi.rules.lookup_tables import LookupTables

EXTRA_COST: Final = 3
"""Price of the extra action in favor tokens (equipment.extra-action)."""
_FREE: Final = (0,) * 6
BOUGHT: Final = (EXTRA_COST,) * 6
"""Price of the extra action as each color."""


class TurnState:
    """The state of a turn for the player to move, which preconditions read.

    ``answers`` caches the legal actions.
    """

    __slots__ = (
        "_ledger",
        "answers",
        "me",
        "position",
        "powers",
        "seat",
        "setting",
        "step",
        "tables",
    )

    def __init__(self, tables: LookupTables, setting: Setting, position: Position) -> None:
        self.tables = tables
        self.setting = setting
        self.position = position
        self.answers: list[Action] | None = None
        self._ledger: TaskLedger | None = None
        pending = position.pending
        self.step = pending[0] if pending else None
        self.seat = seat = pending[0].player if pending else position.turn
        self.me = me = position.players[seat]
        wild = position.apollon and seat == position.turn
        self.powers: Powers = fold(me.tile, me.companions, me.equipment, wild)

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return self.setting.rules

    @property
    def ship_color(self) -> int:
        """The color of the player's ship."""
        return self.setting.ships[self.seat]

    @property
    def ledger(self) -> TaskLedger:
        """The player's open and completed tasks by family."""
        result = self._ledger
        if result is None:
            result = self._ledger = ledger(self.me.tasks, self.me.done)
        return result

    @property
    def offerings(self) -> int:
        """The mask of the colors of the offerings aboard."""
        return mask_of(self.me.offerings)

    @property
    def statues(self) -> int:
        """The mask of the colors of the statues aboard."""
        return mask_of(self.me.statues)

    def cost_row(self, source: int) -> tuple[int, ...]:
        """Return what it costs to use a source as each color."""
        if source < 0:
            return _FREE
        if source == EXTRA:
            return BOUGHT
        return self.powers.wheel[source_color(source)]

    def near(self, reach: bool) -> tuple[int, ...]:
        """Return the islands and cities within reach of the ship (ruling 27 with equipment)."""
        tables = self.tables
        return (tables.near2 if reach else tables.near)[self.me.ship]

    def land_in_reach(self) -> tuple[int, ...]:
        """Return where the ship can fight, explore and build (equipment.reach-island)."""
        tables = self.tables
        return (tables.near2 if self.powers.reach_island else tables.near)[self.me.ship]

    def statues_in_reach(self) -> tuple[int, ...]:
        """Return where it can load and raise statues (equipment.reach-statue)."""
        tables = self.tables
        return (tables.near2 if self.powers.reach_statue else tables.near)[self.me.ship]

    def offerings_in_reach(self) -> tuple[int, ...]:
        """Return where it can load and deliver offerings (equipment.reach-offering)."""
        tables = self.tables
        return (tables.near2 if self.powers.reach_offering else tables.near)[self.me.ship]


class FixedCards(TurnState):
    """A turn state in which cards can't be recolored."""

    __slots__ = ()

    def cost_row(self, source: int) -> tuple[int, ...]:
        """Return what it costs to use a source as each color."""
        row = super().cost_row(source)
        if not CARD <= source < EXTRA:
            return row
        return tuple(cost if color == source - CARD else NEVER for color, cost in enumerate(row))


class DemigodDice(TurnState):
    """A turn state in which demigods help dice only."""

    __slots__ = ()

    def cost_row(self, source: int) -> tuple[int, ...]:
        """Return what it costs to use a source as each color."""
        if CARD <= source < EXTRA and self.powers.demigods:
            return self.powers.plain[source - CARD]
        return super().cost_row(source)


@lru_cache(maxsize=4096)
def mask_of(colors: tuple[int, ...]) -> int:
    """Return the mask of some colors."""
    mask = 0
    for color in colors:
        mask |= 1 << color
    return mask


@lru_cache(maxsize=4096)
def below_top(rows: tuple[int, ...]) -> int:
    """Return the mask of gods below the top row."""
    mask, bit = 0, 1
    for row in rows:
        if row < TOP_ROW:
            mask |= bit
        bit <<= 1
    return mask


@lru_cache(maxsize=4096)
def under_way(rows: tuple[int, ...]) -> int:
    """Return the mask of gods that have left the lowest row and are below the top row."""
    return present(rows) & below_top(rows)


@lru_cache(maxsize=4096)
def present(counts: tuple[int, ...]) -> int:
    """Return the mask of colors (or gods) whose number is above 0."""
    mask, bit = 0, 1
    for count in counts:
        if count:
            mask |= bit
        bit <<= 1
    return mask
