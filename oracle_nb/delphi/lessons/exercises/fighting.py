"""Exercises on fighting: how strong a monster is, what a roll does, what a fight costs."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.core.events import Event
from oracle_nb.delphi.lessons.exercises.cargo import docks
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    Maker,
    Question,
    Sentence,
    anywhere,
    in_order,
    number,
    played,
    pointed,
    several,
    template,
    which_legal,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import FightOn, Position
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, MultipleChoice, NumberInput, Picture

STRONGEST: Final = 9
ROLLS: Final = 10
FACES: Final = tuple(map(str, range(ROLLS)))
MOST: Final = 14
NEAR: Final = ("fight.color", "action.adjacent", "task.needed")

SIDES: Final = 10
"""Number of faces of the battle die."""


def fight(color: int, land: int) -> Action:
    """Return a fight with a die of the monster's color."""
    return Action(Verb.FIGHT, color, color, land)


def facing(scene: ExerciseScene) -> tuple[ExerciseScene, Action]:
    """Return the scene with a die for a fight, and the fight against a monster nearby."""
    board = scene.rules.board
    fights = []
    for color in COLORS:
        armed = scene.with_me(dice=(color,))
        for land in board.shore[scene.me.ship]:
            action = fight(color, land)
            if land in board.monsters and scene.rules.check(armed.position, action).allowed:
                fights.append(action)
    assume(fights)
    action = scene.random.choice(fights)
    dice = (action.color, *scene.random.sample(COLORS, 2))
    return scene.with_me(dice=tuple(sorted(dice))), action


def facts(scene: ExerciseScene, action: Action, **more: Any) -> dict[str, Any]:
    """Return the facts of a question about a fight."""
    space = scene.rules.board.spaces[action.target]
    me = scene.me
    texts = {"space": space, "color": Color(action.color), "shield": me.shield, "tokens": me.favor}
    return texts | more


def fought(
    rules: Delphi, position: Position, action: Action, rolls: tuple[int, ...]
) -> tuple[Position, list[Event]]:
    """Return the result of a fight with these rolls, continued as long as possible.

    It ends before the rolls do if it is won or can't be continued.
    """
    happened: list[Event] = []
    for place, roll in enumerate(rolls):
        step = position.pending[0] if position.pending else None
        if place:
            action = Action(Verb.FIGHT, color=action.color, target=action.target)
        if (place and not isinstance(step, FightOn)) or not rules.check(position, action).allowed:
            break
        chance = ScriptedChance((Draw("battle", roll),), SeededChance(roll))
        transition = rules.apply(position, action, chance)
        position = transition.position
        happened += transition.events
    return position, happened


def rounds(events: list[Event]) -> int:
    """Return how many rounds were fought."""
    return sum(event.what in ("round-won", "round-lost") for event in events)


def won(events: list[Event]) -> bool:
    """Return whether the monster was defeated."""
    return any(event.what == "round-won" for event in events)


# --- strength ------------------------------------------------------------------------------------


@template(
    "fighting.strength",
    rests_on=("fight.strength",),
    form=NumberInput(0, STRONGEST + 5),
    picture=Picture.OWN,
)
def strength(scene: ExerciseScene) -> Question:
    """Ask how strong a monster is when the fight begins."""
    table, action = facing(scene.with_me(shield=scene.seed % 5 + 1))

    def explain() -> tuple[Reason, ...]:
        battle, shield = table.rules.battle, table.me.shield
        return (
            Reason("why-fighting-subtract", {"full": battle.full}),
            Reason(
                "why-fighting-strength",
                {"full": battle.full, "shield": shield, "strength": battle.strength(shield)},
            ),
        )

    return Question(
        table,
        lambda rules: number(rules.battle.strength(table.me.shield)),
        facts=facts(table, action),
        explain=explain,
    )


def start_reason(scene: ExerciseScene) -> Reason:
    """Return how strong a monster is when the fight begins."""
    battle, shield = scene.rules.battle, scene.me.shield
    facts = {"full": battle.full, "shield": shield, "strength": battle.strength(shield)}
    return Reason("why-fighting-start", facts)


