"""Exercises on the actions of a turn: goals for all dice, and actions that break a rule."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.lessons.exercises.cargo import DELIVERING, LOADING, cargo_facts, laden, lands
from oracle_nb.delphi.lessons.exercises.deliveries import MOVE, SAILING, walk
from oracle_nb.delphi.lessons.exercises.exploring import with_tiles
from oracle_nb.delphi.lessons.exercises.sailing import RANGE
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, UnsuitableScene, assume, shores
from oracle_nb.delphi.lessons.exercises.templates import (
    DICE,
    Question,
    TurnGoal,
    after,
    only,
    planned,
    plans,
    template,
)
from oracle_nb.delphi.lessons.exercises.wheel import with_cards
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import Family, task, tasks_of, values_of
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, WHITE, Color, God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import added, removed
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, SingleChoice

CARGO: Final = 2
"""Number of pieces that a hold has room for."""
FAR: Final = 7
"""Maximum length of a route in an exercise."""
DELIVERIES: Final = {
    Family.OFFERING: (Verb.LOAD_OFFERING, Verb.MAKE_OFFERING),
    Family.STATUE: (Verb.LOAD_STATUE, Verb.RAISE_STATUE),
}
"""The verbs that load and deliver a piece of cargo."""

ACTIONS: Final = 3
"""Number of actions, one for each die."""
NEAR: Final = 3
"""Maximum distance of a place where somebody may think that cargo is in reach."""
FARTHEST: Final = 6
"""The same for the end of a move."""
SAILED: Final = ("move.range", "move.buy-range", "move.end-color", "oracle.recolor")
CARRIED: Final = (
    *("action.adjacent", "action.color-match", "oracle.recolor", "cargo.capacity"),
    *("offering.load", "offering.make", "statue.load", "statue.raise", "task.needed"),
)


def _away(rules: Delphi, start: int, ends: Sequence[int]) -> int:
    """Return how far away the nearest of some spaces is."""
    return min(rules.board.distance()[start][end] for end in ends)


def _sails(
    rules: Delphi, position: Position, action: Action, ends: Sequence[int], left: int
) -> bool:
    """Return whether a move can lead to one of some spaces with ``left`` further moves."""
    me = position.players[position.turn]
    reach = left * rules.powers(position).range + (me.favor if left else 0)
    return action.verb == Verb.MOVE and _away(rules, action.target, ends) <= reach


def _to(scene: ExerciseScene, ends: Sequence[int], *, paid: bool = True) -> TurnGoal:
    """Return the goal to sail to one of some spaces; without ``paid`` no move is longer."""
    seat, board = scene.position.turn, scene.rules.board

    def useful(rules: Delphi, position: Position, action: Action, left: int) -> bool:
        ship = position.players[seat].ship
        short = paid or board.distance()[ship][action.target] <= RANGE
        return _sails(rules, position, action, ends, left) and short

    return TurnGoal(lambda position: position.players[seat].ship in ends, useful)


def _distance(scene: ExerciseScene, ends: Sequence[int]) -> tuple[Reason, ...]:
    """Return how long the way is, and how far a die takes the ship."""
    steps = _away(scene.rules, scene.me.ship, ends)
    return (Reason("why-turns-away", {"steps": steps, "range": RANGE}),)


# --- sailing -------------------------------------------------------------------------------------


@template(
    "turns.sail",
    rests_on=("oracle.recolor", "oracle.wheel", "move.end-color", "move.range", "turn.die-once"),
)
def reach(scene: ExerciseScene) -> Question:
    """Ask to reach a space this turn, for which dice must be recolored."""
    random, board = scene.random, scene.rules.board
    ends = [end for end in board.water if RANGE < _away(scene.rules, scene.me.ship, (end,)) <= FAR]
    assume(ends)
    end = random.choice(ends)
    poor = scene.with_me(favor=0)
    goal = _to(poor, (end,), paid=False)
    table = scene.with_me(favor=random.randint(1, 3))
    # Without tokens there is no way, and a single longer move isn't enough.
    assume(not plans(poor.rules, poor.position, DICE, goal))
    assume(not plans(table.rules, table.position, 1, _to(table, (end,))))
    return planned(
        table,
        goal,
        2,
        facts={"space": board.spaces[end]},
        look=(scene.me.ship, end),
        explain=lambda: (Reason("why-turns-stops"), *_distance(scene, (end,))),
    )


@template(
    "turns.visit",
    rests_on=("move.range", "move.end-color", "move.buy-range", "turn.die-once", "oracle.recolor"),
)
def visit(scene: ExerciseScene) -> Question:
    """Ask to end the turn next to an island or a city that takes all dice."""
    board = scene.rules.board
    table = scene.with_me(favor=scene.seed % 3)
    land = scene.random.choice((*board.all_islands, *board.cities))
    ends = shores(board, land)
    assume(ends and 2 * RANGE <= _away(table.rules, table.me.ship, ends) <= 3 * RANGE)
    return planned(
        table,
        _to(table, ends),
        2 + scene.seed % 2,
        facts={"space": board.spaces[land]},
        look=(table.me.ship, land),
        explain=lambda: (Reason("why-turns-stops"), *_distance(table, ends)),
    )


@template(
    "turns.card",
    rests_on=(
        "oracle.card-as-die",
        "oracle.one-card",
        "move.end-color",
        "move.range",
        "turn.die-once",
    ),
)
def card(scene: ExerciseScene) -> Question:
    """Ask to reach a space with the last die and one of two oracle cards."""
    random, board = scene.random, scene.rules.board
    die, *held = random.sample(COLORS, 3)
    left = scene.with_me(dice=(int(die),), favor=0).with_position(spent=tuple(map(int, held)))
    table = with_cards(left, tuple(sorted(map(int, held))))
    ends = [end for end in board.water if RANGE < _away(table.rules, table.me.ship, (end,)) <= FAR]
    assume(ends)
    end = random.choice(ends)
    return planned(
        table,
        _to(table, (end,)),
        2,
        most=2,
        facts={"space": board.spaces[end], "cards": tuple(map(Color, sorted(held)))},
        look=(table.me.ship, end),
        explain=lambda: (Reason("why-turns-card"), *_distance(table, (end,))),
    )


# --- cargo ---------------------------------------------------------------------------------------


@template(
    "turns.pair",
    rests_on=(
        "offering.load",
        "statue.load",
        "action.color-match",
        "action.adjacent",
        "move.range",
        "move.end-color",
    ),
)
def pair(scene: ExerciseScene) -> Question:
    """Ask to load two pieces in one turn, with a move in between."""
    walked = walk(scene, LOADING, MOVE, LOADING)
    table = walked[0].with_me(favor=scene.seed % 2)
    seat = table.position.turn

    def aboard(position: Position) -> int:
        me = position.players[seat]
        return len(me.offerings) + len(me.statues)

    def useful(rules: Delphi, position: Position, action: Action, left: int) -> bool:
        missing = CARGO - aboard(position)
        return action.verb in LOADING or (action.verb == Verb.MOVE and missing <= left)

    return planned(
        table,
        TurnGoal(lambda position: aboard(position) >= CARGO, useful),
        DICE,
        whole_turn=True,
        facts={},
        look=(table.me.ship,),
        explain=lambda: (Reason("why-turns-pair"),),
    )


def _laden(scene: ExerciseScene, family: Family, favor: int) -> tuple[ExerciseScene, int]:
    """Return the scene with the ship at a piece of cargo, and the color that is needed.

    The dice are right for loading and delivering it, and for a move in between.
    """
    board, random, position = scene.rules.board, scene.random, scene.position
    if family == Family.OFFERING:
        fixed = [value for value in values_of(scene.me.tasks, family) if value != WHITE]
        assume(fixed)
        color = random.choice(fixed)
        masks = zip(board.offerings, position.offerings, strict=True)
        sources = [land for land, mask in masks if mask >> color & 1]
        goals = [board.temples[position.temples.index(color)]]
    else:
        color = random.choice(COLORS)
        sources = [board.cities[color]]
        goals = [land for land in board.statues if board.spaces[land].sites >> color & 1]
    docks = [space for land in sources if land >= 0 for space in shores(board, land)]
    ends = [space for land in goals for space in shores(board, land)]
    near = [
        (dock, end)
        for dock in docks
        for end in ends
        if 0 < board.distance()[dock][end] <= RANGE and dock not in ends
    ]
    assume(near)
    dock, end = random.choice(near)
    dice = ((color - favor) % len(COLORS), color, board.spaces[end].color)
    return scene.with_me(ship=dock, favor=favor, dice=tuple(sorted(dice))), color


@template("turns.complete")
def complete(scene: ExerciseScene) -> Question:
    """Ask to complete a task this turn: to load something, to sail, and to deliver it."""
    family = (Family.OFFERING, Family.STATUE)[scene.seed % 2]
    loading, delivering = DELIVERIES[family]
    table, color = _laden(scene, family, scene.seed // 2 % 2)
    seat = table.position.turn

    def done(position: Position) -> bool:
        completed = tasks_of(position.players[seat].done, family)
        return task(family, color) in completed if family == Family.OFFERING else bool(completed)

    def useful(rules: Delphi, position: Position, action: Action, left: int) -> bool:
        me = position.players[seat]
        aboard = bool(me.statues) or color in me.offerings
        if action.verb == Verb.MOVE:
            return left >= (1 if aboard else 2)
        fits = family == Family.STATUE or action.color == color
        return fits and action.verb == (delivering if aboard else loading)

    loads = (
        ("statue.load", "statue.raise") if scene.seed % 2 else ("offering.load", "offering.make")
    )
    return planned(
        table,
        TurnGoal(done, useful),
        DICE,
        rests_on=(*loads, "action.color-match", "action.adjacent", *SAILING),
        facts={"color": Color(color), "family": family},
        look=(table.me.ship,),
        explain=lambda: (Reason("why-turns-complete"),),
    )


# --- islands, fights, gods -----------------------------------------------------------------------


@template(
    "turns.explore",
    rests_on=(
        "explore.color",
        "action.adjacent",
        "oracle.recolor",
        "move.buy-range",
        "move.range",
        "move.end-color",
    ),
)
def explore(scene: ExerciseScene) -> Question:
    """Ask to explore an island this turn that is farther away than one move."""
    table = with_tiles(scene, {}).with_me(favor=scene.seed % 3)
    board = table.rules.board
    slot = scene.random.randrange(len(board.islands))
    land = board.islands[slot]
    ends, color = shores(board, land), board.spaces[land].color
    far = [
        space for space in board.water if ends and RANGE < _away(table.rules, space, ends) <= FAR
    ]
    assume(not table.position.face_up >> slot & 1 and far)
    table = table.with_me(ship=scene.random.choice(far))

    def useful(rules: Delphi, position: Position, action: Action, left: int) -> bool:
        if action.verb == Verb.EXPLORE:
            return action.target == land
        return left > 0 and _sails(rules, position, action, ends, left - 1)

    return planned(
        table,
        TurnGoal(lambda position: bool(position.face_up >> slot & 1), useful),
        DICE,
        whole_turn=True,
        facts={"space": board.spaces[land]},
        look=(table.me.ship, land),
        explain=lambda: (
            *_distance(table, ends),
            Reason("why-turns-border", {"color": Color(color)}),
        ),
    )


@template(
    "turns.rise",
    rests_on=(
        "god.advance-action",
        "god.top",
        "oracle.recolor",
        "oracle.wheel",
        "move.range",
        "move.end-color",
    ),
)
def rise(scene: ExerciseScene) -> Question:
    """Ask to bring a god to the top row and the ship next to a temple, in one turn."""
    random, board = scene.random, scene.rules.board
    god, steps = random.choice(COLORS), 1 + scene.seed % 2
    rows = tuple(TOP_ROW - steps if color == god else 0 for color in COLORS)
    table = scene.with_me(gods=rows, favor=random.randint(0, 2), cards=(0,) * 6)
    seat, land = table.position.turn, random.choice(board.temples)
    ends = shores(board, land)
    near = [
        space for space in board.water if ends and 0 < _away(table.rules, space, ends) <= RANGE + 1
    ]
    assume(near)
    dice = [(god - random.randint(0, 1)) % len(COLORS) for _ in range(steps)]
    dice += random.choices(COLORS, k=DICE - steps)
    table = table.with_me(ship=random.choice(near), dice=tuple(sorted(dice)))

    def missing(position: Position) -> int:
        return TOP_ROW - position.players[seat].gods[god]

    def useful(rules: Delphi, position: Position, action: Action, left: int) -> bool:
        if action.verb == Verb.ADVANCE:
            return action.color == god and missing(position) > 0
        spare = left - missing(position)
        return spare >= 0 and _sails(rules, position, action, ends, spare)

    def reached(position: Position) -> bool:
        return not missing(position) and position.players[seat].ship in ends

    return planned(
        table,
        TurnGoal(reached, useful),
        1 + steps,
        whole_turn=True,
        any_order=steps > 1,
        facts={"god": God(god), "row": TOP_ROW - steps, "space": board.spaces[land]},
        look=(table.me.ship, land),
        explain=lambda: (
            Reason("why-turns-god", {"god": God(god), "steps": steps}),
            *_distance(table, ends),
        ),
    )


class _Played(NamedTuple):
    """An action, and the position in which it is played."""

    position: Position
    action: Action


def _rid(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Return items without one, if it is among them."""
    return removed(items, item) if item in items else items


