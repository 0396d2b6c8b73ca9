"""Exercises on companions: what a hero, a demigod and a creature do."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.delphi.lessons.exercises import companion_reasons
from oracle_nb.delphi.lessons.exercises.bays import ashore
from oracle_nb.delphi.lessons.exercises.hand import with_cards
from oracle_nb.delphi.lessons.exercises.injury_cards import (
    by_color,
    discarded,
    hurt,
    listed,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, number, template
from oracle_nb.delphi.lessons.exercises.wheel import prices_of, use
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import NextTurn, Phase, Position, TakeCompanion, Titan
from oracle_nb.delphi.model.tasks import WHITE_STATUE, Family, task
from oracle_nb.delphi.pieces import COLORS, Color, Companion, Kind
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import added, removed
from oracle_nb.games.exercises import Answers, MultipleChoice, NumberInput, Picture

SIX: Final = 6
"""The roll of the titan die that gives everybody two injury cards."""
NEAR: Final = 3
"""The range without companions."""
FAR: Final = 6
"""The range with a creature."""


def companion(color: int, kind: Kind) -> Companion:
    """Return the companion of a color and kind."""
    return Companion(len(Kind) * color + kind)


def raised(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene in which the player has a statue task of the color behind them."""
    me = scene.me
    return scene.with_me(
        tasks=removed(me.tasks, WHITE_STATUE),
        done=added(me.done, task(Family.STATUE, color)),
        offerings=(),
        statues=(),
        cards=(0,) * len(COLORS),
        favor=0,
    )


def joined(scene: ExerciseScene, card: Companion) -> ExerciseScene:
    """Return the scene in which a companion has joined the player for a statue."""
    left = scene.position.companions & ~(1 << card)
    return raised(scene, card.color).with_me(companions=(card,)).with_position(companions=left)


