"""Exercises on the oracle: the wheel and its prices, the cards in hand, and the pile."""

from collections.abc import Iterable
from functools import partial
from itertools import permutations
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, ashore, assume, by_color
from oracle_nb.delphi.lessons.exercises.templates import (
    NO,
    YES,
    Question,
    after_legal,
    number,
    only,
    reaching,
    several,
    template,
)
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    MultipleChoice,
    NumberInput,
    Ordering,
    Picture,
    SingleChoice,
)
from oracle_nb.games.exercises import AnswerReason as Reason

ALL: Final[Answer] = tuple(map(str, COLORS))
DEAREST: Final = 10
BEYOND: Final = 1000
"""A price above any number of tokens."""

DICE: Final = 3
TILES: Final = (1, 2, 0, 3, 3)
"""Numbers of face-down tiles from one seed to the next."""

CLOCKWISE: Final = Reason("why-wheel-clockwise")


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


def _one_of(colors: Iterable[int]) -> Answers:
    return frozenset((str(Color(color)),) for color in colors)


def _color(part: str) -> Color:
    return Color[part.upper()]


def _steps(start: int, end: int) -> int:
    """Return the steps from one color to another; colors are numbered clockwise."""
    return (end - start) % len(COLORS)


def price_reasons(color: int, used: int) -> tuple[Reason, ...]:
    """Return why a die costs what it does as another color."""
    facts = {"color": Color(color), "used": Color(used), "tokens": _steps(color, used)}
    return CLOCKWISE, Reason("why-wheel-steps", facts)


# --- one die -------------------------------------------------------------------------------------


@template("wheel.price", rests_on=("oracle.recolor", "oracle.wheel"), picture=Picture.OWN)
def price(scene: ExerciseScene) -> Question:
    """Ask what a die costs as another color."""
    die = scene.random.choice(scene.me.dice)
    used = scene.random.choice([color for color in COLORS if color != die])

    def answers(rules: Delphi) -> Answers:
        prices = prices_of(rules, scene, die)
        return only(str(prices[used])) if used in prices else frozenset()

    number = NumberInput(0, DEAREST)
    why, color = partial(price_reasons, die, used), Color(die)
    rich = _affordable(scene, prices_of(scene.rules, scene, die)[used])
    return Question(rich, answers, form=number, facts={"color": color, "used": used}, explain=why)


