"""Exercises on injuries: the check at the start of a turn, recovering and discarding."""

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any, Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises import injury_reasons
from oracle_nb.delphi.lessons.exercises.bays import ashore
from oracle_nb.delphi.lessons.exercises.injury_cards import (
    Injuries,
    by_color,
    discarded,
    happens,
    hurt,
    listed,
    recovers,
    turn_started,
)
from oracle_nb.delphi.lessons.exercises.lines import lines, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, message_of, number, template
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import Phase, Position
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    MultipleChoice,
    NumberInput,
    Picture,
    SingleChoice,
)

CHECK: Final = ("turn.recover", "turn.no-injuries", "turn.some-injuries")
MOST: Final = 9
PREPARING: Final = (int(Verb.HEAL), int(Verb.FAVOR))


def facts(injuries: Injuries, **more: Any) -> dict[str, Any]:
    """Return the facts of a question about injury cards."""
    return {"injuries": listed(injuries), "total": sum(injuries), **more}


def cards(random: Random, kind: str) -> Injuries:
    """Return the injury cards of a player: of one kind of result of the check."""
    one, two, three, four = random.sample(COLORS, 4)
    match kind:
        case "same":
            return by_color([one] * 3 + random.sample((two, two, three, one), random.randint(0, 2)))
        case "mixed":
            return by_color([one, one, two, *random.sample((two, three), random.randint(0, 2))])
        case "few":
            return by_color([one, random.choice((one, two))][: random.randint(1, 2)])
        case "six":
            return by_color([one, one, two, two, three, random.choice((three, four))])
        case _:
            return by_color([])


# --- the check and recovering --------------------------------------------------------------------

RESULTS: Final[Answer] = ("injuries-recover", "injuries-reward", "injuries-nothing")
_OF_EVENT: Final = dict(zip(("must-recover", "unhurt", "some-injuries"), RESULTS, strict=True))


@template(
    "injuries.check",
    rests_on=("turn.recover", "turn.no-injuries", "turn.some-injuries"),
    form=SingleChoice(RESULTS),
    picture=Picture.OWN,
    staged=ashore,
)
def check(scene: ExerciseScene) -> Question:
    """Ask what the check for injuries leads to."""
    rare = scene.random.choice(("six", "none"))
    injuries = cards(scene.random, ("same", "mixed", "few", rare)[scene.seed % 4])
    table = hurt(scene, injuries)

    def answers(rules: Delphi) -> Answers:
        _, events = turn_started(rules, table.position, 0)
        return frozenset((_OF_EVENT[one.what],) for one in events[:1])

    why = partial(injury_reasons.check, injuries)
    return Question(table, answers, facts=facts(injuries), explain=why)


@template(
    "injuries.left",
    rests_on=("turn.recover",),
    form=NumberInput(0, MOST),
    picture=Picture.OWN,
    staged=ashore,
)
def left(scene: ExerciseScene) -> Question:
    """Ask how many injury cards are left after recovering."""
    injuries = cards(scene.random, ("same", "six")[scene.seed % 2])
    table = hurt(scene, injuries)

    def answers(rules: Delphi) -> Answers:
        _, events = turn_started(rules, table.position, 0)
        return number(sum(injuries) - discarded(events))

    return Question(
        table,
        answers,
        facts=facts(injuries),
        explain=lambda: injury_reasons.left(injuries, int(min(answers(table.rules))[0])),
    )


TURN: Final[Answer] = ("injuries-discard", "injuries-die", "injuries-card", "injuries-roll")


