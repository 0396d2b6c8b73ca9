"""Exercises on a whole round: the order of its parts, refusals, and a complete turn."""

from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.events import Event
from oracle_nb.core.verdicts import (
    DECISION_PENDING,
    NO_TARGET,
    NOT_HELD,
    NOT_NOW,
    NOT_YOUR_TURN,
    OVER,
)
from oracle_nb.delphi.lessons.exercises.homecoming import near_zeus
from oracle_nb.delphi.lessons.exercises.injuries import cards
from oracle_nb.delphi.lessons.exercises.injury_cards import at_check, injured
from oracle_nb.delphi.lessons.exercises.lines import lines, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import CheckReward, Phase, Position
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, Ordering, SingleChoice
from oracle_nb.games.exercises import AnswerReason as Reason

# --- refusals ------------------------------------------------------------------------------------

REFUSED: Final = {
    NOT_YOUR_TURN: "refused-turn",
    DECISION_PENDING: "refused-decision",
    NOT_NOW: "refused-now",
    NOT_HELD: "refused-held",
    NO_TARGET: "refused-target",
    OVER: "refused-over",
}
"""The reasons of refusals that any action can meet, by rule."""


@template("round.why-not", form=SingleChoice(tuple(REFUSED.values())))
def why_not(scene: ExerciseScene) -> Question:
    """Ask why an action is refused."""
    rule = tuple(REFUSED)[scene.seed % len(REFUSED)]
    table, random = near_zeus(scene), scene.random
    board = table.rules.board
    die, *others = random.sample(COLORS, 4)
    table = table.with_me(dice=tuple(sorted((die, *others[:2]))), cards=(0,) * 6)
    action = Action(Verb.DRAW, die)
    match rule:
        case "play.not-your-turn":
            table = table.with_position(turn=1)
        case "play.decision-pending":
            step = (CheckReward(0),)
            table = replace(table, position=injured(table.position, 0, (0,) * 6))
            table = table.with_position(phase=Phase.CHECK, pending=step, spent=(), played=-1)
        case "play.not-now":
            action = Action(Verb.TAKE, target=table.position.display[0])
        case "play.not-held":
            action = Action(Verb.DRAW, others[2])
        case "play.no-target":
            docks = [space for space in board.adjacent[board.temples[0]] if space in board.water]
            table = table.with_me(ship=random.choice(docks))
            action = Action(Verb.FIGHT, die, die, board.temples[0])
        case _:
            table = table.with_position(phase=Phase.OVER, spent=(), played=-1)

    def answers(rules: Delphi) -> Answers:
        broken = rules.check(table.position, action, 0).broken_rules
        return frozenset((REFUSED[one],) for one in broken[:1] if one in REFUSED)

    shown = table.with_position(phase=Phase.ACT) if rule == OVER else table
    kind = REFUSED[rule].removeprefix("refused-")
    facts = {
        "kind": kind,
        "color": table.rules.setting.ships[1],
        "dice": tuple(map(Color, sorted((die, *others[:2])))),
        "die": Color(others[2] if rule == NOT_HELD else die),
        "space": board.spaces[board.temples[0]],
    }
    said = {**facts, "colors": facts["dice"]}
    return Question(
        shown,
        answers,
        rests_on=(rule,),
        facts=facts,
        explain=lambda: (Reason("why-round-refused"), Reason(f"why-round-{kind}", said)),
    )


# --- the parts of a turn -------------------------------------------------------------------------

PARTS: Final = {
    "must-recover": "round-recover",
    "unhurt": "round-reward",
    "actions-ended": "round-act",
    "oracle-consulted": "round-roll",
    "god-advanced": "round-gods",
    "titan-held-off": "round-titan",
    "injury-drawn": "round-titan",
    "turn-begun": "round-next",
}
"""The parts of a turn by the events that show them."""


