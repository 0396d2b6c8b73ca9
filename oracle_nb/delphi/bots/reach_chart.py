"""Reach charts: the remaining work of a player, and what it takes from every space."""

from collections import OrderedDict
from functools import lru_cache

from oracle_nb.delphi.board import UNREACHABLE, Board
from oracle_nb.delphi.bots.errand_finder import ErrandFinder
from oracle_nb.delphi.bots.errand_routes import ErrandRoutes, Sailing
from oracle_nb.delphi.bots.errands import Part, Work, shrine_part
from oracle_nb.delphi.bots.sea_ways import Voyages, sea_ways
from oracle_nb.delphi.bots.work_estimator import WorkEstimator, WorkStage
from oracle_nb.delphi.model.actions import NONE
from oracle_nb.delphi.model.position import UNKNOWN, Position, Setting
from oracle_nb.delphi.model.powers import Powers, powers_of
from oracle_nb.delphi.model.tasks import FamilyNeeds, ledger
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER


class ReachChart:
    """The possible errands of a player in the current state of the board, and their dice.

    It depends only on a view, and stays valid while only the player's own ship, dice, cards and
    tokens change. ``own`` are the island tiles that can take one of the player's shrines;
    ``before`` is an earlier chart, whose estimator is kept if it is still right.
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
        self.ways = sea_ways(board, self.powers.crossing)
        self.shield = view.players[seat].shield
        hidden = len(own.difference(view.tiles))
        unknown = view.tiles.count(UNKNOWN)
        chance = hidden / unknown if unknown else 0.0
        self.finder = ErrandFinder(board, view, self.shield, self.powers, self.ways, chance)
        work = _work(view, seat, own, hidden)
        errands = self.finder.find(work)
        sailing = Sailing(self.powers.crossing, self.powers.range, self.powers.storage)
        known = before.estimator if before is not None else None
        if known is not None and known.fits(work, errands, sailing):
            self.estimator: WorkEstimator = known
        else:
            routes = known.routes if known is not None else None
            if routes is None or not routes.serve(errands, sailing):
                routes = ErrandRoutes(board, errands, sailing, routes)
            self.estimator = WorkEstimator(board, errands, routes, known)
        self.stage = self.estimator.stage(work)

    def steps(self, ship: int, land: int, reach: int) -> int:
        """Return the distance from a space to an island or city."""
        return self.ways.approach(land, reach)[0][ship]

    def at_city(self, ship: int) -> bool:
        """Return whether a city is within the player's reach from a space."""
        reach = int(self.powers.reach_statue)
        return any(city >= 0 and not self.steps(ship, city, reach) for city in self.board.cities)

    def voyages(self, stage: WorkStage, ship: int) -> Voyages:
        """Return where a ship can go: to water, or to Zeus where no errands are left."""
        if stage.possible:
            return self.ways.voyages(ship, self.powers.range)
        zeus = self.board.zeus
        steps = self.ways.rows[ship][zeus] if zeus >= 0 and ship != zeus else UNREACHABLE
        if steps == UNREACHABLE:
            return ()
        far = max(0, steps - self.powers.range)
        return (*[()] * far, ((NONE, (zeus,)),))


def _work(view: Position, seat: int, own: frozenset[int], hidden: int) -> Work:
    """Return the remaining work of a player, who has ``hidden`` tiles among the unknown ones."""
    me = view.players[seat]
    book = ledger(me.tasks, me.done)
    sure = unseen = 0
    for slot, tile in enumerate(view.tiles):
        if tile == UNKNOWN:
            unseen |= 1 << slot
        elif tile in own and not view.shrines >> slot & 1:
            sure |= 1 << slot
    return (
        shrine_part(len(book.letters), sure, unseen, hidden),
        _part(book.statue, me.statues),
        _part(book.offering, me.offerings),
        _part(book.monster, ()),
    )


def _part(needs: FamilyNeeds, cargo: tuple[int, ...]) -> Part:
    aboard = 0
    for color in cargo:
        aboard |= 1 << color
    return needs.fixed, needs.white, needs.done, aboard


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

    ``setting``: the board and the setting of the game.
    """

    __slots__ = ("_charts", "_kept", "_last", "board", "picture_rule", "ships")

    def __init__(self, board: Board, setting: Setting, kept: int = 1) -> None:
        self.board = board
        """The board and the setting of the game."""
        self.ships = setting.ships
        self.picture_rule = setting.rules.picture_rule
        self._kept = kept
        """The maximum number of charts that are kept, the latest ones. One is enough for a game;
        play-outs from one position meet the same ones again and again."""
        self._charts: OrderedDict[tuple[object, ...], ReachChart] = OrderedDict()
        self._last: dict[int, ReachChart] = {}
        """The latest chart of each seat."""

    def own(self, view: Position, seat: int) -> frozenset[int]:
        """Return the tiles that fit a player's shrines (explore.own, explore.picture-rule)."""
        me = view.players[seat]
        letters = ledger(me.tasks, me.done).letters if self.picture_rule else None
        return _own(self.ships[seat], letters)

    def chart_of(self, view: Position, seat: int) -> ReachChart:
        """Return the chart of the board as the player in a seat sees it."""
        own, me = self.own(view, seat), view.players[seat]
        world = (
            own,
            powers_of(view, seat),
            me.shield,
            me.tasks,
            me.done,
            me.statues,
            me.offerings,
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
            before = self._last.get(seat)
            chart = self._charts[world] = ReachChart(self.board, view, seat, own, before)
            if len(self._charts) > self._kept:
                self._charts.popitem(last=False)
        else:
            self._charts.move_to_end(world)
        self._last[seat] = chart
        return chart