@template(
    "injuries.turn",
    rests_on=("turn.recover", "turn.some-injuries", "turn.phases"),
    form=MultipleChoice(TURN),
    picture=Picture.OWN,
    staged=ashore,
)
def turn(scene: ExerciseScene) -> Question:
    """Ask what a player with some injuries does in this turn."""
    injuries = cards(scene.random, ("same", "mixed", "six")[scene.seed % 3])
    card = scene.random.choice(COLORS)
    die = scene.me.dice[0]
    deck = tuple(n - (color == card) for color, n in enumerate(scene.position.deck))
    holding = scene.with_me(cards=by_color([card])).with_position(deck=deck)
    table = hurt(holding, injuries)

    def answers(rules: Delphi) -> Answers:
        position, events = turn_started(rules, table.position, 0)
        acts = position.turn == 0 and position.phase == Phase.ACT
        actions = (Action(Verb.FAVOR, die), Action(Verb.FAVOR, CARD + card), Action(Verb.END))
        legal = (acts and bool(rules.check(position, one)) for one in actions)
        found = zip(TURN, (happens(events, "must-recover"), *legal), strict=True)
        return frozenset({tuple(sorted(key for key, true in found if true))})

    return Question(
        table,
        answers,
        facts=facts(injuries, card=Color(card)),
        explain=partial(injury_reasons.turn, injuries),
    )


# --- discarding ----------------------------------------------------------------------------------


@template(
    "injuries.discard",
    rests_on=("injury.discard",),
    form=NumberInput(0, MOST),
    picture=Picture.OWN,
    staged=ashore,
)
def discard(scene: ExerciseScene) -> Question:
    """Ask how many injury cards are left after a die has discarded some."""
    random = scene.random
    die, one, two = random.sample(COLORS, 3)
    injuries = by_color([die, die, *random.sample((one, one, two), random.randint(1, 3))])
    table = hurt(scene.with_me(dice=tuple(sorted((die, one, two)))), injuries)

    def answers(rules: Delphi) -> Answers:
        action = Action(Verb.HEAL, die, die)
        then = rules.apply(table.position, action, SeededChance(0)).position
        return number(sum(then.players[0].injuries))

    return Question(
        table,
        answers,
        facts=facts(injuries, die=Color(die)),
        explain=lambda: injury_reasons.discard(
            injuries, Color(die), int(min(answers(table.rules))[0])
        ),
    )


Goal = Callable[[Delphi, Injuries], bool]


def preparing(
    scene: ExerciseScene,
    reached: Goal,
) -> Question:
    """Ask for at most two actions after which the injuries are few enough.

    Some but not all injury cards that a die can discard must do.
    """
    start = scene.position

    def goal_by(rules: Delphi) -> Callable[[Position], bool]:
        known = cache(lambda injuries: reached(rules, injuries))
        return lambda position: known(position.players[0].injuries)

    def way(rules: Delphi, most: int) -> Answers:
        goal = goal_by(rules)
        found = lines(rules, start, most, PREPARING, lambda _, one: one.verb == Verb.HEAL, goal)
        return written(rules, found)

    legal = scene.rules.legal_actions(start)
    first_actions = sum(one.verb == Verb.HEAL for one in legal)
    assume(way(scene.rules, 2) and len(way(scene.rules, 1)) != first_actions)
    injuries = scene.me.injuries
    return Question(
        scene,
        lambda rules: way(rules, 2),
        form=ActionSequence(2),
        facts=facts(
            injuries,
            dice=tuple(map(Color, scene.me.dice)),
            tokens=scene.me.favor,
            shield=scene.me.shield,
        ),
        action=scene.rules.notation.read,
        goal=goal_by(scene.rules),
        explain=partial(injury_reasons.ready, message_of("why", scene), injuries),
    )


@template(
    "injuries.ready", rests_on=("turn.recover", "injury.discard", "oracle.recolor"), staged=ashore
)
def ready(scene: ExerciseScene) -> Question:
    """Ask to discard injuries such that the player needn't recover next turn."""
    one, two, three, four = scene.random.sample(COLORS, 4)
    kinds = ([one] * 3 + [two, two, three], [one, one, two, two, three, three, four])
    table = hurt(scene.with_me(favor=scene.seed % 3), by_color(kinds[scene.seed % 2]))

    def reached(rules: Delphi, injuries: Injuries) -> bool:
        return not recovers(rules, table.position, injuries)

    return preparing(table, reached)
