"""Exercises on the powers of the gods."""

from collections.abc import Sequence
from functools import partial

from oracle_nb.delphi.lessons.exercises.cargo import bound_for_temple, wanted, with_statue
from oracle_nb.delphi.lessons.exercises.deliveries import example_reasons
from oracle_nb.delphi.lessons.exercises.gods import GODS, god_of, gods_in, option
from oracle_nb.delphi.lessons.exercises.injuries import hurt, listed, recovers
from oracle_nb.delphi.lessons.exercises.lines import after_legal, lines, task_completed, written
from oracle_nb.delphi.lessons.exercises.map_reading import named
from oracle_nb.delphi.lessons.exercises.scenes import (
    ExerciseScene,
    ashore,
    assume,
    bay_beside_city,
    by_color,
)
from oracle_nb.delphi.lessons.exercises.templates import Question, template, which_legal
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Color, God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    MultipleChoice,
    NumberInput,
    Picture,
    shortest,
)
from oracle_nb.games.exercises import AnswerReason as Reason


def ready(*gods: int) -> tuple[int, ...]:
    """Return the rows with these gods on the top row and the others on the lowest."""
    return tuple(TOP_ROW if god in gods else 0 for god in COLORS)


def usable_reasons(rows: Sequence[int]) -> tuple[Reason, ...]:
    """Return the gods on the top row."""
    top = [god for god in COLORS if rows[god] == TOP_ROW]
    return (
        Reason("why-powers-usable"),
        Reason("why-powers-count", {"count": len(top)}),
        Reason("why-powers-are", {"gods": gods_in(top)}),
    )


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
        explain=partial(usable_reasons, rows),
    )


def afterwards_reasons(god: int, count: int, row: int) -> tuple[Reason, ...]:
    """Return the row of a god after its use and some steps."""
    facts = {"god": God(god), "count": count, "row": row}
    return Reason("why-powers-afterwards"), Reason("why-powers-row", facts)


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
        explain=lambda: afterwards_reasons(god, count, int(min(answers(table.rules))[0])),
    )


def poseidon_reasons(
    scene: ExerciseScene, island: int, actions: Sequence[Action], right: Sequence[str]
) -> tuple[Reason, ...]:
    """Return which spaces are closed, and which are water."""
    board, write = scene.rules.board, scene.rules.notation.write
    water = [one.target for one in actions if write(one) in right]
    closed = {"space": board.spaces[island], "other": board.spaces[board.zeus]}
    return (
        Reason("why-powers-poseidon"),
        Reason("why-powers-closed", closed),
        Reason("why-powers-water", {"spaces": named(scene, water)}),
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
    why = partial(poseidon_reasons, table, closed[1], actions)
    return which_legal(table, actions, why)


def artemis_reasons(scene: ExerciseScene, up: int) -> tuple[Reason, ...]:
    """Return which tile is face up, and which are face down."""
    board = scene.rules.board
    closed = [island for island in board.islands if island != up]
    return (
        Reason("why-powers-artemis"),
        Reason("why-exploring-face-up", {"space": board.spaces[up]}),
        Reason("why-powers-artemis-are", {"spaces": named(scene, closed)}),
    )


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

    def why(right: Answer) -> tuple[Reason, ...]:
        return artemis_reasons(table, board.islands[up])

    return which_legal(table, actions, why)


def voyage_reasons(scene: ExerciseScene, temple: int, color: Color) -> tuple[Reason, ...]:
    """Return the water next to a distant temple."""
    board = scene.rules.board
    near = [space for space in board.adjacent[temple] if space in board.water]
    space = board.spaces[temple]
    return (
        Reason("why-powers-voyage", {"space": space, "color": color}),
        Reason("why-map-water-near", {"space": space, "spaces": named(scene, near)}),
    )


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
        explain=partial(voyage_reasons, table, board.temples[place], Color(color)),
    )


def colors_reasons(color: Color) -> tuple[Reason, ...]:
    """Return that no die has the color, and what Apollon changes."""
    return Reason("why-powers-no-die", {"color": color}), Reason(
        "why-powers-colors", {"color": color}
    )


