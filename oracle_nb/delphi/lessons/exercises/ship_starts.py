"""Exercises on ship tiles that help at the start, and on the one for all gods."""

from functools import partial
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises import ship_reasons
from oracle_nb.delphi.lessons.exercises.bays import ashore, bay_beside_city
from oracle_nb.delphi.lessons.exercises.equipment import LASTING
from oracle_nb.delphi.lessons.exercises.gods import GODS, among, god_of, option
from oracle_nb.delphi.lessons.exercises.lines import after_legal, lines, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.ships import with_tile
from oracle_nb.delphi.lessons.exercises.templates import Question, number, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, NextTurn, Phase, Position, StartShip, Titan
from oracle_nb.delphi.model.tasks import WHITE_OFFERING, Family, Task, in_family, task, value_of
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, WHITE, Color, God, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import first_row
from oracle_nb.games.exercises import ActionSequence, Answers, MultipleChoice, NumberInput, Picture

START_FAVOR: Final = 3
"""The favor tokens with which the first player starts without a ship tile for favor."""
ALL_TASKS: Final = 12
STARTS: Final = (
    *(ShipTile.TASK, ShipTile.EQUIPMENT, ShipTile.GODS),
    *(ShipTile.FAVOR, ShipTile.TASK, ShipTile.SHIELD),
)
SIGNS: Final = (
    *("start-shield", "start-favor", "start-tasks"),
    *("start-card", "start-equipment", "start-gods"),
)
MOST: Final = 3
"""Maximum number of actions: a god is traded and advanced twice."""


def with_all_gods(scene: ExerciseScene, rows: tuple[int, ...]) -> ExerciseScene:
    """Return the scene with the ship tile for all gods, on no row below that of the players."""
    least = first_row(len(scene.position.players))
    gods = tuple(max(least, row) for row in rows)
    return with_tile(scene, ShipTile.GODS).with_me(gods=gods)


# --- all gods ------------------------------------------------------------------------------------


@template(
    "ships.god",
    rests_on=("ship.gods", "god.trade", "god.advance-action"),
    form=NumberInput(0, TOP_ROW),
    picture=Picture.OWN,
)
def god(scene: ExerciseScene) -> Question:
    """Ask on which row a god is after it was used and advanced, with the tile for all gods."""
    scene = among(scene, 2 + scene.seed % 3)
    players, count = len(scene.position.players), scene.seed // 3 % 3
    chosen = scene.random.choice(COLORS)
    others = scene.random.sample([one for one in COLORS if one != chosen], 3 - count)
    rows = tuple(TOP_ROW if one == chosen else 0 for one in COLORS)
    table = with_all_gods(scene, rows).with_me(
        dice=tuple(sorted((*[chosen] * count, *others))), favor=0
    )
    actions = (Action(Verb.TRADE, color=chosen), *[Action(Verb.ADVANCE, chosen, chosen)] * count)

    def answers(rules: Delphi) -> Answers:
        position = after_legal(rules, table.position, actions)
        return number(position.players[0].gods[chosen])

    return Question(
        table,
        answers,
        facts={
            "ship_tile": ShipTile.GODS,
            "players": players,
            "god": God(chosen),
            "count": count,
        },
        explain=partial(ship_reasons.god, players, count),
    )


@template(
    "ships.rolled",
    rests_on=("ship.gods-out", "turn.consult-gods", "god.top"),
    form=MultipleChoice(GODS),
    picture=Picture.OWN,
)
def rolled(scene: ExerciseScene) -> Question:
    """Ask which gods another player's roll can advance, with the tile for all gods."""
    random = scene.random
    scene = among(scene, 2 + scene.seed % 3)
    least = first_row(len(scene.position.players))
    rows = tuple(random.choice((least, least, least + 1, 5, TOP_ROW)) for _ in COLORS)
    dice = tuple(sorted(random.choice(COLORS) for _ in range(3)))
    step = AdvanceGod(0, sum(1 << color for color in {*dice}), "turn.consult-gods")
    last = len(scene.position.players) == 2
    then = (Titan(1, 1), NextTurn(1)) if last else (NextTurn(1),)
    table = with_all_gods(scene, rows).with_position(
        turn=1, phase=Phase.CONSULT, pending=(step, *then), spent=(), played=-1
    )
    position = table.with_me(dice=dice).position

    def answers(rules: Delphi) -> Answers:
        fit = [one for one in COLORS if rules.check(position, Action(Verb.ADVANCE, color=one))]
        return frozenset({tuple(sorted(map(option, fit)))})

    (right,) = answers(scene.rules)
    assume(1 <= len(right) <= 3 and any(rows[color] == least for color in dice))
    return Question(
        table.with_me(dice=dice),
        answers,
        facts={
            "ship_tile": ShipTile.GODS,
            "dice": tuple(map(Color, dice)),
            **{God(one).name.lower(): row for one, row in enumerate(rows)},
        },
        action=lambda part: Action(Verb.ADVANCE, color=god_of(part)),
        explain=lambda: ship_reasons.rolled(dice, map(god_of, right)),
    )


