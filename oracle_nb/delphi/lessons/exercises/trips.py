"""Exercises on sailing: which move is right, and trips of several moves."""

from collections.abc import Callable
from typing import Final

from oracle_nb.delphi.lessons.exercises.asking import NO, YES, E
from oracle_nb.delphi.lessons.exercises.lines import lines, orders, shortest, written
from oracle_nb.delphi.lessons.exercises.sailing import RANGE, allowed, met, move, steps_to, targets
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, first
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answers,
    Exercise,
    NumberInput,
    Ordering,
    SingleChoice,
)

REASONS: Final = {
    "move.end-color": "sailing-color",
    "move.range": "sailing-far",
    "move.buy-range": "sailing-far",
    "move.blocked": "sailing-blocked",
}
"""What is said of a move by each rule that refuses it."""
FINE: Final = "sailing-fine"
MOVES: Final = (int(Verb.MOVE),)


# --- choose --------------------------------------------------------------------------------------


def may(seed: int) -> E:
    """Can this die take the ship there, with the tokens there are?"""
    name = "sailing.may"

    def make(scene: ExerciseScene) -> E | None:
        scene = met(scene)
        die, board, ship = scene.me.dice[0], scene.rules.board, scene.me.ship
        near = [i for i in board.water if 0 < board.distance()[ship][i] <= 5]
        target = scene.random.choice([*near, *board.adjacent[ship]])
        action = move(die, target)
        if target == ship or allowed(scene, scene.rules, action) != (seed % 2 == 0):
            return None

        def solve(rules: Delphi) -> Answers:
            return frozenset({(YES if allowed(scene, rules, action) else NO,)})

        return Exercise(
            name,
            seed,
            scene.rules,
            scene.position,
            "ask-sailing-may",
            SingleChoice((YES, NO)),
            solve,
            ("move.end-color", "move.range", "move.buy-range", "move.blocked"),
            facts={
                "color": Color(die),
                "space": board.spaces[target],
                "tokens": scene.me.favor,
            },
            action=lambda part: action,
            look=(ship, target),
        )

    return first(name, seed, make)


def which_die(seed: int) -> E:
    """Which of three dice gets there, unrecolored?"""
    name = "sailing.which-die"

    def make(scene: ExerciseScene) -> E | None:
        dice = tuple(dict.fromkeys(scene.me.dice))
        if len(dice) < 3:
            return None
        board = scene.rules.board
        target = scene.random.choice(board.water)

        def solve(rules: Delphi) -> Answers:
            return frozenset(
                (str(Color(die)),) for die in dice if allowed(scene, rules, move(die, target))
            )

        if len(solve(scene.rules)) != 1:
            return None
        return Exercise(
            name,
            seed,
            scene.rules,
            scene.position,
            "ask-sailing-which-die",
            SingleChoice(tuple(str(Color(die)) for die in dice)),
            solve,
            ("move.end-color",),
            facts={"space": board.spaces[target], "tokens": scene.me.favor},
            action=lambda part: move(Color[part.upper()], target),
            look=(scene.me.ship, target),
        )

    return first(name, seed, make)


def _kinds(scene: ExerciseScene, die: int) -> dict[str, list[int]]:
    """Spaces to which the die doesn't take the ship, by what is wrong with them."""
    board, way = scene.rules.board, RANGE + scene.me.favor
    kinds: dict[str, list[int]] = {"color": [], "paid": [], "far": [], "through": []}
    for space in board.water:
        there = steps_to(scene, space)
        if not there:
            continue
        if board.spaces[space].color != die:
            if there <= way:
                kinds["color" if there <= RANGE else "paid"].append(space)
        elif there > way and steps_to(scene, space, crossing=True) < way:
            kinds["through"].append(space)
        elif way < there <= way + 2:
            kinds["far"].append(space)
    return kinds


def pick(seed: int) -> E:
    """Which one of four moves is allowed?"""
    name = "sailing.pick"

    def make(scene: ExerciseScene) -> E | None:
        scene = met(scene.with_me(favor=seed % 3))
        die, random, rules = scene.me.dice[0], scene.random, scene.rules
        right = targets(scene, rules, die)
        wrong = [random.choice(found) for found in _kinds(scene, die).values() if found]
        if not right or len(wrong) < 3:
            return None
        shown = [random.choice(right), *random.sample(wrong, 3)]
        random.shuffle(shown)
        options = tuple(rules.notation.write(move(die, space)) for space in shown)

        def solve(rules: Delphi) -> Answers:
            read = rules.notation.read
            return frozenset((one,) for one in options if allowed(scene, rules, read(one)))

        return Exercise(
            name,
            seed,
            rules,
            scene.position,
            "ask-sailing-pick",
            SingleChoice(options),
            solve,
            ("move.end-color", "move.range", "move.buy-range", "move.blocked"),
            facts={"color": Color(die), "tokens": scene.me.favor},
            action=rules.notation.read,
            look=(scene.me.ship, *shown),
        )

    return first(name, seed, make)