def carried_out(rules: Delphi, position: Position, action: Action) -> Position:
    """Return the position after an action that players carry out though a rule forbids it."""
    me, color, verb = position.players[position.turn], action.color, action.verb
    price = rules.price(position, action.source, color) or 0
    changes: dict[str, object] = {
        "dice": _rid(me.dice, action.source),
        "favor": max(0, me.favor - price),
    }
    if verb == Verb.MOVE:
        changes["ship"] = action.target
    elif verb == Verb.LOAD_OFFERING:
        changes["offerings"] = added(me.offerings, color)
    elif verb == Verb.LOAD_STATUE:
        changes["statues"] = added(me.statues, color)
    elif verb == Verb.MAKE_OFFERING:
        changes["offerings"] = _rid(me.offerings, color)
    else:
        changes["statues"] = _rid(me.statues, color)
    players = list(position.players)
    players[position.turn] = replace(me, **changes)
    spent = (*position.spent, action.source)
    return replace(position, players=tuple(players), spent=spent)


def _tries(rules: Delphi, position: Position, die: int, verbs: Collection[int]) -> Iterator[Action]:
    """Yield actions with a die that somebody may think of."""
    board, ship = rules.board, position.players[position.turn].ship
    around = board.distance(True)[ship]
    for verb in verbs:
        if verb == Verb.MOVE:
            away = board.distance()[ship]
            ends = (end for end in board.water if 0 < away[end] <= FARTHEST)
            yield from (Action(verb, die, board.spaces[end].color, end) for end in ends)
            continue
        for land in lands(rules, verb):
            docks = (around[space] for space in shores(board, land))
            if land < 0 or min(docks, default=FARTHEST) > NEAR:
                continue
            colors = dict.fromkeys((die, *_shown(rules, position, land)))
            yield from (Action(verb, die, color, land) for color in colors)


