"""Exercises on ship tiles: range, recoloring, storage, favor tokens, gods, and the start."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.cargo import laden, wanted
from oracle_nb.delphi.lessons.exercises.equipment import LASTING
from oracle_nb.delphi.lessons.exercises.gods import GODS, among, god_of, option, ready
from oracle_nb.delphi.lessons.exercises.scenes import (
    ExerciseScene,
    ashore,
    assume,
    bay_beside_city,
    first,
)
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    Sentence,
    Sentences,
    after_legal,
    elsewhere,
    number,
    reaching,
    several,
    template,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, NextTurn, Phase, Position, StartShip, Titan
from oracle_nb.delphi.model.powers import RANGE, STORAGE
from oracle_nb.delphi.model.tasks import (
    WHITE_OFFERING,
    Family,
    Task,
    in_family,
    task,
    tasks_of,
    values_of,
)
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, WHITE, Color, God, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import first_row
from oracle_nb.games.exercises import ActionSequence, Answers, MultipleChoice, NumberInput, Picture
from oracle_nb.games.exercises import AnswerReason as Reason

STEPS: Final = len(COLORS)
MORE: Final = 2
"""The additional range of one ship tile, and the additional storage of another."""


def with_tile(scene: ExerciseScene, tile: ShipTile) -> ExerciseScene:
    """Return the scene with a ship tile, if necessary that of another player, and no shield."""
    old = scene.me.tile
    players = tuple(
        replace(player, tile=old) if player.tile == tile else player
        for player in scene.position.players
    )
    return scene.with_position(players=players).with_me(tile=int(tile), shield=0)


@template("ships.price", form=NumberInput(0, 10), picture=Picture.OWN)
def price(scene: ExerciseScene) -> Question:
    """Ask what recoloring costs with a ship tile."""
    tile, least = ((ShipTile.BOTH_WAYS, 4), (ShipTile.RECOLOR, 3))[scene.seed % 2]
    color, used = scene.random.sample(COLORS, 2)
    assume((used - color) % STEPS >= least)
    others = scene.random.sample([other for other in COLORS if other != color], 2)
    table = with_tile(ashore(scene), tile).with_me(dice=tuple(sorted((color, *others))), favor=6)

    def explain() -> tuple[Reason, ...]:
        steps = (used - color) % len(COLORS)
        step = Reason(
            "why-wheel-steps", {"color": Color(color), "used": Color(used), "tokens": steps}
        )
        if tile == ShipTile.RECOLOR:
            return step, Reason("why-ships-recolor", {"steps": steps, "tokens": steps - 1})
        back = len(COLORS) - steps
        return step, Reason("why-ships-both-ways", {"back": back, "tokens": min(steps, back)})

    return Question(
        table,
        lambda rules: number(rules.price(table.position, color, used) or 0),
        rests_on=(
            "ship.recolor" if tile == ShipTile.RECOLOR else "ship.both-ways",
            "oracle.recolor",
            "oracle.wheel",
        ),
        facts={"ship_tile": tile, "color": Color(color), "used": Color(used)},
        explain=explain,
    )


@template(
    "ships.tokens",
    rests_on=("ship.favor", "action.take-favor", "offering.reward"),
    form=NumberInput(0, 20),
    picture=Picture.OWN,
)
def tokens(scene: ExerciseScene) -> Question:
    """Ask how many favor tokens some actions bring with the ship tile for favor."""
    random = scene.random
    table = with_tile(bay_beside_city(random), ShipTile.FAVOR)
    color, altar = table.position.temples[0], table.rules.board.temples[0]
    assume(color in wanted(table, Family.OFFERING))
    before, count, delivered = random.randint(0, 3), random.randint(1, 2), (scene.seed + 1) % 3 > 0
    others = [other for other in COLORS if other != color][:count]
    dice = tuple(sorted((*others, *[color] * delivered)))
    table = table.with_me(favor=before, dice=dice, offerings=(color,) * delivered)
    table = table.with_position(spent=(color,) * (3 - len(dice)))
    actions = [Action(Verb.FAVOR, die) for die in others]
    actions += [Action(Verb.MAKE_OFFERING, color, color, altar)] * delivered

    def answers(rules: Delphi) -> Answers:
        position = after_legal(rules, table.position, actions)
        return number(position.players[position.turn].favor)

    def explain() -> tuple[Reason, ...]:
        left = before + 3 * count + 4 * delivered
        facts = {"before": before, "count": count, "delivered": int(delivered), "left": left}
        return Reason("why-ships-favor"), Reason("why-ships-tokens", facts)

    return Question(
        table,
        answers,
        facts={
            "ship_tile": ShipTile.FAVOR,
            "tokens": before,
            "count": count,
            "delivered": int(delivered),
            "color": Color(color),
        },
        explain=explain,
    )


@template(
    "ships.hold",
    rests_on=("cargo.capacity", "ship.both-ways"),
    form=NumberInput(0, 9),
    picture=Picture.OWN,
)
def hold(scene: ExerciseScene) -> Question:
    """Ask how many pieces there is still room for."""
    tile = (ShipTile.BOTH_WAYS, ShipTile.BOTH_WAYS, ShipTile.RANGE)[scene.seed % 3]
    most = 3 if tile == ShipTile.BOTH_WAYS else 2
    aboard = scene.random.randint(0, most)
    table = laden(with_tile(scene, tile), aboard)
    me = table.me

    def answers(rules: Delphi) -> Answers:
        room = rules.powers(table.position).storage
        return number(max(0, room - len(me.offerings) - len(me.statues)))

    def explain() -> tuple[Reason, ...]:
        more = MORE if tile == ShipTile.BOTH_WAYS else 0
        facts = {"storage": STORAGE + more, "aboard": aboard, "left": STORAGE + more - aboard}
        return Reason("why-ships-storage", {"bonus": more}), Reason("why-ships-hold", facts)

    return Question(
        table,
        answers,
        facts={
            "ship_tile": tile,
            "offerings": tuple(map(Color, me.offerings)),
            "statues": tuple(map(Color, me.statues)),
        },
        explain=explain,
    )


@template("ships.sail", form=ActionSequence(1))
def sail(scene: ExerciseScene) -> Question:
    """Ask for a move that only the ship tile makes possible."""
    tile = (ShipTile.RANGE, ShipTile.BOTH_WAYS, ShipTile.RECOLOR)[scene.seed % 3]
    table, random = ashore(scene), scene.random
    board = table.rules.board
    away = board.distance()[table.me.ship]
    color, other = random.sample(COLORS, 2)
    # The color of the space: that of the die, the one before it on the wheel, or the next one.
    used = (color + (0, -1, 1)[scene.seed % 3]) % STEPS
    favor = int(tile == ShipTile.BOTH_WAYS)
    far = (RANGE + 1, RANGE + 2) if tile == ShipTile.RANGE else range(1, RANGE + 1)
    ends = [
        space for space in board.water if board.spaces[space].color == used and away[space] in far
    ]
    assume(ends)
    end = random.choice(ends)
    table = with_tile(table, tile).with_me(
        dice=tuple(sorted((color, other))), favor=favor, cards=(0,) * STEPS
    )
    table = table.with_position(spent=(random.choice(COLORS),))

    def reached(position: Position) -> bool:
        return position.players[0].ship == end

    answers, usual_answers = (
        reaching(at, 1, (Verb.MOVE,), lambda position, action: action.target == end, reached)
        for at in (table, with_tile(table, ShipTile.SHIELD))
    )
    assume(len(answers(table.rules)) == 1 and not usual_answers(table.rules))
    assume(not table.rules.faults(table.position))

    def explain() -> tuple[Reason, ...]:
        space, die = board.spaces[end], Color(color)
        if tile == ShipTile.RANGE:
            facts = {"range": RANGE, "bonus": MORE, "farthest": RANGE + MORE}
            there = {"space": space, "color": die, "steps": int(away[end])}
            return Reason("why-ships-range", facts), Reason("why-ships-far", there)
        there = {"space": space, "used": Color(space.color)}
        message = "why-ships-back" if tile == ShipTile.BOTH_WAYS else "why-ships-free"
        recolored = Reason(message, {"color": die, "used": Color(space.color)})
        return Reason("why-ships-end", there), recolored

    return Question(
        table,
        answers,
        rests_on=(f"ship.{tile}", "move.range", "move.end-color", "oracle.recolor"),
        facts={"ship_tile": tile, "tokens": favor, "space": board.spaces[end], "dice": table.dice},
        goal=reached,
        look=(end,),
        explain=explain,
    )


START_FAVOR: Final = 3
"""The favor tokens with which the first player starts without a ship tile for favor."""
ALL_TASKS: Final = 12
STARTS: Final = (
    *(ShipTile.TASK, ShipTile.EQUIPMENT, ShipTile.GODS),
    *(ShipTile.FAVOR, ShipTile.TASK, ShipTile.SHIELD),
)
SIGNS: Final = (
    *("start-shield", "start-favor", "start-tasks"),
    *("start-card", "start-equipment", "start-gods"),
)
MOST: Final = 3
"""Maximum number of actions: a god is traded and advanced twice."""


def with_all_gods(scene: ExerciseScene, rows: tuple[int, ...]) -> ExerciseScene:
    """Return the scene with the ship tile for all gods, on no row below that of the players."""
    least = first_row(len(scene.position.players))
    gods = tuple(max(least, row) for row in rows)
    return with_tile(scene, ShipTile.GODS).with_me(gods=gods)


@template(
    "ships.god",
    rests_on=("ship.gods", "god.trade", "god.advance-action"),
    form=NumberInput(0, TOP_ROW),
    picture=Picture.OWN,
)
def god(scene: ExerciseScene) -> Question:
    """Ask on which row a god is after it was used and advanced, with the tile for all gods."""
    scene = among(scene, 2 + scene.seed % 3)
    players, count = len(scene.position.players), scene.seed // 3 % 3
    chosen = scene.random.choice(COLORS)
    others = scene.random.sample([color for color in COLORS if color != chosen], 3 - count)
    table = with_all_gods(scene, ready(chosen)).with_me(
        dice=tuple(sorted((*[chosen] * count, *others))), favor=0
    )
    actions = (Action(Verb.TRADE, color=chosen), *[Action(Verb.ADVANCE, chosen, chosen)] * count)

    def answers(rules: Delphi) -> Answers:
        position = after_legal(rules, table.position, actions)
        return number(position.players[0].gods[chosen])

    def explain() -> tuple[Reason, ...]:
        row = first_row(players)
        facts = {"row": row, "count": count, "left": row + count}
        return Reason("why-ships-row", {"players": players, "row": row}), Reason(
            "why-ships-god", facts
        )

    return Question(
        table,
        answers,
        facts={"ship_tile": ShipTile.GODS, "players": players, "god": God(chosen), "count": count},
        explain=explain,
    )


@template(
    "ships.rolled",
    rests_on=("ship.gods-out", "turn.consult-gods", "god.top"),
    form=MultipleChoice(GODS),
    picture=Picture.OWN,
)
def rolled(scene: ExerciseScene) -> Question:
    """Ask which gods another player's roll can advance, with the tile for all gods."""
    random = scene.random
    scene = among(scene, 2 + scene.seed % 3)
    least = first_row(len(scene.position.players))
    rows = tuple(random.choice((least, least, least + 1, 5, TOP_ROW)) for _ in COLORS)
    dice = tuple(sorted(random.choice(COLORS) for _ in range(3)))
    step = AdvanceGod(0, sum(1 << color for color in {*dice}), "turn.consult-gods")
    last = len(scene.position.players) == 2
    then = (Titan(1, 1), NextTurn(1)) if last else (NextTurn(1),)
    table = with_all_gods(scene, rows).with_position(
        turn=1, phase=Phase.CONSULT, pending=(step, *then), spent=(), played=-1
    )
    position = table.with_me(dice=dice).position

    def answers(rules: Delphi) -> Answers:
        return several(
            option(color)
            for color in COLORS
            if rules.check(position, Action(Verb.ADVANCE, color=color))
        )

    (right,) = answers(scene.rules)
    assume(1 <= len(right) <= 3 and any(rows[color] == least for color in dice))
    # Rarely all gods whose colors are rolled: else the names would be enough.
    assume((len(right) == len({*dice})) == (scene.seed % 8 == 0))
    return Question(
        table.with_me(dice=dice),
        answers,
        facts={
            "ship_tile": ShipTile.GODS,
            "dice": tuple(map(Color, dice)),
            **{God(god).name.lower(): row for god, row in enumerate(rows)},
        },
        action=lambda part: Action(Verb.ADVANCE, color=god_of(part)),
        explain=lambda: (
            Reason("why-ships-rolled"),
            Reason("why-gods-roll-colors", {"gods": tuple(map(God, sorted({*dice})))}),
            Reason("why-ships-rolled-are", {"gods": tuple(sorted(God(god_of(x)) for x in right))}),
        ),
    )


