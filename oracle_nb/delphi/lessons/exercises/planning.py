"""Exercises on planning: trips of several moves, and which of two turns is better.

Trips ask for the correct order of moves, or for the fewest dice. Of two turns, the better one
brings the player home sooner, by play-outs. The positions, the turns and what play-outs have
measured (`oracle_nb.delphi.puzzles.proof`) are in ``turn_choices.json``. A turn is given up to the
first action after which chance or a choice decides something: the play-outs go on from there as
well as they can. Both turns are legal, and which one is better doesn't follow from the rules, so
the answer is the same for everybody, whatever they believe about the rules.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from random import Random
from typing import Final

import msgspec

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.sailing import (
    RANGE,
    away_reason,
    move,
    range_of,
    steps_to,
    targets,
    with_ship_near,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, shores
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    in_order,
    lines,
    number,
    only,
    orders,
    seed_template,
    shortest,
    template,
    written,
)
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.verbs import GOD_VERBS, SAILING_VERBS, TASK_VERBS, WITHOUT_GOD
from oracle_nb.delphi.pieces import TOP_ROW, Color, God
from oracle_nb.delphi.planning.evaluator import Evaluator
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    NumberInput,
    Ordering,
    Route,
    SingleChoice,
)
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.opening import open_game
from oracle_nb.games.puzzle_set import Margin

MOVES: Final = (int(Verb.MOVE),)


@template("sailing.order", rests_on=("move.range", "move.end-color", "move.buy-range"))
def order(scene: ExerciseScene) -> Question:
    """Ask for an order in which three moves are possible."""
    scene = scene.with_me(favor=scene.seed % 2)
    random, write = scene.random, scene.rules.notation.write
    dice = list(dict.fromkeys(scene.me.dice))
    assume(len(dice) >= 3)
    random.shuffle(dice)
    there, items = scene, []
    for die in dice:
        ends = targets(there, scene.rules, die)
        assume(ends)
        end = random.choice(ends)
        items.append(write(move(die, end)))
        there = there.with_me(ship=end)
    shown = tuple(sorted(items))

    def answers(rules: Delphi) -> Answers:
        return orders(rules, scene.position, shown)

    assume(1 <= len(answers(scene.rules)) <= 2)

    def explain() -> tuple[Reason, ...]:
        rules, position, board = scene.rules, scene.position, scene.rules.board
        away = []
        for text in min(answers(scene.rules)):
            action: Action = rules.notation.read(text)
            away.append(board.distance()[position.players[position.turn].ship][action.target])
            position = rules.apply(position, action, SeededChance(0)).position
        return (
            Reason("why-sailing-order"),
            Reason("why-sailing-in-order", {"text": in_order(away)}),
        )

    return Question(
        scene,
        answers,
        form=Ordering(shown),
        facts={"tokens": scene.me.favor},
        action=scene.rules.notation.read,
        look=(scene.me.ship,),
        explain=explain,
    )


def _trip(scene: ExerciseScene, ends: Callable[[Delphi], tuple[int, ...]], shown: int) -> Question:
    """Ask to reach one of some spaces with two moves, if one isn't enough."""
    seat, board = scene.position.turn, scene.rules.board

    def there(position: Position) -> bool:
        return position.players[seat].ship in ends(scene.rules)

    def way(rules: Delphi, most: int) -> Answers:
        wanted = ends(rules)
        paths = lines(
            rules,
            scene.position,
            most,
            (*MOVES, Verb.FAVOR),
            lambda position, action: action.verb == Verb.MOVE and action.target in wanted,
            lambda position: position.players[seat].ship in wanted,
            lambda rules, position, left: _near(rules, position, wanted, left),
        )
        return written(rules, paths)

    def answers(rules: Delphi) -> Answers:
        return way(rules, 2)

    assume(not there(scene.position) and not way(scene.rules, 1) and answers(scene.rules))

    def explain() -> tuple[Reason, ...]:
        facts = {"range": range_of(scene), "tokens": scene.me.favor}
        return (Reason("why-sailing-trip", facts),)

    return Question(
        scene,
        answers,
        facts={"space": board.spaces[shown], "tokens": scene.me.favor, "dice": scene.dice},
        action=scene.rules.notation.read,
        goal=there,
        look=(scene.me.ship, shown),
        explain=explain,
    )


def _near(rules: Delphi, position: Position, ends: tuple[int, ...], moves: int) -> bool:
    """Return whether a number of moves reaches a space if every space has the right color."""
    me = position.players[position.turn]
    way = moves * rules.powers(position).range + me.favor
    return any(rules.board.distance()[me.ship][end] <= way for end in ends)