def _shown(rules: Delphi, position: Position, land: int) -> tuple[int, ...]:
    """Return the colors that can be seen on an island or in a city."""
    board, space = rules.board, rules.board.spaces[land]
    if space.terrain is Terrain.OFFERING:
        mask = position.offerings[board.offerings.index(land)]
        return tuple(color for color in COLORS if mask >> color & 1)
    if space.terrain is Terrain.TEMPLE:
        return (position.temples[board.temples.index(land)],)
    return (space.color,) if space.terrain is Terrain.CITY else ()


def _illegal(
    scene: ExerciseScene, position: Position, verbs: Collection[int], known: Collection[str]
) -> Action:
    """Return an action that breaks one known rule and no other, each kind of rule equally often."""
    rules = scene.rules
    by_rule: dict[str, list[Action]] = {}
    players = list(position.players)
    me = players[position.turn]
    for die in COLORS:
        players[position.turn] = replace(me, dice=(int(die),))
        armed = replace(position, players=tuple(players))
        for action in _tries(rules, armed, int(die), verbs):
            broken = rules.check(armed, action).broken_rules
            if len(broken) == 1 and broken[0] in known:
                by_rule.setdefault(broken[0].partition(".")[0], []).append(action)
    assume(by_rule)
    return scene.random.choice(by_rule[scene.random.choice(sorted(by_rule))])