@template(
    "ships.start",
    rests_on=("ship.task", "ship.equipment", "ship.gods", "ship.favor", "ship.shield"),
    form=MultipleChoice(SIGNS),
    picture=Picture.OWN,
)
def start(scene: ExerciseScene) -> Question:
    """Ask what a ship tile brings before the first turn."""
    tile = STARTS[scene.seed % len(STARTS)]
    table = with_tile(ashore(scene), tile)

    def answers(rules: Delphi) -> Answers:
        me = _started(rules, table, tile).players[0]
        holds = {
            "start-shield": me.shield > 0,
            "start-favor": me.favor > START_FAVOR,
            "start-tasks": len(me.tasks) < ALL_TASKS,
            "start-card": sum(me.cards) > 0,
            "start-equipment": bool(me.equipment),
            "start-gods": min(me.gods) > 0,
        }
        return several(sign for sign in SIGNS if holds[sign])

    return Question(
        table,
        answers,
        facts={"ship_tile": tile},
        explain=lambda: (Reason("why-ships-early"), Reason(f"why-ships-start-{tile}")),
    )


# --- the start -----------------------------------------------------------------------------------


def _started(rules: Delphi, scene: ExerciseScene, tile: ShipTile) -> Position:
    """Return the position once the first player has the advantages of a ship tile."""
    before = with_tile(scene, tile).with_me(
        gods=(0,) * len(COLORS), favor=START_FAVOR, cards=(0,) * len(COLORS), equipment=()
    )
    before = before.with_position(phase=Phase.SETUP, pending=(StartShip(0),))
    chance = SeededChance(0)
    position = rules.begin(before.position, chance).position
    while position.pending:
        action = min(rules.legal_actions(position), key=_preferred)
        position = rules.apply(position, action, chance).position
    return position


