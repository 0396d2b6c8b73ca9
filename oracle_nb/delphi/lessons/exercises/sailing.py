"""Exercises on sailing: where one move may take the ship, what it costs, and why it is illegal."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    NO,
    YES,
    Maker,
    Question,
    anywhere,
    number,
    only,
    pointed,
    template,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answer, Answers, NumberInput, Route, SingleChoice, Solver
from oracle_nb.games.exercises import AnswerReason as Reason

RANGE: Final = 3
"""The range of a die in the scenes, used only to find interesting ones."""
MOST: Final = 12
"""Maximum number of spaces in an answer."""

REASONS: Final = {
    "move.end-color": "sailing-color",
    "move.range": "sailing-far",
    "move.buy-range": "sailing-far",
    "move.blocked": "sailing-blocked",
}
"""The messages for each rule that refuses a move."""
FINE: Final = "sailing-fine"
NO_DIE: Final = "sailing-no-die"


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


def with_ship_near(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with the other player's ship nearby, where it blocks nothing."""
    board, ship = scene.rules.board, scene.me.ship
    near = [i for i in board.water if 1 <= board.distance()[ship][i] <= RANGE]
    return scene.with_other(Random(ship).choice(near)) if near else scene


def steps_to(scene: ExerciseScene, target: int, crossing: bool = False) -> int:
    """Return how far away a space is; ``crossing`` through shallows without counting them."""
    return scene.rules.board.distance(crossing)[scene.me.ship][target]


def range_of(scene: ExerciseScene) -> int:
    """Return the range of the ship."""
    return scene.rules.powers(scene.position).range


def _reach(scene: ExerciseScene) -> Reason:
    """Return how far and onto which color the first die takes the ship."""
    color, own, tokens = Color(scene.me.dice[0]), range_of(scene), scene.me.favor
    facts = {"color": color, "range": own, "tokens": tokens, "farthest": own + tokens}
    return Reason("why-sailing-range", facts)


def reach_reasons(
    scene: ExerciseScene, spaces: Sequence[int], about: Sequence[Reason] = ()
) -> tuple[Reason, ...]:
    """Return why the first die reaches these spaces; ``about`` is what else matters."""
    return *about, _reach(scene), Reason("why-sailing-spaces", {"spaces": scene.named(spaces)})


# --- select spaces -----------------------------------------------------------------------------


def _pointed(
    scene: ExerciseScene,
    *,
    beside: int = -1,
    look: tuple[int, ...] = (),
    about: tuple[Reason, ...] = (),
    **facts: Any,
) -> Question:
    """Ask for all spaces that the first die reaches, or only those next to a place."""
    die, board = scene.me.dice[0], scene.rules.board

    def ends(rules: Delphi) -> tuple[int, ...]:
        spaces = targets(scene, rules, die)
        if beside < 0:
            return spaces
        return tuple(space for space in spaces if beside in rules.board.adjacent[space])

    assume(1 <= len(ends(scene.rules)) <= MOST)
    return Question(
        scene,
        lambda rules: pointed(board, ends(rules)),
        form=anywhere(board),
        facts={"color": Color(die), "tokens": scene.me.favor, **facts},
        action=lambda part: move(die, board.find(part).index),
        look=(scene.me.ship, *look),
        explain=lambda: reach_reasons(scene, ends(scene.rules), about),
    )


def _pointing(
    *,
    favor: Callable[[int], int] = lambda seed: 0,
    worth: Callable[[ExerciseScene, tuple[int, ...]], bool] = lambda scene, spaces: len(spaces) > 1,
    about: tuple[Reason, ...] = (),
) -> Maker:
    """Return a template: select every space that the first die reaches with some tokens.

    ``worth`` says whether a scene and its correct spaces are interesting.
    """

    def make(scene: ExerciseScene) -> Question:
        scene = scene.with_me(favor=favor(scene.seed))
        assume(worth(scene, targets(scene, scene.rules, scene.me.dice[0])))
        return _pointed(scene, about=about)

    return make


def _pays(scene: ExerciseScene, spaces: tuple[int, ...]) -> bool:
    """Return whether some spaces are within the range and some beyond it."""
    far = [space for space in spaces if steps_to(scene, space) > RANGE]
    return 0 < len(far) < len(spaces)


def _around(scene: ExerciseScene, ends: tuple[int, ...]) -> bool:
    """Return whether more would be in range straight through shallows or Zeus's space."""
    die, spaces = scene.me.dice[0], scene.rules.board.spaces
    through = [
        space
        for space in scene.rules.board.water
        if spaces[space].color == die and 0 < steps_to(scene, space, crossing=True) < RANGE
    ]
    return any(space not in ends for space in through if space != scene.me.ship)


reach = template("sailing.reach", rests_on=("move.end-color", "move.range"))(_pointing())


