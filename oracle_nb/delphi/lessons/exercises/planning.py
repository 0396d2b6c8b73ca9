"""Exercises on planning: trips of several moves, and which of two turns is better.

Trips ask for the correct order of moves, or for the fewest dice. Of two turns, the better one
brings the player home sooner, by play-outs. The positions, the turns and what play-outs have
measured (`oracle_nb.delphi.puzzles.proof`) are in ``turn_choices.json``. A turn is given up to the
first action after which chance or a choice decides something: the play-outs go on from there as
well as they can. Both turns are legal, and which one is better doesn't follow from the rules, so
the answer is the same for everybody, whatever they believe about the rules.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

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
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import TOP_ROW, Color, God
from oracle_nb.delphi.planning.evaluator import Evaluator
from oracle_nb.delphi.planning.reasons import every_reason, homeward
from oracle_nb.delphi.planning.turn_node import TurnLine
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    NumberInput,
    Ordering,
    PlayoutPairs,
    Route,
    SingleChoice,
)
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.motives import Motive
from oracle_nb.games.opening import open_game

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
        read = scene.rules.notation.read
        # Some places take the tokens of a die that isn't used for sailing.
        takes = all(read(line[0]).verb == Verb.FAVOR for line in answers(scene.rules))
        taken = (Reason("why-sailing-take"),) if takes else ()
        return (Reason("why-sailing-trip", facts), *taken)

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
PAIRS: Final = 100
"""Number of pairs of play-outs that an answer shows."""
GAINS: Final = 2
"""Maximum number of gains of a turn that an answer names."""


class TurnChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two turns in a position, and how games end in which they are played out.

    ``code`` is the share code of the position, ``seed`` that of the first pair of play-outs, and
    ``ends`` are as in `PlayoutPairs`, the better turn first.
    """

    code: str
    better: Answer
    worse: Answer
    seed: int
    ends: tuple[tuple[int, int, int], ...]


@cache
def turn_choices() -> Mapping[str, tuple[TurnChoice, ...]]:
    """Return the choices of each template, by its name."""
    source = files(__package__) / "turn_choices.json"
    return msgspec.json.decode(source.read_bytes(), type=dict[str, tuple[TurnChoice, ...]])


def followed(rules: Delphi, position: Position, line: Answer) -> tuple[TurnSearch, TurnLine]:
    """Return a turn as the planner values it, and its search."""
    search = Evaluator(rules).search(position, position.turn)
    known = search.followed(tuple(map(rules.notation.read, line)))
    assert known is not None, line
    return search, known


def gains(rules: Delphi, position: Position, lines: Sequence[Answer]) -> list[tuple[Motive, ...]]:
    """Return what only one of two turns achieves, in words of the coach, of each turn.

    The dice that all tasks need are an estimate, and what one turn brings near isn't a gain over
    another one that does it.
    """
    turns = [followed(rules, position, line) for line in lines]
    # Which task is the last one depends on the rest of a turn.
    motives = [
        tuple(
            replace(each, facts={**each.facts, "last": False}) if "last" in each.facts else each
            for each in homeward(*turn) + every_reason(*turn)
        )
        for turn in turns
    ]
    done = [{_goal(each) for each in those if each.what == "coach-task"} for those in motives]
    return [
        tuple(
            motive
            for motive in motives[turn]
            if motive not in motives[1 - turn]
            and motive.what not in VAGUE
            and (motive.what == "coach-task" or _goal(motive) not in done[1 - turn])
        )[:GAINS]
        for turn in (0, 1)
    ]


VAGUE: Final = ("coach-work", "coach-least")
"""Reasons of the coach that no player can check on the board."""


def _goal(motive: Motive) -> tuple[object, ...]:
    """Return what identifies the goal of a motive; one of its own without a goal."""
    facts = motive.facts
    return (facts["verb"], facts["space"]) if "space" in facts else (motive.what, *facts.items())


def dice_left(rules: Delphi, position: Position, line: Answer) -> int:
    """Return the number of dice that a turn leaves, up to the first decision of chance."""
    for action in map(rules.notation.read, line):
        position = rules.apply(position, action, SeededChance(0)).position
    return len(position.players[position.turn].dice)


