"""Exercises that judge turns: which of two turns brings the player home sooner, by play-outs.

The positions, the turns and what play-outs have measured (`oracle_nb.delphi.puzzles.proof`) are in
``turn_choices.json``. A turn is given up to the first action after which chance or a choice decides
something: the play-outs go on from there as well as they can.

Both turns are legal, and which one is better doesn't follow from the rules, so the answer is the
same for everybody, whatever they believe about the rules.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache, partial
from importlib.resources import files
from random import Random
from typing import Final

import msgspec

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.templates import Question, only, seed_template
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.verbs import GOD_VERBS, SAILING_VERBS, TASK_VERBS, WITHOUT_GOD
from oracle_nb.delphi.pieces import TOP_ROW, Color, God
from oracle_nb.delphi.planning.evaluator import Evaluator
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answer, SingleChoice
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.opening import open_game
from oracle_nb.games.puzzle_set import Margin

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


COUNTED: Final[dict[str, Callable[[Delphi, Position, Answer], float]]] = {}
"""The number of each turn that the explanation compares, by the template."""


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
        counted = COUNTED[template]
        first, second = (counted(rules, position, line) for line in lines)
        fact = "dice" if counted is dice_left else "turn"
        facts = {f"{fact}1": first, f"{fact}2": second}
        name = f"why-{template.replace('.', '-')}"
        return (
            Reason(f"{name}-rule"),
            Reason(name, facts),
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
