"""Exercises on sailing: where one move may take the ship, what it costs, where it ends."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from oracle_nb.delphi.lessons.exercises import sail_reasons
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    Maker,
    Question,
    anywhere,
    pointed,
    template,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason, Answers, NumberInput

RANGE: Final = 3
"""The range of a die in the scenes, used only to find interesting ones."""
MOST: Final = 12
"""Maximum number of spaces in an answer."""


def move(die: int, target: int, color: int | None = None) -> Action:
    """Return a move with a die, recolored where a color is given."""
    return Action(Verb.MOVE, die, die if color is None else color, target)


def _tokens(scene: ExerciseScene, rules: Delphi, action: Action) -> int | None:
    """Return what an action costs; None where it isn't allowed."""
    verdict = rules.check(scene.position, action)
    return verdict.tokens if verdict.allowed else None


def allowed(scene: ExerciseScene, rules: Delphi, action: Action) -> bool:
    """Return whether the action is legal in the scene."""
    return rules.check(scene.position, action).allowed


def targets(scene: ExerciseScene, rules: Delphi, die: int) -> tuple[int, ...]:
    """Return the spaces that the unrecolored die reaches."""
    board = rules.board
    stops = (*board.water, board.zeus) if board.zeus >= 0 else board.water
    return tuple(space for space in stops if allowed(scene, rules, move(die, space)))