@template(
    "round.parts",
    rests_on=("turn.phases", "turn.consult", "turn.consult-gods", "titan.roll", "turn.recover"),
)
def parts(scene: ExerciseScene) -> Question:
    """Ask for the order of what happens in a turn."""
    seat, recovering = (1, 1, 0)[scene.seed % 3], scene.seed % 6 == 4
    table = near_zeus(scene)
    injuries = cards(scene.random, "same" if recovering else "none")
    table = replace(table, position=injured(table.position, seat, injuries))
    players = list(table.position.players)
    players[1 - seat] = replace(players[1 - seat], gods=(3,) * 6, shield=0)
    players[seat] = replace(players[seat], shield=5, gods=(0,) * 6)
    table = table.with_position(players=tuple(players))
    table = replace(table, position=at_check(table.position, seat))

    def answers(rules: Delphi) -> Answers:
        found = [PARTS[one.what] for one in _whole_turn(rules, table.position) if one.what in PARTS]
        return frozenset({tuple(dict.fromkeys(found))})

    (order,) = answers(table.rules)
    items = tuple(scene.random.sample(order, len(order)))
    assume(items != order)
    ships = table.rules.setting.ships
    begun = table.rules.begin(table.position, SeededChance(0)).position
    facts = {"owner": ships[seat], "last": int(seat == 1), "recovering": int(recovering)}
    return Question(
        table.with_position(phase=begun.phase, pending=begun.pending),
        answers,
        form=Ordering(items),
        facts=facts,
        explain=lambda: (Reason("why-round-phases"), Reason("why-round-parts", facts)),
    )


def _whole_turn(rules: Delphi, position: Position) -> list[Event]:
    """Return what happens in a turn, up to the beginning of the next one."""
    chance = SeededChance(4)
    step = rules.begin(position, chance)
    happened = list(step.events)
    turn = position.turn
    while step.position.turn == turn:
        legal = rules.legal_actions(step.position)
        wanted = (Verb.ADVANCE, Verb.FAVOR, Verb.DISCARD, Verb.END)
        pending = bool(step.position.pending)
        ending = [one for one in legal if one.verb == Verb.END]
        choices = [one for one in legal if one.verb in wanted] if pending else ending
        step = rules.apply(step.position, choices[0], chance)
        happened += step.events
    return happened


# --- a complete turn -----------------------------------------------------------------------------


@template(
    "round.turn",
    rests_on=(
        "turn.no-injuries",
        "oracle.recolor",
        "move.end-color",
        "offering.make",
        "turn.phases",
    ),
    form=ActionSequence(3),
)
def turn(scene: ExerciseScene) -> Question:
    """Ask for the reward and the actions with which an offering is delivered this turn."""
    table, random = near_zeus(scene), scene.random
    board = table.rules.board
    temple, color = board.temples[0], table.position.temples[0]
    docks = [space for space in board.adjacent[temple] if space in board.water]
    dock = random.choice(docks)
    water, away = board.spaces[dock].color, board.distance()[dock]
    starts = [space for space in board.water if 2 <= away[space] <= 3]
    die = (color - 1 - scene.seed % 2) % 6
    third = random.choice(COLORS)
    tasks = table.me.tasks
    wanted = task(Family.OFFERING, color)
    assume(starts and die != water and color not in (water, third) and wanted in tasks)
    table = replace(table, position=injured(table.position, 0, (0,) * 6)).with_me(
        ship=random.choice(starts),
        dice=tuple(sorted((water, die, third))),
        favor=0,
        offerings=(color,),
        cards=(0,) * 6,
        gods=tuple(random.choice((0, 3, TOP_ROW)) for _ in COLORS),
    )
    step = (CheckReward(0),)
    table = table.with_position(phase=Phase.CHECK, pending=step, spent=(), played=-1)

    def reached(position: Position) -> bool:
        return len(position.players[0].tasks) < len(tasks)

    def last(position: Position, action: Action) -> bool:
        return action.verb == Verb.MAKE_OFFERING

    def answer_key(rules: Delphi) -> Answers:
        verbs = (Verb.FAVOR, Verb.ADVANCE, Verb.MOVE, Verb.MAKE_OFFERING)
        return written(rules, lines(rules, table.position, 3, verbs, last, reached))

    answers = answer_key(table.rules)
    assume(answers and not any(line[0] != "favor" for line in answers))
    return Question(
        table,
        answer_key,
        facts={
            "color": Color(color),
            "space": board.spaces[temple],
            "dice": tuple(map(Color, table.me.dice)),
            "tokens": 0,
        },
        goal=reached,
        look=(temple,),
        explain=lambda: (
            Reason("why-round-favor", {"color": Color(color)}),
            Reason("why-round-alongside", {"space": board.spaces[temple]}),
        ),
    )