@template(
    "fighting.later",
    rests_on=("fight.continue", "fight.strength"),
    form=NumberInput(0, STRONGEST),
    picture=Picture.OWN,
)
def later(scene: ExerciseScene) -> Question:
    """Ask how strong a monster is after some lost rounds."""
    random = scene.random
    table, action = facing(scene.with_me(shield=random.randint(1, 4), favor=random.randint(3, 5)))
    lost = random.randint(1, 3)

    def answers(rules: Delphi) -> Answers:
        battle = rules.battle
        return number(battle.strength(table.me.shield) - battle.weaker * lost)

    def explain() -> tuple[Reason, ...]:
        battle = table.rules.battle
        before = battle.strength(table.me.shield)
        now = before - battle.weaker * lost
        facts = {"before": before, "rounds": lost, "strength": now}
        return start_reason(table), Reason("why-fighting-later", facts)

    return Question(table, answers, facts=facts(table, action, rounds=lost), explain=explain)


@template(
    "fighting.again",
    rests_on=("fight.surrender", "fight.strength"),
    form=NumberInput(0, STRONGEST),
    picture=Picture.OWN,
)
def again(scene: ExerciseScene) -> Question:
    """Ask how strong a monster is in a new fight after one that was given up."""
    random = scene.random
    table, action = facing(scene.with_me(shield=random.randint(0, 4)))
    left = table.rules.battle.strength(table.me.shield) - random.randint(1, 3)

    return Question(
        table,
        lambda rules: number(rules.battle.again(table.me.shield, left)),
        facts=facts(table, action, strength=left),
        explain=lambda: (Reason("why-fighting-again"), start_reason(table)),
    )


# --- rolls ---------------------------------------------------------------------------------------


def _rolls(
    has_effect: Callable[[Delphi, int, int], bool], why: Callable[[Delphi, int], tuple[Reason, ...]]
) -> Maker:
    """Ask which rolls have an effect in a round at a strength."""

    def make(scene: ExerciseScene) -> Question:
        table, action = facing(scene.with_me(shield=scene.random.randint(0, 3)))
        now = table.rules.battle.strength(table.me.shield) - scene.seed % 4

        return Question(
            table,
            lambda rules: several(face for face in FACES if has_effect(rules, int(face), now)),
            form=MultipleChoice(FACES),
            facts=facts(table, action, strength=now),
            explain=partial(why, table.rules, now),
        )

    return make


def wins(rules: Delphi, now: int) -> tuple[int, ...]:
    """Return the rolls that win a round."""
    return tuple(roll for roll in range(SIDES) if rules.battle.wins(roll, now))


winning = template("fighting.winning", rests_on=("fight.win",), picture=Picture.OWN)(
    _rolls(
        lambda rules, roll, at: rules.battle.wins(roll, at),
        lambda rules, now: (
            Reason("why-fighting-reach"),
            Reason("why-fighting-winning", {"strength": now, "numbers": wins(rules, now)}),
        ),
    )
)


hurting = template("fighting.hurting", rests_on=("fight.lose-round",), picture=Picture.OWN)(
    _rolls(
        lambda rules, roll, at: rules.battle.hurts(roll, at),
        lambda rules, now: (
            Reason("why-fighting-zero"),
            Reason("why-fighting-hurting", {"strength": now}),
        ),
    )
)


def _script(scene: ExerciseScene) -> tuple[ExerciseScene, Action, tuple[int, ...]]:
    """Return a fight with rolls for up to four rounds and tokens for them; often with a 0."""
    random = scene.random
    table, action = facing(scene.with_me(shield=random.randint(0, 4), favor=random.randint(3, 5)))
    middle = [random.choice((0, 0, *range(1, 8))) for _ in range(random.randint(1, 2))]
    return table, action, (random.randint(0, 6), *middle, random.randint(4, 9))


def _falling(scene: ExerciseScene, rounds: int) -> Reason:
    """Return the strength of a monster in each round of a fight."""
    battle = scene.rules.battle
    first = battle.strength(scene.me.shield)
    strengths = tuple(first - battle.weaker * number for number in range(rounds))
    return Reason("why-fighting-falls", {"numbers": strengths})


