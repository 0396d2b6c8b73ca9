"""Lines: several actions in a row, as given rules allow them, and plans for a turn."""

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import islice
from math import factorial
from typing import Any, Final, NamedTuple, TypeAlias

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answer, Answers, Solver

Goal = Callable[[Position], bool]
Wanted = Callable[[Position, Action], bool]
Hope = Callable[[Delphi, Position, int], bool]

DICE: Final = 3
"""Number of actions in a turn with dice only."""
LINES: Final = 60
"""Maximum number of shortest lines; a false belief may allow thousands."""
Line: TypeAlias = tuple[Action, ...]


def after(rules: Delphi, position: Position, action: Action) -> Position | None:
    """Return the position after an action; None if it is refused.

    Pending decisions get their first answer.
    """
    if not rules.check(position, action).allowed:
        return None
    chance = SeededChance(0)
    position = rules.apply(position, action, chance).position
    while position.pending:
        position = rules.apply(position, rules.legal_actions(position)[0], chance).position
    return position


def after_legal(
    rules: Delphi, position: Position, actions: Iterable[Action], seed: int = 0
) -> Position:
    """Return the position after some actions, without those that are refused."""
    chance = SeededChance(seed)
    for action in actions:
        if rules.check(position, action):
            position = rules.apply(position, action, chance).position
    return position


def task_completed(before: Position) -> Goal:
    """Return the goal that the player to move completes a task."""
    seat = before.turn
    count = len(before.players[seat].tasks)
    return lambda after: len(after.players[seat].tasks) < count


def orders(rules: Delphi, position: Position, items: Answer) -> Answers:
    """Return every order in which the actions, written as texts, can all be carried out."""
    if not items:
        return frozenset({()})
    possible = set()
    for item in items:
        then = after(rules, position, rules.notation.read(item))
        if then is not None:
            rest = tuple(other for other in items if other != item)
            possible |= {(item, *order) for order in orders(rules, then, rest)}
    return frozenset(possible)


def _always(rules: Delphi, position: Position, left: int) -> bool:
    return True


def lines(
    rules: Delphi,
    position: Position,
    most: int,
    verbs: Collection[int],
    last: Wanted,
    goal: Goal,
    hope: Hope = _always,
) -> Iterator[tuple[Action, ...]]:
    """Yield the lines of up to ``most`` actions with these verbs that reach the goal.

    ``last`` quickly says whether an action may be the last of a line, ``hope`` whether the goal is
    still possible with the remaining number of actions.
    """
    for action in rules.legal_actions(position):
        if action.verb not in verbs or (most == 1 and not last(position, action)):
            continue
        then = rules.apply(position, action, SeededChance(0)).position
        if goal(then):
            yield (action,)
        elif most > 1 and not then.pending and hope(rules, then, most - 1):
            for line in lines(rules, then, most - 1, verbs, last, goal, hope):
                yield (action, *line)


def shortest(
    rules: Delphi, position: Position, most: int, verbs: Collection[int], last: Wanted, goal: Goal
) -> tuple[Action, ...]:
    """Return the fewest actions that reach the goal; () if the maximum isn't enough."""
    for length in range(1, most + 1):
        if line := next(lines(rules, position, length, verbs, last, goal), None):
            return line
    return ()


def written(rules: Delphi, paths: Iterator[tuple[Action, ...]]) -> Answers:
    """Return lines as answers."""
    return frozenset(tuple(map(rules.notation.write, line)) for line in paths)


def reaching(
    scene: ExerciseScene,
    most: int,
    verbs: Collection[int],
    last: Wanted,
    goal: Goal,
    hope: Hope = _always,
) -> Solver:
    """Return the answer key with every line of `lines` from a scene to a goal."""
    return lambda rules: written(rules, lines(rules, scene.position, most, verbs, last, goal, hope))


class TurnGoal(NamedTuple):
    """A goal of a turn: whether a position reaches it, and which actions the search tries.

    ``useful`` says whether an action can belong to a shortest line, given the position before it
    and the number of actions after it.
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
        if paths := tuple(islice(_lines(rules, position, length, goal), LINES)):
            return paths
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
        paths = plans(rules, scene.position, most, goal)
        return frozenset(tuple(map(rules.notation.write, line)) for line in paths)

    assume(not goal.reached(scene.position))
    paths = plans(scene.rules, scene.position, most, goal)
    assume(paths and len(paths[0]) >= least)
    rules, position = scene.rules, scene.position
    if any_order:
        kinds = {action.verb for action in paths[0]}
        tries = (action for action in rules.legal_actions(position) if action.verb in kinds)
        assume(any(spoils(rules, position, action, goal) for action in tries))
    else:
        assume(any(ordered(rules, position, line) for line in paths))
    dice = scene.dice
    return Question(
        scene,
        answers,
        form=ActionSequence(most, whole_turn),
        facts={"dice": dice, "tokens": scene.me.favor, **facts},
        action=scene.rules.notation.read,
        goal=goal.reached,
        **more,
    )
