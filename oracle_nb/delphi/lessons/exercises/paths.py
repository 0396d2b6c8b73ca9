"""Exercises on the routes of a ship: obstacles, distances, and neighbors."""

from functools import partial
from itertools import permutations
from typing import Any, Final

from oracle_nb.core.hexgrid import DIRECTIONS, Hex, add
from oracle_nb.delphi.board import UNREACHABLE, Board
from oracle_nb.delphi.lessons.exercises import map_reasons
from oracle_nb.delphi.lessons.exercises.asking import (
    NO,
    YES,
    E,
    anywhere,
    asked,
    land,
    pointed,
    templates,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, NumberInput, Ordering, SingleChoice


def straight(scene: ExerciseScene, seed: int) -> E | None:
    """Ask whether a ship can go straight through the space between two others."""
    board = scene.rules.board
    wanted = seed % 2 == 0
    barred = ((board.zeus,), board.shallows, land(board), board.shallows)[seed // 2 % 4]
    middle = scene.random.choice(board.water if wanted else barred)
    lines = _lines(board, middle)
    if not lines:
        return None
    start, end = scene.random.choice(lines)
    placed = scene.with_me(ship=start)

    def solve(rules: Delphi) -> Answers:
        sailing = rules.board.sailing
        return frozenset({(YES if middle in sailing[start] and end in sailing[middle] else NO,)})

    return asked(
        placed,
        "map.straight",
        seed,
        SingleChoice((YES, NO)),
        solve,
        ("move.blocked", "board.shallows", "board.zeus-space"),
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


def steps(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for the number of steps from the ship to another space."""
    board, ship = scene.rules.board, scene.me.ship
    row, across = board.distance()[ship], board.distance(crossing=True)[ship]
    around = seed % 3 > 0
    # Crossing a hole is no step there, and one for somebody who takes it for water.
    ends = [i for i in board.water if 2 <= row[i] <= 6 and (across[i] + 1 < row[i]) == around]
    if not ends:
        return None
    end = scene.random.choice(ends)

    def solve(rules: Delphi) -> Answers:
        far = rules.board.distance()[ship][end]
        return frozenset({(str(far),)} if far < UNREACHABLE else ())

    return asked(
        scene,
        "map.steps",
        seed,
        NumberInput(1, 12),
        solve,
        ("move.blocked", "board.shallows", "board.zeus-space"),
        facts={"start": board.spaces[ship], "end": board.spaces[end]},
        look=(ship, end),
        explain=partial(map_reasons.steps, scene, end),
        draw=lambda: map_reasons.routes(scene, (board.spaces[end].name,)),
    )


def nearby(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for all water of a color within a number of steps."""
    board, ship = scene.rules.board, scene.me.ship
    most = 2 + seed % 2
    row, across = board.distance()[ship], board.distance(crossing=True)[ship]
    # Crossing a hole is no step there, and one for somebody who takes it for water.
    lured = [i for i in board.water if across[i] + 1 <= most < row[i]]
    if seed % 4 and not lured:
        return None
    color = board.spaces[scene.random.choice(lured if seed % 4 else board.water)].color

    def solve(rules: Delphi) -> Answers:
        board = rules.board
        row = board.distance()[ship]
        return pointed(
            board, (i for i in board.water if row[i] <= most and board.spaces[i].color == color)
        )

    if board.spaces[ship].color == color or not 1 <= len(next(iter(solve(scene.rules)))) <= 5:
        return None
    return asked(
        scene,
        "map.nearby",
        seed,
        anywhere(board),
        solve,
        ("move.blocked", "board.shallows", "board.zeus-space"),
        facts={"color": Color(color), "number": most, "space": board.spaces[ship]},
        look=(ship,),
        explain=lambda: map_reasons.nearby(scene, color, most, min(solve(scene.rules))),
        draw=lambda: map_reasons.routes(scene, min(solve(scene.rules))),
    )


def route(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for the order of the spaces on a shortest route."""
    board, ship = scene.rules.board, scene.me.ship
    row = board.distance()[ship]
    ends = [i for i in board.water if row[i] == 4]
    if not ends:
        return None
    way = [scene.random.choice(ends)]
    while row[way[-1]] > 1:
        back = [i for i in board.sailing[way[-1]] if row[i] == row[way[-1]] - 1]
        way.append(scene.random.choice(back))
    items = tuple(sorted(way))

    def solve(rules: Delphi) -> Answers:
        sailing = rules.board.sailing
        return frozenset(
            tuple(board.spaces[i].name for i in one)
            for one in permutations(items)
            if all(b in sailing[a] for a, b in zip((ship, *one), one, strict=False))
        )

    if len(solve(scene.rules)) > 1:
        return None
    return asked(
        scene,
        "map.route",
        seed,
        Ordering(tuple(board.spaces[i].name for i in items)),
        solve,
        ("move.blocked",),
        facts={"space": board.spaces[ship]},
        look=(ship,),
        explain=lambda: map_reasons.route(scene, min(solve(scene.rules))),
        draw=lambda: map_reasons.line(scene, min(solve(scene.rules))),
    )


def dock(scene: ExerciseScene, seed: int) -> E | None:
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
    if not goals:
        return None
    goal = scene.random.choice(goals)

    def solve(rules: Delphi) -> Answers:
        write = rules.notation.write
        shore = rules.board.shore
        return frozenset((write(one),) for one in moves(rules) if goal in shore[one.target])

    def there(position: Position) -> bool:
        return goal in board.shore[position.players[seat].ship]

    return asked(
        plain,
        "map.dock",
        seed,
        ActionSequence(1),
        solve,
        ("action.adjacent", "move.range", "move.end-color", "move.blocked"),
        facts={"space": board.spaces[goal]},
        goal=there,
        look=(goal,),
        explain=partial(map_reasons.dock, plain, goal),
    )


TEMPLATES: Final[dict[str, Any]] = templates(
    {
        "map.straight": straight,
        "map.steps": steps,
        "map.nearby": nearby,
        "map.route": route,
        "map.dock": dock,
    }
)
