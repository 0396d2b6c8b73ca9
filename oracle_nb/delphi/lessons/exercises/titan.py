"""Exercises on the titan: who is attacked, when, and what the shield is worth."""

from functools import cache, partial
from typing import Final

from oracle_nb.delphi.lessons.exercises import injury_reasons
from oracle_nb.delphi.lessons.exercises.bays import ashore
from oracle_nb.delphi.lessons.exercises.injuries import Goal, cards, preparing
from oracle_nb.delphi.lessons.exercises.injury_cards import (
    Injuries,
    by_color,
    cards_drawn,
    happens,
    hurt,
    injured,
    recovers,
    turn_ended,
    turn_started,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.templates import NO, YES, Question, number, template
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.consistency.shape import INJURIES
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answers, MultipleChoice, NumberInput, Picture, SingleChoice

FACES: Final = tuple(map(str, range(1, 7)))
ATTACK: Final = ("titan.attack", "titan.six")
STRONGEST: Final = 5
"""The highest shield, and the highest roll that a shield can stop."""


@template(
    "titan.drawn",
    rests_on=("titan.attack", "titan.six"),
    form=NumberInput(0, 6),
    picture=Picture.OWN,
    staged=ashore,
)
def drawn(scene: ExerciseScene) -> Question:
    """Ask how many injury cards a roll costs."""
    random = scene.random
    shield = random.randint(2, STRONGEST - 1)
    lower, higher = random.randint(1, shield - 1), random.randint(shield + 1, STRONGEST)
    roll = (shield, higher, 6, lower)[scene.seed % 4]
    table = scene.with_me(shield=shield)

    def answers(rules: Delphi) -> Answers:
        return number(cards_drawn(rules, table.position, 0, roll))

    texts = {"shield": shield, "roll": roll}
    why = partial(injury_reasons.drawn, shield, roll)
    return Question(table, answers, facts=texts, explain=why)


@template(
    "titan.rolls",
    rests_on=("titan.attack", "titan.six"),
    form=MultipleChoice(FACES),
    picture=Picture.OWN,
    staged=ashore,
)
def rolls(scene: ExerciseScene) -> Question:
    """Ask which rolls cost exactly one injury card."""
    shield = scene.random.randint(0, STRONGEST - 1)
    table = scene.with_me(shield=shield)

    def answers(rules: Delphi) -> Answers:
        position = table.position
        found = (one for one in FACES if cards_drawn(rules, position, 0, int(one)) == 1)
        return frozenset({tuple(found)})

    return Question(
        table,
        answers,
        facts={"shield": shield},
        explain=lambda: injury_reasons.rolls(shield, min(answers(table.rules))),
    )


@template(
    "titan.first-round",
    rests_on=("ship.shield", "setup.shield", "titan.attack", "titan.six"),
    picture=Picture.OWN,
    staged=ashore,
)
def first_round(scene: ExerciseScene) -> Question:
    """Ask who draws injury cards in the first round, one of them with the shield tile."""
    roll = (2, 3, 1, 6, 2, 5)[scene.seed % 6]
    ships = [Color(one) for one in scene.rules.setting.ships]

    def answers(rules: Delphi) -> Answers:
        hit = [
            str(ship)
            for seat, ship in enumerate(ships)
            if cards_drawn(rules, scene.position, seat, roll)
        ]
        return frozenset({tuple(sorted(hit))})

    return Question(
        scene,
        answers,
        form=MultipleChoice(tuple(map(str, ships))),
        facts={"owner": ships[0], "other": ships[1], "roll": roll},
        explain=lambda: injury_reasons.first_round(roll, min(answers(scene.rules))),
    )


@template(
    "titan.rolled",
    rests_on=("titan.roll", "setup.titan-die", "turn.recover"),
    form=SingleChoice((YES, NO)),
    picture=Picture.OWN,
    staged=ashore,
)
def rolled(scene: ExerciseScene) -> Question:
    """Ask whether the titan die is rolled at the end of a turn."""
    ships = [Color(one) for one in scene.rules.setting.ships]
    seat, recovering = (scene.seed + scene.seed // 4) % 2, scene.seed // 2 % 2
    injuries = cards(scene.random, "same" if recovering else "few")
    position = injured(scene.position, seat, injuries)

    def answers(rules: Delphi) -> Answers:
        if recovering:
            _, events = turn_started(rules, position, seat)
        else:
            events = turn_ended(rules, position, seat)
        return frozenset({(YES if happens(events, "titan-rolled") else NO,)})

    return Question(
        scene.with_position(players=position.players, injury_deck=position.injury_deck),
        answers,
        facts={
            "first": ships[0],
            "last": ships[1],
            "owner": ships[seat],
            "recovering": recovering,
        },
        explain=partial(injury_reasons.rolled, ships[seat], ships[1]),
    )


def _withstands(scene: ExerciseScene) -> Goal:
    """Return the goal: no roll but a 6 forces the player to recover next turn."""

    @cache
    def most(rules: Delphi) -> int:
        return max(cards_drawn(rules, scene.position, 0, roll) for roll in range(1, 6))

    def reached(rules: Delphi, injuries: Injuries) -> bool:
        # Cards of one color are the worst that can be drawn.
        worst = (_more(injuries, color, most(rules)) for color in COLORS)
        return not any(recovers(rules, scene.position, one) for one in worst)

    return reached


def _more(injuries: Injuries, color: int, most: int) -> Injuries:
    found = list(injuries)
    found[color] = min(INJURIES, found[color] + most)
    return tuple(found)


@template(
    "titan.ready",
    rests_on=("titan.attack", "turn.recover", "injury.discard", "oracle.recolor"),
    staged=ashore,
)
def ready(scene: ExerciseScene) -> Question:
    """Ask to discard injuries such that the titan can't force the player to recover."""
    one, two, three, four = scene.random.sample(COLORS, 4)
    kinds = ([one, one, two, three], [one, one, two, two, three], [one, one, two, three, four])
    shield = scene.random.randint(0, STRONGEST - 1)
    table = hurt(
        scene.with_me(favor=scene.seed % 3, shield=shield), by_color(kinds[scene.seed % 3])
    )
    return preparing(table, _withstands(table))
