"""Plans for a turn: the shortest lines of actions that reach a goal, found by search."""

from collections.abc import Callable, Iterator
from itertools import islice
from math import factorial
from typing import Any, Final, NamedTuple, TypeAlias

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.lines import orders
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers

DICE: Final = 3
"""Number of actions in a turn with dice only."""
LINES: Final = 60
"""Maximum number of shortest lines; a false belief may allow thousands."""
Line: TypeAlias = tuple[Action, ...]


class TurnGoal(NamedTuple):
    """A goal of a turn.

    Parameters
    ----------
    reached
        Whether a position reaches it.
    useful
        Whether an action can belong to a shortest line, given the position before it and the
        number of actions after it. The search tries only these.
    """

    reached: Callable[[Position], bool]
    useful: Callable[[Delphi, Position, Action, int], bool]


def _lines(rules: Delphi, position: Position, most: int, goal: TurnGoal) -> Iterator[Line]:
    """Yield the lines of up to some actions that reach a goal."""
    for action in rules.legal_actions(position):
        if not goal.useful(rules, position, action, most - 1):
            continue
        then = rules.apply(position, action, SeededChance(0)).position
        if goal.reached(then):
            yield (action,)
        elif most > 1 and not then.pending:
            yield from ((action, *line) for line in _lines(rules, then, most - 1, goal))


def plans(rules: Delphi, position: Position, most: int, goal: TurnGoal) -> tuple[Line, ...]:
    """Return lines to a goal with the fewest actions; () if a number of them isn't enough."""
    for length in range(1, most + 1):
        if found := tuple(islice(_lines(rules, position, length, goal), LINES)):
            return found
    return ()


def ordered(rules: Delphi, position: Position, line: Line) -> bool:
    """Return whether the actions of a line are impossible in some other order."""
    items = tuple(map(rules.notation.write, line))
    different = len(set(items)) == len(items)
    return different and len(orders(rules, position, items)) < factorial(len(items))


def spoils(rules: Delphi, position: Position, action: Action, goal: TurnGoal) -> bool:
    """Return whether a goal is out of reach this turn after a legal action."""
    then = rules.apply(position, action, SeededChance(0)).position
    return not goal.reached(then) and not plans(rules, then, DICE - 1, goal)


def planned(
    scene: ExerciseScene,
    goal: TurnGoal,
    least: int,
    *,
    whole_turn: bool = False,
    any_order: bool = False,
    most: int = DICE,
    facts: dict[str, Any],
    **more: Any,
) -> Question:
    """Return the exercise to reach a goal this turn.

    The scene is unsuitable if up to ``most`` actions don't reach it, if fewer than ``least``
    actions do, or if a careless player reaches it, too: with the same actions in any other order,
    or, with ``any_order``, after any of the actions of the same kinds.
    """

    def answers(rules: Delphi) -> Answers:
        found = plans(rules, scene.position, most, goal)
        return frozenset(tuple(map(rules.notation.write, line)) for line in found)

    assume(not goal.reached(scene.position))
    found = plans(scene.rules, scene.position, most, goal)
    assume(found and len(found[0]) >= least)
    rules, position = scene.rules, scene.position
    if any_order:
        kinds = {action.verb for action in found[0]}
        tries = (one for one in rules.legal_actions(position) if one.verb in kinds)
        assume(any(spoils(rules, position, one, goal) for one in tries))
    else:
        assume(any(ordered(rules, position, line) for line in found))
    dice = tuple(map(Color, scene.me.dice))
    return Question(
        scene,
        answers,
        form=ActionSequence(most, whole_turn),
        facts={"dice": dice, "tokens": scene.me.favor, **facts},
        action=scene.rules.notation.read,
        goal=goal.reached,
        **more,
    )
