"""Exercises on advancing gods: the first step, other players' rolls, and the way to the top."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.board import compact_layout
from oracle_nb.delphi.lessons.exercises.lines import reaching
from oracle_nb.delphi.lessons.exercises.scenes import TILES, ExerciseScene, ashore, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, number, several, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, NextTurn, Phase, Position, Setting, Titan
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Color, God, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, MultipleChoice, NumberInput, Picture
from oracle_nb.games.exercises import AnswerReason as Reason

SHIPS: Final = (Color.RED, Color.YELLOW, Color.GREEN, Color.BLUE)
FURTHER_TILES: Final = (ShipTile.RANGE, ShipTile.RECOLOR)
"""Ship tiles of the third and fourth players, which don't matter to the first."""
MOST: Final = 3
"""Maximum number of actions to advance a god."""

_FIRST_STEP: Final = {2: 3, 3: 2, 4: 1}
"""The row to which the first step leads, by the number of players."""


def option(god: int) -> str:
    """Return the option that names a god."""
    return f"god-{God(god).name.lower()}"


def god_of(part: str) -> int:
    """Return the god that an option names."""
    return God[part.removeprefix("god-").upper()]


GODS: Final = tuple(option(god) for god in COLORS)


@lru_cache(maxsize=12)
def _table(players: int, number: int) -> tuple[Delphi, Position]:
    """Return the rules and a position of a game for some players, played until they can act."""
    tiles = (*TILES, *FURTHER_TILES)[:players]
    rules = Delphi(Setting(compact_layout(number), SHIPS[:players], tiles=tiles))
    chance = SeededChance(number)
    position = rules.begin(rules.set_up(number), chance).position
    while position.pending or position.phase != Phase.ACT:
        position = rules.apply(position, rules.legal_actions(position)[0], chance).position
    return rules, position


def among(scene: ExerciseScene, players: int) -> ExerciseScene:
    """Return a scene of a game for some players."""
    rules, position = _table(players, scene.random.randrange(4))
    return ashore(scene.moved_to(rules, position))


@template(
    "gods.steps",
    rests_on=("god.advance-action", "god.first-step", "god.top"),
    form=NumberInput(0, 9),
    picture=Picture.OWN,
)
def steps(scene: ExerciseScene) -> Question:
    """Ask how many steps a god needs to the top row."""
    scene = among(scene, 2 + scene.seed % 3)
    god = scene.random.choice(COLORS)
    row = 0 if scene.seed // 3 % 3 < 2 else scene.random.randint(max(2, 3 - scene.seed % 3), 4)
    rows = [0] * 6
    rows[god] = row
    dice = sorted((god, *scene.random.sample([color for color in COLORS if color != god], 2)))
    table = scene.with_me(gods=tuple(rows), dice=tuple(dice), favor=0)

    def answers(rules: Delphi) -> Answers:
        position, count = table.position, 0
        while position.players[0].gods[god] < TOP_ROW:
            ready = table.with_me(gods=position.players[0].gods).position
            step = Action(Verb.ADVANCE, god, god)
            position = rules.apply(ready, step, SeededChance(0)).position
            count += 1
        return number(count)

    def explain() -> tuple[Reason, ...]:
        number = int(min(answers(table.rules))[0])
        if row:
            result = Reason("why-gods-steps-rest", {"row": row, "steps": number})
        else:
            facts = {
                "entry": _FIRST_STEP[len(table.position.players)],
                "more": number - 1,
                "steps": number,
            }
            result = Reason("why-gods-steps-first", facts)
        return Reason("why-gods-steps", {"players": len(table.position.players)}), result

    return Question(
        table,
        answers,
        facts={"players": len(table.position.players), "god": God(god), "row": row},
        explain=explain,
    )


def gods_in(gods: Sequence[int]) -> tuple[God, ...]:
    """Return gods for a message."""
    return tuple(map(God, gods))


@template(
    "gods.roll",
    rests_on=("turn.consult-gods", "god.top"),
    form=MultipleChoice(GODS),
    picture=Picture.OWN,
)
def roll(scene: ExerciseScene) -> Question:
    """Ask which gods another player's roll can advance."""
    random = scene.random
    scene = among(scene, random.randint(2, 4))
    rows = tuple(random.choice((0, 0, 3, 4, 5, TOP_ROW)) for _ in COLORS)
    dice = tuple(sorted(random.choice(COLORS) for _ in range(3)))
    rolled = sum(1 << color for color in {*dice})
    step = AdvanceGod(0, rolled, "turn.consult-gods")
    last = len(scene.position.players) == 2
    then = (Titan(1, 1), NextTurn(1)) if last else (NextTurn(1),)
    others = scene.with_me(gods=rows).with_position(
        turn=1, phase=Phase.CONSULT, pending=(step, *then), spent=(), played=-1
    )
    table = others.with_me(dice=dice)
    position = table.position

    def answers(rules: Delphi) -> Answers:
        fit = [god for god in COLORS if rules.check(position, Action(Verb.ADVANCE, color=god))]
        return several(map(option, fit))

    (right,) = answers(scene.rules)
    assume(1 <= len(right) <= 2 and any(rows[color] == 0 for color in dice))
    return Question(
        table,
        answers,
        facts={
            "dice": tuple(Color(die) for die in dice),
            **{God(god).name.lower(): row for god, row in enumerate(rows)},
        },
        action=lambda part: Action(Verb.ADVANCE, color=god_of(part)),
        explain=lambda: (
            Reason("why-gods-roll"),
            Reason("why-gods-roll-colors", {"gods": gods_in(sorted({*dice}))}),
            Reason(
                "why-gods-roll-are", {"gods": gods_in(sorted([god_of(part) for part in right]))}
            ),
        ),
    )


@template(
    "gods.climb",
    rests_on=("god.advance-action", "god.first-step", "god.top", "oracle.recolor", "oracle.wheel"),
    form=ActionSequence(MOST),
)
def climb(scene: ExerciseScene) -> Question:
    """Ask for the actions that bring a god to the top row this turn."""
    random = scene.random
    god = random.choice(COLORS)
    rows = [0] * 6
    rows[god] = TOP_ROW - MOST if scene.seed % 2 else 0
    table = ashore(scene).with_me(gods=tuple(rows), cards=(0,) * 6)
    me = table.position.turn

    goal = TOP_ROW if rows[god] else 5

    def reached(position: Position) -> bool:
        return position.players[me].gods[god] >= goal

    answers = reaching(
        table, MOST, (Verb.ADVANCE,), lambda position, action: action.color == god, reached
    )

    assume(table.me.dice.count(god) != len(table.me.dice) and answers(table.rules))

    def explain() -> tuple[Reason, ...]:
        number = goal - rows[god] if rows[god] else 1 + goal - _FIRST_STEP[2]
        facts = {
            "god": God(god),
            "color": Color(god),
            "steps": number,
            "count": table.me.dice.count(god),
        }
        return Reason("why-gods-climb"), Reason("why-gods-climb-steps", facts)

    return Question(
        table,
        answers,
        facts={"god": God(god), "row": goal, "dice": table.dice, "tokens": table.me.favor},
        goal=reached,
        explain=explain,
    )