reach_paid = template(
    "sailing.reach-paid", rests_on=("move.buy-range", "move.end-color", "move.range")
)(_pointing(favor=lambda seed: 1 + seed % 2, worth=_pays))


shallows = template("sailing.shallows", rests_on=("move.blocked", "move.end-color", "move.range"))(
    _pointing(worth=_around, about=(Reason("why-sailing-around"),))
)


@template("sailing.start", rests_on=("move.start", "move.end-color", "move.range"))
def start(scene: ExerciseScene) -> Question:
    """Ask for the spaces that a die reaches from Zeus's space."""
    home = scene.with_me(ship=scene.rules.board.zeus, favor=0)
    about = (Reason("why-sailing-start"),)
    return _pointed(home, about=about)


@template("sailing.company", rests_on=("board.ships-share", "move.end-color", "move.range"))
def company(scene: ExerciseScene) -> Question:
    """Ask for the spaces that a die reaches while another ship is on one of them."""
    alone = scene.with_me(favor=0)
    spaces = targets(alone, alone.rules, alone.me.dice[0])
    assume(len(spaces) >= 2)
    there = scene.random.choice(spaces)
    both = alone.with_other(there)
    space = both.rules.board.spaces[there]
    about = (Reason("why-sailing-company", {"space": space}),)
    return _pointed(both, look=(there,), about=about, space=space)


@template("sailing.beside", rests_on=("action.adjacent", "move.end-color", "move.range"))
def beside(scene: ExerciseScene) -> Question:
    """Ask for the spaces next to an island or city on which a die can end."""
    bare = scene.with_me(favor=scene.seed % 3)
    board = bare.rules.board
    spaces = targets(bare, bare.rules, bare.me.dice[0])
    lands = sorted({land for space in spaces for land in board.shore[space]})
    assume(lands)
    land = scene.random.choice(lands)
    assume(not all(land in board.adjacent[space] for space in spaces))
    space = board.spaces[land]
    return _pointed(
        bare,
        beside=land,
        look=(land,),
        about=(Reason("why-sailing-beside", {"space": space}),),
        space=space,
    )


def route(scene: ExerciseScene, target: int) -> tuple[Route, ...]:
    """Return a shortest route of the ship to a space, to be drawn."""
    return (scene.rules.board.route(scene.me.ship, target),)


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

    def explain() -> tuple[Reason, ...]:
        board = scene.rules.board
        spaces = tuple(board.spaces[space] for space in board.route(scene.me.ship, end)[1:])
        return (
            Reason("why-sailing-around"),
            Reason("why-sailing-steps", {"spaces": spaces, "steps": len(spaces)}),
        )

    return Question(
        scene,
        lambda rules: number(rules.board.distance()[ship][end]),
        facts={"space": board.spaces[end]},
        look=(ship, end),
        explain=explain,
        draw=partial(route, scene, end),
    )


def _priced(
    scene: ExerciseScene,
    end: int,
    colors: Sequence[int],
    why: Callable[[ExerciseScene, int, int], tuple[Reason, ...]],
) -> Question:
    """Return the lowest cost to get somewhere with the first die used as one of the colors."""
    die = scene.me.dice[0]

    def answers(rules: Delphi) -> Answers:
        costs = [_tokens(scene, rules, move(die, end, color)) for color in colors]
        prices = [tokens for tokens in costs if tokens is not None]
        return number(min(prices)) if prices else frozenset()

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
        draw=partial(route, scene, end),
    )


def _steps(scene: ExerciseScene, target: int) -> int:
    return scene.rules.board.distance()[scene.me.ship][target]


def away_reason(scene: ExerciseScene, target: int) -> Reason:
    """Return how far away a space is, and how much of that is beyond the range."""
    steps, own = _steps(scene, target), range_of(scene)
    space = scene.rules.board.spaces[target]
    facts = {"space": space, "steps": steps, "range": own, "beyond": max(0, steps - own)}
    return Reason("why-sailing-away", facts)


def cost_reasons(scene: ExerciseScene, target: int, tokens: int) -> tuple[Reason, ...]:
    """Return why sailing somewhere with the die as it is costs some tokens."""
    return away_reason(scene, target), Reason("why-sailing-cost", {"tokens": tokens})


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
    return _priced(rich, end, (die,), cost_reasons)


def price_reasons(scene: ExerciseScene, target: int, tokens: int) -> tuple[Reason, ...]:
    """Return why sailing somewhere with the die recolored costs some tokens."""
    rules, die = scene.rules, scene.me.dice[0]
    color = rules.board.spaces[target].color
    recolored = rules.price(scene.position, die, color) or 0
    beyond = tokens - recolored
    facts = {"color": Color(die), "used": Color(color), "tokens": recolored}
    both = {"recoloring": recolored, "beyond": beyond, "tokens": tokens}
    return (
        Reason("why-sailing-recolor", facts),
        away_reason(scene, target),
        Reason("why-sailing-price", both),
    )