def _legal(scene: ExerciseScene, position: Position, verbs: Collection[int]) -> Action:
    """Return a legal action with a die of any color."""
    players = list(position.players)
    me = players[position.turn]
    for die in scene.random.sample(COLORS, len(COLORS)):
        players[position.turn] = replace(me, dice=(int(die),))
        armed = replace(position, players=tuple(players))
        legal = [action for action in scene.rules.legal_actions(armed) if action.verb in verbs]
        if legal:
            return scene.random.choice(legal)
    raise UnsuitableScene


def _line(
    scene: ExerciseScene, kinds: Sequence[Collection[int]], wrong: int, known: Collection[str]
) -> list[Action]:
    """Return an action of each kind in a row; the one with number ``wrong`` breaks a known rule."""
    position, line = scene.position, []
    for number, verbs in enumerate(kinds):
        if number == wrong:
            action = _illegal(scene, position, verbs, known)
        else:
            action = _legal(scene, position, verbs)
        assume(action is not None)
        line.append(action)
        armed = scene.moved_to(scene.rules, position).with_me(dice=(action.source,))
        then = None if number == wrong else after(scene.rules, armed.position, action)
        position = then or carried_out(scene.rules, armed.position, action)
    return line


def _played(rules: Delphi, position: Position, line: Sequence[Action]) -> list[_Played]:
    """Return the actions with their positions: one that is illegal is carried out, too."""
    steps = []
    for action in line:
        steps.append(_Played(position, action))
        legal = rules.check(position, action).allowed
        then = after(rules, position, action) if legal else None
        position = then or carried_out(rules, position, action)
    return steps


