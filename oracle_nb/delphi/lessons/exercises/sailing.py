"""Exercises on sailing: where one move may take the ship, what it costs, where it ends."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from oracle_nb.delphi.lessons.exercises import sail_reasons
from oracle_nb.delphi.lessons.exercises.asking import E, anywhere, asked, pointed, templates
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
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
    template: str,
    seed: int,
    *rests_on: str,
    beside: int = -1,
    look: tuple[int, ...] = (),
    about: tuple[AnswerReason, ...] = (),
    **facts: Any,
) -> E | None:
    """Ask for all spaces that the first die reaches, or only those next to a place."""
    die, board = scene.me.dice[0], scene.rules.board

    def ends(rules: Delphi) -> tuple[int, ...]:
        found = targets(scene, rules, die)
        if beside < 0:
            return found
        return tuple(space for space in found if beside in rules.board.adjacent[space])

    def solve(rules: Delphi) -> Answers:
        return pointed(board, ends(rules))

    if not 1 <= len(ends(scene.rules)) <= MOST:
        return None
    return asked(
        scene,
        template,
        seed,
        anywhere(board),
        solve,
        rests_on,
        facts={"color": Color(die), "tokens": scene.me.favor, **facts},
        action=lambda part: move(die, board.find(part).index),
        look=(scene.me.ship, *look),
        explain=lambda: sail_reasons.reach(scene, ends(scene.rules), about),
    )


def _pointing(
    name: str,
    *rests_on: str,
    favor: Callable[[int], int] = lambda seed: 0,
    worth: Callable[[ExerciseScene, tuple[int, ...]], bool] = lambda scene, found: len(found) > 1,
    about: tuple[AnswerReason, ...] = (),
) -> Callable[[ExerciseScene, int], E | None]:
    """Return a template: select every space that the first die reaches with some tokens.

    ``worth`` says whether a scene and its correct spaces are interesting.
    """

    def template(scene: ExerciseScene, seed: int) -> E | None:
        scene = scene.with_me(favor=favor(seed))
        if not worth(scene, targets(scene, scene.rules, scene.me.dice[0])):
            return None
        return _pointed(scene, name, seed, *rests_on, about=about)

    return template


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


reach = _pointing("sailing.reach", "move.end-color", "move.range")
reach_paid = _pointing(
    "sailing.reach-paid",
    "move.buy-range",
    "move.end-color",
    "move.range",
    favor=lambda seed: 1 + seed % 2,
    worth=_pays,
)
shallows = _pointing(
    "sailing.shallows",
    "move.blocked",
    "move.end-color",
    "move.range",
    worth=_around,
    about=(AnswerReason("why-sailing-around"),),
)


def start(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for the spaces that a die reaches from Zeus's space."""
    home = scene.with_me(ship=scene.rules.board.zeus, favor=0)
    about = (AnswerReason("why-sailing-start"),)
    rests_on = ("move.start", "move.end-color", "move.range")
    return _pointed(home, "sailing.start", seed, *rests_on, about=about)


