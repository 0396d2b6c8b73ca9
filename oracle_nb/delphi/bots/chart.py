"""Chart: what is left to do, where, and about how many dice it takes to do all of it.

What is open is a ``Work`` value; an ``Errand`` is one thing to do for it at an island or city, and
the work that is left then. The length of the way is estimated by doing the nearest errand first,
over and over.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from oracle_nb.delphi.actions import Verb
from oracle_nb.delphi.board import Board
from oracle_nb.delphi.pieces import COLORS_OF, SHIP_COLORS, TILE_COLOR
from oracle_nb.delphi.position import UNKNOWN, Position
from oracle_nb.delphi.powers import Powers, powers_of
from oracle_nb.delphi.tasks import Needs, ledger

FAR: Final = 255
TOKEN: Final = 0.4
"""What a favor token is worth, in dice."""
LETTER: Final = 1.3
"""What the reward for a tile that is not one's own is worth, in dice."""
_PAYMENTS: Final = (2.66, 1.95, 1.44, 1.06, 0.77, 0.55)
"""Tokens that a fight takes on average, by shield."""
_WAY: Final = tuple(
    0.0 if n == 0 else 1.0 + 0.02 * n if n <= 3 else 1.06 + 0.36 * (n - 3) for n in range(256)
)
"""Dice for a way of n spaces, at the basic range."""

Family = tuple[int, int, int, int]
"""Of one family of tasks: open colors, open white tasks, colors done, colors aboard."""


class Work(NamedTuple):
    """What is left to do.

    ``shrines`` are open shrine tasks, ``sure`` the mask of slots where one's own tile is known to
    lie unbuilt, ``unseen`` the mask of unknown tiles, ``tries`` how many of them one expects to
    uncover before the last shrine.
    """

    shrines: int
    sure: int
    unseen: int
    tries: int
    statue: Family
    offering: Family
    monster: Family


class Errand(NamedTuple):
    """Something to do next to a space with a die of a color; ``extra`` is its cost beyond the die."""

    verb: int
    space: int
    color: int
    after: Work
    extra: float
    reach: int


def _wanted(family: Family) -> int:
    """The colors that may be loaded or fought (task.needed, task.color-once)."""
    fixed, white, done, aboard = family
    spoken = (aboard & ~fixed).bit_count()
    mask = 63 if white > spoken else fixed & ~aboard
    return mask & ~(done | aboard)


def _served(family: Family, color: int) -> Family:
    """The family with a task of the color completed."""
    fixed, white, done, aboard = family
    bit = 1 << color
    if fixed & bit:
        return fixed & ~bit, white, done | bit, aboard & ~bit
    return fixed, white - 1, done | bit, aboard & ~bit


def _loaded(family: Family, color: int) -> Family:
    fixed, white, done, aboard = family
    return fixed, white, done, aboard | 1 << color


class Harbours:
    """For a board: the way from a water space to an island, and where it ends."""

    __slots__ = ("to",)

    def __init__(self, board: Board, crossing: bool) -> None:
        rows = board.distance(crossing)
        starts = board.water + ((board.zeus,) if board.zeus >= 0 else ())
        self.to: tuple[dict[int, dict[int, tuple[int, int]]], ...] = tuple(
            _ways(rows, starts, shores) for shores in (board.shore, board.shore2)
        )


def _ways(
    rows: tuple[bytes, ...], starts: tuple[int, ...], shores: tuple[tuple[int, ...], ...]
) -> dict[int, dict[int, tuple[int, int]]]:
    docks: dict[int, list[int]] = {}
    for water, lands in enumerate(shores):
        for land in lands:
            docks.setdefault(land, []).append(water)
    table: dict[int, dict[int, tuple[int, int]]] = {}
    for start in starts:
        row = rows[start]
        table[start] = {
            land: min((row[water], water) for water in waters) for land, waters in docks.items()
        }
    return table


@lru_cache(maxsize=32)
def harbours(board: Board, crossing: bool) -> Harbours:
    """The harbours of a board; the last few made are kept."""
    return Harbours(board, crossing)