@template(
    "powers.colors",
    rests_on=("god.apollon", "oracle.any-color", "offering.make", "god.use", "oracle.recolor"),
    form=ActionSequence(2),
)
def colors(scene: ExerciseScene) -> Question:
    """Ask for the actions that deliver an offering for which no die has the right color."""
    table = bay_beside_city(scene.random)
    color = table.position.temples[0]
    assume(color in wanted(table, Family.OFFERING))
    others = scene.random.sample([one for one in COLORS if one != color], 3)
    table = table.with_me(
        gods=ready(God.APOLLON),
        dice=tuple(sorted(others)),
        favor=0,
        offerings=(color,),
    )
    reached = task_completed(table.position)

    def last(at: Position, action: Action) -> bool:
        # Nobody knows the color of the card that Apollon brings.
        return action.verb == Verb.MAKE_OFFERING and action.source < CARD

    def answers(rules: Delphi) -> Answers:
        verbs = (Verb.APOLLON, Verb.MAKE_OFFERING)
        return written(rules, lines(rules, table.position, 2, verbs, last, reached))

    return Question(
        table,
        answers,
        facts={"color": Color(color), "dice": tuple(map(Color, others))},
        goal=reached,
        explain=partial(colors_reasons, Color(color)),
    )


def cure_reasons(injuries: Sequence[int], dice: Sequence[int]) -> tuple[Reason, ...]:
    """Return how many injuries a die can discard."""
    facts = {"total": sum(injuries), "most": max(injuries[die] for die in dice)}
    return Reason("why-powers-cure-die", facts), Reason("why-powers-cure")


@template(
    "powers.cure",
    rests_on=("god.aphrodite", "turn.recover", "injury.discard", "god.use", "oracle.recolor"),
    form=ActionSequence(1),
)
def cure(scene: ExerciseScene) -> Question:
    """Ask for the action that discards enough injuries, which no die can do."""
    one, two, three, four, *others = scene.random.sample(COLORS, 6)
    kinds = ([one] * 3 + [two] * 3, [one, one, two, two, three, four])
    dice = (one, two, others[0]) if scene.seed % 2 == 0 else (*others, others[0])
    table = hurt(
        ashore(scene).with_me(
            gods=ready(God.APHRODITE, God.HERMES), dice=tuple(sorted(dice)), favor=0, cards=(0,) * 6
        ),
        by_color(kinds[scene.seed % 2]),
    )

    def reached(after: Position) -> bool:
        return not recovers(table.rules, table.position, after.players[0].injuries)

    def answers(rules: Delphi) -> Answers:
        verbs = (Verb.APHRODITE, Verb.HEAL, Verb.TRADE)
        found = lines(rules, table.position, 1, verbs, lambda at, action: True, reached)
        return written(rules, found)

    return Question(
        table,
        answers,
        facts={
            "injuries": listed(table.me.injuries),
            "total": sum(table.me.injuries),
            "dice": tuple(map(Color, sorted(dice))),
        },
        goal=reached,
        explain=partial(cure_reasons, table.me.injuries, dice),
    )


def ares_reasons(scene: ExerciseScene, right: Sequence[str]) -> tuple[Reason, ...]:
    """Return the monster islands next to the ship, and the monsters there that are needed."""
    board = scene.rules.board
    near = [land for land in board.shore[scene.me.ship] if land in board.monsters]
    legal = map(scene.rules.notation.read, right)
    found = tuple(map(Color, sorted({one.color for one in legal})))
    return (
        Reason("why-powers-ares"),
        Reason("why-powers-ares-near", {"spaces": named(scene, near)}),
        Reason("why-powers-ares-are", {"colors": found}),
    )


@template(
    "powers.ares",
    rests_on=("god.ares", "god.use", "action.adjacent", "task.needed"),
    picture=Picture.NEAR,
)
def ares(scene: ExerciseScene) -> Question:
    """Ask which monsters Ares can defeat now."""
    board, position = scene.rules.board, scene.position
    table = scene.with_me(gods=ready(God.ARES))
    there = [
        Action(Verb.ARES, color=color, target=space)
        for space, colors in zip(board.monsters, position.monsters, strict=True)
        for color in COLORS
        if colors >> color & 1
    ]
    legal = [one for one in there if table.rules.check(table.position, one)]
    others = [one for one in there if one.target not in {fit.target for fit in legal}]
    assume(any(one.color != Color.BLACK for one in legal) and len(others) >= 2)
    actions = sorted((*legal[:2], *scene.random.sample(others, 2)), key=lambda one: one.target)
    return which_legal(table, actions, partial(ares_reasons, table), look=(scene.me.ship,))


