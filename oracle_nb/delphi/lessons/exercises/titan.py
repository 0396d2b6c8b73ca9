"""Exercises on the titan: who is attacked, when, and what the shield is worth."""

from functools import cache, partial
from typing import Final

from oracle_nb.delphi.lessons.exercises import injury_reasons
from oracle_nb.delphi.lessons.exercises.asking import NO, YES, E, asked, templates
from oracle_nb.delphi.lessons.exercises.fights import number
from oracle_nb.delphi.lessons.exercises.injuries import Goal, cards, preparing
from oracle_nb.delphi.lessons.exercises.injury_cards import (
    Injuries,
    by_color,
    cards_drawn,
    happens,
    hurt,
    injured,
    on_coast,
    recovers,
    turn_ended,
    turn_started,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.consistency.shape import INJURIES
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answers, MultipleChoice, NumberInput, SingleChoice

FACES: Final = tuple(map(str, range(1, 7)))
ATTACK: Final = ("titan.attack", "titan.six")
STRONGEST: Final = 5
"""The highest shield, and the highest roll that a shield can stop."""


def drawn(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how many injury cards a roll costs."""
    random = scene.random
    shield = random.randint(2, STRONGEST - 1)
    lower, higher = random.randint(1, shield - 1), random.randint(shield + 1, STRONGEST)
    roll = (shield, higher, 6, lower)[seed % 4]
    table = scene.with_me(shield=shield)

    def solve(rules: Delphi) -> Answers:
        return number(cards_drawn(rules, table.position, 0, roll))

    form = NumberInput(0, 6)
    texts = {"shield": shield, "roll": roll}
    why = partial(injury_reasons.drawn, shield, roll)
    return asked(table, "titan.drawn", seed, form, solve, ATTACK, facts=texts, explain=why)


def rolls(scene: ExerciseScene, seed: int) -> E | None:
    """Ask which rolls cost exactly one injury card."""
    shield = scene.random.randint(0, STRONGEST - 1)
    table = scene.with_me(shield=shield)

    def solve(rules: Delphi) -> Answers:
        position = table.position
        found = (one for one in FACES if cards_drawn(rules, position, 0, int(one)) == 1)
        return frozenset({tuple(found)})

    form = MultipleChoice(FACES)
    return asked(
        table,
        "titan.rolls",
        seed,
        form,
        solve,
        ATTACK,
        facts={"shield": shield},
        explain=lambda: injury_reasons.rolls(shield, min(solve(table.rules))),
    )


def first_round(scene: ExerciseScene, seed: int) -> E | None:
    """Ask who draws injury cards in the first round, one of them with the shield tile."""
    roll = (2, 3, 1, 6, 2, 5)[seed % 6]
    ships = [Color(one) for one in scene.rules.setting.ships]

    def solve(rules: Delphi) -> Answers:
        hit = [
            str(ship)
            for seat, ship in enumerate(ships)
            if cards_drawn(rules, scene.position, seat, roll)
        ]
        return frozenset({tuple(sorted(hit))})

    return asked(
        scene,
        "titan.first-round",
        seed,
        MultipleChoice(tuple(map(str, ships))),
        solve,
        ("ship.shield", "setup.shield", *ATTACK),
        facts={"owner": ships[0], "other": ships[1], "roll": roll},
        explain=lambda: injury_reasons.first_round(roll, min(solve(scene.rules))),
    )


def rolled(scene: ExerciseScene, seed: int) -> E | None:
    """Ask whether the titan die is rolled at the end of a turn."""
    ships = [Color(one) for one in scene.rules.setting.ships]
    seat, recovering = (seed + seed // 4) % 2, seed // 2 % 2
    injuries = cards(scene.random, "same" if recovering else "few")
    position = injured(scene.position, seat, injuries)

    def solve(rules: Delphi) -> Answers:
        if recovering:
            _, events = turn_started(rules, position, seat)
        else:
            events = turn_ended(rules, position, seat)
        return frozenset({(YES if happens(events, "titan-rolled") else NO,)})

    return asked(
        scene.with_position(players=position.players, injury_deck=position.injury_deck),
        "titan.rolled",
        seed,
        SingleChoice((YES, NO)),
        solve,
        ("titan.roll", "setup.titan-die", "turn.recover"),
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


def ready(scene: ExerciseScene, seed: int) -> E | None:
    """Ask to discard injuries such that the titan can't force the player to recover."""
    one, two, three, four = scene.random.sample(COLORS, 4)
    kinds = ([one, one, two, three], [one, one, two, two, three], [one, one, two, three, four])
    shield = scene.random.randint(0, STRONGEST - 1)
    table = hurt(scene.with_me(favor=seed % 3, shield=shield), by_color(kinds[seed % 3]))
    rests_on = ("titan.attack", "turn.recover", "injury.discard", "oracle.recolor")
    return preparing(table, "titan.ready", seed, _withstands(table), rests_on)


TEMPLATES: Final = templates(
    {
        "titan.drawn": on_coast(drawn),
        "titan.rolls": on_coast(rolls),
        "titan.first-round": on_coast(first_round),
        "titan.rolled": on_coast(rolled),
        "titan.ready": on_coast(ready),
    }
)
