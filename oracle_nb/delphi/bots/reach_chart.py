"""Reach charts: the dice that a player needs for all remaining work, from every space.

The total distance is estimated by repeatedly doing the nearest errand.
"""

from collections import OrderedDict
from functools import lru_cache
from operator import attrgetter
from typing import Final

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.bots.errand_finder import ErrandFinder
from oracle_nb.delphi.bots.errand_table import BEST, ErrandTable, dice_for, voyages, ways
from oracle_nb.delphi.bots.errands import LETTER, Errand, Leg, Part, Work
from oracle_nb.delphi.model.position import UNKNOWN, Position, Setting
from oracle_nb.delphi.model.powers import Powers, powers_of
from oracle_nb.delphi.model.tasks import Family, FamilyNeeds, ledger
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER

_Tables = dict[tuple[Part, bool], ErrandTable]
"""The errand tables of one family, by its remaining work and whether there is room for cargo."""


class Stage:
    """The remaining work of a player, and what a chart has found out about it.

    A chart has one stage for each work, so that stages can be compared by identity. ``best`` holds
    the estimated dice by the space of the ship, ``after`` the stages after an errand.
    """

    __slots__ = ("after", "best", "errands", "idle", "room", "tables", "work")

    def __init__(self, work: Work, tables: tuple[ErrandTable, ...], room: bool) -> None:
        self.work = work
        self.tables = tables
        self.room = room
        self.errands: tuple[Errand, ...] | None = None
        self.idle: tuple[Errand, ...] | None = None
        self.best: dict[int, float] = {}
        self.after: dict[Errand, Stage] = {}


class ReachChart:
    """The dice for the possible errands of a player in the current state of the board.

    It depends only on a view, and stays valid while only the player's own ship, dice, cards, tokens
    and cargo change. ``own`` are the island tiles that can take one of their shrines; ``before`` is
    an earlier chart, whose errand tables are kept where they are still valid.
    """

    def __init__(
        self,
        board: Board,
        view: Position,
        seat: int,
        own: frozenset[int],
        before: "ReachChart | None" = None,
    ) -> None:
        self.board = board
        self.own = own
        self.powers: Powers = powers_of(view, seat)
        self.rows = board.distance(self.powers.crossing)
        self.to = ways(board, self.powers.crossing)
        self.longer = (self.powers.range - 3) * 0.12
        self.shield = view.players[seat].shield
        self.hidden = len(own.difference(view.tiles))
        unknown = view.tiles.count(UNKNOWN)
        chance = self.hidden / unknown if unknown else 0.0
        self.finder = ErrandFinder(board, view, self.shield, self.powers, self.to, chance)
        self.worlds = tuple(self.finder.world(family) for family in Family)
        self.tables: tuple[_Tables, ...] = tuple(
            before.tables[family] if before and before.worlds[family] == world else {}
            for family, world in enumerate(self.worlds)
        )
        self.voyages = voyages(board, self.powers.crossing)
        self._ahead: dict[tuple[Stage, int], float] = {}
        self._stages: dict[Work, Stage] = {}

    def work(self, seat: int, view: Position) -> Stage:
        """Return the remaining work of a player."""
        me = view.players[seat]
        book = ledger(me.tasks, me.done)
        sure = unseen = 0
        for slot, tile in enumerate(view.tiles):
            if tile == UNKNOWN:
                unseen |= 1 << slot
            elif tile in self.own and not view.shrines >> slot & 1:
                sure |= 1 << slot
        shrines = len(book.letters)
        search = max(0, min(shrines - sure.bit_count(), self.hidden))
        tries = round(search * (unseen.bit_count() + 1) / (self.hidden + 1)) if search else 0

        def part(needs: FamilyNeeds, cargo: tuple[int, ...]) -> Part:
            aboard = 0
            for color in cargo:
                aboard |= 1 << color
            return needs.fixed, needs.white, needs.done, aboard

        return self._stage(
            (
                (shrines, sure if shrines else 0, unseen, tries),
                part(book.statue, me.statues),
                part(book.offering, me.offerings),
                part(book.monster, ()),
            )
        )

    def _stage(self, work: Work) -> Stage:
        stage = self._stages.get(work)
        if stage is None:
            room = self._room(work)
            tables = tuple(self._table(family, part, room) for family, part in enumerate(work))
            stage = self._stages[work] = Stage(work, tables, room)
        return stage

    def _room(self, work: Work) -> bool:
        """Return whether something more can be loaded (cargo.capacity)."""
        return work[1][3].bit_count() + work[2][3].bit_count() < self.powers.storage

    def _table(self, family: int, part: Part, room: bool) -> ErrandTable:
        key = part, room
        known = self.tables[family].get(key)
        if known is None:
            errands = self.finder.find(family, part, room)
            way = self.to[self.finder.reach(family)]
            known = self.tables[family][key] = ErrandTable(errands, way, self.longer)
        return known

    def after(self, stage: Stage, errand: Errand) -> Stage:
        """Return the remaining work after an errand."""
        known = stage.after.get(errand)
        if known is None:
            work, tables, family = stage.work, stage.tables, errand.family
            left: Work = (*work[:family], errand.part, *work[family + 1 :])  # type: ignore[assignment]
            known = self._stages.get(left)
            if known is None and (room := self._room(left)) == stage.room:
                table = self._table(family, errand.part, room)
                tables = (*tables[:family], table, *tables[family + 1 :])
                known = self._stages[left] = Stage(left, tables, room)
            known = stage.after[errand] = known or self._stage(left)
        return known

    # --- errands ------------------------------------------------------------------------------

    @staticmethod
    def errands(stage: Stage) -> tuple[Errand, ...]:
        """Return everything that advances the work, wherever it is."""
        if stage.errands is None:
            stage.errands = tuple(errand for table in stage.tables for errand in table.errands)
        return stage.errands

    def idle_errands(self, stage: Stage) -> tuple[Errand, ...]:
        """Return errands to explore tiles only for their letter."""
        if stage.idle is None:
            shrines = stage.work[0]
            stage.idle = () if shrines[3] else tuple(self.finder.tiles(shrines, LETTER))
        return stage.idle

    # --- distances ----------------------------------------------------------------------------

    def ahead(self, stage: Stage, ship: int) -> float:
        """Return the approximate number of dice for all the work and the way home."""
        key = stage, ship
        known = self._ahead.get(key)
        if known is not None:
            return known
        best: Leg | None = None
        for table in stage.tables:
            leg = table.nearest[ship] if ship in table.nearest else table.find_nearest(ship)
            if leg is not None and (best is None or leg.rank < best.rank):
                best = leg
        if best is None:
            zeus = self.board.zeus
            value = dice_for(self.rows[ship][zeus], self.longer) if zeus >= 0 else 0.0
        else:
            value = self._after(stage, best)
        self._ahead[key] = value
        return value

    def near_best(self, stage: Stage, ship: int) -> float:
        """Like ``ahead``, but with several first errands tried."""
        known = stage.best.get(ship)
        if known is not None:
            return known
        legs = self._first(stage, ship)
        value = min([self._after(stage, leg) for leg in legs]) if legs else self.ahead(stage, ship)
        stage.best[ship] = value
        return value

    def next_errand(self, stage: Stage, ship: int) -> Errand | None:
        """Return the first errand that ``near_best`` counts on; None where all tasks are done."""
        legs = self._first(stage, ship)
        return min(legs, key=lambda leg: self._after(stage, leg)).errand if legs else None

    @staticmethod
    def _first(stage: Stage, ship: int) -> list[Leg]:
        legs: list[Leg] = []
        for table in stage.tables:
            legs += table.best.get(ship) or table.find_best(ship)
        legs.sort(key=_rank)
        return legs[:BEST]

    def _after(self, stage: Stage, leg: Leg) -> float:
        """Return the approximate number of dice for one errand followed by the rest."""
        return leg.dice + self.ahead(self.after(stage, leg.errand), leg.dock)


