"""Exercises on fighting: how strong a monster is, what a roll does, what a fight costs."""

from collections.abc import Callable
from functools import partial
from typing import Final

from oracle_nb.delphi.lessons.exercises import fight_reasons
from oracle_nb.delphi.lessons.exercises.fights import (
    facing,
    facts,
    fight,
    fought,
    rounds,
    won,
)
from oracle_nb.delphi.lessons.exercises.holds import docks
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    Maker,
    Question,
    anywhere,
    in_order,
    number,
    pointed,
    template,
    which_legal,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import FightOn
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason, Answers, MultipleChoice, NumberInput, Picture

STRONGEST: Final = 9
ROLLS: Final = 10
FACES: Final = tuple(map(str, range(ROLLS)))
MOST: Final = 14
NEAR: Final = ("fight.color", "action.adjacent", "task.needed")


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

    def answers(rules: Delphi) -> Answers:
        return number(rules.battle.strength(table.me.shield))

    texts = facts(table, action)
    _rules, why = ("fight.strength",), partial(fight_reasons.strength, table)
    return Question(table, answers, facts=texts, explain=why)


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

    return Question(
        table,
        answers,
        facts=facts(table, action, rounds=lost),
        explain=partial(fight_reasons.later, table, lost),
    )


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

    def answers(rules: Delphi) -> Answers:
        return number(rules.battle.again(table.me.shield, left))

    return Question(
        table,
        answers,
        facts=facts(table, action, strength=left),
        explain=partial(fight_reasons.again, table),
    )


# --- rolls ---------------------------------------------------------------------------------------


def _rolls(
    told: Callable[[Delphi, int, int], bool],
    why: Callable[[Delphi, int], tuple[AnswerReason, ...]],
) -> Maker:
    """Ask which rolls have an effect in a round at a strength."""

    def make(scene: ExerciseScene) -> Question:
        table, action = facing(scene.with_me(shield=scene.random.randint(0, 3)))
        now = table.rules.battle.strength(table.me.shield) - scene.seed % 4

        def answers(rules: Delphi) -> Answers:
            return frozenset({tuple(face for face in FACES if told(rules, int(face), now))})

        form, more = MultipleChoice(FACES), facts(table, action, strength=now)
        reasons = partial(why, table.rules, now)
        return Question(table, answers, form=form, facts=more, explain=reasons)

    return make


winning = template("fighting.winning", rests_on=("fight.win",), picture=Picture.OWN)(
    _rolls(lambda rules, roll, at: rules.battle.wins(roll, at), fight_reasons.winning)
)
hurting = template("fighting.hurting", rests_on=("fight.lose-round",), picture=Picture.OWN)(
    _rolls(
        lambda rules, roll, at: rules.battle.hurts(roll, at),
        lambda rules, now: fight_reasons.hurting(now),
    )
)


def _script(scene: ExerciseScene) -> tuple[ExerciseScene, Action, tuple[int, ...]]:
    """Return a fight with rolls for up to four rounds and tokens for them; often with a 0."""
    random = scene.random
    table, action = facing(scene.with_me(shield=random.randint(0, 4), favor=random.randint(3, 5)))
    middle = [random.choice((0, 0, *range(1, 8))) for _ in range(random.randint(1, 2))]
    return table, action, (random.randint(0, 6), *middle, random.randint(4, 9))


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
    return Question(
        table,
        answers,
        facts=facts(table, action, rolls=in_order(rolls)),
        explain=lambda: fight_reasons.when(table, rolls, int(min(right)[0])),
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
        hurt = [sum(one.players[turn].injuries) for one in (table.position, position)]
        return number(hurt[1] - hurt[0])

    _, events = fought(table.rules, table.position, action, rolls)
    harmless = answers(table.rules) == number(0)
    assume(rounds(events) >= len(rolls) and won(events) and harmless == (scene.seed % 4 == 0))
    return Question(
        table,
        answers,
        facts=facts(table, action, rolls=in_order(rolls)),
        explain=partial(fight_reasons.injuries, rolls),
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
    return Question(
        table,
        answers,
        facts=facts(table, action, rolls=in_order(rolls)),
        explain=partial(fight_reasons.left, table, rounds(events)),
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
            one for one in dice if rules.check(table.position, fight(one, action.target)).allowed
        ]
        return frozenset({tuple(sorted(str(Color(one)) for one in fit))})

    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(str(Color(one)) for one in dice)),
        facts=facts(table, action),
        action=lambda part: fight(Color[part.upper()], action.target),
        look=(table.me.ship, action.target),
        explain=partial(fight_reasons.dice, table, action.target),
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

    ((*found,),) = answers(table.rules)
    assume(1 <= len(found) <= MOST)
    return Question(
        table,
        answers,
        form=anywhere(table.rules.board),
        facts={"color": color},
        explain=partial(fight_reasons.places, table, color),
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
        **{one: getattr(position, one) for one in position.__struct_fields__}
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
        lambda right: fight_reasons.meanwhile(),
        facts=facts(table, action, roll=roll),
        look=(action.target,),
    )