def _preferred(action: Action) -> bool:
    """Return whether an action is not a choice of an offering task or a lasting card."""
    if action.verb == Verb.RETURN:
        return not in_family(action.target, Family.OFFERING)
    return action.target not in LASTING


def started_with_favor(rules: Delphi, scene: ExerciseScene) -> bool:
    """Return whether an offering task that is returned brings favor tokens."""
    return _started(rules, scene, ShipTile.TASK).players[0].favor > START_FAVOR


@template(
    "ships.returned",
    rests_on=("task.returned-color", "ship.task", "task.needed", "task.color-once"),
)
def returned(scene: ExerciseScene) -> Question:
    """Ask which offerings fit the open tasks once one has been returned."""
    completed = (0, 1, 2, 0)[scene.seed % 4]
    scene, random = bay_beside_city(scene.random), scene.random
    fixed = [value for value in values_of(scene.me.tasks, Family.OFFERING) if value != WHITE]
    random.shuffle(fixed)
    back, kept = fixed
    other, fourth = random.sample([color for color in COLORS if color not in fixed], 2)
    gone = {task(Family.OFFERING, back)}
    # The other task may be open or completed, and so may the white one.
    done = ((kept,), (other,), ())[completed]
    gone |= {WHITE_OFFERING if color == other else task(Family.OFFERING, color) for color in done}
    island = scene.rules.board.offerings[0]
    table = with_tile(scene, ShipTile.TASK).with_me(
        tasks=tuple(number for number in scene.me.tasks if number not in gone),
        done=tuple(task(Family.OFFERING, color) for color in done),
    )
    shown = sorted((back, kept, other, fourth))
    table = table.with_position(offerings=(sum(1 << color for color in shown),))
    options = {str(Color(color)): color for color in shown}

    def answers(rules: Delphi) -> Answers:
        return several(
            name
            for name, color in options.items()
            if rules.check(
                table.with_me(dice=(color,)).position,
                Action(Verb.LOAD_OFFERING, color, color, island),
            )
        )

    (right,) = answers(table.rules)
    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(options)),
        facts={
            "color": Color(back),
            "tasks": tuple(map(Task, tasks_of(table.me.tasks, Family.OFFERING))),
            "colors": tuple(map(Color, done)),
            "space": scene.rules.board.spaces[island],
        },
        explain=lambda: (
            Reason("why-ships-free-color", {"color": Color(back)}),
            Reason("why-ships-returned", {"colors": tuple(Color(options[x]) for x in right)}),
        ),
    )