@template(
    "ships.again",
    rests_on=("ship.gods", "god.trade", "god.advance-action", "oracle.recolor"),
    form=ActionSequence(MOST),
)
def again(scene: ExerciseScene) -> Question:
    """Ask for the actions that trade a god and bring it close to the top row again."""
    chosen = scene.random.choice(COLORS)
    rows = tuple(TOP_ROW if one == chosen else 0 for one in COLORS)
    table = with_all_gods(ashore(scene), rows).with_me(cards=(0,) * len(COLORS))
    goal = first_row(len(table.position.players)) + 2

    def reached(position: Position) -> bool:
        me = position.players[0]
        return me.gods[chosen] == goal and sum(me.cards) > 0

    def last(position: Position, action: Action) -> bool:
        return action.verb == Verb.ADVANCE and action.color == chosen and action.source < 6

    def answers(rules: Delphi) -> Answers:
        verbs = (Verb.TRADE, Verb.ADVANCE)
        return written(rules, lines(rules, table.position, MOST, verbs, last, reached))

    assume(table.me.dice.count(chosen) <= 1 and answers(table.rules))
    assume(not table.rules.faults(table.position))
    return Question(
        table,
        answers,
        facts={
            "ship_tile": ShipTile.GODS,
            "god": God(chosen),
            "row": goal,
            "dice": tuple(map(Color, table.me.dice)),
            "tokens": table.me.favor,
        },
        goal=reached,
        explain=partial(ship_reasons.again, len(table.position.players)),
    )


# --- the start -----------------------------------------------------------------------------------


def _started(rules: Delphi, scene: ExerciseScene, tile: ShipTile) -> Position:
    """Return the position once the first player has the advantages of a ship tile."""
    before = with_tile(scene, tile).with_me(
        gods=(0,) * len(COLORS), favor=START_FAVOR, cards=(0,) * len(COLORS), equipment=()
    )
    before = before.with_position(phase=Phase.SETUP, pending=(StartShip(0),))
    chance = SeededChance(0)
    position = rules.begin(before.position, chance).position
    while position.pending:
        action = min(rules.legal_actions(position), key=_preferred)
        position = rules.apply(position, action, chance).position
    return position


def _preferred(action: Action) -> bool:
    """Return whether an action is not a choice of an offering task or a lasting card."""
    if action.verb == Verb.RETURN:
        return not in_family(action.target, Family.OFFERING)
    return action.target not in LASTING


def started_with_favor(rules: Delphi, scene: ExerciseScene) -> bool:
    """Return whether an offering task that is returned brings favor tokens."""
    return _started(rules, scene, ShipTile.TASK).players[0].favor > START_FAVOR


@template(
    "ships.start",
    rests_on=("ship.task", "ship.equipment", "ship.gods", "ship.favor", "ship.shield"),
    form=MultipleChoice(SIGNS),
    picture=Picture.OWN,
)
def start(scene: ExerciseScene) -> Question:
    """Ask what a ship tile brings before the first turn."""
    tile = STARTS[scene.seed % len(STARTS)]
    table = with_tile(ashore(scene), tile)

    def answers(rules: Delphi) -> Answers:
        me = _started(rules, table, tile).players[0]
        true = {
            "start-shield": me.shield > 0,
            "start-favor": me.favor > START_FAVOR,
            "start-tasks": len(me.tasks) < ALL_TASKS,
            "start-card": sum(me.cards) > 0,
            "start-equipment": bool(me.equipment),
            "start-gods": min(me.gods) > 0,
        }
        return frozenset({tuple(sorted(one for one in SIGNS if true[one]))})

    return Question(
        table, answers, facts={"ship_tile": tile}, explain=partial(ship_reasons.start, tile)
    )


@template(
    "ships.returned",
    rests_on=("task.returned-color", "ship.task", "task.needed", "task.color-once"),
)
def returned(scene: ExerciseScene) -> Question:
    """Ask which offerings fit the open tasks once one has been returned."""
    completed = scene.seed % 3
    scene, random = bay_beside_city(scene.random), scene.random
    mine = [one for one in scene.me.tasks if in_family(one, Family.OFFERING)]
    fixed = [value_of(one) for one in mine if value_of(one) != WHITE]
    random.shuffle(fixed)
    back, kept = fixed
    other, fourth = random.sample([one for one in COLORS if one not in fixed], 2)
    gone = {task(Family.OFFERING, back)}
    # The other task may be open or completed, and so may the white one.
    done = ((kept,), (other,), ())[completed]
    gone |= {WHITE_OFFERING if one == other else task(Family.OFFERING, one) for one in done}
    island = scene.rules.board.offerings[0]
    table = with_tile(scene, ShipTile.TASK).with_me(
        tasks=tuple(one for one in scene.me.tasks if one not in gone),
        done=tuple(task(Family.OFFERING, one) for one in done),
    )
    shown = sorted((back, kept, other, fourth))
    table = table.with_position(offerings=(sum(1 << one for one in shown),))
    options = {str(Color(one)): one for one in shown}

    def load(color: int) -> Action:
        return Action(Verb.LOAD_OFFERING, color, color, island)

    def answers(rules: Delphi) -> Answers:
        fit = [
            name
            for name, color in options.items()
            if rules.check(table.with_me(dice=(color,)).position, load(color))
        ]
        return frozenset({tuple(sorted(fit))})

    (right,) = answers(table.rules)
    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(options)),
        facts={
            "color": Color(back),
            "tasks": tuple(Task(one) for one in table.me.tasks if in_family(one, Family.OFFERING)),
            "colors": tuple(map(Color, done)),
            "space": scene.rules.board.spaces[island],
        },
        explain=partial(ship_reasons.returned, back, [options[one] for one in right]),
    )
