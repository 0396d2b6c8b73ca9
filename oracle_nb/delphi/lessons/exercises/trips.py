"""Exercises on trips: several moves in the correct order or with the fewest dice."""

from collections.abc import Callable, Sequence
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.lines import lines, orders, shortest, written
from oracle_nb.delphi.lessons.exercises.sailing import (
    RANGE,
    away_reason,
    move,
    range_of,
    steps_to,
    targets,
    with_ship_near,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, shores
from oracle_nb.delphi.lessons.exercises.templates import Question, in_order, number, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, NumberInput, Ordering, Route
from oracle_nb.games.exercises import AnswerReason as Reason

MOVES: Final = (int(Verb.MOVE),)


@template("sailing.order", rests_on=("move.range", "move.end-color", "move.buy-range"))
def order(scene: ExerciseScene) -> Question:
    """Ask for an order in which three moves are possible."""
    scene = scene.with_me(favor=scene.seed % 2)
    random, write = scene.random, scene.rules.notation.write
    dice = list(dict.fromkeys(scene.me.dice))
    assume(len(dice) >= 3)
    random.shuffle(dice)
    there, items = scene, []
    for die in dice:
        ends = targets(there, scene.rules, die)
        assume(ends)
        end = random.choice(ends)
        items.append(write(move(die, end)))
        there = there.with_me(ship=end)
    shown = tuple(sorted(items))

    def answers(rules: Delphi) -> Answers:
        return orders(rules, scene.position, shown)

    assume(1 <= len(answers(scene.rules)) <= 2)

    def explain() -> tuple[Reason, ...]:
        rules, position, board = scene.rules, scene.position, scene.rules.board
        away = []
        for text in min(answers(scene.rules)):
            action: Action = rules.notation.read(text)
            away.append(board.distance()[position.players[position.turn].ship][action.target])
            position = rules.apply(position, action, SeededChance(0)).position
        return (
            Reason("why-sailing-order"),
            Reason("why-sailing-in-order", {"text": in_order(away)}),
        )

    return Question(
        scene,
        answers,
        form=Ordering(shown),
        facts={"tokens": scene.me.favor},
        action=scene.rules.notation.read,
        look=(scene.me.ship,),
        explain=explain,
    )


def _trip(scene: ExerciseScene, ends: Callable[[Delphi], tuple[int, ...]], shown: int) -> Question:
    """Ask to reach one of some spaces with two moves, if one isn't enough."""
    seat, board = scene.position.turn, scene.rules.board

    def there(position: Position) -> bool:
        return position.players[seat].ship in ends(scene.rules)

    def way(rules: Delphi, most: int) -> Answers:
        wanted = ends(rules)
        paths = lines(
            rules,
            scene.position,
            most,
            (*MOVES, Verb.FAVOR),
            lambda position, action: action.verb == Verb.MOVE and action.target in wanted,
            lambda position: position.players[seat].ship in wanted,
            lambda rules, position, left: _near(rules, position, wanted, left),
        )
        return written(rules, paths)

    def answers(rules: Delphi) -> Answers:
        return way(rules, 2)

    assume(not there(scene.position) and not way(scene.rules, 1) and answers(scene.rules))

    def explain() -> tuple[Reason, ...]:
        facts = {"range": range_of(scene), "tokens": scene.me.favor}
        return (Reason("why-sailing-trip", facts),)

    return Question(
        scene,
        answers,
        facts={"space": board.spaces[shown], "tokens": scene.me.favor, "dice": scene.dice},
        action=scene.rules.notation.read,
        goal=there,
        look=(scene.me.ship, shown),
        explain=explain,
    )


def _near(rules: Delphi, position: Position, ends: tuple[int, ...], moves: int) -> bool:
    """Return whether a number of moves reaches a space if every space has the right color."""
    me = position.players[position.turn]
    way = moves * rules.powers(position).range + me.favor
    return any(rules.board.distance()[me.ship][end] <= way for end in ends)


@template(
    "sailing.trip",
    rests_on=("move.range", "move.end-color", "move.buy-range", "oracle.recolor"),
    form=ActionSequence(2),
)
def trip(scene: ExerciseScene) -> Question:
    """Ask to reach a space with two dice and the available tokens."""
    scene = with_ship_near(scene.with_me(favor=scene.seed % 3))
    far = [i for i in scene.rules.board.water if RANGE < steps_to(scene, i) <= 7]
    assume(far)
    end = scene.random.choice(far)
    return _trip(scene, lambda rules: (end,), end)


@template(
    "sailing.alongside",
    rests_on=("move.range", "move.end-color", "move.buy-range", "oracle.recolor"),
    form=ActionSequence(2),
)
def alongside(scene: ExerciseScene) -> Question:
    """Ask to get next to an island or a city with two dice."""
    scene = scene.with_me(favor=scene.seed % 2)
    board = scene.rules.board
    land = scene.random.choice((*board.all_islands, *board.cities))

    def ends(rules: Delphi) -> tuple[int, ...]:
        board = rules.board
        return shores(board, land)

    assume(min(steps_to(scene, space) for space in ends(scene.rules)) <= 6)
    return _trip(scene, ends, land)


def legs(scene: ExerciseScene, stops: Sequence[int]) -> tuple[Route, ...]:
    """Return the routes from stop to stop, to be drawn."""
    board = scene.rules.board
    starts = (scene.me.ship, *stops[:-1])
    return tuple(board.route(start, end) for start, end in zip(starts, stops, strict=True))


@template(
    "sailing.fewest",
    rests_on=("move.range", "move.end-color", "turn.die-once"),
    form=NumberInput(1, 3),
)
def fewest(scene: ExerciseScene) -> Question:
    """Ask for the number of dice that a route takes without tokens."""
    scene = scene.with_me(favor=0)
    seat, board = scene.position.turn, scene.rules.board
    near = [i for i in board.water if 2 <= steps_to(scene, i) <= 9]

    def dice(rules: Delphi, end: int) -> tuple[Action, ...]:
        return shortest(
            rules,
            scene.position,
            3,
            MOVES,
            lambda position, action: action.target == end,
            lambda position: position.players[seat].ship == end,
        )

    def stops() -> tuple[int, ...]:
        return tuple(action.target for action in dice(scene.rules, end))

    # One die, two or three, with equal frequency.
    wanted = 1 + scene.seed % 3
    tried = scene.random.sample(near, min(5, len(near)))
    ends = [space for space in tried if len(dice(scene.rules, space)) == wanted]
    assume(ends)
    end = ends[0]

    def answers(rules: Delphi) -> Answers:
        line = dice(rules, end)
        return number(len(line)) if line else frozenset()

    def explain() -> tuple[Reason, ...]:
        spaces = tuple(board.spaces[stop] for stop in stops())
        facts = {"spaces": spaces, "dice": len(spaces)}
        return away_reason(scene, end), Reason("why-sailing-fewest", facts)

    return Question(
        scene,
        answers,
        facts={"space": board.spaces[end], "dice": scene.dice},
        look=(scene.me.ship, end),
        explain=explain,
        draw=lambda: legs(scene, stops()),
    )
