"""Exercises on fighting: how strong a monster is, what a roll does, what a fight costs."""

from collections.abc import Callable
from functools import partial
from typing import Final

from oracle_nb.delphi.lessons.exercises import fight_reasons
from oracle_nb.delphi.lessons.exercises.asking import (
    E,
    anywhere,
    asked,
    in_order,
    pointed,
    templates,
    which_legal,
)
from oracle_nb.delphi.lessons.exercises.fights import (
    facing,
    facts,
    fight,
    fought,
    number,
    rounds,
    won,
)
from oracle_nb.delphi.lessons.exercises.holds import docks
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import FightOn
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason, Answers, MultipleChoice, NumberInput

STRONGEST: Final = 9
ROLLS: Final = 10
FACES: Final = tuple(map(str, range(ROLLS)))
MOST: Final = 14
NEAR: Final = ("fight.color", "action.adjacent", "task.needed")


# --- strength ------------------------------------------------------------------------------------


def strength(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how strong a monster is when the fight begins."""
    there = facing(scene.with_me(shield=seed % 5 + 1))
    if there is None:
        return None
    table, action = there

    def solve(rules: Delphi) -> Answers:
        return number(rules.battle.strength(table.me.shield))

    form = NumberInput(0, STRONGEST + 5)
    texts = facts(table, action)
    rules, why = ("fight.strength",), partial(fight_reasons.strength, table)
    return asked(table, "fighting.strength", seed, form, solve, rules, facts=texts, explain=why)


def later(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how strong a monster is after some lost rounds."""
    random = scene.random
    there = facing(scene.with_me(shield=random.randint(1, 4), favor=random.randint(3, 5)))
    if there is None:
        return None
    table, action = there
    lost = random.randint(1, 3)

    def solve(rules: Delphi) -> Answers:
        battle = rules.battle
        return number(battle.strength(table.me.shield) - battle.weaker * lost)

    return asked(
        table,
        "fighting.later",
        seed,
        NumberInput(0, STRONGEST),
        solve,
        ("fight.continue", "fight.strength"),
        facts=facts(table, action, rounds=lost),
        explain=partial(fight_reasons.later, table, lost),
    )


def again(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how strong a monster is in a new fight after one that was given up."""
    random = scene.random
    there = facing(scene.with_me(shield=random.randint(0, 4)))
    if there is None:
        return None
    table, action = there
    left = table.rules.battle.strength(table.me.shield) - random.randint(1, 3)

    def solve(rules: Delphi) -> Answers:
        return number(rules.battle.again(table.me.shield, left))

    return asked(
        table,
        "fighting.again",
        seed,
        NumberInput(0, STRONGEST),
        solve,
        ("fight.surrender", "fight.strength"),
        facts=facts(table, action, strength=left),
        explain=partial(fight_reasons.again, table),
    )


# --- rolls ---------------------------------------------------------------------------------------


def _rolls(
    name: str,
    rule: str,
    told: Callable[[Delphi, int, int], bool],
    why: Callable[[Delphi, int], tuple[AnswerReason, ...]],
) -> Callable[[ExerciseScene, int], E | None]:
    """Ask which rolls have an effect in a round at a strength."""

    def make(scene: ExerciseScene, seed: int) -> E | None:
        there = facing(scene.with_me(shield=scene.random.randint(0, 3)))
        if there is None:
            return None
        table, action = there
        now = table.rules.battle.strength(table.me.shield) - seed % 4

        def solve(rules: Delphi) -> Answers:
            return frozenset({tuple(face for face in FACES if told(rules, int(face), now))})

        form, more = MultipleChoice(FACES), facts(table, action, strength=now)
        reasons = partial(why, table.rules, now)
        return asked(table, name, seed, form, solve, (rule,), facts=more, explain=reasons)

    return make


winning = _rolls(
    "fighting.winning",
    "fight.win",
    lambda rules, roll, at: rules.battle.wins(roll, at),
    fight_reasons.winning,
)
hurting = _rolls(
    "fighting.hurting",
    "fight.lose-round",
    lambda rules, roll, at: rules.battle.hurts(roll, at),
    lambda rules, now: fight_reasons.hurting(now),
)


def _script(scene: ExerciseScene) -> tuple[ExerciseScene, Action, tuple[int, ...]] | None:
    """Return a fight with rolls for up to four rounds and tokens for them; often with a 0."""
    random = scene.random
    there = facing(scene.with_me(shield=random.randint(0, 4), favor=random.randint(3, 5)))
    if there is None:
        return None
    table, action = there
    middle = [random.choice((0, 0, *range(1, 8))) for _ in range(random.randint(1, 2))]
    return table, action, (random.randint(0, 6), *middle, random.randint(4, 9))


def when(scene: ExerciseScene, seed: int) -> E | None:
    """Ask in which round a fight with given rolls is won."""
    script = _script(scene)
    if script is None:
        return None
    table, action, (*given, _) = script
    rolls = (*given, 4 + seed % 4, 9)

    def solve(rules: Delphi) -> Answers:
        _, events = fought(rules, table.position, action, rolls)
        return number(rounds(events)) if won(events) else frozenset()

    right = solve(table.rules)
    if table.me.favor < len(rolls) - 1 or not right & {("2",), ("3",), ("4",)}:
        return None
    return asked(
        table,
        "fighting.when",
        seed,
        NumberInput(1, 9),
        solve,
        ("fight.win", "fight.continue", "fight.strength"),
        facts=facts(table, action, rolls=in_order(rolls)),
        explain=lambda: fight_reasons.when(table, rolls, int(min(right)[0])),
    )


def injuries(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how many injuries a fight with given rolls costs."""
    script = _script(scene)
    if script is None:
        return None
    table, action, rolls = script

    def solve(rules: Delphi) -> Answers:
        position, _ = fought(rules, table.position, action, rolls)
        turn = position.turn
        hurt = [sum(one.players[turn].injuries) for one in (table.position, position)]
        return number(hurt[1] - hurt[0])

    _, events = fought(table.rules, table.position, action, rolls)
    harmless = solve(table.rules) == number(0)
    if rounds(events) < len(rolls) or not won(events) or harmless != (seed % 4 == 0):
        return None
    return asked(
        table,
        "fighting.injuries",
        seed,
        NumberInput(0, ROLLS),
        solve,
        ("fight.lose-round", "fight.win", "fight.continue"),
        facts=facts(table, action, rolls=in_order(rolls)),
        explain=partial(fight_reasons.injuries, rolls),
    )


def left(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how many favor tokens are left after a fight with given rolls."""
    script = _script(scene)
    if script is None:
        return None
    table, action, rolls = script

    def solve(rules: Delphi) -> Answers:
        position, _ = fought(rules, table.position, action, rolls)
        return number(position.players[position.turn].favor)

    _, events = fought(table.rules, table.position, action, rolls)
    if rounds(events) < 2 or not won(events) or (seed % 2 and 0 not in rolls[:2]):
        return None
    return asked(
        table,
        "fighting.left",
        seed,
        NumberInput(0, STRONGEST),
        solve,
        ("fight.continue", "fight.win", "fight.strength"),
        facts=facts(table, action, rolls=in_order(rolls)),
        explain=partial(fight_reasons.left, table, rounds(events)),
    )


# --- which monster, and what else ----------------------------------------------------------------


def die(scene: ExerciseScene, seed: int) -> E | None:
    """Ask with which dice something can be fought at a place."""
    there = facing(scene)
    if there is None:
        return None
    _, action = there
    others = [color for color in COLORS if color != action.color]
    dice = tuple(sorted((action.color, *scene.random.sample(others, 2))))
    table = scene.with_me(dice=dice, favor=0)

    def solve(rules: Delphi) -> Answers:
        fit = [
            one for one in dice if rules.check(table.position, fight(one, action.target)).allowed
        ]
        return frozenset({tuple(sorted(str(Color(one)) for one in fit))})

    return asked(
        table,
        "fighting.die",
        seed,
        MultipleChoice(tuple(str(Color(one)) for one in dice)),
        solve,
        NEAR,
        facts=facts(table, action),
        action=lambda part: fight(Color[part.upper()], action.target),
        look=(table.me.ship, action.target),
        explain=partial(fight_reasons.dice, table, action.target),
    )


def where(scene: ExerciseScene, seed: int) -> E | None:
    """Ask from which water something can be fought with a die of a color."""
    color = scene.random.choice(COLORS)
    table = scene.with_me(dice=(color,), favor=0)

    def solve(rules: Delphi) -> Answers:
        return pointed(
            rules.board,
            docks(rules, table.position, [fight(color, i) for i in rules.board.monsters]),
        )

    ((*found,),) = solve(table.rules)
    if not 1 <= len(found) <= MOST:
        return None
    return asked(
        table,
        "fighting.where",
        seed,
        anywhere(table.rules.board),
        solve,
        NEAR,
        facts={"color": color},
        explain=partial(fight_reasons.places, table, color),
    )


def meanwhile(scene: ExerciseScene, seed: int) -> E | None:
    """Ask what can be done after a lost round."""
    random = scene.random
    there = facing(scene.with_me(shield=random.randint(0, 3), favor=random.randint(1, 3)))
    if there is None:
        return None
    table, action = there
    roll = random.randint(1, 4)
    position, _ = fought(table.rules, table.position, action, (roll,))
    if not position.pending or not isinstance(position.pending[0], FightOn):
        return None
    table = table.with_position(
        **{one: getattr(position, one) for one in position.__struct_fields__}
    )
    spare = table.me.dice[0]
    actions = (
        Action(Verb.FIGHT, color=action.color, target=action.target),
        Action(Verb.SURRENDER),
        Action(Verb.FAVOR, spare),
        Action((Verb.LOOK, Verb.DRAW)[seed % 2], spare),
    )
    return which_legal(
        table,
        "fighting.meanwhile",
        seed,
        actions,
        ("turn.one-at-a-time", "fight.continue", "fight.surrender"),
        lambda right: fight_reasons.meanwhile(),
        facts=facts(table, action, roll=roll),
        look=(action.target,),
    )


TEMPLATES: Final = templates(
    {
        "fighting.strength": strength,
        "fighting.later": later,
        "fighting.again": again,
        "fighting.winning": winning,
        "fighting.hurting": hurting,
        "fighting.when": when,
        "fighting.injuries": injuries,
        "fighting.left": left,
        "fighting.die": die,
        "fighting.where": where,
        "fighting.meanwhile": meanwhile,
    }
)