_rank: Final = attrgetter("rank")


@lru_cache(maxsize=256)
def _own(color: int, letters: tuple[int, ...] | None) -> frozenset[int]:
    """Return a player's tiles, only those with one of the letters unless it is None."""
    return frozenset(
        tile
        for tile in range(len(TILE_COLOR))
        if TILE_COLOR[tile] == color and (letters is None or TILE_LETTER[tile] in letters)
    )


class ReachCharts:
    """The charts of one game.

    Parameters
    ----------
    board, setting
        The board and the setting of the game.
    kept
        The maximum number of charts that are kept, the latest ones. One is enough for a game;
        play-outs from one position meet the same ones again and again.
    """

    __slots__ = ("_charts", "_kept", "_last", "board", "picture_rule", "ships")

    def __init__(self, board: Board, setting: Setting, kept: int = 1) -> None:
        self.board = board
        self.ships = setting.ships
        self.picture_rule = setting.rules.picture_rule
        self._kept = kept
        self._charts: OrderedDict[tuple[object, ...], ReachChart] = OrderedDict()
        self._last: ReachChart | None = None

    def own(self, view: Position, seat: int) -> frozenset[int]:
        """Return the tiles that fit a player's shrines (explore.own, explore.picture-rule)."""
        me = view.players[seat]
        letters = ledger(me.tasks, me.done).letters if self.picture_rule else None
        return _own(self.ships[seat], letters)

    def of(self, view: Position, seat: int) -> ReachChart:
        """Return the chart of the board as the player in a seat sees it."""
        own = self.own(view, seat)
        world = (
            own,
            powers_of(view, seat),
            view.players[seat].shield,
            view.tiles,
            view.face_up,
            view.shrines,
            view.monsters,
            view.offerings,
            view.temples,
            view.statues,
            view.sites,
        )
        chart = self._charts.get(world)
        if chart is None:
            chart = self._charts[world] = ReachChart(self.board, view, seat, own, self._last)
            if len(self._charts) > self._kept:
                self._charts.popitem(last=False)
        else:
            self._charts.move_to_end(world)
        self._last = chart
        return chart
