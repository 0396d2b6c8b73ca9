"""Exercises on the oracle wheel: the colors that dice can become, and their prices."""

from collections.abc import Iterator
from functools import partial
from itertools import permutations
from typing import Final

from oracle_nb.delphi.lessons.exercises import wheel_reasons
from oracle_nb.delphi.lessons.exercises.lines import lines, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    AnswerReason,
    Answers,
    MultipleChoice,
    NumberInput,
    Ordering,
    Picture,
    SingleChoice,
)

WHEEL: Final = ("oracle.recolor", "oracle.wheel")
ALL: Final[Answer] = tuple(map(str, COLORS))
DEAREST: Final = 10
BEYOND: Final = 1000
"""A price above any number of tokens."""


def prices_of(rules: Delphi, scene: ExerciseScene, source: int) -> dict[int, int]:
    """Return what a die or card costs as each color that it can become."""
    prices = {color: rules.price(scene.position, source, color) for color in COLORS}
    return {color: price for color, price in prices.items() if price is not None}


def _priced(rules: Delphi, scene: ExerciseScene, source: int, color: int) -> int:
    """Return the price of a die or card as a color; BEYOND if it can't become that."""
    return prices_of(rules, scene, source).get(color, BEYOND)


def use(source: int, color: int) -> Action:
    """Return the use of a die or card as a color: the rules check the tokens."""
    return Action(Verb.ADVANCE, source, color)


def _affordable(scene: ExerciseScene, tokens: int) -> ExerciseScene:
    """Return the scene with at least as many tokens, so that the picture shows a price in hand."""
    return scene.with_me(favor=max(tokens, scene.me.favor))


def _one_of(found: Iterator[int]) -> Answers:
    return frozenset((str(Color(color)),) for color in found)


def _color(part: str) -> Color:
    return Color[part.upper()]


# --- one die -------------------------------------------------------------------------------------


@template("wheel.price", rests_on=("oracle.recolor", "oracle.wheel"), picture=Picture.OWN)
def price(scene: ExerciseScene) -> Question:
    """Ask what a die costs as another color."""
    die = scene.random.choice(scene.me.dice)
    used = scene.random.choice([color for color in COLORS if color != die])

    def answers(rules: Delphi) -> Answers:
        prices = prices_of(rules, scene, die)
        return frozenset({(str(prices[used]),)}) if used in prices else frozenset()

    number = NumberInput(0, DEAREST)
    why, color = partial(wheel_reasons.price, die, used), Color(die)
    rich = _affordable(scene, prices_of(scene.rules, scene, die)[used])
    return Question(rich, answers, form=number, facts={"color": color, "used": used}, explain=why)


@template("wheel.becomes", rests_on=("oracle.recolor", "oracle.wheel"), picture=Picture.OWN)
def becomes(scene: ExerciseScene) -> Question:
    """Ask which color a die becomes for a number of tokens."""
    die, paid = scene.random.choice(scene.me.dice), scene.random.randint(1, 5)

    def answers(rules: Delphi) -> Answers:
        prices = prices_of(rules, scene, die)
        return _one_of(color for color in prices if prices[color] == paid)

    why, form = partial(wheel_reasons.price, die, (die + paid) % len(COLORS)), SingleChoice(ALL)
    rich = _affordable(scene, paid)
    return Question(
        rich, answers, form=form, facts={"color": Color(die), "tokens": paid}, explain=why
    )


@template("wheel.colors", rests_on=("oracle.recolor", "oracle.wheel"), picture=Picture.OWN)
def colors(scene: ExerciseScene) -> Question:
    """Ask for all colors that a die can be used as with the available tokens."""
    tokens = scene.random.randint(1, 4)
    rich = scene.with_me(favor=tokens)
    die = scene.random.choice(scene.me.dice)

    def answers(rules: Delphi) -> Answers:
        prices = prices_of(rules, rich, die)
        found = [str(Color(color)) for color in prices if prices[color] <= tokens]
        return frozenset({tuple(sorted(found))})

    return Question(
        rich,
        answers,
        form=MultipleChoice(ALL),
        facts={"color": Color(die), "tokens": tokens},
        action=lambda part: use(die, _color(part)),
        explain=partial(wheel_reasons.colors, die, tokens),
    )


@template("wheel.nearest", rests_on=("oracle.wheel", "oracle.recolor"), picture=Picture.OWN)
def nearest(scene: ExerciseScene) -> Question:
    """Ask for the colors in the order of what a die costs as each."""
    die = scene.random.choice(scene.me.dice)
    choice = scene.random.sample([color for color in COLORS if color != die], 4)

    def answers(rules: Delphi) -> Answers:
        prices = {color: _priced(rules, scene, die, color) for color in choice}
        orders = permutations(choice)
        costs = [(tuple(prices[color] for color in order), order) for order in orders]
        return frozenset(
            tuple(map(str, order)) for cost, order in costs if list(cost) == sorted(cost)
        )

    form, why = Ordering(tuple(map(str, choice))), partial(wheel_reasons.nearest, die)
    tuple(reversed(WHEEL))
    rich = _affordable(scene, max(prices_of(scene.rules, scene, die)[color] for color in choice))
    return Question(rich, answers, form=form, facts={"color": Color(die)}, explain=why)


# --- several dice --------------------------------------------------------------------------------


