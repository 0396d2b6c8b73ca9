"""Exercises on options: short games, the preset for a first game, and later god steps."""

from typing import Final

from oracle_nb.delphi.lessons.exercises.bays import ashore
from oracle_nb.delphi.lessons.exercises.lines import lines, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.starting import begun, rules_for
from oracle_nb.delphi.lessons.exercises.templates import Question, number, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, CheckInjuries, Phase, Position
from oracle_nb.delphi.model.ruleset import FIRST_GAME, RuleSet
from oracle_nb.delphi.model.tasks import Family, tasks_of
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, God, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, MultipleChoice, NumberInput, Picture
from oracle_nb.games.exercises import AnswerReason as Reason

ALL_TASKS: Final = 12
EACH: Final = 3
"""Number of tasks of each family in a game that isn't shortened."""
GAMES: Final = 12
"""Number of first games in which every recommended ship tile occurs."""


@template(
    "options.tasks", rests_on=("setup.short-game",), form=NumberInput(0, 9), picture=Picture.OWN
)
def tasks(scene: ExerciseScene) -> Question:
    """Ask how many tasks of a family there are in a short game."""
    random = scene.random
    returned = 1 + scene.seed % 4
    both = random.sample([*Family], 2)
    options = RuleSet(returned=returned, first_game_tiles=True)  # type: ignore[arg-type]
    rules = rules_for(2, random.randrange(4), options)
    setup = rules.set_up(random.randrange(50))

    def answers(rules: Delphi) -> Answers:
        own = rules.understood(setup).players[0].tasks
        return number(sum(len(tasks_of(own, family)) for family in both))

    ((left,),) = answers(rules)
    gone = 2 * EACH - int(left)
    first, second = both
    facts = {"family": first, "other": second, "count": ALL_TASKS - returned}
    return Question(
        scene.moved_to(rules, begun(rules, setup)),
        answers,
        facts=facts,
        explain=lambda: (
            Reason("why-options-order"),
            Reason("why-options-returned", {"returned": returned}),
            Reason("why-options-tasks", {"each": 2 * EACH, "gone": gone, "left": int(left)}),
        ),
    )


@template("options.tiles", rests_on=("setup.first-game",), picture=Picture.OWN)
def tiles(scene: ExerciseScene) -> Question:
    """Ask which ship tiles can be dealt in a first game."""
    random = scene.random
    rules = rules_for(4, random.randrange(4), FIRST_GAME)
    setups = [rules.set_up(random.randrange(50)) for _ in range(GAMES)]
    dealt = {str(ShipTile(player.tile)) for setup in setups for player in setup.players}
    options = tuple(f"tile-{tile}" for tile in random.sample([*ShipTile], 5))

    def answers(rules: Delphi) -> Answers:
        fit = (one for one in options if one.removeprefix("tile-") in dealt)
        return frozenset({tuple(sorted(fit))})

    (right,) = answers(rules)
    assume(1 <= len(right) <= 3)
    return Question(
        scene.moved_to(rules, begun(rules, setups[0])),
        answers,
        form=MultipleChoice(options),
        explain=lambda: (Reason("why-options-simple"), Reason("why-options-tiles")),
    )


@template(
    "options.gods",
    rests_on=("turn.consult-gods-delayed", "turn.consult-gods"),
    form=ActionSequence(1),
)
def gods(scene: ExerciseScene) -> Question:
    """Ask for the god step from another player's roll that brings a god to the top row."""
    scene, random = ashore(scene), scene.random
    god, other, low = random.sample(COLORS, 3)
    rows = tuple({god: TOP_ROW - 1, other: 3, low: 4}.get(color, 0) for color in COLORS)
    among = 1 << god | 1 << other | 1 << low
    step = AdvanceGod(0, among, "turn.consult-gods-delayed")
    table = scene.with_me(gods=rows).with_position(
        phase=Phase.CHECK, pending=(step, CheckInjuries(0)), spent=(), played=-1
    )

    def reached(position: Position) -> bool:
        return position.players[0].gods[god] == TOP_ROW

    def last(position: Position, action: Action) -> bool:
        return action.color == god

    def answers(rules: Delphi) -> Answers:
        return written(rules, lines(rules, table.position, 1, (Verb.ADVANCE,), last, reached))

    assume(answers(table.rules))
    return Question(
        table,
        answers,
        facts={"gods": tuple(map(God, sorted((god, other, low))))},
        goal=reached,
        explain=lambda: (
            Reason("why-options-later"),
            Reason("why-options-god", {"row": TOP_ROW - 1}),
        ),
    )
