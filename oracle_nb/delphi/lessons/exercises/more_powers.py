"""Exercises in which a god makes an action possible: Apollon, Aphrodite, Ares and Hermes."""

from functools import partial
from typing import Final

from oracle_nb.delphi.lessons.exercises import god_reasons
from oracle_nb.delphi.lessons.exercises.bays import ashore, bay_beside_city
from oracle_nb.delphi.lessons.exercises.holds import wanted, with_statue
from oracle_nb.delphi.lessons.exercises.injury_cards import by_color, hurt, listed, recovers
from oracle_nb.delphi.lessons.exercises.lines import lines, task_completed, written
from oracle_nb.delphi.lessons.exercises.powers import ready
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, template, which_legal
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, Color, God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, Picture, shortest

CHANGING: Final = ("god.use", "oracle.recolor")
NEAR_CITY: Final = ("god.hermes", "god.use", "action.adjacent")


@template(
    "powers.colors",
    rests_on=("god.apollon", "oracle.any-color", "offering.make", "god.use", "oracle.recolor"),
    form=ActionSequence(2),
)
def colors(scene: ExerciseScene) -> Question:
    """Ask for the actions that deliver an offering for which no die has the right color."""
    table = bay_beside_city(scene.random)
    color = table.position.temples[0]
    assume(color in wanted(table, Family.OFFERING))
    others = scene.random.sample([one for one in COLORS if one != color], 3)
    table = table.with_me(
        gods=ready(God.APOLLON),
        dice=tuple(sorted(others)),
        favor=0,
        offerings=(color,),
    )
    reached = task_completed(table.position)

    def last(at: Position, action: Action) -> bool:
        # Nobody knows the color of the card that Apollon brings.
        return action.verb == Verb.MAKE_OFFERING and action.source < CARD

    def answers(rules: Delphi) -> Answers:
        verbs = (Verb.APOLLON, Verb.MAKE_OFFERING)
        return written(rules, lines(rules, table.position, 2, verbs, last, reached))

    return Question(
        table,
        answers,
        facts={"color": Color(color), "dice": tuple(map(Color, others))},
        goal=reached,
        explain=partial(god_reasons.colors, Color(color)),
    )


@template(
    "powers.cure",
    rests_on=("god.aphrodite", "turn.recover", "injury.discard", "god.use", "oracle.recolor"),
    form=ActionSequence(1),
)
def cure(scene: ExerciseScene) -> Question:
    """Ask for the action that discards enough injuries, which no die can do."""
    one, two, three, four, *others = scene.random.sample(COLORS, 6)
    kinds = ([one] * 3 + [two] * 3, [one, one, two, two, three, four])
    dice = (one, two, others[0]) if scene.seed % 2 == 0 else (*others, others[0])
    table = hurt(
        ashore(scene).with_me(
            gods=ready(God.APHRODITE, God.HERMES), dice=tuple(sorted(dice)), favor=0, cards=(0,) * 6
        ),
        by_color(kinds[scene.seed % 2]),
    )

    def reached(after: Position) -> bool:
        return not recovers(table.rules, table.position, after.players[0].injuries)

    def answers(rules: Delphi) -> Answers:
        verbs = (Verb.APHRODITE, Verb.HEAL, Verb.TRADE)
        found = lines(rules, table.position, 1, verbs, lambda at, action: True, reached)
        return written(rules, found)

    return Question(
        table,
        answers,
        facts={
            "injuries": listed(table.me.injuries),
            "total": sum(table.me.injuries),
            "dice": tuple(map(Color, sorted(dice))),
        },
        goal=reached,
        explain=partial(god_reasons.cure, table.me.injuries, dice),
    )


@template(
    "powers.ares",
    rests_on=("god.ares", "god.use", "action.adjacent", "task.needed"),
    picture=Picture.NEAR,
)
def ares(scene: ExerciseScene) -> Question:
    """Ask which monsters Ares can defeat now."""
    board, position = scene.rules.board, scene.position
    table = scene.with_me(gods=ready(God.ARES))
    there = [
        Action(Verb.ARES, color=color, target=space)
        for space, colors in zip(board.monsters, position.monsters, strict=True)
        for color in COLORS
        if colors >> color & 1
    ]
    legal = [one for one in there if table.rules.check(table.position, one)]
    others = [one for one in there if one.target not in {fit.target for fit in legal}]
    assume(any(one.color != Color.BLACK for one in legal) and len(others) >= 2)
    actions = sorted((*legal[:2], *scene.random.sample(others, 2)), key=lambda one: one.target)
    return which_legal(table, actions, partial(god_reasons.ares, table), look=(scene.me.ship,))


@template(
    "powers.hermes",
    rests_on=("god.hermes", "god.use", "action.adjacent", "task.needed", "task.color-once"),
    picture=Picture.NEAR,
)
def hermes(scene: ExerciseScene) -> Question:
    """Ask which statues Hermes can load now."""
    board, random = scene.rules.board, scene.random
    held = random.choice(COLORS)
    table = with_statue(scene.with_me(gods=ready(God.HERMES), offerings=(), statues=()), held)
    cities = [city for city in board.cities if city >= 0]
    beside = [city for city in cities if city in board.adjacent[scene.me.ship]]
    assume(bool(beside) == (scene.seed % 3 < 2))
    same = [board.cities[held]] if board.cities[held] not in beside else []
    others = random.sample([city for city in cities if city not in (*beside, *same)], 2)
    actions = [
        Action(Verb.HERMES, color=board.spaces[city].color, target=city)
        for city in sorted((*beside[:1], *same, *others))
    ]
    return which_legal(
        table,
        actions,
        partial(god_reasons.hermes, table, Color(held)),
        facts={"held": Color(held)},
        look=(scene.me.ship,),
    )


@template(
    "powers.delivery",
    rests_on=(
        "god.return",
        "god.hermes",
        "god.use",
        "action.adjacent",
        "statue.raise",
        "move.range",
        "move.end-color",
    ),
    form=ActionSequence(3),
)
def delivery(scene: ExerciseScene) -> Question:
    """Ask for the actions that raise a statue this turn, with the help of Hermes."""
    board, random = scene.rules.board, scene.random
    color = random.choice(COLORS)
    others = [one for one in COLORS if one != color]
    table = scene.with_me(
        gods=ready(God.HERMES),
        dice=tuple(sorted((color, *random.sample(others, 2)))),
        favor=0,
        cards=(0,) * 6,
        offerings=(),
        statues=(),
    )
    reached = task_completed(table.position)
    near = board.adjacent[scene.me.ship]
    assume(any(city in near for city in board.cities) and board.cities[color] not in near)

    def last(at: Position, action: Action) -> bool:
        return action.verb == Verb.RAISE_STATUE

    def answer_key(rules: Delphi) -> Answers:
        verbs = (Verb.HERMES, Verb.MOVE, Verb.RAISE_STATUE)
        return written(rules, lines(rules, table.position, 3, verbs, last, reached))

    answers = answer_key(table.rules)
    assume(answers and not table.rules.faults(table.position))
    return Question(
        table,
        answer_key,
        facts={"dice": tuple(Color(die) for die in table.me.dice)},
        goal=reached,
        look=(scene.me.ship,),
        explain=lambda: god_reasons.delivery(table, shortest(answers)),
    )
