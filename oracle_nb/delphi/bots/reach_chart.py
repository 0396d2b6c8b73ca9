"""Reach charts: the possible errands of a player, where they are, and the dice for all of them.

The total distance is estimated by repeatedly doing the nearest errand.
"""

from typing import Final

from oracle_nb.core.caching import owner_cache
from oracle_nb.delphi.board import UNREACHABLE, Board
from oracle_nb.delphi.bots.errands import (
    LASTING,
    LETTER,
    TOKEN,
    Errand,
    Part,
    Work,
    after,
    loaded,
    served,
    wanted,
)
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import UNKNOWN, Position, Setting
from oracle_nb.delphi.model.powers import Powers, powers_of
from oracle_nb.delphi.model.tasks import Family, FamilyNeeds, ledger
from oracle_nb.delphi.pieces import COLORS_OF, TILE_COLOR, TILE_LETTER

_ONWARD: Final = 0.3
"""Weight of the distance from loading to delivering when choosing what to load."""
_PAYMENTS: Final = (2.66, 1.95, 1.44, 1.06, 0.77, 0.55)
"""Average number of tokens for a fight, by shield."""
WAY: Final = tuple(
    0.0 if n == 0 else 1.0 + 0.02 * n if n <= 3 else 1.06 + 0.36 * (n - 3)
    for n in range(UNREACHABLE + 1)
)
"""Average number of dice for a distance of n spaces, with the basic range."""

Leg = tuple[float, int, int, Errand]
"""A path to an errand: its rank, its spaces, its last water space, the errand."""


Ways = dict[int, dict[int, tuple[int, int]]]
"""Paths from water spaces to islands: the distance, and the water space at the end."""


@owner_cache
def ways(board: Board, crossing: bool) -> tuple[Ways, Ways]:
    """Return the paths on a board with the normal and the extended reach.

    An island without adjacent water is UNREACHABLE.
    """
    rows = board.distance(crossing)
    starts = board.water + ((board.zeus,) if board.zeus >= 0 else ())
    ashore = (*board.all_islands, *(city for city in board.cities if city >= 0))
    none = UNREACHABLE, starts[0]
    tables = []
    for shores in (board.shore, board.shore2):
        docks: dict[int, list[int]] = {land: [] for land in ashore}
        for water, lands in enumerate(shores):
            for land in lands:
                docks[land].append(water)
        tables.append(
            {
                start: {
                    land: min(((rows[start][water], water) for water in waters), default=none)
                    for land, waters in docks.items()
                }
                for start in starts
            }
        )
    return tables[0], tables[1]


