"""Exercises on equipment: taking a card, cards that bring cargo at once, and lasting ones."""

from functools import lru_cache
from typing import Final

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.delphi.lessons.exercises.cargo import cargo_facts, laden, with_offering
from oracle_nb.delphi.lessons.exercises.injuries import (
    DICE,
    RESULTS,
    Injuries,
    counts_reason,
    facts,
    happens,
    turn_started,
    with_injuries,
)
from oracle_nb.delphi.lessons.exercises.scenes import (
    ExerciseScene,
    UnsuitableScene,
    assume,
    by_color,
    completed,
    displayed,
    equipped,
    first,
    in_strait,
    wants,
)
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    Sentence,
    after_legal,
    elsewhere,
    lines_with_decisions,
    number,
    only,
    own_template,
    played,
    several,
    task_completed,
    template,
    which_legal,
    written,
)
from oracle_nb.delphi.model.actions import EXTRA, Action, Verb
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    Position,
    TakeOffering,
    TakeStatue,
)
from oracle_nb.delphi.model.powers import STORAGE
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import (
    COLORS,
    COLORS_OF,
    DEPICTED,
    TILE_COLOR,
    Color,
    Equipment,
    God,
)
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    MultipleChoice,
    NumberInput,
    Picture,
    SingleChoice,
    shortest,
)
from oracle_nb.games.exercises import AnswerReason as Reason

STATUES: Final = (Equipment.STATUES_PINK_BLUE_BLACK, Equipment.STATUES_RED_GREEN_YELLOW)
OFFERINGS: Final = (Equipment.OFFERINGS_PINK_BLUE_BLACK, Equipment.OFFERINGS_RED_GREEN_YELLOW)
LASTING: Final = (
    *(Equipment.RANGE, Equipment.SHALLOWS, Equipment.RECOVER, Equipment.EXTRA_ACTION),
    *(Equipment.CONSULT_YELLOW, Equipment.BONUS_GREEN, Equipment.REACH_ISLAND),
)
"""Cards that keep working after they are taken."""
CARGO: Final = (
    *("fight.reward", "equipment.one-time", "equipment.statues", "equipment.offerings"),
    *("task.needed", "task.color-once"),
)
"""The rules of cards that bring cargo."""
TO_DELIVER: Final = (
    *(Verb.TAKE, Verb.LOAD_STATUE, Verb.LOAD_OFFERING, Verb.RAISE_STATUE, Verb.MAKE_OFFERING),
)
LOST: Final = frozenset({"nothing-to-choose", "effect-lost"})
"""Events of a card whose effect is lost."""


def taking(card: int) -> Action:
    """Return the action that takes a card."""
    return Action(Verb.TAKE, target=card)


def _family(card: Equipment) -> Family:
    return Family.STATUE if card in STATUES else Family.OFFERING


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
    places = zip(board.offerings, scene.position.offerings, strict=True)
    islands = [island for island, mask in places if mask >> color & 1]
    return [Action(Verb.LOAD_OFFERING, color=color, target=island) for island in islands]


@template("equipment.cargo", rests_on=CARGO)
def cargo(scene: ExerciseScene) -> Question:
    """Ask which pieces a card brings."""
    random, family = scene.random, (Family.STATUE, Family.OFFERING)[scene.seed % 2]
    card = random.choice(STATUES if family == Family.STATUE else OFFERINGS)
    shown = COLORS_OF[DEPICTED[card]]
    scene = in_strait(scene)
    if scene.seed % 7:
        scene = completed(scene, family, random.choice(shown))
    others = random.sample([color for color in COLORS if color not in shown], 2)
    table = equipped(laden(scene.with_me(favor=0), 1), card)
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
    "equipment.lost", rests_on=("fight.reward", "equipment.one-time", "cargo.capacity", *CARGO[2:])
)
def lost(scene: ExerciseScene) -> Question:
    """Ask which cards bring nothing."""
    random = scene.random
    cards = [*random.sample((*STATUES, *OFFERINGS), 3), *random.sample(LASTING, 3)]
    random.shuffle(cards)
    table = displayed(_served(in_strait(scene).with_me(favor=0), scene.seed % 4), cards)
    write = table.rules.notation.write

    def answers(rules: Delphi) -> Answers:
        return several(
            write(taking(card)) for card in cards if _is_lost(rules, table.position, card)
        )

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


