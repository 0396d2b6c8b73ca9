"""Exercises on equipment cards for one time and for the ship."""

from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.lessons.exercises.cargo import bound_for_temple, cargo_facts, laden, wanted
from oracle_nb.delphi.lessons.exercises.equipment import (
    LASTING,
    LOST,
    STATUES,
    taking,
)
from oracle_nb.delphi.lessons.exercises.gods import GODS, among, god_of, option
from oracle_nb.delphi.lessons.exercises.sailing import move, steps_to, targets
from oracle_nb.delphi.lessons.exercises.scenes import (
    ExerciseScene,
    assume,
    displayed,
    equipped,
    first,
    in_strait,
    shores,
)
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    Sentence,
    Sentences,
    anywhere,
    elsewhere,
    lines_with_decisions,
    number,
    played,
    pointed,
    reaching,
    several,
    task_completed,
    template,
    which_legal,
    written,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Decision, GodToTop, LookAt, TakeStatue
from oracle_nb.delphi.model.powers import RANGE, STORAGE
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, DEPICTED, TOP_ROW, Color, Equipment, God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.equipment_variants import rings
from oracle_nb.delphi.rules.transaction import first_row
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    MultipleChoice,
    NumberInput,
    shortest,
)
from oracle_nb.games.exercises import AnswerReason as Reason

FAR: Final = 6
"""Number of spaces that two dice sail without tokens."""
HIGHEST: Final = 4
"""Highest row from which both steps of the gifts count."""

MOST: Final = 9
"""Maximum number of spaces in an answer."""
REACH: Final = (Equipment.REACH_STATUE, Equipment.REACH_OFFERING)
REACH_OF: Final = (Family.STATUE, Family.OFFERING)
MOST_LANDS: Final = 6


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
    rows = tuple(row if color == god else 0 for color in COLORS)
    cards = (Equipment.GIFT, *random.sample(LASTING, 5))
    table = displayed(table.with_me(gods=rows), cards)

    def answers(rules: Delphi) -> Answers:
        position, chance = table.position, SeededChance(0)
        for action in (taking(Equipment.GIFT), *[Action(Verb.ADVANCE, color=god)] * 2):
            if position.pending and rules.check(position, action):
                position = rules.apply(position, action, chance).position
        return number(position.players[0].gods[god])

    def explain() -> tuple[Reason, ...]:
        after_first = row + 1 if row else first
        facts = {"god": God(god), "row": row, "first": after_first, "second": after_first + 1}
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
    table = equipped(in_strait(scene).with_me(gods=rows, favor=0), Equipment.GOD_TO_TOP)
    depicted = DEPICTED[Equipment.GOD_TO_TOP]
    table = table.with_position(pending=(GodToTop(table.position.turn, depicted),))

    def answers(rules: Delphi) -> Answers:
        fit = [god for god in COLORS if rules.check(table.position, Action(Verb.TOP, color=god))]
        return several(map(option, fit))

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
    table = equipped(in_strait(scene).with_me(favor=0), Equipment.LOOK)
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
    docks = shores(board, board.temples[place])
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
        facts={"color": Color(color), "space": space, "dice": table.dice},
        goal=reached,
        explain=explain,
        look=(board.temples[place],),
    )


# --- sailing -------------------------------------------------------------------------------------


