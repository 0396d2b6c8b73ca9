"""Exercises on what can happen next: after a lost round of a fight, and at the end of a turn."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.fights import facing, facts, fought, won
from oracle_nb.delphi.lessons.exercises.gods import among
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, assumed
from oracle_nb.delphi.lessons.exercises.templates import Question, template
from oracle_nb.delphi.model.actions import END_TURN, Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, FightOn, Position
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason, Answers, MultipleChoice, Picture

ROLLS: Final = range(12)
"""Seeds of rolls that show what can happen after a turn: together they have every color."""
DICE: Final = 3
STEPS: Final = 12
"""Maximum number of decisions between two turns that are looked at."""


def _asked(
    scene: ExerciseScene,
    found: Callable[[Delphi], dict[str, bool]],
    **more: Any,
) -> Question:
    """Return the exercise that asks which sentences come true; ``found`` says so by rules."""

    def answers(rules: Delphi) -> Answers:
        return frozenset({tuple(sorted(key for key, true in found(rules).items() if true))})

    options = MultipleChoice(tuple(found(scene.rules)))
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
        scene.with_me(shield=random.randint(1, 4), favor=scene.seed % 2 * random.randint(1, 2))
    )
    strength = table.rules.battle.strength(table.me.shield)
    weaker = strength - table.rules.battle.weaker
    roll = 0 if scene.seed // 2 % 2 else random.randint(1, strength - 2)
    later = random.randint(max(1, weaker - 2), weaker + 1)
    spare = assumed(next((die for die in table.me.dice if die != attack.color), None))
    assume(later != strength)

    def wins(rules: Delphi, again: int) -> bool:
        return won(fought(rules, table.position, attack, (roll, again))[1])

    def found(rules: Delphi) -> dict[str, bool]:
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

    def why() -> tuple[AnswerReason, ...]:
        shown = {"roll": roll, "strength": strength}
        then = {"tokens": table.me.favor, "strength": weaker}
        return AnswerReason("why-next-rolled", shown), AnswerReason("why-next-then", then)

    return _asked(
        table,
        found,
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
        found = (one.player for one in self.steps if isinstance(one, AdvanceGod))
        return any((player == self.me) == own for player in found)


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

    def found(rules: Delphi) -> dict[str, bool]:
        every = [_between(rules, table.position, roll) for roll in ROLLS]
        mine = [one.after.players[turn] for one in every]
        return {
            "next-roll": all(len(one.dice) == DICE for one in mine),
            "next-others": any(one.advances(own=False) for one in every),
            "next-own": any(one.advances(own=True) for one in every),
            "next-keep": all(die in one.dice for one in mine),
            "next-pay": any(one.favor < table.me.favor for one in mine),
            "next-titan": any("titan-rolled" in one.events for one in every),
        }

    def why() -> tuple[AnswerReason, ...]:
        last = {"count": count, "number": turn + 1, "more": turn + 1 == count}
        gods = AnswerReason("why-next-lowest" if scene.seed % 2 else "why-next-gods")
        return AnswerReason("why-next-roll"), gods, AnswerReason("why-next-titan", last)

    return _asked(
        table,
        found,
        facts={"die": Color(die), "count": count, "number": turn + 1, "tokens": table.me.favor},
        explain=why,
    )
