"""Actions that bring a player's own tasks forward, and those after which one is possible."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.delphi.advice.voyages import NOWHERE, Voyage, voyages
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import Family, ledger, serve, tasks_of, value_of
from oracle_nb.delphi.model.verbs import SAILING_VERBS
from oracle_nb.delphi.pieces import COLORS_OF, TILE_COLOR, TILE_LETTER
from oracle_nb.delphi.rules.action_schema import FAVOR_TAKEN

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

HOME: Final = -1
"""The number instead of a task once only the way back to Zeus is left."""
_FAMILIES: Final = {
    Verb.RAISE_STATUE: Family.STATUE,
    Verb.ARES: Family.MONSTER,
    Verb.BUILD: Family.SHRINE,
    Verb.MAKE_OFFERING: Family.OFFERING,
    Verb.LOAD_STATUE: Family.STATUE,
    Verb.EXPLORE: Family.SHRINE,
    Verb.LOAD_OFFERING: Family.OFFERING,
    Verb.HERMES: Family.STATUE,
    Verb.ARTEMIS: Family.SHRINE,
    Verb.FIGHT: Family.MONSTER,
}
"""The verbs that bring a task of a family forward, by what they are worth to the coach."""
_ORDER: Final = tuple(_FAMILIES)
COMPLETING: Final = frozenset({Verb.RAISE_STATUE, Verb.ARES, Verb.BUILD, Verb.MAKE_OFFERING})
"""The verbs that certainly complete a task, whatever they cost."""
LOADING: Final = frozenset({Verb.LOAD_STATUE, Verb.LOAD_OFFERING, Verb.HERMES})
"""The verbs that take cargo aboard."""
UNLOADING: Final = frozenset({Verb.RAISE_STATUE, Verb.MAKE_OFFERING})
"""The verbs that bring cargo to its end."""
_TRIP_PRICE: Final = 1
"""Favor tokens that a trip for a later turn may cost with cargo, or for the last task."""
LEAST_CHANCE: Final = 1 / 3
"""Chance of winning from which on a fight is listed: below it, more tokens or a higher shield first
save about a third of a round."""
_MOST_NOW: Final = 4
"""Maximum number of actions that bring a task forward at once."""
_MOST_MOVES: Final = 3
"""Maximum number of moves to a space from which a task can be brought forward."""


class TaskStep(NamedTuple):
    """An action for an open task.

    ``task`` is its number, or HOME. ``then`` is what becomes possible after a move, or promising
    after tokens are taken, at ``place``; NONE for an action that itself brings the task forward.
    ``later`` is whether that takes a die of a later turn.
    """

    action: Action
    task: int
    then: int = NONE
    color: int = NONE
    place: int = NONE
    later: bool = False


def task_steps(
    rules: "Delphi", view: Position, seat: int, actions: Sequence[Action]
) -> tuple[TaskStep, ...]:
    """Return the legal actions that bring open tasks forward, then moves that lead to one.

    Those that certainly complete a task come first, then the cheapest, and what is loaded in the
    order of the moves to its destination: in this order the first one is best, as far as a rule of
    thumb can tell. Of several ways to do the same, only the cheapest
    is returned; no action is returned twice.
    """
    me = view.players[seat]
    if view.turn != seat or me.home or me.ship < 0:
        return ()
    if view.pending:
        # A decision within an action, such as which offering a card loads.
        return tuple(_at_once(rules, view, seat, actions))
    if not me.tasks:
        zeus = rules.board.zeus
        ways = [x for x in actions if x.verb in SAILING_VERBS and x.target == zeus]
        cheapest = sorted(ways, key=lambda x: (rules.tokens(view, x), x.verb != Verb.MOVE))[:1]
        return tuple(TaskStep(action, HOME) for action in cheapest)
    now = _at_once(rules, view, seat, actions)
    moves = _moves(rules, view, seat, actions, {step.task for step in now})
    steps = (*now, *moves) or tuple(_tokens_first(rules, view, seat, actions))
    trips = _trips(rules, view, seat, actions, {step.task for step in steps})
    listed = {step.action for step in steps}
    return (
        *steps,
        *(x for x in trips if x.action not in listed and (not steps or x.then in UNLOADING)),
    )


def _at_once(
    rules: "Delphi", view: Position, seat: int, actions: Sequence[Action]
) -> list[TaskStep]:
    """Return what brings a task forward now, those first that complete one."""
    ways: dict[tuple[int, int, int], list[Action]] = {}
    for action in actions:
        if action.verb in _FAMILIES:
            ways.setdefault((action.verb, action.color, action.target), []).append(action)
    steps: list[tuple[tuple[int, ...], tuple[int, int, int], TaskStep]] = []
    for way, same in ways.items():
        task = served(rules, view, seat, *way)
        if task is not None:
            action = min(same, key=lambda action: (rules.tokens(view, action), _kind(action)))
            price = rules.tokens(view, action)
            if action.verb == Verb.FIGHT and not view.pending and _vain(rules, view, seat, price):
                continue
            rank = _rank(Verb(action.verb), price)
            steps.append((rank, way, TaskStep(action, task)))
    ranked = [step for *_, step in sorted(steps, key=lambda entry: entry[:2])]
    return _nearest_first(rules, view, seat, ranked)[:_MOST_NOW]


def _tokens_first(
    rules: "Delphi", view: Position, seat: int, actions: Sequence[Action]
) -> Iterator[TaskStep]:
    """Yield the die that takes tokens before the cheapest fight that is in vain without them."""
    me, taken = view.players[seat], FAVOR_TAKEN + powers_of(view, seat).extra_favor
    fights = sorted(
        (rules.tokens(view, action), _kind(action), number, action)
        for number, action in enumerate(actions)
        if action.verb == Verb.FIGHT
    )
    for price, *_, fight in fights:
        task = served(rules, view, seat, fight.verb, fight.color, fight.target)
        if task is None or _vain(rules, view, seat, price - taken):
            continue
        for action in actions:
            left = action.source < CARD and me.dice.count(action.source) > (
                action.source == fight.source
            )
            if action.verb == Verb.FAVOR and left:
                yield TaskStep(action, task, fight.verb, fight.color, fight.target)
                return


def _nearest_first(
    rules: "Delphi", view: Position, seat: int, steps: Sequence[TaskStep]
) -> list[TaskStep]:
    """Return steps with the loads, in their places, ordered by the moves to the destination.

    A token saved by loading doesn't make up for a longer voyage.
    """
    loads = [step for step in steps if step.action.verb in LOADING]
    nearest = iter(
        sorted(loads, key=lambda step: destination(rules, view, seat, step.action)[0][0])
    )
    return [next(nearest) if step.action.verb in LOADING else step for step in steps]


def destination(
    rules: "Delphi", view: Position, seat: int, load: Action, space: int = NONE
) -> tuple[Voyage, int]:
    """Return the voyage to where the cargo of a load belongs, from a space or the ship's, and that.

    The nearest of several; NOWHERE, and NONE, where nothing takes it.
    """
    powers, ends = powers_of(view, seat), destinations(rules, view, load)
    longer = powers.reach_offering if load.verb == Verb.LOAD_OFFERING else powers.reach_statue
    start, ways = view.players[seat].ship if space == NONE else space, voyages(rules.board, powers)
    return min(((ways.to(start, end, longer), end) for end in ends), default=(NOWHERE, NONE))


def destinations(rules: "Delphi", view: Position, load: Action) -> list[int]:
    """Return the temple of an offering, or the islands with a free site for a statue."""
    board, color = rules.board, load.color
    if load.verb == Verb.LOAD_OFFERING:
        temples = zip(board.temples, view.temples, strict=True)
        return [place for place, own in temples if own == color]
    sites = zip(board.statues, view.sites, strict=True)
    return [place for place, full in sites if board.spaces[place].sites & ~full & 1 << color]


def _rank(verb: Verb, price: int) -> tuple[int, int, int]:
    """Return the rank of something to do: what is certain, then what is cheap."""
    order = _ORDER.index(verb)
    return (0, order, price) if verb in COMPLETING else (1, price, order)


def _vain(rules: "Delphi", view: Position, seat: int, price: int) -> bool:
    """Return whether a fight would most likely be lost once a price is paid."""
    me, battle = view.players[seat], rules.battle
    return battle.chance(battle.strength(me.shield), max(0, me.favor - price)) < LEAST_CHANCE


def unlikely_fight(
    rules: "Delphi", view: Position, seat: int, actions: Sequence[Action]
) -> tuple[Action, float] | None:
    """Return the cheapest fight for a task, and its chance, if it would most likely be lost."""
    fights = [
        (rules.tokens(view, action), number, action)
        for number, action in enumerate(actions)
        if action.verb == Verb.FIGHT
        and served(rules, view, seat, action.verb, action.color, action.target) is not None
    ]
    price, _, fight = min(fights, default=(0, 0, None))
    if view.pending or fight is None or not _vain(rules, view, seat, price):
        return None
    me, battle = view.players[seat], rules.battle
    return fight, battle.chance(battle.strength(me.shield), me.favor - price)


def _kind(action: Action) -> int:
    """Return the rank of a source: dice are lost at the end of the turn, cards aren't."""
    return CARD <= action.source < EXTRA