def company(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for the spaces that a die reaches while another ship is on one of them."""
    alone = scene.with_me(favor=0)
    found = targets(alone, alone.rules, alone.me.dice[0])
    if len(found) < 2:
        return None
    there = scene.random.choice(found)
    both = alone.with_other(there)
    rests_on = ("board.ships-share", "move.end-color", "move.range")
    space = both.rules.board.spaces[there]
    about = (AnswerReason("why-sailing-company", {"space": space}),)
    return _pointed(
        both, "sailing.company", seed, *rests_on, look=(there,), about=about, space=space
    )


def beside(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for the spaces next to an island or city on which a die can end."""
    bare = scene.with_me(favor=seed % 3)
    board = bare.rules.board
    found = targets(bare, bare.rules, bare.me.dice[0])
    lands = sorted({land for space in found for land in board.shore[space]})
    if not lands:
        return None
    land = scene.random.choice(lands)
    if all(land in board.adjacent[space] for space in found):
        return None
    rests_on = ("action.adjacent", "move.end-color", "move.range")
    space = board.spaces[land]
    return _pointed(
        bare,
        "sailing.beside",
        seed,
        *rests_on,
        beside=land,
        look=(land,),
        about=(AnswerReason("why-sailing-beside", {"space": space}),),
        space=space,
    )


# --- give a number -------------------------------------------------------------------------------


def steps(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for the number of spaces of a route."""
    board, ship = scene.rules.board, scene.me.ship
    # Every other time there is an obstacle.
    ends = [
        i
        for i in board.water
        if 2 <= steps_to(scene, i) <= 6
        and (seed % 2 == 0 or steps_to(scene, i) > steps_to(scene, i, crossing=True) + 1)
    ]
    if not ends:
        return None
    end = scene.random.choice(ends)

    def solve(rules: Delphi) -> Answers:
        return frozenset({(str(rules.board.distance()[ship][end]),)})

    return asked(
        scene,
        "sailing.steps",
        seed,
        NumberInput(1, 12),
        solve,
        ("move.blocked",),
        facts={"space": board.spaces[end]},
        look=(ship, end),
        explain=partial(sail_reasons.steps, scene, end),
        draw=partial(sail_reasons.route, scene, end),
    )


def _priced(
    name: str,
    seed: int,
    scene: ExerciseScene,
    end: int,
    colors: Sequence[int],
    why: Callable[[ExerciseScene, int, int], tuple[AnswerReason, ...]],
    *rests_on: str,
) -> E:
    """Return the lowest cost to get somewhere with the first die used as one of the colors."""
    die = scene.me.dice[0]

    def solve(rules: Delphi) -> Answers:
        found = [_tokens(scene, rules, move(die, end, color)) for color in colors]
        prices = [tokens for tokens in found if tokens is not None]
        return frozenset({(str(min(prices)),)}) if prices else frozenset()

    return asked(
        scene,
        name,
        seed,
        NumberInput(0, scene.me.favor),
        solve,
        rests_on,
        facts={
            "color": Color(die),
            "space": scene.rules.board.spaces[end],
            "tokens": scene.me.favor,
        },
        look=(scene.me.ship, end),
        explain=lambda: why(scene, end, int(min(solve(scene.rules))[0])),
        draw=partial(sail_reasons.route, scene, end),
    )


def cost(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how many tokens a route costs."""
    rich = scene.with_me(favor=6)
    ends = targets(rich, rich.rules, rich.me.dice[0])
    # A few routes are free; most aren't.
    ends = tuple(end for end in ends if (steps_to(rich, end) <= RANGE) == (seed % 4 == 0))
    if not ends:
        return None
    end = scene.random.choice(ends)
    die = rich.me.dice[0]
    rests_on = ("move.buy-range", "move.range")
    return _priced("sailing.cost", seed, rich, end, (die,), sail_reasons.cost, *rests_on)


def price(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for the lowest cost to get somewhere with the die recolored."""
    rich = scene.with_me(favor=9)
    die, board = rich.me.dice[0], rich.rules.board
    ends = [
        i
        for i in board.water
        if board.spaces[i].color != die
        and 1 <= steps_to(rich, i) <= 6
        and (steps_to(rich, i) > RANGE) == (seed % 3 > 0)
    ]
    if not ends:
        return None
    end = scene.random.choice(ends)
    rests_on = ("move.end-color", "oracle.recolor", "move.buy-range", "move.range")
    colors = tuple(map(int, COLORS))
    return _priced("sailing.price", seed, rich, end, colors, sail_reasons.price, *rests_on)


TEMPLATES: Final = templates(
    {
        "sailing.reach": reach,
        "sailing.reach-paid": reach_paid,
        "sailing.shallows": shallows,
        "sailing.start": start,
        "sailing.company": company,
        "sailing.beside": beside,
        "sailing.steps": steps,
        "sailing.cost": cost,
        "sailing.price": price,
    }
)