def hermes_reasons(scene: ExerciseScene, held: Color, right: Sequence[str]) -> tuple[Reason, ...]:
    """Return whether a city is next to the ship, and which statues Hermes loads."""
    board = scene.rules.board
    near = [city for city in board.cities if city in board.adjacent[scene.me.ship]]
    legal = map(scene.rules.notation.read, right)
    found = tuple(map(Color, sorted({one.color for one in legal})))
    if not near:
        return Reason("why-powers-hermes"), Reason("why-powers-no-city")
    beside = {"color": Color(board.spaces[near[0]].color), "space": board.spaces[near[0]]}
    return (
        Reason("why-powers-hermes"),
        Reason("why-powers-city", beside),
        Reason("why-powers-hermes-are", {"color": held, "colors": found}),
    )


@template(
    "powers.hermes",
    rests_on=("god.hermes", "god.use", "action.adjacent", "task.needed", "task.color-once"),
    picture=Picture.NEAR,
)
def hermes(scene: ExerciseScene) -> Question:
    """Ask which statues Hermes can load now."""
    board, random = scene.rules.board, scene.random
    held = random.choice(COLORS)
    table = with_statue(scene.with_me(gods=ready(God.HERMES), offerings=(), statues=()), held)
    cities = [city for city in board.cities if city >= 0]
    beside = [city for city in cities if city in board.adjacent[scene.me.ship]]
    assume(bool(beside) == (scene.seed % 3 < 2))
    same = [board.cities[held]] if board.cities[held] not in beside else []
    others = random.sample([city for city in cities if city not in (*beside, *same)], 2)
    actions = [
        Action(Verb.HERMES, color=board.spaces[city].color, target=city)
        for city in sorted((*beside[:1], *same, *others))
    ]
    return which_legal(
        table,
        actions,
        partial(hermes_reasons, table, Color(held)),
        facts={"held": Color(held)},
        look=(scene.me.ship,),
    )


def delivery_reasons(scene: ExerciseScene, line: Sequence[str]) -> tuple[Reason, ...]:
    """Return a site for a statue that Hermes can load."""
    raised = [text for text in line if scene.rules.notation.read(text).verb == Verb.RAISE_STATUE]
    return example_reasons(scene, "why-powers-delivery", raised)


@template(
    "powers.delivery",
    rests_on=(
        "god.return",
        "god.hermes",
        "god.use",
        "action.adjacent",
        "statue.raise",
        "move.range",
        "move.end-color",
    ),
    form=ActionSequence(3),
)
def delivery(scene: ExerciseScene) -> Question:
    """Ask for the actions that raise a statue this turn, with the help of Hermes."""
    board, random = scene.rules.board, scene.random
    color = random.choice(COLORS)
    others = [one for one in COLORS if one != color]
    table = scene.with_me(
        gods=ready(God.HERMES),
        dice=tuple(sorted((color, *random.sample(others, 2)))),
        favor=0,
        cards=(0,) * 6,
        offerings=(),
        statues=(),
    )
    reached = task_completed(table.position)
    near = board.adjacent[scene.me.ship]
    assume(any(city in near for city in board.cities) and board.cities[color] not in near)

    def last(at: Position, action: Action) -> bool:
        return action.verb == Verb.RAISE_STATUE

    def answer_key(rules: Delphi) -> Answers:
        verbs = (Verb.HERMES, Verb.MOVE, Verb.RAISE_STATUE)
        return written(rules, lines(rules, table.position, 3, verbs, last, reached))

    answers = answer_key(table.rules)
    assume(answers and not table.rules.faults(table.position))
    return Question(
        table,
        answer_key,
        facts={"dice": tuple(Color(die) for die in table.me.dice)},
        goal=reached,
        look=(scene.me.ship,),
        explain=lambda: delivery_reasons(table, shortest(answers)),
    )