def choosing(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene in which the player has just raised a statue and takes a companion."""
    pending = (TakeCompanion(scene.position.turn, color),)
    return raised(scene, color).with_position(pending=pending, spent=(color,))


def injuries_left(rules: Delphi, position: Position, card: int, drawn: Sequence[int]) -> int:
    """Return the injury cards left once a companion is taken and two more cards are drawn."""
    taken = rules.apply(position, Action(Verb.COMPANION, target=card), SeededChance(0)).position
    last = len(taken.players) - 1
    steps = (Titan(last, SIX), NextTurn(last))
    attacked = replace(taken, turn=last, phase=Phase.CONSULT, pending=steps, spent=())
    draws = tuple(Draw("injury", one) for one in drawn)
    events = rules.begin(attacked, ScriptedChance(draws, SeededChance(0))).events
    return sum(taken.players[0].injuries) + len(drawn) - discarded(events)


@template(
    "companions.hero",
    rests_on=("companion.hero", "titan.six"),
    form=NumberInput(0, 7),
    picture=Picture.OWN,
)
def hero(scene: ExerciseScene) -> Question:
    """Ask how many injury cards are left after a hero has come and the titan has attacked."""
    random = scene.random
    color, other, third = random.sample(COLORS, 3)
    held = [color] * random.randint(1, 3) + [other] * random.randint(1, 2)
    drawn = [(color, third), (color, color), (other, color), (other, third)][scene.seed % 4]
    card = companion(color, Kind.HERO)
    table = hurt(choosing(ashore(scene), color), by_color(held))

    def answers(rules: Delphi) -> Answers:
        return number(injuries_left(rules, table.position, card, drawn))

    return Question(
        table,
        answers,
        facts={
            "injuries": listed(table.me.injuries),
            "total": len(held),
            "color": Color(color),
            "companion": card,
            "colors": tuple(map(Color, drawn)),
        },
        explain=partial(companion_reasons.hero, color, held, drawn),
    )


@template(
    "companions.demigod",
    rests_on=("companion.demigod", "oracle.any-color", "oracle.card-as-die", "oracle.recolor"),
    picture=Picture.OWN,
)
def demigod(scene: ExerciseScene) -> Question:
    """Ask which dice and cards can be used as a color, with a demigod and some tokens."""
    random, tokens = scene.random, scene.seed % 3
    color, used = random.sample(COLORS, 2)
    dice, cards = sorted(random.sample(COLORS, 3)), tuple(sorted(random.sample(COLORS, 2)))
    table = with_cards(joined(ashore(scene), companion(color, Kind.DEMIGOD)), cards)
    table = table.with_me(dice=tuple(dice), favor=tokens)
    options = {f"die-{Color(die)}": int(die) for die in dice}
    options |= {f"card-{Color(one)}": CARD + one for one in cards}

    def answers(rules: Delphi) -> Answers:
        prices = {option: prices_of(rules, table, source) for option, source in options.items()}
        found = [option for option, price in prices.items() if price.get(used, FAR) <= tokens]
        return frozenset({tuple(sorted(found))})

    (right,) = answers(table.rules)
    first, second = (dice, cards) if scene.seed % 2 else (cards, dice)
    assume(color in first and color not in second and 2 <= len(right) < len(options))
    # A source that reaches the demigod's color, but not the wanted one by itself.
    around = [one for one in (*dice, *cards) if 0 < (color - one) % 6 <= tokens]
    assume(not tokens or not all((used - one) % 6 <= tokens for one in around))
    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(options)),
        facts={
            "companion": companion(color, Kind.DEMIGOD),
            "color": Color(color),
            "used": Color(used),
            "tokens": tokens,
        },
        action=lambda part: use(options[part], used),
        explain=partial(companion_reasons.demigod, color, used, tokens),
    )


@template("companions.creature", rests_on=("companion.creature", "move.range", "move.end-color"))
def creature(scene: ExerciseScene) -> Question:
    """Ask to which spaces two dice take a ship whose creature has the color of one of them."""
    table, random = ashore(scene), scene.random
    board = table.rules.board
    color, other = random.sample(COLORS, 2)
    away = board.distance()[table.me.ship]
    spaces = {space: board.spaces[space].color for space in board.water if space != table.me.ship}
    moves = {
        "near": [one for one, at in spaces.items() if away[one] <= NEAR and at != color],
        "far": [one for one, at in spaces.items() if NEAR < away[one] <= FAR and at != color],
        "own": [one for one, at in spaces.items() if NEAR < away[one] <= FAR and at == color],
        "beyond": [one for one in spaces if away[one] > FAR],
        "right": [one for one, at in spaces.items() if away[one] <= NEAR and at == other],
        "wrong": [one for one, at in spaces.items() if away[one] <= NEAR and at != other],
        "too-far": [one for one, at in spaces.items() if away[one] > NEAR and at == other],
    }
    mine = ("far", "own", ("near", "beyond")[scene.seed % 2])
    kinds = (*mine, "too-far", ("wrong", "right", "wrong")[scene.seed % 3])
    assume(all(moves[kind] for kind in kinds))
    chosen = {kind: random.choice(moves[kind]) for kind in kinds}
    assume(len(set(chosen.values())) >= len(chosen))
    actions = [
        Action(Verb.MOVE, die, die, space)
        for kind, space in chosen.items()
        for die in (color if kind in mine else other,)
    ]
    table = joined(table, companion(color, Kind.CREATURE)).with_me(
        dice=tuple(sorted((color, other, random.choice(COLORS))))
    )
    random.shuffle(actions)
    options = {f"sail-{place}": action for place, action in enumerate(actions, 1)}

    def answers(rules: Delphi) -> Answers:
        fit = [one for one, move in options.items() if rules.check(table.position, move)]
        return frozenset({tuple(sorted(fit))})

    (right,) = answers(table.rules)
    ends = {option: board.spaces[move.target] for option, move in options.items()}
    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(options)),
        facts={
            "companion": companion(color, Kind.CREATURE),
            "color": Color(color),
            **{one.replace("sail-", "space"): end for one, end in ends.items()},
            **{one.replace("sail-", "die"): Color(move.source) for one, move in options.items()},
        },
        action=options.get,
        look=(table.me.ship,),
        explain=partial(companion_reasons.creature, color, [ends[one] for one in right]),
    )
