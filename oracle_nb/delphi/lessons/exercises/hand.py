"""Exercises on oracle cards in hand, which are used like dice, one a turn."""

from functools import partial

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises import wheel_reasons
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import NO, YES, Question, template
from oracle_nb.delphi.lessons.exercises.wheel import DEAREST, prices_of, use
from oracle_nb.delphi.model.actions import CARD, Verb
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answers, MultipleChoice, NumberInput, Picture, SingleChoice


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
        return frozenset({(YES if cost is not None and cost <= tokens else NO,)})

    assume(answers(scene.rules) == frozenset({(NO if scene.seed % 3 == 0 else YES,)}))
    return Question(
        hand,
        answers,
        form=SingleChoice((YES, NO)),
        facts={"color": held, "used": used, "tokens": tokens},
        action=lambda part: use(source, used) if part == YES else None,
        explain=partial(wheel_reasons.card, held, used, tokens),
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
        found = [
            option
            for option, source in options.items()
            if prices_of(rules, hand, source).get(used, DEAREST) <= tokens
        ]
        return frozenset({tuple(sorted(found))})

    (right,) = answers(scene.rules)
    assume(len(dice) >= 3 and 0 < len(right) < len(options))
    assume(any(option.startswith("card") for option in right))
    return Question(
        hand,
        answers,
        form=MultipleChoice(tuple(options)),
        facts={"used": used, "tokens": tokens},
        action=lambda part: use(options[part], used),
        explain=partial(wheel_reasons.sources, used, tokens),
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
        while found := [one for one in rules.legal_actions(position) if one.verb == Verb.FAVOR]:
            position = rules.apply(position, found[0], chance).position
            number += 1
        return frozenset({(str(number),)})

    return Question(
        table,
        answers,
        form=NumberInput(0, 9),
        facts={"dice": 3 - used, "cards": len(cards)},
        explain=partial(wheel_reasons.actions, 3 - used),
    )