class ReachChart:
    """The possible errands of a player in the current state of the board.

    It depends only on a view, and stays valid while only the player's own ship, dice, cards, tokens
    and cargo change. ``own`` are the island tiles that can take one of their shrines.
    """

    def __init__(self, board: Board, view: Position, seat: int, own: frozenset[int]) -> None:
        me = view.players[seat]
        self.board = board
        self.own = own
        self.view = view
        self.shield = me.shield
        self.powers: Powers = powers_of(view, seat)
        self.rows = board.distance(self.powers.crossing)
        self.to = ways(board, self.powers.crossing)
        self.longer = (self.powers.range - 3) * 0.12
        self.fight = TOKEN * _PAYMENTS[min(5, me.shield)] + 0.1
        self.hidden = len(own.difference(view.tiles))
        unknown = view.tiles.count(UNKNOWN)
        self.chance = self.hidden / unknown if unknown else 0.0
        self._errands: dict[tuple[int, Part, bool], tuple[Errand, ...]] = {}
        self._legs: dict[tuple[int, Part, bool, int], tuple[Leg, ...]] = {}
        self._ahead: dict[tuple[Work, int], float] = {}
        self._best: dict[tuple[Work, int], float] = {}
        self._onwards: dict[tuple[int, int], float] = {}

    def work(self, seat: int, view: Position) -> Work:
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

        return (
            (shrines, sure if shrines else 0, unseen, tries),
            part(book.statue, me.statues),
            part(book.offering, me.offerings),
            part(book.monster, ()),
        )

    # --- errands -------------------------------------------------------------------------

    def room(self, work: Work) -> bool:
        """Return whether something more can be loaded (cargo.capacity)."""
        return work[1][3].bit_count() + work[2][3].bit_count() < self.powers.storage

    def errands(self, work: Work) -> tuple[Errand, ...]:
        """Return everything that advances the work, wherever it is."""
        room = self.room(work)
        return tuple(e for family in range(4) for e in self._of(family, work[family], room))

    def _of(self, family: int, part: Part, room: bool) -> tuple[Errand, ...]:
        key = family, part, room
        known = self._errands.get(key)
        if known is None:
            if family == Family.SHRINE:
                found = self._shrines(part)
            elif family == Family.MONSTER:
                found = self._monsters(part)
            else:
                find = self._statues if family == Family.STATUE else self._offerings
                found = find(part, room)
            known = self._errands[key] = tuple(found)
        return known

    def _shrines(self, part: Part) -> list[Errand]:
        shrines, sure, unseen, tries = part
        far = int(self.powers.reach_island)
        found = []
        for slot, space in enumerate(self.board.islands):
            if shrines and sure >> slot & 1:
                left = (shrines - 1, sure & ~(1 << slot), unseen, tries)
                if shrines == 1:
                    left = (0, 0, unseen, 0)
                verb = Verb.BUILD if self.view.face_up >> slot & 1 else Verb.EXPLORE
                color = self.board.spaces[space].color
                cost = 1.0 - LASTING[Verb.BUILD]
                found.append(Errand(verb, space, color, 0.2, cost, Family.SHRINE, left, far))
        return found + (self._tiles(part, LETTER * (1 - self.chance)) if tries else [])

    def _tiles(self, part: Part, eager: float) -> list[Errand]:
        shrines, sure, unseen, tries = part
        far = int(self.powers.reach_island)
        found = []
        for slot, space in enumerate(self.board.islands):
            if unseen >> slot & 1:
                left = (shrines, sure, unseen & ~(1 << slot), max(0, tries - 1))
                color = self.board.spaces[space].color
                cost = 1.0 - LASTING[Verb.EXPLORE]
                found.append(
                    Errand(Verb.EXPLORE, space, color, eager, cost, Family.SHRINE, left, far)
                )
        return found

    def idle_errands(self, work: Work) -> list[Errand]:
        """Return errands to explore tiles only for their letter."""
        return [] if work[0][3] else self._tiles(work[0], LETTER)

    def _monsters(self, part: Part) -> list[Errand]:
        mask = wanted(part)
        far = int(self.powers.reach_island)
        eager = 1.0 - self.fight
        cost = 1.0 + self.fight - LASTING[Verb.FIGHT]
        return [
            Errand(Verb.FIGHT, space, c, eager, cost, Family.MONSTER, served(part, c), far)
            for space, there in zip(self.board.monsters, self.view.monsters, strict=True)
            for c in COLORS_OF[mask & there]
        ]

    def _statues(self, part: Part, room: bool) -> list[Errand]:
        view, board, far = self.view, self.board, int(self.powers.reach_statue)
        cost = 1.0 - LASTING[Verb.RAISE_STATUE]
        found = [
            Errand(Verb.RAISE_STATUE, space, c, 1.0, cost, Family.STATUE, served(part, c), far)
            for space, filled in zip(board.statues, view.sites, strict=True)
            for c in COLORS_OF[board.spaces[space].sites & ~filled & part[3] & ~part[2]]
        ]
        for color in COLORS_OF[wanted(part) if room else 0]:
            space = board.cities[color]
            if space >= 0 and view.statues[color]:
                ends = self.ends(Verb.LOAD_STATUE, color)
                eager = -_ONWARD * self._onward(space, color, ends, far)
                left = loaded(part, color)
                found.append(
                    Errand(Verb.LOAD_STATUE, space, color, eager, 1.0, Family.STATUE, left, far)
                )
        return found

    def _offerings(self, part: Part, room: bool) -> list[Errand]:
        view, board, far = self.view, self.board, int(self.powers.reach_offering)
        cost = 1.0 - LASTING[Verb.MAKE_OFFERING]
        temples = {color: board.temples[n] for n, color in enumerate(view.temples)}
        eager = 1.0 + 3 * TOKEN
        found = [
            Errand(
                Verb.MAKE_OFFERING,
                temples[c],
                c,
                eager,
                cost,
                Family.OFFERING,
                served(part, c),
                far,
            )
            for c in COLORS_OF[part[3] & ~part[2]]
            if c in temples
        ]
        mask = wanted(part) if room else 0
        for space, there in zip(board.offerings, view.offerings, strict=True):
            for color in COLORS_OF[mask & there]:
                ends = self.ends(Verb.LOAD_OFFERING, color)
                eager = -_ONWARD * self._onward(space, color, ends, far)
                left = loaded(part, color)
                found.append(
                    Errand(Verb.LOAD_OFFERING, space, color, eager, 1.0, Family.OFFERING, left, far)
                )
        return found

    def ends(self, verb: int, color: int) -> list[int]:
        """Return where an offering or a statue that is loaded can be delivered."""
        board, view = self.board, self.view
        if verb == Verb.LOAD_OFFERING:
            return [board.temples[n] for n, there in enumerate(view.temples) if there == color]
        return [
            site
            for site, filled in zip(board.statues, view.sites, strict=True)
            if board.spaces[site].sites & ~filled & 1 << color
        ]

    def _onward(self, land: int, color: int, ends: list[int], far: int) -> float:
        """Return the distance from one island to the nearest of others."""
        key = land, color
        known = self._onwards.get(key)
        if known is None:
            table = self.to[far]
            docks = [water for water in self.board.water if not table[water][land][0]]
            spaces = min((table[water][end][0] for water in docks for end in ends), default=6)
            known = self._onwards[key] = spaces / 3
        return known

    # --- distances ----------------------------------------------------------------------------

    def way(self, spaces: int) -> float:
        """Return the approximate number of dice for a distance."""
        return WAY[spaces] - self.longer if spaces > 3 else WAY[spaces]

    def _nearest(self, family: int, part: Part, room: bool, ship: int) -> tuple[Leg, ...]:
        """Return the three best next errands of a family."""
        key = family, part, room, ship
        known = self._legs.get(key)
        if known is None:
            tables = self.to[0][ship], self.to[1][ship]
            legs = []
            for number, errand in enumerate(self._of(family, part, room)):
                spaces, dock = tables[errand.reach][errand.space]
                legs.append((WAY[spaces] - errand.eager, number, spaces, dock, errand))
            legs.sort(key=_score)
            known = self._legs[key] = tuple((leg[0], *leg[2:]) for leg in legs[:3])
        return known

    def ahead(self, work: Work, ship: int) -> float:
        """Return the approximate number of dice for all the work and the way home."""
        key = work, ship
        known = self._ahead.get(key)
        if known is not None:
            return known
        room = self.room(work)
        best: Leg | None = None
        for family in range(4):
            legs = self._nearest(family, work[family], room, ship)
            if legs and (best is None or legs[0][0] < best[0]):
                best = legs[0]
        if best is None:
            zeus = self.board.zeus
            value = self.way(self.rows[ship][zeus]) if zeus >= 0 else 0.0
        else:
            _, spaces, dock, errand = best
            value = errand.cost + self.way(spaces) + self.ahead(after(work, errand), dock)
        self._ahead[key] = value
        return value

    def near_best(self, work: Work, ship: int) -> float:
        """Like ``ahead``, but with several first errands tried."""
        key = work, ship
        known = self._best.get(key)
        if known is not None:
            return known
        value = min((self._after(work, leg) for leg in self._first(work, ship)), default=None)
        if value is None:
            value = self.ahead(work, ship)
        self._best[key] = value
        return value

    def next_errand(self, work: Work, ship: int) -> Errand | None:
        """Return the first errand that ``near_best`` counts on; None where all tasks are done."""
        legs = self._first(work, ship)
        return min(legs, key=lambda leg: self._after(work, leg))[3] if legs else None

    def _first(self, work: Work, ship: int) -> list[Leg]:
        room = self.room(work)
        legs = [
            leg for family in range(4) for leg in self._nearest(family, work[family], room, ship)
        ]
        legs.sort(key=_score)
        return legs[:3]

    def _after(self, work: Work, leg: Leg) -> float:
        """Return the approximate number of dice for one errand followed by the rest."""
        _, spaces, dock, errand = leg
        return errand.cost + self.way(spaces) + self.ahead(after(work, errand), dock)


def _score(leg: tuple[float, *tuple[object, ...]]) -> float:
    return leg[0]


class ReachCharts:
    """The charts of one game; the last one is kept while it is valid."""

    __slots__ = ("_last", "board", "picture_rule", "ships")

    def __init__(self, board: Board, setting: Setting) -> None:
        self.board = board
        self.ships = setting.ships
        self.picture_rule = setting.rules.picture_rule
        self._last: tuple[tuple[object, ...], ReachChart] | None = None

    def own(self, view: Position, seat: int) -> frozenset[int]:
        """Return the tiles that fit a player's shrines (explore.own, explore.picture-rule)."""
        me = view.players[seat]
        letters = ledger(me.tasks, me.done).letters
        return frozenset(
            tile
            for tile in range(len(TILE_COLOR))
            if TILE_COLOR[tile] == self.ships[seat]
            and (not self.picture_rule or TILE_LETTER[tile] in letters)
        )

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
        if self._last is None or self._last[0] != world:
            self._last = world, ReachChart(self.board, view, seat, own)
        return self._last[1]