class Chart:
    """What a player can still do in the world as it is.

    It reads nothing but a view, and stays true as long as only the player's own ship, dice, cards
    and tokens change.
    """

    def __init__(self, board: Board, ships: tuple[int, ...], view: Position, seat: int) -> None:
        me = view.players[seat]
        self.board = board
        self.view = view
        self.shield = me.shield
        self.powers: Powers = powers_of(view, seat)
        self.rows = board.distance(self.powers.crossing)
        self.to = harbours(board, self.powers.crossing).to
        self.bonus = (self.powers.range - 3) * 0.12
        self.fight = TOKEN * _PAYMENTS[min(5, me.shield)] + 0.1
        self.work, self.chance = self._work(ships, seat)
        self._errands: dict[Work, tuple[Errand, ...]] = {}
        self._ahead: dict[tuple[Work, int], float] = {}

    def _work(self, ships: tuple[int, ...], seat: int) -> tuple[Work, float]:
        view, me = self.view, self.view.players[seat]
        book = ledger(me.tasks, me.done)
        sure = unseen = 0
        for slot, tile in enumerate(view.tiles):
            if tile == UNKNOWN:
                unseen |= 1 << slot
            elif TILE_COLOR[tile] == ships[seat] and not view.shrines >> slot & 1:
                sure |= 1 << slot
        shrines = len(book.letters)
        hidden = sum(
            TILE_COLOR[tile] == ships[seat] and tile not in view.tiles for tile in range(12)
        )
        unknown = unseen.bit_count()
        search = max(0, min(shrines - sure.bit_count(), hidden))
        tries = round(search * (unknown + 1) / (hidden + 1)) if search else 0

        def family(needs: Needs, cargo: tuple[int, ...]) -> Family:
            aboard = 0
            for color in cargo:
                aboard |= 1 << color
            return needs.fixed, needs.white, needs.done, aboard

        work = Work(
            shrines,
            sure if shrines else 0,
            unseen,
            tries,
            family(book.statue, me.statues),
            family(book.offering, me.offerings),
            family(book.monster, ()),
        )
        return work, hidden / unknown if unknown else 0.0

    # --- what can be done -------------------------------------------------------------------------

    def errands(self, work: Work) -> tuple[Errand, ...]:
        """Everything that brings the work forward, wherever it is to be done."""
        known = self._errands.get(work)
        if known is None:
            known = self._errands[work] = tuple(
                self._shrines(work) + self._monsters(work) + self._statues(work)
                + self._offerings(work)
            )
        return known

    def _shrines(self, work: Work) -> list[Errand]:
        found = []
        board, far = self.board, int(self.powers.reach_island)
        if work.shrines:
            for slot, space in enumerate(board.islands):
                if work.sure >> slot & 1:
                    left = work.shrines - 1
                    after = work._replace(
                        shrines=left,
                        sure=work.sure & ~(1 << slot) if left else 0,
                        tries=work.tries if left else 0,
                    )
                    verb = Verb.BUILD if self.view.face_up >> slot & 1 else Verb.EXPLORE
                    color = board.spaces[space].color
                    found.append(Errand(verb, space, color, after, -0.2, far))
        if work.tries:
            extra = -LETTER * (1 - self.chance)
            found += [self._explored(work, slot, extra) for slot in self.slots(work.unseen)]
        return found

    def slots(self, mask: int) -> list[int]:
        """The slots of a mask over the island tiles."""
        return [slot for slot in range(len(self.board.islands)) if mask >> slot & 1]

    def _explored(self, work: Work, slot: int, extra: float) -> Errand:
        space = self.board.islands[slot]
        after = work._replace(unseen=work.unseen & ~(1 << slot), tries=max(0, work.tries - 1))
        color = self.board.spaces[space].color
        return Errand(Verb.EXPLORE, space, color, after, extra, int(self.powers.reach_island))

    def idle_errands(self, work: Work) -> list[Errand]:
        """Tiles uncovered only for their letter."""
        if work.tries:
            return []
        return [self._explored(work, slot, -LETTER) for slot in self.slots(work.unseen)]

    def _monsters(self, work: Work) -> list[Errand]:
        wanted = _wanted(work.monster)
        if not wanted:
            return []
        found = []
        far = int(self.powers.reach_island)
        for space, there in zip(self.board.monsters, self.view.monsters, strict=True):
            for color in COLORS_OF[wanted & there]:
                after = work._replace(monster=_served(work.monster, color))
                found.append(Errand(Verb.FIGHT, space, color, after, self.fight - 1.0, far))
        return found

    def _room(self, work: Work) -> bool:
        held = work.statue[3].bit_count() + work.offering[3].bit_count()
        return held < self.powers.storage

    def _statues(self, work: Work) -> list[Errand]:
        found = []
        view, board, far = self.view, self.board, int(self.powers.reach_statue)
        fixed, white, done, aboard = work.statue
        if aboard:
            for space, filled in zip(board.statues, view.sites, strict=True):
                free = board.spaces[space].sites & ~filled & aboard & ~done
                for color in COLORS_OF[free]:
                    after = work._replace(statue=_served(work.statue, color))
                    found.append(Errand(Verb.RAISE_STATUE, space, color, after, -1.0, far))
        if self._room(work):
            for color in COLORS_OF[_wanted(work.statue)]:
                space = board.cities[color]
                if space < 0 or not view.statues[color]:
                    continue
                after = work._replace(statue=_loaded(work.statue, color))
                extra = 0.3 * self._onward(space, self._site_spaces(color), far)
                found.append(Errand(Verb.LOAD_STATUE, space, color, after, extra, far))
        return found

    def _site_spaces(self, color: int) -> list[int]:
        board = self.board
        return [
            space
            for space, filled in zip(board.statues, self.view.sites, strict=True)
            if board.spaces[space].sites & ~filled & 1 << color
        ]

    def _onward(self, land: int, ends: list[int], far: int) -> float:
        """The spaces from next to one island to next to the nearest of others."""
        table = self.to[far]
        docks = [water for water in self.board.water if table[water][land][0] == 0]
        return min((table[water][end][0] for water in docks for end in ends), default=6) / 3

    def _offerings(self, work: Work) -> list[Errand]:
        found = []
        view, board, far = self.view, self.board, int(self.powers.reach_offering)
        aboard = work.offering[3] & ~work.offering[2]
        temples = {color: board.temples[n] for n, color in enumerate(view.temples)}
        for color in COLORS_OF[aboard]:
            if color in temples:
                after = work._replace(offering=_served(work.offering, color))
                found.append(
                    Errand(Verb.MAKE_OFFERING, temples[color], color, after, -1.0 - 3 * TOKEN, far)
                )
        if self._room(work):
            wanted = _wanted(work.offering)
            for space, there in zip(board.offerings, view.offerings, strict=True):
                for color in COLORS_OF[wanted & there]:
                    after = work._replace(offering=_loaded(work.offering, color))
                    extra = 0.3 * self._onward(space, [temples[color]], far)
                    found.append(Errand(Verb.LOAD_OFFERING, space, color, after, extra, far))
        return found

    # --- how far it is ----------------------------------------------------------------------------

    def way(self, spaces: int) -> float:
        """About how many dice a way takes."""
        return _WAY[spaces] - self.bonus if spaces > 3 else _WAY[spaces]

    def ahead(self, work: Work, ship: int) -> float:
        """About how many dice are needed to do all the work from here and sail home."""
        key = work, ship
        known = self._ahead.get(key)
        if known is not None:
            return known
        tables = [self.to[0][ship], self.to[1][ship]]
        best = None
        score = 1e9
        for errand in self.errands(work):
            spaces, dock = tables[errand.reach][errand.space]
            cost = _WAY[spaces] + errand.extra
            if cost < score:
                score, best, end, steps = cost, errand, dock, spaces
        if best is None:
            value = self.way(self.rows[ship][self.board.zeus]) if self.board.zeus >= 0 else 0.0
        else:
            spend = 1.0 + self.way(steps) + LASTING.get(best.verb, 0.0)
            if best.verb == Verb.FIGHT:
                spend += self.fight
            value = spend + self.ahead(best.after, end)
        self._ahead[key] = value
        return value

    def near_best(self, work: Work, ship: int, width: int = 3) -> float:
        """Like ``ahead``, but with several first errands tried."""
        tables = [self.to[0][ship], self.to[1][ship]]
        firsts = sorted(
            (_WAY[tables[errand.reach][errand.space][0]] + errand.extra, number)
            for number, errand in enumerate(self.errands(work))
        )[:width]
        if not firsts:
            return self.ahead(work, ship)
        values = []
        for _, number in firsts:
            errand = self.errands(work)[number]
            spaces, dock = tables[errand.reach][errand.space]
            spend = 1.0 + self.way(spaces) + LASTING.get(errand.verb, 0.0)
            if errand.verb == Verb.FIGHT:
                spend += self.fight
            values.append(spend + self.ahead(errand.after, dock))
        return min(values)


LASTING: Final[dict[int, float]] = {
    Verb.EXPLORE: -0.5,
    Verb.BUILD: -0.3,
    Verb.MAKE_OFFERING: -3 * TOKEN,
    Verb.RAISE_STATUE: -1.0,
    Verb.FIGHT: -1.0,
}
"""What doing an errand brings beside the task, in dice."""
_SHIPS: Final = SHIP_COLORS
