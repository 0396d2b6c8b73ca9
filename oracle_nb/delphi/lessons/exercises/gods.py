"""Exercises on gods: the first step, other players' rolls, the way to the top, and their powers."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.board import compact_layout
from oracle_nb.delphi.lessons.exercises.cargo import bound_for_temple, wanted, with_statue
from oracle_nb.delphi.lessons.exercises.deliveries import example_reasons
from oracle_nb.delphi.lessons.exercises.injuries import listed, recovers, with_injuries
from oracle_nb.delphi.lessons.exercises.scenes import (
    TILES,
    ExerciseScene,
    ashore,
    assume,
    bay_beside_city,
    by_color,
    shores,
)
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    after_legal,
    number,
    reaching,
    several,
    task_completed,
    template,
    which_legal,
)
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import (
    UNKNOWN,
    AdvanceGod,
    NextTurn,
    Phase,
    Position,
    Setting,
    Titan,
)
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Color, God, ShipTile
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

SHIPS: Final = (Color.RED, Color.YELLOW, Color.GREEN, Color.BLUE)
FURTHER_TILES: Final = (ShipTile.BOTH_WAYS, ShipTile.RECOLOR)
"""Ship tiles of the third and fourth players, which neither matter to others nor extend a range."""
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
    rows = tuple(row if color == god else 0 for color in COLORS)
    dice = sorted((god, *scene.random.sample([color for color in COLORS if color != god], 2)))
    table = scene.with_me(gods=rows, dice=tuple(dice), favor=0)

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
    step = AdvanceGod(0, sum(1 << color for color in {*dice}), "turn.consult-gods")
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
    assume(len({*dice}) == 3 and len(right) == 1 + scene.seed % 2 and 0 in {rows[d] for d in dice})
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
        return several(map(option, fit))

    assume(1 <= rows.count(TOP_ROW) <= 4)

    def explain() -> tuple[Reason, ...]:
        top = [god for god in COLORS if rows[god] == TOP_ROW]
        return (
            Reason("why-powers-usable"),
            Reason("why-powers-count", {"count": len(top)}),
            Reason("why-powers-are", {"gods": gods_in(top)}),
        )

    return Question(
        table,
        answers,
        facts={God(god).name.lower(): row for god, row in enumerate(rows)},
        action=lambda part: Action(Verb.TRADE, color=god_of(part)),
        explain=explain,
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
        return number(position.players[me].gods[god])

    def explain() -> tuple[Reason, ...]:
        facts = {"god": God(god), "count": count, "row": int(min(answers(table.rules))[0])}
        return Reason("why-powers-afterwards"), Reason("why-powers-row", facts)

    return Question(table, answers, facts={"god": God(god), "count": count}, explain=explain)


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

    def explain(right: Answer) -> tuple[Reason, ...]:
        write = table.rules.notation.write
        water = [action.target for action in actions if write(action) in right]
        lands = {"space": board.spaces[closed[1]], "other": board.spaces[board.zeus]}
        return (
            Reason("why-powers-poseidon"),
            Reason("why-powers-closed", lands),
            Reason("why-powers-water", {"spaces": table.named(water)}),
        )

    return which_legal(table, actions, explain)


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

    def explain(right: Answer) -> tuple[Reason, ...]:
        down = [island for slot, island in enumerate(board.islands) if slot != up]
        return (
            Reason("why-powers-artemis"),
            Reason("why-exploring-face-up", {"space": board.spaces[board.islands[up]]}),
            Reason("why-powers-artemis-are", {"spaces": table.named(down)}),
        )

    return which_legal(table, actions, explain)


@template(
    "powers.voyage",
    rests_on=("god.use", "god.return", "god.poseidon", "offering.make"),
    form=ActionSequence(2),
)
def voyage(scene: ExerciseScene) -> Question:
    """Ask for two actions that deliver an offering to a distant temple."""
    table, place = bound_for_temple(scene.with_me(gods=ready(God.POSEIDON, God.ARTEMIS)))
    board, color = table.rules.board, table.position.temples[place]
    space = board.spaces[board.temples[place]]
    reached = task_completed(table.position)

    answer_key = reaching(
        table,
        2,
        (Verb.POSEIDON, Verb.MOVE, Verb.MAKE_OFFERING),
        lambda position, action: action.verb == Verb.MAKE_OFFERING,
        reached,
    )

    answers = answer_key(table.rules)
    assume(answers and not any(not line[0].startswith("poseidon") for line in answers))
    assume(not table.rules.faults(table.position))
    return Question(
        table,
        answer_key,
        facts={"color": Color(color), "space": space},
        goal=reached,
        look=(space.index,),
        explain=lambda: (
            Reason("why-powers-voyage", {"space": space, "color": Color(color)}),
            Reason(
                "why-map-water-near",
                {"space": space, "spaces": table.named(shores(board, space.index))},
            ),
        ),
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
    others = scene.random.sample([other for other in COLORS if other != color], 3)
    table = table.with_me(
        gods=ready(God.APOLLON), dice=tuple(sorted(others)), favor=0, offerings=(color,)
    )
    reached = task_completed(table.position)

    def last(at: Position, action: Action) -> bool:
        # Nobody knows the color of the card that Apollon brings.
        return action.verb == Verb.MAKE_OFFERING and action.source < CARD

    answers = reaching(table, 2, (Verb.APOLLON, Verb.MAKE_OFFERING), last, reached)

    return Question(
        table,
        answers,
        facts={"color": Color(color), "dice": tuple(map(Color, others))},
        goal=reached,
        explain=lambda: (
            Reason("why-powers-no-die", {"color": Color(color)}),
            Reason("why-powers-colors", {"color": Color(color)}),
        ),
    )


@template(
    "powers.cure",
    rests_on=("god.aphrodite", "turn.recover", "injury.discard", "god.use", "oracle.recolor"),
    form=ActionSequence(1),
)
def cure(scene: ExerciseScene) -> Question:
    """Ask for the action that discards enough injuries, which no die can do."""
    first, second, third, fourth, *others = scene.random.sample(COLORS, 6)
    kinds = ([first] * 3 + [second] * 3, [first, first, second, second, third, fourth])
    dice = (first, second, others[0]) if scene.seed % 2 == 0 else (*others, others[0])
    table = with_injuries(
        ashore(scene).with_me(
            gods=ready(God.APHRODITE, God.HERMES), dice=tuple(sorted(dice)), favor=0, cards=(0,) * 6
        ),
        by_color(kinds[scene.seed % 2]),
    )

    def reached(after: Position) -> bool:
        return not recovers(table.rules, table.position, after.players[0].injuries)

    verbs = (Verb.APHRODITE, Verb.HEAL, Verb.TRADE)
    answers = reaching(table, 1, verbs, lambda position, action: True, reached)

    def explain() -> tuple[Reason, ...]:
        facts = {
            "total": sum(table.me.injuries),
            "most": max(table.me.injuries[die] for die in dice),
        }
        return Reason("why-powers-cure-die", facts), Reason("why-powers-cure")

    return Question(
        table,
        answers,
        facts={
            "injuries": listed(table.me.injuries),
            "total": sum(table.me.injuries),
            "dice": tuple(map(Color, sorted(dice))),
        },
        goal=reached,
        explain=explain,
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
    legal = [action for action in there if table.rules.check(table.position, action)]
    others = [action for action in there if action.target not in {fit.target for fit in legal}]
    assume(any(action.color != Color.BLACK for action in legal) and len(others) >= 2)
    actions = sorted(
        (*legal[:2], *scene.random.sample(others, 2)), key=lambda action: action.target
    )

    def explain(right: Sequence[str]) -> tuple[Reason, ...]:
        board = table.rules.board
        near = [land for land in board.shore[table.me.ship] if land in board.monsters]
        legal = map(table.rules.notation.read, right)
        colors = tuple(map(Color, sorted({action.color for action in legal})))
        return (
            Reason("why-powers-ares"),
            Reason("why-powers-ares-near", {"spaces": table.named(near)}),
            Reason("why-powers-ares-are", {"colors": colors}),
        )

    return which_legal(table, actions, explain, look=(scene.me.ship,))


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
    assume(bool(beside) == (scene.seed % 4 < 3))
    same = [board.cities[held]] if board.cities[held] not in beside else []
    others = random.sample([city for city in cities if city not in (*beside, *same)], 2)
    actions = [
        Action(Verb.HERMES, color=board.spaces[city].color, target=city)
        for city in sorted((*beside[:1], *same, *others))
    ]

    def explain(right: Sequence[str]) -> tuple[Reason, ...]:
        board = table.rules.board
        near = [city for city in board.cities if city in board.adjacent[table.me.ship]]
        legal = map(table.rules.notation.read, right)
        colors = tuple(map(Color, sorted({action.color for action in legal})))
        if not near:
            return Reason("why-powers-hermes"), Reason("why-powers-no-city")
        beside = {"color": Color(board.spaces[near[0]].color), "space": board.spaces[near[0]]}
        return (
            Reason("why-powers-hermes"),
            Reason("why-powers-city", beside),
            Reason("why-powers-hermes-are", {"color": Color(held), "colors": colors}),
        )

    return which_legal(table, actions, explain, facts={"held": Color(held)}, look=(scene.me.ship,))


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
    others = [other for other in COLORS if other != color]
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

    answer_key = reaching(
        table,
        3,
        (Verb.HERMES, Verb.MOVE, Verb.RAISE_STATUE),
        lambda position, action: action.verb == Verb.RAISE_STATUE,
        reached,
    )

    answers = answer_key(table.rules)
    assume(answers and not table.rules.faults(table.position))

    def explain() -> tuple[Reason, ...]:
        raised = [
            text
            for text in shortest(answers)
            if table.rules.notation.read(text).verb == Verb.RAISE_STATUE
        ]
        return example_reasons(table, "why-powers-delivery", raised)

    return Question(
        table,
        answer_key,
        facts={"dice": table.dice},
        goal=reached,
        look=(scene.me.ship,),
        explain=explain,
    )