def met(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with the other player's ship nearby, where it blocks nothing."""
    board, ship = scene.rules.board, scene.me.ship
    near = [i for i in board.water if 1 <= board.distance()[ship][i] <= RANGE]
    return scene.with_other(Random(ship).choice(near)) if near else scene


def steps_to(scene: ExerciseScene, target: int, crossing: bool = False) -> int:
    """Return how far away a space is; ``crossing`` through shallows without counting them."""
    return scene.rules.board.distance(crossing)[scene.me.ship][target]


# --- select spaces -----------------------------------------------------------------------------


def _pointed(
    scene: ExerciseScene,
    *,
    beside: int = -1,
    look: tuple[int, ...] = (),
    about: tuple[AnswerReason, ...] = (),
    **facts: Any,
) -> Question:
    """Ask for all spaces that the first die reaches, or only those next to a place."""
    die, board = scene.me.dice[0], scene.rules.board

    def ends(rules: Delphi) -> tuple[int, ...]:
        found = targets(scene, rules, die)
        if beside < 0:
            return found
        return tuple(space for space in found if beside in rules.board.adjacent[space])

    def answers(rules: Delphi) -> Answers:
        return pointed(board, ends(rules))

    assume(1 <= len(ends(scene.rules)) <= MOST)
    return Question(
        scene,
        answers,
        form=anywhere(board),
        facts={"color": Color(die), "tokens": scene.me.favor, **facts},
        action=lambda part: move(die, board.find(part).index),
        look=(scene.me.ship, *look),
        explain=lambda: sail_reasons.reach(scene, ends(scene.rules), about),
    )


def _pointing(
    *,
    favor: Callable[[int], int] = lambda seed: 0,
    worth: Callable[[ExerciseScene, tuple[int, ...]], bool] = lambda scene, found: len(found) > 1,
    about: tuple[AnswerReason, ...] = (),
) -> Maker:
    """Return a template: select every space that the first die reaches with some tokens.

    ``worth`` says whether a scene and its correct spaces are interesting.
    """

    def make(scene: ExerciseScene) -> Question:
        scene = scene.with_me(favor=favor(scene.seed))
        assume(worth(scene, targets(scene, scene.rules, scene.me.dice[0])))
        return _pointed(scene, about=about)

    return make


def _pays(scene: ExerciseScene, found: tuple[int, ...]) -> bool:
    """Return whether some spaces are within the range and some beyond it."""
    far = [space for space in found if steps_to(scene, space) > RANGE]
    return 0 < len(far) < len(found)


def _around(scene: ExerciseScene, found: tuple[int, ...]) -> bool:
    """Return whether more would be in range straight through shallows or Zeus's space."""
    die, spaces = scene.me.dice[0], scene.rules.board.spaces
    through = [
        space
        for space in scene.rules.board.water
        if spaces[space].color == die and 0 < steps_to(scene, space, crossing=True) < RANGE
    ]
    return any(space not in found for space in through if space != scene.me.ship)


reach = template("sailing.reach", rests_on=("move.end-color", "move.range"))(_pointing())
reach_paid = template(
    "sailing.reach-paid", rests_on=("move.buy-range", "move.end-color", "move.range")
)(_pointing(favor=lambda seed: 1 + seed % 2, worth=_pays))
shallows = template("sailing.shallows", rests_on=("move.blocked", "move.end-color", "move.range"))(
    _pointing(worth=_around, about=(AnswerReason("why-sailing-around"),))
)


@template("sailing.start", rests_on=("move.start", "move.end-color", "move.range"))
def start(scene: ExerciseScene) -> Question:
    """Ask for the spaces that a die reaches from Zeus's space."""
    home = scene.with_me(ship=scene.rules.board.zeus, favor=0)
    about = (AnswerReason("why-sailing-start"),)
    return _pointed(home, about=about)


@template("sailing.company", rests_on=("board.ships-share", "move.end-color", "move.range"))
def company(scene: ExerciseScene) -> Question:
    """Ask for the spaces that a die reaches while another ship is on one of them."""
    alone = scene.with_me(favor=0)
    found = targets(alone, alone.rules, alone.me.dice[0])
    assume(len(found) >= 2)
    there = scene.random.choice(found)
    both = alone.with_other(there)
    space = both.rules.board.spaces[there]
    about = (AnswerReason("why-sailing-company", {"space": space}),)
    return _pointed(both, look=(there,), about=about, space=space)


@template("sailing.beside", rests_on=("action.adjacent", "move.end-color", "move.range"))
def beside(scene: ExerciseScene) -> Question:
    """Ask for the spaces next to an island or city on which a die can end."""
    bare = scene.with_me(favor=scene.seed % 3)
    board = bare.rules.board
    found = targets(bare, bare.rules, bare.me.dice[0])
    lands = sorted({land for space in found for land in board.shore[space]})
    assume(lands)
    land = scene.random.choice(lands)
    assume(not all(land in board.adjacent[space] for space in found))
    space = board.spaces[land]
    return _pointed(
        bare,
        beside=land,
        look=(land,),
        about=(AnswerReason("why-sailing-beside", {"space": space}),),
        space=space,
    )


# --- give a number -------------------------------------------------------------------------------


@template("sailing.steps", rests_on=("move.blocked",), form=NumberInput(1, 12))
def steps(scene: ExerciseScene) -> Question:
    """Ask for the number of spaces of a route."""
    board, ship = scene.rules.board, scene.me.ship
    # Every other time there is an obstacle.
    ends = [
        i
        for i in board.water
        if 2 <= steps_to(scene, i) <= 6
        and (scene.seed % 2 == 0 or steps_to(scene, i) > steps_to(scene, i, crossing=True) + 1)
    ]
    assume(ends)
    end = scene.random.choice(ends)

    def answers(rules: Delphi) -> Answers:
        return frozenset({(str(rules.board.distance()[ship][end]),)})

    return Question(
        scene,
        answers,
        facts={"space": board.spaces[end]},
        look=(ship, end),
        explain=partial(sail_reasons.steps, scene, end),
        draw=partial(sail_reasons.route, scene, end),
    )


def _priced(
    scene: ExerciseScene,
    end: int,
    colors: Sequence[int],
    why: Callable[[ExerciseScene, int, int], tuple[AnswerReason, ...]],
) -> Question:
    """Return the lowest cost to get somewhere with the first die used as one of the colors."""
    die = scene.me.dice[0]

    def answers(rules: Delphi) -> Answers:
        found = [_tokens(scene, rules, move(die, end, color)) for color in colors]
        prices = [tokens for tokens in found if tokens is not None]
        return frozenset({(str(min(prices)),)}) if prices else frozenset()

    return Question(
        scene,
        answers,
        form=NumberInput(0, scene.me.favor),
        facts={
            "color": Color(die),
            "space": scene.rules.board.spaces[end],
            "tokens": scene.me.favor,
        },
        look=(scene.me.ship, end),
        explain=lambda: why(scene, end, int(min(answers(scene.rules))[0])),
        draw=partial(sail_reasons.route, scene, end),
    )


@template("sailing.cost", rests_on=("move.buy-range", "move.range"))
def cost(scene: ExerciseScene) -> Question:
    """Ask how many tokens a route costs."""
    rich = scene.with_me(favor=6)
    ends = targets(rich, rich.rules, rich.me.dice[0])
    # A few routes are free; most aren't.
    ends = tuple(end for end in ends if (steps_to(rich, end) <= RANGE) == (scene.seed % 4 == 0))
    assume(ends)
    end = scene.random.choice(ends)
    die = rich.me.dice[0]
    return _priced(rich, end, (die,), sail_reasons.cost)


@template(
    "sailing.price", rests_on=("move.end-color", "oracle.recolor", "move.buy-range", "move.range")
)
def price(scene: ExerciseScene) -> Question:
    """Ask for the lowest cost to get somewhere with the die recolored."""
    rich = scene.with_me(favor=9)
    die, board = rich.me.dice[0], rich.rules.board
    ends = [
        i
        for i in board.water
        if board.spaces[i].color != die
        and 1 <= steps_to(rich, i) <= 6
        and (steps_to(rich, i) > RANGE) == (scene.seed % 3 > 0)
    ]
    assume(ends)
    end = scene.random.choice(ends)
    colors = tuple(map(int, COLORS))
    return _priced(rich, end, colors, sail_reasons.price)