@template(
    "ships.again",
    rests_on=("ship.gods", "god.trade", "god.advance-action", "oracle.recolor"),
    form=ActionSequence(MOST),
)
def again(scene: ExerciseScene) -> Question:
    """Ask for the actions that trade a god and bring it close to the top row again."""
    chosen = scene.random.choice(COLORS)
    table = with_all_gods(ashore(scene), ready(chosen)).with_me(cards=(0,) * len(COLORS))
    goal = first_row(len(table.position.players)) + 2

    def reached(position: Position) -> bool:
        me = position.players[0]
        return me.gods[chosen] == goal and sum(me.cards) > 0

    answers = reaching(
        table,
        MOST,
        (Verb.TRADE, Verb.ADVANCE),
        lambda position, action: (
            action.verb == Verb.ADVANCE and action.color == chosen and action.source < 6
        ),
        reached,
    )

    assume(table.me.dice.count(chosen) <= 1 and answers(table.rules))
    assume(not table.rules.faults(table.position))

    def explain() -> tuple[Reason, ...]:
        row = first_row(len(table.position.players))
        return (
            Reason("why-ships-row", {"players": len(table.position.players), "row": row}),
            Reason("why-ships-again", {"row": row, "left": row + 2}),
        )

    return Question(
        table,
        answers,
        facts={
            "ship_tile": ShipTile.GODS,
            "god": God(chosen),
            "row": goal,
            "dice": table.dice,
            "tokens": table.me.favor,
        },
        goal=reached,
        explain=explain,
    )


