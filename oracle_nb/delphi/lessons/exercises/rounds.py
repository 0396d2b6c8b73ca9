"""Exercises on a round: the parts of a turn, and what can happen next."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

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
from oracle_nb.delphi.lessons.exercises.fighting import facing, facts, fought, won
from oracle_nb.delphi.lessons.exercises.gods import among
from oracle_nb.delphi.lessons.exercises.home import near_zeus
from oracle_nb.delphi.lessons.exercises.injuries import at_check, cards, injured
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, assumed, shores
from oracle_nb.delphi.lessons.exercises.templates import Question, reaching, several, template
from oracle_nb.delphi.model.actions import END_TURN, Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, CheckReward, FightOn, Phase, Position
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answers,
    MultipleChoice,
    Ordering,
    Picture,
    SingleChoice,
)
from oracle_nb.games.exercises import AnswerReason as Reason

ROLLS: Final = range(12)
"""Seeds of rolls that show what can happen after a turn: together they have every color."""
DICE: Final = 3
STEPS: Final = 12
"""Maximum number of decisions between two turns that are looked at."""

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


def _asked(
    scene: ExerciseScene, comes_true: Callable[[Delphi], dict[str, bool]], **more: Any
) -> Question:
    """Return the exercise that asks which sentences come true; ``comes_true`` says so by rules."""

    def answers(rules: Delphi) -> Answers:
        return several(key for key, holds in comes_true(rules).items() if holds)

    options = MultipleChoice(tuple(comes_true(scene.rules)))
    return Question(scene, answers, form=options, **more)


# --- after a lost round --------------------------------------------------------------------------


@template(
    "next.lost",
    rests_on=("fight.lose-round", "fight.continue", "fight.surrender", "turn.one-at-a-time"),
    picture=Picture.OWN,
)
def lost(scene: ExerciseScene) -> Question:
    """Ask what a lost round brings, and what can follow it."""
    random = scene.random
    table, attack = facing(
        scene.with_me(
            shield=random.randint(1, 4), favor=bool(scene.seed % 3) * random.randint(1, 2)
        )
    )
    strength = table.rules.battle.strength(table.me.shield)
    weaker = strength - table.rules.battle.weaker
    roll = 0 if scene.seed // 2 % 2 else random.randint(1, strength - 2)
    later = random.randint(max(1, weaker - 2), weaker + 1)
    spare = assumed(next((die for die in table.me.dice if die != attack.color), None))
    assume(later != strength)

    def wins(rules: Delphi, again: int) -> bool:
        return won(fought(rules, table.position, attack, (roll, again))[1])

    def comes_true(rules: Delphi) -> dict[str, bool]:
        position, _ = fought(rules, table.position, attack, (roll,))
        me, pending = position.players[table.position.turn], position.pending
        goes_on = bool(pending) and isinstance(pending[0], FightOn)
        on = Action(Verb.FIGHT, color=attack.color, target=attack.target)
        return {
            "next-hurt": me.injuries != table.me.injuries,
            "next-on": goes_on and rules.check(position, on).allowed,
            "next-over": not goes_on,
            "next-between": goes_on and rules.check(position, Action(Verb.FAVOR, spare)).allowed,
            "next-same": wins(rules, strength) and not wins(rules, strength - 1),
            "next-later": wins(rules, later),
        }

    def why() -> tuple[Reason, ...]:
        shown = {"roll": roll, "strength": strength}
        then = {"tokens": table.me.favor, "strength": weaker}
        return Reason("why-next-rolled", shown), Reason("why-next-then", then)

    return _asked(
        table,
        comes_true,
        facts=facts(table, attack, roll=roll, die=Color(spare), later=later, strength=strength),
        explain=why,
    )


# --- at the end of a turn ------------------------------------------------------------------------


class _Between(NamedTuple):
    """The events between two turns, after one roll."""

    me: int
    before: Position
    after: Position
    steps: tuple[object, ...]
    events: tuple[str, ...]

    def advances(self, *, own: bool) -> bool:
        """Return whether a roll lets the player, or else somebody else, advance a god."""
        players = (step.player for step in self.steps if isinstance(step, AdvanceGod))
        return any((player == self.me) == own for player in players)


def _between(rules: Delphi, position: Position, seed: int) -> _Between:
    """Return what happens until the next turn begins."""
    chance, me, action, then = SeededChance(seed), position.turn, END_TURN, position
    steps: list[object] = []
    events: list[str] = []
    for _ in range(STEPS):
        transition = rules.apply(then, action, chance)
        then = transition.position
        events += (event.what for event in transition.events)
        if not then.pending or then.turn != me:
            break
        steps += then.pending
        action = rules.legal_actions(then)[0]
    return _Between(me, position, then, tuple(steps), tuple(events))


@template(
    "next.end",
    rests_on=("turn.consult", "turn.consult-gods", "turn.may-skip", "titan.roll"),
    picture=Picture.OWN,
)
def end(scene: ExerciseScene) -> Question:
    """Ask what can happen when a player ends the actions with a die unused."""
    random = scene.random
    scene = among(scene, 2 + scene.seed % 3)
    count = len(scene.position.players)
    high = tuple(random.choice((3, 4, 5)) for _ in COLORS)
    rows = (0,) * len(COLORS) if scene.seed % 2 else high
    turn = random.randrange(count)
    others = scene.with_position(turn=turn)
    for seat in range(count):
        others = others.with_position(turn=seat).with_me(gods=high if seat == turn else rows)
    die = random.choice(COLORS)
    table = others.with_position(turn=turn, spent=(0, 1)).with_me(
        dice=(int(die),), favor=random.randint(1, 4)
    )

    def comes_true(rules: Delphi) -> dict[str, bool]:
        every = [_between(rules, table.position, roll) for roll in ROLLS]
        mine = [between.after.players[turn] for between in every]
        return {
            "next-roll": all(len(player.dice) == DICE for player in mine),
            "next-others": any(between.advances(own=False) for between in every),
            "next-own": any(between.advances(own=True) for between in every),
            "next-keep": all(die in player.dice for player in mine),
            "next-pay": any(player.favor < table.me.favor for player in mine),
            "next-titan": any("titan-rolled" in between.events for between in every),
        }

    def why() -> tuple[Reason, ...]:
        last = {"count": count, "number": turn + 1, "more": turn + 1 == count}
        gods = Reason("why-next-lowest" if scene.seed % 2 else "why-next-gods")
        return Reason("why-next-roll"), gods, Reason("why-next-titan", last)

    return _asked(
        table,
        comes_true,
        facts={"die": Color(die), "count": count, "number": turn + 1, "tokens": table.me.favor},
        explain=why,
    )


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
            docks = shores(board, board.temples[0])
            table = table.with_me(ship=random.choice(docks))
            action = Action(Verb.FIGHT, die, die, board.temples[0])
        case _:
            table = table.with_position(phase=Phase.OVER, spent=(), played=-1)

    def answers(rules: Delphi) -> Answers:
        broken = rules.check(table.position, action, 0).broken_rules
        return frozenset(
            (REFUSED[broken_rule],) for broken_rule in broken[:1] if broken_rule in REFUSED
        )

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
    picture=Picture.NONE,
)
def parts(scene: ExerciseScene) -> Question:
    """Ask for the order of what happens in a turn."""
    seat, recovering = (1, 1, 0)[scene.seed % 3], scene.seed % 6 == 4
    table = near_zeus(scene)
    injuries = cards(scene.random, "same" if recovering else "none")
    table = replace(table, position=injured(table.position, seat, injuries))
    table = table.with_player(1 - seat, gods=(3,) * 6, shield=0)
    table = table.with_player(seat, shield=5, gods=(0,) * 6)
    table = replace(table, position=at_check(table.position, seat))

    def answers(rules: Delphi) -> Answers:
        parts_seen = [
            PARTS[event.what] for event in _whole_turn(rules, table.position) if event.what in PARTS
        ]
        return frozenset({tuple(dict.fromkeys(parts_seen))})

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
        ending = [action for action in legal if action.verb == Verb.END]
        choices = [action for action in legal if action.verb in wanted] if pending else ending
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
    docks = shores(board, temple)
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

    answer_key = reaching(
        table,
        3,
        (Verb.FAVOR, Verb.ADVANCE, Verb.MOVE, Verb.MAKE_OFFERING),
        lambda position, action: action.verb == Verb.MAKE_OFFERING,
        reached,
    )

    answers = answer_key(table.rules)
    assume(answers and not any(line[0] != "favor" for line in answers))
    return Question(
        table,
        answer_key,
        facts={
            "color": Color(color),
            "space": board.spaces[temple],
            "dice": table.dice,
            "tokens": 0,
        },
        goal=reached,
        look=(temple,),
        explain=lambda: (
            Reason("why-round-favor", {"color": Color(color)}),
            Reason("why-round-alongside", {"space": board.spaces[temple]}),
        ),
    )