@template(
    "equipment.deliver",
    rests_on=(*CARGO, "statue.raise", "offering.make", "action.color-match"),
    form=ActionSequence(3),
)
def deliver(scene: ExerciseScene) -> Question:
    """Ask for a card that makes a delivery possible at once, and for the delivery."""
    random, family = scene.random, (Family.STATUE, Family.OFFERING)[scene.seed % 2]
    scene = in_strait(scene)
    board, position, ship = scene.rules.board, scene.position, scene.me.ship
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


ACTIONS: Final = {
    "offering": Verb.MAKE_OFFERING,
    "statue": Verb.RAISE_STATUE,
    "monster": Verb.FIGHT,
    "shrine": Verb.BUILD,
    "advance": Verb.ADVANCE,
    "load": Verb.LOAD_OFFERING,
}
"""The actions in a question; the first three have rewards that count."""
COUNTING: Final = {"offering": Family.OFFERING, "statue": Family.STATUE, "monster": Family.MONSTER}
MOST: Final = 4
WINNING: Final = 9
"""A roll that wins every fight."""
LegalAction = tuple[Position, Action]

BONUSES: Final = (Equipment.BONUS_PINK, Equipment.BONUS_GREEN, Equipment.BONUS_BLUE)
CONSULTS: Final = (Equipment.CONSULT_YELLOW, Equipment.CONSULT_RED, Equipment.CONSULT_BLACK)
PRICE: Final = 3
"""Price of the extra action in favor tokens."""
PAID: Final = 2
"""Favor tokens for a color of your own roll."""
USES: Final = ("advance", "favor", "bonus")
"""The uses of the extra action in a question."""
_USES_AND_DICE: Final = [(use, count) for count in (1, 2) for use in USES[: 4 - count]]
"""The uses with numbers of dice for the bonus; one is left out that would change nothing."""
MORE: Final = {"advance": 0, "favor": 2, "bonus": 1}
"""The favor tokens that each use of the extra action brings."""
_SAME: Final = {Equipment.RECOVER: 4}
_ALL: Final = {Equipment.RECOVER: 8}


def legal_action(scene: ExerciseScene, verb: Verb) -> LegalAction:
    """Return a position with the card in which an action of this kind is legal, and the action."""
    board = scene.rules.board
    tiles = [tile for tile, color in enumerate(TILE_COLOR) if color == scene.color]
    down = scene.position.tiles[1:]
    table = scene.with_position(
        tiles=(tiles[0], *down) if verb == Verb.BUILD else scene.position.tiles,
        face_up=int(verb == Verb.BUILD),
        monsters=tuple(
            1 << color
            for color, _ in zip(wants(scene, Family.MONSTER), board.monsters, strict=False)
        ),
    )
    for color in COLORS:
        laden = table.with_me(dice=(color,), favor=0)
        if verb == Verb.MAKE_OFFERING and color in wants(scene, Family.OFFERING):
            laden = laden.with_me(offerings=(color,))
        if verb == Verb.RAISE_STATUE and color in wants(scene, Family.STATUE):
            laden = laden.with_me(statues=(color,))
        for ship in board.water:
            there = laden.with_me(ship=ship).position
            for action in scene.rules.legal_actions(there):
                if (action.verb, action.source) == (verb, color):
                    return there, action
    raise UnsuitableScene


def steps(rules: Delphi, position: Position, action: Action) -> int | None:
    """Return how many god steps the card adds to an action; None if the action is refused."""
    after = played(rules, position, (action,), (WINNING,))
    if after is None:
        return None
    return sum(
        isinstance(step, AdvanceGod) and step.rule == "equipment.reward-god"
        for step in after.pending
    )


# --- tokens for dice and actions -----------------------------------------------------------------


@own_template(
    "lasting.tokens",
    rests_on=("equipment.die-bonus", "equipment.extra-action"),
    form=NumberInput(0, 12),
)
def tokens(scene: ExerciseScene) -> Question:
    """Ask how many tokens are left after the die bonus and an extra action."""
    # As many tokens as before are left in one case of five.
    random, (use, count) = scene.random, _USES_AND_DICE[scene.seed % 5]
    card = random.choice(BONUSES)
    color = _color(card)
    god = God(random.choice([other for other in COLORS if other != color]))
    before = random.randint(PRICE - count, 5)
    table = scene.with_me(dice=(color,) * count, favor=before, cards=(0,) * 6, gods=(0,) * 6)
    table = equipped(table, card, Equipment.EXTRA_ACTION)
    table = table.with_position(spent=tuple(sorted(random.choices(COLORS, k=DICE - count))))
    extra = {
        "advance": Action(Verb.ADVANCE, EXTRA, god),
        "favor": Action(Verb.FAVOR, EXTRA),
        "bonus": Action(Verb.BONUS, EXTRA, color),
    }
    actions = [*[Action(Verb.BONUS, color, color)] * count, extra[use]]

    def answers(rules: Delphi) -> Answers:
        position = after_legal(rules, table.position, actions)
        return number(position.players[position.turn].favor)

    def explain() -> tuple[Reason, ...]:
        sums = {"tokens": before, "count": count, "price": PRICE, "gain": MORE[use]}
        left = before + count - PRICE + MORE[use]
        return Reason("why-lasting-tokens"), Reason("why-lasting-sum", {**sums, "left": left})

    return Question(
        table,
        answers,
        facts={
            "equipment": card,
            "color": color,
            "count": count,
            "tokens": before,
            "use": use,
            "god": god,
        },
        explain=explain,
    )


