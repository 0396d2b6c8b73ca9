"""Exercises on the other one-time cards: gifts, a god to the top, and a look at two tiles."""

from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.equipment import (
    LASTING,
    displayed,
    holding,
    lines_with_decisions,
    taking,
)
from oracle_nb.delphi.lessons.exercises.gods import GODS, among, god_of, option
from oracle_nb.delphi.lessons.exercises.holds import bound_for_temple
from oracle_nb.delphi.lessons.exercises.lines import task_completed, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.straits import in_strait
from oracle_nb.delphi.lessons.exercises.templates import Question, template, which_legal
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, GodToTop, LookAt
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, DEPICTED, TOP_ROW, Color, Equipment, God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import first_row
from oracle_nb.games.exercises import ActionSequence, Answer, Answers, MultipleChoice, NumberInput
from oracle_nb.games.exercises import AnswerReason as Reason

FAR: Final = 6
"""Number of spaces that two dice sail without tokens."""
HIGHEST: Final = 4
"""Highest row from which both steps of the gifts count."""


@template(
    "equipment.gift",
    rests_on=("fight.reward", "equipment.one-time", "equipment.gift", "god.first-step"),
    form=NumberInput(0, TOP_ROW),
)
def gift(scene: ExerciseScene) -> Question:
    """Ask on which row a god is after both steps of the gifts."""
    table = among(scene, 2 + scene.seed % 3)
    random, players = scene.random, len(table.position.players)
    first = first_row(players)
    row = 0 if scene.seed // 3 % 2 else random.randint(first, HIGHEST)
    god = random.choice(COLORS)
    rows = tuple(row if one == god else 0 for one in COLORS)
    cards = (Equipment.GIFT, *random.sample(LASTING, 5))
    table = displayed(table.with_me(gods=rows), cards)

    def answers(rules: Delphi) -> Answers:
        position, chance = table.position, SeededChance(0)
        for action in (taking(Equipment.GIFT), *[Action(Verb.ADVANCE, color=god)] * 2):
            if position.pending and rules.check(position, action):
                position = rules.apply(position, action, chance).position
        return frozenset({(str(position.players[0].gods[god]),)})

    def explain() -> tuple[Reason, ...]:
        one = row + 1 if row else first
        facts = {"god": God(god), "row": row, "first": one, "second": one + 1}
        start = Reason("why-equipment-first", {"players": players, "row": first})
        return Reason("why-equipment-gift"), start, Reason("why-equipment-both", facts)

    return Question(
        table, answers, facts={"players": players, "god": God(god), "row": row}, explain=explain
    )


@template(
    "equipment.top",
    rests_on=("fight.reward", "equipment.one-time", "equipment.god-to-top", "god.top"),
    form=MultipleChoice(GODS),
)
def top(scene: ExerciseScene) -> Question:
    """Ask which gods a card can put on the top row."""
    rows = tuple(scene.random.choice((0, 0, 3, 5, TOP_ROW)) for _ in COLORS)
    table = holding(in_strait(scene).with_me(gods=rows, favor=0), Equipment.GOD_TO_TOP)
    depicted = DEPICTED[Equipment.GOD_TO_TOP]
    table = table.with_position(pending=(GodToTop(table.position.turn, depicted),))

    def answers(rules: Delphi) -> Answers:
        fit = [god for god in COLORS if rules.check(table.position, Action(Verb.TOP, color=god))]
        return frozenset({tuple(sorted(map(option, fit)))})

    (right,) = answers(table.rules)
    assume(2 <= len(right) <= 3)

    def explain() -> tuple[Reason, ...]:
        gods = tuple(God(god) for god in COLORS_OF[depicted])
        fit = tuple(God(god) for god in COLORS_OF[depicted] if rows[god] < TOP_ROW)
        shown = Reason("why-equipment-four", {"gods": gods})
        return shown, Reason("why-equipment-below", {"gods": fit})

    return Question(
        table,
        answers,
        facts={God(god).name.lower(): row for god, row in enumerate(rows)},
        action=lambda part: Action(Verb.TOP, color=god_of(part)),
        explain=explain,
    )


@template("equipment.look", rests_on=("fight.reward", "equipment.one-time", "equipment.look"))
def look(scene: ExerciseScene) -> Question:
    """Ask which tiles a card lets the player look at."""
    table = holding(in_strait(scene).with_me(favor=0), Equipment.LOOK)
    board, random = table.rules.board, scene.random
    up = random.randrange(len(board.islands))
    tiles = [UNKNOWN] * len(board.islands)
    tiles[up] = random.randrange(12)
    step = LookAt(table.position.turn, 2, "equipment.look")
    table = table.with_position(face_up=1 << up, tiles=tuple(tiles), pending=(step,))
    near = board.adjacent[table.me.ship]
    down = [land for slot, land in enumerate(board.islands) if slot != up]
    assume(not all(land in near for land in down))
    spaces = tuple(board.spaces[land] for land in down)

    def why(right: Answer) -> tuple[Reason, ...]:
        shown = Reason("why-equipment-face-down", {"spaces": spaces})
        return Reason("why-equipment-anywhere"), shown

    return which_legal(
        table,
        [Action(Verb.LOOK, target=land) for land in board.islands],
        why,
        look=tuple(board.islands),
    )


@template(
    "equipment.rescue",
    rests_on=(
        "fight.reward",
        "equipment.one-time",
        "equipment.god-to-top",
        "god.use",
        "god.poseidon",
        "offering.make",
    ),
    form=ActionSequence(4),
)
def rescue(scene: ExerciseScene) -> Question:
    """Ask for a card that takes the ship to a distant temple at once, and for the delivery."""
    scene, place = bound_for_temple(in_strait(scene).with_me(gods=(0,) * 6))
    board, random, color = scene.rules.board, scene.random, scene.position.temples[place]
    cards = [Equipment.GOD_TO_TOP, Equipment.GIFT, Equipment.LOOK, *random.sample(LASTING, 3)]
    random.shuffle(cards)
    table = displayed(scene, cards)
    reached = task_completed(table.position)
    steps = board.distance()[table.me.ship]
    docks = [water for water in board.adjacent[board.temples[place]] if water in board.water]
    assume(min(steps[water] for water in docks) > FAR)

    def answer_key(rules: Delphi) -> Answers:
        verbs = (Verb.TAKE, Verb.TOP, Verb.POSEIDON, Verb.MAKE_OFFERING)
        return written(rules, lines_with_decisions(rules, table.position, verbs, 4, reached))

    answers = answer_key(table.rules)
    assume(answers and not table.rules.faults(table.position))
    space = board.spaces[board.temples[place]]

    def explain() -> tuple[Reason, ...]:
        facts = {"color": Color(color), "space": space}
        return Reason("why-equipment-far", facts), Reason("why-equipment-poseidon")

    return Question(
        table,
        answer_key,
        facts={"color": Color(color), "space": space, "dice": tuple(map(Color, table.me.dice))},
        goal=reached,
        explain=explain,
        look=(board.temples[place],),
    )