@template("wheel.becomes", rests_on=("oracle.recolor", "oracle.wheel"), picture=Picture.OWN)
def becomes(scene: ExerciseScene) -> Question:
    """Ask which color a die becomes for a number of tokens."""
    die, paid = scene.random.choice(scene.me.dice), scene.random.randint(1, 5)

    def answers(rules: Delphi) -> Answers:
        prices = prices_of(rules, scene, die)
        return _one_of(color for color in prices if prices[color] == paid)

    why, form = partial(price_reasons, die, (die + paid) % len(COLORS)), SingleChoice(ALL)
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
        options = [str(Color(color)) for color in prices if prices[color] <= tokens]
        return several(options)

    def explain() -> tuple[Reason, ...]:
        affordable = tuple(Color((die + n) % len(COLORS)) for n in range(min(tokens, 5) + 1))
        facts = {"color": Color(die), "tokens": tokens, "colors": affordable}
        return CLOCKWISE, Reason("why-wheel-colors", facts)

    return Question(
        rich,
        answers,
        form=MultipleChoice(ALL),
        facts={"color": Color(die), "tokens": tokens},
        action=lambda part: use(die, _color(part)),
        explain=explain,
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

    def explain() -> tuple[Reason, ...]:
        clockwise = tuple(Color((die + n) % len(COLORS)) for n in range(1, len(COLORS)))
        return CLOCKWISE, Reason("why-wheel-nearest", {"color": Color(die), "colors": clockwise})

    form = Ordering(tuple(map(str, choice)))
    rich = _affordable(scene, max(prices_of(scene.rules, scene, die)[color] for color in choice))
    return Question(rich, answers, form=form, facts={"color": Color(die)}, explain=explain)


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

    # Each place among the options is the correct one equally often.
    ranked = sorted(dice, key=lambda die: _steps(die, used))
    assume(sorted(dice).index(ranked[0]) == scene.seed % len(dice))

    def explain() -> tuple[Reason, ...]:
        color = _color(min(answers(scene.rules))[0])
        facts = {"color": color, "used": used, "tokens": _steps(color, used)}
        return CLOCKWISE, Reason("why-wheel-which-die", facts)

    form = SingleChoice(tuple(str(Color(die)) for die in dice))
    rich = _affordable(scene, min(_priced(scene.rules, scene, die, used) for die in dice))
    return Question(rich, answers, form=form, facts={"used": used}, explain=explain)


def _cheapest(
    rules: Delphi, scene: ExerciseScene, dice: tuple[int, ...], wanted: tuple[int, ...]
) -> int:
    """Return the fewest tokens for which dice give the wanted colors."""
    prices = {(a, b): _priced(rules, scene, a, b) for a in {*dice} for b in {*wanted}}
    return min(
        sum(prices[pair] for pair in zip(order, wanted, strict=True))
        for order in permutations(dice, len(wanted))
    )


def three_reasons(dice: tuple[int, ...], twice: int, once: int) -> tuple[Reason, ...]:
    """Return the cheapest use of three dice as one color twice and another once."""
    costs = {}
    for place, die in enumerate(dice):
        others = dice[:place] + dice[place + 1 :]
        costs[die] = (_steps(die, once), sum(_steps(other, twice) for other in others))
    best = min(costs, key=lambda die: sum(costs[die]))
    single, pair = costs[best]
    facts = {
        "color": Color(best),
        "once": Color(once),
        "twice": Color(twice),
        "single": single,
        "pair": pair,
        "tokens": single + pair,
    }
    return CLOCKWISE, Reason("why-wheel-three", facts)


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
        return only(str(least)) if least < BEYOND else frozenset()

    number = NumberInput(0, 3 * DEAREST)
    why = partial(three_reasons, dice, twice, once)
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
    why = partial(three_reasons, dice, twice, once)
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

    answers = reaching(scene, len(verbs), verbs, last, there)
    assume(answers(scene.rules))
    why = Reason("why-wheel-sail", {"color": Color(space.color)})
    if Verb.FAVOR in verbs:
        why = Reason("why-wheel-earn")
    return Question(
        scene,
        answers,
        form=ActionSequence(len(verbs)),
        facts={"space": space, "color": Color(space.color), "tokens": scene.me.favor},
        goal=there,
        look=(scene.me.ship, target),
        explain=lambda: (CLOCKWISE, why),
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


def with_cards(scene: ExerciseScene, cards: tuple[int, ...]) -> ExerciseScene:
    """Return the same with these cards in hand, which are removed from the pile."""
    held, deck = [0] * 6, list(scene.position.deck)
    for color in cards:
        held[color] += 1
        deck[color] -= 1
    return scene.with_me(cards=tuple(held)).with_position(deck=tuple(deck))


@template(
    "wheel.card",
    rests_on=("oracle.card-as-die", "oracle.recolor", "oracle.wheel"),
    picture=Picture.OWN,
)
def card(scene: ExerciseScene) -> Question:
    """Ask whether a card can be used as another color with the available tokens."""
    held, used = scene.random.sample(COLORS, 2)
    tokens = scene.random.randint(1, 4)
    hand = with_cards(scene, (held,)).with_me(favor=tokens)
    source = CARD + held

    def answers(rules: Delphi) -> Answers:
        cost = prices_of(rules, hand, source).get(used)
        return only(YES if cost is not None and cost <= tokens else NO)

    assume(answers(scene.rules) == only(NO if scene.seed % 2 else YES))

    def explain() -> tuple[Reason, ...]:
        needed = _steps(held, used)
        facts = {"needed": needed, "tokens": tokens, "more": tokens >= needed}
        return (
            Reason("why-wheel-cards"),
            *price_reasons(held, used)[1:],
            Reason("why-wheel-enough", facts),
        )

    return Question(
        hand,
        answers,
        form=SingleChoice((YES, NO)),
        facts={"color": held, "used": used, "tokens": tokens},
        action=lambda part: use(source, used) if part == YES else None,
        explain=explain,
    )


@template(
    "wheel.sources",
    rests_on=("oracle.recolor", "oracle.wheel", "oracle.card-as-die"),
    picture=Picture.OWN,
)
def sources(scene: ExerciseScene) -> Question:
    """Ask for all dice and cards that can be used as a color with the available tokens."""
    dice = tuple(dict.fromkeys(scene.me.dice))
    cards = tuple(sorted(scene.random.sample(COLORS, 2)))
    tokens, used = scene.random.randint(1, 3), scene.random.choice(COLORS)
    hand = with_cards(scene, cards).with_me(favor=tokens)
    options = {f"die-{Color(die)}": die for die in dice}
    options |= {f"card-{color}": CARD + color for color in cards}

    def answers(rules: Delphi) -> Answers:
        usable = [
            option
            for option, source in options.items()
            if prices_of(rules, hand, source).get(used, DEAREST) <= tokens
        ]
        return several(usable)

    (right,) = answers(scene.rules)
    assume(len(dice) >= 3 and 0 < len(right) < len(options))
    assume(any(option.startswith("card") for option in right))

    def explain() -> tuple[Reason, ...]:
        usable = tuple(Color((used - n) % len(COLORS)) for n in range(min(tokens, 5) + 1))
        facts = {"used": Color(used), "tokens": tokens, "colors": usable}
        return Reason("why-wheel-cards"), Reason("why-wheel-sources", facts)

    return Question(
        hand,
        answers,
        form=MultipleChoice(tuple(options)),
        facts={"used": used, "tokens": tokens},
        action=lambda part: use(options[part], used),
        explain=explain,
    )


@template(
    "wheel.actions",
    rests_on=("oracle.one-card", "turn.sources", "turn.die-once"),
    picture=Picture.OWN,
)
def actions(scene: ExerciseScene) -> Question:
    """Ask how many actions dice and cards give in this turn."""
    used = scene.random.randint(0, 2)
    cards = tuple(scene.random.sample(COLORS, scene.random.randint(1, 3)))
    dice = scene.me.dice
    hand = with_cards(scene, cards).with_me(dice=dice[used:])
    table = hand.with_position(spent=dice[:used])

    def answers(rules: Delphi) -> Answers:
        position, chance, number = table.position, SeededChance(scene.seed), 0
        while takes := [
            action for action in rules.legal_actions(position) if action.verb == Verb.FAVOR
        ]:
            position = rules.apply(position, takes[0], chance).position
            number += 1
        return only(str(number))

    def explain() -> tuple[Reason, ...]:
        dice = 3 - used
        return (
            Reason("why-wheel-one-card"),
            Reason("why-wheel-actions", {"unused": dice, "actions": dice + 1}),
        )

    return Question(
        table,
        answers,
        form=NumberInput(0, 9),
        facts={"dice": 3 - used, "cards": len(cards)},
        explain=explain,
    )


@template(
    "wheel.pile",
    rests_on=("oracle.deck-empty", "action.draw-card"),
    form=NumberInput(0, DICE),
    picture=Picture.OWN,
)
def pile(scene: ExerciseScene) -> Question:
    """Ask how many oracle cards the dice can draw when the pile runs out."""
    random = scene.random
    left, discarded = random.randint(0, 2), (1, 3, 0, 2)[scene.seed % 4]
    colors = [random.choice(COLORS) for _ in range(left + discarded)]
    table = ashore(scene).with_me(cards=(0,) * len(COLORS))
    table = table.with_position(deck=by_color(colors[:left]), discard=by_color(colors[left:]))

    def answers(rules: Delphi) -> Answers:
        draws = (Action(Verb.DRAW, die) for die in table.me.dice)
        position = after_legal(rules, table.position, draws, scene.seed)
        return number(sum(position.players[position.turn].cards))

    def explain() -> tuple[Reason, ...]:
        total = left + discarded
        facts = {"pile": left, "discarded": discarded, "total": total, "left": min(DICE, total)}
        return Reason("why-wheel-renewed"), Reason("why-wheel-drawn", facts)

    return Question(table, answers, facts={"pile": left, "discarded": discarded}, explain=explain)


@template("exploring.last", rests_on=("action.look-fewer", "action.look"), form=NumberInput(0, 3))
def last(scene: ExerciseScene) -> Question:
    """Ask how many tiles a look shows when few are face down."""
    table, count = ashore(scene), TILES[scene.seed % len(TILES)]
    islands = len(table.rules.board.islands)
    up = scene.random.sample(range(islands), islands - count)
    kinds = scene.random.sample(range(12), islands)
    table = table.with_position(face_up=sum(1 << slot for slot in up), tiles=tuple(kinds)).with_me(
        seen=0
    )

    def answers(rules: Delphi) -> Answers:
        position, look = table.position, Action(Verb.LOOK, table.me.dice[0])
        if not rules.check(position, look):
            return number(0)
        chance = SeededChance(scene.seed)
        position = rules.apply(position, look, chance).position
        while position.pending:
            action = rules.legal_actions(position)[0]
            position = rules.apply(position, action, chance).position
        return number(position.players[position.turn].seen.bit_count())

    def explain() -> tuple[Reason, ...]:
        facts = {"count": count, "left": min(2, count)}
        return Reason("why-exploring-fewer"), Reason("why-exploring-last", facts)

    return Question(table, answers, facts={"count": count}, explain=explain)
