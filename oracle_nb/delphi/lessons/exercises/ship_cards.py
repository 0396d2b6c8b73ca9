"""Exercises on equipment of the ship: its range, its storage, and how far it reaches."""

from typing import Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.lessons.exercises.equipment import holding
from oracle_nb.delphi.lessons.exercises.holds import cargo_facts, laden, wanted
from oracle_nb.delphi.lessons.exercises.lines import lines, task_completed, written
from oracle_nb.delphi.lessons.exercises.sailing import move, steps_to, targets
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.straits import in_strait
from oracle_nb.delphi.lessons.exercises.templates import Question, anywhere, pointed, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import RANGE, STORAGE
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, Color, Equipment
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.equipment_variants import rings
from oracle_nb.games.exercises import ActionSequence, Answers, NumberInput, shortest
from oracle_nb.games.exercises import AnswerReason as Reason

MOST: Final = 9
"""Maximum number of spaces in an answer."""
REACH: Final = (Equipment.REACH_STATUE, Equipment.REACH_OFFERING)
REACH_OF: Final = (Family.STATUE, Family.OFFERING)
MOST_LANDS: Final = 6
AFAR: Final = ("equipment.reach-meaning", "equipment.reach-statue", "equipment.reach-offering")


# --- sailing -------------------------------------------------------------------------------------


@template(
    "equipment.sail",
    rests_on=("equipment.range", "equipment.shallows", "move.end-color", "move.range"),
)
def sail(scene: ExerciseScene) -> Question:
    """Ask where a die takes a ship with a card for its range or for shallows."""
    card = (Equipment.RANGE, Equipment.SHALLOWS)[scene.seed % 2]
    crossing = card == Equipment.SHALLOWS
    table = holding(scene.with_me(favor=0, cards=(0,) * 6), card)
    board, die = table.rules.board, table.me.dice[0]
    same = [space for space in board.water if board.spaces[space].color == die]
    if crossing:
        # Some spaces are in range only across shallows that don't count.
        counted = rings(table.rules.tables, table.me.ship)[RANGE]
        worth = any(steps_to(table, one, True) <= RANGE and not counted >> one & 1 for one in same)
    else:
        steps = {steps_to(table, one) for one in same}
        worth = {RANGE + 1, RANGE + 2} <= steps

    def answers(rules: Delphi) -> Answers:
        return pointed(board, targets(table, rules, die))

    found = targets(table, table.rules, die)
    assume(worth and 1 <= len(found) <= MOST)
    reach = RANGE + (not crossing)

    def explain() -> tuple[Reason, ...]:
        facts = {"color": Color(die), "range": reach}
        how = Reason("why-equipment-across" if crossing else "why-equipment-range", facts)
        spaces = tuple(sorted((board.spaces[one] for one in found), key=str))
        return how, Reason("why-sailing-spaces", {"spaces": spaces})

    farthest = max(found, key=lambda one: steps_to(table, one, crossing))
    return Question(
        table,
        answers,
        form=anywhere(board),
        facts={"color": Color(die), "equipment": card},
        action=lambda part: move(die, board.find(part).index),
        look=(table.me.ship,),
        explain=explain,
        draw=lambda: (board.route(table.me.ship, farthest, crossing=crossing),),
    )


# --- the hold ------------------------------------------------------------------------------------


@template(
    "equipment.room", rests_on=("equipment.storage", "cargo.capacity"), form=NumberInput(0, 5)
)
def room(scene: ExerciseScene) -> Question:
    """Ask how many pieces the hold still takes."""
    pieces, card = scene.seed // 2 % 3, bool(scene.seed % 2) or scene.seed // 2 % 3 == 0
    held = Equipment.STORAGE if card else Equipment.RANGE
    table = holding(laden(in_strait(scene).with_me(favor=0), pieces), held)

    def answers(rules: Delphi) -> Answers:
        return frozenset({(str(max(0, rules.powers(table.position).storage - pieces)),)})

    def explain() -> tuple[Reason, ...]:
        storage = STORAGE + card
        facts = {"storage": storage, "taken": pieces, "left": storage - pieces}
        return Reason("why-equipment-storage"), Reason("why-equipment-left", facts)

    return Question(
        table, answers, facts={**cargo_facts(table), "equipment": held}, explain=explain
    )


# --- from afar -----------------------------------------------------------------------------------


def useful(scene: ExerciseScene, family: Family) -> list[int]:
    """Return the cities or islands from which the player needs something."""
    board = scene.rules.board
    if family == Family.STATUE:
        return list(board.cities)
    colors = sum(1 << color for color in wanted(scene, family))
    masks = zip(board.offerings, scene.position.offerings, strict=True)
    return [island for island, mask in masks if mask & colors]


def _uses(scene: ExerciseScene, land: int) -> list[Action]:
    """Return the actions that load something there or explore, each with a die of its color."""
    board = scene.rules.board
    colors: tuple[int, ...] = (board.spaces[land].color,)
    verb = Verb.LOAD_STATUE if land in board.cities else Verb.EXPLORE
    if land in board.offerings:
        verb = Verb.LOAD_OFFERING
        colors = COLORS_OF[scene.position.offerings[board.offerings.index(land)]]
    return [Action(verb, color, color, land) for color in colors]