def why_not(seed: int) -> E:
    """Is a move allowed, and if not, why?"""
    name = "sailing.why-not"

    def make(scene: ExerciseScene) -> E | None:
        scene = scene.with_me(favor=seed // 4 % 3)
        die, board, ship = scene.me.dice[0], scene.rules.board, scene.me.ship
        kinds = _kinds(scene, die)
        land = [i for i in board.adjacent[ship] if i not in board.water]
        found = (
            targets(scene, scene.rules, die),
            [*kinds["color"], *kinds["paid"]],
            [*kinds["far"], *kinds["through"]],
            land,
        )[seed % 4]
        if not found:
            return None
        target = scene.random.choice(found)
        action = move(die, target)

        def solve(rules: Delphi) -> Answers:
            verdict = rules.check(scene.position, action)
            if verdict.allowed:
                return frozenset({(FINE,)})
            broken = verdict.broken_rules
            return frozenset((REASONS[rule],) for rule in broken if rule in REASONS)

        if len(solve(scene.rules)) != 1:
            return None
        return Exercise(
            name,
            seed,
            scene.rules,
            scene.position,
            "ask-sailing-why-not",
            SingleChoice((FINE, *dict.fromkeys(REASONS.values()))),
            solve,
            ("move.end-color", "move.range", "move.buy-range", "move.blocked"),
            facts={
                "color": Color(die),
                "space": board.spaces[target],
                "tokens": scene.me.favor,
            },
            action=lambda part: action,
            look=(ship, target),
        )

    return first(name, seed, make)


# --- trips ---------------------------------------------------------------------------------------


def order(seed: int) -> E:
    """In which order can three moves be made?"""
    name = "sailing.order"

    def make(scene: ExerciseScene) -> E | None:
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
        return Exercise(
            name,
            seed,
            scene.rules,
            scene.position,
            "ask-sailing-order",
            Ordering(shown),
            solve,
            ("move.range", "move.end-color", "move.buy-range"),
            facts={"tokens": scene.me.favor},
            action=scene.rules.notation.read,
            look=(scene.me.ship,),
        )

    return first(name, seed, make)


def _trip(
    scene: ExerciseScene,
    name: str,
    seed: int,
    ends: Callable[[Delphi], tuple[int, ...]],
    shown: int,
) -> E | None:
    """Get to one of some spaces with two moves, where one isn't enough."""
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
    )


def _near(rules: Delphi, position: Position, ends: tuple[int, ...], moves: int) -> bool:
    """Whether so many moves could bring the ship there, if every space had the right color."""
    me = position.players[position.turn]
    way = moves * rules.powers(position).range + me.favor
    return any(rules.board.distance()[me.ship][end] <= way for end in ends)


def trip(seed: int) -> E:
    """Get to a space with two dice, tokens as far as they last."""

    def make(scene: ExerciseScene) -> E | None:
        scene = met(scene.with_me(favor=seed % 3))
        far = [i for i in scene.rules.board.water if RANGE < steps_to(scene, i) <= 7]
        if not far:
            return None
        end = scene.random.choice(far)
        return _trip(scene, "sailing.trip", seed, lambda rules: (end,), end)

    return first("sailing.trip", seed, make)


def alongside(seed: int) -> E:
    """Get next to an island or a city with two dice."""

    def make(scene: ExerciseScene) -> E | None:
        scene = scene.with_me(favor=seed % 2)
        board = scene.rules.board
        land = scene.random.choice((*board.all_islands, *board.cities))

        def ends(rules: Delphi) -> tuple[int, ...]:
            board = rules.board
            return tuple(space for space in board.adjacent[land] if space in board.water)

        if min(steps_to(scene, space) for space in ends(scene.rules)) > 6:
            return None
        return _trip(scene, "sailing.alongside", seed, ends, land)

    return first("sailing.alongside", seed, make)


def fewest(seed: int) -> E:
    """How many dice does a way take, without tokens?"""
    name = "sailing.fewest"

    def make(scene: ExerciseScene) -> E | None:
        scene = scene.with_me(favor=0)
        seat, board = scene.position.turn, scene.rules.board
        near = [i for i in board.water if 2 <= steps_to(scene, i) <= 9]

        def dice(rules: Delphi, end: int) -> int | None:
            return shortest(
                rules,
                scene.position,
                3,
                MOVES,
                lambda position, action: action.target == end,
                lambda position: position.players[seat].ship == end,
            )

        # One die, two or three, each as often as the others.
        wanted = 1 + seed % 3
        tried = scene.random.sample(near, min(5, len(near)))
        end = next((space for space in tried if dice(scene.rules, space) == wanted), None)
        if end is None:
            return None

        def solve(rules: Delphi) -> Answers:
            number = dice(rules, end)
            return frozenset() if number is None else frozenset({(str(number),)})

        return Exercise(
            name,
            seed,
            scene.rules,
            scene.position,
            "ask-sailing-fewest",
            NumberInput(1, 3),
            solve,
            ("move.range", "move.end-color", "turn.die-once"),
            facts={"space": board.spaces[end], "dice": tuple(map(Color, scene.me.dice))},
            look=(scene.me.ship, end),
        )

    return first(name, seed, make)


TEMPLATES: Final[dict[str, Callable[[int], E]]] = {
    "sailing.may": may,
    "sailing.which-die": which_die,
    "sailing.pick": pick,
    "sailing.why-not": why_not,
    "sailing.order": order,
    "sailing.trip": trip,
    "sailing.alongside": alongside,
    "sailing.fewest": fewest,
}
