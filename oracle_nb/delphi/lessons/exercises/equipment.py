"""Exercises on taking an equipment card, and on cards that bring cargo at once."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.cargo import cargo_facts, laden, with_offering
from oracle_nb.delphi.lessons.exercises.lines import task_completed, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, in_strait, wants
from oracle_nb.delphi.lessons.exercises.templates import Question, several, template, which_legal
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position, TakeEquipment, TakeOffering, TakeStatue
from oracle_nb.delphi.model.powers import STORAGE
from oracle_nb.delphi.model.tasks import WHITE_MONSTER, WHITE_OFFERING, WHITE_STATUE, Family, task
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, DEPICTED, Color, Equipment, Kind
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import added, removed, replaced
from oracle_nb.games.exercises import ActionSequence, Answer, Answers, MultipleChoice, shortest
from oracle_nb.games.exercises import AnswerReason as Reason

STATUES: Final = (Equipment.STATUES_PINK_BLUE_BLACK, Equipment.STATUES_RED_GREEN_YELLOW)
OFFERINGS: Final = (Equipment.OFFERINGS_PINK_BLUE_BLACK, Equipment.OFFERINGS_RED_GREEN_YELLOW)
LASTING: Final = (
    *(Equipment.RANGE, Equipment.SHALLOWS, Equipment.RECOVER, Equipment.EXTRA_ACTION),
    *(Equipment.CONSULT_YELLOW, Equipment.BONUS_GREEN, Equipment.REACH_ISLAND),
)
"""Cards that keep working after they are taken."""
DISPLAYED: Final = 6
TO_DELIVER: Final = (
    *(Verb.TAKE, Verb.LOAD_STATUE, Verb.LOAD_OFFERING, Verb.RAISE_STATUE, Verb.MAKE_OFFERING),
)
WHITE_TASKS: Final = {
    Family.STATUE: WHITE_STATUE,
    Family.OFFERING: WHITE_OFFERING,
    Family.MONSTER: WHITE_MONSTER,
}
LOST: Final = frozenset({"nothing-to-choose", "effect-lost"})
"""Events of a card whose effect is lost."""


def _without_monster(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene with one monster of the color less, if there is one."""
    monsters = scene.position.monsters
    slots = [slot for slot, mask in enumerate(monsters) if mask >> color & 1]
    if not slots:
        return scene
    less = replaced(monsters, slots[0], monsters[slots[0]] & ~(1 << color))
    return scene.with_position(monsters=less)