def _mistake(
    scene: ExerciseScene, kinds: Sequence[Collection[int]], known: Sequence[str]
) -> Question:
    """Ask which of some actions breaks a rule."""
    wrong = scene.seed % ACTIONS
    line = _line(scene, kinds, wrong, known)
    table = scene.with_me(dice=tuple(sorted(action.source for action in line)))
    played = _played(table.rules, table.position, line)
    write = table.rules.notation.write
    options = tuple(write(action) for action in line)

    def refused(rules: Delphi) -> list[int]:
        checks = (rules.check(step.position, step.action).allowed for step in played)
        return [number for number, allowed in enumerate(checks) if not allowed]

    def answers(rules: Delphi) -> Answers:
        wrong_places = refused(rules)
        return only(options[wrong_places[0]]) if wrong_places else frozenset()

    def why() -> tuple[Reason, ...]:
        step = played[wrong]
        violation = table.rules.check(step.position, step.action).broken[0]
        return Reason("why-mistakes"), Reason("", violation=violation)

    verdict = table.rules.check(*played[wrong])
    # The longest of them is the wrong one as often as any other.
    lengths = [(action.verb == Verb.MAKE_OFFERING, len(write(action))) for action in line]
    assume((max(lengths) == lengths[wrong]) == (scene.seed // ACTIONS % ACTIONS == 0))
    assume(len(set(options)) >= ACTIONS and refused(table.rules) == [wrong])
    assume(len(verdict.broken) == 1 and verdict.broken[0].rule in known)
    return Question(
        table,
        answers,
        form=SingleChoice(options, in_a_row=True),
        facts={**cargo_facts(table), "tokens": table.me.favor},
        look=(table.me.ship,),
        explain=why,
    )


@template(
    "mistakes.sail",
    rests_on=("move.range", "move.buy-range", "move.end-color", "oracle.recolor", "turn.die-once"),
)
def sail(scene: ExerciseScene) -> Question:
    """Ask which of three moves breaks a rule."""
    table = scene.with_me(favor=scene.random.randint(0, 2))
    return _mistake(table, [MOVE] * ACTIONS, SAILED)


@template(
    "mistakes.cargo",
    rests_on=(
        "action.adjacent",
        "action.color-match",
        "oracle.recolor",
        "cargo.capacity",
        "offering.load",
        "offering.make",
        "statue.load",
        "statue.raise",
        "task.needed",
    ),
)
def cargo(scene: ExerciseScene) -> Question:
    """Ask which of three actions with cargo breaks a rule."""
    random = scene.random
    table = laden(scene.with_me(favor=random.randint(0, 1)), random.randint(0, 2))
    either = (*LOADING, *DELIVERING)
    kinds = random.choice([(either, MOVE, either), (MOVE, either, either), (either, either, MOVE)])
    assume(kinds[scene.seed % ACTIONS] != MOVE)
    return _mistake(table, kinds, CARRIED)