@template(
    "fighting.when",
    rests_on=("fight.win", "fight.continue", "fight.strength"),
    form=NumberInput(1, 9),
    picture=Picture.OWN,
)
def when(scene: ExerciseScene) -> Question:
    """Ask in which round a fight with given rolls is won."""
    table, action, (*given, _) = _script(scene)
    rolls = (*given, 4 + scene.seed % 4, 9)

    def answers(rules: Delphi) -> Answers:
        _, events = fought(rules, table.position, action, rolls)
        return number(rounds(events)) if won(events) else frozenset()

    right = answers(table.rules)
    assume(table.me.favor >= len(rolls) - 1 and right & {("2",), ("3",), ("4",)})

    def explain() -> tuple[Reason, ...]:
        rounds = int(min(right)[0])
        battle = table.rules.battle
        last = battle.strength(table.me.shield) - battle.weaker * (rounds - 1)
        facts = {"round": rounds, "roll": rolls[rounds - 1], "strength": last}
        return start_reason(table), _falling(table, len(rolls)), Reason("why-fighting-when", facts)

    return Question(
        table, answers, facts=facts(table, action, rolls=in_order(rolls)), explain=explain
    )


@template(
    "fighting.injuries",
    rests_on=("fight.lose-round", "fight.win", "fight.continue"),
    form=NumberInput(0, ROLLS),
    picture=Picture.OWN,
)
def injuries(scene: ExerciseScene) -> Question:
    """Ask how many injuries a fight with given rolls costs."""
    table, action, rolls = _script(scene)

    def answers(rules: Delphi) -> Answers:
        position, _ = fought(rules, table.position, action, rolls)
        turn = position.turn
        before, after = (sum(at.players[turn].injuries) for at in (table.position, position))
        return number(after - before)

    _, events = fought(table.rules, table.position, action, rolls)
    harmless = answers(table.rules) == number(0)
    assume(rounds(events) >= len(rolls) and won(events) and harmless == (scene.seed % 4 == 0))
    return Question(
        table,
        answers,
        facts=facts(table, action, rolls=in_order(rolls)),
        explain=lambda: (
            Reason("why-fighting-zero"),
            Reason("why-fighting-injuries", {"injuries": rolls.count(0)}),
        ),
    )


@template(
    "fighting.left",
    rests_on=("fight.continue", "fight.win", "fight.strength"),
    form=NumberInput(0, STRONGEST),
    picture=Picture.OWN,
)
def left(scene: ExerciseScene) -> Question:
    """Ask how many favor tokens are left after a fight with given rolls."""
    table, action, rolls = _script(scene)

    def answers(rules: Delphi) -> Answers:
        position, _ = fought(rules, table.position, action, rolls)
        return number(position.players[position.turn].favor)

    _, events = fought(table.rules, table.position, action, rolls)
    assume(rounds(events) >= 2 and won(events) and (not scene.seed % 2 or 0 in rolls[:2]))

    def explain() -> tuple[Reason, ...]:
        tokens = table.me.favor
        facts = {
            "rounds": rounds(events),
            "tokens": tokens,
            "paid": rounds(events) - 1,
            "left": tokens - rounds(events) + 1,
        }
        return (
            start_reason(table),
            Reason("why-fighting-pays"),
            Reason("why-fighting-left", facts),
        )

    return Question(
        table, answers, facts=facts(table, action, rolls=in_order(rolls)), explain=explain
    )


# --- which monster, and what else ----------------------------------------------------------------