def _won(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with one more task for a monster completed."""
    return completed(scene, Family.MONSTER, scene.random.choice(wants(scene, Family.MONSTER)))


def holding(scene: ExerciseScene, *cards: Equipment) -> ExerciseScene:
    """Return the scene with some equipment in front of the player, and six other cards open."""
    rest = [card for card in Equipment if card not in cards]
    for _ in cards:
        scene = _won(scene)
    shown = sorted(scene.random.sample(rest, DISPLAYED))
    return _laid_out(scene.with_me(equipment=tuple(map(int, cards))), shown, cards)


def displayed(scene: ExerciseScene, cards: Sequence[Equipment]) -> ExerciseScene:
    """Return the scene after a won fight, with these cards on display."""
    shown = _laid_out(_won(scene).with_me(equipment=()), cards, ())
    return shown.with_position(pending=(TakeEquipment(scene.position.turn),))


def _laid_out(
    scene: ExerciseScene, shown: Sequence[Equipment], held: Sequence[Equipment]
) -> ExerciseScene:
    pile = sum(1 << card for card in Equipment if card not in (*shown, *held))
    return scene.with_position(display=tuple(map(int, shown)), equipment=pile)


def taking(card: int) -> Action:
    """Return the action that takes a card."""
    return Action(Verb.TAKE, target=card)


def _family(card: Equipment) -> Family:
    return Family.STATUE if card in STATUES else Family.OFFERING


def completed(scene: ExerciseScene, family: Family, color: int) -> ExerciseScene:
    """Return the scene with a task of the player completed in a color, a white one if possible."""
    me, own = scene.me, task(family, color)
    served = own if own in me.tasks else WHITE_TASKS[family]
    done = tuple(sorted((*me.done, own)))
    scene = scene.with_me(tasks=removed(me.tasks, served), done=done)
    if family == Family.MONSTER:
        return _without_monster(scene, color)
    if family != Family.STATUE:
        return scene
    # A creature, which changes only where its own color takes the ship.
    creature = 3 * color + Kind.CREATURE
    left = scene.position.companions & ~(1 << creature)
    return scene.with_me(companions=added(me.companions, creature)).with_position(companions=left)


def _room(scene: ExerciseScene) -> Reason:
    """Return how much room there is in the hold."""
    taken = len(scene.me.offerings) + len(scene.me.statues)
    facts = {"taken": taken, "storage": STORAGE, "left": STORAGE - taken}
    return Reason("why-equipment-room", facts)


def _needed(scene: ExerciseScene, family: Family) -> Reason:
    """Return which colors the open tasks still need."""
    return Reason("why-equipment-needed", {"family": family, "colors": wants(scene, family)})


# --- the cargo that a card brings ----------------------------------------------------------------


def _loads(scene: ExerciseScene, family: Family, color: int) -> list[Action]:
    """Return the actions that load a color with a card, from each place that has it."""
    board = scene.rules.board
    if family == Family.STATUE:
        return [Action(Verb.LOAD_STATUE, color=color, target=board.cities[color])]
    masks = zip(board.offerings, scene.position.offerings, strict=True)
    return [
        Action(Verb.LOAD_OFFERING, color=color, target=island)
        for island, mask in masks
        if mask >> color & 1
    ]


@template(
    "equipment.cargo",
    rests_on=(
        "fight.reward",
        "equipment.one-time",
        "equipment.statues",
        "equipment.offerings",
        "task.needed",
        "task.color-once",
    ),
)
def cargo(scene: ExerciseScene) -> Question:
    """Ask which pieces a card brings."""
    random, family = scene.random, (Family.STATUE, Family.OFFERING)[scene.seed % 2]
    card = random.choice(STATUES if family == Family.STATUE else OFFERINGS)
    shown = COLORS_OF[DEPICTED[card]]
    scene = in_strait(scene)
    if scene.seed % 7:
        scene = completed(scene, family, random.choice(shown))
    others = random.sample([color for color in COLORS if color not in shown], 2)
    table = holding(laden(scene.with_me(favor=0), 1), card)
    step = TakeStatue if family == Family.STATUE else TakeOffering
    table = table.with_position(pending=(step(table.position.turn, DEPICTED[card]),))
    loads = [random.choice(_loads(table, family, color)) for color in (*shown, *others)]
    right = [load for load in loads if table.rules.check(table.position, load)]
    near = table.rules.board.adjacent[table.me.ship]
    assume(len(right) >= 2 and not all(load.target in near for load in right))
    # Rarely all that the card shows: else the names would be enough.
    assume((len(right) == len(shown)) == (scene.seed % 7 == 0))
    random.shuffle(loads)
    colors = tuple(map(Color, shown))

    def why(answer: Answer) -> tuple[Reason, ...]:
        fits = tuple(sorted(Color(load.color) for load in right))
        return (
            Reason("why-equipment-shown", {"colors": colors}),
            _needed(table, family),
            Reason("why-equipment-loads", {"colors": fits}),
        )

    return which_legal(
        table, loads, why, facts={"family": family, "colors": colors}, look=(table.me.ship,)
    )


# --- effects that are lost -----------------------------------------------------------------------


def _is_lost(rules: Delphi, position: Position, card: int) -> bool:
    """Return whether the effect of a card is lost if the player takes it now."""
    events = rules.apply(position, taking(card), SeededChance(0)).events
    return any(event.what in LOST for event in events)


def _served(scene: ExerciseScene, kind: int) -> ExerciseScene:
    """Return the scene with cargo and tasks for which some cards bring nothing.

    The hold is full in two kinds of scenes; in the others, tasks of one family are completed.
    """
    random = scene.random
    if kind == 1:
        for color in random.sample(COLORS, 3):
            scene = completed(scene, Family.STATUE, color)
        return laden(scene, 0)
    if kind == 2:
        own = [color for color in COLORS if task(Family.OFFERING, color) in scene.me.tasks]
        other = random.choice([color for color in COLORS if color not in own])
        return with_offering(completed(scene, Family.OFFERING, other), random.choice(own))
    return laden(scene, STORAGE)


@template(
    "equipment.lost",
    rests_on=(
        "fight.reward",
        "equipment.one-time",
        "cargo.capacity",
        "equipment.statues",
        "equipment.offerings",
        "task.needed",
        "task.color-once",
    ),
)
def lost(scene: ExerciseScene) -> Question:
    """Ask which cards bring nothing."""
    random = scene.random
    cards = [*random.sample((*STATUES, *OFFERINGS), 3), *random.sample(LASTING, 3)]
    random.shuffle(cards)
    table = displayed(_served(in_strait(scene).with_me(favor=0), scene.seed % 4), cards)
    write = table.rules.notation.write

    def answers(rules: Delphi) -> Answers:
        fit = [card for card in cards if _is_lost(rules, table.position, card)]
        return several(write(taking(card)) for card in fit)

    (right,) = answers(table.rules)
    full = len(table.me.offerings) + len(table.me.statues) == STORAGE
    assume(right and (full or len(right) != 3))
    held = {*table.me.offerings, *table.me.statues}
    once = (card for card in cards if card in (*STATUES, *OFFERINGS))
    named = {write(taking(card)) for card in once if held & {*COLORS_OF[DEPICTED[card]]}}
    # Rarely all cards with a color of the hold: else the names would be enough.
    assume(named != {*right})
    if scene.seed % 4 == 2:
        # The card for offerings with the longer name is lost less often.
        assume(write(taking(OFFERINGS[scene.seed // 4 % 3 == 0])) in right)
    else:
        assume(len(right) > 1)

    def explain() -> tuple[Reason, ...]:
        once, room = Reason("why-equipment-at-once"), _room(table)
        if full:
            return once, room, Reason("why-equipment-full")
        needs = [_needed(table, family) for family in (Family.STATUE, Family.OFFERING)]
        return once, room, *needs, Reason("why-equipment-others")

    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(write(taking(card)) for card in cards)),
        facts=cargo_facts(table),
        explain=explain,
    )


# --- a task completed in one turn ----------------------------------------------------------------


def lines_with_decisions(
    rules: Delphi,
    position: Position,
    verbs: Collection[int],
    most: int,
    goal: Callable[[Position], bool],
) -> Iterator[tuple[Action, ...]]:
    """Yield the lines of actions, decisions included, that reach a goal."""
    for action in rules.legal_actions(position):
        if action.verb not in verbs:
            continue
        then = rules.apply(position, action, SeededChance(0)).position
        if goal(then):
            yield (action,)
        elif most > 1:
            for line in lines_with_decisions(rules, then, verbs, most - 1, goal):
                yield (action, *line)


@template(
    "equipment.deliver",
    rests_on=(
        "fight.reward",
        "equipment.one-time",
        "equipment.statues",
        "equipment.offerings",
        "task.needed",
        "task.color-once",
        "statue.raise",
        "offering.make",
        "action.color-match",
    ),
    form=ActionSequence(3),
)
def deliver(scene: ExerciseScene) -> Question:
    """Ask for a card that makes a delivery possible at once, and for the delivery."""
    random, family = scene.random, (Family.STATUE, Family.OFFERING)[scene.seed % 2]
    scene = in_strait(scene)
    board, position = scene.rules.board, scene.position
    ship = scene.me.ship
    if family == Family.STATUE:
        ends = [end for end in board.adjacent[ship] if end in board.statues]
        colors = [c for end in ends for c in COLORS_OF[board.spaces[end].sites]]
        pair: tuple[Equipment, ...] = STATUES
    else:
        ends = [end for end in board.adjacent[ship] if end in board.temples]
        colors = [position.temples[board.temples.index(end)] for end in ends]
        pair = OFFERINGS
    assume(1 <= len(colors) <= 3)
    color = random.choice(colors)
    dice = [color, *random.sample([color for color in COLORS if color not in colors], 2)]
    others = random.sample(STATUES if family == Family.OFFERING else OFFERINGS, 1)
    cards = [*pair, *others, *random.sample(LASTING, 3)]
    random.shuffle(cards)
    table = scene.with_me(dice=tuple(sorted(dice)), favor=0, cards=(0,) * 6, gods=(0,) * 6)
    table = displayed(table, cards)
    reached = task_completed(table.position)

    def answer_key(rules: Delphi) -> Answers:
        return written(rules, lines_with_decisions(rules, table.position, TO_DELIVER, 3, reached))

    answers = answer_key(table.rules)
    assume(answers and not any(len(line) < 3 or "load" not in line[1] for line in answers))
    assume(not table.rules.faults(table.position))

    def explain() -> tuple[Reason, ...]:
        last = table.rules.notation.read(shortest(answers)[-1])
        kind = Family.STATUE if last.verb == Verb.RAISE_STATUE else Family.OFFERING
        facts = {"family": kind, "color": Color(last.color)}
        here = Reason("why-equipment-here", {**facts, "space": board.spaces[last.target]})
        return here, Reason("why-equipment-deliver", facts)

    return Question(
        table, answer_key, facts={"dice": table.dice}, goal=reached, explain=explain, look=(ship,)
    )