def _costs(scene: ExerciseScene, tile: ShipTile, color: int, used: int, tokens: int) -> Sentence:
    """Return whether recoloring costs a number of tokens."""
    position = with_tile(scene, tile).with_me(dice=(color,)).position
    return lambda rules: rules.price(position, color, used) == tokens


def _room(scene: ExerciseScene, pieces: int) -> Sentence:
    """Return whether the ship tile for both ways makes room for a number of pieces."""
    position = with_tile(scene, ShipTile.BOTH_WAYS).position
    return lambda rules: rules.powers(position).storage >= pieces


def _brings(scene: ExerciseScene, action: Action, tokens: int) -> Sentence:
    """Return whether an action brings a number of favor tokens with the ship tile for favor."""
    position = with_tile(scene, ShipTile.FAVOR).position

    def holds(rules: Delphi) -> bool:
        if not rules.check(position, action):
            return False
        after = rules.apply(position, action, SeededChance(0)).position
        return after.players[0].favor - scene.me.favor == tokens

    return holds


def _returns_to(scene: ExerciseScene, god: int, row: int) -> Sentence:
    """Return whether a traded god returns to a row with the ship tile for all gods."""
    table = with_all_gods(scene, ready(god))

    trade = Action(Verb.TRADE, color=god)

    def holds(rules: Delphi) -> bool:
        end = rules.apply(table.position, trade, SeededChance(0)).position
        return end.players[0].gods[god] == row

    return holds


