"""Exercises on choosing a companion: which one makes something possible now."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from oracle_nb.delphi.lessons.exercises import companion_reasons
from oracle_nb.delphi.lessons.exercises.bays import ashore, bay_beside_city
from oracle_nb.delphi.lessons.exercises.companions import FAR, NEAR, choosing
from oracle_nb.delphi.lessons.exercises.holds import wanted
from oracle_nb.delphi.lessons.exercises.injury_cards import by_color, hurt, listed, recovers
from oracle_nb.delphi.lessons.exercises.lines import lines, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, template
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers

HEALING: Final = (Verb.COMPANION, Verb.HEAL)
TAKING: Final = ("statue.reward", "companion.hero", "companion.demigod", "companion.creature")
MOST: Final = 2
"""Maximum number of actions: a companion is chosen, and used."""
Goal = Callable[[Position], bool]


@template(
    "companions.choose",
    rests_on=("statue.reward", "companion.hero", "companion.demigod", "companion.creature"),
)
def choose(scene: ExerciseScene) -> Question:
    """Ask for a companion, and for what becomes possible with it."""
    return (_for_injuries, _for_offering, _for_sailing, _for_shield)[scene.seed % 4](scene)


def _choice(
    table: ExerciseScene, what: str, verbs: tuple[Verb, ...], goal: Goal, **more: Any
) -> Question:
    """Return the exercise of up to two actions, the first of which takes a companion."""

    def last(position: Position, action: Action) -> bool:
        # Nobody knows the color of the card that a demigod brings.
        return action.source < CARD

    def answers(rules: Delphi) -> Answers:
        return written(rules, lines(rules, table.position, MOST, verbs, last, goal))

    assume(answers(table.rules) and not table.rules.faults(table.position))
    return Question(
        table,
        answers,
        form=ActionSequence(MOST),
        goal=goal,
        prompt=f"ask-companions-choose-{what}",
        **more,
    )


def _for_injuries(scene: ExerciseScene) -> Question:
    """Ask for the hero that keeps the player from recovering."""
    random = scene.random
    color, other, third, *dice = random.sample(COLORS, 5)
    held = [color] * 3 + random.sample((other, third), random.randint(1, 2))
    table = choosing(ashore(scene), color).with_me(dice=tuple(sorted(dice)))
    table = hurt(table, by_color(held))

    def reached(after: Position) -> bool:
        return not recovers(table.rules, table.position, after.players[0].injuries)

    return _choice(
        table,
        "injuries",
        HEALING,
        reached,
        facts={
            "color": Color(color),
            "injuries": listed(table.me.injuries),
            "total": len(held),
            "dice": tuple(map(Color, table.me.dice)),
        },
        explain=partial(companion_reasons.injuries, color, len(held)),
    )


def _for_shield(scene: ExerciseScene) -> Question:
    """Ask for the hero whose shield stops a roll of the titan."""
    random = scene.random
    color, *dice = random.sample(COLORS, 3)
    shield = random.randint(0, 3)
    roll = shield + random.randint(1, 2)
    table = choosing(ashore(scene), color).with_me(dice=tuple(sorted(dice)), shield=shield)
    return _choice(
        table,
        "shield",
        HEALING,
        lambda after: after.players[0].shield >= roll,
        facts={"color": Color(color), "shield": shield, "roll": roll},
        explain=partial(companion_reasons.shield, shield, roll),
    )


def _for_offering(scene: ExerciseScene) -> Question:
    """Ask for the demigod with which a die of another color delivers an offering."""
    table = bay_beside_city(scene.random)
    used, before = table.position.temples[0], len(table.me.tasks) - 1
    assume(used in wanted(table, Family.OFFERING))
    color, other = scene.random.sample([one for one in COLORS if one != used], 2)
    table = choosing(table, color).with_me(dice=tuple(sorted((color, other))), offerings=(used,))
    return _choice(
        table,
        "offering",
        (Verb.COMPANION, Verb.MAKE_OFFERING),
        lambda after: len(after.players[0].tasks) < before,
        facts={
            "color": Color(color),
            "used": Color(used),
            "dice": tuple(map(Color, table.me.dice)),
        },
        explain=partial(companion_reasons.offering, color, used),
    )


def _for_sailing(scene: ExerciseScene) -> Question:
    """Ask for the creature with which a die reaches a space of another color."""
    table, random = ashore(scene), scene.random
    board = table.rules.board
    away = board.distance()[table.me.ship]
    color, other = random.sample(COLORS, 2)
    ends = [
        space
        for space in board.water
        if NEAR < away[space] <= FAR and board.spaces[space].color not in (color, other)
    ]
    assume(ends)
    end = random.choice(ends)
    table = choosing(table, color).with_me(dice=tuple(sorted((color, other))))
    return _choice(
        table,
        "sailing",
        (Verb.COMPANION, Verb.MOVE),
        lambda after: after.players[0].ship == end,
        facts={
            "color": Color(color),
            "space": board.spaces[end],
            "dice": tuple(map(Color, table.me.dice)),
        },
        look=(end,),
        explain=partial(companion_reasons.sailing, color, board.spaces[end], int(away[end])),
    )