@template(
    "sailing.trip",
    rests_on=("move.range", "move.end-color", "move.buy-range", "oracle.recolor"),
    form=ActionSequence(2),
)
def trip(scene: ExerciseScene) -> Question:
    """Ask to reach a space with two dice and the available tokens."""
    scene = with_ship_near(scene.with_me(favor=scene.seed % 3))
    far = [i for i in scene.rules.board.water if RANGE < steps_to(scene, i) <= 7]
    assume(far)
    end = scene.random.choice(far)
    return _trip(scene, lambda rules: (end,), end)


@template(
    "sailing.alongside",
    rests_on=("move.range", "move.end-color", "move.buy-range", "oracle.recolor"),
    form=ActionSequence(2),
)
def alongside(scene: ExerciseScene) -> Question:
    """Ask to get next to an island or a city with two dice."""
    scene = scene.with_me(favor=scene.seed % 2)
    board = scene.rules.board
    land = scene.random.choice((*board.all_islands, *board.cities))

    def ends(rules: Delphi) -> tuple[int, ...]:
        board = rules.board
        return shores(board, land)

    assume(min(steps_to(scene, space) for space in ends(scene.rules)) <= 6)
    return _trip(scene, ends, land)


def legs(scene: ExerciseScene, stops: Sequence[int]) -> tuple[Route, ...]:
    """Return the routes from stop to stop, to be drawn."""
    board = scene.rules.board
    starts = (scene.me.ship, *stops[:-1])
    return tuple(board.route(start, end) for start, end in zip(starts, stops, strict=True))


@template(
    "sailing.fewest",
    rests_on=("move.range", "move.end-color", "turn.die-once"),
    form=NumberInput(1, 3),
)
def fewest(scene: ExerciseScene) -> Question:
    """Ask for the number of dice that a route takes without tokens."""
    scene = scene.with_me(favor=0)
    seat, board = scene.position.turn, scene.rules.board
    near = [i for i in board.water if 2 <= steps_to(scene, i) <= 9]

    def dice(rules: Delphi, end: int) -> tuple[Action, ...]:
        return shortest(
            rules,
            scene.position,
            3,
            MOVES,
            lambda position, action: action.target == end,
            lambda position: position.players[seat].ship == end,
        )

    def stops() -> tuple[int, ...]:
        return tuple(action.target for action in dice(scene.rules, end))

    # One die, two or three, with equal frequency.
    wanted = 1 + scene.seed % 3
    tried = scene.random.sample(near, min(5, len(near)))
    ends = [space for space in tried if len(dice(scene.rules, space)) == wanted]
    assume(ends)
    end = ends[0]

    def answers(rules: Delphi) -> Answers:
        line = dice(rules, end)
        return number(len(line)) if line else frozenset()

    def explain() -> tuple[Reason, ...]:
        spaces = tuple(board.spaces[stop] for stop in stops())
        facts = {"spaces": spaces, "dice": len(spaces)}
        return away_reason(scene, end), Reason("why-sailing-fewest", facts)

    return Question(
        scene,
        answers,
        facts={"space": board.spaces[end], "dice": scene.dice},
        look=(scene.me.ship, end),
        explain=explain,
        draw=lambda: legs(scene, stops()),
    )


OPTIONS: Final = ("turn-1", "turn-2")


class TurnChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two turns in a position, and by how much the better one is better.

    ``code`` is the share code of the position, ``seed`` that of the first pair of play-outs, and
    ``margin`` the number of rounds that the better turn saves.
    """

    code: str
    better: Answer
    worse: Answer
    seed: int
    margin: Margin


@cache
def turn_choices() -> Mapping[str, tuple[TurnChoice, ...]]:
    """Return the choices of each template, by its name."""
    source = files(__package__) / "turn_choices.json"
    return msgspec.json.decode(source.read_bytes(), type=dict[str, tuple[TurnChoice, ...]])


def played(rules: Delphi, position: Position, line: Answer) -> Iterator[tuple[Action, Position]]:
    """Yield the actions of a line, each with the position after it."""
    for action in map(rules.notation.read, line):
        position = rules.apply(position, action, SeededChance(0)).position
        yield action, position


def spent(rules: Delphi, position: Position, line: Answer) -> int:
    """Return the number of favor tokens and oracle cards that a turn spends."""
    total, seat = 0, position.turn
    for action, then in played(rules, position, line):
        if action.verb == Verb.MOVE:
            total += position.players[seat].favor - then.players[seat].favor
        elif action.color >= 0 and action.source >= 0:
            # Some of these actions also bring tokens.
            total += rules.price(position, action.source, action.color) or 0
        total += CARD <= action.source < EXTRA
        position = then
    return total


def number_of(verbs: Collection[int], rules: Delphi, position: Position, line: Answer) -> int:
    """Return the number of actions of a turn with some verbs."""
    return sum(action.verb in verbs for action, _ in played(rules, position, line))


def dice_left(rules: Delphi, position: Position, line: Answer) -> float:
    """Return about how many dice the rest takes after a turn, if all goes well, by the planner."""
    search = Evaluator(rules).search(position, position.turn)
    node = search.root
    for action in map(rules.notation.read, line):
        node = next(after for step, after, _ in search.steps(node) if step == action)
    return round(search.chart.estimator.near_best(node.work, node.ship), 1)


WORK: Final = TASK_VERBS | WITHOUT_GOD.keys()
"""Verbs that advance a task."""


SAVED: Final = 0.5
"""Minimum number of dice saved that explains why a turn is better."""
COUNTED: Final[dict[str, Callable[[Delphi, Position, Answer], float]]] = {}
"""The number of each turn that the explanation compares, by the template."""


def _difference(
    template: str, rules: Delphi, position: Position, lines: Sequence[Answer], right: int
) -> Reason:
    """Return what makes one of two turns better: the dice that it saves, or what they spend."""
    dice = [dice_left(rules, position, line) for line in lines]
    counted = COUNTED[template]
    if counted is dice_left or dice[1 - right] - dice[right] >= SAVED:
        return Reason("why-planning-route", {"dice1": dice[0], "dice2": dice[1]})
    first, second = (counted(rules, position, line) for line in lines)
    return Reason(f"why-{template.replace('.', '-')}", {"turn1": first, "turn2": second})


def choose(template: str, seed: int) -> Question:
    """Return the exercise to choose the better of two turns."""
    choices = turn_choices()[template]
    time, number = divmod(seed, len(choices))
    choice, turned = choices[number], (number + time) % 2
    game = open_game(choice.code)
    rules, position = game.rules, game.position
    assert isinstance(rules, Delphi)
    lines = (choice.worse, choice.better) if turned else (choice.better, choice.worse)

    me = position.players[position.turn]
    cards = [color for color in Color for _ in range(me.cards[color])]
    actions = [rules.notation.read(part) for line in lines for part in line]

    def explain() -> tuple[Reason, ...]:
        name = f"why-{template.replace('.', '-')}"
        return (
            Reason(f"{name}-rule"),
            _difference(template, rules, position, lines, turned),
            Reason(
                "why-planning-margin",
                {
                    "number": turned + 1,
                    "saved": choice.margin.mean,
                    "low": choice.margin.low,
                    "high": choice.margin.high,
                    "pairs": choice.margin.pairs,
                },
            ),
        )

    return Question(
        ExerciseScene(rules, position, Random(seed), template, seed),
        lambda rules: only(OPTIONS[turned]),
        form=SingleChoice(OPTIONS, lines=lines),
        prompt="ask-planning",
        facts={
            "dice": tuple(map(Color, me.dice)),
            "cards": tuple(cards),
            "tokens": me.favor,
            "extra": int(rules.powers(position).extra_action),
            "gods": tuple(god for god in God if me.gods[god] == TOP_ROW),
        },
        look=tuple(
            dict.fromkeys((me.ship, *(action.target for action in actions if action.target >= 0)))
        ),
        explain=explain,
    )


def _register(
    template: str, count: Callable[[Delphi, Position, Answer], float], *, rests_on: tuple[str, ...]
) -> None:
    """Register a template whose explanation compares a number of each turn."""
    COUNTED[template] = count
    seed_template(template, rests_on=rests_on)(partial(choose, template))


_register(
    "planning.dice",
    partial(number_of, WORK | SAILING_VERBS),
    rests_on=("turn.sources", "move.range", "action.take-favor", "action.draw-card"),
)


_register(
    "planning.spend",
    spent,
    rests_on=("oracle.recolor", "move.buy-range", "oracle.card-as-die", "end.winner"),
)


_register(
    "planning.gods",
    partial(number_of, GOD_VERBS | {Verb.ADVANCE, Verb.HEAL}),
    rests_on=("god.advance-action", "god.use", "god.return"),
)


_register(
    "planning.route", dice_left, rests_on=("action.adjacent", "move.end-color", "move.to-zeus")
)
