"""Open tasks of a player, with the nearest place for each.

For a task with two places (origin and destination of cargo) both are chosen together, so that the
whole route takes the fewest moves. White tasks take the nearest of the allowed colors; a task whose
piece is aboard needs only the second place. Among equals, the place for which dice and cards cost
least is chosen; the others are named as well. Places of actions that are listed for a task come
before nearer ones, so that both lists lead to the same place.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.delphi.advice.task_steps import HOME, served
from oracle_nb.delphi.advice.voyages import NOWHERE, Voyage, Voyages, voyages
from oracle_nb.delphi.board import UNREACHABLE, Board
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Player, Position
from oracle_nb.delphi.model.powers import Powers, powers_of
from oracle_nb.delphi.model.tasks import Family, FamilyNeeds, Task, ledger, value_of
from oracle_nb.delphi.pieces import COLORS_OF, TILE_COLOR, TILE_LETTER, WHITE

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi


_VERBS: Final = frozenset(
    {
        Verb.EXPLORE,
        Verb.BUILD,
        Verb.FIGHT,
        Verb.LOAD_OFFERING,
        Verb.MAKE_OFFERING,
        Verb.LOAD_STATUE,
        Verb.RAISE_STATUE,
    }
)
"""The verbs for tasks that need a ship at their place; gods act far away."""


class NeedStop(NamedTuple):
    """A stop: the space to be next to, the moves, and the spaces of the route.

    ``color`` is that of the die for the action there, -1 for any.
    """

    space: int
    color: int
    moves: int
    spaces: int


class TaskNeed(NamedTuple):
    """An open task and the fastest way to do it, as far as its player may know.

    ``task`` is its number, or HOME. ``aboard`` is the color of its piece in the hold, -1 for none.
    ``source`` is the origin of its piece, or the island to look at; ``goal`` is the place where it
    is done. The route to the goal starts at the source if there is one. ``also`` are equivalent
    first places, or colors there; ``shorter`` are those of a shorter way, where a listed action
    goes elsewhere.
    """

    task: int
    aboard: int = -1
    source: NeedStop | None = None
    goal: NeedStop | None = None
    also: tuple[NeedStop, ...] = ()
    shorter: tuple[NeedStop, ...] = ()

    @property
    def first(self) -> NeedStop | None:
        """The first stop."""
        return self.source or self.goal

    @property
    def moves(self) -> int:
        """The total number of moves; UNREACHABLE if it is impossible now."""
        stops = [stop for stop in (self.source, self.goal) if stop]
        return sum(stop.moves for stop in stops) if stops else UNREACHABLE


def needs(
    rules: "Delphi", view: Position, seat: int, listed: Sequence[Action] = ()
) -> tuple[TaskNeed, ...]:
    """Return the open tasks of a player in a view of the position, by their numbers.

    Without open tasks it is the way home. ``listed`` are actions that are listed for tasks: the
    places of these tasks are theirs.
    """
    finder = _Needs(rules, view, seat)
    return tuple(finder.at_places_of(listed, [*finder.all_needs()]))


class _Needs:
    """One player's tasks in one position."""

    def __init__(self, rules: "Delphi", view: Position, seat: int) -> None:
        self.board: Board = rules.board
        self.rules = rules
        self.view = view
        self.me: Player = view.players[seat]
        self.seat = seat
        self.powers: Powers = powers_of(view, seat)
        self.ways: Voyages = voyages(self.board, self.powers)

    def _price(self, stop: NeedStop) -> int:
        """Return the favor tokens for using a die or card for the action at a stop."""
        me, wheel = self.me, self.powers.wheel
        hand = {*me.dice, *(color for color, count in enumerate(me.cards) if count)}
        return min((wheel[held][stop.color] for held in hand), default=UNREACHABLE)

    def all_needs(self) -> Iterator[TaskNeed]:
        if self.me.home or self.me.ship < 0:
            return
        if not self.me.tasks:
            moves, spaces, zeus = self.ways.home(self.me.ship)
            yield TaskNeed(HOME, goal=NeedStop(zeus, -1, moves, spaces) if zeus >= 0 else None)
            return
        book = ledger(self.me.tasks, self.me.done)
        tasks = [Task(number) for number in sorted(self.me.tasks)]
        yield from self._shrines([task for task in tasks if task.family is Family.SHRINE])
        for family, cargo in (
            (Family.STATUE, self.me.statues),
            (Family.OFFERING, self.me.offerings),
            (Family.MONSTER, ()),
        ):
            own = [task for task in tasks if task.family is family]
            yield from self._family(family, own, book.needs(family), cargo)

    # --- places of listed actions ---

    def at_places_of(self, listed: Iterable[Action], needs: list[TaskNeed]) -> list[TaskNeed]:
        """Return needs at the places of the actions that serve them, the first for each need."""
        changed: dict[int, TaskNeed] = {}
        for action in listed:
            verb, color, place = Verb(action.verb), action.color, action.target
            if verb not in _VERBS:
                continue
            task = served(self.rules, self.view, self.seat, verb, color, place)
            ways = []
            for number, need in enumerate(needs):
                if need.task == task and number not in changed and (stop := need.first):
                    way = self._led(need, stop, verb, color, place)
                    if way is not None:
                        ways.append((way is not need, stop.color != color, number, way))
            if ways:
                *_, number, way = min(ways)
                changed[number] = way
        led = [changed.get(number, need) for number, need in enumerate(needs)]
        # Another task may lead to a shorter way's place, which the dice then suit.
        firsts = {need.first[:2] for need in led if need.first}
        return [
            need._replace(shorter=tuple(x for x in need.shorter if x[:2] not in firsts))
            for need in led
        ]

    def _led(
        self, need: TaskNeed, before: NeedStop, verb: Verb, color: int, place: int
    ) -> TaskNeed | None:
        """Return a need with the place of an action; None where it doesn't serve this need."""
        family, source, goal = Task(need.task).family, None, None
        if family is Family.SHRINE:
            color = self.board.spaces[place].color
        if before[:2] == (place, color):
            return need
        if verb in (Verb.LOAD_OFFERING, Verb.LOAD_STATUE):
            if need.aboard >= 0:
                return None
            source, goal = self._pair(family, color, (place,))
        elif need.aboard in (-1, color):
            stop = self._nearest(family, (place,), color)
            source, goal = (stop, None) if verb == Verb.EXPLORE else (None, stop)
        new = need._replace(source=source, goal=goal, also=())
        first = new.first
        if first is None:
            return None
        others = tuple(stop for stop in (before, *need.also) if stop[:2] != first[:2])
        equal = (new.moves, *first[2:]) == (need.moves, *before[2:])
        return new._replace(also=others) if equal else new._replace(shorter=others)

    # --- statues, offerings, monsters ---

    def _family(
        self, family: Family, tasks: Sequence[Task], needs: FamilyNeeds, cargo: Sequence[int]
    ) -> Iterator[TaskNeed]:
        """Yield the tasks of a family; a piece serves its own color before a white task."""
        spare = [color for color in cargo if not needs.fixed >> color & 1]
        taken = sum(1 << color for color in cargo)
        for task in tasks:
            if (color := value_of(task)) != WHITE:
                aboard = color if color in cargo else -1
                yield self._need(family, task, aboard, 1 << color)
                continue
            aboard = spare.pop(0) if spare else -1
            need = self._need(family, task, aboard, needs.fresh(taken) & ~needs.fixed)
            stop = need.first
            if stop is not None:
                # Another white task takes another color (task.color-once).
                taken |= 1 << stop.color
            yield need

    def _need(self, family: Family, task: Task, aboard: int, mask: int) -> TaskNeed:
        if aboard >= 0:
            goals = self._goals(family, aboard)
            return TaskNeed(task, aboard, goal=self._nearest(family, goals, aboard))
        every = [TaskNeed(task, -1, *self._pair(family, color)) for color in COLORS_OF[mask]]
        ranked = [
            ((need.moves, stop.moves, stop.spaces), stop, need)
            for need in every
            if (stop := need.first)
        ]
        if not ranked:
            return TaskNeed(task)
        least = min(rank for rank, _, _ in ranked)
        alike = {stop: need for rank, stop, need in ranked if rank == least}
        best, *also = sorted(alike, key=self._price)
        return alike[best]._replace(also=tuple(also))

    def _pair(
        self, family: Family, color: int, sources: Sequence[int] = ()
    ) -> tuple[NeedStop | None, NeedStop | None]:
        """Return origin and destination for a piece of the color with the fewest moves.

        With ``sources``, the origin is among them.
        """
        goals = self._goals(family, color)
        if family is Family.MONSTER:
            return None, self._nearest(family, goals, color)
        best: tuple[tuple[int, ...], NeedStop, NeedStop | None] | None = None
        longer = self._longer(family)
        start = self.ways.moves(self.me.ship)
        row = self.board.distance(self.powers.crossing)[self.me.ship]
        for source in sources or self._sources(family, color):
            for dock in self.ways.docks(source, longer):
                if start[dock] >= UNREACHABLE:
                    continue
                onward, goal = self._way_on(dock, goals, longer)
                rank = (start[dock] + onward[0], start[dock], row[dock] + onward[1])
                if best is None or rank < best[0]:
                    first = NeedStop(source, color, start[dock], row[dock])
                    last = NeedStop(goal, color, *onward[:2]) if goal >= 0 else None
                    best = rank, first, last
        return (best[1], best[2]) if best else (None, None)

    def _way_on(self, dock: int, goals: Iterable[int], longer: bool) -> tuple[Voyage, int]:
        ways = [(self.ways.to(dock, goal, longer), goal) for goal in goals]
        return min((way for way in ways if way[0][0] < UNREACHABLE), default=(NOWHERE, -1))

    def _nearest(self, family: Family, goals: Iterable[int], color: int) -> NeedStop | None:
        way, goal = self._way_on(self.me.ship, goals, self._longer(family))
        return NeedStop(goal, color, *way[:2]) if goal >= 0 else None

    def _longer(self, family: Family) -> bool:
        """Return whether equipment extends the reach for an action."""
        if family is Family.STATUE:
            return self.powers.reach_statue
        return self.powers.reach_offering if family is Family.OFFERING else self.powers.reach_island

    def _sources(self, family: Family, color: int) -> list[int]:
        """Return the origins of pieces of the color."""
        board, view = self.board, self.view
        if family is Family.STATUE:
            city = board.cities[color]
            return [city] if city >= 0 and view.statues[color] else []
        lie = zip(board.offerings, view.offerings, strict=True)
        return [space for space, there in lie if there >> color & 1]

    def _goals(self, family: Family, color: int) -> list[int]:
        """Return the destinations of pieces of the color, or its monsters."""
        board, view = self.board, self.view
        if family is Family.STATUE:
            sites = zip(board.statues, view.sites, strict=True)
            return [s for s, full in sites if board.spaces[s].sites & ~full & 1 << color]
        if family is Family.OFFERING:
            temples = zip(board.temples, view.temples, strict=True)
            return [space for space, own in temples if own == color]
        lairs = zip(board.monsters, view.monsters, strict=True)
        return [space for space, there in lairs if there >> color & 1]

    # --- shrines ---

    def _shrines(self, tasks: Sequence[Task]) -> Iterator[TaskNeed]:
        """Return the player's known islands, the nearest first, and the nearest unknown ones."""
        if not tasks:
            return
        own, unknown = self._islands()
        picture = self.rules.setting.rules.picture_rule
        given: dict[Task, NeedStop] = {}
        for letters in (True, False):
            for task in tasks:
                fits = [
                    slot
                    for slot in own
                    if task not in given and (not letters or self._letter(slot) == task.letter)
                ]
                if fits and (letters or not picture):
                    slot = min(fits, key=lambda fit: (own[fit].moves, self._price(own[fit])))
                    given[task] = own.pop(slot)
        least = min((stop[2:] for stop in unknown), default=None)
        nearest = sorted((stop for stop in unknown if stop[2:] == least), key=self._price)
        for task in tasks:
            if task in given:
                yield TaskNeed(task, goal=given[task])
            else:
                yield TaskNeed(
                    task, source=nearest[0] if nearest else None, also=tuple(nearest[1:])
                )

    def _letter(self, slot: int) -> int:
        return TILE_LETTER[self.view.tiles[slot]]

    def _islands(self) -> tuple[dict[int, NeedStop], list[NeedStop]]:
        """Return the player's islands without a shrine by slot, and unknown islands."""
        own: dict[int, NeedStop] = {}
        unknown: list[NeedStop] = []
        view, ship = self.view, self.rules.setting.ships[self.seat]
        known = view.face_up | self.me.seen
        for slot, space in enumerate(self.board.islands):
            tile = view.tiles[slot]
            moves, spaces, _ = self.ways.to(self.me.ship, space, self.powers.reach_island)
            if moves >= UNREACHABLE:
                continue
            stop = NeedStop(space, self.board.spaces[space].color, moves, spaces)
            if tile == UNKNOWN or not known >> slot & 1:
                unknown.append(stop)
            elif TILE_COLOR[tile] == ship and not view.shrines >> slot & 1:
                own[slot] = stop
        return own, unknown