def _taking(scene: ExerciseScene) -> LegalAction:
    """Return a position after a won fight, and the action that takes the card."""
    others = [card for card in Equipment if card != Equipment.REWARD_GOD][:5]
    table = displayed(in_strait(scene), (Equipment.REWARD_GOD, *others))
    return table.position, taking(Equipment.REWARD_GOD)


def _color(card: Equipment) -> Color:
    """Return the color that a card shows."""
    return Color(COLORS_OF[DEPICTED[card]][0])


@template(
    "lasting.reward",
    rests_on=("equipment.reward-god",),
    form=NumberInput(0, MOST),
    picture=Picture.OWN,
)
def reward(scene: ExerciseScene) -> Question:
    """Ask how many god steps the card brings this turn."""
    random, won = scene.random, scene.seed % 4 == 3
    table = equipped(in_strait(scene).with_me(shield=3), Equipment.REWARD_GOD)
    # The fight for the card is the only one of its turn.
    counting = [name for name in COUNTING if not (won and name == "monster")]
    chosen: list[str] = random.sample(counting, scene.seed % 3)
    others = [name for name in ACTIONS if name not in COUNTING]
    random.shuffle(others)
    if scene.seed % 2 == 0:
        others.sort(key="shrine".__ne__)
    chosen += others[: 3 - won - len(chosen)]
    random.shuffle(chosen)
    done = [legal_action(table, ACTIONS[name]) for name in chosen]
    taking_it = _taking(scene)

    def answers(rules: Delphi) -> Answers:
        every = [*done, *([taking_it] if won else [])]
        counts = ((steps(rules, *each), steps(table.rules, *each)) for each in every)
        # The question says that the actions are legal, whatever somebody believes.
        return number(sum(sound or 0 if own is None else own for own, sound in counts))

    families = tuple(COUNTING[name] for name in chosen if name in COUNTING)
    names = dict(zip(("step1", "step2", "step3"), (*chosen, "none"), strict=False))
    return Question(
        table,
        answers,
        facts={"won": int(won), **names},
        explain=lambda: (
            Reason("why-lasting-reward"),
            Reason("why-lasting-counting", {"families": families, "count": len(families)}),
        ),
    )