def served(
    rules: "Delphi", view: Position, seat: int, verb: int, color: int, place: int
) -> int | None:
    """Return the open task that an action brings forward; None for none."""
    me = view.players[seat]
    family, value = _FAMILIES[Verb(verb)], color
    if family is Family.SHRINE:
        slot = rules.board.islands.index(place)
        tile = view.tiles[slot] if (view.face_up | me.seen) >> slot & 1 else UNKNOWN
        if tile == UNKNOWN:
            # A shrine whose island is known already is found nowhere else.
            shown = {
                TILE_LETTER[tile]
                for slot, tile in enumerate(view.tiles)
                if (view.face_up | me.seen) >> slot & 1
                and TILE_COLOR[tile] == rules.setting.ships[seat]
            }
            sought = tasks_of(me.tasks, Family.SHRINE)
            return next((task for task in sought if value_of(task) not in shown), None)
        if TILE_COLOR[tile] != rules.setting.ships[seat]:
            return None
        value = TILE_LETTER[tile]
    try:
        return serve(me.tasks, family, value)
    except LookupError:
        return None


# --- moves ---------------------------------------------------------------------------------------


def _moves(
    rules: "Delphi", view: Position, seat: int, actions: Sequence[Action], done: set[int]
) -> list[TaskStep]:
    """Return the cheapest move to a space from which each other task can be brought forward.

    A die or card that is left pays for what is done there.
    """
    me, wheel = view.players[seat], powers_of(view, seat).wheel
    wanted = _wanted_from(rules, view, seat, done)
    best: dict[int, tuple[int, int, Voyage, TaskStep]] = {}
    moves = [action for action in actions if wanted and action.verb == Verb.MOVE]
    for action, goal in ((move, goal) for move in moves for goal in wanted.get(move.target, ())):
        task = goal.task
        price = _left_price(view, seat, action.source, wheel, goal.color)
        if price > me.favor or (task in best and best[task][0] < price):
            continue
        price += rules.tokens(view, action)
        rank = price, _ORDER.index(Verb(goal.verb)), _way(rules, view, seat, action.target, goal)
        if goal.verb == Verb.FIGHT and _vain(rules, view, seat, price):
            continue
        if price <= me.favor and (task not in best or rank < best[task][:3]):
            step = TaskStep(action, task, goal.verb, goal.color, goal.place)
            best[task] = *rank, step
    ranked = sorted(best.values(), key=lambda entry: entry[:2])
    # A move that leads to several tasks is one step, for the first of them.
    steps: dict[Action, TaskStep] = {}
    for *_, step in ranked:
        steps.setdefault(step.action, step)
    prices = {task: price for task, (price, *_) in best.items()}
    if not steps:
        # Alone, he would come first in the list, which only a completed task is worth.
        wanted = {
            space: [goal for goal in goals if goal.verb in COMPLETING]
            for space, goals in wanted.items()
        }
    god = _by_god(rules, view, seat, actions, prices, wanted)
    return [*[*steps.values()][:_MOST_MOVES], *god]


