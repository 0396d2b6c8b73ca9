"""Exercises on fighting: how strong a monster is, what a roll does, what a fight costs."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.core.events import Event
from oracle_nb.delphi.lessons.exercises.cargo import docks
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
    found = []
    for color in COLORS:
        armed = scene.with_me(dice=(color,))
        for land in board.shore[scene.me.ship]:
            action = fight(color, land)
            if land in board.monsters and scene.rules.check(armed.position, action).allowed:
                found.append(action)
    assume(found)
    action = scene.random.choice(found)
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
    return sum(one.what in ("round-won", "round-lost") for one in events)


def won(events: list[Event]) -> bool:
    """Return whether the monster was defeated."""
    return any(one.what == "round-won" for one in events)


def strength_reasons(scene: ExerciseScene) -> tuple[Reason, ...]:
    """Return why a monster has its strength at the start."""
    battle, shield = scene.rules.battle, scene.me.shield
    return (
        Reason("why-fighting-subtract", {"full": battle.full}),
        Reason(
            "why-fighting-strength",
            {"full": battle.full, "shield": shield, "strength": battle.strength(shield)},
        ),
    )


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
    _rules, why = ("fight.strength",), partial(strength_reasons, table)
    return Question(table, answers, facts=texts, explain=why)


def start_reason(scene: ExerciseScene) -> Reason:
    """Return how strong a monster is when the fight begins."""
    battle, shield = scene.rules.battle, scene.me.shield
    facts = {"full": battle.full, "shield": shield, "strength": battle.strength(shield)}
    return Reason("why-fighting-start", facts)


def later_reasons(scene: ExerciseScene, lost: int) -> tuple[Reason, ...]:
    """Return why a monster has its strength after some lost rounds."""
    battle = scene.rules.battle
    before = battle.strength(scene.me.shield)
    now = before - battle.weaker * lost
    facts = {"before": before, "rounds": lost, "strength": now}
    return start_reason(scene), Reason("why-fighting-later", facts)


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
        explain=partial(later_reasons, table, lost),
    )


def again_reasons(scene: ExerciseScene) -> tuple[Reason, ...]:
    """Return why a new fight begins as it does."""
    return Reason("why-fighting-again"), start_reason(scene)


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
        explain=partial(again_reasons, table),
    )


# --- rolls ---------------------------------------------------------------------------------------


def _rolls(
    told: Callable[[Delphi, int, int], bool],
    why: Callable[[Delphi, int], tuple[Reason, ...]],
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


def wins(rules: Delphi, now: int) -> tuple[int, ...]:
    """Return the rolls that win a round."""
    return tuple(roll for roll in range(SIDES) if rules.battle.wins(roll, now))


def winning_reasons(rules: Delphi, now: int) -> tuple[Reason, ...]:
    """Return which rolls win a round."""
    rolls = wins(rules, now)
    return (
        Reason("why-fighting-reach"),
        Reason("why-fighting-winning", {"strength": now, "numbers": rolls}),
    )


winning = template("fighting.winning", rests_on=("fight.win",), picture=Picture.OWN)(
    _rolls(lambda rules, roll, at: rules.battle.wins(roll, at), winning_reasons)
)


def hurting_reasons(now: int) -> tuple[Reason, ...]:
    """Return which rolls give an injury."""
    return Reason("why-fighting-zero"), Reason("why-fighting-hurting", {"strength": now})


hurting = template("fighting.hurting", rests_on=("fight.lose-round",), picture=Picture.OWN)(
    _rolls(
        lambda rules, roll, at: rules.battle.hurts(roll, at),
        lambda rules, now: hurting_reasons(now),
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


def when_reasons(scene: ExerciseScene, rolls: Sequence[int], rounds: int) -> tuple[Reason, ...]:
    """Return why a fight is won in a round."""
    battle = scene.rules.battle
    last = battle.strength(scene.me.shield) - battle.weaker * (rounds - 1)
    facts = {"round": rounds, "roll": rolls[rounds - 1], "strength": last}
    return start_reason(scene), _falling(scene, len(rolls)), Reason("why-fighting-when", facts)


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
        explain=lambda: when_reasons(table, rolls, int(min(right)[0])),
    )


def injuries_reasons(rolls: Sequence[int]) -> tuple[Reason, ...]:
    """Return why a fight that is won with its last roll costs some injuries."""
    return (
        Reason("why-fighting-zero"),
        Reason("why-fighting-injuries", {"injuries": rolls.count(0)}),
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
        explain=partial(injuries_reasons, rolls),
    )


def left_reasons(scene: ExerciseScene, rounds: int) -> tuple[Reason, ...]:
    """Return why some tokens are left after a fight with some rounds."""
    tokens = scene.me.favor
    facts = {"rounds": rounds, "tokens": tokens, "paid": rounds - 1, "left": tokens - rounds + 1}
    return (
        start_reason(scene),
        Reason("why-fighting-pays"),
        Reason("why-fighting-left", facts),
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
        explain=partial(left_reasons, table, rounds(events)),
    )


def dice_reasons(scene: ExerciseScene, target: int) -> tuple[Reason, ...]:
    """Return which monsters of a place can be fought."""
    rules = scene.rules
    space = rules.board.spaces[target]
    colors = tuple(
        Color(color)
        for color in COLORS
        if rules.check(
            scene.with_me(dice=(color,)).position, Action(Verb.FIGHT, color, color, target)
        ).allowed
    )
    return (
        Reason("why-fighting-color"),
        Reason("why-fighting-die", {"space": space, "colors": colors}),
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
        explain=partial(dice_reasons, table, action.target),
    )


def places_reasons(scene: ExerciseScene, color: Color) -> tuple[Reason, ...]:
    """Return where monsters of a color can be fought."""
    board, monsters = scene.rules.board, scene.position.monsters
    spaces = tuple(
        board.spaces[land]
        for land, there in zip(board.monsters, monsters, strict=True)
        if there >> color & 1
    )
    return (
        Reason("why-fighting-there", {"color": color, "spaces": spaces}),
        Reason("why-fighting-where"),
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
        explain=partial(places_reasons, table, color),
    )


def meanwhile_reasons() -> tuple[Reason, ...]:
    """Return what is possible during a fight."""
    return (Reason("why-fighting-meanwhile"),)


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
        lambda right: meanwhile_reasons(),
        facts=facts(table, action, roll=roll),
        look=(action.target,),
    )