@template("wheel.which-die", rests_on=("oracle.recolor", "oracle.wheel"), picture=Picture.OWN)
def which_die(scene: ExerciseScene) -> Question:
    """Ask which of three dice is the cheapest as a color."""
    dice = tuple(dict.fromkeys(scene.me.dice))
    used = scene.random.choice(COLORS)
    assume(len(dice) >= 3 and used not in dice)

    def answers(rules: Delphi) -> Answers:
        prices = {die: _priced(rules, scene, die, used) for die in dice}
        least = min(prices.values())
        return _one_of(die for die in dice if prices[die] == least)

    def why() -> tuple[AnswerReason, ...]:
        return wheel_reasons.which_die(_color(min(answers(scene.rules))[0]), used)

    form = SingleChoice(tuple(str(Color(die)) for die in dice))
    rich = _affordable(scene, min(_priced(scene.rules, scene, die, used) for die in dice))
    return Question(rich, answers, form=form, facts={"used": used}, explain=why)


def _cheapest(
    rules: Delphi, scene: ExerciseScene, dice: tuple[int, ...], wanted: tuple[int, ...]
) -> int:
    """Return the fewest tokens for which dice give the wanted colors."""
    prices = {(a, b): _priced(rules, scene, a, b) for a in {*dice} for b in {*wanted}}
    return min(
        sum(prices[pair] for pair in zip(order, wanted, strict=True))
        for order in permutations(dice, len(wanted))
    )


@template("wheel.three", rests_on=("oracle.recolor", "oracle.wheel"), picture=Picture.OWN)
def three(scene: ExerciseScene) -> Question:
    """Ask for the lowest cost of three wanted colors with the three dice."""
    dice = scene.me.dice
    twice, once = scene.random.sample(COLORS, 2)
    wanted = (twice, twice, once)
    cost = _cheapest(scene.rules, scene, dice, wanted)
    assume(1 <= cost <= 8)

    def answers(rules: Delphi) -> Answers:
        least = _cheapest(rules, scene, dice, wanted)
        return frozenset({(str(least),)}) if least < BEYOND else frozenset()

    number = NumberInput(0, 3 * DEAREST)
    why = partial(wheel_reasons.three, dice, twice, once)
    rich = _affordable(scene, cost)
    return Question(rich, answers, form=number, facts={"twice": twice, "once": once}, explain=why)


@template("wheel.whose", rests_on=("oracle.recolor", "oracle.wheel"), picture=Picture.OWN)
def whose(scene: ExerciseScene) -> Question:
    """Ask which die to use as the odd color, so that three wanted colors cost least."""
    dice = scene.me.dice
    twice, once = scene.random.sample(COLORS, 2)

    def answers(rules: Delphi) -> Answers:
        costs = {}
        for place, die in enumerate(dice):
            others = dice[:place] + dice[place + 1 :]
            pair = _cheapest(rules, scene, others, (twice, twice))
            costs[die] = _priced(rules, scene, die, once) + pair
        least = min(costs.values())
        return _one_of(die for die in costs if costs[die] == least)

    assume(len(set(dice)) >= 3 and once not in dice and len(answers(scene.rules)) <= 1)
    form = SingleChoice(tuple(str(Color(die)) for die in dice))
    why = partial(wheel_reasons.three, dice, twice, once)
    rich = _affordable(scene, _cheapest(scene.rules, scene, dice, (twice, twice, once)))
    return Question(rich, answers, form=form, facts={"twice": twice, "once": once}, explain=why)


# --- on the board --------------------------------------------------------------------------------


def _sailed(scene: ExerciseScene, target: int, *verbs: Verb) -> Question:
    """Sail to the space with an action of each of the verbs."""
    space, seat = scene.rules.board.spaces[target], scene.position.turn

    def there(position: Position) -> bool:
        return position.players[seat].ship == target

    def last(position: Position, action: Action) -> bool:
        return action.verb == Verb.MOVE and action.target == target

    def answers(rules: Delphi) -> Answers:
        found = lines(rules, scene.position, len(verbs), verbs, last, there)
        return written(rules, found)

    assume(answers(scene.rules))
    why = wheel_reasons.earn if Verb.FAVOR in verbs else partial(wheel_reasons.sail, space.color)
    return Question(
        scene,
        answers,
        form=ActionSequence(len(verbs)),
        facts={"space": space, "color": Color(space.color), "tokens": scene.me.favor},
        goal=there,
        look=(scene.me.ship, target),
        explain=why,
    )


def _beside(scene: ExerciseScene) -> int:
    """Return a water space next to the ship, in a color that no die has."""
    board = scene.rules.board
    ends = [
        space
        for space in board.sailing[scene.me.ship]
        if board.spaces[space].color not in (-1, *scene.me.dice)
    ]
    assume(ends)
    return scene.random.choice(ends)


@template("wheel.sail", rests_on=("oracle.recolor", "oracle.wheel", "move.end-color"))
def sail(scene: ExerciseScene) -> Question:
    """Ask to sail to the next space with a recolored die.

    The tokens suffice only for the cheapest.
    """
    target, dice = _beside(scene), scene.me.dice
    assume(len(set(dice)) >= 3)
    color = scene.rules.board.spaces[target].color
    poor = scene.with_me(favor=_cheapest(scene.rules, scene, dice, (color,)))
    return _sailed(poor, target, Verb.MOVE)


@template("wheel.earn", rests_on=("oracle.recolor", "oracle.wheel", "move.end-color"))
def earn(scene: ExerciseScene) -> Question:
    """Ask to take favor tokens for one die, so that another one can be recolored."""
    target = _beside(scene)
    assume(len(set(scene.me.dice)) >= 3)
    poor = scene.with_me(favor=0)
    return _sailed(poor, target, Verb.FAVOR, Verb.MOVE)