def general_rule(
    template: str, rules: Delphi, position: Position, choice: TurnChoice, other: Sequence[Motive]
) -> str:
    """Return the advice that fits two turns, that of the template if possible; "" for none.

    ``other``: what only the worse turn achieves.
    """
    actions = map(rules.notation.read, choice.better + choice.worse)
    dice = {action.verb for action in actions if 0 <= action.source < CARD}
    fits = {
        "dice": bool(dice),
        "spend": spent(rules, position, choice.better) > spent(rules, position, choice.worse),
        "gods": not dice.isdisjoint((Verb.ADVANCE, Verb.HEAL)),
        "route": any(motive.what in GOALS for motive in other),
    }
    own = template.removeprefix("planning.")
    return next((name for name in (own, "gods") if fits[name]), "")


GOALS: Final = ("coach-task", "coach-explore", "coach-closer")
"""Reasons of the coach that name a goal of a turn."""


def spent(rules: Delphi, position: Position, line: Answer) -> int:
    """Return the number of cards and tokens that a turn uses; not those that an action replaces."""
    count = 0
    for action in map(rules.notation.read, line):
        before = position.players[position.turn].favor
        position = rules.apply(position, action, SeededChance(0)).position
        count += max(0, before - position.players[position.turn].favor)
        count += CARD <= action.source < EXTRA
    return count


def _means(rules: Delphi, position: Position) -> dict[str, Any]:
    """Return what the question names: the tasks, and everything that turns may use."""
    me = position.players[position.turn]
    return {
        "own": Color(rules.setting.ships[position.turn]),
        "tasks": tuple(map(Task, me.tasks)),
        "dice": tuple(map(Color, me.dice)),
        "cards": tuple(color for color in Color for _ in range(me.cards[color])),
        "tokens": me.favor,
        "extra": int(rules.powers(position).extra_action),
        "gods": tuple(god for god in God if me.gods[god] == TOP_ROW),
    }


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
    actions = [rules.notation.read(part) for line in lines for part in line]

    @cache
    def play_out() -> PlayoutPairs:
        ends = tuple((b, a, pairs) if turned else (a, b, pairs) for a, b, pairs in choice.ends)
        first, second = gains(rules, position, lines)
        return PlayoutPairs(ends, (first, second))

    def explain() -> tuple[Reason, ...]:
        played, left = play_out(), [dice_left(rules, position, line) for line in lines]
        reasons = [
            Reason(
                "why-planning-turn",
                {"number": turn + 1},
                motive=motive,
                decisive=motive.what.startswith("coach-home"),
            )
            for turn, motives in enumerate(played.gains)
            for motive in motives
        ]
        if advice := general_rule(template, rules, position, choice, played.gains[1 - turned]):
            reasons.append(Reason(f"why-planning-{advice}-rule"))
        if not all(played.gains) and left[turned] > left[1 - turned]:
            reasons.append(Reason("why-planning-left", {"left1": left[0], "left2": left[1]}))
        facts = {
            "number": turned + 1,
            "games": played.count,
            "rest": played.count - played.faster(turned),
            "faster": played.faster(turned),
            "slower": played.faster(1 - turned),
            "saved": round(played.saved(turned), 1),
        }
        return (*reasons, Reason("why-planning-games", facts))

    return Question(
        ExerciseScene(rules, position, Random(seed), template, seed),
        lambda rules: only(OPTIONS[turned]),
        form=SingleChoice(OPTIONS, lines=lines),
        prompt="ask-planning",
        facts=_means(rules, position),
        look=tuple(
            dict.fromkeys((me.ship, *(action.target for action in actions if action.target >= 0)))
        ),
        explain=explain,
        play_out=play_out,
    )


TURNS: Final = {
    "planning.dice": ("turn.sources", "move.range", "action.take-favor", "action.draw-card"),
    "planning.spend": ("oracle.recolor", "move.buy-range", "oracle.card-as-die", "end.winner"),
    "planning.gods": ("god.advance-action", "god.use", "god.return"),
    "planning.route": ("action.adjacent", "move.end-color", "move.to-zeus"),
}
"""The rules that each template on turns rests on."""
for _name, _rules in TURNS.items():
    seed_template(_name, rests_on=_rules)(partial(choose, _name))