@template(
    "equipment.afar",
    rests_on=(
        "equipment.reach-meaning",
        "equipment.reach-statue",
        "equipment.reach-offering",
        "explore.color",
    ),
)
def afar(scene: ExerciseScene) -> Question:
    """Ask what is within reach of a ship with a card for one kind of cargo.

    In every other exercise, something is behind a shallow.
    """
    family = (Family.STATUE, Family.OFFERING)[scene.seed // 2 % 2]
    card = REACH[scene.seed // 2 % 2]
    table = holding(in_strait(scene, bar=True).with_me(favor=0, cards=(0,) * 6), card)
    board = table.rules.board
    shallow = [space.index for space in board.spaces if space.terrain == Terrain.SHALLOW]
    docks = [water for water in board.water if not {*shallow}.isdisjoint(board.adjacent[water])]
    ship = scene.random.choice(board.water if scene.seed % 2 else docks)
    table = table.with_me(ship=ship)
    own = {*useful(table, family)}
    other = {*useful(table, REACH_OF[1 - scene.seed // 2 % 2])}
    lands = (*board.cities, *board.offerings, *board.islands)
    tables = [
        (table.with_me(dice=(one.source,)).position, one)
        for land in lands
        for one in _uses(table, land)
    ]

    def possible(rules: Delphi) -> set[int]:
        return {one.target for position, one in tables if rules.check(position, one)}

    def answers(rules: Delphi) -> Answers:
        return pointed(board, possible(rules))

    right, near = possible(table.rules), {*board.shore2[ship]}
    far = {land for water in board.sailing[ship] for land in board.shore2[water]}
    behind = {land for gap in shallow for land in board.adjacent[gap]} & own - near
    beside = near - {*board.shore[ship]}
    shown = (far & own - near, beside & {*board.islands}) if scene.seed % 2 else (behind,)
    assume(all((*shown, beside & other)) and 2 <= len(right) <= MOST_LANDS)

    def explain() -> tuple[Reason, ...]:
        spaces = tuple(sorted((board.spaces[one] for one in right), key=str))
        works = Reason("why-equipment-afar", {"family": family})
        return works, Reason("why-sailing-spaces", {"spaces": spaces})

    return Question(
        table,
        answers,
        form=anywhere(board),
        facts={"family": family, "equipment": card},
        look=(ship,),
        explain=explain,
    )


def _aboard(scene: ExerciseScene, family: Family, color: int) -> ExerciseScene:
    """Return the scene with one piece aboard."""
    if family == Family.OFFERING:
        return scene.with_me(offerings=(color,)).with_position(
            offerings=tuple(
                mask & ~(1 << color) if slot == _first(scene, color) else mask
                for slot, mask in enumerate(scene.position.offerings)
            )
        )
    counts = tuple(n - (one == color) for one, n in enumerate(scene.position.statues))
    return scene.with_me(statues=(color,)).with_position(statues=counts)


def _first(scene: ExerciseScene, color: int) -> int:
    return next(slot for slot, mask in enumerate(scene.position.offerings) if mask >> color & 1)


@template(
    "equipment.trip",
    rests_on=(
        "equipment.reach-meaning",
        "equipment.reach-statue",
        "equipment.reach-offering",
        "move.range",
        "move.end-color",
        "statue.raise",
        "offering.make",
    ),
    form=ActionSequence(2),
)
def trip(scene: ExerciseScene) -> Question:
    """Ask for a move and a delivery from afar."""
    random, family = scene.random, (Family.STATUE, Family.OFFERING)[scene.seed % 2]
    scene = in_strait(scene)
    board, position = scene.rules.board, scene.position
    color = random.choice(wanted(scene, family))
    assume(family != Family.OFFERING or color in position.temples)
    others = random.sample([one for one in COLORS if one != color], 2)
    ready = _aboard(scene, family, color).with_me(
        dice=tuple(sorted((color, *others))), favor=0, cards=(0,) * 6, gods=(0,) * 6
    )
    table = holding(ready, REACH[scene.seed % 2])
    reached = task_completed(table.position)
    verbs = (Verb.MOVE, Verb.RAISE_STATUE, Verb.MAKE_OFFERING)

    def last(at: Position, action: Action) -> bool:
        return action.verb != Verb.MOVE

    def answer_key(rules: Delphi) -> Answers:
        return written(rules, lines(rules, table.position, 2, verbs, last, reached))

    answers = answer_key(table.rules)
    assume(answers and not any(len(line) < 2 for line in answers) and not _near(table, answers))
    assume(not table.rules.faults(table.position))
    end = table.rules.notation.read(shortest(answers)[-1]).target

    def explain() -> tuple[Reason, ...]:
        facts = {"family": family, "color": Color(color), "space": board.spaces[end]}
        return (Reason("why-equipment-short", facts),)

    return Question(
        table,
        answer_key,
        facts={**cargo_facts(table), "equipment": REACH[scene.seed % 2]},
        goal=reached,
        explain=explain,
        look=(table.me.ship, end),
    )


def _near(scene: ExerciseScene, answers: Answers) -> bool:
    """Return whether a line ends right next to the place of the delivery."""
    read, board = scene.rules.notation.read, scene.rules.board
    ends = [(read(line[0]).target, read(line[-1]).target) for line in answers]
    return any(land in board.shore[water] for water, land in ends)