def _by_god(
    rules: "Delphi",
    view: Position,
    seat: int,
    actions: Sequence[Action],
    prices: Mapping[int, int],
    wanted: Mapping[int, Sequence["_Goal"]],
) -> Iterator[TaskStep]:
    """Yield Poseidon's best move, if it saves tokens or leads where no die leads.

    ``prices`` are those of the ways by dice and cards to each task. As it takes the god a while to
    come back, his move is listed after these ways.
    """
    me, wheel, ways = view.players[seat], powers_of(view, seat).wheel, []
    for move in (action for action in actions if action.verb == Verb.POSEIDON):
        for goal in wanted.get(move.target, ()):
            price = _left_price(view, seat, NONE, wheel, goal.color)
            if goal.verb == Verb.FIGHT and _vain(rules, view, seat, price):
                continue
            if price <= me.favor and price < prices.get(goal.task, price + 1):
                order = _ORDER.index(Verb(goal.verb))
                way = _way(rules, view, seat, move.target, goal)
                ways.append(
                    (
                        price,
                        order,
                        way,
                        TaskStep(move, goal.task, goal.verb, goal.color, goal.place),
                    )
                )
    yield from [step for *_, step in sorted(ways, key=lambda entry: entry[:3])[:1]]


def _way(rules: "Delphi", view: Position, seat: int, space: int, goal: "_Goal") -> Voyage:
    """Return the way that is left once a goal is done, and the spaces up to there.

    After the last task, it leads to Zeus.
    """
    board, powers, me = rules.board, powers_of(view, seat), view.players[seat]
    if goal.verb in LOADING:
        load = Action(goal.verb, NONE, goal.color, goal.place)
        (moves, spaces, _), _ = destination(rules, view, seat, load, space)
    else:
        home = voyages(board, powers).home(space)
        moves, spaces, _ = (0, 0, space) if len(me.tasks) > 1 else home
    return moves, board.distance(powers.crossing)[me.ship][space] + spaces, space


class _Goal(NamedTuple):
    """Something that would bring a task forward with the ship elsewhere."""

    verb: int
    color: int
    place: int
    task: int