@template(
    "fighting.die", rests_on=("fight.color", "action.adjacent", "task.needed"), picture=Picture.NEAR
)
def die(scene: ExerciseScene) -> Question:
    """Ask with which dice something can be fought at a place."""
    _, action = facing(scene)
    others = [color for color in COLORS if color != action.color]
    dice = tuple(sorted((action.color, *scene.random.sample(others, 2))))
    table = scene.with_me(dice=dice, favor=0)

    def answers(rules: Delphi) -> Answers:
        fit = [
            die for die in dice if rules.check(table.position, fight(die, action.target)).allowed
        ]
        return several(str(Color(die)) for die in fit)

    def explain() -> tuple[Reason, ...]:
        rules = table.rules
        space = rules.board.spaces[action.target]
        colors = tuple(
            Color(color)
            for color in COLORS
            if rules.check(
                table.with_me(dice=(color,)).position,
                Action(Verb.FIGHT, color, color, action.target),
            ).allowed
        )
        return (
            Reason("why-fighting-color"),
            Reason("why-fighting-die", {"space": space, "colors": colors}),
        )

    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(str(Color(die)) for die in dice)),
        facts=facts(table, action),
        action=lambda part: fight(Color[part.upper()], action.target),
        look=(table.me.ship, action.target),
        explain=explain,
    )


@template("fighting.where", rests_on=("fight.color", "action.adjacent", "task.needed"))
def where(scene: ExerciseScene) -> Question:
    """Ask from which water something can be fought with a die of a color."""
    color = scene.random.choice(COLORS)
    table = scene.with_me(dice=(color,), favor=0)

    def answers(rules: Delphi) -> Answers:
        return pointed(
            rules.board,
            docks(rules, table.position, [fight(color, i) for i in rules.board.monsters]),
        )

    ((*right,),) = answers(table.rules)
    assume(1 <= len(right) <= MOST)

    def explain() -> tuple[Reason, ...]:
        board, monsters = table.rules.board, table.position.monsters
        spaces = tuple(
            board.spaces[land]
            for land, there in zip(board.monsters, monsters, strict=True)
            if there >> color & 1
        )
        return (
            Reason("why-fighting-there", {"color": color, "spaces": spaces}),
            Reason("why-fighting-where"),
        )

    return Question(
        table, answers, form=anywhere(table.rules.board), facts={"color": color}, explain=explain
    )


@template(
    "fighting.meanwhile",
    rests_on=("turn.one-at-a-time", "fight.continue", "fight.surrender"),
    picture=Picture.NEAR,
)
def meanwhile(scene: ExerciseScene) -> Question:
    """Ask what can be done after a lost round."""
    random = scene.random
    table, action = facing(scene.with_me(shield=random.randint(0, 3), favor=random.randint(1, 3)))
    roll = random.randint(1, 4)
    position, _ = fought(table.rules, table.position, action, (roll,))
    assume(position.pending and isinstance(position.pending[0], FightOn))
    table = table.with_position(
        **{field: getattr(position, field) for field in position.__struct_fields__}
    )
    spare = table.me.dice[0]
    actions = (
        Action(Verb.FIGHT, color=action.color, target=action.target),
        Action(Verb.SURRENDER),
        Action(Verb.FAVOR, spare),
        Action((Verb.LOOK, Verb.DRAW)[scene.seed % 2], spare),
    )
    return which_legal(
        table,
        actions,
        lambda right: (Reason("why-fighting-meanwhile"),),
        facts=facts(table, action, roll=roll),
        look=(action.target,),
    )


class RolledFight:
    """A fight after some rolls; ``attack`` starts it, ``again`` continues it."""

    def __init__(self, scene: ExerciseScene, attack: Action, again: Action) -> None:
        self._before = scene.position
        self._attack = attack
        self._again = again

    def _after(self, rules: Delphi, *rolls: int) -> Position | None:
        actions = (self._attack, *[self._again] * (len(rolls) - 1))
        return played(rules, self._before, actions, rolls)

    def won(self, *rolls: int) -> Sentence:
        """Return whether the monster is beaten."""

        def holds(rules: Delphi) -> bool:
            end = self._after(rules, *rolls)
            return end is not None and end.monsters != self._before.monsters

        return holds

    def injures(self, roll: int) -> Sentence:
        """Return whether the player is injured."""

        def holds(rules: Delphi) -> bool:
            end = self._after(rules, roll)
            before = self._before.players[0].injuries
            return end is not None and end.players[0].injuries != before

        return holds

    def then(self, roll: int, action: Action) -> Sentence:
        """Return whether an action is legal then."""

        def holds(rules: Delphi) -> bool:
            end = self._after(rules, roll)
            return end is not None and bool(rules.check(end, action))

        return holds
