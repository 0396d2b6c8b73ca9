"""Exercises on one move: which of several is legal, and why another isn't."""

from typing import Final

from oracle_nb.delphi.lessons.exercises import sail_reasons
from oracle_nb.delphi.lessons.exercises.asking import NO, YES, E, asked
from oracle_nb.delphi.lessons.exercises.sailing import RANGE, allowed, met, move, steps_to, targets
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answer, AnswerReason, Answers, SingleChoice, Solver

REASONS: Final = {
    "move.end-color": "sailing-color",
    "move.range": "sailing-far",
    "move.buy-range": "sailing-far",
    "move.blocked": "sailing-blocked",
}
"""The messages for each rule that refuses a move."""
FINE: Final = "sailing-fine"
NO_DIE: Final = "sailing-no-die"


def _judged(scene: ExerciseScene, action: Action) -> tuple[AnswerReason, ...]:
    """Return why a move is legal, or why it isn't."""
    return sail_reasons.judged(scene, action.target, action.color)


def _about_move(
    scene: ExerciseScene, name: str, seed: int, options: Answer, solve: Solver, action: Action
) -> E:
    """Return an exercise with some options that asks about one move."""
    return asked(
        scene,
        name,
        seed,
        SingleChoice(options),
        solve,
        ("move.end-color", "move.range", "move.buy-range", "move.blocked"),
        facts={
            "color": Color(action.source),
            "space": scene.rules.board.spaces[action.target],
            "tokens": scene.me.favor,
        },
        action=lambda part: action,
        look=(scene.me.ship, action.target),
        explain=lambda: _judged(scene, action),
    )


def _only(scene: ExerciseScene, answers: Answers) -> Action:
    """Return the move that is the only answer."""
    return scene.rules.notation.read(min(answers)[0])


def may(scene: ExerciseScene, seed: int) -> E | None:
    """Ask whether this die can take the ship there with the available tokens."""
    scene = met(scene)
    die, board, ship = scene.me.dice[0], scene.rules.board, scene.me.ship
    near = [i for i in board.water if 0 < board.distance()[ship][i] <= 5]
    target = scene.random.choice([*near, *board.adjacent[ship]])
    action = move(die, target)
    if target == ship or allowed(scene, scene.rules, action) != (seed % 2 == 0):
        return None

    def solve(rules: Delphi) -> Answers:
        return frozenset({(YES if allowed(scene, rules, action) else NO,)})

    return _about_move(scene, "sailing.may", seed, (YES, NO), solve, action)


def which_die(scene: ExerciseScene, seed: int) -> E | None:
    """Ask which of three dice gets there without recoloring; in one of three exercises none does.

    Then one has the color of the space, which is too far away.
    """
    dice = tuple(dict.fromkeys(scene.me.dice))
    if len(dice) < 3:
        return None
    board = scene.rules.board
    target = scene.random.choice(board.water)

    color = board.spaces[target].color

    def solve(rules: Delphi) -> Answers:
        found = frozenset(
            (str(Color(die)),) for die in dice if allowed(scene, rules, move(die, target))
        )
        return found or frozenset({(NO_DIE,)})

    far = RANGE + scene.me.favor < steps_to(scene, target) <= RANGE + scene.me.favor + 2
    if color not in dice or len(found := solve(scene.rules)) != 1:
        return None
    if (found == {(NO_DIE,)}) != (seed % 3 == 1) or (seed % 3 == 1 and not far):
        return None
    return asked(
        scene,
        "sailing.which-die",
        seed,
        SingleChoice((*(str(Color(die)) for die in dice), NO_DIE)),
        solve,
        ("move.end-color", "move.range", "move.buy-range"),
        facts={"space": board.spaces[target], "tokens": scene.me.favor},
        action=lambda part: None if part == NO_DIE else move(Color[part.upper()], target),
        look=(scene.me.ship, target),
        explain=lambda: sail_reasons.which_die(scene, target),
    )


def _kinds(scene: ExerciseScene, die: int) -> dict[str, list[int]]:
    """Return the spaces that the die doesn't reach, by reason."""
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


def pick(scene: ExerciseScene, seed: int) -> E | None:
    """Ask which of four moves is allowed."""
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

    return asked(
        scene,
        "sailing.pick",
        seed,
        SingleChoice(options),
        solve,
        ("move.end-color", "move.range", "move.buy-range", "move.blocked"),
        facts={"color": Color(die), "tokens": scene.me.favor},
        action=rules.notation.read,
        look=(scene.me.ship, *shown),
        explain=lambda: _judged(scene, _only(scene, solve(rules))),
    )


def why_not(scene: ExerciseScene, seed: int) -> E | None:
    """Ask whether a move is allowed, and if not, why."""
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
    return _about_move(
        scene, "sailing.why-not", seed, (FINE, *dict.fromkeys(REASONS.values())), solve, action
    )