def _responds(scene: ExerciseScene, god: int) -> Sentence:
    """Return whether another player's roll advances a god that hasn't moved."""
    step = AdvanceGod(0, 1 << god, "turn.consult-gods")
    table = with_all_gods(scene, (0,) * len(COLORS)).with_position(turn=1, pending=(step,))
    return table.allows(Action(Verb.ADVANCE, color=god))


def _fits(scene: ExerciseScene, color: int) -> Sentence:
    """Return whether a white task takes an offering in the color of a returned task."""
    gone = task(Family.OFFERING, color)
    table = with_tile(scene, ShipTile.TASK).with_me(
        tasks=tuple(number for number in scene.me.tasks if number != gone), dice=(color,)
    )
    load = Action(Verb.LOAD_OFFERING, color, color, scene.rules.board.offerings[0])
    return table.with_position(offerings=(1 << color,)).allows(load)


def _sentences(scene: ExerciseScene) -> Sentences:
    random = scene.random
    scene = bay_beside_city(random)
    altar = scene.position.temples[0]
    assume(altar in wanted(scene, Family.OFFERING))
    color, die = random.sample([color for color in COLORS if color != altar], 2)
    back, onward = (color - 2) % len(COLORS), (color + 2) % len(COLORS)
    fixed = next(
        value for value in values_of(scene.me.tasks, Family.OFFERING) if value not in (WHITE, altar)
    )
    laden = scene.with_me(favor=0, offerings=(altar,), dice=tuple(sorted((altar, die))))
    temple = scene.rules.board.temples[0]
    sentences: dict[str, Sentence] = {
        "quiz-ship-back": _costs(scene, ShipTile.BOTH_WAYS, color, back, 2),
        "quiz-ship-only": _costs(scene, ShipTile.RANGE, color, back, 2),
        "quiz-ship-discount": _costs(scene, ShipTile.RECOLOR, color, onward, 1),
        "quiz-ship-room": _room(scene, 3),
        "quiz-ship-die": _brings(laden, Action(Verb.FAVOR, die), 4),
        "quiz-ship-god": _returns_to(scene, color, 3),
        "quiz-ship-responds": _responds(scene, color),
        "quiz-ship-reward": lambda rules: started_with_favor(rules, scene),
        "quiz-ship-returned": _fits(scene, fixed),
        "quiz-pile-empty": laden.with_position(
            deck=(0,) * len(COLORS), discard=(1,) * len(COLORS)
        ).allows(Action(Verb.DRAW, die)),
        "quiz-look-last": laden.allows(Action(Verb.LOOK, die)),
        "quiz-ship-offering": _brings(laden, Action(Verb.MAKE_OFFERING, altar, altar, temple), 4),
    }
    facts: dict[str, object] = {
        "die": Color(color),
        "used": Color(back),
        "via": Color(onward),
        "god": God(color),
        "sail": Color(fixed),
    }
    return elsewhere(scene, sentences), facts


@lru_cache(maxsize=64)
def on_ships(seed: int) -> Sentences:
    """Return sentences on what ship tiles do."""
    return first("checkup.ships", seed, _sentences)