@template(
    "sailing.price", rests_on=("move.buy-range", "oracle.recolor", "move.end-color", "move.range")
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
    return _priced(rich, end, colors, price_reasons)


def judged_reasons(scene: ExerciseScene, target: int, die: int) -> tuple[Reason, ...]:
    """Return how far a die takes the ship, and why it reaches a space or not."""
    board, tokens = scene.rules.board, scene.me.favor
    space, farthest = board.spaces[target], range_of(scene) + tokens
    steps = _steps(scene, target)
    if target not in board.water:
        why = Reason("why-sailing-closed", {"space": space})
    elif space.color != die:
        facts = {"space": space, "color": Color(space.color), "used": Color(die)}
        why = Reason("why-sailing-other-color", facts)
    elif steps > farthest:
        why = Reason("why-sailing-too-far", {"space": space, "steps": steps, "farthest": farthest})
    else:
        facts = {"space": space, "color": Color(die), "steps": steps}
        why = Reason("why-sailing-there", facts)
    return _reach(scene), why


def _judged(scene: ExerciseScene, action: Action) -> tuple[Reason, ...]:
    """Return why a move is legal, or why it isn't."""
    return judged_reasons(scene, action.target, action.color)


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
    scene = with_ship_near(scene)
    die, board, ship = scene.me.dice[0], scene.rules.board, scene.me.ship
    near = [i for i in board.water if 0 < board.distance()[ship][i] <= 5]
    target = scene.random.choice([*near, *board.adjacent[ship]])
    action = move(die, target)
    assume(target != ship and allowed(scene, scene.rules, action) == (scene.seed % 2 == 0))

    return _about_move(
        scene, (YES, NO), lambda rules: only(YES if allowed(scene, rules, action) else NO), action
    )


def _fine(scene: ExerciseScene, target: int, die: int) -> Reason:
    """Return why a die reaches a space."""
    board, own, tokens = scene.rules.board, range_of(scene), scene.me.favor
    away = {"space": board.spaces[target], "color": Color(die), "steps": _steps(scene, target)}
    return Reason("why-sailing-fine", {**away, "tokens": tokens, "farthest": own + tokens})


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
        right = frozenset(
            (str(Color(die)),) for die in dice if allowed(scene, rules, move(die, target))
        )
        return right or only(NO_DIE)

    far = RANGE + scene.me.favor < steps_to(scene, target) <= RANGE + scene.me.favor + 2
    assume(color in dice and len(right := answers(scene.rules)) == 1)
    assume((right == {(NO_DIE,)}) == (scene.seed % 3 == 1) and (scene.seed % 3 != 1 or far))

    def explain() -> tuple[Reason, ...]:
        die = scene.rules.board.spaces[target].color
        first = Reason("why-sailing-which-die")
        if _steps(scene, target) > range_of(scene) + scene.me.favor:
            return first, judged_reasons(scene, target, die)[-1]
        return first, _fine(scene, target, die)

    return Question(
        scene,
        answers,
        form=SingleChoice((*(str(Color(die)) for die in dice), NO_DIE)),
        facts={"space": board.spaces[target], "tokens": scene.me.favor},
        action=lambda part: None if part == NO_DIE else move(Color[part.upper()], target),
        look=(scene.me.ship, target),
        explain=explain,
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
    scene = with_ship_near(scene.with_me(favor=scene.seed % 3))
    die, random, rules = scene.me.dice[0], scene.random, scene.rules
    right = targets(scene, rules, die)
    wrong = [random.choice(spaces) for spaces in _kinds(scene, die).values() if spaces]
    assume(right and len(wrong) >= 3)
    shown = [random.choice(right), *random.sample(wrong, 3)]
    random.shuffle(shown)
    options = tuple(rules.notation.write(move(die, space)) for space in shown)

    def answers(rules: Delphi) -> Answers:
        read = rules.notation.read
        return frozenset((option,) for option in options if allowed(scene, rules, read(option)))

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
    spaces = (
        targets(scene, scene.rules, die),
        [*kinds["color"], *kinds["paid"]],
        [*kinds["far"], *kinds["through"]],
        land,
    )[scene.seed % 4]
    assume(spaces)
    target = scene.random.choice(spaces)
    action = move(die, target)

    def answers(rules: Delphi) -> Answers:
        verdict = rules.check(scene.position, action)
        if verdict.allowed:
            return only(FINE)
        broken = verdict.broken_rules
        return frozenset((REASONS[rule],) for rule in broken if rule in REASONS)

    assume(len(answers(scene.rules)) == 1)
    return _about_move(scene, (FINE, *dict.fromkeys(REASONS.values())), answers, action)
