"""Exercises on options: short games, the preset for a first game, and later god steps."""

from typing import Final

from oracle_nb.delphi.lessons.exercises.asking import E, asked, templates
from oracle_nb.delphi.lessons.exercises.bays import ashore
from oracle_nb.delphi.lessons.exercises.fights import number
from oracle_nb.delphi.lessons.exercises.lines import lines, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.starting import begun, rules_for
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, CheckInjuries, Phase, Position
from oracle_nb.delphi.model.ruleset import FIRST_GAME, RuleSet
from oracle_nb.delphi.model.tasks import Family, tasks_of
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, God, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, MultipleChoice, NumberInput
from oracle_nb.games.exercises import AnswerReason as Reason

ALL_TASKS: Final = 12
EACH: Final = 3
"""Number of tasks of each family in a game that isn't shortened."""
GAMES: Final = 12
"""Number of first games in which every recommended ship tile occurs."""


def tasks(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how many tasks of a family there are in a short game."""
    random = scene.random
    returned = 1 + seed % 4
    both = random.sample([*Family], 2)
    options = RuleSet(returned=returned, first_game_tiles=True)  # type: ignore[arg-type]
    rules = rules_for(2, random.randrange(4), options)
    setup = rules.set_up(random.randrange(50))

    def solve(rules: Delphi) -> Answers:
        own = rules.understood(setup).players[0].tasks
        return number(sum(len(tasks_of(own, family)) for family in both))

    ((left,),) = solve(rules)
    gone = 2 * EACH - int(left)
    first, second = both
    facts = {"family": first, "other": second, "count": ALL_TASKS - returned}
    return asked(
        ExerciseScene(rules, begun(rules, setup), random),
        "options.tasks",
        seed,
        NumberInput(0, 9),
        solve,
        ("setup.short-game",),
        facts=facts,
        explain=lambda: (
            Reason("why-options-order"),
            Reason("why-options-returned", {"returned": returned}),
            Reason("why-options-tasks", {"each": 2 * EACH, "gone": gone, "left": int(left)}),
        ),
    )


def tiles(scene: ExerciseScene, seed: int) -> E | None:
    """Ask which ship tiles can be dealt in a first game."""
    random = scene.random
    rules = rules_for(4, random.randrange(4), FIRST_GAME)
    setups = [rules.set_up(random.randrange(50)) for _ in range(GAMES)]
    dealt = {str(ShipTile(player.tile)) for setup in setups for player in setup.players}
    options = tuple(f"tile-{tile}" for tile in random.sample([*ShipTile], 5))

    def solve(rules: Delphi) -> Answers:
        fit = (one for one in options if one.removeprefix("tile-") in dealt)
        return frozenset({tuple(sorted(fit))})

    (right,) = solve(rules)
    if not 1 <= len(right) <= 3:
        return None
    return asked(
        ExerciseScene(rules, begun(rules, setups[0]), random),
        "options.tiles",
        seed,
        MultipleChoice(options),
        solve,
        ("setup.first-game",),
        explain=lambda: (Reason("why-options-simple"), Reason("why-options-tiles")),
    )


def gods(scene: ExerciseScene, seed: int) -> E | None:
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

    def solve(rules: Delphi) -> Answers:
        return written(rules, lines(rules, table.position, 1, (Verb.ADVANCE,), last, reached))

    if not solve(table.rules):
        return None
    return asked(
        table,
        "options.gods",
        seed,
        ActionSequence(1),
        solve,
        ("turn.consult-gods-delayed", "turn.consult-gods"),
        facts={"gods": tuple(map(God, sorted((god, other, low))))},
        goal=reached,
        explain=lambda: (
            Reason("why-options-later"),
            Reason("why-options-god", {"row": TOP_ROW - 1}),
        ),
    )


TEMPLATES: Final = templates({"options.tasks": tasks, "options.tiles": tiles, "options.gods": gods})