@template(
    "equipment.sail",
    rests_on=("equipment.range", "equipment.shallows", "move.end-color", "move.range"),
)
def sail(scene: ExerciseScene) -> Question:
    """Ask where a die takes a ship with a card for its range or for shallows."""
    card = (Equipment.RANGE, Equipment.SHALLOWS)[scene.seed % 2]
    crossing = card == Equipment.SHALLOWS
    table = equipped(scene.with_me(favor=0, cards=(0,) * 6), card)
    board, die = table.rules.board, table.me.dice[0]
    same = [space for space in board.water if board.spaces[space].color == die]
    if crossing:
        # Some spaces are in range only across shallows that don't count.
        counted = rings(table.rules.tables, table.me.ship)[RANGE]
        worth = any(
            steps_to(table, space, True) <= RANGE and not counted >> space & 1 for space in same
        )
    else:
        steps = {steps_to(table, space) for space in same}
        worth = {RANGE + 1, RANGE + 2} <= steps

    ends = targets(table, table.rules, die)
    assume(worth and 1 <= len(ends) <= MOST)
    reach = RANGE + (not crossing)

    def explain() -> tuple[Reason, ...]:
        facts = {"color": Color(die), "range": reach}
        how = Reason("why-equipment-across" if crossing else "why-equipment-range", facts)
        spaces = table.named(ends)
        return how, Reason("why-sailing-spaces", {"spaces": spaces})

    farthest = max(ends, key=lambda space: steps_to(table, space, crossing))
    return Question(
        table,
        lambda rules: pointed(board, targets(table, rules, die)),
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
    table = equipped(laden(in_strait(scene).with_me(favor=0), pieces), held)

    def explain() -> tuple[Reason, ...]:
        storage = STORAGE + card
        facts = {"storage": storage, "taken": pieces, "left": storage - pieces}
        return Reason("why-equipment-storage"), Reason("why-equipment-left", facts)

    return Question(
        table,
        lambda rules: number(max(0, rules.powers(table.position).storage - pieces)),
        facts={**cargo_facts(table), "equipment": held},
        explain=explain,
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
    table = equipped(in_strait(scene, bar=True).with_me(favor=0, cards=(0,) * 6), card)
    board = table.rules.board
    shallow = [space.index for space in board.spaces if space.terrain == Terrain.SHALLOW]
    docks = [water for water in board.water if not {*shallow}.isdisjoint(board.adjacent[water])]
    ship = scene.random.choice(board.water if scene.seed % 2 else docks)
    table = table.with_me(ship=ship)
    own = {*useful(table, family)}
    other = {*useful(table, REACH_OF[1 - scene.seed // 2 % 2])}
    lands = (*board.cities, *board.offerings, *board.islands)
    tables = [
        (table.with_me(dice=(action.source,)).position, action)
        for land in lands
        for action in _uses(table, land)
    ]

    def possible(rules: Delphi) -> set[int]:
        return {action.target for position, action in tables if rules.check(position, action)}

    right, near = possible(table.rules), {*board.shore2[ship]}
    far = {land for water in board.sailing[ship] for land in board.shore2[water]}
    behind = {land for gap in shallow for land in board.adjacent[gap]} & own - near
    beside = near - {*board.shore[ship]}
    shown = (far & own - near, beside & {*board.islands}) if scene.seed % 2 else (behind,)
    assume(all((*shown, beside & other)) and 2 <= len(right) <= MOST_LANDS)

    def explain() -> tuple[Reason, ...]:
        spaces = table.named(right)
        works = Reason("why-equipment-afar", {"family": family})
        return works, Reason("why-sailing-spaces", {"spaces": spaces})

    return Question(
        table,
        lambda rules: pointed(board, possible(rules)),
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
    counts = tuple(n - (other == color) for other, n in enumerate(scene.position.statues))
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
    others = random.sample([other for other in COLORS if other != color], 2)
    ready = _aboard(scene, family, color).with_me(
        dice=tuple(sorted((color, *others))), favor=0, cards=(0,) * 6, gods=(0,) * 6
    )
    table = equipped(ready, REACH[scene.seed % 2])
    reached = task_completed(table.position)
    verbs = (Verb.MOVE, Verb.RAISE_STATUE, Verb.MAKE_OFFERING)

    answer_key = reaching(
        table, 2, verbs, lambda position, action: action.verb != Verb.MOVE, reached
    )

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


def _waits(scene: ExerciseScene, card: Equipment) -> Sentence:
    """Return whether a card for a statue waits until the full hold has room."""
    full = displayed(laden(scene, 2), (card, *LASTING[:5]))

    def holds(rules: Delphi) -> bool:
        taken = rules.apply(full.position, taking(card), SeededChance(0))
        loaded = len(taken.position.players[full.position.turn].statues) > len(full.me.statues)
        return not (
            taken.position.pending or loaded or any(event.what in LOST for event in taken.events)
        )

    return holds


def _may(scene: ExerciseScene, step: Decision, action: Action) -> Sentence:
    """Return the sentence that an action answers a decision."""
    return scene.with_position(pending=(step,)).allows(action)


def _steps(scene: ExerciseScene, god: int) -> Sentence:
    """Return whether both steps of the gifts may go to one god."""
    rows = tuple(3 if color == god else 0 for color in COLORS)
    table = displayed(scene.with_me(gods=rows), (Equipment.GIFT, *LASTING[:5]))
    step = Action(Verb.ADVANCE, color=god)

    def holds(rules: Delphi) -> bool:
        return played(rules, table.position, (taking(Equipment.GIFT), step, step)) is not None

    return holds


def one_time(scene: ExerciseScene, tile: int) -> Sentences:
    """Return the sentences on one-time cards; ``tile`` is a face-down tile far away."""
    board, random, turn = scene.rules.board, scene.random, scene.position.turn
    god = random.choice(COLORS)
    card = random.choice(STATUES)
    shown = COLORS_OF[DEPICTED[card]]
    near = board.adjacent[scene.me.ship]
    far = next(color for color in shown if board.cities[color] not in near)
    other = random.choice([color for color in COLORS if color not in shown])
    choosing = equipped(scene, card).with_position(pending=(TakeStatue(turn, DEPICTED[card]),))

    def load(color: int) -> Sentence:
        return choosing.allows(Action(Verb.LOAD_STATUE, color=color, target=board.cities[color]))

    sentences: dict[str, Sentence] = {
        "quiz-card-later": _waits(scene, card),
        "quiz-card-far": load(far),
        "quiz-card-other": load(other),
        "quiz-gift-same": _steps(scene, god),
        "quiz-top-other": _may(
            scene.with_me(gods=(0,) * 6),
            GodToTop(turn, DEPICTED[Equipment.GOD_TO_TOP]),
            Action(Verb.TOP, color=God.APOLLON),
        ),
        "quiz-card-look": _may(
            scene, LookAt(turn, 2, "equipment.look"), Action(Verb.LOOK, target=tile)
        ),
    }
    facts = {
        "shown": tuple(map(Color, shown)),
        "depicted": Color(far),
        "home": board.spaces[board.cities[far]],
        "lacking": Color(other),
        "depicted-god": God(god),
    }
    return sentences, facts


# --- cards of the ship ---------------------------------------------------------------------------


def ship_cards(seed: int) -> dict[str, Sentence]:
    """Return the sentences on cards for the range, the storage and the reach of a ship."""
    return first("checkup.cards", seed, _ship_cards)


def _ship_cards(scene: ExerciseScene) -> dict[str, Sentence]:
    """Return the sentences on a board with a shallow."""
    table = in_strait(scene, bar=True).with_me(favor=0)
    board = table.rules.board
    near, far = board.distance(), board.distance(True)
    crossing = [
        (ship, end)
        for ship in board.water
        for end in board.water
        if far[ship][end] == RANGE < near[ship][end]
    ]
    behind = [(ship, city) for ship in board.water for city in _behind(board, ship)]
    distant = [(ship, city) for ship in board.water for city in _two_waters(board, ship)]
    across = [
        (ship, island)
        for ship in board.water
        for island in board.offerings
        if island in board.shore2[ship] and island not in board.shore[ship]
    ]
    islands = [pair for pair in across if pair[1] in useful(table, Family.OFFERING)]
    assume(crossing and behind and distant and islands)
    ranging, storing = equipped(table, Equipment.RANGE), equipped(table, Equipment.STORAGE)
    sailing = equipped(table, Equipment.SHALLOWS)
    ship, end = crossing[0]
    color = board.spaces[end].color
    sail = Action(Verb.MOVE, color, color, end)
    sentences: dict[str, Sentence] = {
        "quiz-range-card": lambda rules: rules.powers(ranging.position).range > RANGE + 1,
        "quiz-storage-card": lambda rules: rules.powers(storing.position).storage > STORAGE + 1,
        "quiz-shallows-card": sailing.with_me(ship=ship, dice=(color,)).allows(sail),
        "quiz-reach-other": _loads_there(table, *islands[0]),
        "quiz-reach-shallow": _takes_statue(table, *behind[0]),
        "quiz-reach-two": _takes_statue(table, *distant[0]),
    }
    return elsewhere(table, sentences)


def _behind(board: Board, ship: int) -> list[int]:
    """Return the cities that are behind a shallow, and not reached in any other way."""
    gaps = [
        space for space in board.adjacent[ship] if board.spaces[space].terrain == Terrain.SHALLOW
    ]
    lands = {land for gap in gaps for land in board.adjacent[gap]} - {*board.shore2[ship]}
    return [city for city in board.cities if city in lands]


def _two_waters(board: Board, ship: int) -> list[int]:
    """Return the cities with two water spaces between them and the ship."""
    lands = {land for water in board.sailing[ship] for land in board.shore2[water]}
    return [city for city in board.cities if city in lands - {*board.shore2[ship]}]


def _takes_statue(scene: ExerciseScene, ship: int, city: int) -> Sentence:
    """Return whether a card for statues helps to load a statue from a city."""
    color = scene.rules.board.spaces[city].color
    held = equipped(scene, Equipment.REACH_STATUE).with_me(ship=ship, dice=(color,))
    return held.allows(Action(Verb.LOAD_STATUE, color, color, city))


def _loads_there(scene: ExerciseScene, ship: int, island: int) -> Sentence:
    """Return whether a card for statues helps to load an offering."""
    mask = scene.position.offerings[scene.rules.board.offerings.index(island)]
    held = equipped(scene, Equipment.REACH_STATUE).with_me(ship=ship)
    loads = [Action(Verb.LOAD_OFFERING, color, color, island) for color in COLORS_OF[mask]]
    tables = [(held.with_me(dice=(load.source,)).position, load) for load in loads]

    return lambda rules: any(rules.check(position, load) for position, load in tables)
