"""Exercises on trips: several moves in the correct order or with the fewest dice."""

from collections.abc import Callable
from functools import partial
from typing import Final

from oracle_nb.delphi.lessons.exercises import sail_reasons, sailing_choices
from oracle_nb.delphi.lessons.exercises.asking import E, asked, templates
from oracle_nb.delphi.lessons.exercises.lines import lines, orders, shortest, written
from oracle_nb.delphi.lessons.exercises.sailing import RANGE, met, move, steps_to, targets
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answers,
    Exercise,
    NumberInput,
    Ordering,
)

MOVES: Final = (int(Verb.MOVE),)


def order(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for an order in which three moves are possible."""
    scene = scene.with_me(favor=seed % 2)
    random, write = scene.random, scene.rules.notation.write
    dice = list(dict.fromkeys(scene.me.dice))
    if len(dice) < 3:
        return None
    random.shuffle(dice)
    there, items = scene, []
    for die in dice:
        ends = targets(there, scene.rules, die)
        if not ends:
            return None
        end = random.choice(ends)
        items.append(write(move(die, end)))
        there = there.with_me(ship=end)
    shown = tuple(sorted(items))

    def solve(rules: Delphi) -> Answers:
        return orders(rules, scene.position, shown)

    if not 1 <= len(solve(scene.rules)) <= 2:
        return None
    return asked(
        scene,
        "sailing.order",
        seed,
        Ordering(shown),
        solve,
        ("move.range", "move.end-color", "move.buy-range"),
        facts={"tokens": scene.me.favor},
        action=scene.rules.notation.read,
        look=(scene.me.ship,),
        explain=lambda: sail_reasons.order(scene, min(solve(scene.rules))),
    )


def _trip(
    scene: ExerciseScene,
    name: str,
    seed: int,
    ends: Callable[[Delphi], tuple[int, ...]],
    shown: int,
) -> E | None:
    """Ask to reach one of some spaces with two moves, if one isn't enough."""
    seat, board = scene.position.turn, scene.rules.board

    def there(position: Position) -> bool:
        return position.players[seat].ship in ends(scene.rules)

    def way(rules: Delphi, most: int) -> Answers:
        wanted = ends(rules)
        found = lines(
            rules,
            scene.position,
            most,
            (*MOVES, Verb.FAVOR),
            lambda position, action: action.verb == Verb.MOVE and action.target in wanted,
            lambda position: position.players[seat].ship in wanted,
            lambda rules, position, left: _near(rules, position, wanted, left),
        )
        return written(rules, found)

    def solve(rules: Delphi) -> Answers:
        return way(rules, 2)

    if there(scene.position) or way(scene.rules, 1) or not solve(scene.rules):
        return None
    return Exercise(
        name,
        seed,
        scene.rules,
        scene.position,
        f"ask-{name.replace('.', '-')}",
        ActionSequence(2),
        solve,
        ("move.range", "move.end-color", "move.buy-range", "oracle.recolor"),
        facts={
            "space": board.spaces[shown],
            "tokens": scene.me.favor,
            "dice": tuple(map(Color, scene.me.dice)),
        },
        action=scene.rules.notation.read,
        goal=there,
        look=(scene.me.ship, shown),
        explain=partial(sail_reasons.trip, scene),
    )


def _near(rules: Delphi, position: Position, ends: tuple[int, ...], moves: int) -> bool:
    """Return whether a number of moves reaches a space if every space has the right color."""
    me = position.players[position.turn]
    way = moves * rules.powers(position).range + me.favor
    return any(rules.board.distance()[me.ship][end] <= way for end in ends)


def trip(scene: ExerciseScene, seed: int) -> E | None:
    """Ask to reach a space with two dice and the available tokens."""
    scene = met(scene.with_me(favor=seed % 3))
    far = [i for i in scene.rules.board.water if RANGE < steps_to(scene, i) <= 7]
    if not far:
        return None
    end = scene.random.choice(far)
    return _trip(scene, "sailing.trip", seed, lambda rules: (end,), end)


def alongside(scene: ExerciseScene, seed: int) -> E | None:
    """Ask to get next to an island or a city with two dice."""
    scene = scene.with_me(favor=seed % 2)
    board = scene.rules.board
    land = scene.random.choice((*board.all_islands, *board.cities))

    def ends(rules: Delphi) -> tuple[int, ...]:
        board = rules.board
        return tuple(space for space in board.adjacent[land] if space in board.water)

    if min(steps_to(scene, space) for space in ends(scene.rules)) > 6:
        return None
    return _trip(scene, "sailing.alongside", seed, ends, land)


def fewest(scene: ExerciseScene, seed: int) -> E | None:
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
    wanted = 1 + seed % 3
    tried = scene.random.sample(near, min(5, len(near)))
    found = [space for space in tried if len(dice(scene.rules, space)) == wanted]
    if not found:
        return None
    end = found[0]

    def solve(rules: Delphi) -> Answers:
        line = dice(rules, end)
        return frozenset({(str(len(line)),)}) if line else frozenset()

    return asked(
        scene,
        "sailing.fewest",
        seed,
        NumberInput(1, 3),
        solve,
        ("move.range", "move.end-color", "turn.die-once"),
        facts={"space": board.spaces[end], "dice": tuple(map(Color, scene.me.dice))},
        look=(scene.me.ship, end),
        explain=lambda: sail_reasons.fewest(scene, end, stops()),
        draw=lambda: sail_reasons.legs(scene, stops()),
    )


TEMPLATES: Final = templates(
    {
        "sailing.may": sailing_choices.may,
        "sailing.which-die": sailing_choices.which_die,
        "sailing.pick": sailing_choices.pick,
        "sailing.why-not": sailing_choices.why_not,
        "sailing.order": order,
        "sailing.trip": trip,
        "sailing.alongside": alongside,
        "sailing.fewest": fewest,
    }
)
