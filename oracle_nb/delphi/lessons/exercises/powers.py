"""Exercises on using gods: which one can act, what it does, and where it goes afterwards."""

from functools import partial
from typing import Final

from oracle_nb.delphi.lessons.exercises import god_reasons
from oracle_nb.delphi.lessons.exercises.bays import ashore
from oracle_nb.delphi.lessons.exercises.gods import GODS, god_of, option
from oracle_nb.delphi.lessons.exercises.holds import bound_for_temple
from oracle_nb.delphi.lessons.exercises.lines import after_legal, lines, task_completed, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, template, which_legal
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Color, God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    AnswerReason,
    Answers,
    MultipleChoice,
    NumberInput,
    Picture,
)

USING: Final = ("god.use", "god.return")


def ready(*gods: int) -> tuple[int, ...]:
    """Return the rows with these gods on the top row and the others on the lowest."""
    return tuple(TOP_ROW if god in gods else 0 for god in COLORS)


@template(
    "powers.usable",
    rests_on=("god.use", "god.trade"),
    form=MultipleChoice(GODS),
    picture=Picture.OWN,
)
def usable(scene: ExerciseScene) -> Question:
    """Ask which gods can be used now."""
    rows = tuple(scene.random.choice((0, 3, 5, TOP_ROW, TOP_ROW)) for _ in COLORS)
    table = ashore(scene).with_me(gods=rows)

    def answers(rules: Delphi) -> Answers:
        fit = [god for god in COLORS if rules.check(table.position, Action(Verb.TRADE, color=god))]
        return frozenset({tuple(sorted(map(option, fit)))})

    assume(1 <= rows.count(TOP_ROW) <= 4)
    return Question(
        table,
        answers,
        facts={God(god).name.lower(): row for god, row in enumerate(rows)},
        action=lambda part: Action(Verb.TRADE, color=god_of(part)),
        explain=partial(god_reasons.usable, rows),
    )


@template(
    "powers.afterwards",
    rests_on=("god.return", "god.trade", "god.advance-action", "god.first-step"),
    form=NumberInput(0, TOP_ROW),
    picture=Picture.OWN,
)
def afterwards(scene: ExerciseScene) -> Question:
    """Ask on which row a god is after it was used and then advanced."""
    god, count = scene.random.choice(COLORS), scene.seed % 3
    others = [color for color in COLORS if color != god]
    dice = tuple(sorted((*[god] * count, *scene.random.sample(others, 3 - count))))
    table = ashore(scene).with_me(gods=ready(god), dice=dice, favor=0)
    me = table.position.turn
    actions = (Action(Verb.TRADE, color=god), *[Action(Verb.ADVANCE, god, god)] * count)

    def answers(rules: Delphi) -> Answers:
        position = after_legal(rules, table.position, actions)
        return frozenset({(str(position.players[me].gods[god]),)})

    return Question(
        table,
        answers,
        facts={"god": God(god), "count": count},
        explain=lambda: god_reasons.afterwards(god, count, int(min(answers(table.rules))[0])),
    )


@template("powers.poseidon", rests_on=("god.poseidon", "god.use", "move.blocked", "move.to-zeus"))
def poseidon(scene: ExerciseScene) -> Question:
    """Ask to which spaces Poseidon can take the ship."""
    board, random = scene.rules.board, scene.random
    table = scene.with_me(gods=ready(God.POSEIDON))
    rings = scene.rules.tables.within[0][scene.me.ship]
    near = [space for space in board.water if rings[3] >> space & 1 and space != scene.me.ship]
    far = [space for space in board.water if not rings[min(6, len(rings) - 1)] >> space & 1]
    assume(len(far) >= 2 and near)
    closed = [board.zeus, random.choice(board.all_islands)]
    spaces = [random.choice(near), *random.sample(far, 2), *closed]
    random.shuffle(spaces)
    actions = [Action(Verb.POSEIDON, target=space) for space in spaces]
    why = partial(god_reasons.poseidon, table, closed[1], actions)
    return which_legal(table, actions, why)


@template("powers.artemis", rests_on=("god.artemis", "god.use"))
def artemis(scene: ExerciseScene) -> Question:
    """Ask which tiles Artemis can reveal."""
    scene, random = ashore(scene), scene.random
    board = scene.rules.board
    up = random.randrange(len(board.islands))
    tiles = [UNKNOWN] * len(board.islands)
    tiles[up] = random.randrange(12)
    near = board.adjacent[scene.me.ship]
    assume(not all(island in near for slot, island in enumerate(board.islands) if slot != up))
    table = scene.with_me(gods=ready(God.ARTEMIS)).with_position(
        face_up=1 << up, tiles=tuple(tiles)
    )
    actions = [Action(Verb.ARTEMIS, target=island) for island in board.islands]

    def why(right: Answer) -> tuple[AnswerReason, ...]:
        return god_reasons.artemis(table, board.islands[up])

    return which_legal(table, actions, why)


@template(
    "powers.voyage",
    rests_on=("god.use", "god.return", "god.poseidon", "offering.make"),
    form=ActionSequence(2),
)
def voyage(scene: ExerciseScene) -> Question:
    """Ask for two actions that deliver an offering to a distant temple."""
    table, place = bound_for_temple(scene.with_me(gods=ready(God.POSEIDON, God.ARTEMIS)))
    board, color = table.rules.board, table.position.temples[place]
    reached = task_completed(table.position)

    def last(at: Position, action: Action) -> bool:
        return action.verb == Verb.MAKE_OFFERING

    def answer_key(rules: Delphi) -> Answers:
        verbs = (Verb.POSEIDON, Verb.MOVE, Verb.MAKE_OFFERING)
        return written(rules, lines(rules, table.position, 2, verbs, last, reached))

    answers = answer_key(table.rules)
    assume(answers and not any(not line[0].startswith("poseidon") for line in answers))
    assume(not table.rules.faults(table.position))
    return Question(
        table,
        answer_key,
        facts={"color": Color(color), "space": board.spaces[board.temples[place]]},
        goal=reached,
        look=(board.temples[place],),
        explain=partial(god_reasons.voyage, table, board.temples[place], Color(color)),
    )