def _injuries(scene: ExerciseScene, kind: int) -> Injuries:
    """Return injury cards near a limit, with or without the card."""
    first, second, third = scene.random.sample(COLORS, 3)
    some = scene.random.randint(0, 2)
    match kind:
        case 0 | 4:
            return by_color([first] * 3 + [second, third][:some])
        case 1:
            return by_color([first] * 4 + [second, third][:some])
        case 2:
            return by_color([first] * 3 + [second] * 2 + [third] * (1 + some // 2))
        case 3:
            return by_color([first] * 3 + [second] * 3 + [third] * 2)
        case _:
            return by_color([first] * 2 + [second] * 2 + [third] * (some // 2))


@own_template(
    "lasting.recover",
    rests_on=("equipment.recover", "turn.recover", "turn.some-injuries"),
    form=SingleChoice(RESULTS),
)
def recover(scene: ExerciseScene) -> Question:
    """Ask whether a player must recover, with the card for it or with another one."""
    kind = (0, 1, 2, 3, 4, 5, 0, 2)[scene.seed % 8]
    card = Equipment.RECOVER if kind < 4 else scene.random.choice((Equipment.RANGE, *CONSULTS))
    injuries = _injuries(scene, kind)
    table = with_injuries(equipped(scene, card), injuries)

    def answers(rules: Delphi) -> Answers:
        _, events = turn_started(rules, table.position, 0)
        return only(RESULTS[0] if happens(events, "must-recover") else RESULTS[2])

    def explain() -> tuple[Reason, ...]:
        same, every = _SAME.get(card, 3), _ALL.get(card, 6)
        count = counts_reason(injuries)
        if max(injuries) >= same:
            result = Reason("why-lasting-same", {**count.facts, "limit": same})
        elif sum(injuries) >= every:
            result = Reason("why-lasting-all", {**count.facts, "limit": every})
        else:
            result = Reason("why-lasting-acts", {"same": same, "all": every})
        return Reason("why-lasting-recover"), count, result

    return Question(table, answers, facts=facts(injuries, equipment=card), explain=explain)


@own_template(
    "lasting.consult", rests_on=("equipment.consult", "turn.consult"), form=NumberInput(0, 12)
)
def consult(scene: ExerciseScene) -> Question:
    """Ask how many tokens a roll brings with cards for one or two colors."""
    random, kind = scene.random, scene.seed % 4
    cards = tuple(sorted(random.sample(CONSULTS, 1 if kind == 0 else 2)))
    first, last = _color(cards[0]), _color(cards[-1])
    others = [color for color in COLORS if color not in (first, last)]
    mine = random.choice((first, last))
    dice = {
        0: (first, first, random.choice(others)),
        1: (first, last, random.choice((mine, random.choice(others)))),
        2: (mine, *random.sample(others, 2)),
        3: (mine, random.choice((first, last)), random.choice(others)),
    }[kind]
    rolled, own, before = tuple(sorted(dice)), kind < 3, random.randint(0, 4)
    table = equipped(scene.with_me(favor=before, dice=()), *cards)
    table = table.with_position(spent=tuple(sorted(random.choices(COLORS, k=DICE))))
    shown = [card for card in cards if _color(card) in rolled]
    paid = PAID * len(shown) * own

    def answers(rules: Delphi) -> Answers:
        roll = ScriptedChance([Draw("die", die) for die in rolled], SeededChance(0))
        start = table.with_position(turn=1 - own).position
        return number(rules.apply(start, Action(Verb.END), roll).position.players[0].favor)

    def explain() -> tuple[Reason, ...]:
        if not own:
            result = Reason("why-lasting-theirs", {"tokens": before})
        else:
            colors = tuple(map(_color, shown))
            sums = {"colors": colors, "tokens": before, "paid": paid, "left": before + paid}
            result = Reason("why-lasting-paid", sums)
        return Reason("why-lasting-consult"), result

    return Question(
        table,
        answers,
        facts={
            "equipment": cards,
            "tokens": before,
            "mine": int(own),
            "dice": tuple(map(Color, rolled)),
        },
        explain=explain,
    )


def _recovers(scene: ExerciseScene) -> Sentence:
    """Return whether six injuries of three colors are too many with the card for them."""
    first, second, third = scene.random.sample(COLORS, 3)
    table = with_injuries(equipped(scene, Equipment.RECOVER), by_color([first, second, third] * 2))
    return lambda rules: happens(turn_started(rules, table.position, 0)[1], "must-recover")


def _pays_twice(scene: ExerciseScene) -> Sentence:
    """Return whether two dice in the color of a card bring its tokens twice."""
    table = equipped(scene.with_me(favor=0, dice=()), Equipment.CONSULT_YELLOW)
    rolled = sorted((Color.YELLOW, Color.YELLOW, Color.RED))

    def holds(rules: Delphi) -> bool:
        roll = ScriptedChance([Draw("die", die) for die in rolled], SeededChance(0))
        end = rules.apply(table.position, Action(Verb.END), roll).position
        return end.players[0].favor == 2 * PAID

    return holds


def _two_steps(position: Position, build: Action) -> Sentence:
    """Return whether a shrine brings two god steps."""

    def holds(rules: Delphi) -> bool:
        after = played(rules, position, (build,))
        return after is not None and sum(isinstance(o, AdvanceGod) for o in after.pending) == 2

    return holds


def _sentences(scene: ExerciseScene) -> dict[str, Sentence]:
    table = in_strait(scene)
    shrine = legal_action(equipped(table, Equipment.REWARD_GOD), Verb.BUILD)
    sentences: dict[str, Sentence] = {
        "quiz-recover-total": _recovers(table),
        "quiz-consult-twice": _pays_twice(table),
        "quiz-reward-shrine": _two_steps(*shrine),
    }
    return elsewhere(table, sentences)


@lru_cache(maxsize=64)
def on_lasting_cards(seed: int) -> dict[str, Sentence]:
    """Return sentences on the cards for recovering later, for rolls and for rewards."""
    return first("checkup.lasting", seed, _sentences)
