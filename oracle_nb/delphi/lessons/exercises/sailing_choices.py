"""Exercises on one move: which of several is legal, and why another isn't."""

from typing import Final

from oracle_nb.delphi.lessons.exercises import sail_reasons
from oracle_nb.delphi.lessons.exercises.sailing import RANGE, allowed, met, move, steps_to, targets
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import NO, YES, Question, template
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


def _about_move(scene: ExerciseScene, options: Answer, answers: Solver, action: Action) -> Question:
    """Return an exercise with some options that asks about one move."""
    return Question(
        scene,
        answers,
        form=SingleChoice(options),
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


@template(
    "sailing.may", rests_on=("move.end-color", "move.range", "move.buy-range", "move.blocked")
)
def may(scene: ExerciseScene) -> Question:
    """Ask whether this die can take the ship there with the available tokens."""
    scene = met(scene)
    die, board, ship = scene.me.dice[0], scene.rules.board, scene.me.ship
    near = [i for i in board.water if 0 < board.distance()[ship][i] <= 5]
    target = scene.random.choice([*near, *board.adjacent[ship]])
    action = move(die, target)
    assume(target != ship and allowed(scene, scene.rules, action) == (scene.seed % 2 == 0))

    def answers(rules: Delphi) -> Answers:
        return frozenset({(YES if allowed(scene, rules, action) else NO,)})

    return _about_move(scene, (YES, NO), answers, action)


@template("sailing.which-die", rests_on=("move.end-color", "move.range", "move.buy-range"))
def which_die(scene: ExerciseScene) -> Question:
    """Ask which of three dice gets there without recoloring; in one of three exercises none does.

    Then one has the color of the space, which is too far away.
    """
    dice = tuple(dict.fromkeys(scene.me.dice))
    assume(len(dice) >= 3)
    board = scene.rules.board
    target = scene.random.choice(board.water)

    color = board.spaces[target].color

    def answers(rules: Delphi) -> Answers:
        found = frozenset(
            (str(Color(die)),) for die in dice if allowed(scene, rules, move(die, target))
        )
        return found or frozenset({(NO_DIE,)})

    far = RANGE + scene.me.favor < steps_to(scene, target) <= RANGE + scene.me.favor + 2
    assume(color in dice and len(found := answers(scene.rules)) == 1)
    assume((found == {(NO_DIE,)}) == (scene.seed % 3 == 1) and (scene.seed % 3 != 1 or far))
    return Question(
        scene,
        answers,
        form=SingleChoice((*(str(Color(die)) for die in dice), NO_DIE)),
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


@template(
    "sailing.pick", rests_on=("move.end-color", "move.range", "move.buy-range", "move.blocked")
)
def pick(scene: ExerciseScene) -> Question:
    """Ask which of four moves is allowed."""
    scene = met(scene.with_me(favor=scene.seed % 3))
    die, random, rules = scene.me.dice[0], scene.random, scene.rules
    right = targets(scene, rules, die)
    wrong = [random.choice(found) for found in _kinds(scene, die).values() if found]
    assume(right and len(wrong) >= 3)
    shown = [random.choice(right), *random.sample(wrong, 3)]
    random.shuffle(shown)
    options = tuple(rules.notation.write(move(die, space)) for space in shown)

    def answers(rules: Delphi) -> Answers:
        read = rules.notation.read
        return frozenset((one,) for one in options if allowed(scene, rules, read(one)))

    return Question(
        scene,
        answers,
        form=SingleChoice(options),
        facts={"color": Color(die), "tokens": scene.me.favor},
        action=rules.notation.read,
        look=(scene.me.ship, *shown),
        explain=lambda: _judged(scene, _only(scene, answers(rules))),
    )


@template(
    "sailing.why-not", rests_on=("move.end-color", "move.range", "move.buy-range", "move.blocked")
)
def why_not(scene: ExerciseScene) -> Question:
    """Ask whether a move is allowed, and if not, why."""
    scene = scene.with_me(favor=scene.seed // 4 % 3)
    die, board, ship = scene.me.dice[0], scene.rules.board, scene.me.ship
    kinds = _kinds(scene, die)
    land = [i for i in board.adjacent[ship] if i not in board.water]
    found = (
        targets(scene, scene.rules, die),
        [*kinds["color"], *kinds["paid"]],
        [*kinds["far"], *kinds["through"]],
        land,
    )[scene.seed % 4]
    assume(found)
    target = scene.random.choice(found)
    action = move(die, target)

    def answers(rules: Delphi) -> Answers:
        verdict = rules.check(scene.position, action)
        if verdict.allowed:
            return frozenset({(FINE,)})
        broken = verdict.broken_rules
        return frozenset((REASONS[rule],) for rule in broken if rule in REASONS)

    assume(len(answers(scene.rules)) == 1)
    return _about_move(scene, (FINE, *dict.fromkeys(REASONS.values())), answers, action)