def _wanted_from(
    rules: "Delphi", view: Position, seat: int, done: set[int]
) -> dict[int, list[_Goal]]:
    """Return what would bring each task forward that isn't done, by the space of the ship."""
    powers, board = powers_of(view, seat), rules.board
    longer = {Family.STATUE: powers.reach_statue, Family.OFFERING: powers.reach_offering}
    goals: dict[int, list[_Goal]] = {}
    for verb, color, place in _wanted(rules, view, seat):
        task = served(rules, view, seat, verb, color, place)
        if task is None or task in done:
            continue
        reach = longer.get(_FAMILIES[Verb(verb)], powers.reach_island)
        shores = board.shore2 if reach else board.shore
        for space, near in enumerate(shores):
            if place in near:
                goals.setdefault(space, []).append(_Goal(verb, color, place, task))
    return goals


def _trips(
    rules: "Delphi", view: Position, seat: int, actions: Sequence[Action], done: set[int]
) -> Iterator[TaskStep]:
    """Yield the move to where a die of a later turn brings a task forward that isn't done now.

    Cargo comes first, and is worth a favor token, and so is what completes the last task; any other
    move is free. Dice come before cards: they are lost at the end of the turn. A card that could do
    so itself, or that cargo needs at its end, isn't spent on the way.
    """
    ship, last = view.players[seat].ship, len(view.players[seat].tasks) == 1
    dear = COMPLETING if last else UNLOADING
    wanted = _wanted_from(rules, view, seat, set())
    done = done | {goal.task for goal in wanted.get(ship, ())}
    needed = {goal.color for goals in wanted.values() for goal in goals if goal.verb in UNLOADING}
    moves = []
    for number, move in enumerate(actions):
        if move.verb != Verb.MOVE or move.source >= EXTRA or move.source - CARD in needed:
            continue
        price, goals = rules.tokens(view, move), wanted.get(move.target, ())
        tasks = len({goal.task for goal in goals})
        for goal in goals:
            worth = price <= (_TRIP_PRICE if goal.verb in dear else 0)
            if worth and goal.task not in done and goal.color != move.source - CARD:
                order = _ORDER.index(Verb(goal.verb))
                empty = goal.verb not in UNLOADING
                moves.append((empty, price, _kind(move), order, -tasks, number, goal))
    if moves:
        *_, number, goal = min(moves)
        verb, color, place, task = goal
        yield TaskStep(actions[number], task, verb, color, place, later=True)


def _left_price(
    view: Position, seat: int, used: int, wheel: Sequence[Sequence[int]], color: int
) -> int:
    """Return the price of a color with a die or card that is left once one is used."""
    me = view.players[seat]
    left = [*me.dice]
    if used < CARD:
        if used != NONE:
            left.remove(used)
        if view.played < 0:
            left += [card for card, count in enumerate(me.cards) if count]
    return min([wheel[held][color] for held in left], default=me.favor + 1)


def _wanted(rules: "Delphi", view: Position, seat: int) -> Iterator[tuple[int, int, int]]:
    """Yield what would bring a task forward with the ship elsewhere: verb, color and place."""
    board, me = rules.board, view.players[seat]
    book = ledger(me.tasks, me.done)
    room = len(me.offerings) + len(me.statues) < powers_of(view, seat).storage
    offerings, statues = _mask(me.offerings), _mask(me.statues)
    yield from _lying(Verb.FIGHT, board.monsters, view.monsters, book.monster.takes(0))
    for place, color in zip(board.temples, view.temples, strict=True):
        if offerings >> color & 1:
            yield Verb.MAKE_OFFERING, color, place
    for place, full in zip(board.statues, view.sites, strict=True):
        for color in COLORS_OF[board.spaces[place].sites & ~full & statues]:
            yield Verb.RAISE_STATUE, color, place
    if room:
        takes = book.offering.takes(offerings)
        yield from _lying(Verb.LOAD_OFFERING, board.offerings, view.offerings, takes)
        for color in COLORS_OF[book.statue.takes(statues)]:
            if view.statues[color] and board.cities[color] >= 0:
                yield Verb.LOAD_STATUE, color, board.cities[color]
    for slot, place in enumerate(board.islands):
        if not view.shrines >> slot & 1:
            verb = Verb.BUILD if view.face_up >> slot & 1 else Verb.EXPLORE
            yield verb, board.spaces[place].color, place


def _lying(
    verb: Verb, places: Iterable[int], there: Iterable[int], takes: int
) -> Iterator[tuple[int, int, int]]:
    """Yield an action for each piece of a color that a task takes."""
    for place, colors in zip(places, there, strict=True):
        for color in COLORS_OF[colors & takes]:
            yield verb, color, place


def _mask(colors: Iterable[int]) -> int:
    return sum(1 << color for color in {*colors})
