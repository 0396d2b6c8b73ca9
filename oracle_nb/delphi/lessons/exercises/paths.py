"""Exercises on the routes of a ship: obstacles, distances, and neighbors."""

from functools import partial
from itertools import permutations

from oracle_nb.core.hexgrid import DIRECTIONS, Hex, add
from oracle_nb.delphi.board import UNREACHABLE, Board
from oracle_nb.delphi.lessons.exercises import map_reasons
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    NO,
    YES,
    Question,
    anywhere,
    land,
    pointed,
    template,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answers,
    NumberInput,
    Ordering,
    Picture,
    SingleChoice,
)


@template(
    "map.straight",
    rests_on=("move.blocked", "board.shallows", "board.zeus-space"),
    form=SingleChoice((YES, NO)),
    picture=Picture.NEAR,
)
def straight(scene: ExerciseScene) -> Question:
    """Ask whether a ship can go straight through the space between two others."""
    board = scene.rules.board
    wanted = scene.seed % 2 == 0
    barred = ((board.zeus,), board.shallows, land(board), board.shallows)[scene.seed // 2 % 4]
    middle = scene.random.choice(board.water if wanted else barred)
    lines = _lines(board, middle)
    assume(lines)
    start, end = scene.random.choice(lines)
    placed = scene.with_me(ship=start)

    def answers(rules: Delphi) -> Answers:
        sailing = rules.board.sailing
        return frozenset({(YES if middle in sailing[start] and end in sailing[middle] else NO,)})

    return Question(
        placed,
        answers,
        facts={
            "start": board.spaces[start],
            "space": board.spaces[middle],
            "end": board.spaces[end],
        },
        look=(middle,),
        explain=partial(map_reasons.straight, scene, middle),
        draw=lambda: map_reasons.routes(placed, (board.spaces[end].name,)),
    )


def _lines(board: Board, middle: int) -> list[tuple[int, int]]:
    """Return the water on opposite sides of a space."""
    at: dict[Hex, int] = {board.spaces[i].hex: i for i in board.water}
    center = board.spaces[middle].hex
    sides = ((add(center, (-q, -r)), add(center, (q, r))) for q, r in DIRECTIONS)
    return [(at[a], at[b]) for a, b in sides if a in at and b in at]


@template(
    "map.steps",
    rests_on=("move.blocked", "board.shallows", "board.zeus-space"),
    form=NumberInput(1, 12),
)
def steps(scene: ExerciseScene) -> Question:
    """Ask for the number of steps from the ship to another space."""
    board, ship = scene.rules.board, scene.me.ship
    row, across = board.distance()[ship], board.distance(crossing=True)[ship]
    around = scene.seed % 3 > 0
    # Crossing a hole is no step there, and one for somebody who takes it for water.
    ends = [i for i in board.water if 2 <= row[i] <= 6 and (across[i] + 1 < row[i]) == around]
    assume(ends)
    end = scene.random.choice(ends)

    def answers(rules: Delphi) -> Answers:
        far = rules.board.distance()[ship][end]
        return frozenset({(str(far),)} if far < UNREACHABLE else ())

    return Question(
        scene,
        answers,
        facts={"start": board.spaces[ship], "end": board.spaces[end]},
        look=(ship, end),
        explain=partial(map_reasons.steps, scene, end),
        draw=lambda: map_reasons.routes(scene, (board.spaces[end].name,)),
    )


@template("map.nearby", rests_on=("move.blocked", "board.shallows", "board.zeus-space"))
def nearby(scene: ExerciseScene) -> Question:
    """Ask for all water of a color within a number of steps."""
    board, ship = scene.rules.board, scene.me.ship
    most = 2 + scene.seed % 2
    row, across = board.distance()[ship], board.distance(crossing=True)[ship]
    # Crossing a hole is no step there, and one for somebody who takes it for water.
    lured = [i for i in board.water if across[i] + 1 <= most < row[i]]
    assume(not scene.seed % 4 or lured)
    color = board.spaces[scene.random.choice(lured if scene.seed % 4 else board.water)].color

    def answers(rules: Delphi) -> Answers:
        board = rules.board
        row = board.distance()[ship]
        return pointed(
            board, (i for i in board.water if row[i] <= most and board.spaces[i].color == color)
        )

    assume(board.spaces[ship].color != color and 1 <= len(next(iter(answers(scene.rules)))) <= 5)
    return Question(
        scene,
        answers,
        form=anywhere(board),
        facts={"color": Color(color), "number": most, "space": board.spaces[ship]},
        look=(ship,),
        explain=lambda: map_reasons.nearby(scene, color, most, min(answers(scene.rules))),
        draw=lambda: map_reasons.routes(scene, min(answers(scene.rules))),
    )


@template("map.route", rests_on=("move.blocked",))
def route(scene: ExerciseScene) -> Question:
    """Ask for the order of the spaces on a shortest route."""
    board, ship = scene.rules.board, scene.me.ship
    row = board.distance()[ship]
    ends = [i for i in board.water if row[i] == 4]
    assume(ends)
    way = [scene.random.choice(ends)]
    while row[way[-1]] > 1:
        back = [i for i in board.sailing[way[-1]] if row[i] == row[way[-1]] - 1]
        way.append(scene.random.choice(back))
    items = tuple(sorted(way))

    def answers(rules: Delphi) -> Answers:
        sailing = rules.board.sailing
        return frozenset(
            tuple(board.spaces[i].name for i in one)
            for one in permutations(items)
            if all(b in sailing[a] for a, b in zip((ship, *one), one, strict=False))
        )

    assume(len(answers(scene.rules)) <= 1)
    return Question(
        scene,
        answers,
        form=Ordering(tuple(board.spaces[i].name for i in items)),
        facts={"space": board.spaces[ship]},
        look=(ship,),
        explain=lambda: map_reasons.route(scene, min(answers(scene.rules))),
        draw=lambda: map_reasons.line(scene, min(answers(scene.rules))),
    )


@template(
    "map.dock",
    rests_on=("action.adjacent", "move.range", "move.end-color", "move.blocked"),
    form=ActionSequence(1),
)
def dock(scene: ExerciseScene) -> Question:
    """Ask to sail next to an island or a city with one move."""
    plain = scene.with_me(favor=0)
    board, seat = scene.rules.board, scene.position.turn

    def moves(rules: Delphi) -> list[Action]:
        return [
            one
            for one in rules.legal_actions(plain.position)
            if one.verb == Verb.MOVE and one.color == one.source
        ]

    now = moves(plain.rules)
    goals = [
        i
        for i in land(board)
        if i not in board.shore[scene.me.ship] and any(i in board.shore[m.target] for m in now)
    ]
    assume(goals)
    goal = scene.random.choice(goals)

    def answers(rules: Delphi) -> Answers:
        write = rules.notation.write
        shore = rules.board.shore
        return frozenset((write(one),) for one in moves(rules) if goal in shore[one.target])

    def there(position: Position) -> bool:
        return goal in board.shore[position.players[seat].ship]

    return Question(
        plain,
        answers,
        facts={"space": board.spaces[goal]},
        goal=there,
        look=(goal,),
        explain=partial(map_reasons.dock, plain, goal),
    )
